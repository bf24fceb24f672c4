/* What only Linux has. Only the module Platform may import this. */
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/inotify.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <time.h>

/* NB: glibc defines POSIX_SPAWN_SETSID only for GNU programs. _GNU_SOURCE for the whole header would
   give fd_set other members than the C library that Swift imports. */
#ifndef __USE_GNU
#define __USE_GNU 1
#include <spawn.h>
#undef __USE_GNU
#else
#include <spawn.h>
#endif

/* Declared here because the headers leave them out when asked for plain ISO C. */
int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
int memfd_create(const char *, unsigned);

static const short memorize_own_session = POSIX_SPAWN_SETSID;

/* MFD_CLOEXEC */
static const unsigned memorize_close_on_exec = 1;

/* prctl takes any number of arguments, which Swift does not import. */
static inline void memorize_forbid_dumps(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
