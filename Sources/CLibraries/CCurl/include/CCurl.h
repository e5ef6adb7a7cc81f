#ifndef CCURL_H
#define CCURL_H

// One HTTP request by libcurl, which is opened at the first request: a display without a web source neither needs it nor
// pays for the twenty libraries it brings along.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What to ask for. Texts end with a zero; those that may be null say so.
typedef struct ccurl_request {
  const char *url;
  const char *const *headers;  ///< "Name: value" each
  size_t header_count;
  const char *certificates;    ///< a PEM file of authorities to trust instead of the system's; null for the system's
  long timeout_ms;             ///< for everything, from the name's look-up to the last byte
  size_t limit;                ///< bytes of the answer's body, unpacked, at most
  bool has_body;               ///< sends `body` with POST; else asks with GET
  const uint8_t *body;
  size_t body_count;
} ccurl_request;

/// What came back. Everything in it belongs to it; see ccurl_free.
typedef struct ccurl_answer {
  int code;            ///< libcurl's CURLcode: 0 for an answer of whatever status; CCURL_MISSING without libcurl
  bool is_too_long;    ///< the body went on after `limit` bytes
  long status;         ///< HTTP's, 0 when none came
  uint8_t *body;
  size_t count;
  char *location;      ///< where a redirect leads, absolute; null for none
  char *etag;          ///< null when the server gave none, and so the rest
  char *last_modified;
  char *retry_after;
  char message[256];   ///< libcurl's own words of a failure
} ccurl_answer;

enum {
  CCURL_MISSING = -1,
  // CURLcode, curl/curl.h; kept by libcurl since 7.10.
  CCURL_NO_HOST = 6,
  CCURL_NO_CONNECTION = 7,
  CCURL_TIMEOUT = 28,
  CCURL_SILENT = 52,
  CCURL_CERTIFICATE = 60,
  CCURL_AUTHORITIES = 77
};

/// Asks for a URL of http or https, with GET unless there is a body; redirects are told, not followed. Blocks; safe on any thread.
void ccurl_get(const ccurl_request *request, ccurl_answer *answer);

/// Gives back what an answer holds.
void ccurl_free(ccurl_answer *answer);

#endif
