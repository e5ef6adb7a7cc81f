#include "Private.h"

#if CGPIO_LIBRARY == 2

struct cgpio_line {
  struct gpiod_line_request *request;
  struct gpiod_edge_event_buffer *edge;  // room for one
  unsigned offset;
  cgpio_bias bias;
  cgpio_edges edges;
  unsigned long debounce_us;
};

int cgpio_chip_get_info(cgpio_chip *chip, cgpio_chip_info *info) {
  struct gpiod_chip_info *read = gpiod_chip_get_info(chip->chip);
  if (!read) return cgpio_failure();
  cgpio_copy_name(info->name, gpiod_chip_info_get_name(read));
  cgpio_copy_name(info->label, gpiod_chip_info_get_label(read));
  info->lines = (unsigned)gpiod_chip_info_get_num_lines(read);
  gpiod_chip_info_free(read);
  return 0;
}

int cgpio_chip_get_line_info(cgpio_chip *chip, unsigned offset, cgpio_line_info *info) {
  struct gpiod_line_info *read = gpiod_chip_get_line_info(chip->chip, offset);
  if (!read) return cgpio_failure();
  cgpio_copy_name(info->name, gpiod_line_info_get_name(read));
  cgpio_copy_name(info->consumer, gpiod_line_info_get_consumer(read));
  info->used = gpiod_line_info_is_used(read);
  info->output = gpiod_line_info_get_direction(read) == GPIOD_LINE_DIRECTION_OUTPUT;
  gpiod_line_info_free(read);
  return 0;
}

/// Requests one line; takes the settings over.
static int request(
    const char *path, unsigned offset, const char *consumer, struct gpiod_line_settings *settings,
    cgpio_line **line) {
  cgpio_line *requested = calloc(1, sizeof *requested);
  struct gpiod_request_config *request_config = gpiod_request_config_new();
  struct gpiod_line_config *line_config = gpiod_line_config_new();
  struct gpiod_chip *chip = gpiod_chip_open(path);
  int result = 0;
  if (!requested || !chip || !request_config || !line_config || !settings) {
    result = cgpio_failure();
  } else {
    requested->offset = offset;
    requested->edge = gpiod_edge_event_buffer_new(1);
    gpiod_request_config_set_consumer(request_config, consumer);
    if (!requested->edge || gpiod_line_config_add_line_settings(line_config, &offset, 1, settings) ||
        !(requested->request = gpiod_chip_request_lines(chip, request_config, line_config))) {
      result = cgpio_failure();
    }
  }
  if (result) {
    cgpio_release(requested);
  } else {
    *line = requested;
  }
  gpiod_line_settings_free(settings);
  gpiod_line_config_free(line_config);
  gpiod_request_config_free(request_config);
  if (chip) gpiod_chip_close(chip);
  return result;
}

int cgpio_request_output(
    const char *path, unsigned offset, const char *consumer, int level, cgpio_line **line) {
  struct gpiod_line_settings *settings = gpiod_line_settings_new();
  if (settings) {
    gpiod_line_settings_set_direction(settings, GPIOD_LINE_DIRECTION_OUTPUT);
    gpiod_line_settings_set_output_value(
        settings, level ? GPIOD_LINE_VALUE_ACTIVE : GPIOD_LINE_VALUE_INACTIVE);
  }
  return request(path, offset, consumer, settings, line);
}

static enum gpiod_line_bias library_bias(cgpio_bias bias) {
  switch (bias) {
    case CGPIO_BIAS_NONE: return GPIOD_LINE_BIAS_DISABLED;
    case CGPIO_BIAS_PULL_UP: return GPIOD_LINE_BIAS_PULL_UP;
    case CGPIO_BIAS_PULL_DOWN: return GPIOD_LINE_BIAS_PULL_DOWN;
    case CGPIO_BIAS_AS_IS: break;
  }
  return GPIOD_LINE_BIAS_AS_IS;
}

static enum gpiod_line_edge library_edges(cgpio_edges edges) {
  switch (edges) {
    case CGPIO_EDGES_RISING: return GPIOD_LINE_EDGE_RISING;
    case CGPIO_EDGES_FALLING: return GPIOD_LINE_EDGE_FALLING;
    case CGPIO_EDGES_BOTH: break;
  }
  return GPIOD_LINE_EDGE_BOTH;
}

static struct gpiod_line_settings *input_settings(
    cgpio_bias bias, cgpio_edges edges, unsigned long debounce_us) {
  struct gpiod_line_settings *settings = gpiod_line_settings_new();
  if (settings) {
    gpiod_line_settings_set_direction(settings, GPIOD_LINE_DIRECTION_INPUT);
    gpiod_line_settings_set_edge_detection(settings, library_edges(edges));
    gpiod_line_settings_set_bias(settings, library_bias(bias));
    gpiod_line_settings_set_debounce_period_us(settings, debounce_us);
  }
  return settings;
}

int cgpio_request_input(
    const char *path, unsigned offset, const char *consumer, cgpio_bias bias, cgpio_edges edges,
    unsigned long debounce_us, cgpio_line **line) {
  int result = request(path, offset, consumer, input_settings(bias, edges, debounce_us), line);
  if (result) return result;
  (*line)->bias = bias;
  (*line)->edges = edges;
  (*line)->debounce_us = debounce_us;
  return 0;
}

int cgpio_set_bias(cgpio_line *line, cgpio_bias bias) {
  struct gpiod_line_settings *settings = input_settings(bias, line->edges, line->debounce_us);
  struct gpiod_line_config *config = gpiod_line_config_new();
  int result = 0;
  if (!settings || !config || gpiod_line_config_add_line_settings(config, &line->offset, 1, settings) ||
      gpiod_line_request_reconfigure_lines(line->request, config)) {
    result = cgpio_failure();
  }
  gpiod_line_config_free(config);
  gpiod_line_settings_free(settings);
  return result;
}

cgpio_bias cgpio_requested_bias(const cgpio_line *line) { return line->bias; }

void cgpio_release(cgpio_line *line) {
  if (!line) return;
  if (line->request) gpiod_line_request_release(line->request);
  gpiod_edge_event_buffer_free(line->edge);
  free(line);
}

int cgpio_set(cgpio_line *line, int level) {
  enum gpiod_line_value value = level ? GPIOD_LINE_VALUE_ACTIVE : GPIOD_LINE_VALUE_INACTIVE;
  return gpiod_line_request_set_value(line->request, line->offset, value) ? cgpio_failure() : 0;
}

int cgpio_get(cgpio_line *line) {
  switch (gpiod_line_request_get_value(line->request, line->offset)) {
    case GPIOD_LINE_VALUE_ACTIVE: return 1;
    case GPIOD_LINE_VALUE_INACTIVE: return 0;
    case GPIOD_LINE_VALUE_ERROR: break;
  }
  return cgpio_failure();
}

int cgpio_file_descriptor(cgpio_line *line) { return gpiod_line_request_get_fd(line->request); }

int cgpio_read_edge(cgpio_line *line, int64_t *time_ns) {
  if (gpiod_line_request_read_edge_events(line->request, line->edge, 1) < 1) return cgpio_failure();
  struct gpiod_edge_event *event = gpiod_edge_event_buffer_get_event(line->edge, 0);
  if (!event) return cgpio_failure();
  *time_ns = (int64_t)gpiod_edge_event_get_timestamp_ns(event);
  return gpiod_edge_event_get_event_type(event) == GPIOD_EDGE_EVENT_RISING_EDGE ? 1 : 2;
}

#endif
