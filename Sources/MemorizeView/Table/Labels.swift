/// A letter or two for each place, so that a card can be chosen by typing.
///
/// All labels of a board are equally long, so none begins another. The keys that open and leave
/// label mode and the program are not among them.
struct Labels: Equatable {
  private static let letters = Array("asdghjklewrtyuiopzxcvbnm")
  private static let digits = Array("23456789")

  private let alphabet: [Character]
  /// How many characters each label has.
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

  /// What to type for a place.
  func text(for place: Int) -> String {
    var rest = place
    var text = ""
    for _ in 0..<length {
      text = String(alphabet[rest % alphabet.count]) + text
      rest /= alphabet.count
    }
    return text
  }

  /// The place a whole label belongs to.
  func place(for text: String) -> Int? {
    guard text.count == length else { return nil }
    var place = 0
    for character in text {
      guard let digit = alphabet.firstIndex(of: character) else { return nil }
      place = place * alphabet.count + digit
    }
    return place < count ? place : nil
  }

  /// Whether some label begins like this.
  func isBeginning(_ text: String) -> Bool {
    text.count <= length && text.allSatisfy(alphabet.contains)
  }
}
