import Canvas
import Pictures

/// The picture on a face, made of blocks.
extension CardView {
  /// Whether pictures are drawn on cards of this size; on smaller ones emoji are clearer.
  var showsPictures: Bool {
    let isLarge = size.hasGutterRow || size.width >= 5 && size.height >= 3
    return theme.isSolid && isLarge && theme.capabilities.blocks != .none
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
      hasRoom(for: face),
      let cells = theme.samples.cells(
        of: face, width: size.width, height: sheet(frame).height, form: form)
    else { return false }
    let sheet = sheet(frame)
    for (y, row) in cells.enumerated() {
      for x in 0..<sheet.width {
        let column = (2 * x + 1) * row.count / (2 * sheet.width)
        guard row.indices.contains(column) else { continue }
        draw(row[column], at: sheet.origin.moved(x: x, y: y), on: background, &canvas)
      }
    }
    return true
  }

  /// Draws the text of a face in large letters.
  ///
  /// - Returns: whether the letters fit on a card of this size.
  func drawLetters(
    _ face: FaceText, in frame: Rect, _ style: Style, on canvas: inout Canvas
  ) -> Bool {
    guard let cells = letterCells(face) else { return false }
    let sheet = sheet(frame)
    for (y, row) in cells.prefix(sheet.height).enumerated() {
      for x in 0..<sheet.width {
        let column = (2 * x + 1) * row.count / (2 * sheet.width)
        guard row.indices.contains(column), row[column] != " " else { continue }
        canvas.put(Glyph(row[column]), at: sheet.origin.moved(x: x, y: y), style)
      }
    }
    return true
  }

  /// Whether a face is drawn as a picture or in large letters on cards of this size.
  func isDrawnLarge(_ face: FaceText) -> Bool {
    showsPictures && face.hasPicture && hasRoom(for: face) || letterCells(face) != nil
  }

  /// These faces in one form: all of them in large letters of one scale, or all as text.
  func alike(_ faces: [FaceText]) -> [FaceText] {
    let large = faces.lettersBySide
    return large.allSatisfy(isDrawnLarge)
      ? large
      : faces.map { face in
        var face = face
        face.letters = nil
        return face
      }
  }

  /// Whether a picture is recognised on cards of this size; a photograph needs more room.
  private func hasRoom(for face: FaceText) -> Bool { face.photo == nil || size.hasGutterRow }

  /// Whether the content leaves the first and the last row of a card free for a border.
  func leavesBorder(_ face: FaceText) -> Bool {
    if isDrawnLarge(face), face.hasPicture {
      return Picture.leavesBorder(width: size.width, height: size.height - 1)
    }
    guard let cells = letterCells(face) else { return true }
    return [cells.first, cells.last].allSatisfy { $0?.allSatisfy { $0 == " " } ?? true }
  }

  /// The large letters of a face on a whole card; `nil` if they do not fit.
  ///
  /// A tight card has room for few of them, and the texts of a board should look alike.
  private func letterCells(_ face: FaceText) -> [[Unicode.Scalar]]? {
    guard showsPictures, size.hasGutterRow, let letters = face.letters,
      let form = CellForm(theme.capabilities.blocks)
    else { return nil }
    return letters.cells(width: size.width, height: max(1, size.height - 1), form: form)
  }

  func draw(
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
  init?(_ blocks: Capabilities.Blocks) {
    switch blocks {
    case .none: return nil
    case .halves: self = .halfBlocks
    case .quadrants: self = .quadrants
    case .sextants: self = .sextants
    }
  }
}
