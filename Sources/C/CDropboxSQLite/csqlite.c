/* CocoaPods builds a module only from a pod with source files. SwiftPM doesn't compile this file. */
#include <sqlite3.h>
