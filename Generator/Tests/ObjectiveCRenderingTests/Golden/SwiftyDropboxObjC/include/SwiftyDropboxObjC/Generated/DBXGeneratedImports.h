// Generated from API/*.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXBakery.h>
#import <SwiftyDropboxObjC/Generated/DBXBakeryRoutes.h>
#import <SwiftyDropboxObjC/Generated/DBXSharedPantry.h>
