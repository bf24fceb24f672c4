/// Finding the grid with the largest wire frames.
extension GridFitting {
  /// The grid with as much room in each frame as solid cards would have; `nil` if none fits, or if
  /// cards of the usual proportions show more text.
  func largestFrames(_ faces: Faces?) -> AspectGrid? {
    guard let pictures = largestPictures else { return nil }
    if let faces, let usual = largest(of: CardShape.portrait.sizes(isSolid: isSolid)) {
      let legibility = { faces.legibility(on: $0, isSolid: isSolid) }
      guard legibility(pictures.card) >= legibility(usual) else { return nil }
    }
    return AspectGrid(pictures.card, isSolid: isSolid, columns: pictures.columns, count: count)
  }
}
