/// The colour of the table, where the terminal has enough colours; the raw value is its name in the
/// settings.
public enum TableColor: String, CaseIterable, Sendable {
  /// Dark green.
  case felt
  /// Dark blue.
  case navy
  /// Dark gray.
  case charcoal
  /// The terminal's own background.
  case own
}
