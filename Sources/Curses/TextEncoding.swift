import CNCurses

/// The character encoding of the environment.
public enum TextEncoding {
  /// Whether text is written in UTF-8; otherwise it must be plain ASCII.
  ///
  /// The locales C and POSIX, and one that is not installed, say nothing about the terminal: nearly
  /// all terminals understand UTF-8 today. An installed locale with another encoding means ASCII.
  public static let isUTF8: Bool = {
    guard let name = setlocale(LC_CTYPE, "").map({ String(cString: $0) }),
      name != "C", name != "POSIX"
    else {
      return setlocale(LC_CTYPE, "C.UTF-8") != nil
    }
    if nl_langinfo(nl_item(CODESET)).map({ String(cString: $0) }) == "UTF-8" { return true }
    setlocale(LC_CTYPE, "C.UTF-8")
    return false
  }()
}
