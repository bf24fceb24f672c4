import Words

/// New boards, and how to return to the game that was set aside for one.
extension Narrator {
  func dealt(_ event: GameEvent) -> Wording? {
    if !contestants.isEmpty { return dealtInCompany(event) }
    if case .journeyPractice = table.occasion {
      let text = say("Practice: no stars for the same cards again.")
      return Wording(
        shown: saved(after: text) + [text, say("Practice: no stars"), Narrator.practice])
    }
    if !table.terms.teaches {
      let text = say("Pairs you did not know, without grades.")
      let short = say("Pairs you did not know.")
      return Wording(shown: saved(after: text) + [text, short], spoken: [text])
    }
    if let ghost = table.ghost { return beside(ghost) }
    if case .dealt(let pairs, let asked) = event, pairs < asked { return dealt(only: pairs) }
    if table.isOpenGame, table.variant.rules.count <= 1 { return dealtOpen }
    if !table.variant.rules.isEmpty, event != .dealtAgain { return explainedRules }
    if isFirstGame, table.deals == 0, table.occasion == .plain, event != .dealtAgain {
      return howToPlay
    }
    return Wording(shown: newGame(event))
  }

  /// Instructions for the first board, with the way to the easier boards of the journey.
  ///
  /// The fourth form leaves room for decks, studying, the menu and help in a window of 80 columns.
  public var howToPlay: Wording {
    let count = pairs.all
    let find = say(count, one: "Find the pair.", other: "Find \(count) pairs.")
    // The journey begins with three pairs.
    guard count > 3 else { return Wording(pairing ?? task, find) }
    if let pairing {
      return Wording(
        say("\(pairing) J: start with 3 pairs"), say("\(pairing) J: 3 pairs"), pairing, find)
    }
    let task = task
    return Wording(
      say("\(task) First time? J: start with 3 pairs"), say("\(task) J: start with 3 pairs"),
      say("\(find) J: start with 3 pairs"), say("\(find) J: try 3 pairs"),
      say("\(find) J: 3 pairs"), find)
  }

  /// The task of the player on a new board.
  private var task: String {
    say(
      pairs.all, one: "Turn two cards. Find the pair.",
      other: "Turn two cards. Find all \(pairs.all) pairs.")
  }

  /// The player's task with the deck's own words for the two sides of a pair; `nil` if it has none.
  public var pairing: String? {
    guard table.board.hasWords, let sides = table.board.deck.sides else { return nil }
    let (term, definition) = (sides.termTitle, sides.definitionTitle)
    return say(
      pairs.all, one: "Find the pair: \(term) and \(definition).",
      other: "Find \(pairs.all) pairs: \(term) and \(definition).")
  }

  /// Why a daily board cannot be dealt again before it is over.
  static var onlyTry: String { say("Finish this board first: only this try counts.") }

  private func newGameText(_ event: GameEvent) -> String {
    if table.isStudiedAgain { return say("Same board again, without grades") }
    return event == .dealtAgain
      ? say("Same board again") : table.terms.task?() ?? say("new game").capitalizedFirst
  }

  private func newGame(_ event: GameEvent) -> [String] {
    let text = newGameText(event)
    if hasGivenUp {
      let title = table.givenUp?.terms.title?()
      let olds = [title.map { say("g: the old game (\($0))") }, Narrator.oldGame].compactMap(\.self)
      let task = event == .dealtAgain || table.terms.beginsPairs ? nil : pairing
      return [task, text.asSentence].compactMap(\.self).flatMap { text in
        olds.map { [text, $0].asSentences }
      } + [text]
    }
    if table.leavesJourney {
      return [say("\(text). J: on with the journey"), text.asSentence, text]
    }
    var forms = [text.asSentence, text]
    guard event != .dealtAgain else { return forms }
    if !table.terms.beginsPairs, let task = pairing ?? (isFirstGame ? task : nil) {
      forms.insert([text.asSentence, task].asSentences, at: 0)
    }
    return forms
  }

  private func dealt(only pairs: Int) -> Wording {
    if let reasons = table.board.limitReasons {
      let text = say("At most \(pairs) pairs fit on one board.")
      let long = say("At most \(pairs) pairs fit on one board: \(reasons).")
      return Wording(
        shown: saved(after: text) + [long, text, say("At most \(pairs) pairs")], spoken: [long],
        mood: .bad)
    }
    let text = say(
      pairs, one: "The deck has only \(pairs) pair.", other: "The deck has only \(pairs) pairs.")
    let short = say(pairs, one: "Only \(pairs) pair", other: "Only \(pairs) pairs")
    return Wording(shown: saved(after: text) + [text, short], spoken: [text], mood: .bad)
  }

  /// The rules of a new game.
  private var explainedRules: Wording {
    let all = table.variant.explanations.asSentences
    let title = table.variant.shownTitle
    return Wording(
      shown: saved(after: all) + [all, say("Rules: \(title)."), title.capitalizedFirst])
  }

  private var dealtOpen: Wording {
    let text = say("Open cards: match them all.")
    let long = hasGivenUp ? [] : [say("Open cards: match them all. A miss costs a second.")]
    return Wording(shown: saved(after: text) + long + [text, say("Match all cards")])
  }

  private func dealtInCompany(_ event: GameEvent) -> Wording? {
    guard hasGivenUp else {
      guard let turn = next?.turn else { return nil }
      let news =
        event == .dealtAgain ? [] : [opponent].compactMap(\.self) + table.variant.explanations
      let all = news.isEmpty ? [] : [(news + [turn.shown.first ?? ""]).asSentences]
      return Wording(shown: all + turn.shown, spoken: turn.spoken)
    }
    guard let turn = next?.turnText else { return Wording(shown: newGame(event)) }
    let start = [opponent ?? newGameText(event).asSentence, turn.asSentence]
    return Wording(
      shown: [
        (start + [Narrator.oldGame]).asSentences, start.asSentences,
        [turn.asSentence, Narrator.oldGame].asSentences, turn,
      ])
  }

  /// The rival of a new game, in a sentence.
  private var opponent: String? {
    contestants.first(where: \.isRival).map { rival in
      let double = say("your double", context: "opponent")
      let name = rival.name == double.capitalizedFirst ? double : rival.name
      return say("New game against \(name).", context: "rival")
    }
  }

  /// The start of a game with a ghost.
  private func beside(_ ghost: Ghost) -> Wording {
    let spoken = [say("A ghost plays along. Type score to compare.")]
    let brief = ghost.isOwn ? say("Race yourself") : say("Race the ghost")
    guard let result = ghost.result else {
      let text = brief.asSentence
      return Wording(shown: saved(after: text) + [text, brief], spoken: spoken)
    }
    let figures = [result.moves.movesText, result.time.shortText].listed
    let text =
      ghost.isOwn ? say("Race yourself: \(figures)") : say("Race the ghost: \(figures)")
    let long =
      ghost.isOwn
      ? say("Race yourself: \(figures). Both clocks start together.")
      : say("Race the ghost: \(figures). Both clocks start together.")
    return Wording(
      shown: saved(after: text.asSentence) + [long, text.asSentence, brief], spoken: spoken)
  }

  /// The way back to the game that was set aside.
  private static var oldGame: String { say("g: the old game") }

  /// A sentence about the new game and one about the old one; none if no game was set aside.
  private func saved(after text: String) -> [String] {
    hasGivenUp ? [[text, Narrator.oldGame].asSentences] : []
  }
}
