import Options

/// The colours of a deck's backs.
struct DeckShades {
  let field: RGB
  /// A little lighter than the field.
  let lattice: RGB
  /// A pale tint.
  let line: RGB
  /// A still paler tint.
  let edge: RGB
  /// A frame that stands out from the field and from black and white, for colour-blind players, too.
  let contrast: RGB

  /// The edge of a back on a white table: the field, darkened.
  var darkEdge: RGB { field.mixed(with: RGB(60, 10, 0), share: 0.35) }

  /// The field, darkened to the ink of large letters.
  var ink: RGB { field.mixed(with: RGB(20, 20, 60), share: 0.55) }

  /// The shades of a deck's colour.
  init(_ color: DeckColor) {
    let (azure, magenta, flame) = (RGB(0, 135, 255), RGB(215, 0, 175), RGB(255, 95, 0))
    (field, lattice, line, edge, contrast) =
      switch color {
      case .red:
        (RGB(168, 44, 62), RGB(194, 72, 88), RGB(255, 196, 196), RGB(255, 230, 226), azure)
      case .orange:
        (RGB(198, 84, 16), RGB(221, 112, 40), RGB(255, 190, 110), RGB(255, 236, 208), azure)
      case .yellow:
        (RGB(160, 120, 20), RGB(186, 146, 48), RGB(250, 224, 140), RGB(252, 242, 208), azure)
      case .green:
        (RGB(44, 124, 62), RGB(70, 150, 88), RGB(186, 236, 190), RGB(230, 246, 228), magenta)
      case .teal:
        (RGB(30, 112, 136), RGB(54, 138, 160), RGB(176, 232, 240), RGB(226, 244, 246), flame)
      case .blue:
        (RGB(36, 92, 150), RGB(58, 118, 178), RGB(170, 214, 250), RGB(226, 240, 250), flame)
      case .purple:
        (RGB(110, 62, 150), RGB(136, 90, 176), RGB(222, 190, 250), RGB(240, 228, 250), flame)
      case .pink:
        (RGB(170, 48, 124), RGB(196, 76, 150), RGB(252, 190, 228), RGB(252, 228, 242), azure)
      case .brown:
        (RGB(118, 80, 44), RGB(144, 106, 70), RGB(232, 200, 160), RGB(246, 232, 214), azure)
      case .gray:
        (RGB(92, 96, 100), RGB(118, 122, 126), RGB(206, 212, 218), RGB(236, 238, 240), flame)
      }
  }
}

/// The brightness of the terminal's own background, as far as known.
public enum Brightness: Sendable {
  case unknown
  case dark
  case light
}
