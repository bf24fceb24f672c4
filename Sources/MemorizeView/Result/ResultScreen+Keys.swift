import Canvas
import MemorizeViewModel
import Words

extension ResultScreen {
  /// The commands of the result.
  enum Command: Equatable {
    case next
    case playAgain
    case sameBoard
    case raceBest
    case missed
    case untyped
    case details
    case copy
    case close
    /// A command that means the same on the table.
    case table(PlayScreen.Command)
  }

  var keyMap: KeyMap<Command> {
    // A key with a button needs no word on the message line.
    let shown = buttons?.places.map(\.button.key) ?? []
    return KeyMap(
      bindings.map { binding in
        binding.keys.contains(where: shown.contains) ? binding.hinting(nil) : binding
      })
  }

  /// The game after this one.
  private var newGame: Phrase {
    switch table.nextGame {
    case .sameDeck: "new game"
    case .journey: "new cards"
    case .study: lesson.plan?.isDone == false ? "next board" : "back to study"
    }
  }

  private var bindings: [KeyBinding<Command>] {
    let first: [KeyBinding<Command>] = [
      KeyBinding(
        [.enter, " "], .next, hint: "go on",
        help: Phrase(nextTitle.prefix(1).lowercased() + nextTitle.dropFirst(), values: []),
        in: .games),
      KeyBinding(
        ["n"], .playAgain, hint: lesson.plan == nil && next != .again ? newGame : nil,
        help: newGame, in: .play),
    ]
    let pages: [KeyBinding<Command>] = [
      KeyBinding(
        ["v"], .table(.review), hint: table.replay.hasReview && next != .review ? "review" : nil,
        help: !table.replay.hasReview
          ? "why there is no review"
          : next == .review ? "back to the review" : "review the game, card by card",
        in: .games),
      KeyBinding(
        ["T"], .untyped, hint: "type pairs", help: "type the pairs of today that are not typed yet",
        in: .games),
      KeyBinding(
        ["w"], .missed, hint: "pairs not known", help: "repeat the pairs that you did not know",
        in: .games),
      KeyBinding(
        ["d"], .table(.decks), hint: origin?.isDecks == true ? nil : "decks",
        help: "choose another deck",
        in: .pages),
    ]
    let rest: [KeyBinding<Command>] = [
      KeyBinding(["a"], .details, hint: "details", help: "luck, lost moves and points"),
      KeyBinding(
        ["c"], .copy, hint: theme.capabilities.canCopy ? "copy" : "as text",
        help: theme.capabilities.canCopy ? "copy the result as text" : "the result as text"),
      table.again(
        KeyBinding(["r"], .sameBoard, hint: "same board", help: "same board again", in: .play)),
      KeyBinding(
        ["R"], .raceBest,
        hint: table.result.map { $0.isUnaided && $0.isWon } == true ? "race yourself" : nil,
        help: "race yourself: your best game on this board", in: .games),
      KeyBinding(
        ["t"], .table(.statistics), hint: table.records.isShared ? "best games" : "statistics",
        help: table.records.isShared ? "best games" : "statistics", in: .pages),
    ]
    // Where the game came from no page, Escape closes this one as any other.
    let back = origin.map {
      KeyBinding(
        [.escape], Command.close, hint: $0.name, help: "back to where the game came from")
    }
    // After the first game of all, the message line says that words can be learned, too.
    let hasRoom = layout.page.size.width >= MessageLine.wide
    let isFirst = table.isFirstGame && lesson.plan == nil && hasRoom
    let study = asOnTable([.study]).map { isFirst ? $0.hinting("study words") : $0 }
    let all =
      first + (isFirst ? study : []) + asOnTable([.chooseNewGame, .daily, .journey]) + pages
      + (isFirst ? [] : study) + rest + asOnTable([.games, .settings])
      + [back].compactMap(\.self)
    return all.filter { binding in
      switch binding.command {
      // The key says why there is none, where the rules do not allow one.
      case .table(.review):
        table.replay.hasReview || ResultWords.missingReview(of: table.variant) != nil
      case .missed: lesson.hasMissed
      case .untyped: lesson.untyped != nil
      case .table(.study): !play.isKiosk
      case .details: table.isAlone
      case .copy: !table.isPractice
      case .table(.games): !play.isKiosk
      case .raceBest: !play.isKiosk && table.isAlone && !table.isPractice
      default: true
      }
    }
  }

  /// The keys of the table that do here what they do there, without words on the message line.
  private func asOnTable(_ commands: [PlayScreen.Command]) -> [KeyBinding<Command>] {
    PlayScreen.allBindings.filter { commands.contains($0.command) }
      .map { $0.passing(to: .table($0.command)).hinting(nil) }
  }

  var guide: Guide {
    Guide(
      title: say("Result"),
      rules: !lesson.outcomes.isEmpty
        ? StudyScreen.rules : play.hasStars && !play.hasSets ? ResultScreen.rules : play.gameRules)
  }

  private static var rules: String {
    say(
      """
      Three stars: no move was lost. Two stars: at most two moves were lost. One star: you found \
      all pairs. Each of the first two hints costs a star. A move is lost when you forget a card, \
      or turn one seen before that cannot help. Its cost is an average over all possible places \
      of the hidden cards: often less than one move. Par is the average number of moves for a \
      perfect memory. A ! marks a move in which you forgot a card.
      """)
  }

  var footer: Footer? {
    layout.page.footer.map {
      Footer(
        line: $0,
        message: message ?? table.notice.map(Message.notice) ?? unsavedMessage
          ?? (lesson.outcomes.isEmpty || layout.course == nil ? lesson.message(theme) : nil),
        keepsRoom: false)
    }
  }

  var buttonRow: Rect? { layout.buttons }

  /// The words on the first button.
  private var nextTitle: String {
    if let verb = lesson.verb { return verb }
    guard next == .again else { return next.shownTitle }
    return table.journey.number != nil
      ? say("New cards") : table.isAlone ? next.shownTitle : say("Rematch")
  }

  /// The buttons; `nil` where there is no room for any.
  var buttons: ButtonRow? {
    guard let line = layout.buttons else { return nil }
    let review =
      table.replay.hasReview && next != .review
      ? Button(key: "v", label: say("Review", context: "button")) : nil
    let missed =
      lesson.hasMissed ? Button(key: "w", label: say("Pairs not known", context: "button")) : nil
    let all = [
      Button(key: .enter, label: nextTitle, isGold: true),
      lesson.untyped.map(Button.typing),
      lesson.plan == nil ? review : missed, lesson.plan == nil ? missed : review,
      Button(key: "d", label: say("Decks")),
      table.isAlone
        ? Button(key: "a", label: say("Details"))
        : Button(key: "N", label: say("Set up a new game")),
    ]
    let row = ButtonRow(all.compactMap { $0 }, in: line.inset(x: 1, y: 0))
    return row.places.isEmpty ? nil : row
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    message = nil
    switch command {
    case .next where lesson.plan != nil: return play.nextStudyBoard(at: time)
    case .next: return goOn(at: time)
    case .playAgain: return playOn(.newGame, at: time)
    case .missed where lesson.plan != nil: return play.studyScreen.playForgotten(at: time)
    case .missed:
      table.study.playMissed(at: time)
      return .close
    case .untyped: return lesson.untyped.map { .open(RecallScreen($0, back: shortName)) }
    case .sameBoard: return playOn(.sameBoard, at: time)
    case .raceBest: return raceBest(at: time)
    case .table(let command): return open(command, at: time)
    case .details: return .show(DetailsDialog(stage: play.stage, next: nextTitle))
    case .copy: return copy()
    case .close: return origin.map { .replace($0.page()) } ?? .close
    }
  }

  /// Opens a page over this one, or in its place if Escape leads there, so that nobody goes in
  /// circles.
  private func open(_ command: PlayScreen.Command, at time: Duration) -> Action? {
    let action = play.perform(command, at: time)
    guard case .open(let page) = action, let own = origin?.page(),
      type(of: own) == type(of: page)
    else { return action }
    return .replace(page)
  }

  /// The step that most players want next.
  private func goOn(at time: Duration) -> Action? {
    switch next {
    case .again: return playOn(.newGame, at: time)
    case .board(let number):
      table.journey.play(number, table.journey.results(), at: time)
      return .close
    case .map: return .replace(JourneyScreen(table))
    case .calendar: return .replace(DailyScreen(table))
    case .review: return play.perform(.review, at: time)
    }
  }

  /// The page that the game came from: its name, and how to make it; `nil` if it came from the table.
  private var origin: (name: Phrase, isDecks: Bool, page: () -> any Screen)? {
    let (table, play) = (table, play)
    if table.journey.number != nil { return ("journey", false, { JourneyScreen(table) }) }
    if table.terms.day != nil { return ("daily board", false, { DailyScreen(table) }) }
    if lesson.plan != nil {
      return ("study page", false, { play.studyScreen })
    }
    let isOfDecks = play.chooser?.dealt == table.deals
    return isOfDecks ? ("decks", true, { play.newChooser() }) : nil
  }

  /// Copies the result as text, or shows the text where the terminal cannot copy.
  private func copy() -> Action? {
    guard let game = table.finishedGame else { return nil }
    let text = SharedText(game, theme.glyphs == .unicode ? .unicode : .ascii)
    guard theme.capabilities.canCopy else { return .open(ShareScreen(text.lines)) }
    message = Message(say("Copied the result as text."), say("Copied"), mood: .good)
    return .ask(.copy(text.text))
  }

  /// Says that the result is not saved; `nil` if it is.
  private var unsavedMessage: Message? {
    table.isUnsaved ? Message(say("Not saved yet"), "", mood: .bad) : nil
  }

  /// Deals the same board with the best game on it as a ghost; without one, a notice says so.
  private func raceBest(at time: Duration) -> Action? {
    table.ghosts.raceBest(at: time)
    return table.isOver ? nil : .close
  }

  /// Deals another game and returns to the table.
  private func playOn(_ command: PlayScreen.Command, at time: Duration) -> Action? {
    play.perform(command, at: time) ?? .close
  }
}
