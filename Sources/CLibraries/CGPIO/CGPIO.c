#define _GNU_SOURCE  // ppoll

#include "Private.h"

#include <poll.h>
#include <time.h>

enum { nanoseconds_a_second = 1000000000 };

int cgpio_library_version(void) { return CGPIO_LIBRARY; }

int cgpio_chip_open(const char *path, cgpio_chip **chip) {
  cgpio_chip *opened = calloc(1, sizeof *opened);
  if (!opened) return -ENOMEM;
  opened->chip = gpiod_chip_open(path);
  if (!opened->chip) {
    int failure = cgpio_failure();
    free(opened);
    return failure;
  }
  *chip = opened;
  return 0;
}

void cgpio_chip_close(cgpio_chip *chip) {
  if (!chip) return;
  gpiod_chip_close(chip->chip);
  free(chip);
}

static int64_t monotonic_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * nanoseconds_a_second + now.tv_nsec;
}

int cgpio_get_biased(cgpio_line *line, cgpio_bias bias, int64_t settle_ns) {
  int result = cgpio_set_bias(line, bias);
  if (!result) {
    struct timespec settle = {
        .tv_sec = settle_ns / nanoseconds_a_second, .tv_nsec = settle_ns % nanoseconds_a_second};
    while (nanosleep(&settle, &settle) && errno == EINTR) {
    }
    result = cgpio_get(line);
  }
  // Also after a failure, which may have left the line with nobody.
  int restored = cgpio_set_bias(line, cgpio_requested_bias(line));
  return restored ? restored : result;
}

int cgpio_next_edge(cgpio_line *line, int64_t timeout_ns, int64_t *time_ns) {
  struct pollfd edge = {.fd = cgpio_file_descriptor(line), .events = POLLIN | POLLPRI};
  if (edge.fd < 0) return edge.fd;
  // A wait longer than the clock can count is a wait for ever.
  int64_t start = monotonic_now();
  if (timeout_ns > INT64_MAX - start) timeout_ns = -1;
  int64_t deadline = start + timeout_ns;
  for (;;) {
    int64_t left = timeout_ns < 0 ? 0 : deadline - monotonic_now();
    if (left < 0) left = 0;
    struct timespec rest = {.tv_sec = left / nanoseconds_a_second, .tv_nsec = left % nanoseconds_a_second};
    int ready = ppoll(&edge, 1, timeout_ns < 0 ? NULL : &rest, NULL);
    if (ready > 0) return (edge.revents & (POLLIN | POLLPRI)) ? cgpio_read_edge(line, time_ns) : -ENODEV;
    if (ready == 0) return 0;
    if (errno != EINTR) return cgpio_failure();
  }
}
