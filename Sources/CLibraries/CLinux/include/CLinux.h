#ifndef CLINUX_H
#define CLINUX_H

// The kernel's descriptors for time, signals and events, which Swift cannot call by itself (variadic
// functions, macros with arithmetic). Every function gives a negative errno on failure.

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <sys/timex.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

// MARK: - Timers

typedef enum clinux_clock {
  CLINUX_WALL,       ///< CLOCK_REALTIME: the date; jumps when the clock is set
  CLINUX_MONOTONIC,  ///< CLOCK_MONOTONIC: only grows; stands still while the machine sleeps
  CLINUX_BOOT        ///< CLOCK_BOOTTIME: only grows, and counts sleep
} clinux_clock;

static inline clockid_t clinux_clock_id(clinux_clock clock) {
  return clock == CLINUX_WALL ? CLOCK_REALTIME : clock == CLINUX_BOOT ? CLOCK_BOOTTIME : CLOCK_MONOTONIC;
}

/// A timer on one clock, unarmed; readable when due.
static inline int clinux_timer(clinux_clock clock) {
  int descriptor = timerfd_create(clinux_clock_id(clock), TFD_CLOEXEC | TFD_NONBLOCK);
  return descriptor < 0 ? -errno : descriptor;
}

/// Arms a timer for one instant of its clock; zero disarms. On the wall clock the timer also becomes due, with
/// -ECANCELED when taken, as soon as somebody sets the clock. Gives 0 when armed, and 1 when armed but the clock
/// was set since it was armed last: the instant may have been computed from a date that no longer holds.
static inline int clinux_timer_arm(int descriptor, clinux_clock clock, int64_t seconds, int64_t nanoseconds) {
  struct itimerspec instant = {.it_value = {.tv_sec = seconds, .tv_nsec = nanoseconds}};
  int flags = TFD_TIMER_ABSTIME | (clock == CLINUX_WALL ? TFD_TIMER_CANCEL_ON_SET : 0);
  if (timerfd_settime(descriptor, flags, &instant, NULL) == 0) return 0;
  // The kernel arms the timer first and then reports that the clock was set.
  return errno == ECANCELED ? 1 : -errno;
}

/// Takes a timer's due signal: 1 it was due, 0 it is not, -ECANCELED the clock was set.
static inline int clinux_timer_take(int descriptor) {
  uint64_t times;
  if (read(descriptor, &times, sizeof times) == (ssize_t)sizeof times) return 1;
  return errno == EAGAIN ? 0 : -errno;
}

/// Whether the kernel holds the wall clock to be synchronised: 1 it does, 0 it does not, else a negative errno.
static inline int clinux_clock_is_synchronised(void) {
  struct timex state = {.modes = 0};
  int result = adjtimex(&state);
  if (result < 0) return -errno;
  return result != TIME_ERROR && !(state.status & STA_UNSYNC);
}

// MARK: - Signals

/// Blocks signals for the calling thread, and the threads it starts, and gives a descriptor that is readable
/// when one is pending. To be called before any other thread starts.
static inline int clinux_signals(const int *numbers, unsigned count) {
  sigset_t set;
  sigemptyset(&set);
  for (unsigned i = 0; i < count; i++) {
    if (sigaddset(&set, numbers[i])) return -errno;
  }
  int blocked = pthread_sigmask(SIG_BLOCK, &set, NULL);
  if (blocked) return -blocked;
  int descriptor = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  return descriptor < 0 ? -errno : descriptor;
}

/// Takes the next pending signal's number; 0 where there is none.
static inline int clinux_signal_take(int descriptor) {
  struct signalfd_siginfo signal;
  if (read(descriptor, &signal, sizeof signal) == (ssize_t)sizeof signal) return (int)signal.ssi_signo;
  return errno == EAGAIN ? 0 : -errno;
}

/// Unblocks signals, for a child between fork and exec.
static inline int clinux_signals_unblock_all(void) {
  sigset_t none;
  sigemptyset(&none);
  return -pthread_sigmask(SIG_SETMASK, &none, NULL);
}

// MARK: - Events

/// A flag that any thread may raise; readable while raised.
static inline int clinux_event(void) {
  int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  return descriptor < 0 ? -errno : descriptor;
}

static inline int clinux_event_raise(int descriptor) {
  uint64_t one = 1;
  // A full counter is raised already.
  return write(descriptor, &one, sizeof one) == (ssize_t)sizeof one || errno == EAGAIN ? 0 : -errno;
}

/// Lowers the flag: 1 it was raised, 0 it was not.
static inline int clinux_event_take(int descriptor) {
  uint64_t count;
  if (read(descriptor, &count, sizeof count) == (ssize_t)sizeof count) return 1;
  return errno == EAGAIN ? 0 : -errno;
}

// MARK: - Processes

/// A descriptor of a child, readable when it has ended (Linux 5.3).
int clinux_process(pid_t child);

// MARK: - Sockets

/// Takes a waiting connection: a descriptor that never blocks and that no child inherits.
int clinux_accept(int listener);

// MARK: - The main queue

/// libdispatch's event for the main queue, readable while there is work, and what does that work on the main thread: the
/// seam that it has for run loops. Swift's Foundation waits by it on Linux, so that every build of both has it.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

// MARK: - Waiting

/// Waits until a descriptor has one of its `events` (or an error), or until `timeout_ns` is over (negative:
/// for ever). Gives the number of descriptors with `revents`, and -EINTR when a signal came.
int clinux_wait(struct pollfd *descriptors, unsigned count, int64_t timeout_ns);

#endif
