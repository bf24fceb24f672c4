/// What a path that is being typed can become.
///
/// Hidden files are left out until the name typed begins with a dot.
struct PathCompletion: Equatable {
  /// What was typed up to the last slash, and with it.
  let folder: String
  /// What fits what was typed after it: folders first, each group by name.
  let candidates: [PathSource.Entry]
  private let stem: String

  /// Looks for what fits.
  ///
  /// - Parameters:
  ///   - typed: the beginning of a path.
  ///   - entries: what there is in the folder of that path.
  init(_ typed: String, entries: [PathSource.Entry]) {
    (folder, stem) = PathCompletion.parts(of: typed)
    let shown = entries.filter { [stem] in !$0.name.hasPrefix(".") || stem.hasPrefix(".") }
    let exact = shown.filter { [stem] in $0.name.hasPrefix(stem) }
    let folded = stem.lowercased()
    let fitting = exact.isEmpty ? shown.filter { $0.name.lowercased().hasPrefix(folded) } : exact
    candidates = fitting.sorted {
      ($0.isFolder ? 0 : 1, $0.name.lowercased(), $0.name)
        < ($1.isFolder ? 0 : 1, $1.name.lowercased(), $1.name)
    }
  }

  /// The folder in which a path that is being typed ends, and the beginning of a name in it.
  static func parts(of typed: String) -> (folder: String, stem: String) {
    if typed == "~" { return ("~/", "") }
    let slash = typed.lastIndex(of: "/").map(typed.index(after:)) ?? typed.startIndex
    return (String(typed[..<slash]), String(typed[slash...]))
  }

  /// What was typed, with as much added as all candidates share.
  var completed: String {
    guard let first = candidates.first else { return folder + stem }
    if candidates.count == 1 { return path(of: first) }
    let shared = candidates.dropFirst().reduce(first.name) { $0.commonPrefix(with: $1.name) }
    // Where upper and lower case differ the candidates may share less than was typed.
    return folder + (shared.count >= stem.count ? shared : stem)
  }

  /// What is typed for a candidate; a folder ends with a slash, so that one can go on from there.
  func path(of candidate: PathSource.Entry) -> String {
    folder + candidate.name + (candidate.isFolder ? "/" : "")
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
