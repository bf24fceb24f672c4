import Canvas

/// The colours 16 to 255 of xterm, which are the same in nearly all terminals: a cube of 216 and
/// 24 grays.
enum FixedColors {
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The colour of a number from 16 to 255; black for another one.
  static func color(_ number: Int32) -> RGB {
    switch number {
    case 16..<232:
      let number = Int(number) - 16
      return RGB(levels[number / 36], levels[number / 6 % 6], levels[number % 6])
    case 232...255: return RGB(gray: UInt8(8 + 10 * (number - 232)))
    default: return RGB(gray: 0)
    }
  }

  /// The number that stands for a colour: one chosen by hand, or else the nearest.
  static func number(for color: RGB) -> Int32 {
    chosen[color] ?? nearest { color.distance(to: $0) }
  }

  /// The number that stands for a colour behind a dialog: one chosen by hand, or else the nearest
  /// with the same hue.
  ///
  /// The cube has few dark colours; the nearest of most are grays.
  static func number(forDimmed color: RGB) -> Int32 {
    chosenDimmed[color] ?? nearest { color.hueDistance(to: $0) }
  }

  /// The number at the least distance; of several, one of the cube.
  private static func nearest(_ distance: (RGB) -> Int) -> Int32 {
    let all: ClosedRange<Int32> = 16...255
    return all.min { distance(color($0)) < distance(color($1)) } ?? all.lowerBound
  }

  /// The field and the lattice of the orange deck behind a dialog, on charcoal and on black: the
  /// nearest of this hue are red, or hardly dimmed.
  private static let chosenDimmed: [RGB: Int32] = [
    RGB(96, 44, 15): 94, RGB(106, 57, 26): 94, RGB(89, 38, 7): 94, RGB(99, 50, 18): 94,
  ]

  /// Numbers chosen by hand where the nearest colour is not the best: the nearest to the paper is a
  /// gray, and that to some lattices is their own field.
  private static let chosen: [RGB: Int32] = [
    // The charcoal table, its shadow, penumbra, empty places, rail and dimmed text. The penumbra
    // would be hard to see, and takes as many bytes as the shadow, so the table takes its place.
    RGB(42, 44, 48): 236, RGB(20, 21, 24): 233, RGB(31, 33, 36): 236, RGB(37, 39, 43): 235,
    RGB(28, 29, 32): 234, RGB(160, 163, 168): 248,
    // Dialogs, and their selected row, on charcoal.
    RGB(54, 56, 60): 237, RGB(36, 92, 150): 25,
    // Text, keys, warnings, gains and the cursor, on dark and on light tables.
    RGB(236, 240, 232): 255, RGB(255, 224, 150): 222, RGB(255, 176, 166): 217,
    RGB(120, 226, 90): 113, RGB(255, 206, 58): 220, RGB(235, 140, 0): 208,
    RGB(112, 110, 106): 242, RGB(150, 84, 0): 94,
    // Paper, ink, misses and pairs; then paper, misses and pairs on white.
    RGB(251, 246, 235): 230, RGB(52, 42, 40): 236, RGB(172, 28, 38): 124,
    RGB(250, 219, 211): 224, RGB(226, 130, 118): 174,
    RGB(228, 243, 209): 194, RGB(120, 190, 90): 107, RGB(244, 222, 190): 223,
    RGB(230, 237, 243): 255, RGB(222, 231, 240): 254,
    RGB(247, 234, 206): 230, RGB(249, 212, 202): 224, RGB(214, 236, 192): 194,
    RGB(240, 212, 170): 223,
    // Bonuses.
    RGB(30, 142, 90): 29, RGB(214, 134, 16): 172, RGB(206, 52, 44): 160,
    // Heat maps, on dark and on light tables.
    RGB(100, 49, 40): 52, RGB(136, 46, 44): 88, RGB(240, 150, 140): 210, RGB(216, 96, 88): 167,
    // Field, lattice, line and edge of each deck.
    RGB(168, 44, 62): 124, RGB(194, 72, 88): 131, RGB(255, 196, 196): 217, RGB(255, 230, 226): 224,
    RGB(198, 84, 16): 166, RGB(221, 112, 40): 208, RGB(255, 190, 110): 222, RGB(255, 236, 208): 230,
    RGB(160, 120, 20): 136, RGB(186, 146, 48): 179, RGB(250, 224, 140): 222,
    RGB(252, 242, 208): 230,
    RGB(44, 124, 62): 28, RGB(70, 150, 88): 71, RGB(186, 236, 190): 157, RGB(230, 246, 228): 194,
    RGB(30, 112, 136): 24, RGB(54, 138, 160): 31, RGB(176, 232, 240): 152, RGB(226, 244, 246): 195,
    RGB(58, 118, 178): 32, RGB(170, 214, 250): 153, RGB(226, 240, 250): 195,
    RGB(110, 62, 150): 97, RGB(136, 90, 176): 140, RGB(222, 190, 250): 183, RGB(240, 228, 250): 225,
    RGB(170, 48, 124): 126, RGB(196, 76, 150): 169, RGB(252, 190, 228): 218,
    RGB(252, 228, 242): 225,
    RGB(118, 80, 44): 94, RGB(144, 106, 70): 137, RGB(232, 200, 160): 180, RGB(246, 232, 214): 223,
    RGB(92, 96, 100): 241, RGB(118, 122, 126): 244, RGB(206, 212, 218): 252,
    RGB(236, 238, 240): 254,
  ]
}
