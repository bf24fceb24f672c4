import Canvas

/// A sequence of the terminal that is neither a key nor a report of the mouse, and may answer a
/// question.
enum TerminalReply: Equatable {
  case control(ControlSequence)
  /// The contents of an operating system command or the like, without its end.
  case command(String)
}

/// A question to the terminal; everything about one kind of question is in its entry here.
struct TerminalQuestion: Sendable {
  /// Applies an answer, and returns the events to report.
  typealias Effect = (CursesTerminal) -> [Event]

  /// The bytes to send.
  let bytes: String
  /// Whether a terminal answers it, or ignores it without leaving a trace on the screen.
  var suits: @Sendable (CursesTerminal) -> Bool = { $0.modes.hasExtensions }
  /// The number of replies that answer it.
  var answers = 1
  /// The time after which no answer is expected any more; one that comes later still counts.
  var deadline: Duration = .seconds(3)
  /// The effect of a reply; `nil` if it answers something else.
  let effect: @Sendable (TerminalReply) -> Effect?
}

extension TerminalQuestion {
  /// The questions at the start.
  static let first = [background, synchronizedFrames]

  /// Asks for the background colour, if the colours depend on it.
  static let background = TerminalQuestion(
    bytes: "\u{1B}]11;?\u{1B}\\",
    suits: { $0.modes.hasExtensions && $0.modes.profile.has(.background) && $0.needsBackground },
    effect: { reply in
      reply.hasLightBackground.map { isLight in { _ in [.background(isLight: isLight)] } }
    })

  /// Asks whether the screen can be shown only once a frame is complete (mode 2026).
  static let synchronizedFrames = TerminalQuestion(
    bytes: "\u{1B}[?2026$p", suits: { $0.modes.hasRecentModes },
    effect: { reply in
      reply.synchronizesFrames.map { answer in
        { terminal in
          terminal.output.synchronizesFrames = answer
          return []
        }
      }
    })

  /// Asks for the status (DSR 5 of ECMA-48), which tells that everything before has been read.
  static func status(
    _ effect: @escaping @Sendable (CursesTerminal) -> Void = { _ in }
  ) -> TerminalQuestion {
    TerminalQuestion(
      bytes: "\u{1B}[5n", suits: { _ in true },
      effect: { reply in
        guard reply.isStatus else { return nil }
        return { terminal in
          effect(terminal)
          return []
        }
      })
  }

  /// Asks for the columns of characters, which `WidthInquiry` writes, and for the end of them.
  static func widths(_ inquiry: WidthInquiry, cursor: Point) -> [TerminalQuestion] {
    let columns = TerminalQuestion(
      bytes: inquiry.bytes(cursor: cursor), answers: inquiry.questions.count
    ) { reply in
      reply.column.map { column in { $0.recordWidth(column: column) } }
    }
    // All terminals report their kind, most of them after all other answers.
    let end = TerminalQuestion(bytes: "\u{1B}[c") { reply in
      reply.isDeviceKind ? { $0.endWidths() } : nil
    }
    return [columns, end]
  }
}

extension TerminalReply {
  /// Whether the background colour is light: `11;rgb:RRRR/GGGG/BBBB`, or `rgba` with a fourth number.
  var hasLightBackground: Bool? {
    guard case .command(let text) = self,
      let prefix = ["11;rgb:", "11;rgba:"].first(where: text.hasPrefix)
    else { return nil }
    let parts = text.dropFirst(prefix.count).split(separator: "/").compactMap { part in
      let digits = part.prefix(4)
      return Int(digits, radix: 16).map { Double($0) / Double(1 << (4 * digits.count) - 1) }
    }
    guard (3...4).contains(parts.count) else { return nil }
    return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] > 0.5
  }

  /// Whether the terminal can show a frame at once, switched on or off.
  var synchronizesFrames: Bool? {
    guard let numbers = numbers("y", after: "?"), numbers.first == 2026 else { return nil }
    return numbers.count == 2 && (numbers.last == 1 || numbers.last == 2)
  }

  /// Whether the terminal reports its status.
  var isStatus: Bool { numbers("n").map { $0 == [0] || $0 == [3] } ?? false }

  /// The column of the cursor on the row used for measuring, from 1.
  var column: Int? {
    guard let numbers = numbers("R"), numbers.count == 2, numbers.first == WidthInquiry.row
    else { return nil }
    return numbers.last
  }

  /// Whether the terminal reports its kind (DA1).
  var isDeviceKind: Bool { numbers("c", after: "?") != nil }

  private func numbers(_ final: Unicode.Scalar, after marker: Unicode.Scalar? = nil) -> [Int]? {
    guard case .control(let sequence) = self, UInt32(sequence.final) == final.value,
      sequence.marker.map(UInt32.init) == marker?.value
    else { return nil }
    return sequence.numbers
  }
}

/// The questions that were sent and are not answered, in their order.
struct OpenQuestions {
  private struct Entry {
    let question: TerminalQuestion
    let asked: ContinuousClock.Instant
    var left: Int
    var isAwaited = true
  }

  /// The time after which a question without an answer is forgotten.
  private static let longest: Duration = .seconds(60)

  private var entries: [Entry] = []

  /// Takes note of a question that is sent now.
  mutating func add(_ question: TerminalQuestion, at moment: ContinuousClock.Instant = .now) {
    entries.removeAll { $0.asked + OpenQuestions.longest < moment }
    entries.append(Entry(question: question, asked: moment, left: question.answers))
  }

  /// The effect of a reply, if it answers a question: the oldest one of its kind.
  mutating func answer(_ reply: TerminalReply) -> TerminalQuestion.Effect? {
    for index in entries.indices {
      guard let effect = entries[index].question.effect(reply) else { continue }
      // Terminals answer in order: those asked before get a late answer, or none.
      for earlier in entries.indices.prefix(index) { entries[earlier].isAwaited = false }
      entries[index].left -= 1
      if entries[index].left <= 0 { entries.remove(at: index) }
      return effect
    }
    return nil
  }

  /// The time when the last question was asked of which an answer is still expected.
  func lastAwaited(at moment: ContinuousClock.Instant = .now) -> ContinuousClock.Instant? {
    entries.last { $0.isAwaited && $0.asked + $0.question.deadline > moment }?.asked
  }
}
