/// Character references of HTML, such as `&eacute;` and `&#233;`.
enum HTMLReference {
  /// Decodes a reference.
  ///
  /// - Parameter name: the text between `&` and `;`.
  /// - Returns: nil for a name that HTML 4 does not define, or a number that is no character.
  static func scalar(named name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init)
  }

  private static let named: [String: Unicode.Scalar] = {
    var all: [String: Unicode.Scalar] = [:]
    for (start, names) in rows {
      for (offset, name) in names.split(separator: " ").enumerated() where name != "-" {
        all[String(name)] = Unicode.Scalar(start + UInt32(offset))
      }
    }
    return all
  }()

  /// Names of consecutive characters after the first code point; a hyphen marks one without a name.
  private static let rows: [(UInt32, String)] = [
    (0x22, "quot - - - amp apos"), (0x3C, "lt - gt"),
    (
      0xA0,
      """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
      sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
      Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc \
      Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute \
      THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
      igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave \
      uacute ucirc uuml yacute thorn yuml
      """
    ),
    (0x152, "OElig oelig"), (0x160, "Scaron scaron"), (0x178, "Yuml"), (0x192, "fnof"),
    (0x2C6, "circ"), (0x2DC, "tilde"),
    (
      0x391,
      """
      Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - \
      Sigma Tau Upsilon Phi Chi Psi Omega
      """
    ),
    (
      0x3B1,
      """
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho \
      sigmaf sigma tau upsilon phi chi psi omega
      """
    ),
    (0x3D1, "thetasym upsih - - - piv"), (0x2002, "ensp emsp"), (0x2009, "thinsp"),
    (0x200C, "zwnj zwj lrm rlm"), (0x2013, "ndash mdash"), (0x2018, "lsquo rsquo sbquo"),
    (0x201C, "ldquo rdquo bdquo"), (0x2020, "dagger Dagger bull"), (0x2026, "hellip"),
    (0x2030, "permil - prime Prime"), (0x2039, "lsaquo rsaquo"), (0x203E, "oline"),
    (0x2044, "frasl"), (0x20AC, "euro"), (0x2111, "image"), (0x2118, "weierp"), (0x211C, "real"),
    (0x2122, "trade"), (0x2135, "alefsym"), (0x2190, "larr uarr rarr darr harr"),
    (0x21B5, "crarr"), (0x21D0, "lArr uArr rArr dArr hArr"),
    (0x2200, "forall - part exist - empty - nabla isin notin - ni - - - prod - sum minus"),
    (0x2217, "lowast - - radic - - prop infin - ang - - - - - - and or cap cup int"),
    (0x2234, "there4"), (0x223C, "sim"), (0x2245, "cong - - asymp"),
    (0x2260, "ne equiv - - le ge"), (0x2282, "sub sup nsub - sube supe"),
    (0x2295, "oplus - otimes"), (0x22A5, "perp"), (0x22C5, "sdot"),
    (0x2308, "lceil rceil lfloor rfloor"), (0x2329, "lang rang"), (0x25CA, "loz"),
    (0x2660, "spades - - clubs - hearts diams"),
  ]
}
