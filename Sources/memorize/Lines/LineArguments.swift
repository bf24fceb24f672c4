import ArgumentParser
import Words

/// `--lines`: a game without a screen.
struct LineArguments: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      say(
        """
        Play in lines of text, without a screen: for screen readers, slow links and scripts. \
        Automatic if TERM is dumb.
        """)))
  var lines = false

  @Flag(help: ArgumentHelp(say("Shorten the lines.")))
  var brief = false

  func validate() throws {
    guard !brief || style != nil else {
      throw ValidationError(say("--brief shortens the lines of --lines; add --lines"))
    }
  }

  /// How the lines are worded; `nil` for a game on the screen.
  var style: LineStyle? {
    lines ? LineStyle(isBrief: brief) : LineStyle.automatic.map { _ in LineStyle(isBrief: brief) }
  }
}

/// How the lines of a game without a screen are worded.
struct LineStyle: Equatable {
  /// Whether the shortest wordings are used.
  var isBrief = false

  /// The style on a terminal that can show nothing but lines; `nil` on any other.
  static var automatic: LineStyle? { Environment["TERM"] == "dumb" ? LineStyle() : nil }
}
