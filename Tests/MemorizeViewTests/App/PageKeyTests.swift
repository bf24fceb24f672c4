import Canvas
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The key maps of the chooser, the import screen, the editor and the statistics.
struct PageKeyTests {
  private func check<Screen: MemorizeView.Screen>(_ screen: Screen) {
    let keys = screen.keyMap.bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(screen.keyMap.bindings.allSatisfy { !$0.keys.isEmpty && !$0.help.isEmpty })
    let letters = keys.filter { if case .character = $0 { true } else { false } }
    #expect(!screen.isTakingText || letters.isEmpty)
  }

  @Test func `no key is bound twice, and letters are text where text is typed`() throws {
    let chooser = try Chooser()
    check(chooser.screen)
    chooser.press("/")
    check(chooser.screen)
    chooser.press(.escape, "i")
    let importScreen = try #require(chooser.importScreen)
    check(importScreen)
    chooser.press(.escape, "e")
    var editor = try #require(chooser.editor)
    check(editor)
    chooser.press(.home)
    editor = try #require(chooser.editor)
    check(editor)
    check(StatisticsTable().screen)
  }
}
