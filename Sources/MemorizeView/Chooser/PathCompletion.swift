/// The ways to continue a path that is being typed.
///
/// Hidden files are left out until the typed name begins with a dot.
struct PathCompletion: Equatable {
  /// The typed text up to and including the last slash.
  let folder: String
  /// The entries that match the text after the slash: folders first, each group by name.
  let candidates: [PathSource.Entry]
  private let stem: String

  /// Looks for entries that match.
  ///
  /// - Parameters:
  ///   - typed: the beginning of a path.
  ///   - entries: the content of the folder of that path.
  init(_ typed: String, entries: [PathSource.Entry]) {
    (folder, stem) = PathCompletion.parts(of: typed)
    let shown = entries.filter { [stem] in !$0.name.hasPrefix(".") || stem.hasPrefix(".") }
    let exact = shown.filter { [stem] in $0.name.hasPrefix(stem) }
    let folded = stem.lowercased()
    let matches = exact.isEmpty ? shown.filter { $0.name.lowercased().hasPrefix(folded) } : exact
    candidates = matches.sorted {
      ($0.isFolder ? 0 : 1, $0.name.lowercased(), $0.name)
        < ($1.isFolder ? 0 : 1, $1.name.lowercased(), $1.name)
    }
  }

  /// Splits a typed path into its folder and the beginning of a name in that folder.
  static func parts(of typed: String) -> (folder: String, stem: String) {
    if typed == "~" { return ("~/", "") }
    let slash = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
    return (String(typed[..<slash]), String(typed[slash...]))
  }

  /// The typed text, continued as far as all candidates agree.
  var completed: String {
    guard let first = candidates.first else { return folder + stem }
    if candidates.count == 1 { return path(of: first) }
    let shared = candidates.dropFirst().reduce(first.name) { $0.commonPrefix(with: $1.name) }
    // Candidates that differ in case may share less than was typed.
    return folder + (shared.count >= stem.count ? shared : stem)
  }

  /// The path of a candidate; a folder ends with a slash, ready for more typing.
  func path(of candidate: PathSource.Entry) -> String {
    folder + candidate.name + (candidate.isFolder ? "/" : "")
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
