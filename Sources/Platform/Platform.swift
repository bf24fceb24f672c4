/// The differences between Linux and other systems, behind a few functions.
///
/// The folders `Linux` and `Portable` declare the same functions and types. `Package.swift` chooses
/// `Linux` on Linux, unless `make PORTABLE=1` asks for the other one, which needs only POSIX.
public enum Platform {}
