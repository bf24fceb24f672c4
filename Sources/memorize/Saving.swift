import MemorizeViewModel
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// Where this program saves: the directory from the environment, the date from the system.
enum Saving {
  /// The chronicle of the player's games; `nil` if no variable says where it could be.
  static func chronicle() -> Chronicle? {
    let names = ["XDG_DATA_HOME", "HOME"]
    let environment = Dictionary(
      names.compactMap { name in Environment[name].map { (name, $0) } },
      uniquingKeysWith: { first, _ in first })
    guard let directory = try? StorageDirectory.data.path(in: environment) else { return nil }
    return Chronicle(
      directory: directory, program: Memorize.version, date: { Int64(time(nil)) },
      suffix: FreshSeed.next)
  }
}
