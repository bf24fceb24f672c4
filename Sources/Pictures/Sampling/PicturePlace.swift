/// Where a picture lies on a card, in columns; a row is two columns high.
struct PicturePlace {
  let left: Float
  let top: Float
  let side: Float

  /// The largest square on a card of this size, in the middle between margins.
  init?(cardWidth width: Int, height: Int) {
    let isTight = (4..<6).contains(width)
    let besides: Float = isTight ? 0 : width < 12 ? 0.5 : width < 16 ? 1 : 1.5
    let above: Float = height < 8 ? 0.2 : 0.7
    self.init(width: width, height: height, besides: besides, above: above)
  }

  /// The largest square in the middle of cells.
  init?(width: Int, height: Int) {
    self.init(width: width, height: height, besides: 0, above: 0)
  }

  /// Whether the first and the last row of cells stay free.
  func leavesRowsFree(of height: Int) -> Bool {
    top >= 2 && top + side <= Float(2 * height - 2)
  }

  private init?(width: Int, height: Int, besides: Float, above: Float) {
    side = min(Float(width) - 2 * besides, 2 * (Float(height) - 2 * above))
    guard side > 0, width > 0, height > 0 else { return nil }
    left = (Float(width) - side) / 2
    let centered = Float(height) - side / 2
    // Edges at half rows stay sharp.
    let aligned = centered.rounded(.down)
    top = aligned >= 2 * above ? aligned : centered
  }
}
