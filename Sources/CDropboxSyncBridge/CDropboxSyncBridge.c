// The functions are implemented in Swift, in DropboxSyncBridge. This file makes the headers a target of the package.
#include "CDropboxSyncBridge.h"
