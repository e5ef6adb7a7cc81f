// Nothing in C.
