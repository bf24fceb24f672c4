import Canvas
import Testing

@testable import MemorizeView

/// What players on the Linux console see.
struct ConsoleScreenTests {
  private static let sizes = [(80, 24), (40, 15), (120, 40)].map { Size(width: $0.0, height: $0.1) }

  /// The names of the program's own lines, blocks and marks.
  private static let names = Set(
    (Symbols.all + Symbols.charts + "─━░█■✗→").flatMap(\.unicodeScalars).compactMap {
      $0.properties.name?.lowercased()
    })

  @Test(arguments: sizes)
  func `every page has only signs of the console's fonts, and spells none out`(
    size: Size
  ) throws {
    for page in try PageTour(size: size, capabilities: .console).pages() {
      let text = page.frame.description
      let missing = Set(text.filter { !$0.isShownOnConsole })
      #expect(missing.isEmpty, "\(page.name): \(missing)\n\(text)")
      let spelled = Self.names.filter { text.contains($0) }
      #expect(spelled.isEmpty, "\(page.name): \(spelled)\n\(text)")
    }
  }

  @Test func `charts and their explanations have signs, not the names of signs`() {
    for size in Self.sizes + [Size(width: 60, height: 62)] {
      let text = StatisticsTable(size: size, capabilities: .console).frame().description
      #expect(!text.contains { !$0.isShownOnConsole })
      #expect(!Self.names.contains { text.contains($0) })
    }
  }
}

extension Character {
  fileprivate var isShownOnConsole: Bool {
    Capabilities.consoleSigns.contains(self) || isNewline
      || unicodeScalars.allSatisfy {
        (0x20...0x7E).contains($0.value) || (0xA1...0xFF).contains($0.value)
      }
  }
}
