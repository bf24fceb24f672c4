import Canvas

/// The importance of a piece of text, which decides its style on any background.
enum Tone: Equatable {
  case plain
  /// Titles and values: bold.
  case heading
  /// Secondary text.
  case dim
  /// Axes and labels.
  case faint
  /// Lines, and the empty part of a bar.
  case rule
  /// Keys and words to click.
  case accent
  /// Stars and best results.
  case gold
  /// A pair, or a gain.
  case good
  /// A card that was forgotten, or a loss.
  case forgotten
  /// The data of a chart.
  case chart
  /// The area below a curve.
  case area
  /// A place of a chart without data.
  case empty

  /// The colour on a background with exact colours.
  fileprivate var role: ColorRole {
    switch self {
    case .plain, .heading: .table
    case .dim: .dim
    case .faint: .faint
    case .rule: .rule
    case .accent: .accent
    case .gold: .gold
    case .good: .good
    case .forgotten: .forgotten
    case .chart: .chart
    case .area: .panel
    case .empty: .field
    }
  }

  fileprivate var attributes: Style.Attributes {
    switch self {
    case .heading, .gold, .accent: .bold
    case .plain, .dim, .faint, .rule, .good, .forgotten, .chart, .area, .empty: []
    }
  }
}

extension Theme {
  /// Whether there are enough colours for shades of text on dialogs and selected rows.
  var hasShades: Bool {
    isSolid && capabilities.colors == .many && options.colors != .highContrast
  }

  /// Whether the table has a colour that is known, and shades of its own.
  var hasTableShades: Bool { hasShades && options.shownTable != .own }

  /// The style of text that is legible on a background.
  ///
  /// Without solid colours, every background is the terminal's own, and a selected row is reversed.
  func style(_ tone: Tone, on background: ColorRole = .table) -> Style {
    let isTable = [.table, .panel, .rail].contains(background)
    guard isSolid else {
      let isMarked = background == .selection || background == .gold
      // Reversed bold text is hard to read on the Linux console.
      return isMarked ? style(.table, .reverse) : style(tone.role, tone.attributes)
    }
    if background == .gold { return style(.onGold, on: .gold, tone.attributes) }
    if isTable { return style(tone.role, on: background, tone.attributes) }
    let isLost = background == .selection && (tone == .dim || tone == .faint)
    guard hasShades, tone.role != .table, !isLost else {
      return style(text(on: background), on: background, tone.attributes)
    }
    return style(tone.role, on: background, tone.attributes)
  }

  /// The colour of plain text on a dialog, a selected row or a field.
  ///
  /// Among sixteen colours a selected row and a field are bright on any table; a dialog is not.
  func text(on background: ColorRole) -> ColorRole {
    let isFew = capabilities.colors < .many && options.colors != .highContrast
    return isFew && (background == .selection || background == .field) ? .ink : .dialogText
  }

  /// The attributes of a sign on a block of its own colour.
  ///
  /// Among eight colours, the Linux console shows reversed bold text in gray on that colour.
  var signAttributes: Style.Attributes {
    isSolid || capabilities.colors == .none ? [.bold, .reverse] : .reverse
  }

  private func style(_ role: ColorRole, _ attributes: Style.Attributes) -> Style {
    style(role, on: .table, attributes)
  }
}
