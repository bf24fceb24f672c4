import Canvas
import Testing

@testable import Curses

struct ColorReplacerTests {
  /// A replacer for sequences such as `ESC[38;5;16m`, with colours for 16 and 200.
  private var replacer: ColorReplacer {
    var replacer = ColorReplacer { number, layer in
      Array("\u{1B}[\(layer == .foreground ? 38 : 48);5;\(number)m".utf8)
    }
    var colors = [RGB?](repeating: nil, count: 256)
    (colors[16], colors[200]) = (RGB(1, 22, 255), RGB(0, 0, 0))
    replacer.use(colors)
    return replacer
  }

  private func replaced(_ text: String, parts: Int = 1) -> String {
    var replacer = replacer
    let bytes = Array(text.utf8)
    let step = max(1, (bytes.count + parts - 1) / parts)
    let output = stride(from: 0, to: bytes.count, by: step).flatMap {
      replacer.replace(Array(bytes[$0..<min($0 + step, bytes.count)]))
    }
    return String(decoding: output + replacer.finish(), as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""),
    ("words", "words"),
    ("\u{1B}[38;5;16mx", "\u{1B}[38;2;1;22;255mx"),
    ("a\u{1B}[48;5;200m漢\u{1B}[38;5;16m", "a\u{1B}[48;2;0;0;0m漢\u{1B}[38;2;1;22;255m"),
    // A number without a colour, and numbers below 16.
    ("\u{1B}[38;5;17m\u{1B}[38;5;1m\u{1B}[31m", "\u{1B}[38;5;17m\u{1B}[38;5;1m\u{1B}[31m"),
    // Other sequences, and broken ones.
    ("\u{1B}[1;16m\u{1B}[?25l\u{1B}]0;5;16m\u{7}", "\u{1B}[1;16m\u{1B}[?25l\u{1B}]0;5;16m\u{7}"),
    ("\u{1B}\u{1B}[38;5;16m", "\u{1B}\u{1B}[38;2;1;22;255m"),
    ("\u{1B}[38;\u{1B}[48;5;16m", "\u{1B}[38;\u{1B}[48;2;1;22;255m"),
    ("\u{1B}[38;5;16", "\u{1B}[38;5;16"), ("\u{1B}", "\u{1B}"),
  ])
  func `only sequences of numbers with a colour are replaced`(_ text: String, _ output: String) {
    for parts in [1, 2, 3, 5, 100] { #expect(replaced(text, parts: parts) == output, "\(parts)") }
  }

  @Test func `a sequence that has only begun is held back`() {
    var replacer = replacer
    #expect(replacer.replace(Array("a\u{1B}[38;5;".utf8)) == Array("a".utf8))
    #expect(replacer.replace(Array("16mb".utf8)) == Array("\u{1B}[38;2;1;22;255mb".utf8))
    #expect(replacer.finish().isEmpty)
  }

  @Test func `a change of colours counts from the next sequence on`() {
    var replacer = replacer
    var colors = [RGB?](repeating: nil, count: 256)
    colors[17] = RGB(9, 9, 9)
    replacer.use(colors)
    #expect(
      replacer.replace(Array("\u{1B}[38;5;16m\u{1B}[38;5;17m".utf8))
        == Array("\u{1B}[38;5;16m\u{1B}[38;2;9;9;9m".utf8))
  }

  @Test func `a terminal without colours is left alone`() {
    var replacer = ColorReplacer { _, _ in [] }
    #expect(replacer.replace(Array("\u{1B}[38;5;16m".utf8)) == Array("\u{1B}[38;5;16m".utf8))
  }
}
