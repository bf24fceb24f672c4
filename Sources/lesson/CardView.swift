import Canvas
import Options

/// A card as it lies on the screen.
struct CardPose: Equatable {
  let card: EmojiMemoryGame.Card
  var frame: Rect

  /// The pose between two others: `before` at progress 0, `after` at 1.
  ///
  /// A card travels to its new place; one that turns narrows to an edge and widens again; one that
  /// leaves narrows to nothing.
  static func between(_ before: CardPose, _ after: CardPose, progress: Double) -> CardPose {
    guard progress < 1 else { return after }
    let isTurning = before.card.isFaceUp != after.card.isFaceUp
    let isLeaving = after.card.isGone && !before.card.isGone
    var pose = isLeaving || !isTurning || progress < 0.5 ? before : after
    pose.frame.origin.x = mix(before.frame.minX, after.frame.minX, progress)
    pose.frame.origin.y = mix(before.frame.minY, after.frame.minY, progress)
    if isTurning {
      let share = isLeaving ? 1 - progress : abs(1 - 2 * progress)
      let width = max(1, Int(Double(after.frame.width) * share))
      pose.frame = pose.frame.centered(Size(width: width, height: after.frame.height))
    }
    return pose
  }

  private static func mix(_ one: Int, _ other: Int, _ progress: Double) -> Int {
    one + Int((Double(other - one) * progress).rounded())
  }
}

/// Draws a card: face down, face up, or matched; one that is gone leaves an empty place.
struct CardView {
  let pose: CardPose
  let color: DeckColor
  let isUnderCursor: Bool
  let capabilities: Capabilities

  func draw(on canvas: inout Canvas) {
    let (card, frame, signs) = (pose.card, pose.frame, capabilities.symbols)
    if card.isFaceUp {
      canvas.fill(frame, style(.ink))
    } else if card.isHidden {
      canvas.fill(frame, signs == .ascii ? ":" : "░", style(.pattern))
    }
    if isUnderCursor {
      canvas.drawFrame(frame, Lines(ofCursor: signs), style(.cursor))
    } else if frame.height > 2, !card.isGone {
      canvas.drawFrame(frame, Lines(signs), style(card.isFaceUp ? .ink : .edge))
    }
    if card.isFaceUp { drawFace(of: card, on: &canvas) }
  }

  private func drawFace(of card: EmojiMemoryGame.Card, on canvas: inout Canvas) {
    // Where the terminal cannot draw an emoji, a letter stands for it.
    let letter = Character(Unicode.Scalar(UInt8(65 + card.id.pair % 26)))
    let face = capabilities.glyphs == .unicode && capabilities.showsPictures ? card.content : letter
    guard pose.frame.width >= face.columns, pose.frame.height > 0 else { return }
    let place = pose.frame.centered(Size(width: face.columns, height: 1)).origin
    // The face of a card one row high covers the frame of the cursor.
    let isCovered = isUnderCursor && pose.frame.height == 1
    canvas.write(String(face), at: place, style(.ink).with(isCovered ? .reverse : []))
  }

  /// A colour on the paper of the card.
  private func style(_ foreground: ColorRole) -> Style {
    let card = pose.card
    let paper: ColorRole =
      card.isGone ? .table : card.isMatched ? .matched : card.isFaceUp ? .face : .back
    return Style(foreground, on: paper, tint: color)
  }
}
