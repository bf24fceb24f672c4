extension Variant {
  /// A rule that a game can have, alone or with others.
  ///
  /// A rule stands in a file of its own, with its words, its limits and its effect, and is listed in
  /// `allCases`. Dialogs, options, codes, files and statistics take everything from there. Its
  /// words are English; `make words` finds them for the translators.
  public final class Rule: Sendable {
    /// The place in `allCases`, which codes of recorded games count on; it never changes.
    public let number: Int
    /// The name in files.
    public let name: String
    /// The name in files of earlier versions, where it was another one.
    public let oldName: String?
    /// The name on the command line and in board codes, as in `gaps`.
    public let code: String
    /// The name for players, in lower case.
    public let title: String
    /// The name with an amount, as in `peek of 5 s`.
    public let amountTitle: Text
    /// The name with an amount as it is read aloud, as in `peek of 5 seconds`.
    public let spokenTitle: Text
    /// The effect in a few words, for a list.
    public let effect: Text
    /// The effect in a sentence without a full stop.
    public let explanation: Text
    /// The amounts that the rule can have; `nil` for a rule without amounts.
    public let amounts: ClosedRange<Int>?
    /// The amount unless another is given; 0 for a rule without amounts.
    public let usualAmount: Int
    /// The amounts to choose from in a dialog; empty for a rule without amounts.
    public let offeredAmounts: [Int]
    /// Words for amounts in codes, instead of the code and the number.
    let words: [Int: String]
    /// The rules that cannot be on together with this one, with the reasons.
    let exclusions: KeyValuePairs<Rule, String>
    /// How the rule can end the game before the last pair is found.
    let ending: Ending?
    /// Whether the rule has an option of its own on the command line and a setting.
    public let isSetting: Bool
    /// Whether several players can share a game with the rule.
    public let allowsCompany: Bool
    /// Whether players can race by the rule: they start at the same moment and play to the end.
    public let allowsRaces: Bool
    /// Whether the rule needs a deck whose pairs are equal faces.
    public let needsTwins: Bool
    /// Whether luck and memory can be told apart.
    public let canBeAnalysed: Bool
    /// Whether a game shows what a learner knows.
    public let isEvidence: Bool
    /// How a move, match or miss, moves the cards; `nil` for a rule that moves none.
    let rearranges: Rearrangement?
    /// The cards whose backs are marked as long as they are hidden; `nil` for a rule that marks none.
    let marks: Marks?
    /// Sentences for the message line about the cards that a move has moved, the longest first, with
    /// `{1}` for the letters of their rows; none if the motion says enough.
    public let report: [String]
    /// Sentences for line mode; those for the message line unless others are given.
    public let spokenReport: [String]
    /// The first format of journals that knew the rule: for a new rule the one after that of the last
    /// release.
    public let firstFormat: Int

    /// Moves cards after the last of all moves of the game so far; all rows keep their lengths, and
    /// with sides all cards their halves.
    ///
    /// With sides, the rows of the second half follow those of the first one. Cards that have left
    /// are part of their rows, unless gaps are closed; those of the last move are still up.
    typealias Rearrangement = @Sendable (_ rows: inout [[CardID]], _ moves: [Move]) -> Void
    /// Returns cards, given all moves of the game so far.
    typealias Marks = @Sendable (_ moves: [Move]) -> [CardID]

    init(
      _ number: Int, _ name: String, oldName: String? = nil, code: String? = nil, title: String,
      amountTitle: Text? = nil, spokenTitle: Text? = nil, effect: Text, explanation: Text,
      amounts: ClosedRange<Int>? = nil, usual: Int = 0, offered: [Int] = [],
      words: [Int: String] = [:], without exclusions: KeyValuePairs<Rule, String> = [:],
      ending: Ending? = nil, isSetting: Bool = false, allowsCompany: Bool = false,
      allowsRaces: Bool = true, needsTwins: Bool = false, canBeAnalysed: Bool = true,
      isEvidence: Bool = true, rearranges: Rearrangement? = nil, marks: Marks? = nil,
      report: [String] = [], spokenReport: [String]? = nil, firstFormat: Int
    ) {
      self.number = number
      self.name = name
      self.oldName = oldName
      self.code = code ?? name
      self.title = title
      self.amountTitle = amountTitle ?? .words(title)
      self.spokenTitle = spokenTitle ?? self.amountTitle
      self.effect = effect
      self.explanation = explanation
      self.amounts = amounts
      usualAmount = usual
      offeredAmounts = offered
      self.words = words
      self.exclusions = exclusions
      self.ending = ending
      self.isSetting = isSetting
      self.allowsCompany = allowsCompany
      self.allowsRaces = allowsRaces
      self.needsTwins = needsTwins
      self.canBeAnalysed = canBeAnalysed
      self.isEvidence = isEvidence
      self.rearranges = rearranges
      self.marks = marks
      self.report = report
      self.spokenReport = spokenReport ?? report
      self.firstFormat = firstFormat
    }
  }
}

extension Variant.Rule {
  /// Words about a rule, with `{1}` in the place of its amount.
  public enum Text: ExpressibleByStringLiteral, Sendable {
    /// The same words for all amounts.
    case words(String)
    /// Words for the amount 1, and for all others.
    case counted(one: String, other: String)
    /// Words for each amount.
    case each([Int: String])

    public init(stringLiteral words: String) { self = .words(words) }
  }

  /// A rule by its name in files; `nil` if there is none.
  public static func named(_ name: String) -> Variant.Rule? {
    allCases.first { $0.name == name }
  }

  /// The rules that have an option of their own on the command line and a setting.
  public static let settings = allCases.filter(\.isSetting)

  /// The name of the option on the command line, as in `close-gaps`.
  public var flag: String { Variant.Rule.flag(name) }

  /// The name of the option in earlier versions, where it was another one.
  public var oldFlag: String? { oldName.map(Variant.Rule.flag) }

  private static func flag(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  /// The rule in a code, as in `gaps`, `three` or `peek5`.
  public func code(amount: Int?) -> String {
    guard amounts != nil else { return code }
    let amount = amount ?? usualAmount
    return words[amount] ?? "\(code)\(amount)"
  }

  /// Whether the two rules cannot be on together.
  func excludes(_ other: Variant.Rule) -> Bool {
    exclusions.contains { $0.key == other } || other.exclusions.contains { $0.key == self }
  }
}

extension Variant.Rule: Hashable, CustomStringConvertible {
  /// The name on the command line.
  public var description: String { code }

  /// Whether both are the same rule.
  public static func == (one: Variant.Rule, other: Variant.Rule) -> Bool { one === other }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
