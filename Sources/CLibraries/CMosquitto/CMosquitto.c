#include "CMosquitto.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

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
  int code = 0;
  if (broker->user) code = it->username_pw_set(made->client, broker->user, broker->password);
  if (!code && broker->is_secure) {
    code = it->tls_set(
      made->client, broker->certificates, broker->certificates ? NULL : "/etc/ssl/certs", NULL, NULL, NULL);
  }
  if (!code) code = it->connect_async(made->client, broker->host, broker->port, broker->keep_alive);
  // A host that does not answer yet is tried again by the loop.
  if (code == CMOSQUITTO_ERRNO || code == CMOSQUITTO_NO_HOST) code = 0;
  if (!code) code = it->loop_start(made->client);
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
  found.disconnect(made->client);
  found.loop_stop(made->client, true);
  found.destroy(made->client);
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

const char *cmosquitto_words(int code) {
  const library *it = mosquitto();
  return it ? it->words(code) : "libmosquitto is not installed";
}
