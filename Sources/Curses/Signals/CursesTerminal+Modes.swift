import CNCurses
import Canvas
import Libc

extension CursesTerminal {
  /// Prepares ncurses and takes over the terminal.
  func prepare() {
    nonl()
    typeahead(-1)
    enter()
  }

  /// Takes over the terminal: line settings, modes, hidden cursor, and a way back after a crash.
  private func enter() {
    armGuard()
    setLine(modes.playing)
    showCursor()
    send(modes.enter)
  }

  /// Shows the terminal's own cursor on a quiet screen, and hides it on any other.
  func showCursor() { curs_set(setup.theme.isQuiet ? 1 : 0) }

  /// Gives the terminal back: its screen, cursor, modes and line settings.
  ///
  /// Leaves it alone while it belongs to the shell, which would stop the program here.
  func leave() {
    defer { CrashGuard.disarm() }
    guard CrashGuard.isOurs(output.descriptor) else { return output.buffer.clear() }
    if acceptsOutput {
      leaveScreen()
      deliver { output.buffer.finish() }
      dropLateReports()
    } else {
      // The program must not wait here for a terminal that has stopped reading.
      CrashGuard.giveBackAtOnce()
      endwin()
      output.buffer.clear()
    }
    var settings = modes.settings
    tcsetattr(output.descriptor, TCSANOW, &settings)
  }

  private func leaveScreen() {
    send(modes.leave + output.scrollRegion)
    if !modes.hasAlternateScreen {
      werase(output.window)
      clearok(output.window, true)
      doupdate()
    }
    endwin()
  }

  /// Gives the terminal back, stops the job, and takes the terminal over when the job continues.
  public func suspend() {
    guard signals.canStop else { return }
    leave()
    signals.stop()
    takeBack()
    input.hasReturned = true
  }

  /// Takes the terminal over again after the program was stopped.
  func takeBack() {
    enter()
    fitToWindow()
  }

  /// Adapts to the size the window has now; the next frame is sent as a whole.
  func fitToWindow() {
    output.fitToWindow()
    widths.inquiry?.isSpoiled = true
    armGuard()
  }

  /// Ends the program as the signal that asked for it would have; returns if there was none.
  public func dieOfSignal() {
    let signal = endingSignal ?? signals.queue.arrived().first(where: CrashGuard.endings.contains)
    if let signal { signals.die(of: signal) }
  }

  /// Sends bytes that are not part of a frame, after everything ncurses has sent.
  func send(_ text: String) {
    guard !text.isEmpty else { return }
    deliver { output.buffer.send(Array(text.utf8)) }
  }

  /// Runs code that sends output.
  ///
  /// If the output can block, signals that end the program do so at once instead of waiting.
  func deliver(_ body: () -> Void) {
    output.buffer.canBlock ? signals.interruptible(body) : body()
  }

  /// Sets the line settings, which ncurses cannot do because it writes to a file.
  ///
  /// In the background this stops the job until it is in the foreground again or ended.
  private func setLine(_ settings: termios) {
    var settings = settings
    signals.interruptible { tcsetattr(output.descriptor, TCSANOW, &settings) }
  }

  private func armGuard() {
    CrashGuard.arm(
      leaving: Array(output.scrollRegion.utf8) + modes.giveBack, settings: modes.settings,
      output: output.descriptor)
  }

  /// Lets a slow terminal answer before the shell reads on, for half a second after a question.
  func waitForAnswer(to question: ContinuousClock.Instant, while isDue: () -> Bool) {
    while isDue() {
      let rest = ContinuousClock.now.duration(to: question + .milliseconds(500))
      guard rest > .zero, isInputWaiting(within: rest), listen() else { return }
    }
  }

  /// Discards mouse reports and late answers, so that the shell does not read them.
  private func dropLateReports() {
    waitForLateWidths()
    waitForAnswer(to: .now) { !isReady }
    if let backgroundAsked { waitForAnswer(to: backgroundAsked) { self.backgroundAsked != nil } }
    if modes.hasRecentModes, input.decoder.synchronizes == nil {
      var state = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, 50)
    }
    tcflush(input.descriptor, TCIFLUSH)
  }
}
