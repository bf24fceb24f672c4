import CFuzzer
import FuzzBodies
import Libc

/// `memorize-fuzz --BODY [options of libFuzzer] [corpora]`: keeps passing new bytes to a body.
///
/// libFuzzer keeps bytes that reach new code, and writes a file with those that make the program
/// crash, leak, or use too much time or memory.
@main
enum Main {
  /// A C function carries nothing along, so the choice stands here.
  nonisolated(unsafe) private static var chosen: FuzzBody?

  static func main() {
    chosen = FuzzBody.all.first { CommandLine.arguments.contains("--\($0.name)") }
    guard chosen != nil else {
      complain("expected one of \(FuzzBody.all.map { "--\($0.name)" }.joined(separator: ", "))")
      exit(64)
    }
    // libFuzzer passes over what begins with two hyphens, and hands it on to programs it starts.
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments, run))
  }

  private static let run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt = { start, count in
    do throws(Complaint) {
      try chosen?.check(Array(UnsafeBufferPointer(start: start, count: count)))
    } catch {
      complain("\(error)")
      abort()
    }
    return 0
  }

  private static func complain(_ message: String) {
    let line = Array("memorize-fuzz: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
