// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGPaperAccessType, DBTEAMLOGPaperDocAddCommentDetails, DBTEAMLOGPaperDocAddCommentType,
    DBTEAMLOGPaperDocChangeMemberRoleDetails, DBTEAMLOGPaperDocChangeMemberRoleType,
    DBTEAMLOGPaperDocChangeSharingPolicyDetails, DBTEAMLOGPaperDocChangeSharingPolicyType,
    DBTEAMLOGPaperDocChangeSubscriptionDetails, DBTEAMLOGPaperDocChangeSubscriptionType,
    DBTEAMLOGPaperDocDeleteCommentDetails, DBTEAMLOGPaperDocDeleteCommentType, DBTEAMLOGPaperDocDeletedDetails,
    DBTEAMLOGPaperDocDeletedType, DBTEAMLOGPaperDocDownloadDetails, DBTEAMLOGPaperDocDownloadType,
    DBTEAMLOGPaperDocEditCommentDetails, DBTEAMLOGPaperDocEditCommentType, DBTEAMLOGPaperDocEditDetails,
    DBTEAMLOGPaperDocEditType, DBTEAMLOGPaperDocFollowedDetails, DBTEAMLOGPaperDocFollowedType,
    DBTEAMLOGPaperDocMentionDetails, DBTEAMLOGPaperDocMentionType, DBTEAMLOGPaperDocOwnershipChangedDetails,
    DBTEAMLOGPaperDocOwnershipChangedType, DBTEAMLOGPaperDocRequestAccessDetails, DBTEAMLOGPaperDocRequestAccessType,
    DBTEAMLOGPaperDocResolveCommentDetails, DBTEAMLOGPaperDocResolveCommentType, DBTEAMLOGPaperDocRevertDetails,
    DBTEAMLOGPaperDocRevertType, DBTEAMLOGPaperDocSlackShareDetails, DBTEAMLOGPaperDocSlackShareType,
    DBTEAMLOGPaperDocTeamInviteDetails, DBTEAMLOGPaperDocTeamInviteType, DBTEAMLOGPaperDocTrashedDetails,
    DBTEAMLOGPaperDocTrashedType, DBTEAMLOGPaperDocUnresolveCommentDetails, DBTEAMLOGPaperDocUnresolveCommentType,
    DBTEAMLOGPaperDocUntrashedDetails, DBTEAMLOGPaperDocUntrashedType, DBTEAMLOGPaperDocViewDetails,
    DBTEAMLOGPaperDocViewType, DBTEAMLOGPaperDownloadFormat;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `PaperDoc`.
@interface DBTEAMLOGEventDetails (PaperDoc)
/// Details of an event in which a comment was added to a Paper document. Has a value only if
/// `isPaperDocAddCommentDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocAddCommentDetails *paperDocAddCommentDetails;

/// Details of an event in which a member's permissions for a Paper document were changed. Has a value only if
/// `isPaperDocChangeMemberRoleDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocChangeMemberRoleDetails *paperDocChangeMemberRoleDetails;

/// Details of an event in which the sharing policy of a Paper document was changed. Has a value only if
/// `isPaperDocChangeSharingPolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocChangeSharingPolicyDetails *paperDocChangeSharingPolicyDetails;

/// Details of an event in which a user followed or unfollowed a Paper document. Has a value only if
/// `isPaperDocChangeSubscriptionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocChangeSubscriptionDetails *paperDocChangeSubscriptionDetails;

/// Details of an event in which a Paper document was archived. Has a value only if `isPaperDocDeletedDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocDeletedDetails *paperDocDeletedDetails;

/// Details of an event in which a comment on a Paper document was deleted. Has a value only if
/// `isPaperDocDeleteCommentDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocDeleteCommentDetails *paperDocDeleteCommentDetails;

/// Details of an event in which a Paper document was downloaded in a particular format. Has a value only if
/// `isPaperDocDownloadDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocDownloadDetails *paperDocDownloadDetails;

/// Details of an event in which a Paper document was edited. Has a value only if `isPaperDocEditDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocEditDetails *paperDocEditDetails;

/// Details of an event in which a comment on a Paper document was edited. Has a value only if
/// `isPaperDocEditCommentDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocEditCommentDetails *paperDocEditCommentDetails;

/// Details of an event in which a user followed a Paper document. Has a value only if `isPaperDocFollowedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocFollowedDetails *paperDocFollowedDetails;

/// Details of an event in which a user was mentioned in a Paper document. Has a value only if
/// `isPaperDocMentionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocMentionDetails *paperDocMentionDetails;

/// Details of an event in which the ownership of a Paper document was transferred. Has a value only if
/// `isPaperDocOwnershipChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocOwnershipChangedDetails *paperDocOwnershipChangedDetails;

/// Details of an event in which a user asked for access to a Paper document. Has a value only if
/// `isPaperDocRequestAccessDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocRequestAccessDetails *paperDocRequestAccessDetails;

/// Details of an event in which a comment on a Paper document was resolved. Has a value only if
/// `isPaperDocResolveCommentDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocResolveCommentDetails *paperDocResolveCommentDetails;

/// Details of an event in which a Paper document was reverted to an earlier version. Has a value only if
/// `isPaperDocRevertDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocRevertDetails *paperDocRevertDetails;

/// Details of an event in which a Paper document was shared through Slack. Has a value only if
/// `isPaperDocSlackShareDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocSlackShareDetails *paperDocSlackShareDetails;

/// Details of an event in which a Paper document was shared with users or groups. Has a value only if
/// `isPaperDocTeamInviteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocTeamInviteDetails *paperDocTeamInviteDetails;

/// Details of an event in which a Paper document was moved to the trash. Has a value only if `isPaperDocTrashedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocTrashedDetails *paperDocTrashedDetails;

/// Details of an event in which a resolved comment on a Paper document was reopened. Has a value only if
/// `isPaperDocUnresolveCommentDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocUnresolveCommentDetails *paperDocUnresolveCommentDetails;

/// Details of an event in which a Paper document was restored from the trash. Has a value only if
/// `isPaperDocUntrashedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocUntrashedDetails *paperDocUntrashedDetails;

/// Details of an event in which a Paper document was viewed. Has a value only if `isPaperDocViewDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocViewDetails *paperDocViewDetails;
/// Creates an object with the tag `paper_doc_add_comment_details`.
- (instancetype)initWithPaperDocAddCommentDetails:(DBTEAMLOGPaperDocAddCommentDetails *)paperDocAddCommentDetails;

/// Creates an object with the tag `paper_doc_change_member_role_details`.
- (instancetype)
    initWithPaperDocChangeMemberRoleDetails:(DBTEAMLOGPaperDocChangeMemberRoleDetails *)paperDocChangeMemberRoleDetails;

/// Creates an object with the tag `paper_doc_change_sharing_policy_details`.
- (instancetype)
    initWithPaperDocChangeSharingPolicyDetails:(DBTEAMLOGPaperDocChangeSharingPolicyDetails *)paperDocChangeSharingPolicyDetails;

/// Creates an object with the tag `paper_doc_change_subscription_details`.
- (instancetype)
    initWithPaperDocChangeSubscriptionDetails:(DBTEAMLOGPaperDocChangeSubscriptionDetails *)paperDocChangeSubscriptionDetails;

/// Creates an object with the tag `paper_doc_deleted_details`.
- (instancetype)initWithPaperDocDeletedDetails:(DBTEAMLOGPaperDocDeletedDetails *)paperDocDeletedDetails;

/// Creates an object with the tag `paper_doc_delete_comment_details`.
- (instancetype)
    initWithPaperDocDeleteCommentDetails:(DBTEAMLOGPaperDocDeleteCommentDetails *)paperDocDeleteCommentDetails;

/// Creates an object with the tag `paper_doc_download_details`.
- (instancetype)initWithPaperDocDownloadDetails:(DBTEAMLOGPaperDocDownloadDetails *)paperDocDownloadDetails;
/// Creates an object with the tag `paper_doc_edit_details`.
- (instancetype)initWithPaperDocEditDetails:(DBTEAMLOGPaperDocEditDetails *)paperDocEditDetails;
/// Creates an object with the tag `paper_doc_edit_comment_details`.
- (instancetype)initWithPaperDocEditCommentDetails:(DBTEAMLOGPaperDocEditCommentDetails *)paperDocEditCommentDetails;
/// Creates an object with the tag `paper_doc_followed_details`.
- (instancetype)initWithPaperDocFollowedDetails:(DBTEAMLOGPaperDocFollowedDetails *)paperDocFollowedDetails;
/// Creates an object with the tag `paper_doc_mention_details`.
- (instancetype)initWithPaperDocMentionDetails:(DBTEAMLOGPaperDocMentionDetails *)paperDocMentionDetails;

/// Creates an object with the tag `paper_doc_ownership_changed_details`.
- (instancetype)
    initWithPaperDocOwnershipChangedDetails:(DBTEAMLOGPaperDocOwnershipChangedDetails *)paperDocOwnershipChangedDetails;

/// Creates an object with the tag `paper_doc_request_access_details`.
- (instancetype)
    initWithPaperDocRequestAccessDetails:(DBTEAMLOGPaperDocRequestAccessDetails *)paperDocRequestAccessDetails;

/// Creates an object with the tag `paper_doc_resolve_comment_details`.
- (instancetype)
    initWithPaperDocResolveCommentDetails:(DBTEAMLOGPaperDocResolveCommentDetails *)paperDocResolveCommentDetails;

/// Creates an object with the tag `paper_doc_revert_details`.
- (instancetype)initWithPaperDocRevertDetails:(DBTEAMLOGPaperDocRevertDetails *)paperDocRevertDetails;
/// Creates an object with the tag `paper_doc_slack_share_details`.
- (instancetype)initWithPaperDocSlackShareDetails:(DBTEAMLOGPaperDocSlackShareDetails *)paperDocSlackShareDetails;
/// Creates an object with the tag `paper_doc_team_invite_details`.
- (instancetype)initWithPaperDocTeamInviteDetails:(DBTEAMLOGPaperDocTeamInviteDetails *)paperDocTeamInviteDetails;
/// Creates an object with the tag `paper_doc_trashed_details`.
- (instancetype)initWithPaperDocTrashedDetails:(DBTEAMLOGPaperDocTrashedDetails *)paperDocTrashedDetails;

/// Creates an object with the tag `paper_doc_unresolve_comment_details`.
- (instancetype)
    initWithPaperDocUnresolveCommentDetails:(DBTEAMLOGPaperDocUnresolveCommentDetails *)paperDocUnresolveCommentDetails;

/// Creates an object with the tag `paper_doc_untrashed_details`.
- (instancetype)initWithPaperDocUntrashedDetails:(DBTEAMLOGPaperDocUntrashedDetails *)paperDocUntrashedDetails;
/// Creates an object with the tag `paper_doc_view_details`.
- (instancetype)initWithPaperDocViewDetails:(DBTEAMLOGPaperDocViewDetails *)paperDocViewDetails;
/// Returns whether the tag is `paper_doc_add_comment_details`.
- (BOOL)isPaperDocAddCommentDetails;
/// Returns whether the tag is `paper_doc_change_member_role_details`.
- (BOOL)isPaperDocChangeMemberRoleDetails;
/// Returns whether the tag is `paper_doc_change_sharing_policy_details`.
- (BOOL)isPaperDocChangeSharingPolicyDetails;
/// Returns whether the tag is `paper_doc_change_subscription_details`.
- (BOOL)isPaperDocChangeSubscriptionDetails;
/// Returns whether the tag is `paper_doc_deleted_details`.
- (BOOL)isPaperDocDeletedDetails;
/// Returns whether the tag is `paper_doc_delete_comment_details`.
- (BOOL)isPaperDocDeleteCommentDetails;
/// Returns whether the tag is `paper_doc_download_details`.
- (BOOL)isPaperDocDownloadDetails;
/// Returns whether the tag is `paper_doc_edit_details`.
- (BOOL)isPaperDocEditDetails;
/// Returns whether the tag is `paper_doc_edit_comment_details`.
- (BOOL)isPaperDocEditCommentDetails;
/// Returns whether the tag is `paper_doc_followed_details`.
- (BOOL)isPaperDocFollowedDetails;
/// Returns whether the tag is `paper_doc_mention_details`.
- (BOOL)isPaperDocMentionDetails;
/// Returns whether the tag is `paper_doc_ownership_changed_details`.
- (BOOL)isPaperDocOwnershipChangedDetails;
/// Returns whether the tag is `paper_doc_request_access_details`.
- (BOOL)isPaperDocRequestAccessDetails;
/// Returns whether the tag is `paper_doc_resolve_comment_details`.
- (BOOL)isPaperDocResolveCommentDetails;
/// Returns whether the tag is `paper_doc_revert_details`.
- (BOOL)isPaperDocRevertDetails;
/// Returns whether the tag is `paper_doc_slack_share_details`.
- (BOOL)isPaperDocSlackShareDetails;
/// Returns whether the tag is `paper_doc_team_invite_details`.
- (BOOL)isPaperDocTeamInviteDetails;
/// Returns whether the tag is `paper_doc_trashed_details`.
- (BOOL)isPaperDocTrashedDetails;
/// Returns whether the tag is `paper_doc_unresolve_comment_details`.
- (BOOL)isPaperDocUnresolveCommentDetails;
/// Returns whether the tag is `paper_doc_untrashed_details`.
- (BOOL)isPaperDocUntrashedDetails;
/// Returns whether the tag is `paper_doc_view_details`.
- (BOOL)isPaperDocViewDetails;
@end

/// The members whose names start with `PaperDoc`.
@interface DBTEAMLOGEventType (PaperDoc)
/// A comment was added to a Paper document. Has a value only if `isPaperDocAddComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocAddCommentType *paperDocAddComment;

/// A member's permissions for a Paper document were changed. Has a value only if `isPaperDocChangeMemberRole` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocChangeMemberRoleType *paperDocChangeMemberRole;

/// The sharing policy of a Paper document was changed. Has a value only if `isPaperDocChangeSharingPolicy` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocChangeSharingPolicyType *paperDocChangeSharingPolicy;

/// A user followed or unfollowed a Paper document. Has a value only if `isPaperDocChangeSubscription` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocChangeSubscriptionType *paperDocChangeSubscription;

/// A Paper document was archived. Dropbox no longer records this event. Has a value only if `isPaperDocDeleted` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocDeletedType *paperDocDeleted;

/// A comment on a Paper document was deleted. Has a value only if `isPaperDocDeleteComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocDeleteCommentType *paperDocDeleteComment;
/// A Paper document was downloaded in a particular format. Has a value only if `isPaperDocDownload` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocDownloadType *paperDocDownload;
/// A Paper document was edited. Has a value only if `isPaperDocEdit` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocEditType *paperDocEdit;
/// A comment on a Paper document was edited. Has a value only if `isPaperDocEditComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocEditCommentType *paperDocEditComment;

/// A user followed a Paper document. Replaced by `paperDocChangeSubscription`. Has a value only if `isPaperDocFollowed`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocFollowedType *paperDocFollowed;

/// A user was mentioned in a Paper document. Has a value only if `isPaperDocMention` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocMentionType *paperDocMention;
/// The ownership of a Paper document was transferred. Has a value only if `isPaperDocOwnershipChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocOwnershipChangedType *paperDocOwnershipChanged;
/// A user asked for access to a Paper document. Has a value only if `isPaperDocRequestAccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocRequestAccessType *paperDocRequestAccess;
/// A comment on a Paper document was resolved. Has a value only if `isPaperDocResolveComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocResolveCommentType *paperDocResolveComment;
/// A Paper document was reverted to an earlier version. Has a value only if `isPaperDocRevert` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocRevertType *paperDocRevert;
/// A Paper document was shared through Slack. Has a value only if `isPaperDocSlackShare` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocSlackShareType *paperDocSlackShare;

/// A Paper document was shared with users or groups. Dropbox no longer records this event. Has a value only if
/// `isPaperDocTeamInvite` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocTeamInviteType *paperDocTeamInvite;

/// A Paper document was moved to the trash. Has a value only if `isPaperDocTrashed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocTrashedType *paperDocTrashed;
/// A resolved comment on a Paper document was reopened. Has a value only if `isPaperDocUnresolveComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocUnresolveCommentType *paperDocUnresolveComment;
/// A Paper document was restored from the trash. Has a value only if `isPaperDocUntrashed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocUntrashedType *paperDocUntrashed;
/// A Paper document was viewed. Has a value only if `isPaperDocView` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDocViewType *paperDocView;
/// Creates an object with the tag `paper_doc_add_comment`.
- (instancetype)initWithPaperDocAddComment:(DBTEAMLOGPaperDocAddCommentType *)paperDocAddComment;
/// Creates an object with the tag `paper_doc_change_member_role`.
- (instancetype)initWithPaperDocChangeMemberRole:(DBTEAMLOGPaperDocChangeMemberRoleType *)paperDocChangeMemberRole;

/// Creates an object with the tag `paper_doc_change_sharing_policy`.
- (instancetype)
    initWithPaperDocChangeSharingPolicy:(DBTEAMLOGPaperDocChangeSharingPolicyType *)paperDocChangeSharingPolicy;

/// Creates an object with the tag `paper_doc_change_subscription`.
- (instancetype)initWithPaperDocChangeSubscription:(DBTEAMLOGPaperDocChangeSubscriptionType *)paperDocChangeSubscription;
/// Creates an object with the tag `paper_doc_deleted`.
- (instancetype)initWithPaperDocDeleted:(DBTEAMLOGPaperDocDeletedType *)paperDocDeleted;
/// Creates an object with the tag `paper_doc_delete_comment`.
- (instancetype)initWithPaperDocDeleteComment:(DBTEAMLOGPaperDocDeleteCommentType *)paperDocDeleteComment;
/// Creates an object with the tag `paper_doc_download`.
- (instancetype)initWithPaperDocDownload:(DBTEAMLOGPaperDocDownloadType *)paperDocDownload;
/// Creates an object with the tag `paper_doc_edit`.
- (instancetype)initWithPaperDocEdit:(DBTEAMLOGPaperDocEditType *)paperDocEdit;
/// Creates an object with the tag `paper_doc_edit_comment`.
- (instancetype)initWithPaperDocEditComment:(DBTEAMLOGPaperDocEditCommentType *)paperDocEditComment;
/// Creates an object with the tag `paper_doc_followed`.
- (instancetype)initWithPaperDocFollowed:(DBTEAMLOGPaperDocFollowedType *)paperDocFollowed;
/// Creates an object with the tag `paper_doc_mention`.
- (instancetype)initWithPaperDocMention:(DBTEAMLOGPaperDocMentionType *)paperDocMention;
/// Creates an object with the tag `paper_doc_ownership_changed`.
- (instancetype)initWithPaperDocOwnershipChanged:(DBTEAMLOGPaperDocOwnershipChangedType *)paperDocOwnershipChanged;
/// Creates an object with the tag `paper_doc_request_access`.
- (instancetype)initWithPaperDocRequestAccess:(DBTEAMLOGPaperDocRequestAccessType *)paperDocRequestAccess;
/// Creates an object with the tag `paper_doc_resolve_comment`.
- (instancetype)initWithPaperDocResolveComment:(DBTEAMLOGPaperDocResolveCommentType *)paperDocResolveComment;
/// Creates an object with the tag `paper_doc_revert`.
- (instancetype)initWithPaperDocRevert:(DBTEAMLOGPaperDocRevertType *)paperDocRevert;
/// Creates an object with the tag `paper_doc_slack_share`.
- (instancetype)initWithPaperDocSlackShare:(DBTEAMLOGPaperDocSlackShareType *)paperDocSlackShare;
/// Creates an object with the tag `paper_doc_team_invite`.
- (instancetype)initWithPaperDocTeamInvite:(DBTEAMLOGPaperDocTeamInviteType *)paperDocTeamInvite;
/// Creates an object with the tag `paper_doc_trashed`.
- (instancetype)initWithPaperDocTrashed:(DBTEAMLOGPaperDocTrashedType *)paperDocTrashed;
/// Creates an object with the tag `paper_doc_unresolve_comment`.
- (instancetype)initWithPaperDocUnresolveComment:(DBTEAMLOGPaperDocUnresolveCommentType *)paperDocUnresolveComment;
/// Creates an object with the tag `paper_doc_untrashed`.
- (instancetype)initWithPaperDocUntrashed:(DBTEAMLOGPaperDocUntrashedType *)paperDocUntrashed;
/// Creates an object with the tag `paper_doc_view`.
- (instancetype)initWithPaperDocView:(DBTEAMLOGPaperDocViewType *)paperDocView;
/// Returns whether the tag is `paper_doc_add_comment`.
- (BOOL)isPaperDocAddComment;
/// Returns whether the tag is `paper_doc_change_member_role`.
- (BOOL)isPaperDocChangeMemberRole;
/// Returns whether the tag is `paper_doc_change_sharing_policy`.
- (BOOL)isPaperDocChangeSharingPolicy;
/// Returns whether the tag is `paper_doc_change_subscription`.
- (BOOL)isPaperDocChangeSubscription;
/// Returns whether the tag is `paper_doc_deleted`.
- (BOOL)isPaperDocDeleted;
/// Returns whether the tag is `paper_doc_delete_comment`.
- (BOOL)isPaperDocDeleteComment;
/// Returns whether the tag is `paper_doc_download`.
- (BOOL)isPaperDocDownload;
/// Returns whether the tag is `paper_doc_edit`.
- (BOOL)isPaperDocEdit;
/// Returns whether the tag is `paper_doc_edit_comment`.
- (BOOL)isPaperDocEditComment;
/// Returns whether the tag is `paper_doc_followed`.
- (BOOL)isPaperDocFollowed;
/// Returns whether the tag is `paper_doc_mention`.
- (BOOL)isPaperDocMention;
/// Returns whether the tag is `paper_doc_ownership_changed`.
- (BOOL)isPaperDocOwnershipChanged;
/// Returns whether the tag is `paper_doc_request_access`.
- (BOOL)isPaperDocRequestAccess;
/// Returns whether the tag is `paper_doc_resolve_comment`.
- (BOOL)isPaperDocResolveComment;
/// Returns whether the tag is `paper_doc_revert`.
- (BOOL)isPaperDocRevert;
/// Returns whether the tag is `paper_doc_slack_share`.
- (BOOL)isPaperDocSlackShare;
/// Returns whether the tag is `paper_doc_team_invite`.
- (BOOL)isPaperDocTeamInvite;
/// Returns whether the tag is `paper_doc_trashed`.
- (BOOL)isPaperDocTrashed;
/// Returns whether the tag is `paper_doc_unresolve_comment`.
- (BOOL)isPaperDocUnresolveComment;
/// Returns whether the tag is `paper_doc_untrashed`.
- (BOOL)isPaperDocUntrashed;
/// Returns whether the tag is `paper_doc_view`.
- (BOOL)isPaperDocView;
@end

/// The members whose names start with `PaperDoc`.
@interface DBTEAMLOGEventTypeArg (PaperDoc)
/// Creates an object with the tag `paper_doc_add_comment`.
- (instancetype)initWithPaperDocAddComment;
/// Creates an object with the tag `paper_doc_change_member_role`.
- (instancetype)initWithPaperDocChangeMemberRole;
/// Creates an object with the tag `paper_doc_change_sharing_policy`.
- (instancetype)initWithPaperDocChangeSharingPolicy;
/// Creates an object with the tag `paper_doc_change_subscription`.
- (instancetype)initWithPaperDocChangeSubscription;
/// Creates an object with the tag `paper_doc_deleted`.
- (instancetype)initWithPaperDocDeleted;
/// Creates an object with the tag `paper_doc_delete_comment`.
- (instancetype)initWithPaperDocDeleteComment;
/// Creates an object with the tag `paper_doc_download`.
- (instancetype)initWithPaperDocDownload;
/// Creates an object with the tag `paper_doc_edit`.
- (instancetype)initWithPaperDocEdit;
/// Creates an object with the tag `paper_doc_edit_comment`.
- (instancetype)initWithPaperDocEditComment;
/// Creates an object with the tag `paper_doc_followed`.
- (instancetype)initWithPaperDocFollowed;
/// Creates an object with the tag `paper_doc_mention`.
- (instancetype)initWithPaperDocMention;
/// Creates an object with the tag `paper_doc_ownership_changed`.
- (instancetype)initWithPaperDocOwnershipChanged;
/// Creates an object with the tag `paper_doc_request_access`.
- (instancetype)initWithPaperDocRequestAccess;
/// Creates an object with the tag `paper_doc_resolve_comment`.
- (instancetype)initWithPaperDocResolveComment;
/// Creates an object with the tag `paper_doc_revert`.
- (instancetype)initWithPaperDocRevert;
/// Creates an object with the tag `paper_doc_slack_share`.
- (instancetype)initWithPaperDocSlackShare;
/// Creates an object with the tag `paper_doc_team_invite`.
- (instancetype)initWithPaperDocTeamInvite;
/// Creates an object with the tag `paper_doc_trashed`.
- (instancetype)initWithPaperDocTrashed;
/// Creates an object with the tag `paper_doc_unresolve_comment`.
- (instancetype)initWithPaperDocUnresolveComment;
/// Creates an object with the tag `paper_doc_untrashed`.
- (instancetype)initWithPaperDocUntrashed;
/// Creates an object with the tag `paper_doc_view`.
- (instancetype)initWithPaperDocView;
/// Returns whether the tag is `paper_doc_add_comment`.
- (BOOL)isPaperDocAddComment;
/// Returns whether the tag is `paper_doc_change_member_role`.
- (BOOL)isPaperDocChangeMemberRole;
/// Returns whether the tag is `paper_doc_change_sharing_policy`.
- (BOOL)isPaperDocChangeSharingPolicy;
/// Returns whether the tag is `paper_doc_change_subscription`.
- (BOOL)isPaperDocChangeSubscription;
/// Returns whether the tag is `paper_doc_deleted`.
- (BOOL)isPaperDocDeleted;
/// Returns whether the tag is `paper_doc_delete_comment`.
- (BOOL)isPaperDocDeleteComment;
/// Returns whether the tag is `paper_doc_download`.
- (BOOL)isPaperDocDownload;
/// Returns whether the tag is `paper_doc_edit`.
- (BOOL)isPaperDocEdit;
/// Returns whether the tag is `paper_doc_edit_comment`.
- (BOOL)isPaperDocEditComment;
/// Returns whether the tag is `paper_doc_followed`.
- (BOOL)isPaperDocFollowed;
/// Returns whether the tag is `paper_doc_mention`.
- (BOOL)isPaperDocMention;
/// Returns whether the tag is `paper_doc_ownership_changed`.
- (BOOL)isPaperDocOwnershipChanged;
/// Returns whether the tag is `paper_doc_request_access`.
- (BOOL)isPaperDocRequestAccess;
/// Returns whether the tag is `paper_doc_resolve_comment`.
- (BOOL)isPaperDocResolveComment;
/// Returns whether the tag is `paper_doc_revert`.
- (BOOL)isPaperDocRevert;
/// Returns whether the tag is `paper_doc_slack_share`.
- (BOOL)isPaperDocSlackShare;
/// Returns whether the tag is `paper_doc_team_invite`.
- (BOOL)isPaperDocTeamInvite;
/// Returns whether the tag is `paper_doc_trashed`.
- (BOOL)isPaperDocTrashed;
/// Returns whether the tag is `paper_doc_unresolve_comment`.
- (BOOL)isPaperDocUnresolveComment;
/// Returns whether the tag is `paper_doc_untrashed`.
- (BOOL)isPaperDocUntrashed;
/// Returns whether the tag is `paper_doc_view`.
- (BOOL)isPaperDocView;
@end

/// Details of an event in which a comment was added to a Paper document.
@interface DBTEAMLOGPaperDocAddCommentDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid commentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocAddCommentDetails` from and to JSON.
@interface DBTEAMLOGPaperDocAddCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocAddCommentDetails *)instance;
+ (DBTEAMLOGPaperDocAddCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment was added to a Paper document.
@interface DBTEAMLOGPaperDocAddCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocAddCommentType` from and to JSON.
@interface DBTEAMLOGPaperDocAddCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocAddCommentType *)instance;
+ (DBTEAMLOGPaperDocAddCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member's permissions for a Paper document were changed.
@interface DBTEAMLOGPaperDocChangeMemberRoleDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The member's access to the document after the change.
@property (nonatomic, readonly) DBTEAMLOGPaperAccessType *accessType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid accessType:(DBTEAMLOGPaperAccessType *)accessType;
@end

/// Converts `DBTEAMLOGPaperDocChangeMemberRoleDetails` from and to JSON.
@interface DBTEAMLOGPaperDocChangeMemberRoleDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocChangeMemberRoleDetails *)instance;
+ (DBTEAMLOGPaperDocChangeMemberRoleDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member's permissions for a Paper document were changed.
@interface DBTEAMLOGPaperDocChangeMemberRoleType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocChangeMemberRoleType` from and to JSON.
@interface DBTEAMLOGPaperDocChangeMemberRoleTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocChangeMemberRoleType *)instance;
+ (DBTEAMLOGPaperDocChangeMemberRoleType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the sharing policy of a Paper document was changed.
@interface DBTEAMLOGPaperDocChangeSharingPolicyDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The policy for sharing with people outside the team.
@property (nonatomic, readonly, copy, nullable) NSString *publicSharingPolicy;
/// The policy for sharing with the team.
@property (nonatomic, readonly, copy, nullable) NSString *teamSharingPolicy;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    publicSharingPolicy:(nullable NSString *)publicSharingPolicy
    teamSharingPolicy:(nullable NSString *)teamSharingPolicy;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocChangeSharingPolicyDetails` from and to JSON.
@interface DBTEAMLOGPaperDocChangeSharingPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocChangeSharingPolicyDetails *)instance;
+ (DBTEAMLOGPaperDocChangeSharingPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sharing policy of a Paper document was changed.
@interface DBTEAMLOGPaperDocChangeSharingPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocChangeSharingPolicyType` from and to JSON.
@interface DBTEAMLOGPaperDocChangeSharingPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocChangeSharingPolicyType *)instance;
+ (DBTEAMLOGPaperDocChangeSharingPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user followed or unfollowed a Paper document.
@interface DBTEAMLOGPaperDocChangeSubscriptionDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The subscription level after the change.
@property (nonatomic, readonly, copy) NSString *dNewSubscriptionLevel;
/// The subscription level before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *previousSubscriptionLevel;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    dNewSubscriptionLevel:(NSString *)dNewSubscriptionLevel
    previousSubscriptionLevel:(nullable NSString *)previousSubscriptionLevel;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid dNewSubscriptionLevel:(NSString *)dNewSubscriptionLevel;
@end

/// Converts `DBTEAMLOGPaperDocChangeSubscriptionDetails` from and to JSON.
@interface DBTEAMLOGPaperDocChangeSubscriptionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocChangeSubscriptionDetails *)instance;
+ (DBTEAMLOGPaperDocChangeSubscriptionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user followed or unfollowed a Paper document.
@interface DBTEAMLOGPaperDocChangeSubscriptionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocChangeSubscriptionType` from and to JSON.
@interface DBTEAMLOGPaperDocChangeSubscriptionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocChangeSubscriptionType *)instance;
+ (DBTEAMLOGPaperDocChangeSubscriptionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment on a Paper document was deleted.
@interface DBTEAMLOGPaperDocDeleteCommentDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid commentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocDeleteCommentDetails` from and to JSON.
@interface DBTEAMLOGPaperDocDeleteCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocDeleteCommentDetails *)instance;
+ (DBTEAMLOGPaperDocDeleteCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment on a Paper document was deleted.
@interface DBTEAMLOGPaperDocDeleteCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocDeleteCommentType` from and to JSON.
@interface DBTEAMLOGPaperDocDeleteCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocDeleteCommentType *)instance;
+ (DBTEAMLOGPaperDocDeleteCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was archived.
@interface DBTEAMLOGPaperDocDeletedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocDeletedDetails` from and to JSON.
@interface DBTEAMLOGPaperDocDeletedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocDeletedDetails *)instance;
+ (DBTEAMLOGPaperDocDeletedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was archived. Dropbox no longer records this event.
@interface DBTEAMLOGPaperDocDeletedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocDeletedType` from and to JSON.
@interface DBTEAMLOGPaperDocDeletedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocDeletedType *)instance;
+ (DBTEAMLOGPaperDocDeletedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was downloaded in a particular format.
@interface DBTEAMLOGPaperDocDownloadDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The format of the downloaded file.
@property (nonatomic, readonly) DBTEAMLOGPaperDownloadFormat *exportFileFormat;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    exportFileFormat:(DBTEAMLOGPaperDownloadFormat *)exportFileFormat;
@end

/// Converts `DBTEAMLOGPaperDocDownloadDetails` from and to JSON.
@interface DBTEAMLOGPaperDocDownloadDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocDownloadDetails *)instance;
+ (DBTEAMLOGPaperDocDownloadDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was downloaded in a particular format.
@interface DBTEAMLOGPaperDocDownloadType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocDownloadType` from and to JSON.
@interface DBTEAMLOGPaperDocDownloadTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocDownloadType *)instance;
+ (DBTEAMLOGPaperDocDownloadType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment on a Paper document was edited.
@interface DBTEAMLOGPaperDocEditCommentDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid commentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocEditCommentDetails` from and to JSON.
@interface DBTEAMLOGPaperDocEditCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocEditCommentDetails *)instance;
+ (DBTEAMLOGPaperDocEditCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment on a Paper document was edited.
@interface DBTEAMLOGPaperDocEditCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocEditCommentType` from and to JSON.
@interface DBTEAMLOGPaperDocEditCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocEditCommentType *)instance;
+ (DBTEAMLOGPaperDocEditCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was edited.
@interface DBTEAMLOGPaperDocEditDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocEditDetails` from and to JSON.
@interface DBTEAMLOGPaperDocEditDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocEditDetails *)instance;
+ (DBTEAMLOGPaperDocEditDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was edited.
@interface DBTEAMLOGPaperDocEditType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocEditType` from and to JSON.
@interface DBTEAMLOGPaperDocEditTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocEditType *)instance;
+ (DBTEAMLOGPaperDocEditType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user followed a Paper document.
@interface DBTEAMLOGPaperDocFollowedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocFollowedDetails` from and to JSON.
@interface DBTEAMLOGPaperDocFollowedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocFollowedDetails *)instance;
+ (DBTEAMLOGPaperDocFollowedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user followed a Paper document. Replaced by `paperDocChangeSubscription`.
@interface DBTEAMLOGPaperDocFollowedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocFollowedType` from and to JSON.
@interface DBTEAMLOGPaperDocFollowedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocFollowedType *)instance;
+ (DBTEAMLOGPaperDocFollowedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user was mentioned in a Paper document.
@interface DBTEAMLOGPaperDocMentionDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocMentionDetails` from and to JSON.
@interface DBTEAMLOGPaperDocMentionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocMentionDetails *)instance;
+ (DBTEAMLOGPaperDocMentionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user was mentioned in a Paper document.
@interface DBTEAMLOGPaperDocMentionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocMentionType` from and to JSON.
@interface DBTEAMLOGPaperDocMentionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocMentionType *)instance;
+ (DBTEAMLOGPaperDocMentionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the ownership of a Paper document was transferred.
@interface DBTEAMLOGPaperDocOwnershipChangedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The account identifier of the previous owner. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *oldOwnerUserId;
/// The account identifier of the new owner. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *dNewOwnerUserId;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    dNewOwnerUserId:(NSString *)dNewOwnerUserId
    oldOwnerUserId:(nullable NSString *)oldOwnerUserId;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid dNewOwnerUserId:(NSString *)dNewOwnerUserId;
@end

/// Converts `DBTEAMLOGPaperDocOwnershipChangedDetails` from and to JSON.
@interface DBTEAMLOGPaperDocOwnershipChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocOwnershipChangedDetails *)instance;
+ (DBTEAMLOGPaperDocOwnershipChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The ownership of a Paper document was transferred.
@interface DBTEAMLOGPaperDocOwnershipChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocOwnershipChangedType` from and to JSON.
@interface DBTEAMLOGPaperDocOwnershipChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocOwnershipChangedType *)instance;
+ (DBTEAMLOGPaperDocOwnershipChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user asked for access to a Paper document.
@interface DBTEAMLOGPaperDocRequestAccessDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocRequestAccessDetails` from and to JSON.
@interface DBTEAMLOGPaperDocRequestAccessDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocRequestAccessDetails *)instance;
+ (DBTEAMLOGPaperDocRequestAccessDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user asked for access to a Paper document.
@interface DBTEAMLOGPaperDocRequestAccessType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocRequestAccessType` from and to JSON.
@interface DBTEAMLOGPaperDocRequestAccessTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocRequestAccessType *)instance;
+ (DBTEAMLOGPaperDocRequestAccessType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment on a Paper document was resolved.
@interface DBTEAMLOGPaperDocResolveCommentDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid commentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocResolveCommentDetails` from and to JSON.
@interface DBTEAMLOGPaperDocResolveCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocResolveCommentDetails *)instance;
+ (DBTEAMLOGPaperDocResolveCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment on a Paper document was resolved.
@interface DBTEAMLOGPaperDocResolveCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocResolveCommentType` from and to JSON.
@interface DBTEAMLOGPaperDocResolveCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocResolveCommentType *)instance;
+ (DBTEAMLOGPaperDocResolveCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was reverted to an earlier version.
@interface DBTEAMLOGPaperDocRevertDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocRevertDetails` from and to JSON.
@interface DBTEAMLOGPaperDocRevertDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocRevertDetails *)instance;
+ (DBTEAMLOGPaperDocRevertDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was reverted to an earlier version.
@interface DBTEAMLOGPaperDocRevertType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocRevertType` from and to JSON.
@interface DBTEAMLOGPaperDocRevertTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocRevertType *)instance;
+ (DBTEAMLOGPaperDocRevertType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was shared through Slack.
@interface DBTEAMLOGPaperDocSlackShareDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocSlackShareDetails` from and to JSON.
@interface DBTEAMLOGPaperDocSlackShareDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocSlackShareDetails *)instance;
+ (DBTEAMLOGPaperDocSlackShareDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was shared through Slack.
@interface DBTEAMLOGPaperDocSlackShareType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocSlackShareType` from and to JSON.
@interface DBTEAMLOGPaperDocSlackShareTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocSlackShareType *)instance;
+ (DBTEAMLOGPaperDocSlackShareType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was shared with users or groups.
@interface DBTEAMLOGPaperDocTeamInviteDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocTeamInviteDetails` from and to JSON.
@interface DBTEAMLOGPaperDocTeamInviteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocTeamInviteDetails *)instance;
+ (DBTEAMLOGPaperDocTeamInviteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was shared with users or groups. Dropbox no longer records this event.
@interface DBTEAMLOGPaperDocTeamInviteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocTeamInviteType` from and to JSON.
@interface DBTEAMLOGPaperDocTeamInviteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocTeamInviteType *)instance;
+ (DBTEAMLOGPaperDocTeamInviteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was moved to the trash.
@interface DBTEAMLOGPaperDocTrashedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocTrashedDetails` from and to JSON.
@interface DBTEAMLOGPaperDocTrashedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocTrashedDetails *)instance;
+ (DBTEAMLOGPaperDocTrashedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was moved to the trash.
@interface DBTEAMLOGPaperDocTrashedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocTrashedType` from and to JSON.
@interface DBTEAMLOGPaperDocTrashedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocTrashedType *)instance;
+ (DBTEAMLOGPaperDocTrashedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a resolved comment on a Paper document was reopened.
@interface DBTEAMLOGPaperDocUnresolveCommentDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid commentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocUnresolveCommentDetails` from and to JSON.
@interface DBTEAMLOGPaperDocUnresolveCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocUnresolveCommentDetails *)instance;
+ (DBTEAMLOGPaperDocUnresolveCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A resolved comment on a Paper document was reopened.
@interface DBTEAMLOGPaperDocUnresolveCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocUnresolveCommentType` from and to JSON.
@interface DBTEAMLOGPaperDocUnresolveCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocUnresolveCommentType *)instance;
+ (DBTEAMLOGPaperDocUnresolveCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was restored from the trash.
@interface DBTEAMLOGPaperDocUntrashedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocUntrashedDetails` from and to JSON.
@interface DBTEAMLOGPaperDocUntrashedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocUntrashedDetails *)instance;
+ (DBTEAMLOGPaperDocUntrashedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was restored from the trash.
@interface DBTEAMLOGPaperDocUntrashedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocUntrashedType` from and to JSON.
@interface DBTEAMLOGPaperDocUntrashedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocUntrashedType *)instance;
+ (DBTEAMLOGPaperDocUntrashedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was viewed.
@interface DBTEAMLOGPaperDocViewDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperDocViewDetails` from and to JSON.
@interface DBTEAMLOGPaperDocViewDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocViewDetails *)instance;
+ (DBTEAMLOGPaperDocViewDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was viewed.
@interface DBTEAMLOGPaperDocViewType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDocViewType` from and to JSON.
@interface DBTEAMLOGPaperDocViewTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocViewType *)instance;
+ (DBTEAMLOGPaperDocViewType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
