import Decks
import Storage

/// A picture of a deck that is being exported, in a folder beside the deck's file.
struct ExportedPicture {
  /// The path from the folder of the deck's file, as in `animals.media/clown.png`.
  let file: String
  let picture: StoredPicture

  /// The folder of the picture.
  var folder: String { String(file.prefix { $0 != "/" }) }
}

extension Deck {
  /// Replaces references to pictures of the library by references to files beside the deck's.
  ///
  /// On standard output, and for pictures that are missing in the library, the references stay.
  ///
  /// - Parameter file: the path of the file; `-` is standard output.
  /// - Returns: the deck, and its pictures, each once.
  func withPictures(for file: String) -> (deck: Deck, pictures: [ExportedPicture]) {
    guard let directory = Saving.directory else { return (self, []) }
    let folder = PictureFolder(directory: directory)
    let base = file.split(separator: "/").last.map(String.init) ?? file
    let stem = base.lastIndex(of: ".").map { String(base[..<$0]) } ?? base
    var names = PictureFileNames()
    var exported: [String: ExportedPicture] = [:]
    func source(of face: Face) -> String {
      guard let reference = face.picture, let picture = folder.picture(reference.file) else {
        return face.source
      }
      let path = "\(stem.isEmpty ? base : stem).media/\(names.name(for: reference)).png"
      exported[path] = ExportedPicture(file: path, picture: picture)
      return file == "-" ? face.source : reference.to(path)?.text ?? face.source
    }
    let pairs = pairs.map { pair in
      let first = source(of: pair.first)
      return pair.first.side == .twin
        ? Pair(twin: first) : Pair(term: first, definition: source(of: pair.second))
    }
    let deck = Deck(name: name, color: color, usualPairs: usualPairs, pairs: pairs)
    return (deck, exported.values.sorted { $0.file < $1.file })
  }
}
