/* digests.md5(messages): the MD5 digests of a sequence of bytes, as a list. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "md5_batch.h"

static PyObject *md5(PyObject *module, PyObject *messages)
{
    PyObject *list = PySequence_Tuple(messages), *made = NULL;
    Py_ssize_t n = list == NULL ? -1 : PyTuple_GET_SIZE(list);
    const uint8_t **data = n < 0 ? NULL : PyMem_New(const uint8_t *, (size_t)n);
    size_t *len = n < 0 ? NULL : PyMem_New(size_t, (size_t)n);
    uint8_t(*digest)[16] = n < 0 ? NULL : PyMem_Malloc(16 * (size_t)n);

    (void)module;
    if (n >= 0 && (data == NULL || len == NULL || digest == NULL))
        PyErr_NoMemory();
    for (Py_ssize_t i = 0; i < n && !PyErr_Occurred(); i++) {
        char *bytes;
        Py_ssize_t size;
        if (PyBytes_AsStringAndSize(PyTuple_GET_ITEM(list, i), &bytes, &size) == 0) {
            data[i] = (const uint8_t *)bytes;
            len[i] = (size_t)size;
        }
    }
    if (!PyErr_Occurred()) {
        Py_BEGIN_ALLOW_THREADS /* the tuple keeps the messages alive, and they are immutable */
        md5_batch(data, len, digest, (size_t)n);
        Py_END_ALLOW_THREADS
        made = PyList_New(n);
        for (Py_ssize_t i = 0; made != NULL && i < n; i++)
            PyList_SET_ITEM(made, i, PyBytes_FromStringAndSize((const char *)digest[i], 16));
    }
    PyMem_Free(digest);
    PyMem_Free(len);
    PyMem_Free(data);
    Py_XDECREF(list);
    return made;
}

static PyMethodDef functions[] = {{"md5", md5, METH_O, "The digests of a sequence of bytes."}, {NULL, NULL, 0, NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "digests", NULL, 0, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_digests(void)
{
    return PyModule_Create(&definition);
}
