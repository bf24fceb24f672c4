import Canvas

/// Images of cards at rest, drawn once and copied into every frame.
///
/// It keeps the images of the last two frames, so it never grows beyond what is visible.
final class CardImageCache {
  /// Everything that determines how a card at rest looks.
  private struct Look: Hashable {
    let side: CardPose.Side
    let details: CardView.Details
    var isUnderCursor = false

    /// Few cards differ in anything else; comparing finds out.
    func hash(into hasher: inout Hasher) {
      hasher.combine(side)
      hasher.combine(details.face.text)
      hasher.combine(details.isAlternate)
    }
  }

  private var view: CardView?
  private var images: [Look: Canvas] = [:]
  private var earlier: [Look: Canvas] = [:]

  /// Starts a frame whose cards have the size and the theme of this view.
  func begin(_ view: CardView) {
    let isSameView = view == self.view
    earlier = isSameView ? images : [:]
    images = [:]
    self.view = view
  }

  /// Copies the image of a card into a frame; draws it first if it is new.
  func draw(
    _ pose: CardPose, _ details: CardView.Details, isUnderCursor: Bool, on canvas: inout Canvas
  ) {
    guard let view else { return }
    let look = Look(
      side: pose.side, details: view.visible(details, on: pose.side),
      isUnderCursor: isUnderCursor)
    if let image = images[look] { return canvas.draw(image, at: pose.frame.origin) }
    let image = earlier[look] ?? view.image(of: pose, details, isUnderCursor)
    images[look] = image
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

  /// The details that can be seen on a side; the face of a back cannot, unless it was forgotten.
  fileprivate func visible(_ details: Details, on side: CardPose.Side) -> Details {
    guard side == .back, !details.isForgotten else { return details }
    var details = details
    details.face = .empty
    details.pie = nil
    return details
  }
}
