import Decks
import Words

/// How a deck file was understood, in the player's language.
extension DeckReading {
  /// All of it, as in `commas, 3 pairs, 1 row without a definition`.
  var shownSummary: String {
    let pairs = deck?.pairs.count ?? 0
    let count = say(pairs, one: "\(pairs) pair", other: "\(pairs) pairs")
    return ([shownLayout] + shownColumns + [count] + shownRemarks).listed
  }

  /// The meaning of the columns, as in `a header` and `Front = term, Back = definition (of 4
  /// columns)`.
  private var shownColumns: [String] {
    guard let columns else { return [] }
    let (term, definition) = (columns.term, columns.definition)
    let count = columns.count
    return (columns.hasHeader ? [say("a header")] : [])
      + [
        say(
          "\(term) = term, \(definition) = definition (of \(count) columns)")
      ]
  }

  /// The separator of the file, as in `commas`.
  var shownLayout: String {
    guard let dividingMark else { return say("one face per line") }
    return switch dividingMark {
    case "\t": say("tabs")
    case ",": say("commas")
    case ";": say("semicolons")
    case "|": say("pipes")
    case ":": say("colons")
    case " ": say("spaces")
    case DeckReading.noteMark: say("notes of Anki")
    default: say("\"\(dividingMark)\" between the sides")
    }
  }

  /// Anything unusual about the file, as in `1 row without a definition`.
  var shownRemarks: [String] {
    let faces = say(
      singleFaces, one: "\(singleFaces) of them a face", other: "\(singleFaces) of them faces")
    let isMixed = singleFaces > 0 && deck?.isWords == true
    return (isMixed ? [faces] : []) + rowRemarks
      + (encoding == .utf8 ? [] : [say("read as \(encoding.name)")])
  }

  /// The numbers of rows that are not as they should be.
  private var rowRemarks: [String] {
    let (terms, definitions) = (faults.missingTerms, faults.missingDefinitions)
    let (unreadable, repeated) = (faults.unreadableRows, repeats)
    let remarks = [
      (
        terms,
        say(
          terms, one: "\(terms) row without a term",
          other: "\(terms) rows without a term")
      ),
      (
        definitions,
        say(
          definitions, one: "\(definitions) row without a definition",
          other: "\(definitions) rows without a definition")
      ),
      (
        unreadable,
        say(
          unreadable, one: "\(unreadable) row unreadable", other: "\(unreadable) rows unreadable")
      ),
      (
        comments,
        say(comments, one: "\(comments) comment", other: "\(comments) comments")
      ),
      (
        repeated,
        say(repeated, one: "\(repeated) row repeated", other: "\(repeated) rows repeated")
      ),
    ]
    return remarks.filter { $0.0 > 0 }.map(\.1)
  }
}
