// The limit of `scripts/bench`: the same work in C, by hand and for nothing else. `limit WORKLOAD COUNT` prints the
// median CPU time of a run in nanoseconds.
#include "limit.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint64_t cpu_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  const long count = argc > 2 ? atol(argv[2]) : 0;
  if (count < 1) return 64;
  workload run = drawing_named(argv[1]);
  if (!run) run = kernel_named(argv[1]);
  if (!run) return 3;
  uint64_t *times = malloc((size_t)count * sizeof *times);
  if (!times) return 71;
  for (long i = 0; i < count; i++) {
    const uint64_t start = cpu_time();
    run();
    times[i] = cpu_time() - start;
  }
  qsort(times, (size_t)count, sizeof *times, ascending);
  printf("%llu\n", (unsigned long long)times[count / 2]);
  return 0;
}
