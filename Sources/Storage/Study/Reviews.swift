import Decks
import Study

/// The file `reviews.jsonl`, with a line for each review of a pair of words.
///
/// It only grows: what a learner knows is always replayed from it.
public typealias Reviews = LineFile<StudyReview>

/// A review as a JSON object, as it stands on a line of the reviews:
///
///     {"by":"matching","confusedWith":["Lithuania","Vilnius"],"date":1767225600,"day":20454,
///      "grade":1,"pair":["Latvia","Riga"],"version":1}
///
/// `by` is `matching`, `typed`, `shown`, `played`, `imported`, `suspended`, `buried`, `restored` or
/// `undone`. Only the first two have a grade, from 1 for again to 4; `imported` has the `stability`
/// and `difficulty` of another program. `undone` takes the last grade of the pair back. The date is
/// in seconds since 1970; the day, in the player's time zone then, is counted from the first of
/// January 1970. `confusedWith` may be missing. Other keys have no meaning.
///
/// A line with another `by` is skipped and stays in the file, so that versions can share it.
extension StudyReview: Codable {
  /// The newest version.
  static let version = 1

  private enum Key: String, CodingKey {
    case version, pair, by, grade, confusedWith, stability, difficulty, day, date
  }

  /// Reads the members of an object.
  ///
  /// - Throws: `DecodingError` if a member is missing or beyond its limits.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let number = try members.decodeIfPresent(Int.self, forKey: .grade)
    let grade = number.flatMap(Grade.init)
    let confused = try members.decodeIfPresent([String].self, forKey: .confusedWith)
    let method = Method(rawValue: try members.decode(String.self, forKey: .by))
    let day = try members.decode(.day, in: StorageLimit.days)
    let stability = try members.decodeIfPresent(Double.self, forKey: .stability)
    let difficulty = try members.decodeIfPresent(Double.self, forKey: .difficulty)
    let memory = stability.flatMap { stability in
      difficulty.flatMap { MemoryState(stability: stability, difficulty: $0, on: day) }
    }
    guard try members.decode(Int.self, forKey: .version) == StudyReview.version, let method,
      (grade == nil) == (number == nil),
      let pair = StudyPair(try members.decode([String].self, forKey: .pair)),
      (confused == nil) == (confused.flatMap(StudyPair.init) == nil),
      let review = StudyReview(
        of: pair, by: method, grade, confusedWith: confused.flatMap(StudyPair.init),
        memory: memory, day: day,
        date: try members.decode(.date, in: StorageLimit.dates)),
      review.hasPossibleDay
    else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "expected a review of version 1"))
    }
    self = review
  }

  /// Writes the members of an object.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(StudyReview.version, forKey: .version)
    try members.encode([pair.term, pair.definition], forKey: .pair)
    try members.encode(method.rawValue, forKey: .by)
    try members.encodeIfPresent(grade?.rawValue, forKey: .grade)
    try members.encodeIfPresent(
      confusedWith.map { [$0.term, $0.definition] }, forKey: .confusedWith)
    try members.encodeIfPresent(memory?.stability, forKey: .stability)
    try members.encodeIfPresent(memory?.difficulty, forKey: .difficulty)
    try members.encode(day, forKey: .day)
    try members.encode(date, forKey: .date)
  }
}

extension StudyReview: LineRecord {
  /// The reviews.
  public static let file = (name: "reviews.jsonl", limit: StorageLimit.reviewBytes)

  /// Whether a newer version has written a line of the reviews.
  public static func isNewer(_ line: [UInt8]) -> Bool {
    struct Origin: Decodable { let version: Int }
    return (try? JSONText.decode(Origin.self, from: line)).map { $0.version > version } ?? false
  }

  /// Whether the day can be that of the date in some time zone.
  fileprivate var hasPossibleDay: Bool {
    abs(Int64(day) - date / 86_400) <= 1
  }
}

extension StudyPair {
  /// A pair of two faces; `nil` if they are none.
  fileprivate init?(_ texts: [String]) {
    guard texts.count == 2, let term = texts.first, let definition = texts.last,
      [term, definition].allSatisfy(\.isFaceInFile)
    else { return nil }
    self.init(term, definition)
  }
}

extension String {
  /// Whether the text could be on a card: clean, visible and within the limits.
  fileprivate var isFaceInFile: Bool {
    utf8.count <= DeckLimit.faceBytes && count <= DeckLimit.faceCharacters && isClean && isVisible
  }
}
