import CAnki
import Decks
import Words

/// Unpacks data that Zstandard has compressed, part by part.
final class Zstandard {
  private let context: OpaquePointer
  private let name: String
  private let limit: Int
  private var total = 0
  private var isComplete = true
  private var part = [UInt8](repeating: 0, count: ZSTD_DStreamOutSize())

  /// Prepares to unpack a file.
  ///
  /// - Parameters:
  ///   - name: the name of the file for messages.
  ///   - limit: the most bytes when it is unpacked.
  /// - Throws: if there is too little memory.
  init(_ name: String, limit: Int) throws(DeckError) {
    guard let context = ZSTD_createDCtx() else {
      throw DeckError(message: say(name: "Cannot allocate memory", context: "system"))
    }
    ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, Int32(AnkiLimit.zstandardWindow))
    (self.context, self.name, self.limit) = (context, name, limit)
  }

  deinit { ZSTD_freeDCtx(context) }

  /// Unpacks the next part.
  ///
  /// - Throws: if it is damaged, if there are too many bytes, and what `take` throws.
  func unpack(
    _ packed: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) throws(DeckError) -> Void
  ) throws(DeckError) {
    var input = ZSTD_inBuffer(src: packed.baseAddress, size: packed.count, pos: 0)
    while true {
      let (result, count) = part.withUnsafeMutableBytes { bytes in
        var output = ZSTD_outBuffer(dst: bytes.baseAddress, size: bytes.count, pos: 0)
        return (ZSTD_decompressStream(context, &output, &input), output.pos)
      }
      guard ZSTD_isError(result) == 0 else { throw damaged }
      isComplete = result == 0
      total += count
      guard total <= limit else { throw DeckError.tooLarge(name, limit: limit) }
      if count > 0 { try part.withUnsafeBytesOfFirst(count, take) }
      // A full buffer may leave more behind, unless the data are complete.
      if input.pos == input.size, isComplete || count < part.count { return }
    }
  }

  /// Checks that the data ended where they should.
  func finish() throws(DeckError) {
    guard isComplete else { throw damaged }
  }

  private var damaged: DeckError {
    DeckError(message: say("'\(name)' in the package is damaged"))
  }
}
