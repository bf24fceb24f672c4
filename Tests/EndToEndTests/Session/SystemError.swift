import Glibc

/// A system call that failed, and why.
struct SystemError: Error, CustomStringConvertible {
  let call: String
  let number: Int32

  init(_ call: String, number: Int32 = errno) {
    self.call = call
    self.number = number
  }

  var description: String { "\(call): \(String(cString: strerror(number)))" }
}
