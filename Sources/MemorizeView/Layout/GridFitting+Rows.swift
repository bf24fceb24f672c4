import Canvas

/// Fitting rows whose lengths are part of the game.
extension AspectGrid {
  /// Cards are at most this many times as wide as high, in cells, unless their texts are long.
  private static let widest = 1.9
  /// The least columns and rows of a card that is worth keeping the rows for.
  private static let leastCard = CardSize(width: 2, height: 1)

  /// The grid with the largest cards in these rows; `nil` if they do not fit into the area.
  static func fit(
    _ lengths: [Int], in area: Size, isSolid: Bool, faces: Faces? = nil
  ) -> AspectGrid? {
    let columns = lengths.max() ?? 1
    let ratio = faces?.ratio ?? 1
    let fitting = GridFitting(
      count: columns * lengths.count, area: area, isSolid: isSolid, ratio: ratio)
    var height = fitting.largestHeight(inRows: lengths.count)
    if !isSolid, height == 2 { height = 1 }
    let hasWords = (faces?.longest ?? 1) > 2
    let most = hasWords ? area.width : Int(widest * ratio * Double(height))
    let width = min(fitting.largestWidth(columns, height), max(most, leastCard.width))
    guard width >= leastCard.width, height >= leastCard.height else { return nil }
    return AspectGrid(
      CardSize(width: width, height: min(height, max(3, width))), isSolid: isSolid,
      lengths: lengths)
  }
}
