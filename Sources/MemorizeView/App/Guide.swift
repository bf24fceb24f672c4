import Words

/// The help of a screen, apart from its keys.
struct Guide {
  /// The title of the help dialog.
  let title: String
  /// The screen in one sentence, beside the title where there is room.
  var summary = ""
  /// A few sentences.
  let rules: String
  /// The title of these sentences where they follow the keys.
  var rulesTitle = say("Notes")
  /// Mouse actions and what they do, after the keys.
  var mouse = [
    (action: say("Click"), help: say("press the button or key you click"))
  ]
}
