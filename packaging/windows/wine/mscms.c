/* For Wine 8 alone, whose library lacks WcsCreateIccProfile; never shipped. No screen has a colour profile here. */
#include <windows.h>

#define STUB __declspec(dllexport)

STUB HANDLE WINAPI OpenColorProfileW(PVOID profile, DWORD access, DWORD share, DWORD creation)
{
    (void)profile, (void)access, (void)share, (void)creation;
    return NULL;
}
STUB BOOL WINAPI CloseColorProfile(HANDLE profile) { (void)profile; return TRUE; }
STUB BOOL WINAPI GetColorProfileFromHandle(HANDLE profile, PBYTE buffer, PDWORD size)
{
    (void)profile, (void)buffer, (void)size;
    return FALSE;
}
STUB HANDLE WINAPI WcsCreateIccProfile(HANDLE profile, DWORD options) { (void)profile, (void)options; return NULL; }
