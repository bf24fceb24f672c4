import ArgumentParser
import Decks

/// The arguments that choose columns and rows of a file.
struct ColumnArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The column of the terms, counted from 1.", valueName: "column"))
  var term: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The column of the definitions, counted from 1.", valueName: "column"))
  var definition: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Only rows with this tag, in a file with the header '#tags column:'.", valueName: "tag"))
  var tag: String?

  func validate() throws {
    guard (term == nil) == (definition == nil) else {
      throw ValidationError("--term and --definition go together; expected both")
    }
    guard term == nil || faces != nil else {
      throw ValidationError(
        "--term and --definition: expected two different numbers from 1 to \(DeckLimit.columns.upperBound)"
      )
    }
  }

  private var faces: DeckColumns.Faces? {
    term.flatMap { term in
      definition.flatMap { DeckColumns.Faces(term: term, definition: $0) }
    }
  }

  /// The wanted columns and rows.
  var columns: DeckColumns { DeckColumns(faces, tag: tag) }
}
