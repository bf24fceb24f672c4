import Emulation

/// A player who plays by the screen and never forgets a card.
final class Player {
  /// The player's input device.
  enum Way {
    case keyboard, mouse, labels
  }

  let session: TerminalSession
  let spots: [CardSpot]
  private let way: Way
  private var known: [Int: String] = [:]
  private var found: Set<Int> = []
  /// Cards that cannot be chosen now.
  private var faceUp: Set<Int> = []
  private var seen: Set<Int> = []
  private(set) var moves = 0
  /// The scores that are possible by the rules, at any speed.
  private(set) var possibleScores = 0...0

  init(_ session: TerminalSession, spots: [CardSpot], by way: Way) {
    self.session = session
    self.spots = spots
    self.way = way
  }

  /// Plays until all pairs are found.
  func win() throws {
    if way == .labels { try session.startLabels() }
    while found.count < spots.count { try move() }
  }

  private func move() throws {
    guard let first = choice else { throw SessionError("There is no card to turn.", in: session) }

    try turn(first)
    let face = try read(first, isNamed: way != .labels)
    let partner = known.first { $0.key != first && $0.value == face }?.key
    guard let second = partner ?? unknown.first else {
      throw SessionError("“\(face)” has no twin.", in: session)
    }
    try turn(second)
    // The result may cover the last pair at once.
    if found.count + 2 < spots.count { try read(second, after: face) } else { known[second] = face }
    moves += 1
    settle(first, second)
    try checkStatus()
  }

  private func checkStatus() throws {
    guard found.count < spots.count else {
      let pairs = spots.count / 2
      let all = pairs == 2 ? "Both pairs found" : "All \(pairs) pairs found"
      return try session.settle("the result") { $0.contains(all) && $0.contains("[x]") }
    }
    try session.wait("move \(moves), \(found.count / 2) pairs") { screen in
      screen.status.moves == moves && screen.status.found == found.count / 2
    }
    if let score = session.screen.status.score, !possibleScores.contains(score) {
      throw SessionError("The score should be in \(possibleScores).", in: session)
    }
  }

  private var unknown: [Int] { spots.indices.filter { known[$0] == nil } }

  /// A hidden card whose twin is known, or an unknown card.
  private var choice: Int? {
    let left = known.filter { !found.contains($0.key) }
    let paired = left.first { one in
      !faceUp.contains(one.key) && left.contains { $0.key != one.key && $0.value == one.value }
    }
    return paired?.key ?? unknown.first
  }

  private func settle(_ first: Int, _ second: Int) {
    let (least, most) = (possibleScores.lowerBound, possibleScores.upperBound)
    if known[first] == known[second] {
      found.formUnion([first, second])
      possibleScores = (least + 2)...(most + 14)
    } else {
      let penalty = [first, second].filter(seen.contains).count
      possibleScores = (least - penalty)...(most - penalty)
    }
    seen.formUnion([first, second])
    faceUp = [first, second]
  }

  private func turn(_ index: Int) throws {
    let spot = spots[index]
    switch way {
    case .keyboard:
      try session.moveCursor(to: spot, among: spots)
      session.press(.space)
    case .mouse: try session.click(column: spot.position.column, row: spot.position.row)
    case .labels: session.send(spot.label)
    }
  }

  /// Waits until the second card of a move shows its face and remembers it.
  ///
  /// A pair leaves one second after the choice, and the points of the pair before may rise over its
  /// card for all that time. The message line names a pair until the next choice, and it names each
  /// pair only once. The line is drawn last, so with a verdict on it the card is complete.
  private func read(_ second: Int, after face: String) throws {
    let spot = spots[second]
    var other: String?
    try session.wait("card \(spot.label) to show its face", seconds: 5) { screen in
      if (screen.messageLine + " ").hasPrefix(" Pair! \(face) ") {
        other = face
        return true
      }
      other = spot.face(on: screen)
      return other != nil && [" No", " Pair!"].contains(where: screen.messageLine.hasPrefix)
        && spot.contains(session.cursor) && !session.attend()
    }
    known[second] = other
  }

  /// Waits until a card shows its face and remembers it.
  ///
  /// A found card may fly over this one, so the message line must name the face as well.
  private func read(_ index: Int, isNamed: Bool = false) throws -> String {
    let spot = spots[index]
    var face: String?
    try session.wait("card \(spot.label) to show its face", seconds: 5) { screen in
      face = spot.face(on: screen)
      guard let face, !isNamed || screen.messageLine.hasPrefix(" " + face) else { return false }
      return spot.contains(session.cursor) && !session.attend()
    }
    known[index] = face
    return face ?? ""
  }
}

extension TerminalSession {
  /// The places of the hidden cards, by the letters that `f` shows on them.
  ///
  /// - Parameter width: the columns of the table, without a panel beside it; all if nil.
  /// - Returns: the cards in the order of the screen.
  /// - Throws: if no letters appear.
  func findCards(width: Int? = nil) throws -> [CardSpot] {
    let before = screen
    try startLabels()
    let spots = [CardSpot](before: before, labelled: screen, width: width ?? before.columns)
    press(.escape)
    try wait("the labels to go") { !$0.isLabelled }
    return spots
  }

  func startLabels() throws {
    press("f")
    try wait("labels") { $0.isLabelled }
    try waitUntilQuiet(milliseconds: 20)
  }

  /// Moves the cursor with the arrows or, where they do not lead to the card, with Tab.
  func moveCursor(to spot: CardSpot, among spots: [CardSpot]) throws {
    for step in 0...(2 * spots.count) where !spot.contains(cursor) {
      let before = cursor
      press(step < spots.count ? arrow(to: spot) : .tab)
      try wait("the cursor to move") { _ in cursor != before && !attend() }
    }
    guard spot.contains(cursor), !isCursorVisible else {
      throw SessionError("The hidden cursor should be on card \(spot.label).", in: self)
    }
  }

  private func arrow(to spot: CardSpot) -> Key {
    if cursor.row < spot.rows.lowerBound { return .down }
    if cursor.row > spot.rows.upperBound { return .up }
    return cursor.column < spot.columns.lowerBound ? .right : .left
  }
}

extension Screen {
  fileprivate var isLabelled: Bool {
    // What another racer does takes the place of the message, but not of the way out.
    messageLine.hasPrefix(" Type ") || messageLine.hasPrefix(" Letters")
      || messageLine.contains("end letters")
  }
}
