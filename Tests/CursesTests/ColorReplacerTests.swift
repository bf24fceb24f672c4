import Canvas
import MemoryGame
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
      replacer.replace(Array("\u{1B}[38;5;16ma\u{1B}[38;5;17mb".utf8))
        == Array("\u{1B}[38;5;16ma\u{1B}[38;2;9;9;9mb".utf8))
  }

  @Test func `a colour that the text has already is not sent again`() {
    let text = "\u{1B}[38;5;16m\u{1B}[48;5;17ma\u{1B}[38;5;16m\u{1B}[48;5;18mb\u{1B}[5;1H"
    #expect(
      replaced(text + "\u{1B}[38;5;19m\u{1B}[38;5;16m\u{1B}[48;5;18mc")
        == "\u{1B}[38;2;1;22;255m\u{1B}[48;5;17ma\u{1B}[48;5;18mb\u{1B}[5;1Hc")
  }

  @Test func `every text has the colours that ncurses chose`() {
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let parts = (0..<30).map { _ -> String in
        let number = 16 + dice.next(below: 3)
        return switch dice.next(below: 9) {
        case 0...2: "\u{1B}[38;5;\(number)m"
        case 3...5: "\u{1B}[48;5;\(number)m"
        case 6: ["\u{1B}[39;49m", "\u{1B}[m", "\u{1B}[1m", "\u{1B}[31m"][dice.next(below: 4)]
        case 7: "\u{1B}[3;\(number)H"
        default: "x"
        }
      }
      var replacer = ColorReplacer(reset: Array("\u{1B}[39;49m".utf8)) { number, layer in
        Array("\u{1B}[\(layer == .foreground ? 38 : 48);5;\(number)m".utf8)
      }
      let output = parts.flatMap { replacer.replace(Array($0.utf8)) } + replacer.finish()
      let sent = String(decoding: output, as: UTF8.self)
      #expect(coloredText(sent) == coloredText(parts.joined()), "\(parts)")
      #expect(output.count <= parts.joined().utf8.count + 8 * parts.count)
    }
  }

  /// Each text with the sequences that determine its style, as a terminal would understand them.
  private func coloredText(_ output: String) -> [String] {
    var (foreground, background, other) = ("", "", "")
    var texts: [String] = []
    for part in output.split(separator: "\u{1B}", omittingEmptySubsequences: false) {
      let end = part.firstIndex { $0 == "m" || $0 == "H" } ?? part.startIndex
      let sequence = part[..<end]
      switch sequence {
      case "[39;49": (foreground, background) = ("", "")
      case _ where part.hasPrefix("[m"): (foreground, background, other) = ("", "", "")
      case "[1": other = "bold"
      case "[31": foreground = "red"
      case _ where sequence.hasPrefix("[38"): foreground = String(sequence)
      case _ where sequence.hasPrefix("[48"): background = String(sequence)
      default: break
      }
      texts += part.filter { $0 == "x" }.map { _ in "\(foreground) \(background) \(other)" }
    }
    return texts
  }

  @Test func `a terminal without colours is left alone`() {
    var replacer = ColorReplacer { _, _ in [] }
    #expect(replacer.replace(Array("\u{1B}[38;5;16m".utf8)) == Array("\u{1B}[38;5;16m".utf8))
  }
}
