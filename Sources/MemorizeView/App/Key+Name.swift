import Canvas

extension Key {
  /// The key without its modifier, where moving by words has no meaning.
  var withoutModifier: Key {
    switch self {
    case .wordLeft: .left
    case .wordRight: .right
    default: self
    }
  }

  /// The name of the key.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "^\(character.uppercased())"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .wordLeft: "Ctrl-Left"
    case .wordRight: "Ctrl-Right"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .function(let number): "F\(number)"
    }
  }
}

/// Keys of other layouts by their position.
extension Key {
  /// The key of a US keyboard at the place of a letter of the Russian or the Korean layout, as `q`
  /// for `й` and for `ㅂ`; `nil` for other keys.
  ///
  /// A capital letter stands for the key with Shift. Korean letters with Shift are only known where
  /// they differ from those without. A full-width character of an input method, as `？` or `ｑ`,
  /// stands for its narrow form.
  var atSamePosition: Key? {
    guard case .character(let character) = self, !character.isASCII else { return nil }
    return (Key.positions[character] ?? character.narrow).map(Key.character)
  }

  private static let positions: [Character: Character] = {
    // The rows of keys from the top left: first as they are, then with Shift.
    let rows = [
      ("йцукенгшщзхъ", "qwertyuiop[]"), ("фывапролджэ", "asdfghjkl;'"), ("ячсмитьбю", "zxcvbnm,."),
      ("ЙЦУКЕНГШЩЗХЪ", "QWERTYUIOP{}"), ("ФЫВАПРОЛДЖЭ", "ASDFGHJKL:\""), ("ЯЧСМИТЬБЮ", "ZXCVBNM<>"),
      ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "qwertyuiop"), ("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "asdfghjkl"), ("ㅋㅌㅊㅍㅠㅜㅡ", "zxcvbnm"),
      ("ㅃㅉㄸㄲㅆㅒㅖ", "QWERTOP"),
      ("ёЁ", "`~"),
    ]
    return Dictionary(
      rows.flatMap { zip($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
  }()
}
