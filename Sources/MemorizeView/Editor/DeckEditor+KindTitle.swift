import MemorizeViewModel
import Words

extension DeckEditor.Kind {
  /// The name for players, in one word or in more.
  func title(isLong: Bool) -> String {
    switch self {
    case .words: isLong ? say("word pairs") : say("words")
    case .faces: isLong ? say("matching pictures") : say("pictures")
    }
  }
}
