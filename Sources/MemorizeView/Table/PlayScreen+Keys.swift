import Canvas
import MemorizeViewModel
import Words

extension PlayScreen {
  /// The keys that are available now.
  ///
  /// Any key ends the preview before practice; `f` then does what it always does. While letters are
  /// typed, the letters of cards come before other letters.
  var keyMap: KeyMap<Command> {
    guard viewModel.preview == nil else {
      return KeyMap(
        [KeyBinding(["f"], .letters, help: "turn by letters")], anyKey: .endPreview)
    }
    let map = isKiosk ? PlayScreen.kioskMap : PlayScreen.map
    guard typedLetters != nil else { return map }
    return KeyMap(
      PlayScreen.letterBindings
        + map.bindings.filter { $0.command != .letters && !$0.keys.contains(where: isLetter) })
  }

  private func isLetter(_ key: Key) -> Bool {
    guard case .character(let character) = key else { return false }
    return labels.isBeginning(String(character))
  }

  private static let map = KeyMap(allBindings)
  private static let kioskMap = KeyMap(
    allBindings.filter { ![.games, .study].contains($0.command) })

  /// The keys in words; what can be done now decides which of them the message line names.
  var legends: [KeyLegend] {
    let (isOver, hasReview) = (viewModel.isOver, viewModel.replay.hasReview)
    let isFirstContact = isFirstContact
    let bindings = isFirstContact ? bindingsOfFirstContact : keyMap.bindings
    return bindings.filter { $0.command != .hint || viewModel.hints.areAllowed }.map {
      binding in
      switch binding.command {
      case .newGame where isFirstContact: binding.hinting(nil)
      case .sameBoard:
        isFirstContact || !viewModel.mayDealAgain
          ? viewModel.again(binding).hinting(nil) : viewModel.again(binding)
      case .move(.left) where isFirstContact: binding.hinting("move")
      case .review where !hasReview: binding.hinting(nil)
      case .memory where !isOver && viewModel.company.rivalsMemory != nil: binding.hinting("memory")
      case .newGame where isJourney:
        binding.hinting("new cards").with(help: "new cards")
      case .newGame where viewModel.nextGame == .study:
        viewModel.isOver && !viewModel.isPractice
          ? binding.hinting("go on").with(help: "next board, or back to study")
          : binding.hinting(nil).with(help: "back to study")
      case .study where viewModel.board.hasWords || isFirstContact: binding.hinting("study")
      case .undo where viewModel.steps.undoRefusal == nil: binding.hinting("undo")
      case .redo where viewModel.steps.redoRefusal == nil: binding.hinting("redo")
      // The player would press a key that is named here just after the result has opened by itself.
      case .choose where isOver && opensResult: binding.hinting(nil)
      case .choose where isOver: binding.hinting("result")
      case .choose where viewModel.race.isAhead: binding.hinting("race")
      case .choose where viewModel.company.isRivalsTurn: binding.hinting("hurry")
      // The letters turn cards.
      case .choose where viewModel.isOpenGame:
        binding.hinting(typedLetters == nil ? "choose" : nil).with(help: "choose a card")
      case .choose where typedLetters != nil: binding.hinting(nil)
      case .hidden(let step) where viewModel.isOpenGame:
        binding.with(help: step > 0 ? "next card" : "previous card")
      case .letters where viewModel.isOpenGame && !isOver:
        binding.with(help: "choose by letters")
      case .letters where isOver, .endLetters where isOver, .shuffle where isOver:
        binding.hinting(nil)
      default: binding
      }
    }.map(\.legend)
  }

  private var isJourney: Bool { if case .journey = viewModel.nextGame { true } else { false } }

  var pageKeys: [Key] {
    let commands: [Command] = [
      .chooseNewGame, .daily, .journey, .decks, .statistics, .study, .settings, .games,
    ]
    return keyMap.bindings.filter { commands.contains($0.command) }.flatMap(\.keys)
  }

  /// Whether a new player sees the first board, and there is nothing to say but how to play.
  var isFirstContact: Bool {
    viewModel.isFirstGame && viewModel.deals == 0 && !viewModel.hasBegun && viewModel.isAlone
      && viewModel.ghost == nil && viewModel.occasion == .plain
      && viewModel.variant.rules.isEmpty && viewModel.pairs >= viewModel.board.askedPairs
  }

  /// The keys in the order for a new player: moving, turning a card, and the way to other decks.
  private var bindingsOfFirstContact: [KeyBinding<Command>] {
    let isWide = (stage.layout?.messageLine?.width ?? 0) >= PlayScreen.wideForMoving
    let first: [Command] =
      (isWide ? [.move(.left)] : []) + [.choose, .decks] + (isKiosk ? [] : [.study])
    let bindings = keyMap.bindings
    return first.compactMap { command in bindings.first { $0.command == command } }
      + bindings.filter { !first.contains($0.command) }
  }

  /// The fewest columns in which a new player sees other decks, and how to move.
  static let (wideForDecks, wideForMoving) = (80, 90)

  /// All keys, in the order in which the message line shows them.
  static let allBindings: [KeyBinding<Command>] = [
    KeyBinding([" ", .enter], .choose, hint: "turn", help: "turn a card", in: .play),
    KeyBinding([.left, "h"], .move(.left), help: "left", in: .play, topic: moving),
    KeyBinding([.down, "j"], .move(.down), help: "down", in: .play, topic: moving),
    KeyBinding([.up, "k"], .move(.up), help: "up", in: .play, topic: moving),
    KeyBinding([.right, "l"], .move(.right), help: "right", in: .play, topic: moving),
    KeyBinding([.tab], .hidden(1), help: "next hidden card", in: .play),
    KeyBinding([.backTab], .hidden(-1), help: "previous hidden card", in: .play),
    KeyBinding(["f"], .letters, hint: "letters", help: "turn by letters", in: .play),
    KeyBinding(["i"], .hint, help: "ask for a hint", in: .play),
    KeyBinding(["u"], .undo, help: "undo (only in practice)", in: .play),
    KeyBinding(["U", .control("r")], .redo, help: "redo (only in practice)", in: .play),
    KeyBinding(["n"], .newGame, hint: "new", help: "new game", in: .play),
    KeyBinding(["N"], .chooseNewGame, help: "set up a new game", in: .games),
    KeyBinding(["D"], .daily, help: "daily board", in: .games),
    KeyBinding(["J"], .journey, help: "journey", in: .games),
    KeyBinding(["r"], .sameBoard, hint: "same board", help: "same board again", in: .play),
    KeyBinding(["v"], .review, hint: "review", help: "review the last game", in: .games),
    KeyBinding(["m"], .memory, help: "show a rival's memory", in: .play),
    KeyBinding(["s"], .shuffle, hint: "shuffle", help: "shuffle all cards", in: .play),
    KeyBinding(["d"], .decks, hint: "decks", help: "choose another deck", in: .pages),
    KeyBinding([.escape, "p"], .menu, hint: "menu", help: "pause and menu", in: .play),
    KeyBinding(["g"], .games, hint: "games", help: "unfinished games", in: .games),
    KeyBinding(["t"], .statistics, hint: "statistics", help: "statistics", in: .pages),
    KeyBinding(["y"], .study, help: "study word pairs", in: .pages),
    KeyBinding(["o"], .settings, hint: "settings", help: "settings", in: .pages),
    KeyBinding(["+", "="], .zoom(1), help: "larger cards", in: .view),
    KeyBinding(["-", "_"], .zoom(-1), help: "smaller cards", in: .view),
    KeyBinding([.pageUp], .page(-1), help: "a page up", in: .view, topic: paging),
    KeyBinding([.pageDown], .page(1), help: "a page down", in: .view, topic: paging),
  ]

  private static let moving = KeyTopic.arrows(help: "move the cursor")
  private static let paging = KeyTopic(keys: "PgUp PgDn", help: "scroll a large board")

  private static let letterBindings: [KeyBinding<Command>] = [
    KeyBinding([.backspace], .eraseLetter, help: "erase a letter", in: .play),
    KeyBinding(["f"], .letters, help: "turn by letters", in: .play),
    KeyBinding(
      [.escape], .endLetters, hint: "end letters", help: "stop typing letters", in: .play),
  ]

  var guide: Guide {
    var guide = Guide(
      title: say("How to play"),
      summary: viewModel.isOpenGame
        ? say("Open cards: all cards lie face up.")
        : hasSets
          ? say("Turn cards as long as they match. A whole set leaves the table.")
          : say("Turn two cards at a time. A pair leaves the table."),
      rules: explanations + rules, rulesTitle: rulesTitle)
    // Letters that turn cards are no keys.
    guide.firstKeys =
      typedLetters != nil
      ? []
      : FirstKeys.each(.left, " ", "f")
        + (viewModel.isPractice
          ? [FirstKeys(["u", "U"], say("undo, redo"))]
          : viewModel.hints.areAllowed ? FirstKeys.each("i") : [])
        + (viewModel.nextGame == .sameDeck
          ? [FirstKeys(["n", "N"], say("new game, N: set up"))] : FirstKeys.each("n"))
        + FirstKeys.each("d") + (isKiosk ? [] : FirstKeys.each("y"))
        + FirstKeys.each("J", .escape, "q")
    guide.mouse = [
      (
        say("Click"),
        viewModel.isOpenGame
          ? say("choose a card, or press the key you click")
          : say("turn a card, or press the key you click")
      ),
      (say("Right-click"), say("this help")), (say("Wheel, drag"), say("move a large board")),
    ]
    return guide
  }

  /// The rules that were turned on for this game.
  private var explanations: String {
    let all = viewModel.variant.explanations
    return all.isEmpty ? "" : all.asSentences + " "
  }

  private var rules: String {
    if viewModel.occasion == .study { return StudyScreen.rules }
    return viewModel.isPractice ? practiceRules + " " + gameRules : gameRules
  }

  /// The rules for points and stars.
  var gameRules: String {
    let rules =
      viewModel.isOpenGame
      ? PlayScreen.openRules : viewModel.isAlone ? points : PlayScreen.companyRules
    return hasStars ? rules + "\n" + stars : rules
  }

  var hasStars: Bool {
    viewModel.isAlone && !viewModel.isOpenGame && !viewModel.isPractice
  }

  private var rulesTitle: String {
    if viewModel.occasion == .study { return say("Study") }
    if viewModel.isOpenGame { return say("Open cards") }
    return hasStars
      ? say("Points and stars") : viewModel.isAlone ? say("Points") : say("Turns")
  }

  private static var companyRules: String {
    say(
      """
      You keep a pair and go on; a miss ends your turn. The most pairs win. A rival sees only \
      cards that were face up; Space hurries it. With a rival, a miss with two seen cards is a \
      pass; six passes in a row end the game.
      """)
  }

  var hasSets: Bool { viewModel.variant.cardsOfAKind > 2 }

  private var points: String {
    let match = viewModel.pointsOfMatch
    let found =
      hasSets ? say("A set scores \(match) points.") : say("A pair scores \(match) points.")
    return [
      found,
      say(
        """
        Each of its cards adds up to 6, 1 less for each second of time face up. A miss costs 1 for \
        each card seen before.
        """),
    ].asSentences
  }
  /// Practice has none.
  private var stars: String {
    guard !hasSets else {
      return say(
        """
        Three stars: no more moves than par, rounded up. Two: at most two more. One: all sets \
        found. Par: the average moves of players who never forget.
        """)
    }
    let stars = say("Three stars: no move lost. Two: at most two. One: all pairs found.")
    let hints = viewModel.hints.areAllowed ? [say("Each of the first two hints costs a star.")] : []
    return ([stars] + hints).asSentences + "\n"
      + say(
        """
        Moves are lost when you forget a card, or turn one seen before that cannot help. Par: \
        average moves for a perfect memory.
        """)
  }
  private static var openRules: String {
    say(
      """
      Choose two cards that belong together; a pair leaves the table. There are no points: the \
      fastest game is the best, and a miss adds a second to the clock.
      """)
  }
  private var practiceRules: String {
    let again = typedLetters == nil ? [say("r lays out the same position again.")] : []
    return ([say("Practice does not count; a new game does.")] + again).asSentences
  }
}

extension TableViewModel {
  /// The key for the same board once more, in the words for what that is.
  func again<Command>(_ binding: KeyBinding<Command>) -> KeyBinding<Command> {
    if isPractice { return binding.hinting("same position").with(help: "same position again") }
    return isPractisedAgain
      ? binding.hinting("practise").with(help: "practise this board") : binding
  }
}
