/// A set of Quizlet in one line, with semicolons between the rows.
enum QuizletText {
  /// The rows in lines of their own; `nil` unless the text is one line of at least two rows with two
  /// sides each.
  static func rows(of file: [UInt8]) -> [UInt8]? {
    let text = file.prefix { !$0.endsLine }
    guard file[text.endIndex...].allSatisfy({ $0.endsLine || $0.isBlank }) else { return nil }
    let rows = text.split(separator: UInt8(ascii: ";"))
    let isTable = [UInt8(ascii: "\t"), UInt8(ascii: ",")].contains { mark in
      rows.allSatisfy { row in row.count { $0 == mark } == 1 }
    }
    return rows.count >= 2 && isTable ? Array(rows.joined(separator: [.lineFeed])) : nil
  }
}
