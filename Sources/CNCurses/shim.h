#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <langinfo.h>
#include <ncurses.h>
#include <term.h>
