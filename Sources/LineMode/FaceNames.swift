import Canvas
import MemorizeViewModel
import Spelling
import Words

/// The names of faces as they are read aloud: pictures by their names, signs as words.
struct FaceNames {
  private let capabilities: Capabilities
  /// The short texts, in lower case, that the deck has in several cases, as `n` and `N`.
  private let cased: Set<String>

  /// Names for the faces of a deck.
  ///
  /// Complexity: O(pairs of the deck).
  init(_ deck: Deck, isASCII: Bool) {
    capabilities = Capabilities(
      colors: .none, glyphs: isASCII ? .ascii : .unicode, showsPictures: false)
    var texts: [String: Set<String>] = [:]
    for text in deck.pairs.flatMap({ [$0.first.text, $0.second.text] })
    where text.count <= String.longestCased {
      texts[text.lowercased(), default: []].insert(text)
    }
    cased = Set(texts.filter { $0.value.count > 1 }.keys)
  }

  /// The name of a face.
  ///
  /// A letter on a term is not named, because its name could be the definition.
  func name(of face: Face) -> String {
    let text = face.text
    if face.side == .twin, text.count == 1, let name = Spelling.name(of: text) {
      return name.replacing(":", with: ",")
    }
    return FaceNames.cardName(of: text) ?? spoken(text)
  }

  private func spelled(_ text: String) -> String { Spelling.spelled(text, capabilities) }

  /// Any text as it is read aloud.
  private func spoken(_ text: String) -> String {
    let spelled = spelled(text)
    if cased.contains(text.lowercased()), text != text.lowercased() {
      return say("capital \(SpokenSigns.words(for: spelled))")
    }
    return SpokenSigns.words(for: spelled)
  }

  /// The name of a deck, as in `Capitals` or `Sums, level 3`.
  func deckName(_ name: String) -> String {
    let parts = name.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let topic = parts.first, let level = parts.last.flatMap({ Int($0) })
    else { return SpokenSigns.words(for: spelled(name.deckTitle), isProse: true) }
    return say("\(spoken(String(topic).deckTitle)), level \(level)")
  }

  /// A playing card, as in `ace of spades`; `nil` for other texts.
  private static func cardName(of text: String) -> String? {
    guard let last = text.last, let rank = rank(String(text.dropLast())) else { return nil }
    switch last {
    case "♠": return say("\(rank) of spades")
    case "♥": return say("\(rank) of hearts")
    case "♦": return say("\(rank) of diamonds")
    case "♣": return say("\(rank) of clubs")
    default: return nil
    }
  }

  private static func rank(_ text: String) -> String? {
    switch text {
    case "A": say("ace")
    case "J": say("jack")
    case "Q": say("queen")
    case "K": say("king")
    default: Int(text).map { "\($0)" }
    }
  }
}
