import Decks

/// What came in with a file.
public struct ImportReport: Equatable, Sendable {
  /// What the new deck is called; `nil` if none could be made of the file.
  public let name: String?
  /// How many pairs came in.
  public let pairs: Int
  /// What is wrong with the file, a line each; the first 100 if there is more.
  public let faults: [String]
  /// How many lines cannot be read.
  public let faultCount: Int
  /// How many lines say what an earlier one said.
  public let repeats: Int

  /// All of it in one line, as in `French: 40 pairs came in, 2 unreadable, 1 repeated`.
  public var summary: String {
    guard let name else { return faults.last ?? "nothing came in" }
    var parts = ["\(name): \(pairs) pairs came in"]
    if faultCount > 0 { parts.append("\(faultCount) unreadable") }
    if repeats > 0 { parts.append("\(repeats) repeated") }
    return parts.joined(separator: ", ")
  }

  init(_ reading: DeckReading, file: String, name: String?) {
    self.name = name
    pairs = reading.deck?.pairs.count ?? 0
    faults = reading.faults.map { $0.description(in: file) }
    faultCount = reading.faultCount
    repeats = reading.repeats
  }

  init(fault: String) {
    name = nil
    pairs = 0
    faults = [fault]
    faultCount = 1
    repeats = 0
  }
}
