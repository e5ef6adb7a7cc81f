// pango on FreeType, with what Swift cannot see of them: macros, casts and fields found by name.
#ifndef CPANGO_H
#define CPANGO_H
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include FT_BBOX_H
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H

// One-bit glyphs whose stems are snapped by FreeType's autohinter, whatever hints the face brings.
static const FT_Int32 CPangoLoadSnapped =
    FT_LOAD_TARGET_MONO | FT_LOAD_FORCE_AUTOHINT | FT_LOAD_NO_BITMAP;
// The outline as designed, for icons and for text that is turned or stretched.
static const FT_Int32 CPangoLoadDesigned = FT_LOAD_TARGET_MONO | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
// The outline in the designer's units.
static const FT_Int32 CPangoLoadUnscaled = FT_LOAD_NO_SCALE;

// The fontconfig pattern a font was opened from; it belongs to the font.
static inline FcPattern *CPangoPattern(PangoFont *font) {
  return pango_fc_font_get_pattern(PANGO_FC_FONT(font));
}

// A font map on FreeType that knows the fonts of `config` only; it keeps the configuration alive.
static inline PangoFontMap *CPangoFontMap(FcConfig *config) {
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  return map;
}

// What a place in a paragraph allows, of the many flags pango computes.
enum { CPangoLineBreak = 1, CPangoWhite = 2, CPangoCursor = 4 };
static inline int CPangoPlace(const PangoLogAttr *place) {
  return (place->is_line_break ? CPangoLineBreak : 0) | (place->is_white ? CPangoWhite : 0) |
         (place->is_cursor_position ? CPangoCursor : 0);
}

// The direction of the first strong character: pango deprecates its own answer without giving another.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
static inline PangoDirection CPangoBaseDirection(const char *text, int length) {
  return pango_find_base_dir(text, length);
}
#pragma GCC diagnostic pop

// An item of the list `pango_itemize` returns.
static inline PangoItem *CPangoItem(const GList *link) { return (PangoItem *)link->data; }
#endif
