#include <pty.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <vterm.h>
