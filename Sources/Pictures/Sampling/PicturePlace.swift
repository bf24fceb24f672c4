/// Where a picture lies on a card, in columns; a row is two columns high.
struct PicturePlace {
  let left: Float
  let top: Float
  let side: Float

  /// The largest square on a card of this size, in the middle between margins.
  init?(cardWidth width: Int, height: Int) {
    let isTight = (4..<6).contains(width)
    let margins = Picture.margins(width: width, height: Double(height))
    self.init(
      width: width, height: height, besides: isTight ? 0 : Float(margins.beside),
      above: Float(margins.above))
  }

  /// Whether the first and the last row of cells stay free.
  func leavesRowsFree(of height: Int) -> Bool {
    top >= 2 && top + side <= Float(2 * height - 2)
  }

  /// The largest square in the middle of cells, with so many columns and rows free around it.
  init?(width: Int, height: Int, besides: Float = 0, above: Float = 0) {
    side = min(Float(width) - 2 * besides, 2 * (Float(height) - 2 * above))
    guard side > 0, width > 0, height > 0 else { return nil }
    left = (Float(width) - side) / 2
    let centered = Float(height) - side / 2
    // Edges at half rows stay sharp.
    let aligned = centered.rounded(.down)
    let middle = aligned >= 2 * above ? aligned : centered
    // A wide margin is wider below, where the last row stays free for the bonus.
    top = above < 0.5 ? middle : min(middle, Float(2 * height - 2) - side)
  }
}

extension Picture {
  /// The columns beside a picture and the rows above it that stay free on a card of this size.
  public static func margins(width: Int, height: Double) -> (beside: Double, above: Double) {
    (width < 12 ? 0.5 : width < 16 ? 1 : 1.5, height < 8 ? 0.2 : 0.7)
  }
}
