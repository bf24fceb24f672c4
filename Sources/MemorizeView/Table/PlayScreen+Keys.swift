import Canvas
import MemorizeViewModel

extension PlayScreen {
  /// The keys that are available now.
  ///
  /// Any key ends the preview before practice. While letters are typed, the letters of cards come
  /// before other letters.
  var keyMap: KeyMap<Command> {
    guard viewModel.preview == nil else { return KeyMap([], anyKey: .endPreview) }
    guard typedLetters != nil else { return KeyMap(bindings) }
    return KeyMap(
      PlayScreen.letterBindings + bindings.filter { !$0.keys.contains(where: isLetter) })
  }

  private func isLetter(_ key: Key) -> Bool {
    guard case .character(let character) = key else { return false }
    return labels.isBeginning(String(character))
  }

  private var bindings: [KeyBinding<Command>] {
    let (isOver, hasReview) = (viewModel.isOver, viewModel.hasReview)
    return PlayScreen.allBindings.filter { !isKiosk || $0.command != .games }.map { binding in
      switch binding.command {
      case .review where !hasReview: binding.hinting(nil)
      case .choose where isOver: binding.hinting("result")
      case .choose where viewModel.isRivalsTurn: binding.hinting("hurry")
      case .letters where isOver, .shuffle where isOver: binding.hinting(nil)
      default: binding
      }
    }
  }

  var keysOverDialogs: [Key] {
    ["n", "r", "d", "t", "o"] + (isKiosk ? [] : ["g"]) + (viewModel.hasReview ? ["v"] : [])
  }

  /// All keys, in the order in which the message line and help show them.
  static let allBindings: [KeyBinding<Command>] = [
    KeyBinding([" ", .enter], .choose, hint: "turn", help: "turn the card under the cursor"),
    KeyBinding([.left, "h"], .move(.left), help: "cursor left"),
    KeyBinding([.down, "j"], .move(.down), help: "cursor down"),
    KeyBinding([.up, "k"], .move(.up), help: "cursor up"),
    KeyBinding([.right, "l"], .move(.right), help: "cursor right"),
    KeyBinding([.tab], .nextHidden, help: "next hidden card"),
    KeyBinding([.backTab], .previousHidden, help: "previous hidden card"),
    KeyBinding(["f"], .letters, hint: "letters", help: "choose cards by typing their letters"),
    KeyBinding(["n"], .newGame, hint: "new", help: "new game"),
    KeyBinding(["r"], .sameBoard, hint: "again", help: "same board again"),
    KeyBinding(["v"], .review, hint: "review", help: "review a finished game"),
    KeyBinding(["s"], .shuffle, hint: "shuffle", help: "shuffle the places of all cards"),
    KeyBinding(["d"], .decks, hint: "decks", help: "choose another deck"),
    KeyBinding(["p"], .pause, hint: "pause", help: "pause, or resume"),
    KeyBinding(["g"], .games, hint: "games", help: "unfinished games"),
    KeyBinding(["t"], .statistics, hint: "statistics", help: "statistics"),
    KeyBinding(["o"], .settings, hint: "settings", help: "settings"),
    KeyBinding(["+", "="], .larger, help: "larger cards"),
    KeyBinding(["-", "_"], .smaller, help: "smaller cards"),
    KeyBinding([.pageUp], .pageUp, help: "a page up, on boards larger than the window"),
    KeyBinding([.pageDown], .pageDown, help: "a page down"),
  ]

  private static let letterBindings: [KeyBinding<Command>] = [
    KeyBinding([.backspace], .eraseLetter, help: "erase a letter"),
    KeyBinding([.escape], .endLetters, hint: "done", help: "stop typing letters"),
  ]

  var guide: Guide {
    var guide = Guide(
      title: "How to play",
      rules: rules
        + (viewModel.isPractice ? PlayScreen.practiceRules : ""))
    guide.mouse = [
      ("Click", "turn a card, or do what a word or a line of this help says"),
      ("Right click", "this help"), ("Wheel, drag", "move a board larger than the window"),
    ]
    return guide
  }

  private var rules: String {
    viewModel.isOpenGame
      ? PlayScreen.openRules : viewModel.isAlone ? PlayScreen.rules : PlayScreen.companyRules
  }

  private static let companyRules = """
    Turn two cards at a time. A pair is yours and earns another turn; a miss passes the turn. Most \
    pairs win. Space hurries a rival; it sees only what lay face up.
    """
  private static let rules = """
    Turn two cards at a time; a pair leaves the table. A pair scores 2, plus up to 6 per card: the \
    less you have looked at it, the more. Missing with a card you have seen before costs 1.
    """
  private static let openRules = """
    Open cards: all cards lie face up. Choose two that belong together; a pair leaves the table. \
    There are no points: the fastest game is the best, and a miss adds a second to the clock.
    """
  private static let practiceRules = """
     This is practice: it does not count, and r lays out the same position again. A new game counts.
    """
}
