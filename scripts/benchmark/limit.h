#ifndef LIMIT_H
#define LIMIT_H

#include <stdint.h>

// A workload of the limit program: does it once.
typedef void (*workload)(void);

/// A drawing workload ("desk", "handheld"); null when there is none of that name or no font.
workload drawing_named(const char *name);
/// A kernel workload; null when there is none of that name.
workload kernel_named(const char *name);

#endif
