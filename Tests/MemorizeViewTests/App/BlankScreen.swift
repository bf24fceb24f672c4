import Canvas

@testable import MemorizeView

/// A screen without content, below the one that is tested.
final class BlankScreen: Screen {
  var theme = Theme()
  var keyMap: KeyMap<Never> { KeyMap([]) }
  var guide: Guide { Guide(title: "", rules: "") }
  var footer: Footer? { nil }
  func perform(_ command: Never, at time: Duration) -> Action? {}
  func draw(on canvas: inout Canvas, at time: Duration) {}
}
