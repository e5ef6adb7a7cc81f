// The two pictures drawn straight into packed bits: glyphs rendered once by FreeType, shapes as spans.
#include "limit.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <math.h>
#include <stdlib.h>
#include <string.h>

static uint8_t frame[800 / 8 * 480];
static int width, height, row_bytes;

static void span(int y, double from, double to) {
  int left = (int)ceil(from - 0.5), right = (int)ceil(to - 0.5);
  if (y < 0 || y >= height) return;
  if (left < 0) left = 0;
  if (right > width) right = width;
  if (left >= right) return;
  uint8_t *row = frame + y * row_bytes;
  const int first = left >> 3, last = (right - 1) >> 3;
  const uint8_t head = (uint8_t)(0xFF >> (left & 7)), tail = (uint8_t)(0xFF << (7 - ((right - 1) & 7)));
  if (first == last) {
    row[first] |= head & tail;
    return;
  }
  row[first] |= head;
  memset(row + first + 1, 0xFF, (size_t)(last - first - 1));
  row[last] |= tail;
}

// Columns of a row inside a half plane through the centre: those with a × dx <= b.
static void half_plane(double a, double b, double *from, double *to) {
  *from = -1e6;
  *to = 1e6;
  if (a > 0) {
    *to = b / a;
  } else if (a < 0) {
    *from = b / a;
  } else if (b < 0) {
    *to = -1e6;
  }
}

static void clipped_span(int y, double x, double left, double right, double from, double to) {
  span(y, x + (left > from ? left : from), x + (right < to ? right : to));
}

// Between two circles, clockwise from twelve o'clock for a share of the turn; 1 for all of it.
static void ring(double x, double y, double outer, double inner, double share) {
  const double end = share * 2 * M_PI, sine = sin(end), cosine = cos(end);
  for (int row = (int)ceil(y - outer - 0.5); row < y + outer; row++) {
    const double dy = row + 0.5 - y, reach = outer * outer - dy * dy, hole = inner * inner - dy * dy;
    if (reach <= 0) continue;
    const double far = sqrt(reach), near = hole > 0 ? sqrt(hole) : 0;
    double from[2] = {-1e6, 0}, to[2] = {1e6, 0};
    int parts = 1;
    if (share < 1) {
      // Right of the upward line, and before the line of the end.
      double start[2], stop[2];
      half_plane(-1, 0, &start[0], &start[1]);
      half_plane(-cosine, -sine * dy, &stop[0], &stop[1]);
      half_plane(cosine, -sine * dy, &stop[0], &stop[1]);
      from[0] = start[0];
      to[0] = start[1];
      from[1] = stop[0];
      to[1] = stop[1];
      parts = 2;
      if (share <= 0.5) {
        from[0] = from[0] > from[1] ? from[0] : from[1];
        to[0] = to[0] < to[1] ? to[0] : to[1];
        parts = 1;
      }
    }
    for (int i = 0; i < parts; i++) {
      clipped_span(row, x, -far, -near, from[i], to[i]);
      clipped_span(row, x, near, far, from[i], to[i]);
    }
  }
}

// A rounded frame.
static void box(double left, double top, double right, double bottom, double radius, double line) {
  for (int y = (int)top; y < bottom; y++) {
    const double center = y + 0.5;
    double inset = 0, hole = 0;
    double dy = fmax(top + radius - center, center - bottom + radius);
    if (dy > 0) inset = radius - sqrt(radius * radius - dy * dy);
    const double inner = radius - line;
    const int is_open = center > top + line && center < bottom - line;
    if (dy > 0 && is_open) hole = dy < inner ? inner - sqrt(inner * inner - dy * dy) : (right - left) / 2;
    if (!is_open) {
      span(y, left + inset, right - inset);
    } else {
      span(y, left + inset, left + line + hole);
      span(y, right - line - hole, right - inset);
    }
  }
}

// A line with width as a convex quadrilateral.
static void line(double x, double y, double turn, double from, double to, double thickness) {
  const double dx = sin(turn * 2 * M_PI), dy = -cos(turn * 2 * M_PI), h = thickness / 2;
  const double px[4] = {x + from * dx - h * dy, x + to * dx - h * dy, x + to * dx + h * dy, x + from * dx + h * dy};
  const double py[4] = {y + from * dy + h * dx, y + to * dy + h * dx, y + to * dy - h * dx, y + from * dy - h * dx};
  const double low = fmin(fmin(py[0], py[1]), fmin(py[2], py[3]));
  const double high = fmax(fmax(py[0], py[1]), fmax(py[2], py[3]));
  for (int row = (int)ceil(low - 0.5); row + 0.5 < high; row++) {
    double left = 1e9, right = -1e9;
    for (int i = 0, k = 3; i < 4; k = i++) {
      const double center = row + 0.5;
      if ((py[i] <= center) == (py[k] <= center)) continue;
      const double cut = px[k] + (center - py[k]) * (px[i] - px[k]) / (py[i] - py[k]);
      left = fmin(left, cut);
      right = fmax(right, cut);
    }
    span(row, left, right);
  }
}

// A text whose glyphs are kept: where each stands and its rows.
typedef struct {
  int x, y, width, rows, pitch;
  uint8_t *bits;
} glyph;

typedef struct {
  int count;
  glyph glyphs[32];
} text;

static FT_Library library;
static FT_Face faces[2];

static uint32_t next_scalar(const char **utf8) {
  const uint8_t *byte = (const uint8_t *)*utf8;
  if (*byte < 0x80) {
    *utf8 += 1;
    return *byte;
  }
  *utf8 += 2;
  return (uint32_t)(byte[0] & 0x1F) << 6 | (byte[1] & 0x3F);
}

// Renders a text: (x, y) is the left end of its baseline, or its middle where it is centred.
static text rendered(double x, double y, const char *utf8, int size, int is_bold, int is_centered) {
  text made = {0};
  FT_Face face = faces[is_bold];
  FT_Set_Pixel_Sizes(face, 0, (FT_UInt)size);
  int pen = 0;
  while (*utf8) {
    if (FT_Load_Char(face, next_scalar(&utf8), FT_LOAD_RENDER | FT_LOAD_TARGET_MONO)) continue;
    const FT_GlyphSlot slot = face->glyph;
    glyph *it = &made.glyphs[made.count++];
    *it = (glyph){pen + slot->bitmap_left, -slot->bitmap_top, (int)slot->bitmap.width, (int)slot->bitmap.rows,
                  slot->bitmap.pitch, NULL};
    const size_t bytes = (size_t)(it->pitch * it->rows);
    it->bits = malloc(bytes + 1);
    memcpy(it->bits, slot->bitmap.buffer, bytes);
    pen += (int)(slot->advance.x >> 6);
  }
  const int left = (int)lround(is_centered ? x - pen / 2.0 : x);
  const int base = (int)lround(is_centered ? y + size * 0.36 : y);
  for (int i = 0; i < made.count; i++) {
    made.glyphs[i].x += left;
    made.glyphs[i].y += base;
  }
  return made;
}

static void draw(const text *it) {
  for (int i = 0; i < it->count; i++) {
    const glyph *g = &it->glyphs[i];
    const int shift = g->x & 7;
    for (int row = 0; row < g->rows; row++) {
      uint8_t *to = frame + (g->y + row) * row_bytes + (g->x >> 3);
      const uint8_t *from = g->bits + row * g->pitch;
      for (int k = 0; k < (g->width + 7) / 8; k++) {
        to[k] |= (uint8_t)(from[k] >> shift);
        if (shift) to[k + 1] |= (uint8_t)(from[k] << (8 - shift));
      }
    }
  }
}

static text texts[24];
static int text_count;

static void keep(double x, double y, const char *utf8, int size, int is_bold, int is_centered) {
  texts[text_count++] = rendered(x, y, utf8, size, is_bold, is_centered);
}

static void draw_texts(void) {
  for (int i = 0; i < text_count; i++) draw(&texts[i]);
}

static void handheld(void) {
  memset(frame, 0, (size_t)(row_bytes * height));
  ring(60, 61, 49, 47, 1);
  ring(60, 61, 53, 43, 0.87);
  draw_texts();
}

static void desk(void) {
  memset(frame, 0, (size_t)(row_bytes * height));
  ring(150, 330, 101.5, 98.5, 1);
  ring(150, 330, 111, 89, 0.87);
  box(289, 219, 541, 431, 13, 2);
  ring(670, 300, 121.5, 118.5, 1);
  for (int number = 1; number <= 12; number++) line(670, 300, number / 12.0, 112, 118, 2);
  line(670, 300, 1 + 34 / 720.0, 0, 58, 7);
  line(670, 300, 34 / 60.0, 0, 80, 4);
  draw_texts();
}

workload drawing_named(const char *name) {
  const char *files[2] = {
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"};
  const int is_desk = strcmp(name, "desk") == 0;
  if (!is_desk && strcmp(name, "handheld") != 0) return NULL;
  if (FT_Init_FreeType(&library)) return NULL;
  for (int i = 0; i < 2; i++) {
    if (FT_New_Face(library, files[i], 0, &faces[i])) return NULL;
  }
  width = is_desk ? 800 : 250;
  height = is_desk ? 480 : 122;
  row_bytes = (width + 7) / 8;
  if (!is_desk) {
    keep(60, 61, "87%", 28, 1, 1);
    keep(126, 40, "Charging", 18, 0, 0);
    keep(124, 84, "12:34", 40, 1, 0);
    return handheld;
  }
  keep(24, 128, "12:34", 120, 1, 0);
  keep(28, 184, "Thursday 14 March 2026", 32, 0, 0);
  keep(150, 322, "87%", 48, 1, 1);
  keep(150, 370, "Charging", 20, 0, 1);
  keep(308, 270, "Front door locked", 22, 0, 0);
  keep(308, 330, "Living room 21.5 \xC2\xB0" "C", 22, 0, 0);
  keep(308, 390, "Next: 14:00 review", 22, 0, 0);
  keep(24, 468, "87% \xC2\xB7 2 h 10 m left \xC2\xB7 21.5 \xC2\xB0" "C", 20, 0, 0);
  for (int number = 1; number <= 12; number++) {
    const char digits[3] = {(char)(number > 9 ? '1' : '0' + number), (char)(number > 9 ? '0' + number % 10 : 0), 0};
    keep(670 + 98 * sin(number * M_PI / 6), 300 - 98 * cos(number * M_PI / 6), digits, 20, 1, 1);
  }
  return desk;
}
