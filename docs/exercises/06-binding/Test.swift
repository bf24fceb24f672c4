import Canvas
import Expectations
import MemoryGame
import Testing

@testable import lesson

private final class Shelf {
  var theme = Theme.halloween
}

@Test func `a picker adds and removes emoji of a theme that is stored elsewhere`() {
  let shelf = Shelf()
  let picker = EmojiPicker(emojis: Binding(get: { shelf.theme }, set: { shelf.theme = $0 }).emojis)
  picker.add("🕸️")
  picker.add("🕸️")
  picker.remove("👻")
  expectEqual(shelf.theme.emojis, "🎃🦇💀🦉🍬🧙🌙🐺🧟🕸️")
  shelf.theme.emojis = "🐶"
  expectEqual(picker.emojis.wrappedValue, "🐶", "there is no second copy")
}
