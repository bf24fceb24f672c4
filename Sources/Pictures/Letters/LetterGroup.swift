/// The scales of texts that lie side by side, which should look alike.
public struct LetterGroup: Hashable, Sendable {
  /// The room for all texts.
  let all: LetterShape
  /// The room for nearly all texts, without the widest; it counts on cards too small for all.
  let most: LetterShape
  /// The room for this text besides those; if it is too large as well, the text has its own scale.
  let own: LetterShape

  /// Puts texts that lie side by side into one group.
  ///
  /// - Parameters:
  ///   - letters: the texts.
  ///   - mostWide: the most texts that may have a smaller scale, because they are wider than the
  ///     others.
  /// - Returns: the texts with a common scale, in the same order.
  public static func grouped(_ letters: [Letters], mostWide: Int) -> [Letters] {
    let widths = letters.map(\.width).sorted()
    let usual = max(1, widths.count - max(0, mostWide))
    guard let all = LetterShape.joined(letters), let limit = widths.prefix(usual).last,
      let most = LetterShape.joined(letters.filter { $0.width <= limit })
    else { return letters }
    return letters.map { text in
      var text = text
      text.group = LetterGroup(
        all: all, most: most, own: text.width > limit ? most.joined(with: text.ownShape) : most)
      return text
    }
  }
}
