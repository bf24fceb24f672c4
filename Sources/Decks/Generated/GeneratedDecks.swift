import Options
import Words

/// The decks that the program makes up: exercises with numbers, some of them in ten levels.
///
/// A deck with levels is named as in `Sums:3`; `Sums` alone is its first level. NB: board codes rely
/// on the pairs and their order, so they must never change.
public enum GeneratedDecks {
  /// The names of all decks, without levels, in the order of a menu.
  public static let names = topics.map(\.name)

  /// Makes the deck of a name, at each call.
  ///
  /// - Parameter name: a name in any case, with a level or without; blanks, hyphens and underscores
  ///   do not count.
  /// - Returns: nil if no deck has this name.
  public static func deck(named name: String) -> Deck? {
    guard let (topic, level) = parts(of: name), topic.levels.contains(level) else { return nil }
    return topic.deck(level)
  }

  /// All decks with all levels in the order of a menu, made at each call.
  public static var all: [Deck] {
    topics.flatMap { topic in topic.levels.map { topic.deck($0) } }
  }

  /// Whether a name is that of a deck, with or without a level.
  public static func contains(_ name: String) -> Bool {
    parts(of: name).map { $0.topic.levels.contains($0.level) } ?? false
  }

  /// The level of a deck by its name; nil if the name is that of no deck with levels.
  public static func level(ofDeckNamed name: String) -> DeckLevel? {
    guard let (topic, level) = parts(of: name), topic.hasLevels, topic.levels.contains(level)
    else { return nil }
    return DeckLevel(topic: topic.name, number: level, last: topic.levels.upperBound)
  }

  /// The reason why a name with a level is not that of a deck, for the player; nil if the name is
  /// right or does not begin like the name of a deck.
  public static func fault(in name: String) -> String? {
    guard let colon = name.lastIndex(of: ":"), !contains(name),
      let topic = topic(named: String(name[..<colon]))
    else { return nil }
    let level = name[name.index(after: colon)...]
    return topic.hasLevels
      ? say(
        "\(topic.name): expected a level from 1 to \(topic.levels.upperBound), found '\(level)'")
      : say("\(topic.name) has no levels; omit ':\(level)'")
  }

  /// The topic and the level in a name, the first one if there is none.
  private static func parts(of name: String) -> (topic: DeckTopic, level: Int)? {
    if let topic = topic(named: name) { return (topic, topic.levels.lowerBound) }
    guard let colon = name.lastIndex(of: ":"),
      let topic = topic(named: String(name[..<colon])), topic.hasLevels,
      let level = topic.levels.number(in: name[name.index(after: colon)...])
    else { return nil }
    return (topic, level)
  }

  private static func topic(named name: String) -> DeckTopic? {
    let key = DeckName.key(of: name)
    return topics.first { DeckName.key(of: $0.name) == key }
  }

  private static let topics =
    Arithmetic.allCases.map(\.topic) + [
      topic("Number Words", .pink, term: "Number", definition: "Word", NumberWords.pairs),
      topic("Clock Times", .yellow, term: "Words", definition: "Time", ClockTimes.pairs),
      topic("Roman", .brown, term: "Roman", definition: "Number", RomanNumerals.pairs),
      topic("Binary", .green, term: "Binary", definition: "Number", NumberNotation.binary),
      topic(
        "Hexadecimal", .purple, term: "Hexadecimal", definition: "Number",
        NumberNotation.hexadecimal),
      topic("Powers", .red, term: "Power", definition: "Number", NumberNotation.powers),
    ]

  /// A topic without levels.
  private static func topic(
    _ name: String, _ color: DeckColor, term: StaticString, definition: StaticString,
    _ pairs: @escaping @Sendable () -> [Pair]
  ) -> DeckTopic {
    DeckTopic(
      name: name, color: color, levels: 1...1,
      sides: SideNames(term: term, definition: definition)
    ) { _ in pairs() }
  }
}

/// The subject of a generated deck, with its levels.
struct DeckTopic: Sendable {
  let name: String
  let color: DeckColor
  /// The levels; only level 1 if there are none to choose from.
  let levels: ClosedRange<Int>
  /// The words for the two sides.
  let sides: SideNames
  /// Makes the pairs of a level.
  let makePairs: @Sendable (_ level: Int) -> [Pair]

  /// Whether there are levels to choose from.
  var hasLevels: Bool { levels.count > 1 }

  /// Makes the deck of a level.
  func deck(_ level: Int) -> Deck {
    Deck(
      name: hasLevels ? "\(name):\(level)" : name, color: color, usualPairs: Deck.defaultPairs,
      pairs: makePairs(level), sides: sides)
  }
}

/// The level of a generated deck.
public struct DeckLevel: Equatable, Sendable {
  /// The name of the deck without its level, as in `Sums`.
  public let topic: String
  /// The level, from 1.
  public let number: Int
  /// The highest level.
  public let last: Int
}

extension Deck {
  /// Whether a generated deck has this name.
  public var isGenerated: Bool { GeneratedDecks.contains(name) }

  /// The level that the name tells; nil if no generated deck with levels has this name.
  public var level: DeckLevel? { GeneratedDecks.level(ofDeckNamed: name) }
}
