// Generated from API/files.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXFiles/DBXFiles+Base.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXFilesGetMetadataArg @dynamic path, includeMediaInfo, includeDeleted, includeHasExplicitSharedMembers,
    includePropertyGroups; @end
@implementation DBXFilesCommitInfo @dynamic path, mode, autorename, clientModified, mute, propertyGroups,
    strictConflict; @end
@implementation DBXFilesFileOpsResult @end
@implementation DBXFilesMetadata @dynamic name, pathLower, pathDisplay, parentSharedFolderId, previewUrl; @end
@implementation DBXFilesSharingInfo @dynamic readOnly; @end
@implementation DBXFilesMediaMetadata @dynamic dimensions, location, timeTaken; @end
@implementation DBXFilesRelocationBatchArgBase @dynamic entries, autorename; @end
@implementation DBXFilesRelocationPath @dynamic fromPath, toPath; @end
