import Canvas
import MemorizeViewModel

/// A new screen as a page of the old table, until the table is a screen itself.
final class ScreenPage: Page {
  let app: App
  /// The screen as it was opened.
  let root: any Screen
  private(set) var characters: [Character] = []

  init(_ screen: any Screen, theme: Theme, isKiosk: Bool) {
    root = screen
    app = App(EmptyScreen(), theme: theme, isKiosk: isKiosk)
    app.push(screen)
  }

  let bindings: [KeyBinding<Command>] = []
  let guide = (title: "", rules: "")

  func handle(_ event: Event, at time: Duration) -> PageRequest? {
    let request = app.handle(event, at: time)
    noteTexts()
    if let request { return .loop(request) }
    return app.screens.count == 1 ? .close : nil
  }

  func perform(_ command: Command, at time: Duration) -> PageRequest? { nil }

  func advance(to time: Duration) { app.advance(to: time) }

  func nextChange(after time: Duration) -> Duration? { app.nextChange(after: time) }

  func draw(on canvas: inout Canvas, capabilities: Capabilities, at time: Duration) {
    if app.theme.capabilities != capabilities { app.adapt(to: capabilities) }
    noteTexts()
    canvas = app.frame(size: canvas.size, at: time)
  }

  func leave() { app.leave(at: .zero) }

  private func noteTexts() {
    if let texts = app.newTexts() { characters = Array(texts.joined()) }
  }
}

/// The place of the table below the screens of a page.
private final class EmptyScreen: Screen {
  var theme = Theme()
  var keyMap: KeyMap<Never> { KeyMap([]) }
  var guide: Guide { Guide(title: "", rules: "") }
  var footer: Footer? { nil }
  func perform(_ command: Never, at time: Duration) -> Action? {}
  func draw(on canvas: inout Canvas, at time: Duration) {}
}
