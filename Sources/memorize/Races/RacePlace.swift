import Races

/// Where a race is: in a directory of this computer, or behind a command that carries its lines.
struct RacePlace: Equatable {
  /// The code.
  let code: RaceCode
  /// The command that carries the lines, with its arguments; `nil` for a race on this computer.
  let command: [String]?
  /// The command for a new connection after the first, which asks for nothing.
  let repeated: [String]

  /// The options of ssh: say soon that a host does not answer, or no longer answers.
  private static let ssh = [
    "ssh", "-T", "-o", "ConnectTimeout=10", "-o", "ServerAliveInterval=5",
    "-o", "ServerAliveCountMax=3",
  ]

  /// Reads a code, or a place such as `ssh://ann@example.org:2222/k3v9ta`; `nil` if it is neither.
  ///
  /// - Parameters:
  ///   - text: the code or the place.
  ///   - relay: a command of the shell that carries the lines of a race; its code is added.
  init?(_ text: String, relay: String? = nil) {
    guard text.hasPrefix("ssh://") else {
      guard let code = RaceCode(text) else { return nil }
      let shell = relay.map { ["/bin/sh", "-c", "\($0) \(code)"] }
      (self.code, command, repeated) = (code, shell, shell ?? [])
      return
    }
    let parts = text.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
    guard relay == nil, parts.count == 2, let first = parts.first, let last = parts.last,
      let code = RaceCode(String(last)), let host = RacePlace.host(first)
    else { return nil }
    let remote = host + ["memorize race relay \(code)"]
    self.code = code
    command = RacePlace.ssh + remote
    repeated = RacePlace.ssh + ["-o", "BatchMode=yes"] + remote
  }

  /// The arguments of ssh for `[USER@]HOST[:PORT]`; `nil` if ssh could take it for an option.
  private static func host(_ text: Substring) -> [String]? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, !host.hasPrefix("-"), parts.count <= 2,
      host.utf8.allSatisfy(isHostByte)
    else { return nil }
    guard parts.count == 2, let port = parts.last else { return ["--", String(host)] }
    guard let number = UInt16(port), number > 0 else { return nil }
    return ["-p", "\(number)", "--", String(host)]
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    let isSign = [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "@")]
      .contains(byte)
    let scalar = Unicode.Scalar(byte)
    return isSign || scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
  }
}
