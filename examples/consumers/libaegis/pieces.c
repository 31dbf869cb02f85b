/* A message in pieces and AEGISMAC, written for libaegis: the second vector of RFC 10032, and its MAC vector. */
#include <aegis.h>
#include <stdio.h>

static void show(const char *name, const uint8_t *bytes, size_t len)
{
    printf("%s ", name);
    for (size_t i = 0; i < len; i++)
        printf("%02x", bytes[i]);
    printf("\n");
}

int main(void)
{
    const uint8_t key[aegis128l_KEYBYTES] = {0x10, 0x01}, nonce[aegis128l_NPUBBYTES] = {0x10, 0x00, 0x02};
    uint8_t counted[35], cipher[32], opened[32], tag[16];
    aegis128l_state state;
    aegis128l_mac_state mac, copy;

    for (size_t i = 0; i < sizeof counted; i++)
        counted[i] = (uint8_t)i;
    if (aegis_init() != 0)
        return 1;

    aegis128l_state_init(&state, counted, 8, nonce, key);
    if (aegis128l_state_encrypt_update(&state, cipher, counted, 5) != 0 ||
        aegis128l_state_encrypt_update(&state, cipher + 5, counted + 5, 27) != 0 ||
        aegis128l_state_encrypt_final(&state, tag, sizeof tag) != 0)
        return 1;
    show("cipher", cipher, sizeof cipher);
    show("tag", tag, sizeof tag);

    aegis128l_state_init(&state, counted, 8, nonce, key);
    if (aegis128l_state_decrypt_update(&state, opened, cipher, sizeof cipher) != 0 ||
        aegis128l_state_decrypt_final(&state, tag, sizeof tag) != 0)
        return 1;
    show("opened", opened, sizeof opened);

    aegis128l_mac_init(&mac, key, nonce);
    if (aegis128l_mac_update(&mac, counted, 20) != 0)
        return 1;
    aegis128l_mac_state_clone(&copy, &mac);
    if (aegis128l_mac_update(&mac, counted + 20, 15) != 0 || aegis128l_mac_final(&mac, tag, sizeof tag) != 0)
        return 1;
    show("mac", tag, sizeof tag);
    if (aegis128l_mac_update(&copy, counted + 20, 15) != 0 ||
        aegis128l_mac_verify(&copy, tag, sizeof tag) != 0)
        return 1;
    return 0;
}
