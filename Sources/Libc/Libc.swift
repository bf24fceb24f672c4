// The C library of this system. Other modules import this one instead of choosing among them.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

extension stat {
  /// The time of the last write, which has a name of its own on Apple's systems.
  public var lastWrite: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
