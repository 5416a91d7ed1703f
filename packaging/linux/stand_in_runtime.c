/* Stands in for AppImage's runtime where that cannot be had: unpacks what lies behind it with unsquashfs instead of
   mounting it, and starts AppRun. For packaging/check.py alone; never in what is released. */
#include <elf.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define FOLDER "/tmp/unpacked-appimage"

int main(int count, char **arguments) {
    char self[4096], offset[32];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length < 0) return 1;
    self[length] = 0;
    Elf64_Ehdr header;
    int file = open(self, O_RDONLY);
    if (file < 0 || read(file, &header, sizeof header) != sizeof header) return 1;
    close(file);
    snprintf(offset, sizeof offset, "%llu",
             (unsigned long long)(header.e_shoff + (Elf64_Off)header.e_shentsize * header.e_shnum));
    struct stat there;
    if (stat(FOLDER, &there) != 0) {
        pid_t child = fork();
        if (child == 0) {
            execlp("unsquashfs", "unsquashfs", "-q", "-n", "-o", offset, "-d", FOLDER, self, (char *)NULL);
            _exit(127);
        }
        int status;
        if (waitpid(child, &status, 0) < 0 || status != 0) return 1;
    }
    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", FOLDER, 1);
    execv(FOLDER "/AppRun", arguments);
    return 1;
}
