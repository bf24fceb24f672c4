#define NCURSES_WIDECHAR 1

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

/* Left out of the headers where the C library is asked for no more than plain ISO C. */
int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
int wcwidth(wchar_t);
int memfd_create(const char *, unsigned);
static const unsigned memorize_close_on_exec = 1;

/* Macros with casts, which Swift does not import. */
static const attr_t memorize_bold = A_BOLD;
static const attr_t memorize_reverse = A_REVERSE;
static const attr_t memorize_underline = A_UNDERLINE;
static const attr_t memorize_faint = A_DIM;

/* Signals that not every system has. */
#ifdef SIGPWR
static const int memorize_power = SIGPWR;
#else
static const int memorize_power = SIGUSR1;
#endif
#ifdef SIGSTKFLT
static const int memorize_stack = SIGSTKFLT;
#else
static const int memorize_stack = SIGUSR1;
#endif

/* Globals, which Swift 6 does not let a program read. */
static inline int memorize_colors(void) { return COLORS; }
static inline int memorize_color_pairs(void) { return COLOR_PAIRS; }
static inline WINDOW *memorize_whole_screen(void) { return stdscr; }

/* A cell for a colour pair above 32767, which setcchar takes through its last argument. */
static inline int memorize_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair)
{
  return setcchar(cell, text, attributes, 0, &pair);
}

/* A capability with a number in it; tparm takes any number of arguments, which Swift does not import. */
static inline const char *memorize_with_number(char *capability, int number)
{
  return tparm(capability, (long)number, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/* sigaction, whose handler is a union with a different name in every C library. While the handler
   runs all signals wait: none runs it a second time, none stops it for touching the terminal. */
static inline int memorize_handle(int number, void (*handler)(int), int flags)
{
  struct sigaction action = {0};
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigfillset(&action.sa_mask);
  return sigaction(number, &action, NULL);
}

/* Whether whoever started the program wants it to ignore a signal, as nohup does. */
static inline int memorize_is_ignored(int number)
{
  struct sigaction action = {0};
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

/* A crash leaves no picture of the memory. The limit alone would not do where the system hands such
   pictures to a program; prctl takes any number of arguments, which Swift does not import. */
static inline void memorize_leave_no_core(void)
{
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}
