#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// Declared here and looked up at run time. The numbers are of libcurl's ABI, which never changes them (curl/curl.h).
enum {
  OPT_URL = 10002,
  OPT_WRITEDATA = 10001,
  OPT_ERRORBUFFER = 10010,
  OPT_POSTFIELDS = 10015,
  OPT_USERAGENT = 10018,
  OPT_HTTPHEADER = 10023,
  OPT_HEADERDATA = 10029,
  OPT_CAINFO = 10065,
  OPT_ACCEPT_ENCODING = 10102,
  OPT_WRITEFUNCTION = 20011,
  OPT_HEADERFUNCTION = 20079,
  OPT_POSTFIELDSIZE = 60,
  OPT_NOSIGNAL = 99,
  OPT_TIMEOUT_MS = 155,
  OPT_PROTOCOLS = 181,
  INFO_RESPONSE_CODE = 0x200002,
  INFO_REDIRECT_URL = 0x10001f
};
enum { PROTOCOL_HTTP = 1, PROTOCOL_HTTPS = 2 };

typedef struct {
  int (*global_init)(long flags);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *handle);
  int (*easy_setopt)(void *handle, int option, ...);
  int (*easy_perform)(void *handle);
  int (*easy_getinfo)(void *handle, int info, ...);
  const char *(*easy_strerror)(int code);
  void *(*slist_append)(void *list, const char *text);
  void (*slist_free_all)(void *list);
} library;

static library found;
static bool is_there = false;

static void look_up(void) {
  void *handle = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!handle) handle = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  const struct {
    void *place;
    const char *name;
  } symbols[] = {
    {&found.global_init, "curl_global_init"},   {&found.easy_init, "curl_easy_init"},
    {&found.easy_cleanup, "curl_easy_cleanup"}, {&found.easy_setopt, "curl_easy_setopt"},
    {&found.easy_perform, "curl_easy_perform"}, {&found.easy_getinfo, "curl_easy_getinfo"},
    {&found.easy_strerror, "curl_easy_strerror"}, {&found.slist_append, "curl_slist_append"},
    {&found.slist_free_all, "curl_slist_free_all"},
  };
  is_there = true;
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
    void *address = dlsym(handle, symbols[i].name);
    memcpy(symbols[i].place, &address, sizeof address);
    is_there = is_there && address;
  }
  is_there = is_there && found.global_init(3) == 0;
}

static const library *curl(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, look_up);
  return is_there ? &found : NULL;
}

typedef struct {
  ccurl_answer *answer;
  size_t limit, capacity;
} sink;

static size_t take_body(const char *bytes, size_t size, size_t count, void *context) {
  sink *into = context;
  ccurl_answer *answer = into->answer;
  const size_t length = size * count;
  if (length > into->limit - answer->count) {
    answer->is_too_long = true;
    return 0;
  }
  if (answer->count + length > into->capacity) {
    size_t capacity = into->capacity ? into->capacity : 4096;
    while (capacity < answer->count + length) capacity *= 2;
    uint8_t *larger = realloc(answer->body, capacity);
    if (!larger) return 0;
    answer->body = larger;
    into->capacity = capacity;
  }
  memcpy(answer->body + answer->count, bytes, length);
  answer->count += length;
  return length;
}

// Keeps the value of a header line, without the blanks around it; the last one of a name counts.
static bool keep(const char *line, size_t length, const char *name, char **place) {
  const size_t prefix = strlen(name);
  if (length <= prefix || strncasecmp(line, name, prefix) != 0 || line[prefix] != ':') return false;
  const char *begin = line + prefix + 1, *end = line + length;
  while (begin < end && strchr(" \t", *begin)) begin++;
  while (begin < end && strchr(" \t\r\n", end[-1])) end--;
  free(*place);
  *place = strndup(begin, (size_t)(end - begin));
  return true;
}

static size_t take_header(const char *line, size_t size, size_t count, void *context) {
  ccurl_answer *answer = ((sink *)context)->answer;
  const size_t length = size * count;
  if (!keep(line, length, "ETag", &answer->etag) &&
      !keep(line, length, "Last-Modified", &answer->last_modified)) {
    keep(line, length, "Retry-After", &answer->retry_after);
  }
  return length;
}

void ccurl_get(const ccurl_request *request, ccurl_answer *answer) {
  memset(answer, 0, sizeof *answer);
  const library *it = curl();
  void *handle = it ? it->easy_init() : NULL;
  if (!handle) {
    answer->code = CCURL_MISSING;
    return;
  }
  void *headers = NULL;
  for (size_t i = 0; i < request->header_count; i++) {
    void *longer = it->slist_append(headers, request->headers[i]);
    if (longer) headers = longer;
  }
  sink into = {.answer = answer, .limit = request->limit};
  it->easy_setopt(handle, OPT_URL, request->url);
  it->easy_setopt(handle, OPT_PROTOCOLS, (long)(PROTOCOL_HTTP | PROTOCOL_HTTPS));
  it->easy_setopt(handle, OPT_NOSIGNAL, 1L);
  it->easy_setopt(handle, OPT_TIMEOUT_MS, request->timeout_ms);
  it->easy_setopt(handle, OPT_USERAGENT, "inkglance");
  // All that libcurl can unpack; the limit counts what is unpacked.
  it->easy_setopt(handle, OPT_ACCEPT_ENCODING, "");
  it->easy_setopt(handle, OPT_ERRORBUFFER, answer->message);
  it->easy_setopt(handle, OPT_WRITEFUNCTION, take_body);
  it->easy_setopt(handle, OPT_WRITEDATA, &into);
  it->easy_setopt(handle, OPT_HEADERFUNCTION, take_header);
  it->easy_setopt(handle, OPT_HEADERDATA, &into);
  if (headers) it->easy_setopt(handle, OPT_HTTPHEADER, headers);
  if (request->has_body) {
    it->easy_setopt(handle, OPT_POSTFIELDSIZE, (long)request->body_count);
    it->easy_setopt(handle, OPT_POSTFIELDS, request->body ? (const char *)request->body : "");
  }
  if (request->certificates) it->easy_setopt(handle, OPT_CAINFO, request->certificates);
  answer->code = it->easy_perform(handle);
  it->easy_getinfo(handle, INFO_RESPONSE_CODE, &answer->status);
  char *location = NULL;
  it->easy_getinfo(handle, INFO_REDIRECT_URL, &location);
  if (location) answer->location = strdup(location);
  if (answer->code && !answer->message[0]) {
    strncpy(answer->message, it->easy_strerror(answer->code), sizeof answer->message - 1);
  }
  it->easy_cleanup(handle);
  if (headers) it->slist_free_all(headers);
}

void ccurl_free(ccurl_answer *answer) {
  free(answer->body);
  free(answer->location);
  free(answer->etag);
  free(answer->last_modified);
  free(answer->retry_after);
  memset(answer, 0, sizeof *answer);
}
