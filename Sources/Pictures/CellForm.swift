/// The parts into which the glyphs of a terminal's font divide a cell.
public enum CellForm: CaseIterable, Sendable {
  /// Halves and quarters; they look the same in all terminals.
  case halfBlocks
  /// Also two by two parts.
  case quadrants
  /// Also two by three parts; not all terminals have them.
  case sextants
}
