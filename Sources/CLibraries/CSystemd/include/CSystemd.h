#ifndef CSYSTEMD_H
#define CSYSTEMD_H

// The service manager's notifications, through libsystemd where it is installed and asked for.
//
// The library is loaded at the first call that has somebody to tell: a program that no service manager started neither
// needs it nor pays for it.

#include <stdint.h>

/// Tells the service manager `state`: assignments such as READY=1, one a line. Gives 1 when told, 0 where no service
/// manager listens, and a negative errno on failure (-ENOENT where libsystemd is not installed).
int csystemd_notify(const char *state);

/// How long the service manager waits for a sign of life, microseconds; 0 where it does not wait for one.
uint64_t csystemd_watchdog_interval(void);

#endif
