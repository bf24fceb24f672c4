import Canvas

/// Replaces the sequences that choose the colours 16 to 255 by those for exact colours, and sends
/// them only when they change the colour of the text that follows.
///
/// ncurses knows only numbers, and sends both colours of a pair even if one of them stays. A
/// sequence may be split between two parts of the output.
struct ColorReplacer {
  private static let escape: UInt8 = 0x1B
  private static let foreground = Array("\u{1B}[38;2".utf8)
  private static let background = Array("\u{1B}[48;2".utf8)

  private let tree: SequenceTree
  /// The sequences as ncurses sends them, by their number.
  private var originals = [[UInt8]](repeating: [], count: ColorReplacer.resetValue)
  /// The replacement of each sequence, by its number; empty where there is no colour.
  private var replacements: [[UInt8]] = []
  /// The sequence that resets both colours, and its value in the tree.
  private let reset: [UInt8]
  private static let resetValue = 512
  /// The beginning of a sequence at the end of the last part.
  private var held: [UInt8] = []
  private var node = SequenceTree.root
  /// The colours for the next text, and those that the terminal has.
  private var wanted = TextColors()
  private var sent = TextColors()
  private var scanner = SequenceScanner()

  /// Creates a replacer.
  ///
  /// - Parameters:
  ///   - reset: the bytes that reset both colours, if the terminal has any.
  ///   - sequence: the bytes that choose a colour as ncurses sends them.
  init(
    reset: [UInt8] = [], _ sequence: (_ number: Int, _ layer: ColorTable.Layer) -> [UInt8]
  ) {
    self.reset = reset
    var sequences: [(bytes: [UInt8], value: Int)] = []
    for number in ColorSlots.numbers {
      sequences.append((sequence(number, .foreground), 2 * number))
      sequences.append((sequence(number, .background), 2 * number + 1))
    }
    sequences.append((reset, ColorReplacer.resetValue))
    tree = SequenceTree(sequences.filter { $0.bytes.first == ColorReplacer.escape })
    for (bytes, value) in sequences where value < ColorReplacer.resetValue {
      originals[value] = bytes
    }
  }

  /// Changes the exact colours.
  ///
  /// - Parameter colors: the colour of each number; sequences without one stay as they are.
  mutating func use(_ colors: [RGB?]) {
    sent = TextColors()
    replacements = colors.flatMap { color in
      [ColorReplacer.foreground, ColorReplacer.background].map { start in
        color.map { ColorReplacer.sequence(start, $0) } ?? []
      }
    }
  }

  /// The bytes that choose an exact colour; texts would take several times as long at startup.
  private static func sequence(_ start: [UInt8], _ color: RGB) -> [UInt8] {
    var bytes = start
    bytes.reserveCapacity(20)
    for component in [color.red, color.green, color.blue] {
      bytes.append(UInt8(ascii: ";"))
      let zero = UInt8(ascii: "0")
      if component >= 100 { bytes.append(zero + component / 100) }
      if component >= 10 { bytes.append(zero + component / 10 % 10) }
      bytes.append(zero + component % 10)
    }
    bytes.append(UInt8(ascii: "m"))
    return bytes
  }

  /// A part of the output with its sequences replaced.
  ///
  /// - Parameter bytes: output of ncurses, after what was passed before.
  /// - Returns: the output without a sequence that has only begun, and without colours that no text
  ///   has yet.
  mutating func replace(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count * 3 / 2)
    var rest = bytes[...]
    while !rest.isEmpty {
      if held.isEmpty {
        let start = rest.firstIndex(of: ColorReplacer.escape) ?? rest.endIndex
        pass(rest[..<start], &output)
        rest = rest[start...]
      }
      match(&rest, &output)
    }
    return output
  }

  /// The colours and the beginning of a sequence that were held back, when no more output follows.
  mutating func finish() -> [UInt8] {
    var output: [UInt8] = []
    chooseColors(&output)
    output += held
    release()
    sent = TextColors()
    scanner = SequenceScanner()
    return output
  }

  /// Follows a sequence as far as possible, and notes its colour, or else sends its bytes.
  private mutating func match(_ rest: inout ArraySlice<UInt8>, _ output: inout [UInt8]) {
    while let byte = rest.first {
      guard let next = tree.node(after: node, byte) else {
        // An escape character begins the next sequence.
        if held.isEmpty { held.append(rest.removeFirst()) }
        let bytes = held
        release()
        return pass(bytes[...], &output)
      }
      rest.removeFirst()
      held.append(byte)
      node = next
      guard let number = tree.value(at: node) else { continue }
      wanted.choose(number)
      return release()
    }
  }

  /// Sends bytes that choose no colour, after the colours that they need.
  private mutating func pass(_ bytes: ArraySlice<UInt8>, _ output: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    chooseColors(&output)
    output += bytes
    guard scanner.changesStyle(bytes) else { return }
    (wanted, sent) = (TextColors(), TextColors())
  }

  /// Sends the sequences for the colours that differ from those the terminal has.
  private mutating func chooseColors(_ output: inout [UInt8]) {
    guard wanted != sent else { return }
    if wanted.needsReset(from: sent) {
      output += reset
      sent = .reset
    }
    for (number, old) in zip(wanted.numbers, sent.numbers) {
      guard let number, number != old, originals.indices.contains(number) else { continue }
      let isKnown = replacements.indices.contains(number) && !replacements[number].isEmpty
      output += isKnown ? replacements[number] : originals[number]
    }
    sent = wanted.filled(from: sent)
    wanted = sent
  }

  private mutating func release() {
    held.removeAll(keepingCapacity: true)
    node = SequenceTree.root
  }
}
