// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+PaperContent.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsPaperContentAddMemberDetails @dynamic paperContentAddMemberDetails; @end
@implementation DBXTeamLogEventDetailsPaperContentAddToFolderDetails @dynamic paperContentAddToFolderDetails; @end
@implementation DBXTeamLogEventDetailsPaperContentArchiveDetails @dynamic paperContentArchiveDetails; @end
@implementation DBXTeamLogEventDetailsPaperContentCreateDetails @dynamic paperContentCreateDetails; @end
@implementation DBXTeamLogEventDetailsPaperContentPermanentlyDeleteDetails @dynamic paperContentPermanentlyDeleteDetails; @end
@implementation DBXTeamLogEventDetailsPaperContentRemoveFromFolderDetails @dynamic paperContentRemoveFromFolderDetails; @end
@implementation DBXTeamLogEventDetailsPaperContentRemoveMemberDetails @dynamic paperContentRemoveMemberDetails; @end
@implementation DBXTeamLogEventDetailsPaperContentRenameDetails @dynamic paperContentRenameDetails; @end
@implementation DBXTeamLogEventDetailsPaperContentRestoreDetails @dynamic paperContentRestoreDetails; @end
@implementation DBXTeamLogEventTypePaperContentAddMember @dynamic paperContentAddMember; @end
@implementation DBXTeamLogEventTypePaperContentAddToFolder @dynamic paperContentAddToFolder; @end
@implementation DBXTeamLogEventTypePaperContentArchive @dynamic paperContentArchive; @end
@implementation DBXTeamLogEventTypePaperContentCreate @dynamic paperContentCreate; @end
@implementation DBXTeamLogEventTypePaperContentPermanentlyDelete @dynamic paperContentPermanentlyDelete; @end
@implementation DBXTeamLogEventTypePaperContentRemoveFromFolder @dynamic paperContentRemoveFromFolder; @end
@implementation DBXTeamLogEventTypePaperContentRemoveMember @dynamic paperContentRemoveMember; @end
@implementation DBXTeamLogEventTypePaperContentRename @dynamic paperContentRename; @end
@implementation DBXTeamLogEventTypePaperContentRestore @dynamic paperContentRestore; @end
@implementation DBXTeamLogEventTypeArgPaperContentAddMember @end
@implementation DBXTeamLogEventTypeArgPaperContentAddToFolder @end
@implementation DBXTeamLogEventTypeArgPaperContentArchive @end
@implementation DBXTeamLogEventTypeArgPaperContentCreate @end
@implementation DBXTeamLogEventTypeArgPaperContentPermanentlyDelete @end
@implementation DBXTeamLogEventTypeArgPaperContentRemoveFromFolder @end
@implementation DBXTeamLogEventTypeArgPaperContentRemoveMember @end
@implementation DBXTeamLogEventTypeArgPaperContentRename @end
@implementation DBXTeamLogEventTypeArgPaperContentRestore @end
@implementation DBXTeamLogPaperContentAddMemberDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperContentAddMemberType @dynamic description_; @end
@implementation DBXTeamLogPaperContentAddToFolderDetails @dynamic eventUuid, targetAssetIndex, parentAssetIndex; @end
@implementation DBXTeamLogPaperContentAddToFolderType @dynamic description_; @end
@implementation DBXTeamLogPaperContentArchiveDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperContentArchiveType @dynamic description_; @end
@implementation DBXTeamLogPaperContentCreateDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperContentCreateType @dynamic description_; @end
@implementation DBXTeamLogPaperContentPermanentlyDeleteDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperContentPermanentlyDeleteType @dynamic description_; @end
@implementation DBXTeamLogPaperContentRemoveFromFolderDetails @dynamic eventUuid, targetAssetIndex,
    parentAssetIndex; @end
@implementation DBXTeamLogPaperContentRemoveFromFolderType @dynamic description_; @end
@implementation DBXTeamLogPaperContentRemoveMemberDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperContentRemoveMemberType @dynamic description_; @end
@implementation DBXTeamLogPaperContentRenameDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperContentRenameType @dynamic description_; @end
@implementation DBXTeamLogPaperContentRestoreDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperContentRestoreType @dynamic description_; @end
