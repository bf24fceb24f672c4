/* What only Linux has. Only the module Platform may import this. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/inotify.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <time.h>

/* Declared here because the headers leave them out when asked for plain ISO C. */
int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
int memfd_create(const char *, unsigned);

/* Declared only for GNU programs, so Swift does not see it. */
static const short memorize_own_session = POSIX_SPAWN_SETSID;

/* MFD_CLOEXEC */
static const unsigned memorize_close_on_exec = 1;

/* prctl takes any number of arguments, which Swift does not import. */
static inline void memorize_forbid_dumps(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
