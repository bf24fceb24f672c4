import Canvas
import MemorizeViewModel
import Words

/// The lines of a wording, in the forms to be heard.
extension Wording {
  /// The most columns of a line.
  static let width = 72

  /// The lines for a player: the longest form that fits on one line.
  ///
  /// A text that is too long in any form takes several lines.
  ///
  /// - Parameter isBrief: whether the player wants the shortest form.
  /// - Returns: lines of at most 72 columns, none of them blank or with control characters.
  func lines(isBrief: Bool) -> [String] {
    let clean = spoken.map(Wording.cleaned)
    let fitting = isBrief ? nil : clean.first { $0.columns <= Wording.width }
    return (fitting ?? clean.last).map { $0.wrapped(to: Wording.width, keepsWords: true) } ?? []
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
