import Canvas
import MemorizeViewModel
import Options

/// The player's choices: appearance, motion and rules.
struct SettingsDialog: Dialog {
  let table: TableViewModel
  /// Whether choices end with the session, so that there is no starting deck.
  let isKiosk: Bool

  init(_ table: TableViewModel, isKiosk: Bool) {
    self.table = table
    self.isKiosk = isKiosk
  }

  let closingKeys: [Key] = ["o"]

  private var settings: [Setting] {
    Setting.all.filter { !isKiosk || $0 != .deck && !$0.isLearning }
  }

  func content(width: Int, theme: Theme) -> DialogContent {
    DialogContent(
      title: "Settings", detail: "changes apply at once", rows: rows(theme.options).map(\.row),
      preview: CardPreview(faces: table.board.deck.pairs.prefix(2).map(\.first)), verb: "change")
  }

  /// All rows, each with its setting unless it is a heading or blank.
  private func rows(_ options: ThemeOptions) -> [(row: DialogContent.Row, setting: Setting?)] {
    let parts = Dictionary(grouping: settings, by: \.isAppearance)
    return [("Look", true), ("Play", false)].flatMap { title, isAppearance in
      let heading = DialogContent.Row(left: title, isHeading: true)
      let blank = isAppearance ? [] : [(row: DialogContent.Row(left: ""), setting: Setting?.none)]
      return blank + [(heading, nil)] + (isAppearance ? [] : [(SettingsDialog.newGame, nil)])
        + (parts[isAppearance] ?? []).map { (row(for: $0, options), $0) }
    }
  }

  /// The way to the choices for a single game, for those who have no key for it.
  private static let newGame = DialogContent.Row(left: "Set up a new game", right: "N", key: "N")

  private func row(for setting: Setting, _ options: ThemeOptions) -> DialogContent.Row {
    let value = value(of: setting, options)
    var row = DialogContent.Row(TextLine(setting.name, .dim), right: value)
    row.isChoice = true
    row.control = control(of: setting, value, options)
    return row
  }

  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action? {
    change(row, by: 1, theme: theme, at: time)
  }

  func change(_ row: Int, by step: Int, theme: Theme, at time: Duration) -> Action? {
    let rows = rows(theme.options)
    guard rows.indices.contains(row), let setting = rows[row].setting else { return nil }
    if let options = changed(theme.options, setting, by: step) {
      table.keep(.theme(options))
      return .use(options)
    }
    changeRule(setting, by: step)
    return nil
  }

  private func value(of setting: Setting, _ options: ThemeOptions) -> String {
    let rules = table.rules
    return switch setting {
    case .motion: options.motion.rawValue
    case .colors: options.colors.name
    case .table: options.table.name
    case .glyphs: options.glyphs.name
    case .labels: options.showsLabels.yesOrNo
    case .quiet: options.isQuiet.yesOrNo
    case .flipBack: SettingsDialog.name(ofFlipBack: rules.flipBack)
    case .rule(let rule): rules.variant[rule].yesOrNo
    case .deck: table.usualDeck ?? "last played"
    case .pairs: table.usualPairs.map { "\($0)" } ?? "deck's default"
    case .streak: table.showsStreak.yesOrNo
    case .bell: table.ringsBell.yesOrNo
    case .recall: table.typesAnswers.yesOrNo
    case .studyDirection: table.studyDirection.rawValue
    }
  }

  /// The way to change a setting.
  private func control(
    of setting: Setting, _ value: String, _ options: ThemeOptions
  ) -> DialogContent.Control {
    let names: [String]
    switch setting {
    case .motion: names = MotionLevel.allCases.map(\.rawValue)
    case .colors: names = ColorScheme.allCases.map(\.name)
    case .table: names = TableColor.allCases.map(\.name)
    case .glyphs: names = GlyphChoice.allCases.map(\.name)
    case .flipBack: names = SettingsDialog.flipBacks.map(SettingsDialog.name(ofFlipBack:))
    case .labels: return .toggle(options.showsLabels)
    case .quiet: return .toggle(options.isQuiet)
    case .rule(let rule): return .toggle(table.rules.variant[rule])
    case .streak: return .toggle(table.showsStreak)
    case .bell: return .toggle(table.ringsBell)
    case .recall: return .toggle(table.typesAnswers)
    case .studyDirection: names = StudyDirection.allCases.map(\.rawValue)
    case .deck, .pairs: return .stepper(value)
    }
    return .choice(Choice(options: names, current: names.firstIndex(of: value) ?? 0))
  }

  private static let flipBacks: [Duration?] = [nil] + [1, 2, 3, 5, 10].map { .seconds($0) }

  private static func name(ofFlipBack time: Duration?) -> String {
    time.map { "\(Int($0.inSeconds)) s" } ?? "on next turn"
  }

  /// Options with a setting changed; `nil` if the setting is not one of them.
  private func changed(
    _ options: ThemeOptions, _ setting: Setting, by step: Int
  ) -> ThemeOptions? {
    var options = options
    switch setting {
    case .motion: options.motion = MotionLevel.allCases.next(after: options.motion, by: step)
    case .colors: options.colors = ColorScheme.allCases.next(after: options.colors, by: step)
    case .table: options.table = TableColor.allCases.next(after: options.table, by: step)
    case .glyphs: options.glyphs = GlyphChoice.allCases.next(after: options.glyphs, by: step)
    case .labels: options.showsLabels.toggle()
    case .quiet: options.isQuiet.toggle()
    case .flipBack, .rule, .deck, .pairs, .streak, .bell, .recall, .studyDirection: return nil
    }
    return options
  }

  private func changeRule(_ setting: Setting, by step: Int) {
    switch setting {
    case .flipBack:
      table.rules.flipBack = SettingsDialog.flipBacks.next(after: table.rules.flipBack, by: step)
      table.keep(.flipBack(table.rules.flipBack))
    case .rule(let rule):
      let isOn = table.rules.variant[rule]
      _ = table.rules.variant.set(rule, to: isOn ? nil : rule.usualAmount)
      table.keep(.variant(table.rules.variant))
    case .deck:
      let names: [String?] = [nil] + table.namesToBeginWith
      table.keep(.deck(names.next(after: table.usualDeck, by: step)))
    case .pairs:
      let numbers: [Int?] = [nil, 4, 6, 8, 10, 12, 15, 18, 21, 24, 30, 36, 50, 100]
      table.keep(.pairs(numbers.next(after: table.usualPairs, by: step)))
    case .streak: table.keep(.streak(!table.showsStreak))
    case .bell: table.keep(.bell(!table.ringsBell))
    case .recall: table.keep(.recall(!table.typesAnswers))
    case .studyDirection:
      table.keep(
        .studyDirection(StudyDirection.allCases.next(after: table.studyDirection, by: step)))
    case .motion, .colors, .table, .glyphs, .labels, .quiet: break
    }
  }
}

extension Array where Element: Equatable {
  /// The element this many steps after another, wrapping at the ends; the first if it is missing.
  func next(after element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return first ?? element }
    return self[((index + step) % count + count) % count]
  }
}

extension Bool {
  fileprivate var yesOrNo: String { self ? "yes" : "no" }
}

extension ColorScheme {
  fileprivate var name: String { self == .highContrast ? "high contrast" : rawValue }
}

extension TableColor {
  fileprivate var name: String { self == .own ? "terminal's own" : rawValue }
}

extension GlyphChoice {
  fileprivate var name: String { self == .ascii ? "ASCII" : rawValue }
}
