/// A choice in the settings dialog; the raw value is its name on the screen.
enum Setting: String, CaseIterable {
  case motion = "Motion"
  case colors = "Colours"
  case glyphs = "Pictures"
  case labels = "Always show letters"
  case flipBack = "Turn misses back"
  case closesGaps = "Close gaps (next game)"
  case isOpen = "Open cards (next game)"
  case hasSides = "Two sides (next game)"
  case deck = "Starting deck"
  case pairs = "Pairs per game"
}
