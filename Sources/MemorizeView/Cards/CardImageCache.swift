import Canvas

/// Images of cards at rest, drawn once and copied into every frame.
///
/// It keeps the images of the last two frames, so it never grows beyond what is visible.
final class CardImageCache {
  /// Everything that determines how a card at rest looks.
  private struct Key: Hashable {
    let side: CardPose.Side
    let details: CardView.Details
    let isUnderCursor: Bool

    /// Few cards differ in anything else; comparing finds out.
    func hash(into hasher: inout Hasher) {
      hasher.combine(side)
      hasher.combine(details.face.text)
      hasher.combine(details.isAlternate)
    }
  }

  private var view: CardView?
  private var images: [Key: Canvas] = [:]
  private var earlier: [Key: Canvas] = [:]

  /// Starts a frame whose cards have the size and the theme of this view.
  func begin(_ view: CardView) {
    earlier = view == self.view ? images : [:]
    images = [:]
    self.view = view
  }

  /// Copies the image of a card into a frame; draws it first if it is new.
  func draw(
    _ pose: CardPose, _ details: CardView.Details, isUnderCursor: Bool, on canvas: inout Canvas
  ) {
    guard let view else { return }
    var visible = details
    // The face of a back cannot be seen, unless it was forgotten.
    if pose.side == .back, !details.isForgotten { (visible.face, visible.bonus) = (.empty, 0) }
    let key = Key(side: pose.side, details: visible, isUnderCursor: isUnderCursor)
    let drawn = images[key]
    let image = drawn ?? earlier[key] ?? view.image(of: pose, details, isUnderCursor)
    if drawn == nil { images[key] = image }
    canvas.draw(image, at: pose.frame.origin)
  }
}

extension CardView {
  /// A card at rest, with an empty column at its right for the sign beside a card of one row.
  fileprivate func image(
    of pose: CardPose, _ details: Details, _ isUnderCursor: Bool
  ) -> Canvas {
    var image = Canvas(size: Size(width: pose.frame.width + 1, height: pose.frame.height))
    var pose = pose
    pose.frame.origin = Point(x: 0, y: 0)
    draw(pose, details, isUnderCursor: isUnderCursor, on: &image)
    return image
  }
}
