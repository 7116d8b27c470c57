#include "CDropboxBridge.h"

#include <stdlib.h>

// All other functions are in the Swift target `DropboxBridge`.

void DropboxFreeString(char *string) {
    free(string);
}
