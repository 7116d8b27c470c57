// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+PaperDoc.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXTeamLogEventDetailsPaperDocAddCommentDetails @dynamic paperDocAddCommentDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocChangeMemberRoleDetails @dynamic paperDocChangeMemberRoleDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocChangeSharingPolicyDetails @dynamic paperDocChangeSharingPolicyDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocChangeSubscriptionDetails @dynamic paperDocChangeSubscriptionDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocDeletedDetails @dynamic paperDocDeletedDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocDeleteCommentDetails @dynamic paperDocDeleteCommentDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocDownloadDetails @dynamic paperDocDownloadDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocEditDetails @dynamic paperDocEditDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocEditCommentDetails @dynamic paperDocEditCommentDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocFollowedDetails @dynamic paperDocFollowedDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocMentionDetails @dynamic paperDocMentionDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocOwnershipChangedDetails @dynamic paperDocOwnershipChangedDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocRequestAccessDetails @dynamic paperDocRequestAccessDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocResolveCommentDetails @dynamic paperDocResolveCommentDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocRevertDetails @dynamic paperDocRevertDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocSlackShareDetails @dynamic paperDocSlackShareDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocTeamInviteDetails @dynamic paperDocTeamInviteDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocTrashedDetails @dynamic paperDocTrashedDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocUnresolveCommentDetails @dynamic paperDocUnresolveCommentDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocUntrashedDetails @dynamic paperDocUntrashedDetails; @end
@implementation DBXTeamLogEventDetailsPaperDocViewDetails @dynamic paperDocViewDetails; @end
@implementation DBXTeamLogEventTypePaperDocAddComment @dynamic paperDocAddComment; @end
@implementation DBXTeamLogEventTypePaperDocChangeMemberRole @dynamic paperDocChangeMemberRole; @end
@implementation DBXTeamLogEventTypePaperDocChangeSharingPolicy @dynamic paperDocChangeSharingPolicy; @end
@implementation DBXTeamLogEventTypePaperDocChangeSubscription @dynamic paperDocChangeSubscription; @end
@implementation DBXTeamLogEventTypePaperDocDeleted @dynamic paperDocDeleted; @end
@implementation DBXTeamLogEventTypePaperDocDeleteComment @dynamic paperDocDeleteComment; @end
@implementation DBXTeamLogEventTypePaperDocDownload @dynamic paperDocDownload; @end
@implementation DBXTeamLogEventTypePaperDocEdit @dynamic paperDocEdit; @end
@implementation DBXTeamLogEventTypePaperDocEditComment @dynamic paperDocEditComment; @end
@implementation DBXTeamLogEventTypePaperDocFollowed @dynamic paperDocFollowed; @end
@implementation DBXTeamLogEventTypePaperDocMention @dynamic paperDocMention; @end
@implementation DBXTeamLogEventTypePaperDocOwnershipChanged @dynamic paperDocOwnershipChanged; @end
@implementation DBXTeamLogEventTypePaperDocRequestAccess @dynamic paperDocRequestAccess; @end
@implementation DBXTeamLogEventTypePaperDocResolveComment @dynamic paperDocResolveComment; @end
@implementation DBXTeamLogEventTypePaperDocRevert @dynamic paperDocRevert; @end
@implementation DBXTeamLogEventTypePaperDocSlackShare @dynamic paperDocSlackShare; @end
@implementation DBXTeamLogEventTypePaperDocTeamInvite @dynamic paperDocTeamInvite; @end
@implementation DBXTeamLogEventTypePaperDocTrashed @dynamic paperDocTrashed; @end
@implementation DBXTeamLogEventTypePaperDocUnresolveComment @dynamic paperDocUnresolveComment; @end
@implementation DBXTeamLogEventTypePaperDocUntrashed @dynamic paperDocUntrashed; @end
@implementation DBXTeamLogEventTypePaperDocView @dynamic paperDocView; @end
@implementation DBXTeamLogEventTypeArgPaperDocAddComment @end
@implementation DBXTeamLogEventTypeArgPaperDocChangeMemberRole @end
@implementation DBXTeamLogEventTypeArgPaperDocChangeSharingPolicy @end
@implementation DBXTeamLogEventTypeArgPaperDocChangeSubscription @end
@implementation DBXTeamLogEventTypeArgPaperDocDeleted @end
@implementation DBXTeamLogEventTypeArgPaperDocDeleteComment @end
@implementation DBXTeamLogEventTypeArgPaperDocDownload @end
@implementation DBXTeamLogEventTypeArgPaperDocEdit @end
@implementation DBXTeamLogEventTypeArgPaperDocEditComment @end
@implementation DBXTeamLogEventTypeArgPaperDocFollowed @end
@implementation DBXTeamLogEventTypeArgPaperDocMention @end
@implementation DBXTeamLogEventTypeArgPaperDocOwnershipChanged @end
@implementation DBXTeamLogEventTypeArgPaperDocRequestAccess @end
@implementation DBXTeamLogEventTypeArgPaperDocResolveComment @end
@implementation DBXTeamLogEventTypeArgPaperDocRevert @end
@implementation DBXTeamLogEventTypeArgPaperDocSlackShare @end
@implementation DBXTeamLogEventTypeArgPaperDocTeamInvite @end
@implementation DBXTeamLogEventTypeArgPaperDocTrashed @end
@implementation DBXTeamLogEventTypeArgPaperDocUnresolveComment @end
@implementation DBXTeamLogEventTypeArgPaperDocUntrashed @end
@implementation DBXTeamLogEventTypeArgPaperDocView @end
@implementation DBXTeamLogPaperDocAddCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBXTeamLogPaperDocAddCommentType @dynamic description_; @end
@implementation DBXTeamLogPaperDocChangeMemberRoleDetails @dynamic eventUuid, accessType; @end
@implementation DBXTeamLogPaperDocChangeMemberRoleType @dynamic description_; @end
@implementation DBXTeamLogPaperDocChangeSharingPolicyDetails @dynamic eventUuid, publicSharingPolicy,
    teamSharingPolicy; @end
@implementation DBXTeamLogPaperDocChangeSharingPolicyType @dynamic description_; @end
@implementation DBXTeamLogPaperDocChangeSubscriptionDetails @dynamic eventUuid, newSubscriptionLevel,
    previousSubscriptionLevel; @end
@implementation DBXTeamLogPaperDocChangeSubscriptionType @dynamic description_; @end
@implementation DBXTeamLogPaperDocDeleteCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBXTeamLogPaperDocDeleteCommentType @dynamic description_; @end
@implementation DBXTeamLogPaperDocDeletedDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperDocDeletedType @dynamic description_; @end
@implementation DBXTeamLogPaperDocDownloadDetails @dynamic eventUuid, exportFileFormat; @end
@implementation DBXTeamLogPaperDocDownloadType @dynamic description_; @end
@implementation DBXTeamLogPaperDocEditCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBXTeamLogPaperDocEditCommentType @dynamic description_; @end
@implementation DBXTeamLogPaperDocEditDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperDocEditType @dynamic description_; @end
@implementation DBXTeamLogPaperDocFollowedDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperDocFollowedType @dynamic description_; @end
@implementation DBXTeamLogPaperDocMentionDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperDocMentionType @dynamic description_; @end
@implementation DBXTeamLogPaperDocOwnershipChangedDetails @dynamic eventUuid, oldOwnerUserId, newOwnerUserId; @end
@implementation DBXTeamLogPaperDocOwnershipChangedType @dynamic description_; @end
@implementation DBXTeamLogPaperDocRequestAccessDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperDocRequestAccessType @dynamic description_; @end
@implementation DBXTeamLogPaperDocResolveCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBXTeamLogPaperDocResolveCommentType @dynamic description_; @end
@implementation DBXTeamLogPaperDocRevertDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperDocRevertType @dynamic description_; @end
@implementation DBXTeamLogPaperDocSlackShareDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperDocSlackShareType @dynamic description_; @end
@implementation DBXTeamLogPaperDocTeamInviteDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperDocTeamInviteType @dynamic description_; @end
@implementation DBXTeamLogPaperDocTrashedDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperDocTrashedType @dynamic description_; @end
@implementation DBXTeamLogPaperDocUnresolveCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBXTeamLogPaperDocUnresolveCommentType @dynamic description_; @end
@implementation DBXTeamLogPaperDocUntrashedDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperDocUntrashedType @dynamic description_; @end
@implementation DBXTeamLogPaperDocViewDetails @dynamic eventUuid; @end
@implementation DBXTeamLogPaperDocViewType @dynamic description_; @end
