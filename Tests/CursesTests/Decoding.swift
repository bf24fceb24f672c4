import Canvas

@testable import Curses

/// The events a new decoder returns for these bytes, including those at the end of its wait.
func decoded(_ bytes: some Sequence<UInt8>, extra: [[UInt8]: Key] = [:]) -> [Event] {
  var decoder = InputDecoder(extra: extra)
  return decoder.feed(bytes) + decoder.flush()
}

/// The events a new decoder returns for this text, in which `^` stands for Escape.
func decoded(_ text: String, extra: [[UInt8]: Key] = [:]) -> [Event] {
  decoded(bytes(text), extra: extra)
}

/// The bytes of a text in which `^` stands for Escape.
func bytes(_ text: String) -> [UInt8] {
  text.utf8.map { $0 == UInt8(ascii: "^") ? 0x1B : $0 }
}
