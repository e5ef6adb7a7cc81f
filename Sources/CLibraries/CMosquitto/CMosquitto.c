#include "CMosquitto.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

// Declared here and looked up at run time; the ABI has been libmosquitto.so.1 since 2011.
typedef struct {
  int identifier;
  char *topic;
  void *payload;
  int length;
  int quality;
  bool is_retained;
} message;

typedef struct {
  int (*lib_init)(void);
  void *(*new_client)(const char *name, bool clean, void *context);
  void (*destroy)(void *client);
  int (*username_pw_set)(void *client, const char *user, const char *password);
  int (*tls_set)(
    void *client, const char *file, const char *directory, const char *certificate, const char *key,
    int (*password)(char *, int, int, void *));
  int (*reconnect_delay_set)(void *client, unsigned first, unsigned longest, bool grows);
  void (*connect_callback_set)(void *client, void (*call)(void *, void *, int));
  void (*disconnect_callback_set)(void *client, void (*call)(void *, void *, int));
  void (*message_callback_set)(void *client, void (*call)(void *, void *, const message *));
  int (*connect_async)(void *client, const char *host, int port, int keep_alive);
  int (*disconnect)(void *client);
  int (*loop_start)(void *client);
  int (*loop_stop)(void *client, bool force);
  int (*subscribe)(void *client, int *identifier, const char *topic, int quality);
  int (*unsubscribe)(void *client, int *identifier, const char *topic);
  int (*publish)(
    void *client, int *identifier, const char *topic, int count, const void *bytes, int quality, bool retain);
  const char *(*words)(int code);
  int (*int_option)(void *client, int option, int value);
  int (*threaded_set)(void *client, bool is_threaded);
  int (*will_set)(void *client, const char *topic, int count, const void *bytes, int quality, bool retain);
  int (*connect)(
    void *client, const char *host, int port, int keep_alive, const char *bind, const void *properties);
  int (*loop)(void *client, int milliseconds, int packets);
  int (*socket)(void *client);
  void (*publish_callback_set)(void *client, void (*call)(void *, void *, int));
  void (*subscribe_callback_set)(void *client, void (*call)(void *, void *, int, int, const int *));
  int (*property_add)(void **properties, int identifier, uint32_t value);
  void (*property_free)(void **properties);
} library;

static library found;
static bool is_there = false;

static void look_up(void) {
  void *handle = dlopen("libmosquitto.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  const struct {
    void *place;
    const char *name;
  } symbols[] = {
    {&found.lib_init, "mosquitto_lib_init"},
    {&found.new_client, "mosquitto_new"},
    {&found.destroy, "mosquitto_destroy"},
    {&found.username_pw_set, "mosquitto_username_pw_set"},
    {&found.tls_set, "mosquitto_tls_set"},
    {&found.reconnect_delay_set, "mosquitto_reconnect_delay_set"},
    {&found.connect_callback_set, "mosquitto_connect_callback_set"},
    {&found.disconnect_callback_set, "mosquitto_disconnect_callback_set"},
    {&found.message_callback_set, "mosquitto_message_callback_set"},
    {&found.connect_async, "mosquitto_connect_async"},
    {&found.disconnect, "mosquitto_disconnect"},
    {&found.loop_start, "mosquitto_loop_start"},
    {&found.loop_stop, "mosquitto_loop_stop"},
    {&found.subscribe, "mosquitto_subscribe"},
    {&found.unsubscribe, "mosquitto_unsubscribe"},
    {&found.publish, "mosquitto_publish"},
    {&found.words, "mosquitto_strerror"},
    {&found.int_option, "mosquitto_int_option"},
    {&found.threaded_set, "mosquitto_threaded_set"},
    {&found.will_set, "mosquitto_will_set"},
    {&found.connect, "mosquitto_connect_bind_v5"},
    {&found.loop, "mosquitto_loop"},
    {&found.socket, "mosquitto_socket"},
    {&found.publish_callback_set, "mosquitto_publish_callback_set"},
    {&found.subscribe_callback_set, "mosquitto_subscribe_callback_set"},
    {&found.property_add, "mosquitto_property_add_int32"},
    {&found.property_free, "mosquitto_property_free_all"},
  };
  is_there = true;
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    void *address = dlsym(handle, symbols[i].name);
    memcpy(symbols[i].place, &address, sizeof address);
    is_there = is_there && address;
  }
  is_there = is_there && found.lib_init() == 0;
}

static const library *mosquitto(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, look_up);
  return is_there ? &found : NULL;
}

// TLS writes by a call that raises SIGPIPE where the broker has hung up, and SIGPIPE ends the process. It goes to the thread
// that wrote: there it is held off while the library is at work, and thrown away.
typedef struct {
  sigset_t mask;
  bool was_pending;
} held_signal;

static held_signal hold_pipe(void) {
  held_signal it;
  sigset_t signals;
  sigpending(&signals);
  it.was_pending = sigismember(&signals, SIGPIPE);
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, &it.mask);
  return it;
}

static void release_pipe(held_signal it) {
  const struct timespec now = {0};
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  if (!it.was_pending) {
    while (sigtimedwait(&signals, NULL, &now) < 0 && errno == EINTR) continue;
  }
  pthread_sigmask(SIG_SETMASK, &it.mask, NULL);
}

typedef struct {
  void *client;
  cmosquitto_events events;
  void *context;
} link;

static void connected(void *client, void *context, int code) {
  (void)client;
  const link *it = context;
  it->events.connected(it->context, code);
}

static void disconnected(void *client, void *context, int code) {
  (void)client;
  const link *it = context;
  it->events.disconnected(it->context, code);
}

static void received(void *client, void *context, const message *got) {
  (void)client;
  const link *it = context;
  const size_t count = got->length > 0 ? (size_t)got->length : 0;
  it->events.message(it->context, got->topic, got->payload, count);
}

// As whom, and whom to trust; before connecting.
static int introduce(void *client, const cmosquitto_broker *broker) {
  int code = 0;
  if (broker->user) code = found.username_pw_set(client, broker->user, broker->password);
  if (!code && broker->is_secure) {
    code = found.tls_set(
      client, broker->certificates, broker->certificates ? NULL : "/etc/ssl/certs", NULL, NULL, NULL);
  }
  return code;
}

int cmosquitto_open(
  const cmosquitto_broker *broker, cmosquitto_events events, void *context, void **connection) {
  const library *it = mosquitto();
  link *made = it ? calloc(1, sizeof *made) : NULL;
  if (!made) return CMOSQUITTO_MISSING;
  made->events = events;
  made->context = context;
  made->client = it->new_client(NULL, true, made);
  if (!made->client) {
    free(made);
    return CMOSQUITTO_MISSING;
  }
  it->connect_callback_set(made->client, connected);
  it->disconnect_callback_set(made->client, disconnected);
  it->message_callback_set(made->client, received);
  it->reconnect_delay_set(
    made->client, (unsigned)broker->first_pause, (unsigned)broker->longest_pause, true);
  int code = introduce(made->client, broker);
  if (!code) code = it->connect_async(made->client, broker->host, broker->port, broker->keep_alive);
  // A host that does not answer yet is tried again by the loop.
  if (code == CMOSQUITTO_ERRNO || code == CMOSQUITTO_NO_HOST) code = 0;
  if (!code) {
    // Its thread goes on holding the signal off.
    const held_signal held = hold_pipe();
    code = it->loop_start(made->client);
    release_pipe(held);
  }
  if (code) {
    it->destroy(made->client);
    free(made);
    return code;
  }
  *connection = made;
  return 0;
}

void cmosquitto_close(void *connection) {
  link *made = connection;
  const held_signal held = hold_pipe();
  found.disconnect(made->client);
  found.loop_stop(made->client, true);
  found.destroy(made->client);
  release_pipe(held);
  free(made);
}

int cmosquitto_subscribe(void *connection, const char *topic) {
  return found.subscribe(((link *)connection)->client, NULL, topic, 1);
}

int cmosquitto_unsubscribe(void *connection, const char *topic) {
  return found.unsubscribe(((link *)connection)->client, NULL, topic);
}

int cmosquitto_publish(
  void *connection, const char *topic, const uint8_t *bytes, size_t count, bool is_retained) {
  return found.publish(((link *)connection)->client, NULL, topic, (int)count, bytes, 1, is_retained);
}

typedef struct {
  void *client;
  cmosquitto_session_events events;
  void *context;
  int version;
  bool is_connected;
  held_signal held;
} session;

static void session_connected(void *client, void *context, int code) {
  (void)client;
  session *it = context;
  it->is_connected = code == 0;
  it->events.connected(it->context, code);
}

static void session_disconnected(void *client, void *context, int code) {
  (void)client;
  const session *it = context;
  it->events.disconnected(it->context, code);
}

static void session_received(void *client, void *context, const message *got) {
  (void)client;
  const session *it = context;
  const size_t count = got->length > 0 ? (size_t)got->length : 0;
  it->events.message(it->context, got->topic, got->payload, count, got->is_retained);
}

static void session_acknowledged(void *client, void *context, int number) {
  (void)client;
  const session *it = context;
  it->events.acknowledged(it->context, number);
}

static void session_subscribed(void *client, void *context, int number, int count, const int *granted) {
  (void)count;
  (void)granted;
  session_acknowledged(client, context, number);
}

int cmosquitto_session_open(
  const char *name, int version, cmosquitto_session_events events, void *context, void **opened) {
  // mosq_opt_t, mosquitto.h.
  enum { PROTOCOL_VERSION = 1 };
  const library *it = mosquitto();
  session *made = it ? calloc(1, sizeof *made) : NULL;
  if (!made) return CMOSQUITTO_MISSING;
  made->events = events;
  made->context = context;
  made->version = version;
  made->client = it->new_client(name, true, made);
  if (!made->client) {
    free(made);
    return CMOSQUITTO_MISSING;
  }
  it->int_option(made->client, PROTOCOL_VERSION, version);
  // So that whoever speaks from another thread wakes the one that drives it.
  it->threaded_set(made->client, true);
  it->connect_callback_set(made->client, session_connected);
  it->disconnect_callback_set(made->client, session_disconnected);
  it->message_callback_set(made->client, session_received);
  it->publish_callback_set(made->client, session_acknowledged);
  it->subscribe_callback_set(made->client, session_subscribed);
  made->held = hold_pipe();
  *opened = made;
  return 0;
}

int cmosquitto_session_will(void *opened, const char *topic, const uint8_t *bytes, size_t count) {
  return found.will_set(((session *)opened)->client, topic, (int)count, bytes, 1, true);
}

int cmosquitto_session_connect(void *opened, const cmosquitto_broker *broker, uint32_t largest) {
  // MQTT 5, 3.1.2.11.4.
  enum { MAXIMUM_PACKET_SIZE = 39 };
  session *made = opened;
  int code = introduce(made->client, broker);
  if (code) return code;
  void *properties = NULL;
  if (made->version == 5) code = found.property_add(&properties, MAXIMUM_PACKET_SIZE, largest);
  if (!code) {
    code = found.connect(
      made->client, broker->host, broker->port, broker->keep_alive, NULL, properties);
  }
  found.property_free(&properties);
  return code;
}

// The library takes the end of a connection in the middle of TLS's beginning for nothing at all, and comes back at once as
// often as it is called.
static bool has_hung_up(const session *it) {
  const int descriptor = found.socket(it->client);
  char byte;
  if (it->is_connected || descriptor < 0) return false;
  const ssize_t count = recv(descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR);
}

int cmosquitto_session_turn(void *opened, int milliseconds) {
  const session *it = opened;
  const int code = found.loop(it->client, milliseconds, 1);
  return code == 0 && has_hung_up(it) ? CMOSQUITTO_LOST : code;
}

int cmosquitto_session_subscribe(void *opened, const char *topic, int *number) {
  return found.subscribe(((session *)opened)->client, number, topic, 1);
}

int cmosquitto_session_publish(
  void *opened, const char *topic, const uint8_t *bytes, size_t count, bool is_retained, int *number) {
  return found.publish(
    ((session *)opened)->client, number, topic, (int)count, bytes, 1, is_retained);
}

void cmosquitto_session_leave(void *opened) { found.disconnect(((session *)opened)->client); }

void cmosquitto_session_close(void *opened) {
  session *made = opened;
  found.destroy(made->client);
  release_pipe(made->held);
  free(made);
}

const char *cmosquitto_words(int code) {
  const library *it = mosquitto();
  return it ? it->words(code) : "libmosquitto is not installed";
}
