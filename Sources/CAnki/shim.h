#include <minizip/unzip.h>
#include <sqlite3.h>
#include <zstd.h>

/* Macros with casts and calls with any number of arguments, which Swift does not import. */
static const int memorize_zip_ok = UNZ_OK;
static const int memorize_zip_end = UNZ_END_OF_LIST_OF_FILE;
