import MemoryGame
import Words

/// Cards that were turned, and what they turned out to be.
extension Narrator {
  /// A single card that was turned.
  ///
  /// - Parameters:
  ///   - id: the card.
  ///   - hasBonus: whether it can still earn a bonus. Only the first move of the first game
  ///     explains that.
  /// - Returns: the words for the screen.
  public func turned(_ id: CardID, hasBonus: Bool = false) -> Wording {
    let name = name(id)
    if !contestants.isEmpty {
      return Wording(shown: (mover.map { [say("\($0.name): \(name)")] } ?? []) + [name])
    }
    guard hasBonus, isFirstGame, table.occasion != .study, moves == 0 else {
      return Wording(name)
    }
    // Each card of a pair has a bonus.
    let most = cardsOfAKind * Int(Bonus.limit.components.seconds)
    return Wording(
      say("\(name): find its partner fast for up to \(most) extra points"),
      say("\(name): up to \(most) extra points if fast"), name)
  }

  /// A card and its place as they are heard, as in `7: Oslo`.
  ///
  /// - Parameters:
  ///   - id: the card.
  ///   - place: the place where it was turned, from 1.
  ///   - now: the place where it lies now.
  /// - Returns: a sentence.
  public func heard(_ id: CardID, at place: Int, now: Int? = nil) -> String {
    guard let now, now != place else { return say("\(place): \(name(id))").asSentence }
    return say("\(place), now \(now): \(name(id)).")
  }

  /// Two matching cards, as long as they are visible.
  public func pair(_ one: String, _ other: String, points: Int? = nil) -> Wording {
    let gain = points.map { " +\($0)" } ?? ""
    guard one != other else {
      return Wording(found(one + gain), found + gain, mood: .good)
    }
    var wording = Wording(found("\(one) = \(other)\(gain)"), found + gain, mood: .good)
    wording.cards = Wording.Cards(one: one, other: other, end: gain)
    return wording
  }

  /// Whether a move was a match, in one sentence.
  public func verdict(on move: TableMove) -> String { move.isMatch ? found : notAlike.asSentence }

  /// The verdict on cards that belong together.
  private var found: String { cardsOfAKind > 2 ? say("Set!") : say("Pair!") }

  /// The verdict on cards that belong together, with their names.
  private func found(_ names: String) -> String {
    cardsOfAKind > 2 ? say("Set! \(names)") : say("Pair! \(names)")
  }

  /// The verdict on cards that do not match.
  private var notAlike: String {
    switch cardsOfAKind {
    case 3: say("Not three alike")
    case 4: say("Not four alike")
    default: say("Not a pair")
    }
  }

  /// The verdict on cards that do not match, with their names.
  private func notAlike(_ move: TableMove) -> String {
    let names = move.cards.map { name($0).quotedIfPunctuated }
    guard cardsOfAKind == 2, let one = names.first, let other = names.last else {
      return "\(notAlike): \(names.listedNames)"
    }
    return say("Not a pair: \(one) and \(other)")
  }

  /// The cards of a completed move; what is heard of them comes before this.
  func moved(_ move: TableMove) -> Wording {
    let (one, other) = (name(move.cards.dropLast().last ?? move.first), name(move.second))
    let heard = heard(after: move)
    let screen =
      contestants.isEmpty
      ? move.isMatch
        ? pair(one, other, points: table.hasPoints ? move.points : nil) : missed(move)
      : move.isMatch ? pairInCompany(one, other) : missedInCompany(move)
    let reports = reports(of: move).map(\.shown).filter { !$0.isEmpty }
    guard !reports.isEmpty else {
      var wording = Wording(shown: screen.shown, spoken: heard, mood: screen.mood)
      wording.cards = screen.cards
      return wording
    }
    let ends = Set([reports.compactMap(\.first), reports.compactMap(\.last)].map(\.asSentences))
    let forms = screen.shown.flatMap { form in [form] + ends.map { "\(form)  \($0)" } }
    return Wording(shown: forms.sorted { $0.count > $1.count }, spoken: heard, mood: screen.mood)
  }

  /// A wording for each rule that moved cards after a move, in the order of the rules.
  public func reports(of move: TableMove) -> [Wording] {
    move.effects.map { effect in
      let rows = effect.rows.map(Narrator.letters(ofRow:)).listedNames
      func words(_ report: [String]) -> [String] { report.map { say(Phrase($0, values: [rows])) } }
      return Wording(
        shown: words(effect.rule.report), spoken: words(effect.rule.spokenReport))
    }
  }

  private func missed(_ move: TableMove) -> Wording {
    let loss =
      table.isOpenGame
      ? " (\(say("+\(1) s")))" : table.hasPoints && move.points < 0 ? " (\(move.points))" : ""
    let named = notAlike(move) + loss
    // The first game explains what a miss has cost.
    let hasExplanation = isFirstGame && table.hasPoints && move.points < 0
    let short = notAlike + loss
    let next = table.isOpenGame ? say("Choose another card.") : say("Turn another card.")
    let long = [short.asSentence, next].asSentences
    let names = move.cards.map { name($0).quotedIfPunctuated }.listedNames
    let brief = say("No: \(names)", context: "not a pair") + loss
    return isRecorded
      ? Wording(named, short, mood: .bad)
      : Wording(
        shown: [
          hasExplanation
            ? say("\(notAlike(move)) (\(move.points): seen before)").asSentence
            : [named.asSentence, next].asSentences,
          named.asSentence, brief,
        ]
          + [long, short].filter { $0.count < brief.count },
        mood: .bad)
  }

  private func pairInCompany(_ one: String, _ other: String) -> Wording {
    let (one, other) = (one.quotedIfPunctuated, other.quotedIfPunctuated)
    let names = one == other ? one : "\(one) = \(other)"
    guard let mover else { return Wording(found(names), found, mood: .good) }
    return Wording(
      found("\(names). \(mover.goesOn)"), found(mover.goesOn), found, mood: .good)
  }

  private func missedInCompany(_ move: TableMove) -> Wording {
    let names = notAlike(move)
    guard let turn = next?.turnText else { return Wording(names, notAlike, mood: .bad) }
    if let pass {
      // As long as the end is far, it matters more what a pass is.
      let brief = table.company.passesLeft.map { $0 > 2 } == true ? pass.long : pass.short
      return Wording(
        shown: [
          [pass.long] + pass.left + [turn.asSentence], [brief, turn.asSentence],
          [pass.alone, turn.asSentence],
        ].map(\.asSentences) + [turn])
    }
    // An arrow on the status line says whose turn it is, too.
    return Wording(
      [names.asSentence, turn.asSentence].asSentences, names.asSentence,
      [notAlike.asSentence, turn.asSentence].asSentences, turn, mood: .bad)
  }

  /// Sentences about a pass in a game with a rival, and about the passes left; `nil` after any other
  /// move.
  private var pass: (alone: String, long: String, short: String, left: [String])? {
    guard let passesLeft = table.company.passesLeft, let mover else { return nil }
    let name = mover.name
    let left = say(
      passesLeft, one: "One more pass ends the game.",
      other: "\(passesLeft) more passes end the game.")
    let short = say(
      passesLeft, one: "\(name) passes: one more ends the game.",
      other: "\(name) passes: \(passesLeft) more end the game.")
    let own = say(
      passesLeft, one: "You pass: one more ends the game.",
      other: "You pass: \(passesLeft) more end the game.")
    let alone = mover.isAddressed ? say("Two seen cards: you pass.") : say("\(name) passes.")
    let long =
      mover.isAddressed
      ? say("You turned two seen cards: a pass.")
      : say("\(name) turned two seen cards: a pass.")
    return passesLeft == 0
      ? (alone, long, alone, []) : (alone, long, mover.isAddressed ? own : short, [left])
  }

  /// The sentences heard after the last card of a move: the verdict, what it earned or cost, the
  /// pairs left, and who is next.
  private func heard(after move: TableMove) -> [String] {
    let turn = next.map { [move.isMatch ? $0.goesOn : $0.turnText.asSentence] } ?? []
    guard move.isMatch else {
      if let pass {
        return [[pass.long] + pass.left + turn, [pass.short] + turn].map(\.asSentences)
      }
      let (cost, brief) = cost(of: move)
      return [[verdict(on: move)] + cost + turn, brief + turn].map(\.asSentences)
    }
    guard table.hasPoints else {
      return [[verdict(on: move), pairsLeft] + turn, [verdict(on: move)] + turn].map(\.asSentences)
    }
    let isSet = cardsOfAKind > 2
    let points =
      isSet
      ? say("Set, \(move.points) points.")
      : say(move.points, one: "Pair, 1 point.", other: "Pair, \(move.points) points.")
    let brief = [
      isSet ? say("Set, \(move.points).") : say("Pair, \(move.points)."),
      say("\(pairs.left) left."),
    ]
    return [[points, pairsLeft], brief].map(\.asSentences)
  }

  /// The cost of a miss: a point for each card that had been seen, or a second with open cards.
  private func cost(of move: TableMove) -> (long: [String], brief: [String]) {
    let no = [say("No.", context: "not a pair")]
    guard table.hasPoints else {
      return (table.isOpenGame ? [say("That costs a second.")] : [], no)
    }
    return switch move.points {
    case 0: ([], no)
    case -1:
      ([say("Seen before: that costs a point.")], [say("No, seen before.", context: "not a pair")])
    case -2 where cardsOfAKind == 2:
      (
        [say("Both seen before: that costs 2 points.")],
        [say("No, both seen before.", context: "not a pair")]
      )
    default:
      (
        [say("\(-move.points) seen before: that costs \(-move.points) points.")],
        [say("No, \(-move.points) seen before.", context: "not a pair")]
      )
    }
  }

  /// The pairs that are left, in one sentence.
  public var pairsLeft: String {
    PairWords.left(pairs.left, of: pairs.all, ofAKind: cardsOfAKind).asSentence
  }

  /// A whole move of a rival as it is heard, as in `Cat: 3, bat. 9, owl`, with a verdict.
  ///
  /// - Parameters:
  ///   - rival: the name of the rival.
  ///   - cards: its cards with their places, a sentence each.
  ///   - move: the move.
  /// - Returns: the words for line mode.
  public func move(of rival: String, _ cards: [String], _ move: TableMove) -> Wording {
    let start = say("\(rival): \(cards.asSentences)")
    let brief = move.isMatch ? verdict(on: move) : say("No.", context: "not a pair")
    if let pass {
      return Wording(
        sentences: [start, pass.long] + pass.left, brief: [start, pass.short])
    }
    return Wording(
      sentences: [start, verdict(on: move)] + (move.isMatch ? [pairsLeft] : []),
      brief: [start, brief])
  }

  /// The letters that name a row: `a` to `z`, then `aa`, `ab` and so on.
  ///
  /// - Parameter row: the number of the row, from 0.
  /// - Returns: the letters.
  public static func letters(ofRow row: Int) -> String {
    let letter = Unicode.Scalar(UInt8(97 + max(0, row) % 26))
    return (row < 26 ? "" : letters(ofRow: row / 26 - 1)) + String(letter)
  }

  /// A place and the card on it, as in `Row a, 2: hidden`; nobody has to see where the cursor is.
  ///
  /// - Parameters:
  ///   - row: the number of the row, from 0.
  ///   - number: the place in the row, from 0.
  ///   - name: the name of the card; `nil` if it is hidden.
  /// - Returns: the words.
  public static func place(row: Int, number: Int, name: String?) -> Wording {
    let (row, number) = (letters(ofRow: row), number + 1)
    return Wording(
      name.map { say("Row \(row), \(number): \($0)") } ?? say("Row \(row), \(number): hidden"))
  }
}
