#include "CPictures.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t data[] = {
#embed "letters.bin"
};

const uint8_t *letters_data(void) { return data; }

size_t letters_size(void) { return sizeof data; }
