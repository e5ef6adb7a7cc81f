#ifndef CMOSQUITTO_H
#define CMOSQUITTO_H

// A connection to an MQTT broker by libmosquitto, which is opened at the first one: a display without a broker neither
// needs it nor pays for it.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a connection tells, each on libmosquitto's own thread, with the context it was made with.
typedef struct cmosquitto_events {
  /// Connected for `code` 0; else refused, by the number that MQTT gives (MQTT 3.1.1, 3.2.2.3).
  void (*connected)(void *context, int code);
  /// The connection ended; 0 when it was asked to.
  void (*disconnected)(void *context, int code);
  /// A message came.
  void (*message)(void *context, const char *topic, const uint8_t *bytes, size_t count);
} cmosquitto_events;

/// Where and as whom. Texts may be null where nothing is to be said.
typedef struct cmosquitto_broker {
  const char *host;
  int port;
  const char *user;
  const char *password;
  bool is_secure;            ///< by TLS
  const char *certificates;  ///< a PEM file of authorities; null for the system's
  int keep_alive;            ///< seconds between signs of life
  int first_pause, longest_pause;  ///< seconds before a lost connection is tried again, growing
} cmosquitto_broker;

enum {
  CMOSQUITTO_MISSING = -1,
  // mosq_err_t, mosquitto.h.
  CMOSQUITTO_LOST = 7,
  CMOSQUITTO_ERRNO = 14,
  CMOSQUITTO_NO_HOST = 15,
  CMOSQUITTO_TLS = 8,
  CMOSQUITTO_HANDSHAKE = 23
};

/// Begins to connect, in the background and again whenever the connection is lost. Gives an error, 0 for none; then
/// `connection` is to be closed.
int cmosquitto_open(
  const cmosquitto_broker *broker, cmosquitto_events events, void *context, void **connection);

/// Ends a connection; no event comes after it. Not to be called from an event.
void cmosquitto_close(void *connection);

/// Asks for the messages of a topic, which may have wildcards.
int cmosquitto_subscribe(void *connection, const char *topic);

/// Wants no messages of a topic any more.
int cmosquitto_unsubscribe(void *connection, const char *topic);

/// Says something under a topic, at least once.
int cmosquitto_publish(
  void *connection, const char *topic, const uint8_t *bytes, size_t count, bool is_retained);

// A session is a connection that its owner's thread drives: with a last will, a name, and a bound on what the broker may
// send. It is made anew for every try.

/// What a session tells, on the thread that drives it.
typedef struct cmosquitto_session_events {
  /// Connected for `code` 0; else refused, by a number of MQTT 3.1.1 (3.2.2.3) or MQTT 5 (3.2.2.2).
  void (*connected)(void *context, int code);
  /// The connection ended; 0 when it was asked to, else a number of libmosquitto's or of MQTT 5 (3.14.2.1).
  void (*disconnected)(void *context, int code);
  /// A message came; retained where it was said before the topic was asked for.
  void (*message)(void *context, const char *topic, const uint8_t *bytes, size_t count, bool is_retained);
  /// The broker has what was published by that number, or knows what was asked for.
  void (*acknowledged)(void *context, int number);
} cmosquitto_session_events;

/// Makes a session; `name` may be null for one by chance. `version` is 5, or 4 for MQTT 3.1.1. Until it is closed, on the
/// same thread, SIGPIPE is held off there.
int cmosquitto_session_open(
  const char *name, int version, cmosquitto_session_events events, void *context, void **session);

/// What the broker says, and retains, once this client is gone without a word.
int cmosquitto_session_will(void *session, const char *topic, const uint8_t *bytes, size_t count);

/// Connects; blocks as long as the name is looked up and the broker takes the connection. Nothing longer than `largest`
/// bytes is sent by a broker of MQTT 5.
int cmosquitto_session_connect(void *session, const cmosquitto_broker *broker, uint32_t largest);

/// Waits for what comes or is to be sent, that long at most; an error, which ends the connection, 0 for none.
int cmosquitto_session_turn(void *session, int milliseconds);

/// Asks for the messages of a topic; `number` is acknowledged. From any thread.
int cmosquitto_session_subscribe(void *session, const char *topic, int *number);

/// Says something under a topic, at least once; `number` is acknowledged. From any thread.
int cmosquitto_session_publish(
  void *session, const char *topic, const uint8_t *bytes, size_t count, bool is_retained, int *number);

/// Takes leave, so that there is no last will. From any thread.
void cmosquitto_session_leave(void *session);

/// Ends a session.
void cmosquitto_session_close(void *session);

/// libmosquitto's words for an error.
const char *cmosquitto_words(int code);

#endif
