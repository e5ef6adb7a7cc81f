#include "CSystemd.h"

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

/// A function of libsystemd; NULL where it is not there.
static void *function(const char *name) {
  static void *library;
  if (!library) library = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
  return library ? dlsym(library, name) : NULL;
}

int csystemd_notify(const char *state) {
  if (!getenv("NOTIFY_SOCKET")) return 0;
  int (*notify)(int, const char *) = (int (*)(int, const char *))function("sd_notify");
  return notify ? notify(0, state) : -ENOENT;
}

uint64_t csystemd_watchdog_interval(void) {
  if (!getenv("WATCHDOG_USEC")) return 0;
  int (*enabled)(int, uint64_t *) = (int (*)(int, uint64_t *))function("sd_watchdog_enabled");
  uint64_t interval = 0;
  return enabled && enabled(0, &interval) > 0 ? interval : 0;
}
