import Anki
import Decks
import Words

extension DeckPackage {
  /// A deck as a package for Anki.
  ///
  /// - Parameters:
  ///   - deck: the deck; its pictures refer to `pictures`.
  ///   - pictures: images in PNG by the names of their files.
  ///   - moment: when the package is made, in microseconds since 1970.
  /// - Returns: the bytes of the package. A single face is a note with the same text on both sides.
  /// - Throws: if there is no room for a temporary file.
  public static func file(
    of deck: Deck, pictures: [(name: String, bytes: [UInt8])], at moment: Int64
  ) throws(DeckError) -> [UInt8] {
    let names = [deck.sides?.term, deck.sides?.definition].compactMap { $0?.asFieldName }
    let isNamed = names.count == 2 && Set(names.map(\.caseFolded)).count == 2
    return try AnkiWriter.package(
      of: deck.name, fields: isNamed ? names : ["Front", "Back"],
      notes: deck.pairs.map { [$0.first.source.asHTML, $0.second.source.asHTML] },
      media: pictures, at: moment)
  }
}

extension String {
  /// The text as the name of a field, in which Anki has no braces, quotes and colons.
  fileprivate var asFieldName: String? {
    let name = filter { !"{}\":#^/".contains($0) }.cleaned
    return name.isVisible ? name : nil
  }

  /// A face in HTML.
  fileprivate var asHTML: String {
    guard let picture = PictureReference(self) else { return escaped }
    return "<img src=\"\(picture.file.escaped)\" alt=\"\(picture.words.escaped)\">"
  }

  /// The text with references for the characters that mean something in HTML or to Anki.
  private var escaped: String {
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "{": text += "&#123;"
      case "[": text += "&#91;"
      default: text.append(character)
      }
    }
    return text
  }
}
