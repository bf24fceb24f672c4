import Canvas
import MemorizeViewModel
import Options
import Words

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

  var guide: Guide? {
    Guide(
      title: say("Settings"),
      rules: say(
        """
        Rules marked (next game) apply from the next game on, everything else at once. Blocks \
        draw pictures over the whole card; emoji and text are the terminal's own characters. A \
        quiet screen changes only when you press a key. Misses turn back on your next turn, or by \
        themselves after some seconds.
        """))
  }

  private var settings: [Setting] {
    Setting.all.filter { !isKiosk || $0 != .deck && !$0.isLearning }
  }

  func content(in window: Size, theme: Theme) -> DialogContent {
    DialogContent(
      title: say("Settings"), detail: say("changes apply at once"),
      rows: rows(theme.options).map(\.row),
      preview: CardPreview(faces: table.board.deck.pairs.prefix(2).map(\.first)), hint: "change")
  }

  /// All rows, each with its setting unless it is a heading or blank.
  private func rows(_ options: ThemeOptions) -> [(row: DialogContent.Row, setting: Setting?)] {
    let parts = Dictionary(grouping: settings, by: \.isAppearance)
    return [true, false].flatMap { isAppearance in
      let title =
        isAppearance ? say("Look", context: "settings") : say("Play", context: "settings")
      let heading = DialogContent.Row(left: title, isHeading: true)
      let blank = isAppearance ? [] : [(row: DialogContent.Row(left: ""), setting: Setting?.none)]
      return blank + [(heading, nil)] + (isAppearance ? [] : [(SettingsDialog.newGame, nil)])
        + (parts[isAppearance] ?? []).map { (row(for: $0, options), $0) }
    }
  }

  /// The way to the choices for a single game, for those who have no key for it.
  private static var newGame: DialogContent.Row {
    DialogContent.Row(left: say("Set up a new game"), right: "N", key: "N")
  }

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
    case .motion: options.motion.shownName
    case .colors: options.colors.shownName
    case .table: options.table.shownName
    case .glyphs: options.glyphs.shownName
    case .labels: options.showsLabels.yesOrNo
    case .quiet: options.isQuiet.yesOrNo
    case .language: options.language?.ownName ?? say("automatic", context: "language")
    case .flipBack: SettingsDialog.name(ofSeconds: rules.flipBack?.wholeSeconds)
    case .rule(let rule): rules.variant[rule].yesOrNo
    case .deck: table.usualDeck?.deckTitle ?? say("last played")
    case .pairs: table.usualPairs.map { "\($0)" } ?? say("deck's default")
    case .streak: table.showsStreak.yesOrNo
    case .bell: table.ringsBell.yesOrNo
    case .recall: table.typesAnswers.yesOrNo
    case .studyDirection: table.studyDirection.shownName
    }
  }

  /// The way to change a setting.
  private func control(
    of setting: Setting, _ value: String, _ options: ThemeOptions
  ) -> DialogContent.Control {
    switch setting {
    case .motion: .values(MotionLevel.allCases, options.motion, \.shownName)
    case .colors: .values(ColorScheme.allCases, options.colors, \.shownName)
    case .table: .values(TableColor.allCases, options.table, \.shownName)
    case .glyphs: .values(GlyphChoice.allCases, options.glyphs, \.shownName)
    case .flipBack:
      .values(
        SettingsDialog.flipBacks.map { $0?.wholeSeconds }, table.rules.flipBack?.wholeSeconds,
        SettingsDialog.name(ofSeconds:))
    case .labels: .toggle(options.showsLabels)
    case .quiet: .toggle(options.isQuiet)
    case .rule(let rule): .toggle(table.rules.variant[rule])
    case .streak: .toggle(table.showsStreak)
    case .bell: .toggle(table.ringsBell)
    case .recall: .toggle(table.typesAnswers)
    case .studyDirection:
      .values(StudyDirection.allCases, table.studyDirection, \.shownName)
    case .language, .deck, .pairs: .stepper(value)
    }
  }

  private static let flipBacks: [Duration?] = [nil] + [1, 2, 3, 5, 10].map { .seconds($0) }

  private static func name(ofSeconds seconds: Int?) -> String {
    seconds.map { say("\($0) s", context: "seconds") } ?? say("on next turn")
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
    case .language:
      let languages: [Language?] = [nil] + Language.allCases
      options.language = languages.next(after: options.language, by: step)
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
    case .motion, .colors, .table, .glyphs, .labels, .quiet, .language: break
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

extension DialogContent.Control {
  /// All values by their names, one of which is the current one.
  fileprivate static func values<Value: Equatable>(
    _ values: [Value], _ current: Value, _ name: (Value) -> String
  ) -> DialogContent.Control {
    .choice(Choice(options: values.map(name), current: values.firstIndex(of: current) ?? 0))
  }
}

extension Duration {
  fileprivate var wholeSeconds: Int { Int(inSeconds) }
}
