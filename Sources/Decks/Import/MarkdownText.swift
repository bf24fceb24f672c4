/// The rows of the tables and lists in a text in Markdown.
struct MarkdownText {
  /// The text with a line for each line of the file, and tabs between the cells of tables; lines that
  /// are not in a table are empty if there is one.
  let bytes: [UInt8]
  /// Whether it is a table, and whether that has names for its columns.
  private(set) var isTable = false
  private(set) var hasNames = false
  /// The number of lines that are left out, because they are not in a table.
  private(set) var others = 0

  private static let pipe = UInt8(ascii: "|")
  private static let backslash = UInt8(ascii: "\\")

  /// Reads the tables of a text, or else its list; `nil` if it has neither.
  ///
  /// Takes time O(bytes).
  init?(_ file: [UInt8]) {
    // Decks of ours and of Anki say what separates their fields.
    guard !file.starts(with: "#separator:".utf8) else { return nil }
    let lines = file[...].lines
    if let items = MarkdownText.items(of: lines) {
      let text = String(decoding: Array(items.joined(separator: [.lineFeed])), as: UTF8.self)
      bytes = Array(text.replacing("**", with: "").utf8)
      return
    }
    guard file.contains(MarkdownText.pipe), lines.contains(where: MarkdownText.isRule) else {
      return nil
    }
    var rows: [[UInt8]] = []
    var isInTable = false
    for (line, next) in zip(lines, lines.dropFirst() + [[]]) {
      let isHead = line.contains(MarkdownText.pipe) && MarkdownText.isRule(next)
      if isHead || isInTable, line.contains(MarkdownText.pipe) {
        let cells = MarkdownText.cells(of: line)
        let isNamed = isHead && cells.contains { !$0.isEmpty }
        let isKept = isHead ? isNamed && !isTable : !MarkdownText.isRule(line)
        hasNames = hasNames || isNamed && !isTable
        rows.append(isKept ? Array(cells.joined(separator: [0x09])) : [])
        (isTable, isInTable) = (true, true)
      } else {
        isInTable = false
        if !line.allSatisfy(\.isBlank) { others += 1 }
        rows.append([])
      }
    }
    guard isTable else { return nil }
    bytes = Array(rows.joined(separator: [.lineFeed]))
  }

  /// Whether a line is the rule below the names of the columns, as in `|---|:--:|`.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(pipe) && line.contains(UInt8(ascii: "-"))
      && line.allSatisfy { $0.isBlank || "|:-+".utf8.contains($0) }
  }

  /// The texts of the cells of a row as fields, without the pipes at its ends.
  private static func cells(of line: ArraySlice<UInt8>) -> [[UInt8]] {
    var cells: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in line {
      if byte == pipe, isEscaped {
        cells[cells.count - 1][cells[cells.count - 1].count - 1] = pipe
      } else if byte == pipe {
        cells.append([])
      } else {
        cells[cells.count - 1].append(byte == 0x09 ? 0x20 : byte)
      }
      isEscaped = byte == backslash && !isEscaped
    }
    if cells.first?.allSatisfy(\.isBlank) == true { cells.removeFirst() }
    if cells.last?.allSatisfy(\.isBlank) == true { cells.removeLast() }
    return cells.map { String(decoding: $0, as: UTF8.self).cleaned.withoutEmphasis.asField }
  }

  private static let bullets = ["- ", "* ", "+ ", "• "].map { Array($0.utf8) }

  /// The lines of a list without their marks, as in `- Hund: dog` and `2. Katze: cat`; `nil` unless
  /// nearly all lines are items.
  private static func items(of lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>]? {
    var (count, others) = (0, 0)
    var items: [ArraySlice<UInt8>] = []
    for line in lines {
      let text = line.drop(while: \.isBlank)
      let number = Array("\(count + 1)".utf8)
      let marks = bullets + [". ", ") "].map { number + $0.utf8 }
      let mark = marks.first(where: text.starts)
      items.append(mark.map { text.dropFirst($0.count) } ?? line)
      count += mark == nil ? 0 : 1
      others += mark == nil && !text.isEmpty && text.first != UInt8(ascii: "#") ? 1 : 0
      // The rest cannot make up for them.
      guard 9 * others <= lines.count else { return nil }
    }
    return count >= 2 && 9 * others <= count ? items : nil
  }
}

extension String {
  /// The text without marks of emphasis or code around it, as in `**word**`.
  fileprivate var withoutEmphasis: String {
    for mark in ["**", "__", "*", "_", "`"]
    where hasPrefix(mark) && hasSuffix(mark) && count > 2 * mark.count {
      return String(dropFirst(mark.count).dropLast(mark.count))
    }
    return self
  }
}
