#include <stddef.h>
#include <stdint.h>

// Part of libFuzzer, which the linker takes from the toolchain.
int LLVMFuzzerRunDriver(
  int *count, char ***arguments, int (*body)(const uint8_t *bytes, size_t count));
