import Canvas
import Words

extension App {
  /// Hands an event to the dialog or the screen.
  ///
  /// - Parameters:
  ///   - event: the event at the terminal.
  ///   - moment: now.
  /// - Returns: a request that only the event loop can carry out.
  public func handle(_ event: Event, at moment: Duration) -> Request? {
    let time = xray.stopwatch.time(at: moment)
    if takeOnPanel(event) { return nil }
    let tracer = tracer(of: event)
    tracer?.note(.event, event)
    advance(to: time)
    tracer?.note(.page, openDialog?.dialog ?? screen)
    defer { keepTime(at: moment) }
    switch event {
    case .key(let key) where key != .control("c") && typingGuard.isClosed(at: time):
      if !screen.isTakingText { typingGuard.ignoreKey(at: time) }
    case .key(let key):
      doubleClickGuard = DoubleClickGuard()
      return press(key, at: time)
    case .mouse where typingGuard.isClosed(at: time): break
    case .mouse(let mouse): return use(mouse, at: time)
    case .paste(let text):
      if openDialog == nil, screen.paste(text, at: time) { needsFrame = true }
    case .resize:
      needsFrame = true
      note(unknown: nil)
    case .background: needsFrame = true
    case .suspend: return carryOut(.ask(.suspend), at: time)
    case .end: return .quit
    case .news:
      needsFrame = true
      for screen in screens { screen.catchUp(at: time) }
    case .measured: break
    }
    return nil
  }

  /// Presses a key, by hand or by a click on a word that names it.
  func press(_ key: Key, at time: Duration) -> Request? {
    needsFrame = true
    note(unknown: nil)
    var key = command(for: key)
    if key == "q", openDialog != nil || !screen.isTakingText && screens.count > 1 { key = .escape }
    return openDialog == nil ? pressOnScreen(key, at: time) : pressOnDialog(key, at: time)
  }

  /// The key that a letter of another keyboard layout stands for, where a command is expected and
  /// the letter itself is none; in a text field, letters are text.
  private func command(for key: Key) -> Key {
    guard openDialog != nil || !screen.isTakingText, let other = key.atSamePosition else {
      return key
    }
    return screen.binds(key) ? key : other
  }

  /// Presses a key on the screen.
  ///
  /// The bindings that let the player leave come first, then the screen's own, then help and
  /// closing. Any other key is text.
  func pressOnScreen(_ key: Key, at time: Duration) -> Request? {
    let key = screen.isTakingText ? key : key.withoutModifier
    let common = screen.claims(key) ? nil : commonKeys.command(for: key)
    if let common, common.comesFirst {
      if !screen.binds(key) { screen.moveOn() }
      return carryOut(common, at: time)
    }
    if let tracer, let command = screen.command(for: key) { tracer.note(.command, command) }
    if let action = screen.press(key, at: time) { return carryOut(action, at: time) }
    screen.moveOn()
    if let common { return carryOut(common, at: time) }
    if let command = xrayKeys.command(for: key) { return carryOut(command, at: time) }
    if pageKeys.contains(key) { return pressOnTable(key, at: time) }
    if let page = screen.page(for: key) {
      let request = carryOut(.open(page), at: time)
      return request ?? pressOnScreen(key, at: time)
    }
    guard let action = screen.insert(key, at: time) else {
      note(unknown: key)
      return nil
    }
    return carryOut(action, at: time)
  }

  /// The keys of the table that open another page over this one.
  var pageKeys: [Key] {
    screens.count > 1 && screen.canGiveWay ? screens.first?.pageKeys ?? [] : []
  }

  /// Opens what a key of the table opens over this page; a page of that kind that is open below is
  /// shown instead, without those above it.
  private func pressOnTable(_ key: Key, at time: Duration) -> Request? {
    let action = screens.first.flatMap { $0.press(key, at: time) } ?? nil
    if case .open(let page) = action,
      let same = screens.firstIndex(where: { type(of: $0) == type(of: page) })
    {
      let below = dialogsBelow(screens[same])
      while screens.count > same { pop(at: time) }
      wait(below, below: page)
    }
    return carryOut(action, at: time)
  }

  /// Uses the mouse, and takes note of a click that opens or closes a page or a dialog.
  private func use(_ mouse: Mouse, at time: Duration) -> Request? {
    guard !doubleClickGuard.ignores(mouse, at: time) else { return nil }
    let (page, depth, shown) = (screen, dialogs.count, dialogsShown)
    defer {
      let isSame = screen === page && dialogs.count == depth && dialogsShown == shown
      if mouse.action == .press(.left), !isSame { doubleClickGuard.begin(at: mouse.point, time) }
    }
    return useOnPage(mouse, at: time)
  }

  private func useOnPage(_ mouse: Mouse, at time: Duration) -> Request? {
    guard openDialog == nil else { return useOnDialog(mouse, at: time) }
    if mouse.action == .hover {
      if screen.hover(over: mouse.point, at: time) { needsFrame = true }
      return nil
    }
    needsFrame = true
    note(unknown: nil)
    if mouse.action == .press(.right) { return press(.function(1), at: time) }
    if mouse.action == .press(.left), let key = messageLine?.key(at: mouse.point) {
      return press(key, at: time)
    }
    return carryOut(screen.use(mouse, at: time), at: time)
  }
}

/// The keys that are available now, for the message line and for help.
extension App {
  /// The common keys that the dialog or the screen does not use for something else.
  var commonKeys: KeyMap<CommonCommand> { commonKeys(ofDialog: openDialog != nil) }

  /// The common keys of the dialog, which takes no text, or of the screen.
  private func commonKeys(ofDialog: Bool) -> KeyMap<CommonCommand> {
    CommonCommand.keyMap(
      isTakingText: !ofDialog && screen.isTakingText, isKiosk: isKiosk,
      below: ofDialog ? screen.shortName : nameBelow,
      offersQuit: screen.offersQuit)
  }

  /// Where Escape leads from the screen: to the dialog that waits below it, or to the screen there.
  private var nameBelow: Phrase? {
    dialogsBelow(screen).last?.dialog.shortName ?? screens.dropLast().last?.shortName
  }

  /// All keys, in the order in which help and the message line show them.
  ///
  /// Escape, help and quit come last; while the player types, the screen's own keys do.
  var legends: [KeyLegend] {
    let all = screen.legends
    // On a page `q` does what Escape does.
    let isPage = screens.count > 1 && !screen.isTakingText
    let own =
      all.filter { !$0.keys.contains(.escape) }
      + all.filter { $0.keys.contains(.escape) }.map { isPage ? $0.adding("q") : $0 }
    let isTaken = { (key: Key) in
      self.screen.claims(key) || own.contains { $0.keys.contains(key) }
    }
    let common = commonKeys(ofDialog: false).legends.compactMap { $0.without(isTaken) }
    let xray = xrayKeys.legends.compactMap { $0.without(isTaken) }
    let others = pageKeys.filter { !isTaken($0) }
    let pages = others.isEmpty ? [] : [legend(ofPages: others)]
    return screen.isTakingText ? common + own : own + xray + pages + common
  }

  /// The pages that keys of the table open, as in `D daily board, J journey`.
  private func legend(ofPages keys: [Key]) -> KeyLegend {
    let table = screens.first?.legends ?? []
    let names = keys.compactMap { key in
      table.first { $0.keys.contains(key) }.map { "\(key.name) \($0.hint ?? $0.help)" }
    }
    let help = Phrase(names.listed, values: [])
    let topic = KeyTopic(keys: "Pages", help: help)
    return KeyLegend(keys: keys, hint: nil, help: help, group: .everywhere, topic: topic)
  }

  /// The message line as it is drawn and clicked now.
  var messageLine: MessageLine? {
    guard let footer = screen.footer else { return nil }
    let own = footer.namesKeys ? legends : []
    let legends = openDialog == nil ? own : namesEscape ? [] : App.overDialogs
    return MessageLine(
      line: footer.line, message: unknownMessage ?? footer.message, legends: legends,
      keepsRoom: footer.keepsRoom,
      keepsFirst: openDialog == nil && !screen.isTakingText ? footer.keepsFirst : 0,
      hasQuit: openDialog == nil && (screens.count == 1 || screen.offersQuit))
  }

  /// Whether the dialog itself names the key that closes it.
  private var namesEscape: Bool { dialogView?.keys(selected: nil)?.names(.escape) == true }

  private var unknownMessage: Message? {
    unknownKey.map { key in
      let name = key.name
      return Message(
        say("\(name) has no meaning here. ?: help"), say("\(name) has no meaning here"),
        mood: .bad)
    }
  }

  /// The words on the message line while a dialog is open that has no room for its keys.
  private static let overDialogs = [
    KeyLegend(keys: [.escape], hint: "close", help: "close the dialog")
  ]
}
