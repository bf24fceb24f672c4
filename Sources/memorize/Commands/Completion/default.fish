# A first word that is no command begins the words of 'play', after 'study' those of 'start'.
function __memorize_tokens
    set -l tokens (__memorize_typed_tokens $argv)
    if string match -q -- '-p*' $argv[1]
        if not contains -- "$tokens[2]" COMMANDS
            set tokens $tokens[1] play $tokens[2..]
        else if test "$tokens[2]" = study
            and not contains -- "$tokens[3]" STUDY_COMMANDS
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
