import Canvas
import MemorizeViewModel

/// What just happened, in words.
struct Message: Equatable {
  /// From the longest wording to the shortest.
  let wordings: [String]
  let paint: Paint
  /// The columns it is given before all but the last words beside it, if it is worth that.
  let roomNeeded: Int?

  init(_ wordings: String..., paint: Paint = .table, needsRoom: Bool = false) {
    self.init(wordings: wordings, paint: paint, needsRoom: needsRoom)
  }

  init(wordings: [String], paint: Paint = .table, needsRoom: Bool = false) {
    self.wordings = wordings
    self.paint = paint
    roomNeeded = needsRoom ? wordings.first?.columns : nil
  }

  /// The longest wording that fits, else the shortest.
  func text(width: Int) -> String {
    wordings.first { $0.columns <= width } ?? wordings.last ?? ""
  }

  /// How to play, in one line.
  static let howToPlay = Message(
    "Turn two cards: pairs leave the table. Arrows and Space, or click a card.",
    "Find the pairs: arrows and Space, or click.", "Find pairs: arrows, Space",
    "Find the pairs", "Find pairs", needsRoom: true)

  /// Something besides the game; where there is little room, files lose their directories.
  static func notice(_ text: String) -> Message {
    let short = text.split(separator: " ").map { word in
      word.hasPrefix("/") ? word.split(separator: "/").last ?? word : word
    }
    return Message(text, short.joined(separator: " "), paint: .bad, needsRoom: true)
  }

  /// The message for a happening; `nil` where the keys tell more.
  ///
  /// - Parameters:
  ///   - happening: what happened last.
  ///   - isFirst: whether this is the first game, whose message says how to play.
  ///   - hasGivenUp: whether another game was given up for it.
  ///   - spelling: how a card is called.
  /// - Returns: what the bottom line says.
  static func about(
    _ happening: Happening, isFirst: Bool, hasGivenUp: Bool = false, spelling: (CardID) -> String
  ) -> Message? {
    let old = hasGivenUp ? "; g has the old one" : ""
    return switch happening {
    case .dealt(let pairs, let asked) where pairs < asked:
      Message("The deck has only \(pairs) pairs.", "Only \(pairs) pairs", paint: .bad)
    case .dealt(let pairs, _):
      isFirst ? howToPlay : Message("A new board of \(pairs) pairs\(old).", "New board")
    case .dealtAgain: Message("The same board again\(old).", "Same board")
    case .turned(let id): Message(spelling(id))
    case .moved(let move): about(move, spelling)
    case .turnedDown: nil
    case .shuffled: Message("All places are mixed.", "Shuffled")
    case .paused: Message("Paused. p goes on.", "Paused")
    case .resumed: nil
    case .won(let result): Message("All \(result.pairs) pairs found!", "Done!", paint: .good)
    }
  }

  private static func about(_ move: TableMove, _ spelling: (CardID) -> String) -> Message {
    let (one, other) = (spelling(move.first), spelling(move.second))
    let names = one == other ? one : "\(one) = \(other)"
    guard !move.isMatch else {
      return Message("A pair: \(names)  +\(move.points)", "Pair +\(move.points)", paint: .good)
    }
    let loss = move.points < 0 ? "  \(move.points)" : ""
    // The second card was seen for the first time perhaps: its name comes before all else.
    return Message(
      "No pair: \(one), \(other)\(loss)", "No pair: \(other)\(loss)", "\(other)\(loss)", other,
      paint: .bad)
  }
}
