/// The colours of faces.
struct CardShades {
  var face = RGB(251, 246, 235)
  var shade = RGB(222, 214, 198)
  var definition = RGB(230, 237, 243)
  var missed = RGB(250, 219, 211)
  var matched = RGB(228, 243, 209)

  let missedEdge = RGB(226, 130, 118)
  let matchedEdge = RGB(120, 190, 90)
  let shine = RGB(gray: 255)
  let ink = RGB(52, 42, 40)
  let redInk = RGB(172, 28, 38)
  let bonusHigh = RGB(30, 142, 90)
  let bonusMiddle = RGB(214, 134, 16)
  let bonusLow = RGB(206, 52, 44)

  /// Faces that stand out from a white background.
  static let onWhite = CardShades(
    face: RGB(247, 234, 206), shade: RGB(216, 203, 176), definition: RGB(222, 231, 240),
    missed: RGB(249, 212, 202), matched: RGB(214, 236, 192))
}
