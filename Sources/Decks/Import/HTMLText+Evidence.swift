extension HTMLText {
  /// Whether some of the texts are HTML: one has the closing tag of an element, a line break or an
  /// image, or two have references such as `&nbsp;` and `&#233;`.
  ///
  /// `List<String>`, `<Esc>` and `a < b` are none, nor is a text that is one tag or reference: a
  /// deck may be about HTML. Takes time O(length).
  static func isLikely(in texts: some Sequence<String>) -> Bool {
    var references = 0
    for text in texts {
      guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }),
        !text.isMarkAlone
      else { continue }
      let bytes = Array(text.utf8)
      var hasReference = false
      for index in bytes.indices {
        let rest = bytes[(index + 1)...]
        switch bytes[index] {
        case UInt8(ascii: "<") where isTag(rest): return true
        case UInt8(ascii: "&") where HTMLReference.first(in: rest) != nil: hasReference = true
        default: break
        }
      }
      references += hasReference ? 1 : 0
    }
    return references >= 2
  }

  /// Whether a closing tag, a line break or an image follows a `<`.
  private static func isTag(_ text: ArraySlice<UInt8>) -> Bool {
    let isEnd = text.first == UInt8(ascii: "/")
    let letters = text.dropFirst(isEnd ? 1 : 0).prefix(longestName).prefix(while: \.isLetterOrDigit)
    let rest = text[letters.endIndex...]
    let end = rest.prefix(longestName).drop(while: \.isHTMLBlank)
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    guard !isEnd else { return end.first == UInt8(ascii: ">") && elements.contains(name) }
    return name == "img" && rest.first?.isHTMLBlank == true
      || name == "br" && (end.starts(with: ">".utf8) || end.starts(with: "/>".utf8))
  }

  private static let longestName = 12

  /// The elements of HTML, and those of earlier versions.
  private static let elements = blocks.union(
    """
    a abbr acronym address article aside audio b bdi bdo big body button canvas caption center \
    cite code col colgroup data datalist del details dfn dialog dir em embed fieldset figcaption \
    figure font footer form frame frameset head header hgroup html i iframe ins kbd label legend \
    link main map mark marquee math menu meter nav nobr noscript object optgroup option output \
    param picture progress q rb rp rt rtc ruby s samp script search section select small source \
    span strike strong style sub summary sup svg tbody template textarea tfoot thead time title \
    tt u var video wbr
    """.split(separator: " ").map(String.init))
}

extension String {
  /// Whether the text is one tag that is no image, or one reference.
  fileprivate var isMarkAlone: Bool {
    let inner = dropFirst().dropLast()
    return switch (first, last) {
    case ("<", ">"): !inner.contains { "<>".contains($0) } && !lowercased().hasPrefix("<img ")
    case ("&", ";"): !inner.contains { "&; ".contains($0) }
    default: false
    }
  }
}
