import Canvas
import Curses

extension FuzzBody {
  /// Events are the same however their bytes arrive, and nothing is held back for ever.
  ///
  /// The first byte says how the others are split.
  static let input = FuzzBody("input") { (bytes) throws(Complaint) in
    let typed = bytes.dropFirst()
    var whole = InputDecoder(extra: keys)
    let expected = whole.feed(typed)
    try expect(expected.allSatisfy(\.isSound), "an event that is none: \(expected)")
    var single = InputDecoder(extra: keys)
    try expect(typed.flatMap { single.feed([$0]) } == expected, "other events byte by byte")
    var split = InputDecoder(extra: keys)
    let parts = parts(of: typed, by: bytes.first ?? 0)
    try expect(parts.flatMap { split.feed($0) } == expected, "other events in parts")
    try expect(split.patience == whole.patience, "another wait in parts")
    let rest = whole.flush()
    try expect(split.flush() == rest && single.flush() == rest, "another rest in parts")
    for var decoder in [whole, single, split] {
      try expect(decoder.patience == nil, "something is still waited for")
      try expect(decoder.feed([0x61]) == [.key("a")], "something is still held back")
    }
  }

  /// Two keys of which one begins the other, as some terminals have them.
  private static let keys: [[UInt8]: Key] = [
    Array("\u{1B} x".utf8): .end, Array("\u{1B} xy".utf8): .home,
  ]

  /// Parts of one to eight bytes, as the bits of a seed say.
  private static func parts(of bytes: ArraySlice<UInt8>, by seed: UInt8) -> [ArraySlice<UInt8>] {
    var chance = UInt32(seed) &* 0x9E37_79B9 | 1
    var rest = bytes
    var parts: [ArraySlice<UInt8>] = []
    while !rest.isEmpty {
      chance = chance &* 1_664_525 &+ 1_013_904_223
      let part = rest.prefix(1 + Int(chance >> 29))
      parts.append(part)
      rest = rest.dropFirst(part.count)
    }
    return parts
  }
}

extension Event {
  /// Whether it is within what a keyboard, a mouse or a clipboard can do.
  fileprivate var isSound: Bool {
    switch self {
    case .key(.character(let character)):
      character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    case .mouse(let mouse): mouse.point.x >= 0 && mouse.point.y >= 0
    case .paste(let text): text.utf8.count <= 3 * InputDecoder.longestPaste
    default: true
    }
  }
}
