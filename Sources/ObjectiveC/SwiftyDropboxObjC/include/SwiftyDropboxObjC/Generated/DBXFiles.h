// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+AToF.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+GToR.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+List.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Relocation.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+SToW.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Search.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Thumbnail.h>
#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Upload.h>
