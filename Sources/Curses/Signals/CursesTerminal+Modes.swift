import CNCurses
import Canvas
import Libc

extension CursesTerminal {
  /// Full screen, hidden cursor, every key at once, and a way back should the program crash.
  func prepare() {
    nonl()
    typeahead(-1)
    armGuard()
    takeKeys()
    enterModes()
  }

  /// Gives the terminal back: its screen, cursor, modes and line settings.
  ///
  /// Does nothing to one that is the shell's meanwhile, which would stop the program before its end.
  func leave() {
    defer { CrashGuard.disarm() }
    guard CrashGuard.isOurs(output) else { return outbox.clear() }
    if isReady {
      if hasModes { send(TerminalModes.leave) }
      endwin()
      deliver { outbox.finish() }
      dropLateReports()
    } else {
      // A terminal that takes nothing in would keep the program, and whoever wants it to end, waiting.
      CrashGuard.giveBackAtOnce()
      endwin()
      outbox.clear()
    }
    var settings = settings
    tcsetattr(output, TCSANOW, &settings)
  }

  /// Gives the terminal back, stops the job, and takes the terminal again when it goes on.
  public func suspend() {
    guard signals.canStop else { return }
    leave()
    signals.stop()
    takeBack()
    hasReturned = true
  }

  /// Takes the terminal again, after a stop of whatever kind.
  func takeBack() {
    armGuard()
    takeKeys()
    enterModes()
    fitToScreen()
    redraw()
    // Only with a picture of its own does it take the terminal again.
    needsCurses = true
  }

  /// Ends the program as the signal that asked for it would have; returns if there was none.
  public func dieOfSignal() {
    let signal = endingSignal ?? signals.arrived().first(where: CrashGuard.endings.contains)
    if let signal { signals.die(of: signal) }
  }

  /// The most columns and rows that are drawn on; a larger window has bare edges.
  ///
  /// A size is but a claim, which anybody at the other end of a line can make: it must not cost memory
  /// and time beyond all use.
  private static let largest = Size(width: 1000, height: 400)

  /// The part of a terminal that is drawn on; `nil` if it does not tell its size.
  static func size(of terminal: Int32) -> Size? {
    var screen = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &screen) == 0, screen.ws_row > 0, screen.ws_col > 0
    else { return nil }
    return Size(
      width: min(Int(screen.ws_col), largest.width), height: min(Int(screen.ws_row), largest.height)
    )
  }

  /// Starts ncurses, which cannot ask the file it writes to for a size: it takes that of the variables.
  ///
  /// Without them it would believe in the 24 rows that most terminals have in its list, and tell the terminal
  /// to scroll in those alone: the shell would find that left behind.
  ///
  /// - Parameters:
  ///   - name: the terminal's kind.
  ///   - out: what ncurses writes to.
  ///   - keys: what it believes to read from.
  ///   - size: of the terminal, whatever a shell has left in these variables.
  /// - Returns: the screen; `nil` if there can be none.
  static func start(
    _ name: String, _ out: UnsafeMutablePointer<FILE>, _ keys: UnsafeMutablePointer<FILE>,
    size: Size?
  ) -> OpaquePointer? {
    unsetenv("LINES")
    unsetenv("COLUMNS")
    guard let size else { return newterm(name, out, keys) }
    setenv("LINES", "\(size.height)", 1)
    setenv("COLUMNS", "\(size.width)", 1)
    defer {
      unsetenv("LINES")
      unsetenv("COLUMNS")
    }
    return newterm(name, out, keys)
  }

  /// Gives ncurses the size the screen has now.
  func fitToScreen() {
    guard let size = CursesTerminal.size(of: output) else { return }
    resizeterm(Int32(size.height), Int32(size.width))
    redraw()
  }

  /// Sends bytes past ncurses, which keeps nothing back between two pictures.
  func send(_ text: String) {
    deliver { outbox.send(Array(text.utf8)) }
  }

  /// Hands something to the terminal, which may make the program wait only where the outbox must.
  ///
  /// Signals are else left for their turn: then the terminal is given back in good order.
  func deliver(_ body: () -> Void) {
    outbox.mayWait ? signals.interruptible(body) : body()
  }

  /// Every key at once, unseen and unchanged; and nothing added to what is sent.
  ///
  /// By hand, since ncurses, which writes into the outbox, does not know the terminal. In the
  /// background this stops the job, until it is in the foreground or ended.
  private func takeKeys() {
    var playing = settings
    playing.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    playing.c_iflag &= ~tcflag_t(BRKINT | PARMRK | IXON | ICRNL | INLCR | IGNCR)
    playing.c_oflag &= ~tcflag_t(ONLCR | TAB3)
    withUnsafeMutableBytes(of: &playing.c_cc) { keys in
      keys.storeBytes(of: 1, toByteOffset: Int(VMIN), as: UInt8.self)
      keys.storeBytes(of: 0, toByteOffset: Int(VTIME), as: UInt8.self)
    }
    signals.interruptible { tcsetattr(output, TCSANOW, &playing) }
  }

  private func armGuard() {
    CrashGuard.arm(leaving: lastWords, settings: settings, output: output)
  }

  private func enterModes() {
    curs_set(0)
    if hasModes { send(TerminalModes.enter) }
  }

  /// What a dying program writes: everything ncurses and we would, in one go.
  private var lastWords: [UInt8] {
    let names = ["sgr0", "op", "cnorm", "rmcup"]
    let own = names.compactMap { tigetstr($0).flatMap(String.capability) }
    return Array(((hasModes ? TerminalModes.leave : "") + own.joined()).utf8)
  }

  /// Throws away reports of the mouse and answers that came too late, so that no shell reads them.
  private func dropLateReports() {
    waitForLateWidths()
    if isAnswerDue {
      var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, 50)
    }
    tcflush(input, TCIFLUSH)
  }
}
