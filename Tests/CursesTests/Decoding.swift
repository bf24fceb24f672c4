import Canvas

@testable import Curses

/// What a new decoder makes of these bytes, with what it gives up waiting for at the end.
func decoded(_ bytes: some Sequence<UInt8>, extra: [[UInt8]: Key] = [:]) -> [Event] {
  var decoder = InputDecoder(extra: extra)
  return decoder.feed(bytes) + decoder.flush()
}

/// What a new decoder makes of this text; `ESC` is written as `^`, since no key is a circumflex.
func decoded(_ text: String, extra: [[UInt8]: Key] = [:]) -> [Event] {
  decoded(bytes(text), extra: extra)
}

/// The bytes of a text in which `^` stands for Escape.
func bytes(_ text: String) -> [UInt8] {
  text.utf8.map { $0 == UInt8(ascii: "^") ? 0x1B : $0 }
}
