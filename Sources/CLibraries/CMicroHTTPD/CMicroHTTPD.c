#include "CMicroHTTPD.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

// Declared here and looked up at run time. The numbers are of libmicrohttpd.so.12 (microhttpd.h of 0.9.75 and 1.0).
enum {
  USE_EPOLL = 512,
  ALLOW_SUSPEND = 8192 | 1024,
  OPTION_END = 0,
  OPTION_MEMORY = 1,
  OPTION_CONNECTIONS = 2,
  OPTION_TIMEOUT = 3,
  OPTION_COMPLETED = 4,
  OPTION_OF_ONE = 5,
  OPTION_SOCKET = 12,
  OPTION_CONNECTION = 27,
  OPTION_STRICT = 29,
  INFO_EPOLL = 3,
  INFO_SOCKET = 6,
  KIND_HEADER = 1,
  KIND_QUERY = 8,
  COPY = 2,
  CONNECTION_STARTED = 0
};

typedef struct {
  void *(*start)(
    unsigned flags, uint16_t port, void *accept, void *accept_context,
    int (*handler)(
      void *, void *, const char *, const char *, const char *, const char *, size_t *, void **),
    void *context, ...);
  void (*stop)(void *daemon);
  int (*run)(void *daemon);
  int (*timeout)(void *daemon, unsigned long long *milliseconds);
  const int *(*daemon_info)(void *daemon, int kind, ...);
  const int *(*connection_info)(void *connection, int kind, ...);
  int (*values)(
    void *connection, int kind, int (*each)(void *, int, const char *, const char *), void *context);
  void *(*response)(size_t count, void *bytes, int mode);
  int (*add_header)(void *response, const char *name, const char *value);
  int (*queue)(void *connection, unsigned status, void *response);
  void (*destroy)(void *response);
  void (*suspend)(void *connection);
  void (*resume)(void *connection);
} library;

static library found;
static bool is_there = false;

static void look_up(void) {
  void *handle = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  const struct {
    void *place;
    const char *name;
  } symbols[] = {
    {&found.start, "MHD_start_daemon"},
    {&found.stop, "MHD_stop_daemon"},
    {&found.run, "MHD_run"},
    {&found.timeout, "MHD_get_timeout"},
    {&found.daemon_info, "MHD_get_daemon_info"},
    {&found.connection_info, "MHD_get_connection_info"},
    {&found.values, "MHD_get_connection_values"},
    {&found.response, "MHD_create_response_from_buffer"},
    {&found.add_header, "MHD_add_response_header"},
    {&found.queue, "MHD_queue_response"},
    {&found.destroy, "MHD_destroy_response"},
    {&found.suspend, "MHD_suspend_connection"},
    {&found.resume, "MHD_resume_connection"},
  };
  is_there = true;
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    void *address = dlsym(handle, symbols[i].name);
    memcpy(symbols[i].place, &address, sizeof address);
    is_there = is_there && address;
  }
}

static const library *microhttpd(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, look_up);
  return is_there ? &found : NULL;
}

bool cmicrohttpd_is_there(void) { return microhttpd() != NULL; }

typedef struct {
  void *connection;
  int socket;
  int64_t deadline;
} guest;

struct cmicrohttpd_server {
  void *daemon;
  int descriptor;
  int64_t patience;
  cmicrohttpd_events events;
  void *context;
  guest *guests;
  unsigned guest_limit;
};

struct cmicrohttpd_exchange {
  cmicrohttpd_server *server;
  void *connection;
  void *response;
  unsigned status;
  bool is_waiting;
};

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// MARK: - Sockets

int cmicrohttpd_listen(const char *address, uint16_t port) {
  struct sockaddr_in v4 = {.sin_family = AF_INET, .sin_port = htons(port)};
  struct sockaddr_in6 v6 = {.sin6_family = AF_INET6, .sin6_port = htons(port)};
  const bool is_v4 = inet_pton(AF_INET, address, &v4.sin_addr) == 1;
  if (!is_v4 && inet_pton(AF_INET6, address, &v6.sin6_addr) != 1) return -EINVAL;
  const int made = socket(is_v4 ? AF_INET : AF_INET6, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (made < 0) return -errno;
  const int one = 1;
  // A display that was just ended leaves connections behind, which keep the port for a minute.
  int failed = setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  if (!failed && !is_v4) failed = setsockopt(made, IPPROTO_IPV6, IPV6_V6ONLY, &one, sizeof one);
  if (!failed) {
    failed = is_v4 ? bind(made, (const struct sockaddr *)&v4, sizeof v4)
                   : bind(made, (const struct sockaddr *)&v6, sizeof v6);
  }
  if (!failed) failed = listen(made, 16);
  if (!failed) return made;
  const int number = errno;
  close(made);
  return -number;
}

uint16_t cmicrohttpd_port(int socket) {
  union {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
  } address;
  socklen_t length = sizeof address;
  if (getsockname(socket, &address.any, &length)) return 0;
  return ntohs(address.any.sa_family == AF_INET ? address.v4.sin_port : address.v6.sin6_port);
}

// MARK: - Exchanges

static int flush(cmicrohttpd_exchange *exchange) {
  void *response = exchange->response;
  exchange->response = NULL;
  const int result = found.queue(exchange->connection, exchange->status, response);
  found.destroy(response);
  return result;
}

static int collect(void *context, int kind, const char *name, const char *value) {
  (void)kind;
  bool *has_body = context;
  if (!strcasecmp(name, "Transfer-Encoding")) *has_body = true;
  if (!strcasecmp(name, "Content-Length") && value && strcmp(value, "0")) *has_body = true;
  return 1;
}

static int handle(
  void *context, void *connection, const char *path, const char *method, const char *version,
  const char *upload, size_t *upload_size, void **place) {
  (void)version;
  (void)upload;
  cmicrohttpd_server *server = context;
  cmicrohttpd_exchange *exchange = *place;
  if (!exchange) {
    exchange = calloc(1, sizeof *exchange);
    if (!exchange) return 0;
    *place = exchange;
    exchange->server = server;
    exchange->connection = connection;
    bool has_body = false;
    found.values(connection, KIND_HEADER, collect, &has_body);
    // libmicrohttpd calls again once the request is whole. One with a body is answered before it is sent.
    if (!has_body) return 1;
    server->events.request(server->context, exchange, method, path, true);
    return exchange->response ? flush(exchange) : 0;
  }
  if (exchange->response) return flush(exchange);
  if (*upload_size) {
    *upload_size = 0;
    return 1;
  }
  if (exchange->is_waiting) return 1;
  server->events.request(server->context, exchange, method, path, false);
  if (exchange->response) return flush(exchange);
  return exchange->is_waiting ? 1 : 0;
}

static void completed(void *context, void *connection, void **place, int how) {
  (void)connection;
  (void)how;
  cmicrohttpd_server *server = context;
  cmicrohttpd_exchange *exchange = *place;
  if (!exchange) return;
  server->events.end(server->context, exchange);
  if (exchange->response) found.destroy(exchange->response);
  free(exchange);
  *place = NULL;
}

static void came_or_went(void *context, void *connection, void **place, int what) {
  (void)place;
  cmicrohttpd_server *server = context;
  for (unsigned i = 0; i < server->guest_limit; i++) {
    guest *it = &server->guests[i];
    if (what == CONNECTION_STARTED ? it->connection != NULL : it->connection != connection) continue;
    if (what != CONNECTION_STARTED) {
      it->connection = NULL;
      return;
    }
    const int *socket = found.connection_info(connection, INFO_SOCKET);
    if (!socket) return;
    *it = (guest){.connection = connection, .socket = *socket, .deadline = now() + server->patience};
    return;
  }
}

typedef struct {
  void *context;
  void (*each)(void *context, const char *name, const char *value);
} listener;

static int pass_on(void *context, int kind, const char *name, const char *value) {
  (void)kind;
  const listener *it = context;
  it->each(it->context, name, value);
  return 1;
}

void cmicrohttpd_headers(
  cmicrohttpd_exchange *exchange, void *context,
  void (*each)(void *context, const char *name, const char *value)) {
  listener it = {context, each};
  found.values(exchange->connection, KIND_HEADER, pass_on, &it);
}

void cmicrohttpd_query(
  cmicrohttpd_exchange *exchange, void *context,
  void (*each)(void *context, const char *name, const char *value)) {
  listener it = {context, each};
  found.values(exchange->connection, KIND_QUERY, pass_on, &it);
}

void cmicrohttpd_wait(cmicrohttpd_exchange *exchange) {
  exchange->is_waiting = true;
  found.suspend(exchange->connection);
}

void cmicrohttpd_answer(
  cmicrohttpd_exchange *exchange, unsigned status, const cmicrohttpd_header *headers, size_t header_count,
  const uint8_t *bytes, size_t count) {
  if (exchange->response) return;
  void *response = found.response(count, (void *)bytes, COPY);
  if (response) {
    // One request a connection: then the time of a connection bounds that of a request.
    found.add_header(response, "Connection", "close");
    for (size_t i = 0; i < header_count; i++) {
      found.add_header(response, headers[i].name, headers[i].value);
    }
  }
  exchange->response = response;
  exchange->status = status;
  if (!exchange->is_waiting) return;
  exchange->is_waiting = false;
  found.resume(exchange->connection);
}

// MARK: - The server

cmicrohttpd_server *cmicrohttpd_start(
  int socket, cmicrohttpd_limits limits, cmicrohttpd_events events, void *context) {
  const library *it = microhttpd();
  cmicrohttpd_server *server = it ? calloc(1, sizeof *server) : NULL;
  guest *guests = server ? calloc(limits.connections, sizeof *guests) : NULL;
  if (!guests) {
    free(server);
    close(socket);
    return NULL;
  }
  server->guests = guests;
  server->guest_limit = limits.connections;
  server->patience = (int64_t)limits.seconds * 1000;
  server->events = events;
  server->context = context;
  server->daemon = it->start(
    USE_EPOLL | ALLOW_SUSPEND, 0, NULL, NULL, handle, server, OPTION_SOCKET, socket, OPTION_MEMORY,
    limits.bytes, OPTION_CONNECTIONS, limits.connections, OPTION_OF_ONE, limits.connections_of_one,
    OPTION_TIMEOUT, limits.idle_seconds, OPTION_STRICT, 1, OPTION_COMPLETED, completed, server,
    OPTION_CONNECTION, came_or_went, server, OPTION_END);
  const int *descriptor = server->daemon ? it->daemon_info(server->daemon, INFO_EPOLL) : NULL;
  if (!descriptor) {
    if (server->daemon) it->stop(server->daemon);
    free(server->guests);
    free(server);
    return NULL;
  }
  server->descriptor = *descriptor;
  return server;
}

int cmicrohttpd_descriptor(const cmicrohttpd_server *server) { return server->descriptor; }

int64_t cmicrohttpd_timeout(const cmicrohttpd_server *server) {
  unsigned long long own = 0;
  int64_t first = found.timeout(server->daemon, &own) ? (int64_t)own : -1;
  const int64_t time = now();
  for (unsigned i = 0; i < server->guest_limit; i++) {
    if (!server->guests[i].connection) continue;
    const int64_t left = server->guests[i].deadline > time ? server->guests[i].deadline - time : 0;
    if (first < 0 || left < first) first = left;
  }
  return first;
}

void cmicrohttpd_run(cmicrohttpd_server *server) {
  const int64_t time = now();
  for (unsigned i = 0; i < server->guest_limit; i++) {
    guest *it = &server->guests[i];
    if (!it->connection || it->deadline > time) continue;
    // libmicrohttpd sees the end of the connection, and clears up behind it.
    shutdown(it->socket, SHUT_RDWR);
    it->deadline = time + server->patience;
  }
  found.run(server->daemon);
}

void cmicrohttpd_stop(cmicrohttpd_server *server) {
  found.stop(server->daemon);
  free(server->guests);
  free(server);
}
