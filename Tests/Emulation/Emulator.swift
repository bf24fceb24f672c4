import CVTerm

/// A terminal emulator without a window: it takes a program's output and knows what it would show.
package final class Emulator {
  private var terminal: OpaquePointer
  private var columns: Int
  private var rows: [ScreenRow] = []
  private var rawRows: [RawRow] = []
  private var state: OpaquePointer { vterm_obtain_state(terminal) }
  private var display: OpaquePointer { vterm_obtain_screen(terminal) }

  /// Fails only if there is no memory.
  package init?(columns: Int, rows: Int) {
    guard let terminal = Self.terminal(columns, rows) else { return nil }
    self.terminal = terminal
    self.columns = columns
  }

  deinit { vterm_free(terminal) }

  /// NB: libvterm crashes when a wide character comes to a screen of one column, as it does when a
  /// program has not yet noticed that its window became so narrow.
  private static func terminal(_ columns: Int, _ rows: Int) -> OpaquePointer? {
    guard let terminal = vterm_new(Int32(rows), Int32(max(2, columns))) else { return nil }

    vterm_set_utf8(terminal, 1)
    let display = vterm_obtain_screen(terminal)
    vterm_screen_enable_altscreen(display, 1)
    vterm_screen_reset(display, 1)
    return terminal
  }

  /// Shows output, and returns a terminal's answers to the questions in it.
  package func show(_ output: [UInt8]) -> [UInt8] {
    var answers: [UInt8] = []
    var rest = output[...]
    // In small parts because the buffer for answers is limited, but never through a character.
    while !rest.isEmpty {
      let isBroken = { (byte: UInt8) in byte & 0xC0 == 0x80 }
      let part = rest.prefix(32) + rest.dropFirst(32).prefix(while: isBroken)
      rest = rest.dropFirst(part.count)
      part.withUnsafeBytes { bytes in
        _ = vterm_input_write(terminal, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
      }
      answers += takeAnswers()
    }
    return answers
  }

  /// Takes another size and forgets what was shown: a full-screen program redraws it.
  ///
  /// NB: libvterm 0.1 now and then crashes when it makes a screen smaller.
  package func resize(columns: Int, rows: Int) {
    guard let fresh = Self.terminal(columns, rows) else { return }

    vterm_free(terminal)
    terminal = fresh
    self.columns = columns
  }

  package var cursor: Position {
    var position = VTermPos()
    vterm_state_get_cursorpos(state, &position)
    return Position(column: min(Int(position.col), columns - 1), row: Int(position.row))
  }

  /// The contents of the screen now.
  ///
  /// Rows unchanged since the last call are not converted again.
  package var screen: Screen {
    var height: Int32 = 0
    var width: Int32 = 0
    vterm_get_size(terminal, &height, &width)
    width = min(width, Int32(columns))
    if rows.count != Int(height) || rows.first?.cells.count != Int(width) {
      let blank = RawRow(width: Int(width))
      rows = Array(repeating: ScreenRow(blank.cells.map(ScreenCell.init)), count: Int(height))
      rawRows = Array(repeating: blank, count: Int(height))
    }
    for number in rows.indices {
      let raw = RawRow(display, row: Int32(number), width: width)
      guard raw != rawRows[number] else { continue }

      rawRows[number] = raw
      rows[number] = ScreenRow(raw.cells.map(ScreenCell.init))
    }
    return Screen(columns: Int(width), rows: rows)
  }

  private func takeAnswers() -> [UInt8] {
    var buffer = [CChar](repeating: 0, count: 256)
    let count = vterm_output_read(terminal, &buffer, buffer.count)
    return buffer[..<count].map(UInt8.init(bitPattern:))
  }
}

/// A row in the form in which libvterm keeps it, which is quick to read and to compare.
private struct RawRow: Equatable {
  private(set) var cells: [VTermScreenCell]

  init(width: Int) { cells = Array(repeating: VTermScreenCell(), count: width) }

  init(_ display: OpaquePointer, row: Int32, width: Int32) {
    self.init(width: Int(width))
    cells.withUnsafeMutableBufferPointer { cells in
      guard let start = cells.baseAddress else { return }
      cvterm_read_row(display, row, width, start)
    }
  }

  static func == (one: RawRow, other: RawRow) -> Bool {
    one.cells.withUnsafeBytes { one in
      other.cells.withUnsafeBytes { other in
        one.count == other.count && cvterm_are_equal(one.baseAddress, other.baseAddress, one.count)
      }
    }
  }
}

extension ScreenCell {
  /// The mark in the right half of a wide character.
  private static let continuation = UInt32.max

  fileprivate init(_ cell: VTermScreenCell) {
    var cell = cell
    let values = withUnsafeBytes(of: cell.chars) { Array($0.bindMemory(to: UInt32.self)) }
    if values.first == Self.continuation {
      (character, width) = ("", 0)
    } else if values.first != 0 {
      let scalars = values.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
      character = String(String.UnicodeScalarView(scalars))
      width = Int(cell.width)
    }
    foreground = Color(cell.fg)
    background = Color(cell.bg)

    let attributes = cvterm_attributes(&cell)
    isBold = attributes & cvterm_bold != 0
    isUnderlined = attributes & cvterm_underline != 0
    isItalic = attributes & cvterm_italic != 0
    isBlinking = attributes & cvterm_blink != 0
    isReversed = attributes & cvterm_reverse != 0
    if character == " ", !isUnderlined, !isReversed { hideForeground() }
  }
}

extension Color {
  fileprivate init(_ color: VTermColor) {
    var color = color
    if cvterm_is_default(&color) {
      self = .standard
    } else if cvterm_is_indexed(&color) {
      self = .indexed(color.indexed.idx)
    } else {
      self = .rgb(red: color.rgb.red, green: color.rgb.green, blue: color.rgb.blue)
    }
  }
}
