#define _GNU_SOURCE  // pthread_mutex_clocklock
#include "CICal.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Declared here and looked up at run time; the declarations are those of libical 3 (libical.so.3, Debian 12 and 13).
typedef struct {
  int year, month, day, hour, minute, second;
  int is_date;
  int is_daylight;
  const void *zone;
} when;

enum { LIST_END = 0x7f7f, HOURLY = 2 };

typedef struct {
  int frequency;
  when until;
  int count;
  short interval;
  int week_start;
  short by_second[62], by_minute[61], by_hour[25], by_day[386], by_month_day[32], by_year_day[386], by_week[56],
    by_month[14], by_position[386];
  char *scale;
  int skip;
} rule;


typedef struct {
  void *(*parse)(const char *text);
  void (*component_free)(void *component);
  int (*component_kind)(const char *name);
  int (*component_isa)(const void *component);
  void *(*first_component)(void *component, int kind);
  void *(*next_component)(void *component, int kind);
  int (*property_kind)(const char *name);
  void *(*first_property)(void *component, int kind);
  void *(*next_property)(void *component, int kind);
  const char *(*property_value)(const void *property);
  when (*property_time)(void *property, void *component);
  rule (*property_rule)(const void *property);
  when (*start)(void *component);
  when (*end)(void *component);
  const char *(*uid)(void *component);
  const char *(*summary)(void *component);
  const char *(*location)(void *component);
  int (*is_null)(const when time);
  time_t (*as_time)(const when time, const void *zone);
  const void *(*utc)(void);
  void *(*iterator_new)(rule rule, when start);
  when (*iterator_next)(void *iterator);
  int (*iterator_set_start)(void *iterator, when start);
  void (*iterator_free)(void *iterator);
  when (*from_time)(time_t time, int is_date, const void *zone);
  void (*errors_are_fatal)(int fatal);
} library;

static library found;
static bool is_there = false;
// libical keeps its zones in one place for all threads.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void look_up(void) {
  void *handle = dlopen("libical.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  const struct {
    void *place;
    const char *name;
  } symbols[] = {
    {&found.parse, "icalparser_parse_string"},
    {&found.component_free, "icalcomponent_free"},
    {&found.component_kind, "icalcomponent_string_to_kind"},
    {&found.component_isa, "icalcomponent_isa"},
    {&found.first_component, "icalcomponent_get_first_component"},
    {&found.next_component, "icalcomponent_get_next_component"},
    {&found.property_kind, "icalproperty_string_to_kind"},
    {&found.first_property, "icalcomponent_get_first_property"},
    {&found.next_property, "icalcomponent_get_next_property"},
    {&found.property_value, "icalproperty_get_value_as_string"},
    {&found.property_time, "icalproperty_get_datetime_with_component"},
    {&found.property_rule, "icalproperty_get_rrule"},
    {&found.start, "icalcomponent_get_dtstart"},
    {&found.end, "icalcomponent_get_dtend"},
    {&found.uid, "icalcomponent_get_uid"},
    {&found.summary, "icalcomponent_get_summary"},
    {&found.location, "icalcomponent_get_location"},
    {&found.is_null, "icaltime_is_null_time"},
    {&found.as_time, "icaltime_as_timet_with_zone"},
    {&found.utc, "icaltimezone_get_utc_timezone"},
    {&found.iterator_new, "icalrecur_iterator_new"},
    {&found.iterator_next, "icalrecur_iterator_next"},
    {&found.iterator_set_start, "icalrecur_iterator_set_start"},
    {&found.iterator_free, "icalrecur_iterator_free"},
    {&found.from_time, "icaltime_from_timet_with_zone"},
    {&found.errors_are_fatal, "icalerror_set_errors_are_fatal"},
  };
  is_there = true;
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    void *address = dlsym(handle, symbols[i].name);
    memcpy(symbols[i].place, &address, sizeof address);
    is_there = is_there && address;
  }
  if (is_there) found.errors_are_fatal(0);
}

// What one call works with.
typedef struct {
  int64_t from, until;
  struct timespec end;
  void (*give)(void *context, const cical_occurrence *occurrence);
  void *context;
  int exdate, rdate, rrule, recurrence_id, status;
} job;

static bool is_late(const job *it) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec > it->end.tv_sec || (now.tv_sec == it->end.tv_sec && now.tv_nsec >= it->end.tv_nsec);
}

static bool is_same_wall(when a, when b) {
  return a.year == b.year && a.month == b.month && a.day == b.day && a.hour == b.hour && a.minute == b.minute &&
         a.second == b.second;
}

// Of dates and floating times as if they were UTC. An hour that comes twice is its first one, and one that does not
// come is as far behind the gap (RFC 5545, 3.3.5); libical has them the other way round.
static int64_t instant(when time) {
  if (!time.zone || time.is_date || time.zone == found.utc()) return (int64_t)found.as_time(time, found.utc());
  int64_t at = (int64_t)found.as_time(time, time.zone);
  when shown = found.from_time((time_t)at, 0, time.zone);
  const int64_t missing = (int64_t)found.as_time(time, found.utc()) - (int64_t)found.as_time(shown, found.utc());
  if (missing > 0) return at + missing;
  for (int64_t shift = 1800; shift <= 7200; shift += 1800) {
    if (is_same_wall(found.from_time((time_t)(at - shift), 0, time.zone), time)) return at - shift;
  }
  return at;
}

static cical_kind kind(when time) {
  return time.is_date ? CICAL_DATE : time.zone ? CICAL_INSTANT : CICAL_FLOATING;
}

typedef struct {
  cical_occurrence told;
  int64_t length;
  // Ways through the properties of an event share one place in libical; so each list is read before anything else.
  when *excluded;
  size_t excluded_count;
} series;

// The times of a list of properties, to be freed; null where there is none.
static when *times(void *event, int kind, size_t *count) {
  when *list = NULL;
  size_t room = 0;
  *count = 0;
  for (void *property = found.first_property(event, kind); property; property = found.next_property(event, kind)) {
    when time = found.property_time(property, event);
    if (found.is_null(time)) continue;
    if (*count == room) {
      room = room ? 2 * room : 8;
      when *larger = realloc(list, room * sizeof *list);
      if (!larger) break;
      list = larger;
    }
    list[(*count)++] = time;
  }
  return list;
}

// Exceptions may be written as dates of events that have a time.
static bool is_excluded(const series *all, when time, int64_t start) {
  for (size_t i = 0; i < all->excluded_count; i++) {
    when date = all->excluded[i];
    bool is_same = date.is_date && !time.is_date
                     ? date.year == time.year && date.month == time.month && date.day == time.day
                     : instant(date) == start;
    if (is_same) return true;
  }
  return false;
}

static void give(const job *it, series *all, when time) {
  const int64_t start = instant(time);
  const int64_t end = start + all->length;
  // A moment without a length counts as well.
  if (start >= it->until || (end <= it->from && !(end == start && start >= it->from))) return;
  if (is_excluded(all, time, start)) return;
  all->told.start = start;
  all->told.end = end;
  all->told.original = start;
  it->give(it->context, &all->told);
}

// Rules finer than a day come to no end where a month or a day is wanted that never comes; nobody meets by the minute.
static bool is_followed(const rule *rule) {
  if (rule->frequency < HOURLY) return false;
  return rule->frequency > HOURLY ||
         (rule->by_month[0] == LIST_END && rule->by_month_day[0] == LIST_END && rule->by_year_day[0] == LIST_END &&
          rule->by_week[0] == LIST_END && rule->by_position[0] == LIST_END);
}

static bool follow(const job *it, series *all, void *property, when first) {
  rule way = found.property_rule(property);
  if (!is_followed(&way)) return true;
  void *iterator = found.iterator_new(way, first);
  if (!iterator) return true;
  // A rule without a count can begin near the window; what began before it may last into it.
  const int64_t near = it->from - all->length - 2 * 86400;
  if (way.count == 0 && near > instant(first)) {
    when begin = found.from_time((time_t)near, first.is_date, found.utc());
    begin.zone = first.zone;
    if (!found.iterator_set_start(iterator, begin)) {
      found.iterator_free(iterator);
      iterator = found.iterator_new(way, first);
      if (!iterator) return true;
    }
  }
  bool is_whole = true;
  for (long steps = 1;; steps++) {
    when time = found.iterator_next(iterator);
    if (found.is_null(time) || instant(time) >= it->until + 86400) break;
    // An hour that a day lacks stays shifted on the days after it.
    if (way.by_hour[0] == LIST_END && way.frequency > HOURLY) time.hour = first.hour;
    time.zone = first.zone;
    // The first one is given already.
    if (instant(time) != instant(first)) give(it, all, time);
    // Each one is looked for among the exceptions: many of those make a step long.
    if ((steps % 64 == 0 || all->excluded_count > 64) && is_late(it)) {
      is_whole = false;
      break;
    }
  }
  found.iterator_free(iterator);
  return is_whole;
}

static bool expand(const job *it, void *event) {
  when first = found.start(event);
  if (found.is_null(first)) return true;
  series all = {0};
  all.told.uid = found.uid(event);
  if (!all.told.uid) all.told.uid = "";
  all.told.title = found.summary(event);
  all.told.place = found.location(event);
  all.told.kind = kind(first);
  when last = found.end(event);
  // Without an end a day lasts a day and a moment no time (RFC 5545, 3.6.1).
  all.length = found.is_null(last) ? 0 : instant(last) - instant(first);
  if (all.length <= 0) all.length = first.is_date ? 86400 : 0;
  void *status = found.first_property(event, it->status);
  const char *word = status ? found.property_value(status) : NULL;
  all.told.is_cancelled = word && strcmp(word, "CANCELLED") == 0;
  void *moved = found.first_property(event, it->recurrence_id);
  if (moved) {
    when original = found.property_time(moved, event);
    if (found.is_null(original)) return true;
    all.told.is_exception = true;
    all.told.start = instant(first);
    all.told.end = all.told.start + all.length;
    all.told.original = instant(original);
    it->give(it->context, &all.told);
    return true;
  }
  size_t added_count = 0;
  when *added = times(event, it->rdate, &added_count);
  all.excluded = times(event, it->exdate, &all.excluded_count);
  void *rules[4];
  size_t count = 0;
  void *property = found.first_property(event, it->rrule);
  for (; property && count < 4; property = found.next_property(event, it->rrule)) rules[count++] = property;
  give(it, &all, first);
  bool is_whole = true;
  for (size_t i = 0; i < added_count && is_whole; i++) {
    give(it, &all, added[i]);
    is_whole = !is_late(it);
  }
  for (size_t i = 0; i < count && is_whole; i++) is_whole = follow(it, &all, rules[i], first);
  free(added);
  free(all.excluded);
  return is_whole;
}

// Several calendars in one file stand in a component of their own kind.
static bool expand_all(const job *it, void *component, int calendar, int event) {
  bool is_whole = true;
  void *next = found.first_component(component, event);
  for (; next && is_whole; next = found.next_component(component, event)) {
    is_whole = expand(it, next) && !is_late(it);
  }
  next = found.first_component(component, calendar);
  for (; next && is_whole; next = found.next_component(component, calendar)) {
    is_whole = expand_all(it, next, calendar, event);
  }
  return is_whole;
}

cical_status cical_expand(
  const char *text, int64_t from, int64_t until, long limit_ms,
  void (*give)(void *context, const cical_occurrence *occurrence), void *context) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, look_up);
  if (!is_there) return CICAL_MISSING;
  job it = {.from = from, .until = until, .give = give, .context = context};
  clock_gettime(CLOCK_MONOTONIC, &it.end);
  it.end.tv_sec += limit_ms / 1000;
  it.end.tv_nsec += limit_ms % 1000 * 1000000;
  if (it.end.tv_nsec >= 1000000000) {
    it.end.tv_sec++;
    it.end.tv_nsec -= 1000000000;
  }
  // The wait for another thread's calendar is part of the time.
  if (pthread_mutex_clocklock(&lock, CLOCK_MONOTONIC, &it.end) != 0) return CICAL_LATE;
  it.exdate = found.property_kind("EXDATE");
  it.rdate = found.property_kind("RDATE");
  it.rrule = found.property_kind("RRULE");
  it.recurrence_id = found.property_kind("RECURRENCE-ID");
  it.status = found.property_kind("STATUS");
  const int calendar = found.component_kind("VCALENDAR");
  cical_status status = CICAL_NOT_CALENDAR;
  void *root = found.parse(text);
  if (root) {
    const int root_kind = found.component_isa(root);
    if (root_kind == calendar || root_kind == found.component_kind("XROOT")) {
      status = expand_all(&it, root, calendar, found.component_kind("VEVENT")) ? CICAL_DONE : CICAL_LATE;
    }
    found.component_free(root);
  }
  pthread_mutex_unlock(&lock);
  return status;
}
