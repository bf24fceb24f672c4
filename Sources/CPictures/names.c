#include "CPictures.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t data[] = {
#embed "names.tsv"
};

const uint8_t *names_data(void) { return data; }

size_t names_size(void) { return sizeof data; }
