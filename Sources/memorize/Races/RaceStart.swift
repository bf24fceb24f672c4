import Decks
import Libc
import Races
import Storage

/// Opens a race for a player: makes it, connects to it, and joins it.
struct RaceStart {
  let folder: RacesFolder
  let place: RacePlace
  /// The player's name; `nil` for somebody who watches.
  let name: String?
  /// Whether the player chose the name, so that no other one will do.
  let isNameChosen: Bool
  /// The board of a new race; `nil` to join one.
  let header: JournalHeader?

  /// The numbers added to the name of an account when the name is taken.
  private static let numbers = 2...9

  /// The open race, and the connection to it if it is somewhere else.
  ///
  /// - Throws: one line that says why it cannot be joined.
  func open() throws(Failure) -> (race: Race, link: RaceLink?) {
    guard let command = place.command else {
      let race = try onRace { () throws(RaceFault) in
        if let header { try folder.create(place.code, header) } else { try folder.race(place.code) }
      }
      try join(race)
      return (race, nil)
    }
    let id = name.map(RacerID.init(name:))
    let path = folder.mirror(of: place.code, for: id)
    if let header {
      try onRace { () throws(RaceFault) in try RaceExchange.begin(header, in: path) }
    }
    let link = try RaceLink(
      to: command, again: place.repeated, code: place.code, id: id, mirror: path)
    do throws(Failure) {
      let race = try link.race()
      try join(race)
      return (race, link)
    } catch {
      link.end()
      throw error
    }
  }

  private func join(_ race: Race) throws(Failure) {
    guard let name else { return }
    do throws(RaceFault) {
      return try race.join(as: name)
    } catch {
      guard error.kind == .missing, !isNameChosen, place.command == nil else {
        throw Failure(error)
      }
    }
    for number in RaceStart.numbers {
      let next = "\(name.prefix(Company.longestName - 2)) \(number)"
      if (try? race.join(as: next)) != nil { return }
    }
    throw Failure(
      .noInput, "race \(race.code) is full, or '\(name)' is taken; --as chooses another name")
  }
}
