import Canvas
import MemorizeViewModel
import Words

/// Texts whose widths the terminal is asked for.
extension PlayScreen {
  /// The most characters of a deck to ask about at once.
  ///
  /// Larger decks are asked about board by board, so that a slow connection need not carry a whole
  /// dictionary.
  private static let mostCharacters = 500
  /// The most pairs of a deck to count the characters of.
  private static let mostPairs = 10_000

  /// The texts of the board, and of the whole deck unless it is large; stored until the next deal.
  ///
  /// Cards with pictures show no characters. Those of the faces, which the pages after a game show,
  /// are left out until a card is turned, so that the first frame comes sooner.
  var texts: [String] {
    if !viewModel.hasBegun, stage.showsOnlyPictures { return [viewModel.board.deck.name] }
    if let knownTexts, knownTexts.deal == viewModel.deals { return knownTexts.texts }
    let texts = makeTexts()
    knownTexts = (viewModel.deals, texts)
    return texts
  }

  private func makeTexts() -> [String] {
    let deck = viewModel.board.deck
    let board = [deck.name] + viewModel.places.compactMap { $0?.content.text }
    guard deck.pairs.count <= PlayScreen.mostPairs else { return board }
    let rest = deck.pairs.flatMap { [$0.first.text, $0.second.text] }
    let characters = Set(rest.joined().filter { !$0.isASCII })
    return characters.count <= PlayScreen.mostCharacters ? board + rest : board
  }
}

/// The message line of the table.
extension PlayScreen {
  var footer: Footer? {
    stage.layout?.messageLine.map {
      let isNarrow = $0.width < MessageLine.wide
      let keepsFirst = viewModel.isOver || isNarrow && typedLetters == nil
      // A new player sees how to turn a card, and where there is room, other decks, how to move, and
      // studying, unless the message is about words anyway or nobody studies here.
      let hidesStudy = viewModel.board.hasWords || reminder != nil || isKiosk
      let first =
        !isFirstContact
        ? keepsFirst ? 1 : 0
        : $0.width < PlayScreen.wideForDecks
          ? 1 : (hidesStudy ? 2 : 3) + ($0.width >= PlayScreen.wideForMoving ? 1 : 0)
      return Footer(line: $0, message: message, keepsFirst: first, namesKeys: namesKeys)
    }
  }

  /// Whether the message line names keys; on a quiet screen not during a game, since a reader of the
  /// screen would read them after each message.
  private var namesKeys: Bool {
    !theme.options.isQuiet || viewModel.isOver
      || !viewModel.hasBegun && changesAtCursorMove != stage.changes
  }

  /// The question that waits for a second press; what a rival does withdraws it.
  var question: Message? {
    asked.flatMap { viewModel.isAlone || $0.changes == stage.changes ? $0.question : nil }
  }

  private var message: Message? {
    // What happened on the table does not concern a dialog over it; a new notice does.
    guard !isCovered else {
      return viewModel.notice == coveredNotice ? nil : viewModel.notice.map(Message.notice)
    }
    if let question { return question }
    if viewModel.preview == nil, let lettersMessage { return lettersMessage }
    if changesAtCursorMove == stage.changes, let message = stage.messageUnderCursor {
      return message
    }
    if let notice = viewModel.notice, stage.motion == nil { return .notice(notice) }
    if viewModel.preview != nil {
      return viewModel.isPractice ? Narrator.seenCards : Narrator.peek
    }
    if stage.motion == nil, let reminder, viewModel.variant.rules.isEmpty {
      return reminder.wording
    }
    if viewModel.race.isAhead { return Message(say("The race has not begun.")) }
    return stage.eventMessage()
  }

  /// Asks for letters until a card is turned, and shows those typed so far.
  private var lettersMessage: Message? {
    guard !viewModel.isOver, let typed = typedLetters,
      !typed.isEmpty || changesAtLetters == stage.changes
    else {
      return nil
    }
    guard typed.isEmpty else {
      return Message(say("Type a card's letters: \(typed)"), say("Letters: \(typed)"))
    }
    let count = labels.length
    return Message(
      say(
        count, one: "Type the letter on a card", other: "Type the \(count) letters on a card"),
      say(count, one: "Type a letter", other: "Type \(count) letters"), say("Letters"))
  }
}
