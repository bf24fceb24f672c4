/* Both ask for wide characters, in the headers of different systems. */
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

/* Declared here because the headers leave them out when asked for plain ISO C. */
int wcwidth(wchar_t);

/* Macros with casts, which Swift does not import. */
static const attr_t memorize_bold = A_BOLD;
static const attr_t memorize_reverse = A_REVERSE;
static const attr_t memorize_underline = A_UNDERLINE;
static const attr_t memorize_faint = A_DIM;

/* Globals, which Swift 6 does not let a program read. */
static inline int memorize_colors(void) { return COLORS; }
static inline int memorize_color_pairs(void) { return COLOR_PAIRS; }
static inline WINDOW *memorize_new_screen(void) { return newscr; }

/* A cell for a colour pair above 32767, which setcchar takes through its last argument. */
static inline int memorize_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair)
{
  return setcchar(cell, text, attributes, 0, &pair);
}

/* The bytes that make a terminal scroll in this number of rows; NULL if it cannot be told.
   tparm takes any number of arguments, which Swift does not import. */
static inline const char *memorize_scroll_region(int rows)
{
  if (!change_scroll_region)
    return NULL;
  return tparm(change_scroll_region, 0L, (long)rows - 1, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/* The bytes that choose a colour, from the capability for it. */
static inline const char *memorize_color(const char *capability, int number)
{
  return tparm(capability, (long)number, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/* Lets ncurses write the byte 1 or 2 and the number of a colour, from 1 to 255, in the place of the
   sequence for a foreground or a background, and the byte 3 for that of the terminal's own colours.
   Expanding the sequences takes longer than all else that ncurses does.
   NB: ncurses has no way to change a capability, so this overwrites its text, which is longer.
   Returns whether the terminal has sequences of the usual kind; others stay as they are. */
static inline _Bool memorize_mark_colors(void)
{
  char *foreground = tigetstr("setaf"), *background = tigetstr("setab"), *own = tigetstr("op");
  const char *const marks[] = {"\001%p1%c", "\002%p1%c"};
  char *const texts[] = {foreground, background};
  if (own == NULL || own == (char *)-1 || strcmp(own, "\033[39;49m") != 0)
    return 0;
  for (int i = 0; i < 2; i++)
    if (texts[i] == NULL || texts[i] == (char *)-1 || strncmp(texts[i], "\033[", 2) != 0
        || strlen(texts[i]) < strlen(marks[i]))
      return 0;
  for (int i = 0; i < 2; i++)
    strcpy(texts[i], marks[i]);
  strcpy(own, "\003");
  return 1;
}

/* sigaction, whose handler is a union with a different name in every C library. All signals are
   blocked while the handler runs. */
static inline int memorize_handle(int number, void (*handler)(int), int flags)
{
  struct sigaction action = {0};
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigfillset(&action.sa_mask);
  return sigaction(number, &action, NULL);
}

/* Whether the program was started to ignore a signal, as nohup does. */
static inline int memorize_is_ignored(int number)
{
  struct sigaction action = {0};
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

/* RLIMIT_CORE has a type of its own in some C libraries. */
static inline void memorize_disable_core_dumps(void)
{
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
}
