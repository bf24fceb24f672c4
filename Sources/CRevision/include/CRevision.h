#ifndef CREVISION_H
#define CREVISION_H

/// Returns the commit from which the program was built: what the environment variable
/// MEMORIZE_COMMIT said to Package.swift, else "unknown".
const char *memorize_commit(void);

#endif
