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

  func content(in window: Size, theme: Theme) -> DialogContent {
    DialogContent(
      title: say("Settings"), detail: say("changes apply at once"),
      rows: rows(theme.options),
      preview: CardPreview(faces: table.board.deck.pairs.prefix(2).map(\.first)), hint: "change")
  }

  private func rows(_ options: ThemeOptions) -> [DialogContent.Row] {
    let look = DialogContent.Row(left: say("Look", context: "settings"), isHeading: true)
    let play = DialogContent.Row(left: say("Play", context: "settings"), isHeading: true)
    let study = DialogContent.Row(left: say("Study", context: "settings"), isHeading: true)
    let choices = rows(of: .study, options)
    return [look] + rows(of: .look, options)
      + [DialogContent.Row(left: ""), play, SettingsDialog.newGame] + rows(of: .play, options)
      + (choices.isEmpty ? [] : [DialogContent.Row(left: ""), study] + choices)
  }

  private func rows(
    of section: Setting.Section, _ options: ThemeOptions
  ) -> [DialogContent.Row] {
    let settings = table.preferences.settings(on: table, options)
    return Setting.all.filter { $0.section == section && !(isKiosk && $0.isPersonal) }.map {
      setting in
      DialogContent.Row(
        setting.shownTitle, setting.title(in: settings), DialogContent.Control(setting, settings)
      ) { step, _ in
        let options = table.preferences.change(setting, by: step, options, on: table)
        return section == .look ? .ask(.use(options)) : nil
      }
    }
  }

  /// The way to the choices for a single game, for those who have no key for it.
  private static var newGame: DialogContent.Row {
    DialogContent.Row(left: say("Set up a new game"), right: "N", key: "N")
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
  /// The way to change a setting.
  fileprivate init(_ setting: Setting, _ settings: Settings) {
    switch setting.control {
    case .toggle: self = .toggle(setting.index(in: settings) == 1)
    case .choice:
      self = .choice(Choice(options: setting.titles, current: setting.index(in: settings) ?? 0))
    case .stepper: self = .stepper(setting.title(in: settings))
    }
  }
}

extension Bool {
  /// The value of a choice that is on or off.
  var yesOrNo: String { self ? say("yes") : say("no") }
}
