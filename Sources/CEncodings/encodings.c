#include "CEncodings.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t data[] = {
#embed "encodings.txt"
};

const uint8_t *encodings_data(size_t *size) {
  *size = sizeof data;
  return data;
}
