import Foundation

/// A game replayed from its journal by the rules, without any of the program's code.
struct RetoldGame {
  /// A journal that breaks its format or the rules.
  struct Fault: Error {
    let line: Int
    let reason: String
  }

  /// The number of intents.
  private(set) var intents = 0
  private(set) var moves = 0
  private(set) var score = 0
  private(set) var found = 0
  private(set) var isPaused = false
  /// Whether choices are replayed.
  ///
  /// Of games with open cards or other rules, and once a step was taken back, only pauses are.
  private(set) var isFollowed: Bool
  /// Whether nobody shares the game: the status line of one that is shared has no moves.
  let isAlone: Bool
  /// How the last line ended the game, if it did.
  private(set) var end: String?
  /// The texts on the cards, pair by pair.
  private let texts: [String]
  private var up: [Int] = []
  private var isMatched: Set<Int> = []
  private var isSeen: Set<Int> = []
  /// The microseconds that each card has been face up, and when the open ones were turned.
  private var used: [Int: Int] = [:]
  private var upSince: [Int: Int] = [:]
  private var latest = 0
  private var paused = 0

  var pairs: Int { texts.count / 2 }
  var isOver: Bool { found == pairs }
  /// The texts on open cards.
  var faces: Set<String> { Set(up.map { texts[$0] }) }
  /// The texts that must not be visible: on neither open nor found cards.
  var hiddenFaces: Set<String> {
    Set(texts).subtracting(faces).subtracting(isMatched.map { texts[$0] })
  }

  /// Replays a journal; a last line that nothing ends does not count.
  init(journal: [UInt8]) throws {
    let lines = journal.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
    guard let first = lines.first, let header = try? Self.object(first, 1),
      let deck = header["deck"] as? [String: Any],
      let pairs = deck["pairs"] as? [Any]
    else { throw Fault(line: 1, reason: "no header") }

    let format = header["version"] as? Int ?? 1
    isAlone = header["rival"] == nil && header["players"] == nil
    isFollowed = header["open"] as? Bool != true && format < 4
    texts = pairs.flatMap { pair in
      (pair as? [String]) ?? [pair, pair].compactMap { $0 as? String }
    }
    for (number, line) in lines.enumerated().dropFirst() {
      try take(Self.object(line, number + 1), number + 1)
    }
  }

  private static func object(_ line: ArraySlice<UInt8>, _ number: Int) throws -> [String: Any] {
    guard let value = try? JSONSerialization.jsonObject(with: Data(line)),
      let object = value as? [String: Any]
    else { throw Fault(line: number, reason: "no object") }
    return object
  }

  private mutating func take(_ fields: [String: Any], _ line: Int) throws {
    guard let word = fields["do"] as? String else { throw Fault(line: line, reason: "no word") }
    if word == "finish" || word == "abandon" {
      end = word
      return
    }
    guard let at = fields["at"] as? Int else { throw Fault(line: line, reason: "no time") }
    end = nil
    intents += 1
    guard !isPaused || word == "resume" else {
      throw Fault(line: line, reason: "\(word) in a pause")
    }
    let now = max(at, latest)
    switch word {
    case "pause": isPaused = true
    case "resume":
      paused += now - latest
      isPaused = false
    case "undo", "redo": isFollowed = false
    case _ where !isFollowed: break
    case "choose": try choose(fields["card"] as? Int, at: now - paused, line)
    case "turnDown", "removePair": turnDown(at: now - paused)
    case "shuffle", "hint": break
    default: throw Fault(line: line, reason: word)
    }
    latest = now
  }

  private mutating func choose(_ card: Int?, at now: Int, _ line: Int) throws {
    guard let card, texts.indices.contains(card), !up.contains(card), !isMatched.contains(card)
    else { throw Fault(line: line, reason: "no hidden card") }

    if up.count == 2 { turnDown(at: now) }
    up.append(card)
    upSince[card] = now
    guard up.count == 2 else { return }
    moves += 1
    if up[0] / 2 == up[1] / 2 {
      found += 1
      score += 2 + bonus(of: up[0], at: now) + bonus(of: up[1], at: now)
      isMatched.formUnion(up)
    } else {
      score -= up.filter(isSeen.contains).count
    }
  }

  private mutating func turnDown(at now: Int) {
    for card in up {
      used[card] = time(of: card, at: now)
      upSince[card] = nil
    }
    isSeen.formUnion(up)
    up = []
  }

  private func time(of card: Int, at now: Int) -> Int {
    used[card, default: 0] + (upSince[card].map { now - $0 } ?? 0)
  }

  /// The whole seconds that are left of six.
  private func bonus(of card: Int, at now: Int) -> Int {
    max(0, 6_000_000 - time(of: card, at: now)) / 1_000_000
  }
}
