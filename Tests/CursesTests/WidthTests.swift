import CNCurses
import Canvas
import Expectations
import Testing

/// ncurses uses the widths of the C library, which must equal the computed ones.
struct WidthTests {
  /// Characters for which the two may differ; each is drawn as a question mark.
  private static let known: [ClosedRange<UInt32>] = [
    // Numbers in squares: narrow by the standard and on terminals, wide in glibc.
    0x3248...0x324F,
    // A mark that became combining in Unicode 14 and spacing again in 15.
    0x1171E...0x1171E,
    // Signs of the I Ching, wide since Unicode 16, narrow in older C libraries.
    0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376,
  ]

  init() {
    setlocale(LC_CTYPE, "C.UTF-8")
  }

  private func widthInC(_ scalar: Unicode.Scalar) -> Int {
    Int(wcwidth(wchar_t(bitPattern: scalar.value)))
  }

  private func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap(Unicode.Scalar.init).filter {
      $0.properties.generalCategory != .unassigned
    }
  }

  @Test func `widths are those of the C library`() {
    let different = scalars(0xA0...0x10FFFF).filter { scalar in
      let width = widthInC(scalar)
      return width >= 0 && width != scalar.columns
        && !WidthTests.known.contains { $0.contains(scalar.value) }
    }
    expectEqual(different.map { String($0.value, radix: 16) }.joined(separator: " "), "")
  }

  @Test(arguments: [
    0x20...0x7E, 0xA1...0x52F, 0x591...0x6FF, 0x900...0x97F, 0xE01...0xE5B, 0x1100...0x11FF,
    0x1E00...0x1FFF, 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x25FF, 0x2800...0x28FF,
    0x3041...0x30FF, 0x4E00...0x9FFC, 0xAC00...0xD7A3, 0xFF01...0xFFEE, 0x1F300...0x1F6D7,
    0x1F90C...0x1F9FF, 0x1FA70...0x1FA7C, 0x20000...0x2A6DD,
  ])
  func `characters of decks have the same width in both`(_ range: ClosedRange<UInt32>) {
    let different = scalars(range).filter {
      let age = $0.properties.age ?? (99, 0)
      return age.major <= 14 && widthInC($0) != $0.columns
    }
    expectEqual(different.map { String($0.value, radix: 16) }.joined(separator: " "), "")
  }

  @Test func `wide emoji take two columns, those that need a selector one`() {
    for emoji: Unicode.Scalar in ["👻", "🎃", "🦄", "🥷", "🫠", "⭐", "⚡"] {
      expectEqual(emoji.columns, 2)
    }
    for sign: Unicode.Scalar in ["❤", "🕷", "♠", "☀", "█", "◔", "⠿"] {
      expectEqual(sign.columns, 1)
    }
    for mark: Unicode.Scalar in ["\u{301}", "\u{FE0F}", "\u{200D}", "\u{E0067}", "\u{94D}"] {
      expectEqual(mark.columns, 0)
    }
  }
}
