#include "CRevision.h"

const char *memorize_commit(void) { return MEMORIZE_COMMIT; }
