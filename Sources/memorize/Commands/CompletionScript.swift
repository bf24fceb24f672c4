import ArgumentParser

/// Completes the parser's completion scripts: what may follow `memorize play` may also follow
/// `memorize` alone.
///
/// The parser's scripts offer only commands there, no decks and no options.
enum CompletionScript {
  /// Adds the default command to a script of the parser.
  ///
  /// - Parameter script: a script for bash, zsh or fish; any other text comes back unchanged.
  /// - Returns: the script, with decks and options after the name of the program.
  static func withDefaultCommand(_ script: String) -> String {
    if script.hasPrefix("#!/bin/bash") { return script + "\n\n" + bash }
    if script.hasPrefix("#compdef memorize") { return zsh(script) }
    if script.hasPrefix("function __memorize_") { return fish(script) }
    return script
  }

  /// Completes again with `play` before the words.
  private static let bash = #"""
    # A first word that is no command begins the words of 'memorize play'.
    __memorize_or_play() {
        local -a commands=()
        if [[ "${COMP_CWORD}" -gt 1 ]] && declare -F "_memorize_${COMP_WORDS[1]}" >/dev/null; then
            _memorize "${@}"
            return
        elif [[ "${COMP_CWORD}" -le 1 && "${2}" != -* ]]; then
            _memorize "${@}"
            commands=("${COMPREPLY[@]}")
            COMPREPLY=()
        fi
        local COMP_LINE="${COMP_WORDS[0]} play${COMP_LINE#*"${COMP_WORDS[0]}"}"
        local -i COMP_POINT="${COMP_POINT}+5" COMP_CWORD="${COMP_CWORD}+1"
        local -a COMP_WORDS=("${COMP_WORDS[0]}" play "${COMP_WORDS[@]:1}")
        _memorize "${@}"
        COMPREPLY+=("${commands[@]}")
    }

    complete -o filenames -F __memorize_or_play memorize
    """#

  /// Does the same in zsh, before the parser's script calls its function.
  private static func zsh(_ script: String) -> String {
    let call = #"if [[ "${funcstack[1]}" = _memorize ]]; then"#
    return script.replacing(call, with: zshFunction + call)
  }

  private static let zshFunction = #"""
    # A first word that is no command begins the words of 'memorize play'.
    functions[__memorize_command]="${functions[_memorize]}"
    _memorize() {
        if (( CURRENT > 2 && ${+functions[_memorize_${words[2]}]} )); then
            __memorize_command "${@}"
            return
        fi
        local -i ret=1
        if [[ CURRENT -eq 2 && "${PREFIX}" != -* ]]; then
            __memorize_command "${@}" && ret=0
        fi
        words=("${words[1]}" play "${(@)words[2,-1]}")
        (( CURRENT++ ))
        __memorize_command "${@}" && ret=0
        return "${ret}"
    }


    """#

  /// Puts `play` among the words that the parser's script sees, and offers commands for the first
  /// word only.
  private static func fish(_ script: String) -> String {
    let isFirst = #"__memorize_should_offer_completions_for_positional "memorize" -eq 1"#
    let commands = (Memorize.configuration.subcommands.map { $0._commandName } + ["help"])
      .joined(separator: " ")
    return script.replacing(
      "function __memorize_tokens\n", with: "function __memorize_typed_tokens\n"
    )
    .replacing("'\(isFirst)'", with: "__memorize_is_first_word") + #"""


      # A first word that is no command begins the words of 'memorize play'.
      function __memorize_tokens
          set -l tokens (__memorize_typed_tokens $argv)
          if string match -q -- '-p*' $argv[1]
              if not contains -- "$tokens[2]" \#(commands)
                  set tokens $tokens[1] play $tokens[2..]
              end
          end
          string join \n -- $tokens
      end

      function __memorize_is_first_word
          test (count (__memorize_typed_tokens -pc)) -eq 1
      end
      """#
  }
}
