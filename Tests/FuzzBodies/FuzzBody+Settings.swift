import Decks
import Storage

extension FuzzBody {
  /// Settings read the same when they are saved, and what is not ours stays in the file.
  static let settings = FuzzBody("settings") { (bytes) throws(Complaint) in
    guard let file = try? SettingsText(parsing: bytes) else { return }
    let (settings, faults) = file.settings
    try expect(faults.allSatisfy(\.isOneShortLine), "a notice of more than a line: \(faults)")
    if let deck = settings.deck {
      try expect(deck.isHarmless && deck.isVisible, "a deck's name that harms: \(deck)")
    }
    try check(file.changed(from: settings, to: settings), is: settings, keys: file.keys)
    var others = settings
    others.theme.showsLabels.toggle()
    others.flipBack = settings.flipBack == nil ? .milliseconds(1250) : nil
    others.pairs = settings.pairs == nil ? 7 : nil
    try check(file.changed(from: settings, to: others), is: others, keys: file.keys)
  }

  private static func check(
    _ file: SettingsText, is settings: Settings, keys: [String]
  ) throws(Complaint) {
    let again = try? SettingsText(parsing: file.bytes)
    try expect(again?.settings.value == settings, "other settings when they are saved")
    try expect(again?.keys.prefix(keys.count).elementsEqual(keys) == true, "keys were lost")
  }
}
