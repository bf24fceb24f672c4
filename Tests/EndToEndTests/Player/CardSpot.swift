import Emulation

/// A card's place on the screen, found by its letters.
struct CardSpot: Equatable {
  let label: String
  /// The place of the letters, in the middle of the card.
  let position: Position
  /// The part of the screen that belongs to this card alone.
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>

  func contains(_ position: Position) -> Bool {
    columns.contains(position.column) && rows.contains(position.row)
  }

  /// The text on the card: letters and pictures without frames, patterns, pies and points.
  ///
  /// Nil while the card is face down.
  func face(on screen: Screen) -> String? {
    let lines = rows.map { row in
      columns.map { screen.cell(column: $0, row: row).character }.map { $0.isPartOfFace ? $0 : " " }
        .joined()
    }
    var words: [String] = []
    for word in lines.joined(separator: " ").split(separator: " ").map(String.init)
    where !words.contains(word) { words.append(word) }
    return words.isEmpty || words == [label] ? nil : words.joined(separator: " ")
  }
}

extension [CardSpot] {
  /// The cards that differ between a screen without letters and one with them.
  ///
  /// - Parameters:
  ///   - before: without letters.
  ///   - labelled: with letters.
  ///   - width: the columns of the table, at the left of the screen.
  init(before: Screen, labelled: Screen, width: Int) {
    var found: [(label: String, position: Position)] = []
    for row in 1..<(before.rows - 1) {
      let line = (0..<width).map { column -> String in
        let cell = labelled.cell(column: column, row: row)
        let isNew = cell.character != before.cell(column: column, row: row).character
        return isNew && cell.character.isPartOfFace ? cell.character : " "
      }
      for column in line.indices where line[column] != " " {
        if column > 0, line[column - 1] != " ", let last = found.popLast() {
          found.append((last.label + line[column], last.position))
        } else {
          found.append((line[column], Position(column: column, row: row)))
        }
      }
    }
    let across = found.map(\.position.column).leastStep ?? width
    // A single row tells only the width of its cards.
    let down = found.map(\.position.row).leastStep ?? across * 3 / 4
    self = found.map { label, place in
      let top = place.row - down / 2
      return CardSpot(
        label: label, position: place,
        columns: (place.column - across / 2)...(place.column - across / 2 + across - 1),
        rows: Swift.max(1, top)...Swift.max(1, Swift.min(top + down - 1, before.rows - 2)))
    }
  }
}

extension [Int] {
  /// The smallest difference between two different numbers.
  fileprivate var leastStep: Int? {
    let sorted = Set(self).sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
  }
}

extension String {
  fileprivate var isPartOfFace: Bool {
    unicodeScalars.first.map { $0.value > 0x1_F000 || $0.properties.isAlphabetic } ?? false
  }
}
