import Canvas
import Expectations
import MemoryGame
import Testing

@testable import Curses

struct ColorReplacerTests {
  /// A replacer with exact colours for 16 and 200; the others are sent as `ESC[38;5;17m`.
  private var replacer: ColorReplacer {
    var replacer = ColorReplacer { number, layer in
      Array("\u{1B}[\(layer == .foreground ? 38 : 48);5;\(number)m".utf8)
    }
    var colors = [RGB?](repeating: nil, count: 256)
    (colors[16], colors[200]) = (RGB(1, 22, 255), RGB(0, 0, 0))
    replacer.use(colors)
    return replacer
  }

  /// What ncurses writes: `<16>` stands for the mark of a foreground, `<:16>` for that of a
  /// background, and `<>` for that of the terminal's own colours.
  private func marked(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for part in text.split(separator: "<", omittingEmptySubsequences: false) {
      guard let end = part.firstIndex(of: ">") else {
        bytes += part.utf8
        continue
      }
      let mark = part[..<end]
      let number = UInt8(mark.drop { $0 == ":" })
      bytes += number.map { [mark.first == ":" ? 2 : 1, $0] } ?? [3]
      bytes += part[end...].dropFirst().utf8
    }
    return bytes
  }

  private func replaced(_ text: String, parts: Int = 1) -> String {
    var replacer = replacer
    let bytes = marked(text)
    let step = max(1, (bytes.count + parts - 1) / parts)
    let output = stride(from: 0, to: bytes.count, by: step).flatMap {
      replacer.replace(bytes[$0..<min($0 + step, bytes.count)])
    }
    return String(decoding: output + replacer.finish(), as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""),
    ("words", "words"),
    ("<16>x", "\u{1B}[38;2;1;22;255mx"),
    ("a<:200>漢<16>", "a\u{1B}[48;2;0;0;0m漢\u{1B}[38;2;1;22;255m"),
    // A number without an exact colour.
    ("<17>x", "\u{1B}[38;5;17mx"),
    // Both colours in one sequence.
    ("<16><:17>x", "\u{1B}[38;2;1;22;255;48;5;17mx"),
    ("<:27><1>x", "\u{1B}[38;5;1;48;5;27mx"),
    // Other sequences, and broken ones.
    ("\u{1B}[1;16m\u{1B}[?25l\u{1B}]0;5;16m\u{7}", "\u{1B}[1;16m\u{1B}[?25l\u{1B}]0;5;16m\u{7}"),
    ("\u{1B}<16>x", "\u{1B}\u{1B}[38;2;1;22;255mx"), ("\u{1B}[38;5;", "\u{1B}[38;5;"),
  ])
  func `marks are replaced by the sequences for their colours`(_ text: String, _ output: String) {
    for parts in [1, 100] { expectEqual(replaced(text, parts: parts), output, "\(parts)") }
  }

  @Test func `a change of colours counts from the next mark on`() {
    var replacer = replacer
    var colors = [RGB?](repeating: nil, count: 256)
    colors[17] = RGB(9, 9, 9)
    replacer.use(colors)
    expectEqual(
      replacer.replace(marked("<16>a<17>b")[...]),
      Array("\u{1B}[38;5;16ma\u{1B}[38;2;9;9;9mb".utf8))
  }

  @Test func `a colour that the text has already is not sent again`() {
    expectEqual(
      replaced("<16><:17>a<16><:18>b\u{1B}[5;1H<19><16><:18>c"),
      "\u{1B}[38;2;1;22;255;48;5;17ma\u{1B}[48;5;18mb\u{1B}[5;1Hc")
  }

  @Test(arguments: [
    ("<16><:17> <18> x", "\u{1B}[48;5;17m \u{1B}[38;5;18m x"),
    ("<16><:17> \u{1B}[K\u{1B}[3;4H", "\u{1B}[48;5;17m \u{1B}[K\u{1B}[3;4H\u{1B}[38;2;1;22;255m"),
    ("\u{1B}[7m<16><:17> ", "\u{1B}[7m\u{1B}[38;2;1;22;255;48;5;17m "),
    ("\u{1B}[0;4m\u{1B}[1m<16> ", "\u{1B}[0;4m\u{1B}[1m\u{1B}[38;2;1;22;255m "),
  ])
  func `blanks need no foreground unless underlined or reversed`(_ text: String, _ output: String) {
    expectEqual(replaced(text), output)
  }

  @Test func `every text has the colours that ncurses chose`() {
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let parts = (0..<30).map { _ -> String in
        let number = 17 + dice.next(below: 3)
        return switch dice.next(below: 10) {
        case 0...2: "<\(number)>"
        case 3...5: "<:\(number)>"
        case 6: ["<>", "\u{1B}[m", "\u{1B}[1m", "\u{1B}[7m"][dice.next(below: 4)]
        case 7: "\u{1B}[3;\(number)H"
        case 8: " "
        default: "x"
        }
      }
      var replacer = replacer
      let output = parts.flatMap { replacer.replace(marked($0)[...]) } + replacer.finish()
      let sent = String(decoding: output, as: UTF8.self)
      let plain = parts.joined().replacing("<:", with: "\u{1B}[48;5;")
        .replacing("<>", with: "\u{1B}[39;49m").replacing("<", with: "\u{1B}[38;5;")
        .replacing(">", with: "m")
      expectEqual(coloredText(sent), coloredText(plain), "\(parts)")
      #expect(output.count <= plain.utf8.count + 8 * parts.count)
    }
  }

  /// Each character with the styles that determine its look, as a terminal would understand them.
  private func coloredText(_ output: String) -> [String] {
    var (foreground, background, other) = ("", "", "")
    var texts: [String] = []
    for part in output.split(separator: "\u{1B}", omittingEmptySubsequences: false) {
      let end = part.firstIndex { $0 == "m" || $0 == "H" } ?? part.startIndex
      switch part[..<end] {
      case "[39;49": (foreground, background) = ("", "")
      case "[" where part.hasPrefix("[m"): (foreground, background, other) = ("", "", "")
      case "[1": other += "bold"
      case "[7": other += "reversed"
      case let sequence where sequence.hasPrefix("[38") || sequence.hasPrefix("[48"):
        for color in sequence.dropFirst().split(separator: "8;5;").joined().split(separator: ";") {
          if color.hasPrefix("3") { foreground = String(color) } else { background = String(color) }
        }
      default: break
      }
      texts += part.filter { $0 == "x" || $0 == " " }.map { character in
        let isVisible = character == "x" || other.contains("reversed")
        return "\(isVisible ? foreground : "") \(background) \(other)"
      }
    }
    return texts
  }
}
