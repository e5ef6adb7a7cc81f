#include "Private.h"

#if CGPIO_LIBRARY == 1

struct cgpio_line {
  struct gpiod_chip *chip;
  struct gpiod_line *line;
  char consumer[CGPIO_NAME_SIZE];
  cgpio_bias bias;
  cgpio_edges edges;
};

int cgpio_chip_get_info(cgpio_chip *chip, cgpio_chip_info *info) {
  cgpio_copy_name(info->name, gpiod_chip_name(chip->chip));
  cgpio_copy_name(info->label, gpiod_chip_label(chip->chip));
  info->lines = gpiod_chip_num_lines(chip->chip);
  return 0;
}

int cgpio_chip_get_line_info(cgpio_chip *chip, unsigned offset, cgpio_line_info *info) {
  struct gpiod_line *line = gpiod_chip_get_line(chip->chip, offset);
  // The library keeps what it read at first; the holder may have changed since.
  if (!line || gpiod_line_update(line)) return cgpio_failure();
  cgpio_copy_name(info->name, gpiod_line_name(line));
  cgpio_copy_name(info->consumer, gpiod_line_consumer(line));
  info->used = gpiod_line_is_used(line);
  info->output = gpiod_line_direction(line) == GPIOD_LINE_DIRECTION_OUTPUT;
  return 0;
}

static int request(
    const char *path, unsigned offset, const struct gpiod_line_request_config *config, int level,
    cgpio_line **line) {
  cgpio_line *requested = calloc(1, sizeof *requested);
  if (!requested) return -ENOMEM;
  requested->chip = gpiod_chip_open(path);
  if (requested->chip) requested->line = gpiod_chip_get_line(requested->chip, offset);
  if (!requested->line || gpiod_line_request(requested->line, config, level)) {
    int failure = cgpio_failure();
    requested->line = NULL;
    cgpio_release(requested);
    return failure;
  }
  *line = requested;
  return 0;
}

int cgpio_request_output(
    const char *path, unsigned offset, const char *consumer, int level, cgpio_line **line) {
  struct gpiod_line_request_config config = {
      .consumer = consumer, .request_type = GPIOD_LINE_REQUEST_DIRECTION_OUTPUT};
  return request(path, offset, &config, level, line);
}

static int bias_flag(cgpio_bias bias) {
  switch (bias) {
    case CGPIO_BIAS_NONE: return GPIOD_LINE_REQUEST_FLAG_BIAS_DISABLE;
    case CGPIO_BIAS_PULL_UP: return GPIOD_LINE_REQUEST_FLAG_BIAS_PULL_UP;
    case CGPIO_BIAS_PULL_DOWN: return GPIOD_LINE_REQUEST_FLAG_BIAS_PULL_DOWN;
    case CGPIO_BIAS_AS_IS: break;
  }
  return 0;
}

static int request_type(cgpio_edges edges) {
  switch (edges) {
    case CGPIO_EDGES_RISING: return GPIOD_LINE_REQUEST_EVENT_RISING_EDGE;
    case CGPIO_EDGES_FALLING: return GPIOD_LINE_REQUEST_EVENT_FALLING_EDGE;
    case CGPIO_EDGES_BOTH: break;
  }
  return GPIOD_LINE_REQUEST_EVENT_BOTH_EDGES;
}

int cgpio_request_input(
    const char *path, unsigned offset, const char *consumer, cgpio_bias bias, cgpio_edges edges,
    unsigned long debounce_us, cgpio_line **line) {
  (void)debounce_us;  // The kernel's first interface has none.
  struct gpiod_line_request_config config = {
      .consumer = consumer, .request_type = request_type(edges), .flags = bias_flag(bias)};
  int result = request(path, offset, &config, 0, line);
  if (result) return result;
  cgpio_copy_name((*line)->consumer, consumer);
  (*line)->bias = bias;
  (*line)->edges = edges;
  return 0;
}

int cgpio_set_bias(cgpio_line *line, cgpio_bias bias) {
  // The kernel's first interface cannot change a line whose edges are queued: it is given back and taken again.
  struct gpiod_line_request_config config = {
      .consumer = line->consumer,
      .request_type = request_type(line->edges),
      .flags = bias_flag(bias)};
  gpiod_line_release(line->line);
  return gpiod_line_request(line->line, &config, 0) ? cgpio_failure() : 0;
}

cgpio_bias cgpio_requested_bias(const cgpio_line *line) { return line->bias; }

void cgpio_release(cgpio_line *line) {
  if (!line) return;
  if (line->line) gpiod_line_release(line->line);
  if (line->chip) gpiod_chip_close(line->chip);
  free(line);
}

int cgpio_set(cgpio_line *line, int level) {
  return gpiod_line_set_value(line->line, level) ? cgpio_failure() : 0;
}

int cgpio_get(cgpio_line *line) {
  int level = gpiod_line_get_value(line->line);
  return level < 0 ? cgpio_failure() : level;
}

int cgpio_file_descriptor(cgpio_line *line) {
  int descriptor = gpiod_line_event_get_fd(line->line);
  return descriptor < 0 ? cgpio_failure() : descriptor;
}

int cgpio_read_edge(cgpio_line *line, int64_t *time_ns) {
  struct gpiod_line_event event;
  if (gpiod_line_event_read(line->line, &event)) return cgpio_failure();
  *time_ns = (int64_t)event.ts.tv_sec * 1000000000 + event.ts.tv_nsec;
  return event.event_type == GPIOD_LINE_EVENT_RISING_EDGE ? 1 : 2;
}

#endif
