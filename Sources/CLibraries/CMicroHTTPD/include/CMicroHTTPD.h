#ifndef CMICROHTTPD_H
#define CMICROHTTPD_H

// A small web server by libmicrohttpd, which is opened when one is started: a display without a web view neither needs it
// nor pays for it. All calls are made on one thread, and nothing is done but in them.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cmicrohttpd_server cmicrohttpd_server;
typedef struct cmicrohttpd_exchange cmicrohttpd_exchange;

/// What a server tells, within `cmicrohttpd_run`, with the context it was made with.
typedef struct cmicrohttpd_events {
  /// A request has come, by its method and its path without percent signs. It is to be answered, or made to wait, before
  /// this returns; one that brings a body can only be answered.
  void (*request)(
    void *context, cmicrohttpd_exchange *exchange, const char *method, const char *path, bool has_body);
  /// An exchange is over, answered or not.
  void (*end)(void *context, cmicrohttpd_exchange *exchange);
} cmicrohttpd_events;

/// How much clients may take.
typedef struct cmicrohttpd_limits {
  unsigned connections;          ///< at one time
  unsigned connections_of_one;   ///< at one time from one address
  size_t bytes;                  ///< of a request's line and headers, with what is needed to keep them
  unsigned idle_seconds;         ///< in which a client must send or take something
  unsigned seconds;              ///< from connecting to the end of the answer
} cmicrohttpd_limits;

typedef struct cmicrohttpd_header {
  const char *name, *value;
} cmicrohttpd_header;

/// A socket that listens on a numeric address of IP version 4 or 6; a negative errno where there is none.
int cmicrohttpd_listen(const char *address, uint16_t port);

/// The port that a socket listens on; 0 where it does not.
uint16_t cmicrohttpd_port(int socket);

/// Starts a server on a socket, which is taken over; null where libmicrohttpd is not installed or has no memory.
cmicrohttpd_server *cmicrohttpd_start(
  int socket, cmicrohttpd_limits limits, cmicrohttpd_events events, void *context);

/// True where libmicrohttpd is installed.
bool cmicrohttpd_is_there(void);

/// Readable when there is something to run for.
int cmicrohttpd_descriptor(const cmicrohttpd_server *server);

/// Milliseconds until there is something to run for besides; negative for never.
int64_t cmicrohttpd_timeout(const cmicrohttpd_server *server);

/// Does what there is to do, without waiting.
void cmicrohttpd_run(cmicrohttpd_server *server);

/// Ends a server; no exchange may wait any more.
void cmicrohttpd_stop(cmicrohttpd_server *server);

/// Calls `each` with every header of a request.
void cmicrohttpd_headers(
  cmicrohttpd_exchange *exchange, void *context,
  void (*each)(void *context, const char *name, const char *value));

/// Calls `each` with every part of a request's query, decoded; without "=" the value is null.
void cmicrohttpd_query(
  cmicrohttpd_exchange *exchange, void *context,
  void (*each)(void *context, const char *name, const char *value));

/// Lets an exchange wait; it is to be answered later.
void cmicrohttpd_wait(cmicrohttpd_exchange *exchange);

/// Answers an exchange; bytes and headers are copied.
void cmicrohttpd_answer(
  cmicrohttpd_exchange *exchange, unsigned status, const cmicrohttpd_header *headers, size_t header_count,
  const uint8_t *bytes, size_t count);

#endif
