// Stands for the SPI and GPIO nodes of a Pi in a program that is measured: LD_PRELOAD=nodes.so. Every operation makes
// one system call still, and is counted; what it costs on the wire is left out. With libgpiod 1 (Debian 12).
//
//   NODES_BUSY        the line of BUSY, and the level that it has while a command is carried out: "24:1"
//   NODES_COMMANDS    commands that keep the panel busy, and for how many milliseconds: "20:300,12:5"
//   NODES_HELD        the command of deep sleep, where BUSY is held from then on until the reset line goes low: "10"
//   NODES_COUNT       a file for the counts at the end: SPI messages, bytes, levels set, levels read, edges waited
//                     for, edges read
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/gpio.h>
#include <linux/spi/spidev.h>
#include <poll.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { most = 256, data_command = 25, reset = 17 };
enum kind { other, spi, chip, output, edges };

static enum kind kinds[most];
static unsigned offsets[most];
static unsigned char levels[64];
static int busy_line = 24, busy_level = 1, busy_descriptor = -1;
static long busy_milliseconds[256];
static int64_t busy_until;
static int held_by = -1;
static bool is_held;
static long counts[6];

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000ll + time.tv_nsec;
}

__attribute__((constructor)) static void begin(void) {
  const char *busy = getenv("NODES_BUSY"), *commands = getenv("NODES_COMMANDS");
  if (busy) sscanf(busy, "%d:%d", &busy_line, &busy_level);
  const char *sleep = getenv("NODES_HELD");
  if (sleep) held_by = (int)strtol(sleep, NULL, 16);
  for (unsigned command; commands && *commands;) {
    long milliseconds;
    int length = 0;
    if (sscanf(commands, "%x:%ld%n", &command, &milliseconds, &length) < 2) break;
    busy_milliseconds[command & 255] = milliseconds;
    commands += length + (commands[length] == ',');
  }
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("NODES_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  for (int i = 0; i < 6; i++) fprintf(file, "%ld\n", counts[i]);
  fclose(file);
}

static bool is_ours(int descriptor) { return descriptor >= 0 && descriptor < most && kinds[descriptor] != other; }
static bool ends(const char *path, const char *name) {
  size_t all = strlen(path), part = strlen(name);
  return all >= part && !strcmp(path + all - part, name);
}
// The price of entering the kernel.
static void enter(int descriptor) { syscall(SYS_ioctl, descriptor, FIONREAD + 0x1000, NULL); }

static int take(int descriptor, enum kind kind, unsigned offset) {
  if (descriptor >= most) { errno = EMFILE; return -1; }
  if (descriptor >= 0) { kinds[descriptor] = kind; offsets[descriptor] = offset; }
  return descriptor;
}

// libgpiod makes sure before it opens that the node is a chip's: its kind, and its number in the kernel's attributes.
static const char attribute[] = "/sys/bus/gpio/devices/gpiochip0/dev";
static int status_of(const char *path, struct stat *status, int flags) {
  if (!ends(path, "/gpiochip0")) return syscall(SYS_newfstatat, AT_FDCWD, path, status, flags);
  *status = (struct stat){.st_mode = S_IFCHR | 0600, .st_rdev = makedev(254, 0)};
  return 0;
}
int stat(const char *path, struct stat *status) { return status_of(path, status, 0); }
int lstat(const char *path, struct stat *status) { return status_of(path, status, AT_SYMLINK_NOFOLLOW); }
int access(const char *path, int mode) { return strcmp(path, attribute) ? syscall(SYS_access, path, mode) : 0; }
static int open_attribute(void) {
  int descriptor = memfd_create("attribute", MFD_CLOEXEC);
  if (write(descriptor, "254:0\n", 6) == 6) lseek(descriptor, 0, SEEK_SET);
  return descriptor;
}

static int open_node(const char *path, int flags, mode_t mode) {
  if (!strcmp(path, attribute)) return open_attribute();
  enum kind kind = ends(path, "/gpiochip0") ? chip : ends(path, "/spidev0.0") ? spi : other;
  if (kind == other) return syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  return take(syscall(SYS_openat, AT_FDCWD, "/dev/null", O_RDWR | O_CLOEXEC, 0), kind, 0);
}
#define OPEN(name)                                \
  int name(const char *path, int flags, ...) {    \
    va_list list;                                 \
    va_start(list, flags);                        \
    mode_t mode = va_arg(list, mode_t);           \
    va_end(list);                                 \
    return open_node(path, flags, mode);          \
  }
OPEN(open)
OPEN(open64)

int close(int descriptor) {
  if (is_ours(descriptor)) kinds[descriptor] = other;
  if (descriptor == busy_descriptor) busy_descriptor = -1;
  return syscall(SYS_close, descriptor);
}

// The edge into idle comes.
static void end_busy_after(int64_t nanoseconds) {
  struct itimerspec wait = {
      .it_value = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000}};
  if (busy_descriptor >= 0) timerfd_settime(busy_descriptor, 0, &wait, NULL);
}

static void sent(const unsigned char *bytes, size_t count) {
  counts[0]++;
  counts[1] += count;
  // Of commands that are sent together the last is carried out when it comes.
  if (levels[data_command] || !count) return;
  unsigned char command = bytes[count - 1];
  if (command == held_by) is_held = true;
  if (!busy_milliseconds[command]) return;
  busy_until = now() + busy_milliseconds[command] * 1000000;
  end_busy_after(busy_milliseconds[command] * 1000000);
}

static void set(unsigned line, unsigned char level) {
  levels[line & 63] = level;
  if (line != reset || level || !is_held) return;
  is_held = false;
  end_busy_after(1);
}

static int level(unsigned line) {
  if ((int)line == busy_line) return is_held || now() < busy_until ? busy_level : !busy_level;
  return levels[line & 63];
}

static int on_chip(unsigned long request, void *argument) {
  switch (request) {
    case GPIO_GET_CHIPINFO_IOCTL: {
      struct gpiochip_info *info = argument;
      *info = (struct gpiochip_info){.name = "gpiochip0", .label = "pinctrl-bcm2835", .lines = 54};
      return 0;
    }
    case GPIO_GET_LINEINFO_IOCTL: {
      struct gpioline_info *info = argument;
      uint32_t offset = info->line_offset;
      *info = (struct gpioline_info){.line_offset = offset};
      snprintf(info->name, sizeof info->name, "GPIO%u", offset);
      return 0;
    }
    case GPIO_GET_LINEHANDLE_IOCTL: {
      struct gpiohandle_request *wanted = argument;
      levels[wanted->lineoffsets[0] & 63] = wanted->default_values[0];
      wanted->fd = take(eventfd(0, EFD_CLOEXEC), output, wanted->lineoffsets[0]);
      return wanted->fd < 0 ? -1 : 0;
    }
    case GPIO_GET_LINEEVENT_IOCTL: {
      struct gpioevent_request *wanted = argument;
      wanted->fd = take(timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK), edges, wanted->lineoffset);
      if ((int)wanted->lineoffset == busy_line) busy_descriptor = wanted->fd;
      return wanted->fd < 0 ? -1 : 0;
    }
  }
  errno = ENOTTY;
  return -1;
}

int ioctl(int descriptor, unsigned long request, ...) {
  va_list list;
  va_start(list, request);
  void *argument = va_arg(list, void *);
  va_end(list);
  request &= 0xFFFFFFFF;
  if (!is_ours(descriptor)) return syscall(SYS_ioctl, descriptor, request, argument);
  enter(descriptor);
  switch (kinds[descriptor]) {
    case chip: return on_chip(request, argument);
    case spi:
      if (request == SPI_IOC_MESSAGE(1)) {
        struct spi_ioc_transfer *transfer = argument;
        sent((const unsigned char *)(uintptr_t)transfer->tx_buf, transfer->len);
        return transfer->len;
      }
      return 0;
    default: break;
  }
  struct gpiohandle_data *data = argument;
  if (request == GPIOHANDLE_SET_LINE_VALUES_IOCTL) {
    counts[2]++;
    set(offsets[descriptor], data->values[0]);
    return 0;
  }
  if (request == GPIOHANDLE_GET_LINE_VALUES_IOCTL) {
    counts[3]++;
    data->values[0] = level(offsets[descriptor]);
    return 0;
  }
  errno = ENOTTY;
  return -1;
}

int ppoll(struct pollfd *entries, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
  if (count == 1 && is_ours(entries[0].fd)) counts[4]++;
  struct timespec left = timeout ? *timeout : (struct timespec){0};
  return syscall(SYS_ppoll, entries, count, timeout ? &left : NULL, mask, 8);
}

// The end of BUSY is an edge.
ssize_t read(int descriptor, void *bytes, size_t count) {
  if (!is_ours(descriptor) || kinds[descriptor] != edges || count < sizeof(struct gpioevent_data))
    return syscall(SYS_read, descriptor, bytes, count);
  counts[5]++;
  uint64_t times;
  if (syscall(SYS_read, descriptor, &times, sizeof times) < 0) return -1;
  *(struct gpioevent_data *)bytes = (struct gpioevent_data){
      .timestamp = now(), .id = busy_level ? GPIOEVENT_EVENT_FALLING_EDGE : GPIOEVENT_EVENT_RISING_EDGE};
  return sizeof(struct gpioevent_data);
}
