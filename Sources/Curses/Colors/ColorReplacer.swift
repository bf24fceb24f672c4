import Canvas

/// Replaces the marks that ncurses writes for colours by the sequences that choose them, and sends
/// only those that change how the following text looks.
///
/// ncurses knows only numbers, and sends both colours of a pair even if one of them stays.
struct ColorReplacer {
  /// The bytes that `memorize_mark_colors` lets ncurses write; the number of a colour follows the
  /// first two.
  private enum Mark: UInt8 {
    case foreground = 1
    case background = 2
    case reset = 3
  }

  private static let marks = Mark.foreground.rawValue...Mark.reset.rawValue
  private static let reset = Array("\u{1B}[39;49m".utf8)
  /// The beginnings of sequences that reset the style, whatever it was.
  private static let resets = ["\u{1B}(B\u{1B}[m", "\u{1B}(B\u{1B}[0", "\u{1B}[m", "\u{1B}[0"].map {
    Array($0.utf8)
  }

  /// The bytes that choose a colour by its number.
  private let sequence: (_ number: Int, _ layer: ColorTable.Layer) -> [UInt8]
  /// The exact colours, by their numbers.
  private var colors: [RGB?] = []
  /// The sequences used so far, by number and layer; empty for the others.
  private var known: [[UInt8]] = []
  /// A mark whose number has not come yet.
  private var open: Mark?
  /// The colours for the next text, and those that the terminal has.
  private var wanted = TextColors()
  private var sent = TextColors()
  private var scanner = SequenceScanner()

  /// Creates a replacer.
  ///
  /// - Parameter sequence: the bytes that choose a colour without an exact one, `ESC[…m`.
  init(_ sequence: @escaping (_ number: Int, _ layer: ColorTable.Layer) -> [UInt8]) {
    self.sequence = sequence
    use([])
  }

  /// Changes the exact colours.
  ///
  /// - Parameter colors: the colour of each number; for the others, the terminal's own sequences
  ///   are sent.
  mutating func use(_ colors: [RGB?]) {
    self.colors = colors
    known = Array(repeating: [], count: 512)
    sent = TextColors()
  }

  /// A part of the output with its marks replaced.
  ///
  /// - Parameter bytes: output of ncurses, after what was passed before.
  /// - Returns: the output without colours that no text has yet.
  mutating func replace(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(2 * bytes.count)
    var rest = bytes
    while let byte = rest.first {
      if open != nil || ColorReplacer.marks.contains(byte) {
        rest.removeFirst()
        choose(byte)
      } else {
        let end = rest.firstIndex(where: ColorReplacer.marks.contains) ?? rest.endIndex
        pass(rest[..<end], &output)
        rest = rest[end...]
      }
    }
    return output
  }

  /// The colours that were held back, when no more output follows.
  mutating func finish() -> [UInt8] {
    var output: [UInt8] = []
    send(wanted, &output)
    (wanted, sent, scanner) = (TextColors(), TextColors(), SequenceScanner())
    return output
  }

  /// Takes a mark, or the number that follows it.
  private mutating func choose(_ byte: UInt8) {
    switch open {
    case .foreground: wanted.foreground = Int(byte)
    case .background: wanted.background = Int(byte)
    case .reset, nil:
      open = Mark(rawValue: byte)
      guard open == .reset else { return }
      wanted = .standard
    }
    open = nil
  }

  /// Sends bytes that choose no colour, after the colours that they need.
  private mutating func pass(_ bytes: ArraySlice<UInt8>, _ output: inout [UInt8]) {
    let content = scanner.scan(bytes)
    switch content {
    case .moves: break
    case .blanks: send(TextColors(background: wanted.background), &output)
    case .style where ColorReplacer.resets.contains(where: bytes.starts): break
    case .text, .style: send(wanted, &output)
    }
    output += bytes
    if content == .style { (wanted, sent) = (TextColors(), TextColors()) }
  }

  /// Sends the sequences for colours that differ from those of the terminal, both as one if possible.
  private mutating func send(_ colors: TextColors, _ output: inout [UInt8]) {
    guard colors != sent else { return }
    if colors.needsReset(from: sent) {
      output += ColorReplacer.reset
      sent = .standard
    }
    let start = output.count
    add(colors.foreground, .foreground, insteadOf: sent.foreground, &output)
    let isOpen = output.count > start && output.last == UInt8(ascii: "m")
    let middle = output.count
    add(colors.background, .background, insteadOf: sent.background, &output)
    if isOpen, output.count > middle {
      // The end of one sequence and the beginning of the next.
      output.replaceSubrange(middle - 1..<middle + 2, with: CollectionOfOne(UInt8(ascii: ";")))
    }
    sent = colors.filled(from: sent)
  }

  private mutating func add(
    _ number: Int?, _ layer: ColorTable.Layer, insteadOf old: Int?, _ output: inout [UInt8]
  ) {
    guard let number, number != old, number != TextColors.own else { return }
    let key = 2 * number + (layer == .foreground ? 0 : 1)
    guard known.indices.contains(key) else { return }
    if known[key].isEmpty { known[key] = bytes(number, layer) }
    output += known[key]
  }

  private func bytes(_ number: Int, _ layer: ColorTable.Layer) -> [UInt8] {
    guard colors.indices.contains(number), let color = colors[number] else {
      return sequence(number, layer)
    }
    let start = layer == .foreground ? 38 : 48
    return Array("\u{1B}[\(start);2;\(color.red);\(color.green);\(color.blue)m".utf8)
  }
}

/// The numbers of the foreground and background of text; `nil` if unknown.
struct TextColors: Equatable {
  /// The number of the colour that the terminal has without any sequence.
  static let own = -1
  /// Both colours after a reset.
  static let standard = TextColors(foreground: own, background: own)

  var foreground: Int?
  var background: Int?

  /// Whether one of these is the terminal's own colour and may not have been before.
  func needsReset(from other: TextColors) -> Bool {
    foreground == TextColors.own && other.foreground != TextColors.own
      || background == TextColors.own && other.background != TextColors.own
  }

  /// These colours, and others in the place of unknown ones.
  func filled(from other: TextColors) -> TextColors {
    TextColors(
      foreground: foreground ?? other.foreground, background: background ?? other.background)
  }
}

/// Follows escape sequences through output, to find out which colours a part of it shows.
struct SequenceScanner {
  /// The parts of an output, from those that show no colours to those that may change them.
  enum Content: Comparable {
    case moves
    /// Blanks and erased cells, which show only the background.
    case blanks
    case text
    case style
  }

  private enum State {
    case text
    case escape
    case control
  }

  private var state = State.text
  /// The parameters of the sequence that has begun.
  private var parameters: [UInt8] = []
  /// Whether blanks may be underlined or reversed.
  private var showsForeground = false

  /// The most demanding content of a part of the output.
  mutating func scan(_ bytes: ArraySlice<UInt8>) -> Content {
    var content = Content.moves
    for byte in bytes { content = max(content, scan(byte)) }
    return content == .blanks && showsForeground ? .text : content
  }

  private mutating func scan(_ byte: UInt8) -> Content {
    switch (state, byte) {
    case (_, 0x1B): state = .escape
    case (.text, 0x20): return .blanks
    case (.text, _): return byte < 0x20 ? .moves : .text
    case (.escape, UInt8(ascii: "[")):
      state = .control
      parameters.removeAll(keepingCapacity: true)
    case (.escape, _):
      // Some of these reset everything.
      state = .text
      return .style
    case (.control, 0x40...0x7E):
      state = .text
      return content(of: byte)
    case (.control, _): parameters.append(byte)
    }
    return .moves
  }

  /// The content of a sequence, by its last character.
  private mutating func content(of last: UInt8) -> Content {
    switch Unicode.Scalar(last) {
    case "A", "B", "C", "D", "G", "H", "d", "h", "l": return .moves
    case "J", "K", "X": return .blanks
    case "m":
      let isReset = parameters.first.map { $0 == UInt8(ascii: "0") } ?? true
      let hasLines = parameters.contains { $0 == UInt8(ascii: "4") || $0 == UInt8(ascii: "7") }
      showsForeground = hasLines || showsForeground && !isReset
      return .style
    default: return .text
    }
  }
}
