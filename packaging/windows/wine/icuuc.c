/* For Wine 8 alone, which lacks Windows' own ICU; never shipped. It knows no encoding: Qt then uses its built-in
   ones (UTF-8, UTF-16, Latin-1), which is all that the program asks of it. */
#include <stddef.h>
#include <stdint.h>

#define STUB __declspec(dllexport)
#define FILE_ACCESS_ERROR 4

STUB void *ucnv_open(const char *name, int *status) { (void)name; *status = FILE_ACCESS_ERROR; return NULL; }
STUB void ucnv_close(void *converter) { (void)converter; }
STUB void ucnv_reset(void *converter) { (void)converter; }
STUB int8_t ucnv_getMaxCharSize(const void *converter) { (void)converter; return 1; }
STUB const char *ucnv_getName(const void *converter, int *status) { (void)converter; *status = FILE_ACCESS_ERROR; return NULL; }
STUB void ucnv_getToUCallBack(void) {}
STUB void ucnv_getFromUCallBack(void) {}
STUB void ucnv_setToUCallBack(void) {}
STUB void ucnv_setFromUCallBack(void) {}
STUB void ucnv_cbToUWriteUChars(void) {}
STUB void ucnv_cbFromUWriteUChars(void) {}
STUB void ucnv_toUnicode(void) {}
STUB void ucnv_fromUnicode(void) {}
STUB int32_t ucnv_toUCountPending(void) { return 0; }
STUB int32_t ucnv_fromUCountPending(void) { return 0; }
STUB const char *ucnv_getStandardName(void) { return NULL; }
STUB const char *ucnv_getAvailableName(int32_t number) { (void)number; return NULL; }
STUB int32_t ucnv_countAvailable(void) { return 0; }
STUB void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
STUB void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
