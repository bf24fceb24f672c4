#include "CPictures.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t data[] = {
#embed "artwork.bin"
};

const uint8_t *artwork_data(void) { return data; }

size_t artwork_size(void) { return sizeof data; }
