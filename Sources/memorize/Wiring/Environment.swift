import Libc

/// The variables of the program's environment.
enum Environment {
  static subscript(name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
