/* A disk that fails, to be preloaded into a house (LD_PRELOAD): as long as the file that $CABALE_FAILING
   names is there, writes to the files of the store, and their way to the disk, fail as that file says:

       EIO 100        every write and every sync
       ENOSPC 20      one of five, at random

   A write that fails has written a part of what it was given, as it is on a real disk. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static const char STORE[] = "/cabale.db"; /* and its -wal, -shm and -journal */

static int ours(int fd) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    const char *name = strrchr(path, '/');
    return name != NULL && strncmp(name, STORE, strlen(STORE)) == 0;
}

__attribute__((constructor)) static void begin(void) {
    srandom(getpid()); /* another house meets other failures */
}

/* The error that this call is to meet, or 0. */
static int trouble(int fd) {
    const char *told = getenv("CABALE_FAILING");
    FILE *file = told == NULL ? NULL : fopen(told, "r");
    if (file == NULL)
        return 0;
    char name[16] = "";
    int percent = 0;
    int read = fscanf(file, "%15s %d", name, &percent);
    fclose(file);
    if (read != 2 || !ours(fd) || random() % 100 >= percent)
        return 0;
    return strcmp(name, "ENOSPC") == 0 ? ENOSPC : EIO;
}

static void *real(const char *name) {
    return dlsym(RTLD_NEXT, name);
}

#define WRITE(NAME, OFFSET)                                                                                  \
    ssize_t NAME(int fd, const void *bytes, size_t count, OFFSET place) {                                    \
        ssize_t (*write)(int, const void *, size_t, OFFSET) = real(#NAME);                                   \
        int error = trouble(fd);                                                                             \
        if (error == 0)                                                                                      \
            return write(fd, bytes, count, place);                                                           \
        write(fd, bytes, count / 2, place);                                                                  \
        errno = error;                                                                                       \
        return -1;                                                                                           \
    }

WRITE(pwrite, off_t)
WRITE(pwrite64, off64_t)

#define SYNC(NAME)                                                                                           \
    int NAME(int fd) {                                                                                       \
        int (*sync)(int) = real(#NAME);                                                                      \
        int error = trouble(fd);                                                                             \
        if (error == 0)                                                                                      \
            return sync(fd);                                                                                 \
        errno = error;                                                                                       \
        return -1;                                                                                           \
    }

SYNC(fsync)
SYNC(fdatasync)
