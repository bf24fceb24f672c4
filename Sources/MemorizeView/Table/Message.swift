import Canvas
import MemorizeViewModel

/// A message to the player: words for different widths, the longest first.
typealias Message = Wording

extension Message {
  /// The longest wording that fits, with shortened texts if necessary, else the shortest.
  func text(width: Int, ellipsis: String = "…") -> String {
    if let cards, let first = shown.first, !first.fits(width),
      let shortened = cards.shortened(to: width, ellipsis: ellipsis)
    {
      return shortened
    }
    return shown.first { $0.fits(width) } ?? shown.last ?? ""
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
    return Message(shown: [text, short] + sentence, mood: .bad)
  }

  /// Several problems: as many as there is room for, and the number of the others; `nil` if there are
  /// none.
  static func notices(_ texts: [String]) -> Message? {
    guard let first = texts.first else { return nil }
    let forms = texts.indices.reversed().flatMap { last in
      let more = texts.count - 1 - last
      let end = more > 0 ? " (\(more.andMoreText))" : ""
      let shown = last > 0 ? [texts[...last].joined(separator: "; ")] : notice(first).shown
      return shown.map { $0 + end }
    }
    return Message(shown: forms, mood: .bad)
  }
}

extension Theme {
  /// The style of a message.
  func style(of mood: Wording.Mood) -> Style {
    switch mood {
    case .good: style(.good, .bold)
    case .bad: style(.bad, .bold)
    case .neutral: style()
    case .quiet: style(.dim, .bold)
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
