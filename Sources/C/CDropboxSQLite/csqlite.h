#include <sqlite3.h>

/* Swift can't call functions with variable arguments. */

/* Keeps the write-ahead log when the last connection is closed, instead of merging it into the database. */
static inline int csqlite_keep_log_on_close(sqlite3 *handle) {
    return sqlite3_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
