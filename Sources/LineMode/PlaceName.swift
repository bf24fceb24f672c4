/// A place as the player types it: a number such as `7`, or a row and a column such as `b3`.
enum PlaceName: Equatable {
  /// A place on the board, from 0.
  case place(Int)
  /// The word has the form of a place, but the board has no such place.
  case outside

  /// Reads a word; `nil` if it does not have the form of a place.
  ///
  /// A number of any length is read.
  init?(_ word: some StringProtocol, _ rows: BoardRows) {
    let letters = word.prefix { $0.isASCII && $0.isLetter }
    let digits = word.dropFirst(letters.count)
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), !digits.isEmpty else {
      let isNegative =
        word.first == "-" && word.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
        && word.count > 1
      guard isNegative else { return nil }
      self = .outside
      return
    }
    // A number that is too large for an integer is certainly outside.
    let number = Int(digits) ?? 0
    if letters.isEmpty {
      self = (1...max(1, rows.count)).contains(number) ? .place(number - 1) : .outside
    } else if letters.count > 2 {
      return nil
    } else if let row = rows.row(lettered: letters), (1...rows.rows[row].count).contains(number) {
      self = .place(rows.rows[row].lowerBound + number - 1)
    } else {
      self = .outside
    }
  }
}
