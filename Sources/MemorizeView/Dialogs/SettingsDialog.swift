import Canvas
import MemorizeViewModel
import Options
import Words

/// The player's choices: appearance, motion and rules.
struct SettingsDialog: Dialog {
  let table: TableViewModel
  /// Whether choices end with the session, so that there is no starting deck.
  let isKiosk: Bool

  let closingKeys: [Key] = ["o"]

  var guide: Guide? {
    Guide(
      title: say("Settings"),
      rules: say(
        """
        Rules apply from the next game on, everything else at once. Blocks draw pictures over the \
        whole card; emoji and text are the terminal's own characters. A quiet screen changes only \
        when you press a key. Misses turn back at your next move, or by themselves after some \
        seconds.
        """))
  }

  func content(in window: Size, theme: Theme) -> DialogContent {
    DialogContent(
      title: say("Settings"), rows: rows(theme.options),
      preview: CardPreview(faces: table.board.deck.pairs.prefix(2).map(\.first)), hint: "change")
  }

  private func rows(_ options: ThemeOptions) -> [DialogContent.Row] {
    let parts: [(title: String, rows: [DialogContent.Row])] = [
      (say("Look", context: "settings"), rows(of: .look, options)),
      (say("Play", context: "settings"), rows(of: .play, options)),
      (
        say("Rules of new games", context: "settings"),
        rows(of: .rules, options)
          // The way to the choices for a single game, for those who have no key for it.
          + [DialogContent.Row(left: say("All rules"), key: "N", hint: "open")]
      ),
      (say("Study, where a deck has no settings of its own"), rows(of: .study, options)),
    ]
    return Array(
      parts.filter { !$0.rows.isEmpty }
        .map { [DialogContent.Row(left: $0.title, isHeading: true)] + $0.rows }
        .joined(separator: [DialogContent.Row(left: "")]))
  }

  private func rows(
    of section: Setting.Section, _ options: ThemeOptions
  ) -> [DialogContent.Row] {
    let settings = table.preferences.settings(on: table, options)
    return Setting.all.filter { $0.section == section && !(isKiosk && $0.isPersonal) }.map {
      setting in
      let change = { (change: Setting.Change) -> Action? in
        let options = table.preferences.change(setting, change, options, on: table)
        return section == .look ? .ask(.use(options)) : nil
      }
      return DialogContent.Row(
        setting.shownTitle, setting.title(in: settings), DialogContent.Control(setting, settings),
        explanation: setting.shownExplanation,
        number: setting.limits.map { ($0, { change(.to($0)) }) }
      ) { step, _ in change(.by(step)) }
    }
  }
}

extension DialogContent.Control {
  /// The way to change a setting.
  fileprivate init(_ setting: Setting, _ settings: Settings) {
    switch setting.control {
    case .toggle:
      self = .toggle(
        setting.index(in: settings) == 1, note: setting.rule?.shownEffect(amount: nil) ?? "")
    case .choice:
      self = .choice(Choice(options: setting.titles, current: setting.index(in: settings) ?? 0))
    case .stepper: self = .stepper(setting.title(in: settings))
    }
  }
}
