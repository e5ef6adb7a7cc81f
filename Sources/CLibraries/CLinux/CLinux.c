// ppoll and accept4 are GNU extensions, and their feature macro must not reach Swift: other modules see the C library without it.
#define _GNU_SOURCE
#include "CLinux.h"

#include <sys/socket.h>
#include <sys/syscall.h>

int clinux_wait(struct pollfd *descriptors, unsigned count, int64_t timeout_ns) {
  struct timespec timeout = {.tv_sec = timeout_ns / 1000000000, .tv_nsec = timeout_ns % 1000000000};
  int ready = ppoll(descriptors, count, timeout_ns < 0 ? NULL : &timeout, NULL);
  return ready < 0 ? -errno : ready;
}

int clinux_accept(int listener) {
  int descriptor = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
  return descriptor < 0 ? -errno : descriptor;
}

int clinux_process(pid_t child) {
  long descriptor = syscall(SYS_pidfd_open, child, 0);
  return descriptor < 0 ? -errno : (int)descriptor;
}
