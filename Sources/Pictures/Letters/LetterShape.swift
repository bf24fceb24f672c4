/// The room that letters need, which decides their scale: texts with the same shape have one scale.
public struct LetterShape: Hashable, Sendable {
  /// The columns of pixels of the widest text, for each spacing that suits all of them.
  let widths: [LetterSpacing: Int]
  /// The rows of pixels of the highest text.
  let height: Int
  /// Whether all characters are narrow, as those of Latin are.
  let isNarrow: Bool
  /// Whether each text is a single character.
  let isSingle: Bool

  /// A shape with room for each of two.
  func joined(with other: LetterShape) -> LetterShape {
    let widest = widths.compactMap { spacing, columns in
      other.widths[spacing].map { (spacing, max(columns, $0)) }
    }
    return LetterShape(
      widths: Dictionary(uniqueKeysWithValues: widest),
      height: max(height, other.height), isNarrow: isNarrow && other.isNarrow,
      isSingle: isSingle && other.isSingle)
  }

  /// A shape with room for each of these texts; `nil` if there are none.
  ///
  /// Complexity: O(*n*).
  public static func joined(_ letters: [Letters]) -> LetterShape? {
    letters.first.map { first in
      letters.dropFirst().reduce(first.ownShape) { $0.joined(with: $1.ownShape) }
    }
  }
}

/// The ways to put letters side by side.
enum LetterSpacing: CaseIterable {
  /// With two pixels between them, which looks better.
  case spacedOut
  /// With one pixel between them.
  case close
  /// Close to each other, each at most five pixels wide.
  case slim
}
