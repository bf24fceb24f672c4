import FoundationEssentials
import Study
import Words

/// The choices for studying, named as Anki names them.
extension Setting {
  /// The pairs whose other sides are typed after a board.
  public static let typing = Setting(
    "typeAfterBoard", oldKeys: TypingOfEarlierVersions.keys, title: "Type after a board",
    help: "Type all pairs, only due ones without a grade, or none.",
    .study, isPerDeck: true,
    .choice(
      \.study.typing, NameTable("none", "only due ones", "all pairs", context: "typing")))
  /// The recall at which a pair is due.
  public static let retention = Setting(
    "desiredRetention", title: "Desired retention",
    help: "How many of 100 due pairs you want to remember (80 to 97).", .study, isPerDeck: true,
    .number(
      \.study.retention, in: StudyOptions.retentions, offered: Array(StudyOptions.retentions),
      title: { "\($0)%" }))
  /// The most new pairs of a day.
  public static let newPerDay = Setting(
    "newPerDay", title: "New pairs a day", help: "The most new pairs a day (0 to 9999).",
    .study, isPerDeck: true,
    .number(
      \.study.newPerDay, in: StudyOptions.limits,
      offered: Array(0...10) + (3...20).map { 5 * $0 }))
  /// The most other pairs of a day.
  public static let reviewsPerDay = Setting(
    "reviewsPerDay", title: "Maximum reviews a day",
    help: "The most pairs a day that come back for review (0 to 9999).",
    .study, isPerDeck: true,
    .number(
      \.study.reviewsPerDay, in: StudyOptions.limits,
      offered: (0..<10).map { 10 * $0 } + (2...10).map { 50 * $0 } + [9999]))
  /// The order of new pairs.
  public static let newOrder = Setting(
    "newOrder", title: "New pair order",
    help: "The order of new pairs: as in the deck, or random.", .study, isPerDeck: true,
    .choice(\.study.newOrder, NameTable("deck", "random", context: "order")))
  /// How often a pair is forgotten until it is a leech.
  public static let leechThreshold = Setting(
    "leechThreshold", title: "Leech threshold",
    help: "A pair forgotten so many times is a leech (1 to 99).", .study, isPerDeck: true,
    .number(
      \.study.leechThreshold, in: StudyOptions.leechThresholds,
      offered: Array(StudyOptions.leechThresholds)))
  /// The hour at which a day begins.
  public static let dayStart = Setting(
    "nextDayStartsAt", title: "Next day starts at",
    help: "The hour at which a day of studying begins, for all decks.", .study,
    .number(
      \.study.dayStart, in: StudyOptions.dayStarts, offered: Array(StudyOptions.dayStarts),
      title: { "\($0):00" }))
  /// The weights of FSRS, which an optimiser finds.
  public static let weights = Setting(
    "fsrsWeights", title: "FSRS weights", .file,
    .optional(
      \.study.weights, expected: { say("21 numbers that FSRS 6 allows, or null") }, offered: [],
      encode: { .list($0.map(Settings.number)) }, decode: Settings.weights,
      title: { _ in "" }))
  /// The values chosen for some decks only.
  static let deckValues = Setting(
    "decks", title: "Decks", .file,
    Values(
      \.deckValues, .stepper, expected: { say("an object with settings for each deck") },
      offered: [], encode: { .object($0.mapValues { .object($0) }) }, decode: Settings.deckValues,
      title: { _ in "" }))
}

extension Setting.Values {
  /// A whole number within limits.
  fileprivate static func number(
    _ path: WritableKeyPath<Settings, Int> & Sendable, in limits: ClosedRange<Int>,
    offered: [Int], title: @escaping @Sendable (Int) -> String = { "\($0)" }
  ) -> Self {
    Self(
      path, .stepper,
      expected: { say("\(limits.lowerBound) to \(limits.upperBound)", context: "numbers") },
      offered: offered, encode: { .whole($0) }, decode: { $0.whole(in: limits) }, title: title
    ).typed(in: limits)
  }
}

extension Settings {
  /// A number with the digits that tell it apart from others, which it keeps in the file.
  fileprivate static func number(_ number: Double) -> JSONValue {
    Int(exactly: number).map { .whole($0) } ?? .number(Decimal(string: "\(number)") ?? 0)
  }

  fileprivate static func weights(_ value: JSONValue) -> [Double]? {
    guard case .list(let values) = value else { return nil }
    let numbers = values.compactMap(\.double)
    return numbers.count == values.count && FSRS.arePossible(numbers) ? numbers : nil
  }
}
