/// The colour of a deck's backs; the raw value is its name in a deck file.
public enum DeckColor: String, CaseIterable, Sendable {
  case red
  case orange
  case yellow
  case green
  case teal
  case blue
  case purple
  case pink
  case brown
  case gray
}
