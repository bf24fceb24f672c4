import Decks
import Expectations
import Testing

@testable import Storage

struct StoredPictureTests {
  private let side = StoredPicture.side

  private func pixel(_ picture: StoredPicture, _ column: Int, _ row: Int) -> [UInt8] {
    Array(picture.pixels[(row * side + column) * 4..<(row * side + column) * 4 + 4])
  }

  private func message(_ bytes: [UInt8]) -> String? {
    do throws(DeckError) {
      _ = try StoredPicture(image: bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a PNG image keeps its colours and what is transparent`() throws {
    let picture = try StoredPicture(image: TestImage.png(red: 200))
    expectEqual(pixel(picture, 0, 0), [200, 0, 0, 255])
    expectEqual(pixel(picture, 11, 5), [200, 0, 0, 255])
    expectEqual(pixel(picture, 12, 5), [0, 0, 0, 0])
    try expectEqual(StoredPicture(image: picture.image), picture)
  }

  @Test(arguments: [(640, 480), (480, 640), (400, 200), (49, 48)])
  func `a photograph fills the square`(width: Int, height: Int) throws {
    let picture = try StoredPicture(image: TestImage.jpeg(width: width, height: height))
    expectEqual(picture.pixels.count, 4 * side * side)
    #expect((0..<side * side).allSatisfy { picture.pixels[4 * $0 + 3] == 255 })
  }

  @Test func `of a very wide image half is seen, in the middle`() throws {
    let picture = try StoredPicture(image: TestImage.jpeg(width: 800, height: 200))
    expectEqual(pixel(picture, 0, 11), [0, 0, 0, 0])
    expectEqual(pixel(picture, 0, 12), [128, 128, 128, 255])
    expectEqual(pixel(picture, 47, 35), [128, 128, 128, 255])
    expectEqual(pixel(picture, 47, 36), [0, 0, 0, 0])
  }

  @Test(arguments: [(1, 1), (2, 9), (35, 500), (3000, 200), (48, 48), (47, 49)])
  func `images of every size fill the square in one direction`(width: Int, height: Int) throws {
    let picture = try StoredPicture(image: TestImage.jpeg(width: width, height: height))
    let rows = (0..<side).filter { row in
      (0..<side).contains { pixel(picture, $0, row)[3] == 255 }
    }
    let columns = (0..<side).filter { column in
      (0..<side).contains { pixel(picture, column, $0)[3] == 255 }
    }
    expectEqual(max(rows.count, columns.count), side)
    #expect(min(rows.count, columns.count) >= 3)
  }

  @Test func `a photograph of 12 megapixels takes less than a second`() throws {
    let photo = TestImage.jpeg(width: 4032, height: 3024)
    let time = try processorTime {
      let picture = try StoredPicture(image: photo)
      expectEqual(pixel(picture, 24, 24), [128, 128, 128, 255])
    }
    #expect(time < .seconds(1))
  }

  @Test func `a photograph is turned as its camera noted`() throws {
    let upright = try StoredPicture(image: TestImage.jpeg(width: 80, height: 20, orientation: 1))
    #expect(pixel(upright, 0, 24)[3] == 255 && pixel(upright, 24, 0)[3] == 0)
    let turned = try StoredPicture(image: TestImage.jpeg(width: 80, height: 20, orientation: 6))
    #expect(pixel(turned, 0, 24)[3] == 0 && pixel(turned, 24, 0)[3] == 255)
    let strange = try StoredPicture(image: TestImage.jpeg(width: 80, height: 20, orientation: 99))
    expectEqual(strange, upright)
  }

  /// The corner of a picture goes where the standard says.
  @Test(arguments: [
    (1, 0, 0), (2, 47, 0), (3, 47, 47), (4, 0, 47), (5, 0, 0), (6, 47, 0), (7, 47, 47), (8, 0, 47),
  ])
  func `each orientation moves the upper left corner`(number: UInt8, column: Int, row: Int) throws {
    let flag = TestImage.pixels(red: 255, columns: 1, rows: 1)
    let photo = TestImage.jpeg(width: 8, height: 8, orientation: number)
    let turned = ImageOrientation(of: photo).upright(flag)
    expectEqual(turned[(row * side + column) * 4], 255)
    expectEqual(turned.count { $0 == 255 }, 2)
  }

  @Test func `an image that shows nothing is no picture`() {
    let nothing = "the image shows nothing at the size of a card"
    expectEqual(message(TestImage.png(red: 0, columns: 0, rows: 0)), nothing)
    expectEqual(message(TestImage.png(red: 255, columns: 12, rows: 2)), nothing)
    expectEqual(message(TestImage.jpeg(width: 3000, height: 4)), nothing)
    expectEqual(message(TestImage.jpeg(width: 4, height: 3000)), nothing)
    expectNil(message(TestImage.png(red: 255, columns: 12, rows: 3)))
  }

  @Test func `anything else gives one line`() {
    expectEqual(message([]), "expected an image in PNG or JPEG")
    expectEqual(message(Array("GIF89a".utf8)), "expected an image in PNG or JPEG")
    expectEqual(message(Array(TestImage.png(red: 9).dropLast(30))), "the image is damaged")
    let photo = TestImage.jpeg(width: 800, height: 800)
    expectEqual(message(Array(photo.prefix(600))), "the image is damaged")
    expectEqual(message(Array(photo.prefix(30))), "the image is damaged")
    expectEqual(
      message(TestImage.jpeg(width: 9000, height: 9000)),
      "expected an image of at most 32 million pixels, found 9000 x 9000")
  }

  @Test func `a damaged file of the library is no picture`() throws {
    let picture = try StoredPicture(image: TestImage.png(red: 1))
    expectEqual(StoredPicture(file: picture.file), picture)
    expectNil(StoredPicture(file: Array(picture.file.dropLast())))
    expectNil(StoredPicture(file: [0] + picture.file.dropFirst()))
    expectNil(StoredPicture(file: []))
  }
}

/// Images for tests.
enum TestImage {
  /// A gray JPEG image of any size in few bytes: each block takes two bits.
  static func jpeg(width: Int, height: Int, orientation: UInt8? = nil) -> [UInt8] {
    let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let oneCode: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [0]
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation { bytes += exif(orientation) }
    bytes += [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    bytes += [0xFF, 0xC0, 0, 11, 8] + size + [1, 1, 0x11, 0]
    for table in [0x00, 0x10] as [UInt8] { bytes += [0xFF, 0xC4, 0, 20, table] + oneCode }
    bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    let blocks = ((width + 7) / 8) * ((height + 7) / 8)
    bytes += [UInt8](repeating: 0, count: (blocks + 3) / 4) + [0xFF, 0xD9]
    return bytes
  }

  private static func exif(_ orientation: UInt8) -> [UInt8] {
    let tiff =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let segment = Array("Exif".utf8) + [0, 0] + tiff
    return [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
  }

  /// The pixels of such an image.
  static func pixels(red: UInt8, columns: Int, rows: Int) -> [UInt8] {
    let side = StoredPicture.side
    return (0..<side * side).flatMap { index -> [UInt8] in
      let isSet = index % side < columns && index / side < rows
      return isSet ? [red, 0, 0, 255] : [0, 0, 0, 0]
    }
  }

  /// A PNG image of 48 by 48 pixels: transparent but for a block of one colour at the upper left.
  static func png(red: UInt8, columns: Int = 12, rows: Int = 6) -> [UInt8] {
    let file = Array("memorize picture 1\n".utf8) + pixels(red: red, columns: columns, rows: rows)
    return StoredPicture(file: file)?.image ?? []
  }
}
