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
