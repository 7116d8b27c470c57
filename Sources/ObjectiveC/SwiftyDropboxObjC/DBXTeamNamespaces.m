#import <Foundation/Foundation.h>

/// Adds the namespaces of this product to those of the bridge. The Swift target `DropboxTeamBridge` implements it.
void DropboxAddTeamNamespaces(void);

// Before main, because any object may be the first one that is used.
__attribute__((constructor)) static void DBXAddTeamNamespaces(void) {
    DropboxAddTeamNamespaces();
}
