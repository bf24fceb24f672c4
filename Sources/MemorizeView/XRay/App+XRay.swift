import Canvas
import MemorizeViewModel
import Options
import Words

/// The keys of the panel.
enum XRayCommand: Sendable {
  case toggle
  /// Stops the time, or shows the next frame.
  case step
  /// Lets time run on.
  case run
}

extension App {
  /// Whoever looks on; nobody as long as the panel is closed.
  var tracer: (any Tracer)? { xray.isOpen ? xray : nil }

  /// Opens the panel because the player asked for it at the start.
  public func openXRay() { xray.open(on: topStage?.viewModel, isAsked: true) }

  /// The topmost table.
  private var topStage: TableStage? {
    screens.reversed().lazy.compactMap { screen in
      (screen as? PlayScreen)?.stage ?? (screen as? RecordingScreen)?.stage
    }.first
  }

  /// Whether nothing is at stake on the screen, so that its time may stand still.
  private var isForStudy: Bool {
    screen is RecordingScreen || (screen as? PlayScreen)?.viewModel.isUncounted == true
  }

  /// The keys of the panel that work now.
  var xrayKeys: KeyMap<XRayCommand> {
    guard !isKiosk, !screen.isTakingText, isForStudy || xray.isOpen || xray.isAsked else {
      return KeyMap([])
    }
    let toggle = KeyBinding(
      ["X"], XRayCommand.toggle,
      help: xray.isOpen ? "hide the X-ray" : "X-ray: how the program works", in: .view)
    guard xray.isOpen, isForStudy else { return KeyMap([toggle]) }
    let step = KeyBinding(["."], XRayCommand.step, help: "stop, next frame", in: .view)
    let run = KeyBinding([","], XRayCommand.run, help: "run on", in: .view)
    return KeyMap([toggle, step] + (xray.stopwatch.stopped == nil ? [] : [run]))
  }

  /// Carries out a command of the panel.
  func carryOut(_ command: XRayCommand, at time: Duration) -> Request? {
    switch command {
    case .toggle where xray.isOpen: xray.close()
    case .toggle: xray.open(on: topStage?.viewModel)
    case .step:
      let next = xray.stopwatch.stopped == nil ? time : screen.nextChange(after: time)
      xray.stopwatch.stop(at: max(time, next ?? time))
    case .run: xray.runsOn = true
    }
    return nil
  }

  /// Lets time run on if the player wants it, or if it may not stand still here.
  func keepTime(at moment: Duration) {
    guard xray.runsOn || !xray.isOpen || !isForStudy else { return }
    xray.runsOn = false
    xray.stopwatch.run(at: moment)
  }

  /// Whoever looks on at an event: nobody if it is meant for the panel, or if the mouse moves with no
  /// button held, as it does all the time.
  func tracer(of event: Event) -> (any Tracer)? {
    guard let tracer else { return nil }
    return switch event {
    case .key(let key) where openDialog == nil && !screen.binds(key):
      xrayKeys.command(for: key) == nil ? tracer : nil
    case .mouse(let mouse) where mouse.action == .hover: nil
    default: tracer
    }
  }

  /// Scrolls the panel with the wheel, and takes clicks on it.
  ///
  /// - Returns: whether the event was one of these.
  func takeOnPanel(_ event: Event) -> Bool {
    guard xray.isOpen, case .mouse(let mouse) = event, !Rect(size).contains(mouse.point) else {
      return false
    }
    switch mouse.action {
    case .wheel(let up):
      xray.scroll = max(0, xray.scroll + (up ? RowList.wheelStep : -RowList.wheelStep))
      needsFrame = true
    case .press: break
    case .release, .drag, .hover: return false
    }
    return true
  }

  /// The frame with the panel, if it is open.
  func withXRay(_ screenFrame: Canvas, in window: Size, at time: Duration) -> Canvas {
    guard xray.isOpen else { return screenFrame }
    xray.watch(topStage?.viewModel)
    xray.note(.frame, screenFrame)
    var canvas = Canvas(size: window)
    canvas.draw(screenFrame, at: Point(x: 0, y: 0))
    canvas.cursor = screenFrame.cursor
    let panel = XRayPanel(
      xray: xray, theme: screen.theme, keys: xrayKeys.legends, motion: topStage?.motion, time: time)
    let most = panel.draw(in: xray.panel(in: window), on: &canvas)
    xray.scroll = min(xray.scroll, most)
    xray.hasNews = false
    return canvas
  }
}
