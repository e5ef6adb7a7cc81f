#ifndef CCONFORMANCES_H
#define CCONFORMANCES_H

/// Calls `found` with the metadata of every struct, enum and class of the process that is not generic and conforms to
/// the protocol whose descriptor is given. Walks every conformance of the program: some milliseconds.
///
/// Sections and records are as in Swift's ABI document "Type Metadata", which is stable; the runtime's own
/// enumeration of them is what testing libraries find their tests by.
void cconformances_each(
  const void *protocol, void (*found)(const void *metadata, void *context), void *context);

#endif
