import Canvas
import Pictures

/// The picture on a face, made of blocks.
extension CardView {
  /// Whether pictures are drawn on cards of this size; on smaller ones emoji are clearer.
  var showsPictures: Bool {
    theme.isSolid && size.hasGutterRow && theme.capabilities.blocks != .none
  }

  /// Draws the picture of a face over the whole card.
  ///
  /// On a card that is turning, the picture is squeezed to the card's width.
  ///
  /// - Returns: whether there is a picture.
  func drawPicture(
    _ face: FaceText, in frame: Rect, on background: ColorRole, on canvas: inout Canvas
  ) -> Bool {
    guard showsPictures, let form = CellForm(theme.capabilities.blocks),
      let artwork = face.artwork, let picture = Pictures.picture(of: artwork)
    else { return false }
    let sheet = sheet(frame)
    let cells = picture.cells(
      width: size.width, height: sheet.height, form: form,
      paper: .init(red: 251, green: 246, blue: 235))
    for (y, row) in cells.enumerated() {
      for x in 0..<sheet.width {
        let column = (2 * x + 1) * row.count / (2 * sheet.width)
        guard row.indices.contains(column) else { continue }
        draw(row[column], at: sheet.origin.moved(x: x, y: y), on: background, &canvas)
      }
    }
    return true
  }

  private func draw(
    _ cell: PictureCell, at point: Point, on background: ColorRole, _ canvas: inout Canvas
  ) {
    guard cell.foreground != .paper || cell.background != .paper else { return }
    let role = { (color: PictureCell.Color) in
      switch color {
      case .paper: background
      case .artwork(let number): ColorRole(artwork: number)
      }
    }
    let style = theme.style(role(cell.foreground), on: role(cell.background))
    canvas.put(Glyph(cell.glyph), at: point, style)
  }
}

extension CellForm {
  fileprivate init?(_ blocks: Capabilities.Blocks) {
    switch blocks {
    case .none: return nil
    case .halves: self = .halfBlocks
    case .quadrants: self = .quadrants
    case .sextants: self = .sextants
    }
  }
}
