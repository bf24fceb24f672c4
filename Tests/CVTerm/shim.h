#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H

#include <errno.h>
#include <pty.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <vterm.h>

/* Swift sees neither variadic functions such as ioctl, nor unions behind macros, nor bit-fields. */

static inline int cvterm_set_window_size(int terminal, unsigned short columns, unsigned short rows) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

/* Makes this process the parent of all its descendants that lose theirs, so that it can collect
   them. */
static inline int cvterm_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}

/* Tells whether a child has ended, and leaves it to be collected, so that its number is not given
   to another process meanwhile. Returns 0 or -1; *code is 0 while the child lives. */
static inline int cvterm_look_at_child(pid_t child, int *code, int *status) {
  siginfo_t info = {0};
  int result;
  do {
    result = waitid(P_PID, child, &info, WEXITED | WNOHANG | WNOWAIT);
  } while (result == -1 && errno == EINTR);
  *code = info.si_pid == 0 ? 0 : info.si_code;
  *status = info.si_pid == 0 ? 0 : info.si_status;
  return result;
}

static const int cvterm_child_exited = CLD_EXITED;

/* What glibc shows only under _GNU_SOURCE, which a module cannot ask for. */

#ifndef POSIX_SPAWN_SETSID
#define POSIX_SPAWN_SETSID 0x80
#endif

int pipe2(int ends[2], int flags);
int posix_openpt(int flags);
int grantpt(int master);
int unlockpt(int master);
int ptsname_r(int master, char *name, size_t size);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

static const short cvterm_spawn_flags =
    POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;

static const unsigned cvterm_bold = 1;
static const unsigned cvterm_underline = 2;
static const unsigned cvterm_italic = 4;
static const unsigned cvterm_blink = 8;
static const unsigned cvterm_reverse = 16;

static inline unsigned cvterm_attributes(const VTermScreenCell *cell) {
  return (cell->attrs.bold ? cvterm_bold : 0) | (cell->attrs.underline ? cvterm_underline : 0)
         | (cell->attrs.italic ? cvterm_italic : 0) | (cell->attrs.blink ? cvterm_blink : 0)
         | (cell->attrs.reverse ? cvterm_reverse : 0);
}

/* Reads a row. Padding is zero, so that the bytes of two rows can be compared. */
static inline void cvterm_read_row(const VTermScreen *screen, int row, int columns,
                                   VTermScreenCell *cells) {
  memset(cells, 0, columns * sizeof *cells);
  for (int column = 0; column < columns; ++column) {
    vterm_screen_get_cell(screen, (VTermPos){.row = row, .col = column}, &cells[column]);
  }
}

static inline bool cvterm_are_equal(const void *one, const void *other, size_t size) {
  return memcmp(one, other, size) == 0;
}

static inline bool cvterm_is_default(const VTermColor *color) {
  return (color->type & VTERM_COLOR_DEFAULT_MASK) != 0;
}

static inline bool cvterm_is_indexed(const VTermColor *color) {
  return VTERM_COLOR_IS_INDEXED(color);
}

#endif
