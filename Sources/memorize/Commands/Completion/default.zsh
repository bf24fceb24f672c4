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
