/// The room that letters need, which decides their scale: texts with the same shape have one scale.
struct LetterShape: Hashable, Sendable {
  /// The columns and rows of pixels of the widest and of the highest text, for each spacing that
  /// suits all of them.
  let sizes: [LetterSpacing: PixelSize]
  /// Whether all characters are narrow, as those of Latin are.
  let isNarrow: Bool
  /// Whether each text is a single character.
  let isSingle: Bool
  /// Whether a text is a word or more, which only a large card has room for.
  let isLong: Bool

  /// A number of columns and rows of pixels.
  struct PixelSize: Hashable, Sendable {
    let width: Int
    let height: Int
  }

  /// A shape with room for each of two.
  func joined(with other: LetterShape) -> LetterShape {
    let largest = sizes.compactMap { spacing, size in
      other.sizes[spacing].map {
        (
          spacing,
          PixelSize(width: max(size.width, $0.width), height: max(size.height, $0.height))
        )
      }
    }
    return LetterShape(
      sizes: Dictionary(uniqueKeysWithValues: largest), isNarrow: isNarrow && other.isNarrow,
      isSingle: isSingle && other.isSingle, isLong: isLong || other.isLong)
  }

  /// A shape with room for each of these texts; `nil` if there are none.
  ///
  /// Complexity: O(*n*).
  static func joined(_ letters: [Letters]) -> LetterShape? {
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
  /// Words in two lines.
  case stacked
  /// Words in two lines, in slim letters.
  case stackedSlim

  /// The columns between two letters.
  var gap: Int { self == .spacedOut ? 2 : 1 }
  /// Whether letters are at most five pixels wide.
  var isSlim: Bool { self == .slim || self == .stackedSlim }
  /// Whether words are in two lines.
  var isStacked: Bool { self == .stacked || self == .stackedSlim }
}
