import Canvas
import MemorizeViewModel
import Words

/// Labels of one or two letters, one for each place, to choose a card by typing.
///
/// All labels of a board have the same length, so none is the start of another. They do not use the
/// keys that open and leave label mode or quit the program.
struct Labels: Equatable {
  private static let letters = Array("asdghjklwertyuiopzxcvbnm")
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
  func place(for label: String) -> Int? { (0..<count).first { text(for: $0) == label } }

  /// Whether any label starts with this text.
  func isBeginning(_ text: String) -> Bool {
    text.count <= length && text.allSatisfy(alphabet.contains)
  }
}

/// Choosing cards by typing the letters on them.
extension PlayScreen {
  var labels: Labels { Labels(count: viewModel.numberOfPlaces) }

  /// Puts letters on the hidden cards of this board, to choose cards by typing them.
  func showLetters() {
    typedLetters = viewModel.isOver ? nil : ""
    changesAtLetters = stage.changes
  }

  /// Handles a letter while cards are chosen by their letters.
  ///
  /// After the last pair, the letters of those who typed ahead do nothing.
  func insert(_ key: Key, at time: Duration) -> Action?? {
    guard let typed = typedLetters, viewModel.preview == nil, case .character(let character) = key
    else { return nil }
    guard !viewModel.isOver else { return .some(nil) }
    let text = typed + character.lowercased()
    guard labels.isBeginning(text) else {
      guard !typed.isEmpty, character.isLetter else { return nil }
      typedLetters = ""
      return missing(text)
    }
    typedLetters = text.count < labels.length ? text : ""
    guard text.count == labels.length else { return .some(nil) }
    guard let place = labels.place(for: text) else { return missing(text) }
    guard stage.table.isOccupied(place) else {
      viewModel.show(notice: say("Card \(text) is gone."))
      return .some(nil)
    }
    return choose(place, at: time)
  }

  private func missing(_ text: String) -> Action?? {
    viewModel.show(notice: say("There is no card \(text)."))
    return .some(nil)
  }

  /// A letter after the first one of a card does not quit.
  func claims(_ key: Key) -> Bool { key == "q" && typedLetters?.isEmpty == false }

  /// Adds its letters to a hidden card, while letters are typed or always shown, or else the mark
  /// of the last hint.
  func decorate(_ id: CardID, _ details: inout CardView.Details) {
    guard let place = stage.table[id]?.place, stage.table.isHidden(place), !stage.table.isPaused,
      viewModel.preview == nil
    else { return }
    if let typed = typedLetters ?? (theme.options.showsLabels ? "" : nil) {
      let label = labels.text(for: place)
      details.label = label.hasPrefix(typed) ? label : nil
      details.typed = typed.count
    }
    if details.label == nil, id == viewModel.hints.card { details.label = "?" }
  }
}
