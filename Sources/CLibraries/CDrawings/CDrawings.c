#include "CDrawings.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

// Declared here and looked up at run time: few widgets have drawings. The declarations are those of librsvg 2.52,
// poppler-glib 0.82 and cairo 1.16, of which Debian 12 and 13 have later ones.
enum { FORMAT_ARGB32 = 0, STATUS_SUCCESS = 0 };

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} gerror;

typedef struct {
  double length;
  int unit;
} rsvg_length;

typedef struct {
  double x, y, width, height;
} rsvg_rectangle;

static struct {
  void *(*surface_create)(int format, int width, int height);
  int (*surface_status)(void *surface);
  void (*surface_flush)(void *surface);
  uint8_t *(*surface_data)(void *surface);
  int (*surface_stride)(void *surface);
  void (*surface_destroy)(void *surface);
  void *(*create)(void *surface);
  int (*status)(void *cairo);
  void (*scale)(void *cairo, double x, double y);
  void (*destroy)(void *cairo);
  void (*unref)(void *object);
  void (*error_free)(gerror *error);
} cairo;

static struct {
  void *(*new_from_data)(const uint8_t *bytes, size_t count, gerror **error);
  int (*size_in_pixels)(void *handle, double *width, double *height);
  void (*dimensions)(
    void *handle, int *has_width, rsvg_length *width, int *has_height, rsvg_length *height, int *has_box,
    rsvg_rectangle *box);
  int (*render)(void *handle, void *cairo, const rsvg_rectangle *viewport, gerror **error);
} rsvg;

static struct {
  void *(*bytes_new)(const void *bytes, size_t count);
  void (*bytes_unref)(void *bytes);
  void *(*new_from_bytes)(void *bytes, const char *password, gerror **error);
  void *(*page)(void *document, int index);
  void (*size)(void *page, double *width, double *height);
  void (*render)(void *page, void *cairo);
} poppler;

typedef struct {
  void *place;
  const char *name;
} symbol;

static bool find(const char *library, const symbol *symbols, size_t count) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  bool is_whole = handle != NULL;
  for (size_t i = 0; handle && i < count; i++) {
    void *address = dlsym(handle, symbols[i].name);
    memcpy(symbols[i].place, &address, sizeof address);
    is_whole = is_whole && address;
  }
  return is_whole;
}

#define FIND(library, symbols) find(library, symbols, sizeof symbols / sizeof *symbols)

static bool has_cairo = false, has_rsvg = false, has_poppler = false;

static void look_up_cairo(void) {
  const symbol surfaces[] = {
    {&cairo.surface_create, "cairo_image_surface_create"},
    {&cairo.surface_status, "cairo_surface_status"},
    {&cairo.surface_flush, "cairo_surface_flush"},
    {&cairo.surface_data, "cairo_image_surface_get_data"},
    {&cairo.surface_stride, "cairo_image_surface_get_stride"},
    {&cairo.surface_destroy, "cairo_surface_destroy"},
    {&cairo.create, "cairo_create"},
    {&cairo.status, "cairo_status"},
    {&cairo.scale, "cairo_scale"},
    {&cairo.destroy, "cairo_destroy"},
  };
  const symbol objects[] = {{&cairo.unref, "g_object_unref"}};
  const symbol basics[] = {
    {&cairo.error_free, "g_error_free"},
    {&poppler.bytes_new, "g_bytes_new"},
    {&poppler.bytes_unref, "g_bytes_unref"},
  };
  has_cairo = FIND("libcairo.so.2", surfaces) && FIND("libgobject-2.0.so.0", objects)
    && FIND("libglib-2.0.so.0", basics);
}

static void look_up_rsvg(void) {
  const symbol symbols[] = {
    {&rsvg.new_from_data, "rsvg_handle_new_from_data"},
    {&rsvg.size_in_pixels, "rsvg_handle_get_intrinsic_size_in_pixels"},
    {&rsvg.dimensions, "rsvg_handle_get_intrinsic_dimensions"},
    {&rsvg.render, "rsvg_handle_render_document"},
  };
  has_rsvg = FIND("librsvg-2.so.2", symbols);
}

static void look_up_poppler(void) {
  const symbol symbols[] = {
    {&poppler.new_from_bytes, "poppler_document_new_from_bytes"},
    {&poppler.page, "poppler_document_get_page"},
    {&poppler.size, "poppler_page_get_size"},
    {&poppler.render, "poppler_page_render"},
  };
  has_poppler = FIND("libpoppler-glib.so.8", symbols);
}

static bool is_there(cdrawings_format format) {
  static pthread_once_t cairo_once = PTHREAD_ONCE_INIT, rsvg_once = PTHREAD_ONCE_INIT,
                        poppler_once = PTHREAD_ONCE_INIT;
  pthread_once(&cairo_once, look_up_cairo);
  if (format == CDRAWINGS_SVG) {
    pthread_once(&rsvg_once, look_up_rsvg);
    return has_cairo && has_rsvg;
  }
  pthread_once(&poppler_once, look_up_poppler);
  return has_cairo && has_poppler;
}

static cdrawings_result failed(cdrawings_status status, const char *message) {
  cdrawings_result result = {.status = status};
  // One line without a full stop at its end, since it goes into a sentence.
  snprintf(result.message, sizeof result.message, "%s", message ? message : "no reason given");
  result.message[strcspn(result.message, "\n")] = 0;
  size_t length = strlen(result.message);
  if (length > 0 && result.message[length - 1] == '.') result.message[length - 1] = 0;
  return result;
}

static cdrawings_result damaged(gerror *error) {
  cdrawings_result result = failed(CDRAWINGS_DAMAGED, error ? error->message : NULL);
  if (error) cairo.error_free(error);
  return result;
}

// A file that was read: an SVG's handle, or a document with its first page.
typedef struct {
  cdrawings_format format;
  void *bytes, *document, *page;
  double width, height;
} drawing;

static void close_drawing(drawing *it) {
  if (it->page) cairo.unref(it->page);
  if (it->document) cairo.unref(it->document);
  if (it->bytes) poppler.bytes_unref(it->bytes);
}

static void measure_svg(drawing *it) {
  if (rsvg.size_in_pixels(it->document, &it->width, &it->height)) return;
  int has_width = 0, has_height = 0, has_box = 0;
  rsvg_length width, height;
  rsvg_rectangle box = {0};
  rsvg.dimensions(it->document, &has_width, &width, &has_height, &height, &has_box, &box);
  // CSS 2.1, 10.3.2: what has no size is 300 × 150.
  it->width = has_box ? box.width : 300;
  it->height = has_box ? box.height : 150;
}

static cdrawings_result open_drawing(
  drawing *it, cdrawings_format format, const uint8_t *bytes, size_t count) {
  memset(it, 0, sizeof *it);
  it->format = format;
  if (!is_there(format)) return failed(CDRAWINGS_NO_LIBRARY, "");
  gerror *error = NULL;
  if (format == CDRAWINGS_SVG) {
    // Without an address of its own a file may refer to nothing but what it has in itself.
    it->document = rsvg.new_from_data(bytes, count, &error);
    if (!it->document) return damaged(error);
    measure_svg(it);
  } else {
    it->bytes = poppler.bytes_new(bytes, count);
    it->document = poppler.new_from_bytes(it->bytes, NULL, &error);
    if (!it->document) return damaged(error);
    it->page = poppler.page(it->document, 0);
    if (!it->page) return failed(CDRAWINGS_DAMAGED, "it has no page");
    poppler.size(it->page, &it->width, &it->height);
  }
  // NaN as well.
  if (!(it->width > 0 && it->height > 0 && it->width < 1e6 && it->height < 1e6)) {
    return failed(CDRAWINGS_DAMAGED, "it has no size");
  }
  return (cdrawings_result){.status = CDRAWINGS_DONE};
}

cdrawings_result cdrawings_size(
  cdrawings_format format, const uint8_t *bytes, size_t count, double *width, double *height) {
  drawing it;
  cdrawings_result result = open_drawing(&it, format, bytes, count);
  *width = it.width;
  *height = it.height;
  close_drawing(&it);
  return result;
}

// cairo's pixels are words of their machine's byte order, with colours multiplied by their opacity.
static void unmultiply(const uint8_t *rows, int stride, int width, int height, uint8_t *rgba) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++, rgba += 4) {
      uint32_t pixel;
      memcpy(&pixel, rows + (size_t)y * stride + 4 * (size_t)x, sizeof pixel);
      const uint32_t alpha = pixel >> 24;
      for (int i = 0; i < 3; i++) {
        const uint32_t value = pixel >> (16 - 8 * i) & 0xFF;
        const uint32_t plain = alpha ? (value * 255 + alpha / 2) / alpha : 0;
        rgba[i] = plain > 255 ? 255 : plain;
      }
      rgba[3] = alpha;
    }
  }
}

static cdrawings_result draw_into(void *surface, drawing *it, int width, int height, uint8_t *rgba) {
  void *context = cairo.create(surface);
  cairo.scale(context, width / it->width, height / it->height);
  cdrawings_result result = {.status = CDRAWINGS_DONE};
  if (it->format == CDRAWINGS_SVG) {
    gerror *error = NULL;
    const rsvg_rectangle viewport = {0, 0, it->width, it->height};
    if (!rsvg.render(it->document, context, &viewport, &error)) result = damaged(error);
  } else {
    poppler.render(it->page, context);
  }
  if (result.status == CDRAWINGS_DONE && cairo.status(context) != STATUS_SUCCESS) {
    result = failed(CDRAWINGS_DAMAGED, "it cannot be drawn");
  }
  cairo.destroy(context);
  cairo.surface_flush(surface);
  if (result.status == CDRAWINGS_DONE) {
    unmultiply(cairo.surface_data(surface), cairo.surface_stride(surface), width, height, rgba);
  }
  return result;
}

cdrawings_result cdrawings_draw(
  cdrawings_format format, const uint8_t *bytes, size_t count, int width, int height, uint8_t *rgba) {
  drawing it;
  cdrawings_result result = open_drawing(&it, format, bytes, count);
  if (result.status == CDRAWINGS_DONE) {
    void *surface = cairo.surface_create(FORMAT_ARGB32, width, height);
    result = cairo.surface_status(surface) == STATUS_SUCCESS
      ? draw_into(surface, &it, width, height, rgba)
      : failed(CDRAWINGS_NO_MEMORY, "");
    cairo.surface_destroy(surface);
  }
  close_drawing(&it);
  return result;
}
