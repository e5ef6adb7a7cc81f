#include "CConformances.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the runtime keeps of one image: ranges of its sections, as far as they matter here.
typedef struct {
  uintptr_t start;
  size_t length;
} section;

typedef struct {
  uintptr_t version;
  const void *base;
  void *unused[2];
  section protocols;
  section conformances;
} image_sections;

extern void swift_enumerateAllMetadataSections(
  bool (*body)(const image_sections *sections, void *context), void *context);

// A conformance: each field is a distance from itself.
typedef struct {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
} conformance;

// The head of a nominal type's descriptor.
typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access;
} type_descriptor;

enum { DIRECT_TYPE = 0, INDIRECT_TYPE = 1 };
enum { KIND_CLASS = 16, KIND_STRUCT = 17, KIND_ENUM = 18 };
static const uint32_t KIND_MASK = 0x1F;
static const uint32_t IS_GENERIC = 0x80;

typedef struct {
  const void *protocol;
  void (*found)(const void *metadata, void *context);
  void *context;
} search;

static const void *at_distance(const int32_t *field) {
  return *field == 0 ? NULL : (const char *)field + *field;
}

// A distance whose lowest bit says that a pointer to the thing lies there.
static const void *at_indirect_distance(const int32_t *field) {
  if (*field == 0) return NULL;
  const char *place = (const char *)field + (*field & ~1);
  return *field & 1 ? *(const void *const *)place : place;
}

static const type_descriptor *type_of(const conformance *record) {
  const void *type = at_distance(&record->type);
  switch ((record->flags >> 3) & 7) {
  case DIRECT_TYPE: return type;
  case INDIRECT_TYPE: return type ? *(const type_descriptor *const *)type : NULL;
  default: return NULL;
  }
}

static bool look(const image_sections *sections, void *context) {
  const search *wanted = context;
  const int32_t *entry = (const int32_t *)sections->conformances.start;
  const size_t count = sections->conformances.length / sizeof *entry;
  for (size_t i = 0; i < count; i++) {
    const conformance *record = at_distance(&entry[i]);
    if (!record || at_indirect_distance(&record->protocol) != wanted->protocol) continue;
    const type_descriptor *type = type_of(record);
    if (!type || type->flags & IS_GENERIC) continue;
    const uint32_t kind = type->flags & KIND_MASK;
    if (kind != KIND_CLASS && kind != KIND_STRUCT && kind != KIND_ENUM) continue;
    // The accessor answers metadata and its state in two registers; the state is complete when 0 is asked for.
    const void *(*access)(size_t request) = (const void *(*)(size_t))at_distance(&type->access);
    if (access) wanted->found(access(0), wanted->context);
  }
  return true;
}

void cconformances_each(
  const void *protocol, void (*found)(const void *metadata, void *context), void *context) {
  search wanted = {protocol, found, context};
  swift_enumerateAllMetadataSections(look, &wanted);
}
