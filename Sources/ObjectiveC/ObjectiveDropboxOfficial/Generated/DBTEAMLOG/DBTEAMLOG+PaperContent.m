// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+PaperContent.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGPaperContentAddMemberDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperContentAddMemberDetailsSerializer @end
@implementation DBTEAMLOGPaperContentAddMemberType @dynamic description_; @end
@implementation DBTEAMLOGPaperContentAddMemberTypeSerializer @end
@implementation DBTEAMLOGPaperContentAddToFolderDetails @dynamic eventUuid, targetAssetIndex, parentAssetIndex; @end
@implementation DBTEAMLOGPaperContentAddToFolderDetailsSerializer @end
@implementation DBTEAMLOGPaperContentAddToFolderType @dynamic description_; @end
@implementation DBTEAMLOGPaperContentAddToFolderTypeSerializer @end
@implementation DBTEAMLOGPaperContentArchiveDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperContentArchiveDetailsSerializer @end
@implementation DBTEAMLOGPaperContentArchiveType @dynamic description_; @end
@implementation DBTEAMLOGPaperContentArchiveTypeSerializer @end
@implementation DBTEAMLOGPaperContentCreateDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperContentCreateDetailsSerializer @end
@implementation DBTEAMLOGPaperContentCreateType @dynamic description_; @end
@implementation DBTEAMLOGPaperContentCreateTypeSerializer @end
@implementation DBTEAMLOGPaperContentPermanentlyDeleteDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperContentPermanentlyDeleteDetailsSerializer @end
@implementation DBTEAMLOGPaperContentPermanentlyDeleteType @dynamic description_; @end
@implementation DBTEAMLOGPaperContentPermanentlyDeleteTypeSerializer @end
@implementation DBTEAMLOGPaperContentRemoveFromFolderDetails @dynamic eventUuid, targetAssetIndex,
    parentAssetIndex; @end
@implementation DBTEAMLOGPaperContentRemoveFromFolderDetailsSerializer @end
@implementation DBTEAMLOGPaperContentRemoveFromFolderType @dynamic description_; @end
@implementation DBTEAMLOGPaperContentRemoveFromFolderTypeSerializer @end
@implementation DBTEAMLOGPaperContentRemoveMemberDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperContentRemoveMemberDetailsSerializer @end
@implementation DBTEAMLOGPaperContentRemoveMemberType @dynamic description_; @end
@implementation DBTEAMLOGPaperContentRemoveMemberTypeSerializer @end
@implementation DBTEAMLOGPaperContentRenameDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperContentRenameDetailsSerializer @end
@implementation DBTEAMLOGPaperContentRenameType @dynamic description_; @end
@implementation DBTEAMLOGPaperContentRenameTypeSerializer @end
@implementation DBTEAMLOGPaperContentRestoreDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperContentRestoreDetailsSerializer @end
@implementation DBTEAMLOGPaperContentRestoreType @dynamic description_; @end
@implementation DBTEAMLOGPaperContentRestoreTypeSerializer @end
