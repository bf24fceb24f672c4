import Canvas

extension String {
  /// The text in lines of a width, broken between words; only longer words are broken themselves.
  ///
  /// - Parameter width: columns of a line, at least 1.
  /// - Returns: lines, none wider than `width`; a character that is wider by itself is left out.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.columns + 1 + word.columns <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines += word.pieces(of: width)
      }
    }
    return lines
  }
}

extension Substring {
  /// A word cut into pieces that fit.
  fileprivate func pieces(of width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var columns = 0
    for character in self where character.columns <= width {
      if columns + character.columns > width, !piece.isEmpty {
        pieces.append(piece)
        (piece, columns) = ("", 0)
      }
      piece.append(character)
      columns += character.columns
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}
