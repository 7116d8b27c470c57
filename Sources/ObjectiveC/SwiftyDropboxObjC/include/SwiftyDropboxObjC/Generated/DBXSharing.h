// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+AToG.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+File.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+IToR.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Link.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+List.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+SToV.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Share.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Shared.h>
