import Canvas
import Words

/// A message in wordings of different lengths, the longest first.
struct Wording: Equatable {
  /// The most columns of a line.
  static let width = 72

  private let wordings: [String]

  /// A message; the longest wording comes first, and there is at least one.
  init(_ wordings: String...) { self.wordings = wordings }

  /// A message of sentences, one after the other, and a shorter one.
  init(sentences: [String], short: [String]? = nil) {
    wordings = [sentences, short].compactMap { $0?.asSentences }
  }

  /// The lines for a player: the longest wording that fits on one line.
  ///
  /// A text that is too long in any wording takes several lines.
  ///
  /// - Parameter isBrief: whether the player wants the shortest wording.
  /// - Returns: lines of at most 72 columns, none of them blank or with control characters.
  func lines(isBrief: Bool) -> [String] {
    let clean = wordings.map(Wording.cleaned)
    let fitting = isBrief ? nil : clean.first { $0.columns <= Wording.width }
    return (fitting ?? clean.last ?? "").wrapped(to: Wording.width)
  }

  /// The text without anything that a terminal could obey or a screen reader would spell out.
  private static func cleaned(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate: " "
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
