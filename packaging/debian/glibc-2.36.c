// Names of glibc 2.38 and newer that Debian 13's Swift libraries ask for, for programs on Debian 12's glibc 2.36.

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The numbers of C23, which may be binary too (0b101); nothing of ours or of Swift's relies on that.

long __isoc23_strtol(const char *text, char **end, int base) { return strtol(text, end, base); }

unsigned long __isoc23_strtoul(const char *text, char **end, int base) { return strtoul(text, end, base); }

long long __isoc23_strtoll(const char *text, char **end, int base) { return strtoll(text, end, base); }

unsigned long long __isoc23_strtoull(const char *text, char **end, int base) { return strtoull(text, end, base); }

int __isoc23_sscanf(const char *text, const char *format, ...) {
  va_list values;
  va_start(values, format);
  int count = vsscanf(text, format, values);
  va_end(values);
  return count;
}

// Internal names of functions that are public too.

double __frexp(double value, int *exponent) { return frexp(value, exponent); }

float __frexpf(float value, int *exponent) { return frexpf(value, exponent); }

double __ldexp(double value, int exponent) { return ldexp(value, exponent); }

float __ldexpf(float value, int exponent) { return ldexpf(value, exponent); }

double __scalbn(double value, int exponent) { return scalbn(value, exponent); }

float __scalbnf(float value, int exponent) { return scalbnf(value, exponent); }

// BSD's: what was to be written, whether or not it fitted.

size_t strlcpy(char *to, const char *from, size_t room) {
  size_t length = strlen(from);
  if (room == 0) return length;
  size_t taken = length < room ? length : room - 1;
  memcpy(to, from, taken);
  to[taken] = '\0';
  return length;
}

size_t strlcat(char *to, const char *from, size_t room) {
  size_t there = strnlen(to, room);
  // No end in sight: nothing fits.
  if (there == room) return room + strlen(from);
  return there + strlcpy(to + there, from, room - there);
}
