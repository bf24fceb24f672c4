import Canvas
import MemoryGame

extension Size {
  /// Windows for what must hold in each: every width at some heights, every height at some widths,
  /// and 200 others.
  ///
  /// The edges between the forms of a page are lines in width or in height, which these cross.
  static func windows(upTo width: Int, _ height: Int) -> [Size] {
    var chance = SeededGenerator(seed: 7)
    let heights = [1, 2, 3, 5, 8, 12, 15, 20, 24, 30, 36, 48, 60].filter { $0 < height } + [height]
    let widths = [1, 2, 5, 12, 25, 40, 60, 79, 80, 100, 120, 160].filter { $0 < width } + [width]
    let grid =
      (1...width).flatMap { x in heights.map { Size(width: x, height: $0) } }
      + (1...height).flatMap { y in widths.map { Size(width: $0, height: y) } }
    let others = (0..<200).map { _ in
      Size(width: 1 + chance.next(below: width), height: 1 + chance.next(below: height))
    }
    return grid + others
  }
}
