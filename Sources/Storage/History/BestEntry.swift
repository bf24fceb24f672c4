import Decks

/// A game on the shared list of the best, and its player.
///
/// As a JSON object it is the record with the member `player` added, if there is a name.
public struct BestEntry: Hashable, Sendable {
  /// The longest name of a player, in characters.
  public static let playerCharacters = 16
  /// A single character can be as long as a book, so the scalars of a name are limited too.
  private static let playerScalars = 64

  /// The game.
  public let game: GameRecord
  /// The player's name, safe to write to any terminal; `nil` if there is none.
  public let player: String?

  /// An entry.
  ///
  /// A name that is too long is cut; a name without visible characters is dropped.
  public init(_ game: GameRecord, player: String?) {
    self.game = game
    self.player = player.flatMap(BestEntry.name)
  }

  private static func name(_ text: String) -> String? {
    let scalars = String(
      String.UnicodeScalarView(text.cleaned.unicodeScalars.prefix(playerScalars)))
    let name = String(scalars.prefix(playerCharacters)).cleaned
    return name.isVisible ? name : nil
  }
}

extension BestEntry: Codable {
  private enum Key: String, CodingKey {
    case player
  }

  /// Reads the members of an object.
  ///
  /// - Throws: `DecodingError` if they do not make an entry.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(
      try GameRecord(from: decoder),
      player: try members.decodeIfPresent(String.self, forKey: .player))
  }

  /// Writes the members of the record, and the name.
  public func encode(to encoder: any Encoder) throws {
    try game.encode(to: encoder)
    var members = encoder.container(keyedBy: Key.self)
    try members.encodeIfPresent(player, forKey: .player)
  }

  /// The line of the list, without its end.
  var line: String { JSONText.line(self) }

  /// Reads a line of the list, without its end.
  ///
  /// - Throws: whether a newer version has written the line, or it is broken.
  init(line: [UInt8]) throws(HistoryFault) {
    self = try HistoryFault.decode(BestEntry.self, from: line)
  }
}
