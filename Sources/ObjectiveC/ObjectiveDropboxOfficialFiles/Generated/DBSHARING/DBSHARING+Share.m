// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Share.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHARINGShareFolderArg @dynamic actions, linkSettings; @end
@implementation DBSHARINGShareFolderArgSerializer @end
@implementation DBSHARINGShareFolderError @dynamic tag, badPath; @end
@implementation DBSHARINGShareFolderErrorSerializer @end
@implementation DBSHARINGShareFolderErrorBase @dynamic tag, badPath; @end
@implementation DBSHARINGShareFolderErrorBaseSerializer @end
@implementation DBSHARINGShareFolderErrorBaseV2 @dynamic tag; @end
@implementation DBSHARINGShareFolderErrorBaseV2Serializer @end
@implementation DBSHARINGShareFolderErrorV2 @dynamic tag; @end
@implementation DBSHARINGShareFolderErrorV2Serializer @end
@implementation DBSHARINGShareFolderJobStatus @dynamic tag, complete, failed; @end
@implementation DBSHARINGShareFolderJobStatusSerializer @end
@implementation DBSHARINGShareFolderLaunch @dynamic tag, asyncJobId, complete; @end
@implementation DBSHARINGShareFolderLaunchSerializer @end
@implementation DBSHARINGSharePathError @dynamic tag, alreadyShared; @end
@implementation DBSHARINGSharePathErrorSerializer @end
@implementation DBSHARINGSharePathErrorBaseV2 @dynamic tag, alreadyShared; @end
@implementation DBSHARINGSharePathErrorBaseV2Serializer @end
@implementation DBSHARINGSharePathErrorV2 @dynamic tag, alreadyShared; @end
@implementation DBSHARINGSharePathErrorV2Serializer @end
