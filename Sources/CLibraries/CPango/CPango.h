// pango on FreeType, with what Swift cannot see of them: macros and variadic functions.
#ifndef CPANGO_H
#define CPANGO_H
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangoft2.h>
#endif
