/* Loses what was not synchronised.
 *
 * Preloaded into a program, it keeps beside each file of a database (NAME.db, NAME.db-wal,
 * NAME.db-journal) a copy NAME.synced that receives what was written only when the program
 * asks for it with fsync or fdatasync. When the program is killed, the copies are what a disk
 * would have kept that loses everything it was not told to keep; whoever killed it puts them
 * in the place of the files. The program itself sees its files as usual.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILES 16
#define DESCRIPTORS 65536

struct range { off_t from, to; };

struct file {
  char path[1024];
  int live; /* never closed: closing any descriptor of a file drops the locks on it */
  int copy;
  struct range *dirty;
  size_t count, room;
};

static struct file files[FILES];
static int known;
static unsigned char file_of[DESCRIPTORS]; /* 0 for none, else one more than its place */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(result, name, ...) \
  static result (*real)(__VA_ARGS__); \
  if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static void die(const char *why) {
  perror(why);
  abort();
}

static int is_ours(const char *path) {
  static const char *const ends[] = { ".db", ".db-wal", ".db-journal" };
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    size_t length = strlen(path), end = strlen(ends[i]);
    if (length > end && strcmp(path + length - end, ends[i]) == 0) return 1;
  }
  return 0;
}

static ssize_t real_pwrite(int fd, const void *bytes, size_t count, off_t at) {
  REAL(ssize_t, "pwrite64", int, const void *, size_t, off_t);
  return real(fd, bytes, count, at);
}

static int real_open(const char *path, int flags, mode_t mode) {
  REAL(int, "open64", const char *, int, ...);
  return real(path, flags, mode);
}

static void copy_range(struct file *file, off_t from, off_t to) {
  static char buffer[1 << 16];
  while (from < to) {
    size_t want = to - from < (off_t)sizeof buffer ? (size_t)(to - from) : sizeof buffer;
    ssize_t got = pread(file->live, buffer, want, from);
    if (got < 0) die("shim: read");
    if (got == 0) return;
    if (real_pwrite(file->copy, buffer, got, from) != got) die("shim: write");
    from += got;
  }
}

static void match_size(struct file *file) {
  REAL(int, "ftruncate64", int, off_t);
  struct stat now;
  if (fstat(file->live, &now) != 0 || real(file->copy, now.st_size) != 0) die("shim: size");
}

/* Whatever is in a file when it is first opened has been there before. */
static int begin(const char *path) {
  for (int i = 0; i < known; i++)
    if (strcmp(files[i].path, path) == 0) return i + 1;
  if (known == FILES || strlen(path) + 8 > sizeof files[0].path) die("shim: too many files");
  struct file *file = &files[known];
  char copy[1100];
  strcpy(file->path, path);
  snprintf(copy, sizeof copy, "%s.synced", path);
  file->live = real_open(path, O_RDONLY | O_CLOEXEC, 0);
  file->copy = real_open(copy, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file->live < 0 || file->copy < 0) die("shim: open");
  struct stat now;
  if (fstat(file->live, &now) != 0) die("shim: stat");
  copy_range(file, 0, now.st_size);
  return ++known;
}

static int opened(int fd, const char *path) {
  if (fd >= 0 && fd < DESCRIPTORS) {
    pthread_mutex_lock(&lock);
    file_of[fd] = is_ours(path) ? begin(path) : 0;
    pthread_mutex_unlock(&lock);
  }
  return fd;
}

static struct file *of(int fd) {
  return fd >= 0 && fd < DESCRIPTORS && file_of[fd] ? &files[file_of[fd] - 1] : NULL;
}

static void soil(struct file *file, off_t from, off_t to) {
  if (file->count && file->dirty[file->count - 1].to == from) {
    file->dirty[file->count - 1].to = to;
    return;
  }
  if (file->count == file->room) {
    file->room = file->room ? 2 * file->room : 64;
    file->dirty = realloc(file->dirty, file->room * sizeof *file->dirty);
    if (!file->dirty) die("shim: memory");
  }
  file->dirty[file->count++] = (struct range){ from, to };
}

static void synced(int fd) {
  struct file *file = of(fd);
  if (!file) return;
  pthread_mutex_lock(&lock);
  for (size_t i = 0; i < file->count; i++)
    copy_range(file, file->dirty[i].from, file->dirty[i].to);
  file->count = 0;
  match_size(file);
  pthread_mutex_unlock(&lock);
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(int, #name, const char *, int, ...); \
    va_list more; \
    va_start(more, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
    va_end(more); \
    return opened(real(path, flags, mode), path); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name) \
  int name(int folder, const char *path, int flags, ...) { \
    REAL(int, #name, int, const char *, int, ...); \
    va_list more; \
    va_start(more, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
    va_end(more); \
    return opened(real(folder, path, flags, mode), path); \
  }
OPENAT(openat)
OPENAT(openat64)

int close(int fd) {
  REAL(int, "close", int);
  if (fd >= 0 && fd < DESCRIPTORS) file_of[fd] = 0;
  return real(fd);
}

ssize_t write(int fd, const void *bytes, size_t count) {
  REAL(ssize_t, "write", int, const void *, size_t);
  struct file *file = of(fd);
  if (!file) return real(fd, bytes, count);
  pthread_mutex_lock(&lock);
  ssize_t done = real(fd, bytes, count);
  if (done > 0) {
    off_t end = lseek(fd, 0, SEEK_CUR);
    soil(file, end - done, end);
  }
  pthread_mutex_unlock(&lock);
  return done;
}

#define PWRITE(name) \
  ssize_t name(int fd, const void *bytes, size_t count, off_t at) { \
    struct file *file = of(fd); \
    if (!file) return real_pwrite(fd, bytes, count, at); \
    pthread_mutex_lock(&lock); \
    ssize_t done = real_pwrite(fd, bytes, count, at); \
    if (done > 0) soil(file, at, at + done); \
    pthread_mutex_unlock(&lock); \
    return done; \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

#define TRUNCATE(name) \
  int name(int fd, off_t length) { \
    REAL(int, #name, int, off_t); \
    struct file *file = of(fd); \
    if (!file) return real(fd, length); \
    pthread_mutex_lock(&lock); \
    struct stat before; \
    fstat(fd, &before); \
    int done = real(fd, length); \
    if (done == 0 && length < before.st_size) soil(file, length, before.st_size); \
    pthread_mutex_unlock(&lock); \
    return done; \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(name) \
  int name(int fd) { \
    REAL(int, #name, int); \
    int done = real(fd); \
    if (done == 0) synced(fd); \
    return done; \
  }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
  REAL(int, "unlink", const char *);
  int done = real(path);
  if (done == 0 && is_ours(path)) {
    char copy[1100];
    snprintf(copy, sizeof copy, "%s.synced", path);
    real(copy);
    pthread_mutex_lock(&lock);
    for (int i = 0; i < known; i++)
      if (strcmp(files[i].path, path) == 0) files[i].path[0] = 0;
    pthread_mutex_unlock(&lock);
  }
  return done;
}
