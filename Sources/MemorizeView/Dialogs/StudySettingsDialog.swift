import Canvas
import MemorizeViewModel
import Words

/// The choices for studying a deck.
struct StudySettingsDialog: Dialog {
  let table: TableViewModel
  let deck: Deck

  let closingKeys: [Key] = ["o"]

  var guide: Guide? {
    Guide(
      title: say("Study settings"),
      rules: say(
        """
        These settings hold for this deck only; for all decks, press o on the table. With a higher \
        desired retention, pairs come back sooner, and you review more. The day begins at the same \
        hour for all decks.
        """))
  }

  func content(in window: Size, theme: Theme) -> DialogContent {
    let settings = table.preferences.settings(of: deck.name)
    return DialogContent(
      title: say("Study settings: \(theme.spelled(deck.name.deckTitle))"),
      rows: Setting.all.filter { $0.section == .study }.map { row(of: $0, settings) },
      leastColumns: min(64, window.width - 8), hint: "change")
  }

  private func row(of setting: Setting, _ settings: Settings) -> DialogContent.Row {
    let title =
      setting.key == Setting.studyDirection.key
      ? settings.directionName(deck.sides) : setting.title(in: settings)
    let change = { (change: Setting.Change) -> Action? in
      table.preferences.change(setting, change, of: deck.name, on: table)
      return nil
    }
    return DialogContent.Row(
      setting.shownTitle, title,
      .stepper(title, note: setting.key == Setting.retention.key ? workload : ""),
      explanation: setting.shownExplanation,
      number: setting.limits.map { ($0, { change(.to($0)) }) }
    ) { step, _ in change(.by(step)) }
  }

  /// The reviews a day that the retention means.
  private var workload: String {
    let plan = table.study.plan(of: deck)
    let count = plan.workload(
      retention: plan.options.retention, days: StudyProgress.workloadDays
    ).reviewsPerDay
    let reviews = Int(count.rounded(.up))
    return say(reviews, one: "\(reviews) review a day", other: "\(reviews) reviews a day")
  }
}

/// The pairs of a deck, to bury or suspend some.
final class StudyPairsDialog: Dialog {
  private let table: TableViewModel
  private let deck: Deck
  private var plan: StudyPlan
  /// The indices of the pairs, leeches first.
  private let order: [Int]

  init(_ table: TableViewModel, deck: Deck) {
    self.table = table
    self.deck = deck
    plan = table.study.plan(of: deck)
    let leeches = plan.leeches
    let isLeech = Set(leeches)
    order = leeches + plan.pairs.indices.filter { !isLeech.contains($0) }
  }

  let closingKeys: [Key] = ["L"]

  var guide: Guide? {
    Guide(
      title: say("Pairs"),
      rules: say(
        """
        Space, left or right change a pair: buried, it is not dealt before tomorrow; suspended, \
        not before you change that. On a board already begun such a pair stays, but gets no grade. \
        Leeches, pairs that you keep forgetting, come first: suspend them, or reword them in the \
        editor. A reworded pair starts as new.
        """))
  }

  func content(in window: Size, theme: Theme) -> DialogContent {
    let leeches = plan.leeches.count
    let advice = say(
      leeches, one: "\(leeches) leech: suspend or reword it",
      other: "\(leeches) leeches: suspend or reword them")
    // Beside a value with its arrows there is less room for the pair.
    let room = max(8, min(60, window.width - 8) - (window.width < 60 ? 11 : 24))
    return DialogContent(
      title: say("Pairs"), detail: leeches > 0 ? advice : theme.spelled(deck.name.deckTitle),
      rows: order.map { row(of: $0, room, theme) }, leastColumns: min(60, window.width - 8),
      hint: "change")
  }

  private func row(of index: Int, _ room: Int, _ theme: Theme) -> DialogContent.Row {
    let pair = plan.pairs[index]
    let title = "\(theme.spelled(pair.term)) \(theme.arrow) \(theme.spelled(pair.definition))"
    return DialogContent.Row(
      theme.fit(title, room), state(of: index), .stepper(state(of: index)),
      explanation: explanation(of: index)
    ) { [self] step, _ in
      change(index, by: step)
      return nil
    }
  }

  /// When the pair comes back, and how often it was not known.
  private func explanation(of index: Int) -> String {
    guard let item = plan.item(at: index) else { return "" }
    var sentences: [String] = []
    if item.isSuspended {
      sentences.append(say("Not studied until you change this."))
    } else if item.isBuried(on: plan.memory.today) {
      sentences.append(say("Buried: not dealt before tomorrow."))
    } else if let due = item.state?.dueDay {
      let days = due - plan.memory.today
      sentences.append(
        days <= 0
          ? say("Due today.")
          : days == 1
            ? say("Due tomorrow.")
            : say(days, one: "Due in \(days) day.", other: "Due in \(days) days."))
    }
    let lapses = item.lapses
    if lapses > 0 {
      sentences.append(
        say(lapses, one: "Not known once.", other: "Not known \(lapses) times."))
    }
    return sentences.asSentences
  }

  private func state(of index: Int) -> String {
    guard let item = plan.item(at: index) else { return say("new", context: "pair") }
    if item.isSuspended { return say("suspended", context: "pair") }
    if item.isBuried(on: plan.memory.today) { return say("buried", context: "pair") }
    if plan.isLeech(index) { return say("leech", context: "pair") }
    if item.isNew { return say("new", context: "pair") }
    return item.isMature ? say("mature", context: "pair") : say("learning", context: "pair")
  }

  /// Goes on from a pair in play to one that is buried and one that is suspended.
  private func change(_ index: Int, by step: Int) {
    let isSuspended = plan.item(at: index)?.isSuspended == true
    let now: StudyMark = isSuspended ? .suspended : plan.isAside(index) ? .buried : .restored
    let next = [StudyMark.restored, .buried, .suspended].next(after: now, by: step)
    let pair = plan.pairs[index]
    if isSuspended, next == .buried { table.study.mark(pair, .restored) }
    table.study.mark(pair, next)
    plan = table.study.plan(of: deck)
  }
}
