// Generated from API/*.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBBAKERY.h>
#import <ObjectiveDropboxOfficial/Generated/DBBAKERYEarlierRoutes.h>
#import <ObjectiveDropboxOfficial/Generated/DBBAKERYEarlierTypes.h>
#import <ObjectiveDropboxOfficial/Generated/DBBAKERYRoutes.h>
