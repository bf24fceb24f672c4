import CNCurses
import Canvas
import Libc

/// The modes of a terminal that ncurses does not handle, and its line settings.
///
/// ncurses enables mouse reports beyond column 223 only where terminfo says so, and does not know
/// bracketed paste.
struct TerminalModes {
  /// Clicks, drags and hovering, reported as decimal numbers; bracketed paste; and no reordering
  /// of Hebrew and Arabic.
  private static let enterExtensions =
    "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[8l"
  private static let leaveExtensions =
    "\u{1B}[8h\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"

  /// Asks for a report whenever the terminal changes from dark to light or back (mode 2031).
  private static let enterRecent = "\u{1B}[?2031h"
  /// Ends an unfinished frame (mode 2026), and the reports.
  private static let leaveRecent = "\u{1B}[?2026l\u{1B}[?2031l"

  /// Everything that is known of the terminal.
  let profile: TerminalProfile
  /// The line settings before the program started.
  let settings: termios
  /// Whether the terminal knows the modes of xterm.
  let hasExtensions: Bool
  /// Whether it has, or ignores, the modes of recent years.
  let hasRecentModes: Bool
  /// Whether it keeps the shell's screen while the program runs.
  let hasAlternateScreen: Bool
  /// The bytes that switch the modes off, in the opposite order.
  let leave: String
  /// The bytes a dying program writes in place of ncurses.
  ///
  /// A screen that cannot be restored is cleared.
  let giveBack: [UInt8]

  /// Reads the terminfo entry of the open terminal.
  ///
  /// - Parameters:
  ///   - profile: everything that is known of the terminal.
  ///   - settings: the line settings before the program started.
  init(_ profile: TerminalProfile, settings: termios) {
    (self.profile, self.settings) = (profile, settings)
    hasExtensions = Terminfo.isXtermLike && profile.has(.extensions)
    hasRecentModes = hasExtensions && profile.has(.modes)
    hasAlternateScreen = Terminfo.string("smcup") != nil && Terminfo.string("rmcup") != nil
    let names = ["sgr0", "op", "cnorm", hasAlternateScreen ? "rmcup" : "clear"]
    leave =
      (hasRecentModes ? TerminalModes.leaveRecent : "")
      + (hasExtensions ? TerminalModes.leaveExtensions : "")
    giveBack = Array((leave + names.compactMap(Terminfo.string).joined()).utf8)
  }

  /// The bytes that switch the modes on.
  var enter: String {
    (hasExtensions ? TerminalModes.enterExtensions : "")
      + (hasRecentModes ? TerminalModes.enterRecent : "")
  }

  /// The line settings while the program runs: each key at once, without echo or translation.
  var playing: termios {
    var playing = settings
    playing.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    playing.c_iflag &= ~tcflag_t(BRKINT | PARMRK | IXON | ICRNL | INLCR | IGNCR)
    playing.c_oflag &= ~tcflag_t(ONLCR | TAB3)
    withUnsafeMutableBytes(of: &playing.c_cc) { keys in
      keys.storeBytes(of: 1, toByteOffset: Int(VMIN), as: UInt8.self)
      keys.storeBytes(of: 0, toByteOffset: Int(VTIME), as: UInt8.self)
    }
    return playing
  }
}

extension CursesTerminal {
  /// Takes over the terminal: line settings, modes, hidden cursor, and a way back after a crash.
  func enter() {
    nonl()
    typeahead(-1)
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
      CrashGuard.giveBack()
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

  /// Asks the terminal a question, unless it might not understand it.
  func ask(_ question: TerminalQuestion) {
    guard question.suits(self) else { return }
    send(question.bytes)
    questions.add(question)
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

  /// Discards mouse reports and late answers, so that the shell does not read them.
  ///
  /// A slow terminal gets half a second after a question to answer before the shell reads on.
  private func dropLateReports() {
    while let asked = questions.lastAwaited() {
      let rest = ContinuousClock.now.duration(to: asked + .milliseconds(500))
      guard rest > .zero, isInputWaiting(within: rest), listen() else { break }
    }
    questions = OpenQuestions()
    widths.cancel()
    tcflush(input.descriptor, TCIFLUSH)
  }
}
