/// Labels of one or two letters, one for each place, to choose a card by typing.
///
/// All labels of a board have the same length, so none is the start of another. They do not use the
/// keys that open and leave label mode or quit the program.
struct Labels: Equatable {
  private static let letters = Array("asdghjklewrtyuiopzxcvbnm")
  private static let digits = Array("23456789")

  private let alphabet: [Character]
  /// The number of characters of each label.
  let length: Int
  private let count: Int

  init(count: Int) {
    self.count = count
    let letters = Labels.letters
    alphabet = count > letters.count * letters.count ? letters + Labels.digits : letters
    var length = 1
    var reach = alphabet.count
    while reach < count {
      reach *= alphabet.count
      length += 1
    }
    self.length = length
  }

  /// The label of a place.
  func text(for place: Int) -> String {
    var rest = place
    var text = ""
    for _ in 0..<length {
      text = String(alphabet[rest % alphabet.count]) + text
      rest /= alphabet.count
    }
    return text
  }

  /// The place with this label.
  func place(for text: String) -> Int? {
    guard text.count == length else { return nil }
    var place = 0
    for character in text {
      guard let digit = alphabet.firstIndex(of: character) else { return nil }
      place = place * alphabet.count + digit
    }
    return place < count ? place : nil
  }

  /// Whether any label starts with this text.
  func isBeginning(_ text: String) -> Bool {
    text.count <= length && text.allSatisfy(alphabet.contains)
  }
}
