// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Base.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILESGetMetadataArg @dynamic path, includeMediaInfo, includeDeleted, includeHasExplicitSharedMembers,
    includePropertyGroups; @end
@implementation DBFILESGetMetadataArgSerializer @end
@implementation DBFILESCommitInfo @dynamic path, mode, autorename, clientModified, mute, propertyGroups,
    strictConflict; @end
@implementation DBFILESCommitInfoSerializer @end
@implementation DBFILESFileOpsResult @end
@implementation DBFILESFileOpsResultSerializer @end
@implementation DBFILESMetadata @dynamic name, pathLower, pathDisplay, parentSharedFolderId, previewUrl; @end
@implementation DBFILESMetadataSerializer @end
@implementation DBFILESSharingInfo @dynamic readOnly; @end
@implementation DBFILESSharingInfoSerializer @end
@implementation DBFILESMediaMetadata @dynamic dimensions, location, timeTaken; @end
@implementation DBFILESMediaMetadataSerializer @end
@implementation DBFILESRelocationBatchArgBase @dynamic entries, autorename; @end
@implementation DBFILESRelocationBatchArgBaseSerializer @end
@implementation DBFILESRelocationPath @dynamic fromPath, toPath; @end
@implementation DBFILESRelocationPathSerializer @end
