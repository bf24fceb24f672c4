#include "CPictures.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t data[] = {
#embed "groups.txt"
};

const uint8_t *groups_data(void) { return data; }

size_t groups_size(void) { return sizeof data; }
