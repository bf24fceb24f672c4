import Canvas
import Foundation
import Testing

@testable import MemorizeView

extension Style {
  /// A letter for what is seen in a cell: its ground, or on the table what is drawn there.
  var letter: Character {
    let paint = background == .table ? foreground : background
    if paint == .table && attributes.contains(.reverse) { return "R" }
    switch paint {
    case .table: return attributes.contains(.bold) ? "!" : " "
    case .dim: return "d"
    case .accent: return "a"
    case .back: return foreground == .pattern ? "p" : "b"
    case .pattern: return "w"
    case .face: return "f"
    case .ink: return "i"
    case .redInk: return "r"
    case .pie: return "o"
    case .matched: return "m"
    case .shine: return "*"
    case .cursor: return "C"
    case .trace: return "t"
    case .good: return "+"
    case .bad: return "-"
    case .dialog: return "s"
    case .dialogText: return "x"
    case .selection: return "S"
    }
  }
}

/// Compares pictures with those in files, or writes them there.
enum RecordedScreen {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Screens")

  /// Whether pictures are written; every comparison then fails, so that nobody forgets to look.
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1"

  static func matches(_ canvas: Canvas, _ name: String) throws {
    let cursor = canvas.cursor.map { "\($0.x),\($0.y)" } ?? "none"
    let text = """
      \(canvas.description)
      \(String(repeating: "=", count: canvas.size.width))
      \(canvas.paints(\.letter))
      cursor \(cursor)

      """
    let file = folder.appendingPathComponent("\(name).txt")
    if isRecording {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was recorded")
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded, "\(name)")
  }
}
