#ifndef CPICTURES_H
#define CPICTURES_H

#include <stddef.h>
#include <stdint.h>

/// The bytes of the artwork.
const uint8_t *_Nonnull artwork_data(void);

/// The number of bytes of the artwork.
size_t artwork_size(void);

/// The bytes of the large letters.
const uint8_t *_Nonnull letters_data(void);

/// The number of bytes of the large letters.
size_t letters_size(void);

/// The bytes of the groups of similar emoji: on each line those of a group, in their order, with
/// blanks between them.
const uint8_t *_Nonnull groups_data(void);

/// The number of bytes of the groups.
size_t groups_size(void);

/// The bytes of the names of emoji and signs in a language, by its code, as in `ru`: a face, a tab and
/// its name on each line. In English they are only those of emoji without a picture. NULL for a
/// language without names.
const uint8_t *_Nullable names_data(const char *_Nonnull language, size_t *_Nonnull size);

#endif
