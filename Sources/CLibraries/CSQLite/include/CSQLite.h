#ifndef CSQLITE_H
#define CSQLITE_H

// SQLite as it is, and the one of its constants that is a cast Swift does not import.

#include <sqlite3.h>

/// Binds text that SQLite copies at once.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text) {
  return sqlite3_bind_text(statement, index, text, -1, SQLITE_TRANSIENT);
}

#endif
