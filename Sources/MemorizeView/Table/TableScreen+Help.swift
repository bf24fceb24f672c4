import Canvas
import MemorizeViewModel

/// What the help says.
extension TableScreen {
  var help: OldDialogContent {
    if let page {
      let mouse = [("Click", "what a word, a mark or a line of this help says")]
      return help(page.guide.title, page.guide.rules, mouse: mouse, keys: page.bindings)
    }
    return playback == nil ? tableHelp : playbackHelp
  }

  private var tableHelp: OldDialogContent {
    let rules = """
      Turn two cards at a time; a pair leaves the table. A pair counts 2, and up to 6 more for each \
      of its cards that has been up but briefly. A card seen before that finds no partner costs 1.
      """
    let practice = """
       This is practice: it counts nowhere, and r lays the same position again. A new game counts.
      """
    let mouse = [
      ("Click", "turn a card, or do what a word or a line of this help says"),
      ("Right click", "this help"), ("Wheel, drag", "move a board larger than the window"),
    ]
    return help("How to play", viewModel.isPractice ? rules + practice : rules, mouse: mouse)
  }

  /// What the help for a recording is called, and what it says before the keys.
  var playbackGuide: (title: String, rules: String) {
    let rules = """
      A game as it was played. Pauses are left out, and nothing is waited for longer than three \
      seconds of the game.
      """
    let marks = """
       A card that had been seen and was forgotten is marked with a !. What luck brought and \
      memory cost is told in moves.
      """
    let retry = """
       Tried again, the game goes on from before the move that is seen: what had been seen by then \
      is shown first, any key turns it down. That is practice and counts nowhere.
      """
    let told = playback?.review == nil ? rules : rules + marks
    return isReview ? ("The review", told + retry) : ("A recording", told)
  }

  private var playbackHelp: OldDialogContent {
    let mouse = [
      ("Click", "pause or go on, or do what a word or a line of this help says"),
      ("Right click", "this help"), ("Wheel", "move a board larger than the window"),
    ]
    return help(playbackGuide.title, playbackGuide.rules, mouse: mouse)
  }

  private func help(
    _ title: String, _ rules: String, mouse: [(String, String)],
    keys bindings: [KeyBinding<Command>]? = nil
  ) -> OldDialogContent {
    let bindings = bindings ?? self.bindings
    let widest = (bindings.map(\.legend.keyNames) + mouse.map(\.0)).map(\.columns).max() ?? 0
    let indent = max(14, widest + 1)
    let keys = bindings.flatMap {
      helpRows($0.legend.keyNames, $0.help, .command($0.command), indent: indent)
    }
    return OldDialogContent(
      title: title,
      rows: (rules.wrapped(to: textWidth) + [""]).map { OldDialogContent.Row(left: $0) } + keys
        + mouse.flatMap { helpRows($0, $1, nil, indent: indent) },
      isMenu: false)
  }

  /// A key and what it does, on as many rows as that takes; a click on any of them does it.
  ///
  /// Where two columns would be too narrow for words, what it does stands below the key.
  private func helpRows(
    _ keys: String, _ help: String, _ action: OldDialogContent.Action?, indent column: Int
  ) -> [OldDialogContent.Row] {
    let isWide = textWidth >= column + 16
    let indent = isWide ? column : 2
    var lines = help.wrapped(to: textWidth - indent).map { "".filled(to: indent) + $0 }
    if isWide, let first = lines.first {
      lines[0] = keys.filled(to: indent) + first.dropFirst(indent)
    } else {
      lines.insert(keys, at: 0)
    }
    return lines.map { OldDialogContent.Row(left: $0, action: action) }
  }
}
