#ifndef CGPIO_PRIVATE_H
#define CGPIO_PRIVATE_H

#include <errno.h>
#include <gpiod.h>
#include <stdlib.h>
#include <string.h>

#include "CGPIO.h"

// libgpiod tells its version to the linker only. This macro is in every gpiod.h of 1.x and in none of 2.x.
#ifdef GPIOD_LINE_BULK_MAX_LINES
#define CGPIO_LIBRARY 1
#else
#define CGPIO_LIBRARY 2
#endif

struct cgpio_chip {
  struct gpiod_chip *chip;
};

/// errno as a result, never 0.
static inline int cgpio_failure(void) { return errno > 0 ? -errno : -EIO; }

/// Copies a name that may be NULL.
static inline void cgpio_copy_name(char target[CGPIO_NAME_SIZE], const char *source) {
  memset(target, 0, CGPIO_NAME_SIZE);
  if (source) strncpy(target, source, CGPIO_NAME_SIZE - 1);
}

/// Pulls an input to another side, edges queued as before.
int cgpio_set_bias(cgpio_line *line, cgpio_bias bias);

/// How an input was requested to be pulled.
cgpio_bias cgpio_requested_bias(const cgpio_line *line);

/// Reads the oldest edge; to be called when the descriptor is readable. 1: it rose, 2: it fell.
int cgpio_read_edge(cgpio_line *line, int64_t *time_ns);

#endif
