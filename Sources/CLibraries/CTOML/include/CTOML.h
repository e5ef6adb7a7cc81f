#ifndef CTOML_H
#define CTOML_H

// TOML 1.0 documents, read with toml++ into a flat list. No type of the library shows here.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parsed document, or the reason why it is none. Owns every text and record it gives.
typedef struct ctoml_document ctoml_document;

/// UTF-8; not ended by a zero.
typedef struct ctoml_text {
  const char *bytes;
  size_t count;
} ctoml_text;

/// Both count from 1, columns in characters.
typedef struct ctoml_position {
  uint32_t line;
  uint32_t column;
} ctoml_position;

typedef enum ctoml_kind {
  CTOML_TABLE,
  CTOML_ARRAY,
  CTOML_STRING,
  CTOML_INTEGER,
  CTOML_FLOAT,
  CTOML_BOOLEAN,
  CTOML_DATE_TIME  ///< `text` holds a date, a time or both, as in RFC 3339
} ctoml_kind;

/// One value. The values inside a table or an array follow it, each with its own, so that the list is the document
/// in the order in which a reader with a stack meets it.
typedef struct ctoml_record {
  ctoml_kind kind;
  ctoml_text key;  ///< empty for the root and in arrays
  ctoml_position key_position;
  ctoml_position position;
  size_t children;  ///< values directly inside a table (by key) or an array (in order)
  ctoml_text text;
  int64_t integer;
  double number;
  bool truth;
} ctoml_record;

/// Parses a document; NULL when there is no memory. To be freed with `ctoml_free`.
ctoml_document *ctoml_parse(const char *bytes, size_t count);

void ctoml_free(ctoml_document *document);

/// True where the document is not TOML; tells why and where.
bool ctoml_failure(const ctoml_document *document, ctoml_text *message, ctoml_position *position);

/// All values, the root table first; none where parsing failed.
const ctoml_record *ctoml_records(const ctoml_document *document, size_t *count);

#ifdef __cplusplus
}
#endif

#endif
