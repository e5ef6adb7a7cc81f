#ifndef CICAL_H
#define CICAL_H

// Calendars (RFC 5545) by libical, which is opened at the first of them: a display without one never loads it, nor ICU, which
// it brings along.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What kind of time a start or an end is.
typedef enum cical_kind {
  CICAL_INSTANT,   ///< seconds since 1970
  CICAL_FLOATING,  ///< the wall clock of wherever one is, written as if it were UTC
  CICAL_DATE       ///< a whole day, its midnight as if it were UTC
} cical_kind;

/// One time that an event takes place. Texts are valid during the call only.
typedef struct cical_occurrence {
  const char *uid;       ///< "" where the event has none
  const char *title;     ///< null where the event has none, and so the place
  const char *place;
  cical_kind kind;
  int64_t start, end;
  int64_t original;      ///< the start it has by the rule, whatever an exception moved it to
  bool is_exception;     ///< an event of its own in the place of that start; given whenever it is
  bool is_cancelled;
} cical_occurrence;

typedef enum cical_status {
  CICAL_DONE,
  CICAL_MISSING,       ///< libical is not installed
  CICAL_NOT_CALENDAR,
  CICAL_LATE           ///< the time was over; what was found until then has been given
} cical_status;

/// Gives every time that an event of a calendar takes place between `from` and `until`, seconds since 1970, in no order.
/// Blocks for `limit_ms` at most, and a little; safe on any thread, where the wait for another's calendar counts as well.
/// Rules by the minute and second are not followed.
cical_status cical_expand(
  const char *text, int64_t from, int64_t until, long limit_ms,
  void (*give)(void *context, const cical_occurrence *occurrence), void *context);

#endif
