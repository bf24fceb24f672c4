import Canvas
import Words

/// Where the cards of a deal lie in a window, and what their faces show there.
struct Arrangement {
  /// Everything that an arrangement depends on.
  struct Basis: Equatable {
    let size: Size
    let deal: Int
    let zoom: Int
    let capabilities: Capabilities
    /// The language of pictures that are shown by their names.
    let language: Language

    /// Whether the same faces are shown in the same way.
    func hasSameFaces(as other: Basis) -> Bool {
      deal == other.deal && capabilities == other.capabilities && language == other.language
    }
  }

  let basis: Basis
  let faces: Faces
  let layout: TableLayout
  /// The images of the cards at rest, in this layout.
  let images = CardImageCache()
}

/// The part of the board that the player sees, and its size.
struct Viewport {
  /// The place under the cursor.
  var cursor = 0
  /// The number of rows by which the board is scrolled up.
  var scroll = 0
  /// By how many sizes the player wants larger cards; negative for smaller ones.
  var zoom = 0
}
