import Words

/// Who shares a game with the player.
public enum Company: Hashable, Sendable {
  /// Nobody: the usual game.
  case alone
  /// A computer opponent, by its name, as in `crow`; the player begins.
  case rival(String)
  /// Two to four people at one keyboard, by their names, in the order of their turns.
  case people([String])

  /// The numbers of people who can share a game.
  public static let peopleLimits = 2...4
  /// The longest name, in characters.
  public static let longestName = 12

  /// The number of players.
  public var players: Int {
    switch self {
    case .alone: 1
    case .rival: 2
    case .people(let names): names.count
    }
  }

  /// Whether the program plays for one of the players.
  public var hasRival: Bool {
    if case .rival = self { true } else { false }
  }

  /// The reason why people with these names cannot share a game; `nil` if they can.
  public static func fault(in names: [String]) -> String? {
    guard peopleLimits.contains(names.count) else {
      return say("expected 2 to 4 names, found \(names.count)")
    }
    for name in names where !isName(name) {
      let start = name.cleaned.prefix(longestName)
      return say("expected names of 1 to \(longestName) characters, found '\(start)'")
    }
    var known: Set<String> = []
    for name in names where !known.insert(name.lowercased()).inserted {
      return say("expected different names, found '\(name)' twice")
    }
    return nil
  }

  /// Whether a player can have this name.
  public static func isName(_ name: String) -> Bool {
    name.isClean && name.isVisible && name.count <= longestName
      && name.utf8.count <= DeckLimit.nameBytes
  }
}

extension Company: Codable {
  private enum Key: String, CodingKey {
    case rival, players
  }

  /// Reads the members `rival` or `players` of an object; without them the player is alone.
  ///
  /// - Throws: `DecodingError` if the names cannot share a game.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    if let rival = try members.decodeIfPresent(String.self, forKey: .rival) {
      self = .rival(rival)
    } else if let names = try members.decodeIfPresent([String].self, forKey: .players) {
      if let fault = Company.fault(in: names) {
        throw DecodingError.dataCorruptedError(
          forKey: .players, in: members, debugDescription: fault)
      }
      self = .people(names)
    } else {
      self = .alone
    }
  }

  /// Writes a member, unless the player is alone.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    switch self {
    case .alone: break
    case .rival(let name): try members.encode(name, forKey: .rival)
    case .people(let names): try members.encode(names, forKey: .players)
    }
  }
}
