import Canvas

/// Replaces the sequences that choose the colours 16 to 255 by those for exact colours.
///
/// ncurses knows only numbers. A sequence may be split between two parts of the output.
struct ColorReplacer {
  private static let escape: UInt8 = 0x1B
  private static let foreground = Array("\u{1B}[38;2".utf8)
  private static let background = Array("\u{1B}[48;2".utf8)

  private let tree: SequenceTree
  /// The replacement of each sequence, by its number; empty where there is no colour.
  private var replacements: [[UInt8]] = []
  /// The beginning of a sequence at the end of the last part.
  private var held: [UInt8] = []
  private var node = SequenceTree.root

  /// Creates a replacer.
  ///
  /// - Parameter sequence: the bytes that choose a colour as ncurses sends them.
  init(_ sequence: (_ number: Int, _ layer: ColorTable.Layer) -> [UInt8]) {
    var sequences: [(bytes: [UInt8], value: Int)] = []
    for number in ColorSlots.numbers {
      sequences.append((sequence(number, .foreground), 2 * number))
      sequences.append((sequence(number, .background), 2 * number + 1))
    }
    tree = SequenceTree(sequences.filter { $0.bytes.first == ColorReplacer.escape })
  }

  /// Changes the exact colours.
  ///
  /// - Parameter colors: the colour of each number; sequences without one stay as they are.
  mutating func use(_ colors: [RGB?]) {
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
  /// - Returns: the output without a sequence that has only begun.
  mutating func replace(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count * 3 / 2)
    var rest = bytes[...]
    while !rest.isEmpty {
      if held.isEmpty {
        let start = rest.firstIndex(of: ColorReplacer.escape) ?? rest.endIndex
        output += rest[..<start]
        rest = rest[start...]
      }
      match(&rest, &output)
    }
    return output
  }

  /// The beginning of a sequence that was held back, when no more output follows.
  mutating func finish() -> [UInt8] {
    defer { release() }
    return held
  }

  /// Follows a sequence as far as possible, and sends its replacement, or else its bytes.
  private mutating func match(_ rest: inout ArraySlice<UInt8>, _ output: inout [UInt8]) {
    while let byte = rest.first {
      guard let next = tree.node(after: node, byte) else {
        // An escape character begins the next sequence.
        if held.isEmpty { output.append(rest.removeFirst()) }
        output += finish()
        return
      }
      rest.removeFirst()
      held.append(byte)
      node = next
      guard let number = tree.value(at: node) else { continue }
      let isKnown = number < replacements.count && !replacements[number].isEmpty
      output += isKnown ? replacements[number] : held
      release()
      return
    }
  }

  private mutating func release() {
    held.removeAll(keepingCapacity: true)
    node = SequenceTree.root
  }
}
