#include <minizip/unzip.h>
#include <minizip/zip.h>
#include <sqlite3.h>
#include <zstd.h>

/* Macros with casts and calls with any number of arguments, which Swift does not import. */
static const int memorize_zip_ok = UNZ_OK;
static const int memorize_zip_end = UNZ_END_OF_LIST_OF_FILE;

/* Binds a text that SQLite copies; its destructor is a macro with a cast. */
static inline int memorize_bind(
    sqlite3_stmt *statement, int place, const char *text, int length) {
  return sqlite3_bind_text(statement, place, text, length, SQLITE_TRANSIENT);
}
