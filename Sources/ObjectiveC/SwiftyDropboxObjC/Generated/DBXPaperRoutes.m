// Generated from API/paper.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXPaperRoutes.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXPaperDocsArchiveRpcRequest @end
@implementation DBXPaperDocsCreateUploadRequest @end
@implementation DBXPaperDocsDownloadDownloadRequestFile @end
@implementation DBXPaperDocsDownloadDownloadRequestMemory @end
@implementation DBXPaperDocsFolderUsersListRpcRequest @end
@implementation DBXPaperDocsFolderUsersListContinueRpcRequest @end
@implementation DBXPaperDocsGetFolderInfoRpcRequest @end
@implementation DBXPaperDocsGetMetadataRpcRequest @end
@implementation DBXPaperDocsListRpcRequest @end
@implementation DBXPaperDocsListContinueRpcRequest @end
@implementation DBXPaperDocsPermanentlyDeleteRpcRequest @end
@implementation DBXPaperDocsSharingPolicyGetRpcRequest @end
@implementation DBXPaperDocsSharingPolicySetRpcRequest @end
@implementation DBXPaperDocsUpdateUploadRequest @end
@implementation DBXPaperDocsUsersAddRpcRequest @end
@implementation DBXPaperDocsUsersListRpcRequest @end
@implementation DBXPaperDocsUsersListContinueRpcRequest @end
@implementation DBXPaperDocsUsersRemoveRpcRequest @end
@implementation DBXPaperFoldersCreateRpcRequest @end
@implementation DBXPaperRoutes @end
