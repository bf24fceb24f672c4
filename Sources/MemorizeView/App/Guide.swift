/// The help of a screen, apart from its keys.
struct Guide {
  /// The title of the help dialog.
  let title: String
  /// A few sentences before the keys.
  let rules: String
  /// Mouse actions and what they do, after the keys.
  var mouse = [(action: "Click", help: "do what a word, a mark or a line of this help says")]
}
