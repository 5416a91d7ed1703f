/* paperround.exe and paperround.com: the Python that lies beside them, started with the program's entry.
 *
 * Python is this very process, so that `sys.executable` is the launcher: the engine and the parser are started with
 * it again, and task manager, taskbar and firewall know the program by its own name. The .exe has no console; the
 * .com has one, and is what a terminal finds first. */
#include <stdlib.h>
#include <windows.h>

__declspec(dllimport) int Py_Main(int argc, wchar_t **argv); /* python3.dll: the same for every Python 3 */

static int start(void)
{
    wchar_t *inserted[] = {L"-m", L"paperround_start"};
    wchar_t **arguments = calloc((size_t)__argc + 3, sizeof *arguments);
    if (!arguments)
        return 70;
    arguments[0] = __wargv[0];
    arguments[1] = inserted[0];
    arguments[2] = inserted[1];
    for (int number = 1; number < __argc; number++)
        arguments[number + 2] = __wargv[number];
    return Py_Main(__argc + 2, arguments);
}

int wmain(void) { return start(); }

int WINAPI wWinMain(HINSTANCE instance, HINSTANCE previous, PWSTR line, int show)
{
    (void)instance, (void)previous, (void)line, (void)show;
    return start();
}
