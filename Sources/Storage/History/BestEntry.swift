import Decks

/// A game on the shared list of the best: what it came to, and who played it.
///
/// As a line it is one of the history with one member more, as in `"player":"anna"`, if there is a name.
public struct BestEntry: Hashable, Sendable {
  /// How long a name can be, in characters.
  public static let playerCharacters = 16
  /// What a name may consist of: a single character can be as long as a book.
  private static let playerScalars = 64

  /// What the game came to.
  public let game: HistoryEntry
  /// The player's name, safe to write to any terminal; `nil` if there is none.
  public let player: String?

  /// An entry; a name that is too long is cut, one without anything to see is none.
  public init(_ game: HistoryEntry, player: String?) {
    self.game = game
    self.player = player.flatMap(BestEntry.name)
  }

  private static func name(_ text: String) -> String? {
    let scalars = String(
      String.UnicodeScalarView(text.cleaned.unicodeScalars.prefix(playerScalars)))
    let name = String(scalars.prefix(playerCharacters)).cleaned
    return name.isVisible ? name : nil
  }

  /// Whether both were played under the same conditions, so that they can be compared.
  public func isComparable(to other: BestEntry) -> Bool {
    conditions == other.conditions
  }

  /// Whether this has the better place of two that can be compared: fewer moves, then more points,
  /// then less time, then the earlier day; in open games the time comes first.
  public func isBetter(than other: BestEntry) -> Bool {
    let one = game
    let other = other.game
    if one.kind == .open, one.time != other.time { return one.time < other.time }
    return (one.moves, -one.score, one.time, one.date)
      < (other.moves, -other.score, other.time, other.date)
  }
}

extension BestEntry {
  /// Under which conditions a game was played.
  struct Conditions: Hashable, Comparable {
    let deck: String
    let pairs: Int
    let closesGaps: Bool
    let isOpen: Bool
    let hasSides: Bool

    static func < (one: Conditions, other: Conditions) -> Bool {
      (one.deck, one.pairs, one.rank) < (other.deck, other.pairs, other.rank)
    }

    /// The usual game first.
    private var rank: Int {
      (isOpen ? 4 : 0) + (hasSides ? 2 : 0) + (closesGaps ? 1 : 0)
    }
  }

  var conditions: Conditions {
    Conditions(
      deck: game.deck, pairs: game.pairs, closesGaps: game.closesGaps,
      isOpen: game.kind == .open, hasSides: game.hasSides)
  }

  /// The line without what ends it.
  var line: String {
    guard let player else { return game.line }
    return "\(game.line.dropLast()),\"player\":\(JSONText.quoted(player))}"
  }

  /// Reads a line without what ends it.
  ///
  /// - Throws: whether a newer version has written it, or it is none.
  init(_ line: [UInt8]) throws(HistoryFault) {
    let game = try HistoryEntry(line)
    guard let signature = try? JSONText.decode(Signature.self, from: line) else { throw .broken }
    self.init(game, player: signature.player)
  }

  private struct Signature: Decodable {
    let player: String?
  }
}
