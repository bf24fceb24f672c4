// The C library of this system. Other modules import this one instead of choosing between the two.
#if canImport(Glibc)
  @_exported import Glibc
#else
  @_exported import Musl
#endif
