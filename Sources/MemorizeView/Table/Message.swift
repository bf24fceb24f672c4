import Canvas
import MemorizeViewModel

/// A message to the player, worded for different widths.
struct Message: Equatable {
  /// The wordings, longest first.
  let wordings: [String]
  let paint: ColorRole
  /// The texts of two cards, in case there is room for only a part of them.
  private let cards: Wording.Cards?

  init(_ wordings: String..., paint: ColorRole = .table) {
    self.init(wordings: wordings, paint: paint)
  }

  init(wordings: [String], paint: ColorRole = .table) {
    (self.wordings, self.paint, cards) = (wordings, paint, nil)
  }

  /// The words of the narrator, in the colour of their mood.
  init(_ wording: Wording) {
    wordings = wording.shown
    paint = wording.mood.paint
    cards = wording.cards
  }

  /// The longest wording that fits, with shortened texts if necessary, else the shortest.
  func text(width: Int, ellipsis: String = "…") -> String {
    if let cards, let first = wordings.first, !first.fits(width),
      let shortened = cards.shortened(to: width, ellipsis: ellipsis)
    {
      return shortened
    }
    return wordings.first { $0.fits(width) } ?? wordings.last ?? ""
  }

  /// A problem with files, for example; where there is little room, paths lose their folders, and
  /// only the first sentence is left.
  static func notice(_ text: String) -> Message {
    let words = text.split(separator: " ").map { word in
      word.hasPrefix("/") ? word.split(separator: "/").last ?? word : word
    }
    let short = words.joined(separator: " ")
    let end = short.indices.first { index in
      short[index] == "。" || short[index] == "." && short[index...].dropFirst().first == " "
    }
    let sentence = end.map { [String(short[...$0])] } ?? []
    return Message(wordings: [text, short] + sentence, paint: .bad)
  }

  /// Several problems: as many as there is room for, and the number of the others; `nil` if there are
  /// none.
  static func notices(_ texts: [String]) -> Message? {
    guard let first = texts.first else { return nil }
    let wordings = texts.indices.reversed().flatMap { last in
      let more = texts.count - 1 - last
      let end = more > 0 ? " (\(more.andMoreText))" : ""
      let shown = last > 0 ? [texts[...last].joined(separator: "; ")] : notice(first).wordings
      return shown.map { $0 + end }
    }
    return Message(wordings: wordings, paint: .bad)
  }
}

extension Wording.Mood {
  /// The colour of a message.
  var paint: ColorRole {
    switch self {
    case .good: .good
    case .bad: .bad
    case .neutral: .table
    case .quiet: .dim
    }
  }
}

/// The texts of two cards on one line, each with a fair share of the width.
extension Wording.Cards {
  /// The minimum width of a shortened text.
  private static let leastColumns = 4
  private static let joint = " = "

  /// Both texts and the end; `nil` if too little of a text would be left.
  ///
  /// The longer text gets the columns that the shorter one does not need.
  func shortened(to width: Int, ellipsis: String) -> String? {
    let room = width - Wording.Cards.joint.columns - end.columns
    let half = room / 2
    let first = one.columns <= half ? one.columns : max(half, room - other.columns)
    let parts = [(one, first), (other, room - min(first, one.columns))].map { text, columns in
      (text: text.shortened(to: columns, ellipsis: ellipsis), isWhole: text.columns <= columns)
    }
    guard parts.allSatisfy({ $0.isWhole || $0.text.columns >= Wording.Cards.leastColumns }) else {
      return nil
    }
    return parts.map(\.text).joined(separator: Wording.Cards.joint) + end
  }
}
