/// The scales of texts that lie side by side, which should look alike.
public struct LetterGroup: Hashable, Sendable {
  /// The room for all texts.
  let all: LetterShape
  /// The room for the texts of this card's width: for nearly all of them, or for the few widest.
  ///
  /// It counts on cards that are too small for all texts in one scale, if the others fit.
  let own: LetterShape
  /// The room for nearly all texts.
  let most: LetterShape

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
    let wide = LetterShape.joined(letters.filter { $0.width > limit })
    return letters.map { text in
      var text = text
      text.group = LetterGroup(
        all: all, own: text.width > limit ? wide ?? most : most, most: most)
      return text
    }
  }
}
