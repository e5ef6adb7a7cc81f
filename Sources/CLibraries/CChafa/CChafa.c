#include "CChafa.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

// Declared here and looked up at run time: the library is an extra of the terminal, not a need of the display. Values
// are those of chafa 1.8 and later, which keeps them (its ABI has been libchafa.so.0 since).
enum { PIXEL_MODE_SIXELS = 1, PIXEL_MODE_KITTY = 2 };
enum { PIXEL_MODE_SYMBOLS = 0 };
enum {
  SEQ_SET_COLOR_FG_DIRECT = 31,
  SEQ_SET_COLOR_FG_256 = 34,
  SEQ_SET_COLOR_FG_16 = 37,
  SEQ_BEGIN_SIXELS = 40,
  SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1 = 43
};
enum {
  CANVAS_MODE_TRUECOLOR = 0,
  CANVAS_MODE_INDEXED_256 = 1,
  CANVAS_MODE_INDEXED_16 = 3,
  CANVAS_MODE_FGBG = 5,
  CANVAS_MODE_INDEXED_8 = 6
};
enum { DITHER_MODE_NONE = 0, PIXEL_RGB8 = 8 };

typedef struct {
  char *str;
  size_t len;
  size_t allocated_len;
} gstring;

typedef struct {
  void *(*term_db_get_default)(void);
  void *(*term_db_detect)(void *db, char **environment);
  int (*term_info_have_seq)(const void *info, int seq);
  void (*term_info_unref)(void *info);
  void *(*config_new)(void);
  void (*config_unref)(void *config);
  void (*config_set_geometry)(void *config, int width, int height);
  void (*config_set_cell_geometry)(void *config, int width, int height);
  void (*config_set_pixel_mode)(void *config, int mode);
  void (*config_set_canvas_mode)(void *config, int mode);
  void (*config_set_dither_mode)(void *config, int mode);
  void (*config_set_preprocessing_enabled)(void *config, int enabled);
  void *(*symbol_map_new)(void);
  void (*symbol_map_unref)(void *map);
  void (*symbol_map_add_by_range)(void *map, uint32_t first, uint32_t last);
  void (*config_set_symbol_map)(void *config, const void *map);
  void (*config_set_work_factor)(void *config, float factor);
  void (*config_set_fg_color)(void *config, uint32_t rgb);
  void (*config_set_bg_color)(void *config, uint32_t rgb);
  void *(*canvas_new)(const void *config);
  void (*canvas_unref)(void *canvas);
  void (*canvas_draw_all_pixels)(
    void *canvas, int pixels, const uint8_t *source, int width, int height, int bytes_per_row);
  gstring *(*canvas_print)(void *canvas, void *info);
  char *(*string_free)(gstring *string, int also_text);
} library;

static library found;
static bool is_there = false;

static void look_up(void) {
  void *handle = dlopen("libchafa.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  const struct {
    void *place;
    const char *name;
  } symbols[] = {
    {&found.term_db_get_default, "chafa_term_db_get_default"},
    {&found.term_db_detect, "chafa_term_db_detect"},
    {&found.term_info_have_seq, "chafa_term_info_have_seq"},
    {&found.term_info_unref, "chafa_term_info_unref"},
    {&found.config_new, "chafa_canvas_config_new"},
    {&found.config_unref, "chafa_canvas_config_unref"},
    {&found.config_set_geometry, "chafa_canvas_config_set_geometry"},
    {&found.config_set_cell_geometry, "chafa_canvas_config_set_cell_geometry"},
    {&found.config_set_pixel_mode, "chafa_canvas_config_set_pixel_mode"},
    {&found.config_set_canvas_mode, "chafa_canvas_config_set_canvas_mode"},
    {&found.config_set_dither_mode, "chafa_canvas_config_set_dither_mode"},
    {&found.config_set_preprocessing_enabled, "chafa_canvas_config_set_preprocessing_enabled"},
    {&found.symbol_map_new, "chafa_symbol_map_new"},
    {&found.symbol_map_unref, "chafa_symbol_map_unref"},
    {&found.symbol_map_add_by_range, "chafa_symbol_map_add_by_range"},
    {&found.config_set_symbol_map, "chafa_canvas_config_set_symbol_map"},
    {&found.config_set_work_factor, "chafa_canvas_config_set_work_factor"},
    {&found.config_set_fg_color, "chafa_canvas_config_set_fg_color"},
    {&found.config_set_bg_color, "chafa_canvas_config_set_bg_color"},
    {&found.canvas_new, "chafa_canvas_new"},
    {&found.canvas_unref, "chafa_canvas_unref"},
    {&found.canvas_draw_all_pixels, "chafa_canvas_draw_all_pixels"},
    {&found.canvas_print, "chafa_canvas_print"},
    {&found.string_free, "g_string_free"},
  };
  is_there = true;
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    void *address = dlsym(handle, symbols[i].name);
    memcpy(symbols[i].place, &address, sizeof address);
    is_there = is_there && address;
  }
}

static const library *chafa(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, look_up);
  return is_there ? &found : NULL;
}

static cchafa_protocol detect(char **environment) {
  const library *it = chafa();
  if (!it) return CCHAFA_NONE;
  void *info = it->term_db_detect(it->term_db_get_default(), environment);
  if (!info) return CCHAFA_NONE;
  cchafa_protocol protocol = CCHAFA_NONE;
  if (it->term_info_have_seq(info, SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1)) {
    protocol = CCHAFA_KITTY;
  } else if (it->term_info_have_seq(info, SEQ_BEGIN_SIXELS)) {
    protocol = CCHAFA_SIXELS;
  }
  it->term_info_unref(info);
  return protocol;
}

// An environment in which libchafa writes a protocol's sequences.
static char **environment_of(cchafa_protocol protocol) {
  static char *kitty[] = {"TERM=xterm-kitty", "COLORTERM=truecolor", NULL};
  static char *sixels[] = {"TERM=mlterm", "COLORTERM=truecolor", NULL};
  return protocol == CCHAFA_KITTY ? kitty : sixels;
}

static char *encode(
  cchafa_protocol protocol, const uint8_t *rgb, int columns, int rows, int cell_width, int cell_height) {
  const library *it = chafa();
  if (!it || protocol == CCHAFA_NONE) return NULL;
  void *info = it->term_db_detect(it->term_db_get_default(), environment_of(protocol));
  if (!info) return NULL;
  void *config = it->config_new();
  it->config_set_pixel_mode(config, protocol == CCHAFA_KITTY ? PIXEL_MODE_KITTY : PIXEL_MODE_SIXELS);
  it->config_set_canvas_mode(config, CANVAS_MODE_TRUECOLOR);
  it->config_set_dither_mode(config, DITHER_MODE_NONE);
  it->config_set_preprocessing_enabled(config, 0);
  it->config_set_cell_geometry(config, cell_width, cell_height);
  it->config_set_geometry(config, columns, rows);
  void *canvas = it->canvas_new(config);
  const int width = columns * cell_width, height = rows * cell_height;
  it->canvas_draw_all_pixels(canvas, PIXEL_RGB8, rgb, width, height, width * 3);
  gstring *text = it->canvas_print(canvas, info);
  char *copy = text ? strdup(text->str) : NULL;
  if (text) it->string_free(text, 1);
  it->canvas_unref(canvas);
  it->config_unref(config);
  it->term_info_unref(info);
  return copy;
}

static int detect_colors(char **environment) {
  const library *it = chafa();
  if (!it) return -1;
  void *info = it->term_db_detect(it->term_db_get_default(), environment);
  if (!info) return CCHAFA_8;
  cchafa_colors colors = CCHAFA_8;
  if (it->term_info_have_seq(info, SEQ_SET_COLOR_FG_DIRECT)) {
    colors = CCHAFA_TRUE;
  } else if (it->term_info_have_seq(info, SEQ_SET_COLOR_FG_256)) {
    colors = CCHAFA_256;
  } else if (it->term_info_have_seq(info, SEQ_SET_COLOR_FG_16)) {
    colors = CCHAFA_16;
  }
  it->term_info_unref(info);
  return colors;
}

static int mode_of(cchafa_colors colors) {
  switch (colors) {
    case CCHAFA_TRUE: return CANVAS_MODE_TRUECOLOR;
    case CCHAFA_256: return CANVAS_MODE_INDEXED_256;
    case CCHAFA_16: return CANVAS_MODE_INDEXED_16;
    case CCHAFA_8: return CANVAS_MODE_INDEXED_8;
    case CCHAFA_PLAIN: return CANVAS_MODE_FGBG;
  }
  return CANVAS_MODE_FGBG;
}

static char *draw_symbols(
  cchafa_symbols symbols, cchafa_colors colors, const uint8_t *rgb, int columns, int rows) {
  const library *it = chafa();
  if (!it) return NULL;
  // A terminal with every sequence: which are used is the canvas mode's matter.
  static char *environment[] = {"TERM=xterm-256color", "COLORTERM=truecolor", NULL};
  void *info = it->term_db_detect(it->term_db_get_default(), environment);
  if (!info) return NULL;
  void *map = it->symbol_map_new();
  it->symbol_map_add_by_range(map, 0x20, 0x20);
  if (symbols == CCHAFA_BRAILLE) {
    it->symbol_map_add_by_range(map, 0x2800, 0x28ff);
  } else {
    // Upper half, lower half, full block.
    it->symbol_map_add_by_range(map, 0x2580, 0x2580);
    it->symbol_map_add_by_range(map, 0x2584, 0x2584);
    it->symbol_map_add_by_range(map, 0x2588, 0x2588);
  }
  void *config = it->config_new();
  it->config_set_pixel_mode(config, PIXEL_MODE_SYMBOLS);
  it->config_set_canvas_mode(config, mode_of(colors));
  it->config_set_dither_mode(config, DITHER_MODE_NONE);
  it->config_set_preprocessing_enabled(config, 0);
  it->config_set_work_factor(config, 1);
  it->config_set_fg_color(config, 0x000000);
  it->config_set_bg_color(config, 0xffffff);
  it->config_set_symbol_map(config, map);
  it->config_set_geometry(config, columns, rows);
  void *canvas = it->canvas_new(config);
  it->canvas_draw_all_pixels(canvas, PIXEL_RGB8, rgb, columns * 8, rows * 8, columns * 8 * 3);
  gstring *text = it->canvas_print(canvas, info);
  char *copy = text ? strdup(text->str) : NULL;
  if (text) it->string_free(text, 1);
  it->canvas_unref(canvas);
  it->config_unref(config);
  it->symbol_map_unref(map);
  it->term_info_unref(info);
  return copy;
}

// libchafa makes its database of terminals when first asked, without a lock.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

cchafa_protocol cchafa_detect(char **environment) {
  pthread_mutex_lock(&lock);
  cchafa_protocol protocol = detect(environment);
  pthread_mutex_unlock(&lock);
  return protocol;
}

char *cchafa_encode(
  cchafa_protocol protocol, const uint8_t *rgb, int columns, int rows, int cell_width, int cell_height) {
  pthread_mutex_lock(&lock);
  char *text = encode(protocol, rgb, columns, rows, cell_width, cell_height);
  pthread_mutex_unlock(&lock);
  return text;
}

int cchafa_detect_colors(char **environment) {
  pthread_mutex_lock(&lock);
  int colors = detect_colors(environment);
  pthread_mutex_unlock(&lock);
  return colors;
}

char *cchafa_draw_symbols(
  cchafa_symbols symbols, cchafa_colors colors, const uint8_t *rgb, int columns, int rows) {
  pthread_mutex_lock(&lock);
  char *text = draw_symbols(symbols, colors, rgb, columns, rows);
  pthread_mutex_unlock(&lock);
  return text;
}
