#ifndef CGPIO_H
#define CGPIO_H

// GPIO lines through libgpiod, whichever major version the system has. No type of the library shows here.
// Every function that returns int gives a negative errno on failure.

#include <stdbool.h>
#include <stdint.h>

/// Room for a name as the kernel keeps it, with its ending zero.
#define CGPIO_NAME_SIZE 32

/// An open chip, to look at.
typedef struct cgpio_chip cgpio_chip;

/// A requested line; it keeps what it needs of its chip.
typedef struct cgpio_line cgpio_line;

typedef struct cgpio_chip_info {
  char name[CGPIO_NAME_SIZE];   ///< "gpiochip0"
  char label[CGPIO_NAME_SIZE];  ///< "pinctrl-rp1"
  unsigned lines;
} cgpio_chip_info;

typedef struct cgpio_line_info {
  char name[CGPIO_NAME_SIZE];      ///< "GPIO24"; empty where the line has none
  char consumer[CGPIO_NAME_SIZE];  ///< who holds it; empty where nobody does or the kernel does not tell
  bool used;
  bool output;
} cgpio_line_info;

typedef enum cgpio_bias {
  CGPIO_BIAS_AS_IS,
  CGPIO_BIAS_NONE,
  CGPIO_BIAS_PULL_UP,
  CGPIO_BIAS_PULL_DOWN
} cgpio_bias;

typedef enum cgpio_edges { CGPIO_EDGES_BOTH, CGPIO_EDGES_RISING, CGPIO_EDGES_FALLING } cgpio_edges;

/// The major version of the library behind this header: 1 or 2.
int cgpio_library_version(void);

int cgpio_chip_open(const char *path, cgpio_chip **chip);
void cgpio_chip_close(cgpio_chip *chip);
int cgpio_chip_get_info(cgpio_chip *chip, cgpio_chip_info *info);
int cgpio_chip_get_line_info(cgpio_chip *chip, unsigned offset, cgpio_line_info *info);

/// Takes a line as an output that starts at `level` (0 or 1).
int cgpio_request_output(
    const char *path, unsigned offset, const char *consumer, int level, cgpio_line **line);

/// Takes a line as an input whose `edges` are queued from now on, at most 16 of them; the others wake nobody. Levels that
/// last for less than `debounce_us` microseconds give no edges where the library can have the kernel see to that, which is
/// from version 2 on.
int cgpio_request_input(
    const char *path, unsigned offset, const char *consumer, cgpio_bias bias, cgpio_edges edges,
    unsigned long debounce_us, cgpio_line **line);

/// Gives the line back; NULL is allowed.
void cgpio_release(cgpio_line *line);

int cgpio_set(cgpio_line *line, int level);

/// The level now: 0 or 1.
int cgpio_get(cgpio_line *line);

/// The level of an input while it is pulled to `bias` for `settle_ns`: 0 or 1. Afterwards it is pulled as it was requested;
/// edges that were queued, and the file descriptor, may be others.
int cgpio_get_biased(cgpio_line *line, cgpio_bias bias, int64_t settle_ns);

/// Readable while an edge is queued; valid until the line is released or read with another bias.
int cgpio_file_descriptor(cgpio_line *line);

/// Takes the oldest queued edge, waiting for one at most `timeout_ns` (0: not at all, negative: for ever).
/// A signal does not shorten the wait. 1: it rose, 2: it fell, 0: none came. Where one came, `*time_ns` is when, by
/// CLOCK_MONOTONIC (kernels from 5.7 on).
int cgpio_next_edge(cgpio_line *line, int64_t timeout_ns, int64_t *time_ns);

#endif
