import ArgumentParser

/// Completes the parser's completion scripts: what may follow `memorize play` may also follow
/// `memorize` alone, and `memorize study` what may follow `memorize study start`.
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

  /// Completes again with the default command before the words.
  private static let bash = #"""
    # A first word that is no command begins the words of 'play', after 'study' those of 'start'.
    __memorize_or_default() {
        local -i at=1
        local default=play parser=_memorize
        if [[ "${COMP_CWORD}" -gt 1 && "${COMP_WORDS[1]}" == study ]]; then
            at=2 default=start parser=_memorize_study
        fi
        local -a commands=()
        if [[ "${COMP_CWORD}" -gt "${at}" ]] \
            && declare -F "${parser}_${COMP_WORDS[at]}" >/dev/null; then
            _memorize "${@}"
            return
        elif [[ "${COMP_CWORD}" -le "${at}" && "${2}" != -* ]]; then
            _memorize "${@}"
            commands=("${COMPREPLY[@]}")
            COMPREPLY=()
        fi
        local COMP_LINE="${COMP_WORDS[*]:0:at} ${default}${COMP_LINE#*"${COMP_WORDS[at - 1]}"}"
        local -i COMP_POINT="${COMP_POINT}+${#default}+1" COMP_CWORD="${COMP_CWORD}+1"
        local -a COMP_WORDS=("${COMP_WORDS[@]:0:at}" "${default}" "${COMP_WORDS[@]:at}")
        _memorize "${@}"
        COMPREPLY+=("${commands[@]}")
    }

    complete -o filenames -F __memorize_or_default memorize
    """#

  /// Does the same in zsh, before the parser's script calls its function.
  private static func zsh(_ script: String) -> String {
    let call = #"if [[ "${funcstack[1]}" = _memorize ]]; then"#
    return script.replacing(call, with: zshFunction + call)
  }

  private static let zshFunction = #"""
    # A first word that is no command begins the words of 'play', after 'study' those of 'start'.
    functions[__memorize_command]="${functions[_memorize]}"
    _memorize() {
        local -i at=1
        local default=play parser=_memorize
        if [[ CURRENT -gt 2 && "${words[2]}" = study ]]; then
            at=2 default=start parser=_memorize_study
        fi
        if (( CURRENT > at + 1 && ${+functions[${parser}_${words[at + 1]}]} )); then
            __memorize_command "${@}"
            return
        fi
        local -i ret=1
        if [[ CURRENT -eq at+1 && "${PREFIX}" != -* ]]; then
            __memorize_command "${@}" && ret=0
        fi
        words=("${(@)words[1,at]}" "${default}" "${(@)words[at + 1,-1]}")
        (( CURRENT++ ))
        __memorize_command "${@}" && ret=0
        return "${ret}"
    }


    """#

  /// Puts the default command among the words that the parser's script sees, and offers commands for
  /// the first word only.
  private static func fish(_ script: String) -> String {
    let isFirst = #"__memorize_should_offer_completions_for_positional "memorize" -eq 1"#
    let isFirstOfStudy =
      #"__memorize_should_offer_completions_for_positional "memorize study" -eq 1"#
    let commands = names(of: Memorize.self) + " help"
    return script.replacing(
      "function __memorize_tokens\n", with: "function __memorize_typed_tokens\n"
    )
    .replacing("'\(isFirst)'", with: "__memorize_is_first_word")
    .replacing("'\(isFirstOfStudy)'", with: "__memorize_is_first_word_of_study") + #"""


      # A first word that is no command begins the words of 'play', after 'study' those of 'start'.
      function __memorize_tokens
          set -l tokens (__memorize_typed_tokens $argv)
          if string match -q -- '-p*' $argv[1]
              if not contains -- "$tokens[2]" \#(commands)
                  set tokens $tokens[1] play $tokens[2..]
              else if test "$tokens[2]" = study
                  and not contains -- "$tokens[3]" \#(names(of: StudyCommand.self))
                  set tokens $tokens[1..2] start $tokens[3..]
              end
          end
          string join \n -- $tokens
      end

      function __memorize_is_first_word
          test (count (__memorize_typed_tokens -pc)) -eq 1
      end

      function __memorize_is_first_word_of_study
          set -l tokens (__memorize_typed_tokens -pc)
          test (count $tokens) -eq 2 -a "$tokens[2]" = study
      end
      """#
  }

  /// The names of a command's own commands, as a list of words.
  private static func names(of command: any ParsableCommand.Type) -> String {
    command.configuration.subcommands.map { $0._commandName }.joined(separator: " ")
  }
}
