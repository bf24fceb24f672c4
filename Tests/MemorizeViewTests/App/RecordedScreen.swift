import Canvas
import Expectations
import Foundation
import Testing

@testable import MemorizeView

extension Style {
  /// A letter for the role of a cell: its background, or on the table its foreground.
  var letter: Character {
    let paint = background == .table ? foreground : background
    if paint == .table && attributes.contains(.reverse) { return "R" }
    switch paint.name {
    case .table: return attributes.contains(.bold) ? "!" : " "
    case .dim: return "d"
    case .accent: return "a"
    case .back: return foreground == .pattern ? "p" : "b"
    case .pattern: return "w"
    case .face: return "f"
    case .ink: return "i"
    case .redInk: return "r"
    case .definitionInk: return "I"
    case .shade: return "o"
    case .matched: return "m"
    case .shine: return "*"
    case .cursor: return "C"
    case .trace: return "t"
    case .good: return "+"
    case .bad: return "-"
    case .dialog: return "s"
    case .dialogText: return "x"
    case .selection: return "S"
    case .rail: return "="
    case .shadow: return "."
    case .penumbra: return ","
    case .line: return "l"
    case .edge: return "e"
    case .definition: return "D"
    case .missed: return "M"
    case .missedEdge: return "N"
    case .matchedEdge: return "n"
    case .bonusHigh: return "6"
    case .bonusMiddle: return "3"
    case .bonusLow: return "1"
    case .panel: return "P"
    case .rule: return "_"
    case .field: return "F"
    case .button: return "B"
    case .gold: return "G"
    case .onGold: return "g"
    case .faint: return "q"
    case .forgotten: return "!"
    case .chart: return "c"
    case .heat1: return "h"
    case .heat2: return "j"
    case .heat3: return "k"
    case .heat4: return "K"
    case nil: return "#"
    }
  }
}

extension Canvas {
  /// The part of the frame in a block; a wide glyph that is cut in half becomes a blank.
  func cropped(to region: Rect) -> Canvas {
    let region = region.intersection(Rect(size))
    var part = Canvas(size: region.size)
    for y in 0..<region.height {
      for x in 0..<region.width {
        let cell = self[Point(x: region.minX + x, y: region.minY + y)]
        if !cell.glyph.isContinuation { part.put(cell.glyph, at: Point(x: x, y: y), cell.style) }
      }
    }
    part.cursor = cursor.map { Point(x: $0.x - region.minX, y: $0.y - region.minY) }
    return part
  }
}

/// Compares frames with recorded ones, or records them.
enum RecordedScreen {
  /// Whether frames are recorded; every comparison then fails, so that nobody forgets to look.
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1"

  /// Compares a frame, or the region of it under test, with the recorded one.
  static func matches(_ frame: Canvas, _ name: String, region: Rect? = nil) throws {
    let canvas = region.map(frame.cropped) ?? frame
    let cursor = canvas.cursor.map { "\($0.x),\($0.y)" } ?? "none"
    let text = """
      \(canvas.description)
      \(String(repeating: "=", count: canvas.size.width))
      \(canvas.paints(\.letter))
      cursor \(cursor)

      """
    try matches(text, name)
  }

  /// Compares a text with the recorded one.
  static func matches(_ text: String, _ name: String) throws {
    let file = URL.inPackage("Tests/MemorizeViewTests/Screens/\(name).txt")
    if isRecording {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was recorded")
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    expectEqual(text, recorded, "\(name)")
  }
}
