import Canvas
import MemorizeViewModel
import Words

/// The screen on which a deck is edited.
///
/// It shows the library's deck itself. Its own state is the cursor, the scroll position and the
/// text in the field under the cursor, which goes into the deck with every key.
final class EditorScreen: Page {
  let editor: DeckEditor
  /// The field under the cursor.
  var focus: EditorField
  /// The text that is being typed there.
  var field: TextField?
  /// The pair whose text is being typed, as it was before.
  var original: Pair?
  /// The text of a new pair, apart from the field under the cursor.
  var draft: [EditorField: String] = [:]
  /// The index of the picture that was chosen among those offered.
  var picked: Int?
  /// The picture that was added last, until the cursor moves on.
  var added: String?
  /// The half of a new pair of which the player was told that leaving drops it.
  var warned: String?
  var nearPictures = NearPictures()
  /// The first visible line.
  var scroll = 0
  /// The moment when the typed text becomes a step that can be undone.
  var stepDue: Duration?
  var layout: EditorLayout
  var theme = Theme()

  /// A pause in typing this long ends a step.
  private static let pauseInTyping: Duration = .seconds(1)
  private static let mostReportedPairs = 1000

  /// Returns what is known of the deck as it is now; `nil` for pictures.
  private let study: (Deck) -> StudyProgress?
  private var studied: (pairs: Int, progress: StudyProgress?)?

  /// The knowledge of the deck; read again when a pair is added or removed.
  var progress: StudyProgress? {
    let deck = editor.deck.wrappedValue
    if let studied, studied.pairs == deck.pairs.count { return studied.progress }
    let progress = study(deck)
    studied = (deck.pairs.count, progress)
    return progress
  }

  init(_ editor: DeckEditor, study: @escaping (Deck) -> StudyProgress? = { _ in nil }) {
    self.editor = editor
    self.study = study
    focus = editor.isTemporary ? .name : editor.isPlayable ? .first(0) : .newFirst
    layout = EditorLayout(
      page: PageLayout(size: Size(width: 80, height: 24)), isWords: editor.kind == .words,
      count: editor.pairs.count)
    move(to: focus)
  }

  var guide: Guide {
    Guide(
      title: say("Editing a deck"),
      rules: say(
        """
        Once a deck has two pairs, every change is saved; undo any time. Type or paste an emoji to \
        add it, or a word and Enter. Each pasted line becomes a pair: one face for both cards, or \
        a term and its definition if there is a tab. Several right answers: separate them by \
        commas, as in house, home. The current game keeps its cards.
        """))
  }

  var page: PageLayout { layout.page }

  var message: Message? {
    if let notice = editor.notice { return Message(notice, mood: .bad) }
    if let half = halfPair, half == warned {
      return Message(
        say("'\(half)' has no other side yet. Esc again discards it."),
        say("Esc again discards '\(half)'"), say("Esc discards it"), mood: .bad)
    }
    if editor.isTemporary, focus == .name {
      return Message(
        say("Type a name for the deck, then Enter."), say("Type a name."))
    }
    if editor.isTemporary {
      return Message(
        say("A deck needs two pairs."), say("Two pairs are needed"), mood: .bad)
    }
    if !editor.isPlayable {
      return Message(
        say("Not saved yet, and lost when you quit: a deck needs two pairs."),
        say("Not saved yet: a deck needs two pairs."), say("Not saved yet: add pairs."),
        say("Not saved"), mood: .bad)
    }
    return editor.isSaved ? nil : Message(say("Not saved yet"), "", mood: .quiet)
  }

  /// The fewest columns in which all keys for a pair stay beside a message.
  private static let leastWidthForKeys = 76

  var footer: Footer? {
    page.footer.map {
      let keepsAll = $0.width >= EditorScreen.leastWidthForKeys
      return Footer(line: $0, message: message, keepsRoom: false, keepsFirst: keepsAll ? 3 : 1)
    }
  }

  var texts: [String] {
    let deck = editor.deck.wrappedValue
    let pairs = editor.removedPairs + deck.pairs.prefix(EditorScreen.mostReportedPairs)
    let offered = picker.choices.map(\.face)
    return [deck.name] + pairs.map { $0.first.text + $0.second.text } + offered
  }

  func fit(to size: Size) { refreshLayout(size: size) }

  func advance(to time: Duration) -> Action? {
    guard let due = stepDue, due <= time else { return nil }
    stepDue = nil
    editor.commit()
    return nil
  }

  func nextChange(after time: Duration) -> Duration? { stepDue }

  func save(at time: Duration) {
    stepDue = nil
    editor.commit()
  }

  func leave(at time: Duration) { finish() }

  /// Adds a new pair that was typed but not entered, and ends the step.
  func finish() {
    addDraftIfComplete()
    endTyping()
    editor.commit()
  }

  /// Closes the editor; a deck that is still empty is dropped.
  func close() -> Action {
    finish()
    editor.discardIfEmpty()
    return .close
  }

  /// Text was typed: it becomes a step after a pause.
  func putOffStep(at time: Duration) { stepDue = time + EditorScreen.pauseInTyping }
}

/// A place in the deck editor that the cursor can be on.
enum EditorField: Hashable {
  case name
  case color
  case pairs
  case kind
  /// The field for a new face, or for the term of a new pair.
  case newFirst
  /// The field for the definition of a new pair.
  case newSecond
  /// The face or the term of the pair with this index.
  case first(Int)
  /// The definition of the pair with this index.
  case second(Int)
  /// A removed pair, by its index.
  case removed(Int)

  /// The index of the pair, if the field is on one of the deck's pairs.
  var pair: Int? {
    switch self {
    case .first(let index), .second(let index): index
    case .name, .color, .pairs, .kind, .newFirst, .newSecond, .removed: nil
    }
  }

  /// Whether the field has the definition of one of the deck's pairs.
  var isSecond: Bool { if case .second = self { true } else { false } }

  /// The word before the field; `nil` for faces and pairs.
  var label: String? {
    switch self {
    case .name: say("Name", context: "deck")
    case .color: say("Colour", context: "deck")
    case .pairs: say("Pairs", context: "deck")
    case .kind: say("Cards", context: "deck")
    case .newFirst: say("Add", context: "deck")
    case .newSecond, .first, .second, .removed: nil
    }
  }

  /// Whether the field has a value to choose, not a text.
  var isValue: Bool { [.color, .pairs, .kind].contains(self) }

  /// Whether the player can type as soon as the cursor is here.
  var takesText: Bool { [.name, .newFirst, .newSecond].contains(self) }
}

extension DeckEditor.Kind {
  /// The name for players, in one word or in more.
  func title(isLong: Bool) -> String {
    switch self {
    case .words: isLong ? say("word pairs") : say("words")
    case .faces: isLong ? say("matching pictures") : say("pictures")
    }
  }
}
