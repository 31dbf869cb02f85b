/* libaegis's names for the functions of aegis128l.h that have another name, result or order of arguments. */
#include "aegis128l.h"

#define aegis_init() 0 /* nothing to do: the first call selects a kernel */

#define aegis128l_KEYBYTES AEGIS128L_KEY_BYTES
#define aegis128l_NPUBBYTES AEGIS128L_NONCE_BYTES

#define aegis128l_state_init aegis128l_init
#define aegis128l_state_encrypt_update(st, c, m, len) ((void)aegis128l_encrypt_update(st, c, m, len), 0)
#define aegis128l_state_encrypt_final aegis128l_encrypt_final
#define aegis128l_state_decrypt_update(st, m, c, len) ((void)aegis128l_decrypt_update(st, m, c, len), 0)
#define aegis128l_state_decrypt_final aegis128l_decrypt_final

#define aegis128l_mac_init(st, key, nonce) aegis128l_mac_start(st, nonce, key)
#define aegis128l_mac_update(st, data, len) (aegis128l_mac_update(st, data, len), 0)
#define aegis128l_mac_verify aegis128l_mac_verify_final
#define aegis128l_mac_state_clone(to, from) (*(to) = *(from))
