import Canvas
import MemorizeViewModel
import Options

/// What a key or a click asks for.
enum Command: Hashable {
  case move(Navigation.Direction)
  case nextHidden
  case previousHidden
  case choose
  case label
  case shuffle
  case newGame
  case sameBoard
  case decks
  case statistics
  case games
  case settings
  case pause
  /// Look through the finished game.
  case review
  case larger
  case smaller
  case pageUp
  case pageDown
  case help
  case redraw
  case suspend
  case quit
  case close
  /// Play a recording on, or stop.
  case run
  /// Go so many steps on in a recording, or back.
  case step(Int)
  /// To the start of a recording and on from there, or to its end.
  case restart
  case toEnd
  case toStart
  /// To the next step of a recording at which something was forgotten, or the one before.
  case lapse(Playback.Direction)
  /// Play on from before the move of a recording that is seen.
  case tryAgain
  case faster
  case slower
  /// To the first or the last of a list.
  case first
  case last
  /// Type what to look for.
  case filter
  /// Sort otherwise.
  case sort
  /// Go on with what is typed, or complete it.
  case complete
  /// Edit the chosen deck, copy it, or add one.
  case edit
  case copy
  case add
  /// Take a face or a pair out of a deck, or a deck out of the library.
  case remove
  case importFile
  /// Take the last step back, or make it again.
  case undo
  case redo
}
