import Decks
import Rivals
import Words

/// Those who share a game, in the player's language; files have English names.
extension Company {
  /// The opponent, as in `crow`, `your double` or `3 people`; empty for nobody.
  public var shownOpponent: String {
    switch self {
    case .alone: ""
    case .rival(let name) where Rival.isOwn(name): say("your double", context: "opponent")
    case .rival(let name): Rival.shownName(name)
    case .people(let names):
      say(
        names.count, one: "\(names.count) person", other: "\(names.count) people",
        context: "opponent")
    }
  }

  /// The name in files of a person who has not given one, by the number among the players, from 1.
  static func usualName(_ number: Int) -> String { "Player \(number)" }

  /// The name of a person on the screen.
  ///
  /// - Parameters:
  ///   - name: the name in files.
  ///   - number: the number among the players, from 1.
  /// - Returns: the same name, unless it is the usual one.
  static func shownName(_ name: String, number: Int) -> String {
    name == usualName(number) ? say("Player \(number)") : name
  }
}

extension Rival {
  /// The name of a rival in lower case, as in `cat`.
  static func shownName(_ name: String) -> String { say(name: name, context: "rival") }
}
