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

  private var settings: [Setting] { Setting.all.filter { !isKiosk || $0 != .deck } }

  func content(width: Int, theme: Theme) -> DialogContent {
    DialogContent(
      title: "Settings",
      rows: settings.map { setting in
        DialogContent.Row(
          left: setting.name, right: value(of: setting, theme.options).padded(to: 16),
          isChoice: true)
      },
      verb: "change")
  }

  func choose(_ row: Int, theme: Theme, at time: Duration) -> Action? {
    change(row, by: 1, theme: theme, at: time)
  }

  func change(_ row: Int, by step: Int, theme: Theme, at time: Duration) -> Action? {
    guard settings.indices.contains(row) else { return nil }
    let setting = settings[row]
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
    case .table: options.table == .own ? "terminal's own" : options.table.rawValue
    case .glyphs: options.glyphs.name
    case .labels: options.showsLabels.yesOrNo
    case .flipBack: rules.flipBack.map { "after \(Int($0.inSeconds)) s" } ?? "on next turn"
    case .rule(let rule): rules.variant[rule].yesOrNo
    case .deck: table.usualDeck ?? "last played"
    case .pairs: table.usualPairs.map { "\($0)" } ?? "deck's default"
    }
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
    case .flipBack, .rule, .deck, .pairs: return nil
    }
    return options
  }

  private func changeRule(_ setting: Setting, by step: Int) {
    switch setting {
    case .flipBack:
      let choices: [Duration?] = [nil] + [1, 2, 3, 5, 10].map { .seconds($0) }
      table.rules.flipBack = choices.next(after: table.rules.flipBack, by: step)
      table.keep(.flipBack(table.rules.flipBack))
    case .rule(let rule):
      table.rules.variant[rule].toggle()
      table.keep(.variant(table.rules.variant))
    case .deck:
      let names: [String?] = [nil] + table.namesToBeginWith
      table.keep(.deck(names.next(after: table.usualDeck, by: step)))
    case .pairs:
      let numbers: [Int?] = [nil, 4, 6, 8, 10, 12, 15, 18, 21, 24, 30, 36, 50, 100]
      table.keep(.pairs(numbers.next(after: table.usualPairs, by: step)))
    case .motion, .colors, .table, .glyphs, .labels: break
    }
  }
}

extension Array where Element: Equatable {
  /// The element this many steps after another, wrapping at the ends; the first if it is missing.
  fileprivate func next(after element: Element, by step: Int) -> Element {
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

extension GlyphChoice {
  fileprivate var name: String { self == .ascii ? "ASCII" : rawValue }
}
