// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+PaperDoc.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGPaperDocAddCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBTEAMLOGPaperDocAddCommentDetailsSerializer @end
@implementation DBTEAMLOGPaperDocAddCommentType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocAddCommentTypeSerializer @end
@implementation DBTEAMLOGPaperDocChangeMemberRoleDetails @dynamic eventUuid, accessType; @end
@implementation DBTEAMLOGPaperDocChangeMemberRoleDetailsSerializer @end
@implementation DBTEAMLOGPaperDocChangeMemberRoleType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocChangeMemberRoleTypeSerializer @end
@implementation DBTEAMLOGPaperDocChangeSharingPolicyDetails @dynamic eventUuid, publicSharingPolicy,
    teamSharingPolicy; @end
@implementation DBTEAMLOGPaperDocChangeSharingPolicyDetailsSerializer @end
@implementation DBTEAMLOGPaperDocChangeSharingPolicyType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocChangeSharingPolicyTypeSerializer @end
@implementation DBTEAMLOGPaperDocChangeSubscriptionDetails @dynamic eventUuid, dNewSubscriptionLevel,
    previousSubscriptionLevel; @end
@implementation DBTEAMLOGPaperDocChangeSubscriptionDetailsSerializer @end
@implementation DBTEAMLOGPaperDocChangeSubscriptionType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocChangeSubscriptionTypeSerializer @end
@implementation DBTEAMLOGPaperDocDeleteCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBTEAMLOGPaperDocDeleteCommentDetailsSerializer @end
@implementation DBTEAMLOGPaperDocDeleteCommentType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocDeleteCommentTypeSerializer @end
@implementation DBTEAMLOGPaperDocDeletedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperDocDeletedDetailsSerializer @end
@implementation DBTEAMLOGPaperDocDeletedType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocDeletedTypeSerializer @end
@implementation DBTEAMLOGPaperDocDownloadDetails @dynamic eventUuid, exportFileFormat; @end
@implementation DBTEAMLOGPaperDocDownloadDetailsSerializer @end
@implementation DBTEAMLOGPaperDocDownloadType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocDownloadTypeSerializer @end
@implementation DBTEAMLOGPaperDocEditCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBTEAMLOGPaperDocEditCommentDetailsSerializer @end
@implementation DBTEAMLOGPaperDocEditCommentType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocEditCommentTypeSerializer @end
@implementation DBTEAMLOGPaperDocEditDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperDocEditDetailsSerializer @end
@implementation DBTEAMLOGPaperDocEditType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocEditTypeSerializer @end
@implementation DBTEAMLOGPaperDocFollowedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperDocFollowedDetailsSerializer @end
@implementation DBTEAMLOGPaperDocFollowedType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocFollowedTypeSerializer @end
@implementation DBTEAMLOGPaperDocMentionDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperDocMentionDetailsSerializer @end
@implementation DBTEAMLOGPaperDocMentionType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocMentionTypeSerializer @end
@implementation DBTEAMLOGPaperDocOwnershipChangedDetails @dynamic eventUuid, oldOwnerUserId, dNewOwnerUserId; @end
@implementation DBTEAMLOGPaperDocOwnershipChangedDetailsSerializer @end
@implementation DBTEAMLOGPaperDocOwnershipChangedType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocOwnershipChangedTypeSerializer @end
@implementation DBTEAMLOGPaperDocRequestAccessDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperDocRequestAccessDetailsSerializer @end
@implementation DBTEAMLOGPaperDocRequestAccessType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocRequestAccessTypeSerializer @end
@implementation DBTEAMLOGPaperDocResolveCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBTEAMLOGPaperDocResolveCommentDetailsSerializer @end
@implementation DBTEAMLOGPaperDocResolveCommentType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocResolveCommentTypeSerializer @end
@implementation DBTEAMLOGPaperDocRevertDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperDocRevertDetailsSerializer @end
@implementation DBTEAMLOGPaperDocRevertType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocRevertTypeSerializer @end
@implementation DBTEAMLOGPaperDocSlackShareDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperDocSlackShareDetailsSerializer @end
@implementation DBTEAMLOGPaperDocSlackShareType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocSlackShareTypeSerializer @end
@implementation DBTEAMLOGPaperDocTeamInviteDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperDocTeamInviteDetailsSerializer @end
@implementation DBTEAMLOGPaperDocTeamInviteType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocTeamInviteTypeSerializer @end
@implementation DBTEAMLOGPaperDocTrashedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperDocTrashedDetailsSerializer @end
@implementation DBTEAMLOGPaperDocTrashedType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocTrashedTypeSerializer @end
@implementation DBTEAMLOGPaperDocUnresolveCommentDetails @dynamic eventUuid, commentText; @end
@implementation DBTEAMLOGPaperDocUnresolveCommentDetailsSerializer @end
@implementation DBTEAMLOGPaperDocUnresolveCommentType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocUnresolveCommentTypeSerializer @end
@implementation DBTEAMLOGPaperDocUntrashedDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperDocUntrashedDetailsSerializer @end
@implementation DBTEAMLOGPaperDocUntrashedType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocUntrashedTypeSerializer @end
@implementation DBTEAMLOGPaperDocViewDetails @dynamic eventUuid; @end
@implementation DBTEAMLOGPaperDocViewDetailsSerializer @end
@implementation DBTEAMLOGPaperDocViewType @dynamic description_; @end
@implementation DBTEAMLOGPaperDocViewTypeSerializer @end
