// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsPaperDocAddCommentDetails, DBXTeamLogEventDetailsPaperDocChangeMemberRoleDetails,
    DBXTeamLogEventDetailsPaperDocChangeSharingPolicyDetails, DBXTeamLogEventDetailsPaperDocChangeSubscriptionDetails,
    DBXTeamLogEventDetailsPaperDocDeleteCommentDetails, DBXTeamLogEventDetailsPaperDocDeletedDetails,
    DBXTeamLogEventDetailsPaperDocDownloadDetails, DBXTeamLogEventDetailsPaperDocEditCommentDetails,
    DBXTeamLogEventDetailsPaperDocEditDetails, DBXTeamLogEventDetailsPaperDocFollowedDetails,
    DBXTeamLogEventDetailsPaperDocMentionDetails, DBXTeamLogEventDetailsPaperDocOwnershipChangedDetails,
    DBXTeamLogEventDetailsPaperDocRequestAccessDetails, DBXTeamLogEventDetailsPaperDocResolveCommentDetails,
    DBXTeamLogEventDetailsPaperDocRevertDetails, DBXTeamLogEventDetailsPaperDocSlackShareDetails,
    DBXTeamLogEventDetailsPaperDocTeamInviteDetails, DBXTeamLogEventDetailsPaperDocTrashedDetails,
    DBXTeamLogEventDetailsPaperDocUnresolveCommentDetails, DBXTeamLogEventDetailsPaperDocUntrashedDetails,
    DBXTeamLogEventDetailsPaperDocViewDetails, DBXTeamLogEventTypeArgPaperDocAddComment,
    DBXTeamLogEventTypeArgPaperDocChangeMemberRole, DBXTeamLogEventTypeArgPaperDocChangeSharingPolicy,
    DBXTeamLogEventTypeArgPaperDocChangeSubscription, DBXTeamLogEventTypeArgPaperDocDeleteComment,
    DBXTeamLogEventTypeArgPaperDocDeleted, DBXTeamLogEventTypeArgPaperDocDownload, DBXTeamLogEventTypeArgPaperDocEdit,
    DBXTeamLogEventTypeArgPaperDocEditComment, DBXTeamLogEventTypeArgPaperDocFollowed,
    DBXTeamLogEventTypeArgPaperDocMention, DBXTeamLogEventTypeArgPaperDocOwnershipChanged,
    DBXTeamLogEventTypeArgPaperDocRequestAccess, DBXTeamLogEventTypeArgPaperDocResolveComment,
    DBXTeamLogEventTypeArgPaperDocRevert, DBXTeamLogEventTypeArgPaperDocSlackShare,
    DBXTeamLogEventTypeArgPaperDocTeamInvite, DBXTeamLogEventTypeArgPaperDocTrashed,
    DBXTeamLogEventTypeArgPaperDocUnresolveComment, DBXTeamLogEventTypeArgPaperDocUntrashed,
    DBXTeamLogEventTypeArgPaperDocView, DBXTeamLogEventTypePaperDocAddComment,
    DBXTeamLogEventTypePaperDocChangeMemberRole, DBXTeamLogEventTypePaperDocChangeSharingPolicy,
    DBXTeamLogEventTypePaperDocChangeSubscription, DBXTeamLogEventTypePaperDocDeleteComment,
    DBXTeamLogEventTypePaperDocDeleted, DBXTeamLogEventTypePaperDocDownload, DBXTeamLogEventTypePaperDocEdit,
    DBXTeamLogEventTypePaperDocEditComment, DBXTeamLogEventTypePaperDocFollowed, DBXTeamLogEventTypePaperDocMention,
    DBXTeamLogEventTypePaperDocOwnershipChanged, DBXTeamLogEventTypePaperDocRequestAccess,
    DBXTeamLogEventTypePaperDocResolveComment, DBXTeamLogEventTypePaperDocRevert, DBXTeamLogEventTypePaperDocSlackShare,
    DBXTeamLogEventTypePaperDocTeamInvite, DBXTeamLogEventTypePaperDocTrashed,
    DBXTeamLogEventTypePaperDocUnresolveComment, DBXTeamLogEventTypePaperDocUntrashed, DBXTeamLogEventTypePaperDocView,
    DBXTeamLogPaperAccessType, DBXTeamLogPaperDocAddCommentDetails, DBXTeamLogPaperDocAddCommentType,
    DBXTeamLogPaperDocChangeMemberRoleDetails, DBXTeamLogPaperDocChangeMemberRoleType,
    DBXTeamLogPaperDocChangeSharingPolicyDetails, DBXTeamLogPaperDocChangeSharingPolicyType,
    DBXTeamLogPaperDocChangeSubscriptionDetails, DBXTeamLogPaperDocChangeSubscriptionType,
    DBXTeamLogPaperDocDeleteCommentDetails, DBXTeamLogPaperDocDeleteCommentType, DBXTeamLogPaperDocDeletedDetails,
    DBXTeamLogPaperDocDeletedType, DBXTeamLogPaperDocDownloadDetails, DBXTeamLogPaperDocDownloadType,
    DBXTeamLogPaperDocEditCommentDetails, DBXTeamLogPaperDocEditCommentType, DBXTeamLogPaperDocEditDetails,
    DBXTeamLogPaperDocEditType, DBXTeamLogPaperDocFollowedDetails, DBXTeamLogPaperDocFollowedType,
    DBXTeamLogPaperDocMentionDetails, DBXTeamLogPaperDocMentionType, DBXTeamLogPaperDocOwnershipChangedDetails,
    DBXTeamLogPaperDocOwnershipChangedType, DBXTeamLogPaperDocRequestAccessDetails, DBXTeamLogPaperDocRequestAccessType,
    DBXTeamLogPaperDocResolveCommentDetails, DBXTeamLogPaperDocResolveCommentType, DBXTeamLogPaperDocRevertDetails,
    DBXTeamLogPaperDocRevertType, DBXTeamLogPaperDocSlackShareDetails, DBXTeamLogPaperDocSlackShareType,
    DBXTeamLogPaperDocTeamInviteDetails, DBXTeamLogPaperDocTeamInviteType, DBXTeamLogPaperDocTrashedDetails,
    DBXTeamLogPaperDocTrashedType, DBXTeamLogPaperDocUnresolveCommentDetails, DBXTeamLogPaperDocUnresolveCommentType,
    DBXTeamLogPaperDocUntrashedDetails, DBXTeamLogPaperDocUntrashedType, DBXTeamLogPaperDocViewDetails,
    DBXTeamLogPaperDocViewType, DBXTeamLogPaperDownloadFormat;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (PaperDocMembers)
/// The object if its tag is `paper_doc_add_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocAddCommentDetails *asPaperDocAddCommentDetails;

/// The object if its tag is `paper_doc_change_member_role_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperDocChangeMemberRoleDetails *asPaperDocChangeMemberRoleDetails;

/// The object if its tag is `paper_doc_change_sharing_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperDocChangeSharingPolicyDetails *asPaperDocChangeSharingPolicyDetails;

/// The object if its tag is `paper_doc_change_subscription_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperDocChangeSubscriptionDetails *asPaperDocChangeSubscriptionDetails;

/// The object if its tag is `paper_doc_deleted_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocDeletedDetails *asPaperDocDeletedDetails;

/// The object if its tag is `paper_doc_delete_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperDocDeleteCommentDetails *asPaperDocDeleteCommentDetails;

/// The object if its tag is `paper_doc_download_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocDownloadDetails *asPaperDocDownloadDetails;
/// The object if its tag is `paper_doc_edit_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocEditDetails *asPaperDocEditDetails;

/// The object if its tag is `paper_doc_edit_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperDocEditCommentDetails *asPaperDocEditCommentDetails;

/// The object if its tag is `paper_doc_followed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocFollowedDetails *asPaperDocFollowedDetails;
/// The object if its tag is `paper_doc_mention_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocMentionDetails *asPaperDocMentionDetails;

/// The object if its tag is `paper_doc_ownership_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperDocOwnershipChangedDetails *asPaperDocOwnershipChangedDetails;

/// The object if its tag is `paper_doc_request_access_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperDocRequestAccessDetails *asPaperDocRequestAccessDetails;

/// The object if its tag is `paper_doc_resolve_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperDocResolveCommentDetails *asPaperDocResolveCommentDetails;

/// The object if its tag is `paper_doc_revert_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocRevertDetails *asPaperDocRevertDetails;
/// The object if its tag is `paper_doc_slack_share_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocSlackShareDetails *asPaperDocSlackShareDetails;
/// The object if its tag is `paper_doc_team_invite_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocTeamInviteDetails *asPaperDocTeamInviteDetails;
/// The object if its tag is `paper_doc_trashed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocTrashedDetails *asPaperDocTrashedDetails;

/// The object if its tag is `paper_doc_unresolve_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperDocUnresolveCommentDetails *asPaperDocUnresolveCommentDetails;

/// The object if its tag is `paper_doc_untrashed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocUntrashedDetails *asPaperDocUntrashedDetails;
/// The object if its tag is `paper_doc_view_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperDocViewDetails *asPaperDocViewDetails;
@end

/// Details of an event in which a comment was added to a Paper document.
@interface DBXTeamLogEventDetailsPaperDocAddCommentDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_add_comment_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocAddCommentDetails *paperDocAddCommentDetails;
/// Creates an object with the tag `paper_doc_add_comment_details`.
- (instancetype)init:(DBXTeamLogPaperDocAddCommentDetails *)paperDocAddCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member's permissions for a Paper document were changed.
@interface DBXTeamLogEventDetailsPaperDocChangeMemberRoleDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_change_member_role_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocChangeMemberRoleDetails *paperDocChangeMemberRoleDetails;

/// Creates an object with the tag `paper_doc_change_member_role_details`.
- (instancetype)init:(DBXTeamLogPaperDocChangeMemberRoleDetails *)paperDocChangeMemberRoleDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sharing policy of a Paper document was changed.
@interface DBXTeamLogEventDetailsPaperDocChangeSharingPolicyDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_change_sharing_policy_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocChangeSharingPolicyDetails *paperDocChangeSharingPolicyDetails;

/// Creates an object with the tag `paper_doc_change_sharing_policy_details`.
- (instancetype)init:(DBXTeamLogPaperDocChangeSharingPolicyDetails *)paperDocChangeSharingPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user followed or unfollowed a Paper document.
@interface DBXTeamLogEventDetailsPaperDocChangeSubscriptionDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_change_subscription_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocChangeSubscriptionDetails *paperDocChangeSubscriptionDetails;

/// Creates an object with the tag `paper_doc_change_subscription_details`.
- (instancetype)init:(DBXTeamLogPaperDocChangeSubscriptionDetails *)paperDocChangeSubscriptionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was archived.
@interface DBXTeamLogEventDetailsPaperDocDeletedDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_deleted_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocDeletedDetails *paperDocDeletedDetails;
/// Creates an object with the tag `paper_doc_deleted_details`.
- (instancetype)init:(DBXTeamLogPaperDocDeletedDetails *)paperDocDeletedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a Paper document was deleted.
@interface DBXTeamLogEventDetailsPaperDocDeleteCommentDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_delete_comment_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocDeleteCommentDetails *paperDocDeleteCommentDetails;
/// Creates an object with the tag `paper_doc_delete_comment_details`.
- (instancetype)init:(DBXTeamLogPaperDocDeleteCommentDetails *)paperDocDeleteCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was downloaded in a particular format.
@interface DBXTeamLogEventDetailsPaperDocDownloadDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_download_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocDownloadDetails *paperDocDownloadDetails;
/// Creates an object with the tag `paper_doc_download_details`.
- (instancetype)init:(DBXTeamLogPaperDocDownloadDetails *)paperDocDownloadDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was edited.
@interface DBXTeamLogEventDetailsPaperDocEditDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_edit_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocEditDetails *paperDocEditDetails;
/// Creates an object with the tag `paper_doc_edit_details`.
- (instancetype)init:(DBXTeamLogPaperDocEditDetails *)paperDocEditDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a Paper document was edited.
@interface DBXTeamLogEventDetailsPaperDocEditCommentDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_edit_comment_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocEditCommentDetails *paperDocEditCommentDetails;
/// Creates an object with the tag `paper_doc_edit_comment_details`.
- (instancetype)init:(DBXTeamLogPaperDocEditCommentDetails *)paperDocEditCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user followed a Paper document.
@interface DBXTeamLogEventDetailsPaperDocFollowedDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_followed_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocFollowedDetails *paperDocFollowedDetails;
/// Creates an object with the tag `paper_doc_followed_details`.
- (instancetype)init:(DBXTeamLogPaperDocFollowedDetails *)paperDocFollowedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user was mentioned in a Paper document.
@interface DBXTeamLogEventDetailsPaperDocMentionDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_mention_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocMentionDetails *paperDocMentionDetails;
/// Creates an object with the tag `paper_doc_mention_details`.
- (instancetype)init:(DBXTeamLogPaperDocMentionDetails *)paperDocMentionDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the ownership of a Paper document was transferred.
@interface DBXTeamLogEventDetailsPaperDocOwnershipChangedDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_ownership_changed_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocOwnershipChangedDetails *paperDocOwnershipChangedDetails;

/// Creates an object with the tag `paper_doc_ownership_changed_details`.
- (instancetype)init:(DBXTeamLogPaperDocOwnershipChangedDetails *)paperDocOwnershipChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user asked for access to a Paper document.
@interface DBXTeamLogEventDetailsPaperDocRequestAccessDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_request_access_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocRequestAccessDetails *paperDocRequestAccessDetails;
/// Creates an object with the tag `paper_doc_request_access_details`.
- (instancetype)init:(DBXTeamLogPaperDocRequestAccessDetails *)paperDocRequestAccessDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a Paper document was resolved.
@interface DBXTeamLogEventDetailsPaperDocResolveCommentDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_resolve_comment_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocResolveCommentDetails *paperDocResolveCommentDetails;
/// Creates an object with the tag `paper_doc_resolve_comment_details`.
- (instancetype)init:(DBXTeamLogPaperDocResolveCommentDetails *)paperDocResolveCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was reverted to an earlier version.
@interface DBXTeamLogEventDetailsPaperDocRevertDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_revert_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocRevertDetails *paperDocRevertDetails;
/// Creates an object with the tag `paper_doc_revert_details`.
- (instancetype)init:(DBXTeamLogPaperDocRevertDetails *)paperDocRevertDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was shared through Slack.
@interface DBXTeamLogEventDetailsPaperDocSlackShareDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_slack_share_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocSlackShareDetails *paperDocSlackShareDetails;
/// Creates an object with the tag `paper_doc_slack_share_details`.
- (instancetype)init:(DBXTeamLogPaperDocSlackShareDetails *)paperDocSlackShareDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was shared with users or groups.
@interface DBXTeamLogEventDetailsPaperDocTeamInviteDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_team_invite_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocTeamInviteDetails *paperDocTeamInviteDetails;
/// Creates an object with the tag `paper_doc_team_invite_details`.
- (instancetype)init:(DBXTeamLogPaperDocTeamInviteDetails *)paperDocTeamInviteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was moved to the trash.
@interface DBXTeamLogEventDetailsPaperDocTrashedDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_trashed_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocTrashedDetails *paperDocTrashedDetails;
/// Creates an object with the tag `paper_doc_trashed_details`.
- (instancetype)init:(DBXTeamLogPaperDocTrashedDetails *)paperDocTrashedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a resolved comment on a Paper document was reopened.
@interface DBXTeamLogEventDetailsPaperDocUnresolveCommentDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_unresolve_comment_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocUnresolveCommentDetails *paperDocUnresolveCommentDetails;

/// Creates an object with the tag `paper_doc_unresolve_comment_details`.
- (instancetype)init:(DBXTeamLogPaperDocUnresolveCommentDetails *)paperDocUnresolveCommentDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was restored from the trash.
@interface DBXTeamLogEventDetailsPaperDocUntrashedDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_untrashed_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocUntrashedDetails *paperDocUntrashedDetails;
/// Creates an object with the tag `paper_doc_untrashed_details`.
- (instancetype)init:(DBXTeamLogPaperDocUntrashedDetails *)paperDocUntrashedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was viewed.
@interface DBXTeamLogEventDetailsPaperDocViewDetails : DBXTeamLogEventDetails
/// The value of `paper_doc_view_details`.
@property (nonatomic, strong) DBXTeamLogPaperDocViewDetails *paperDocViewDetails;
/// Creates an object with the tag `paper_doc_view_details`.
- (instancetype)init:(DBXTeamLogPaperDocViewDetails *)paperDocViewDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (PaperDocMembers)
/// The object if its tag is `paper_doc_add_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocAddComment *asPaperDocAddComment;
/// The object if its tag is `paper_doc_change_member_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocChangeMemberRole *asPaperDocChangeMemberRole;
/// The object if its tag is `paper_doc_change_sharing_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocChangeSharingPolicy *asPaperDocChangeSharingPolicy;
/// The object if its tag is `paper_doc_change_subscription`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocChangeSubscription *asPaperDocChangeSubscription;
/// The object if its tag is `paper_doc_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocDeleted *asPaperDocDeleted;
/// The object if its tag is `paper_doc_delete_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocDeleteComment *asPaperDocDeleteComment;
/// The object if its tag is `paper_doc_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocDownload *asPaperDocDownload;
/// The object if its tag is `paper_doc_edit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocEdit *asPaperDocEdit;
/// The object if its tag is `paper_doc_edit_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocEditComment *asPaperDocEditComment;
/// The object if its tag is `paper_doc_followed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocFollowed *asPaperDocFollowed;
/// The object if its tag is `paper_doc_mention`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocMention *asPaperDocMention;
/// The object if its tag is `paper_doc_ownership_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocOwnershipChanged *asPaperDocOwnershipChanged;
/// The object if its tag is `paper_doc_request_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocRequestAccess *asPaperDocRequestAccess;
/// The object if its tag is `paper_doc_resolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocResolveComment *asPaperDocResolveComment;
/// The object if its tag is `paper_doc_revert`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocRevert *asPaperDocRevert;
/// The object if its tag is `paper_doc_slack_share`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocSlackShare *asPaperDocSlackShare;
/// The object if its tag is `paper_doc_team_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocTeamInvite *asPaperDocTeamInvite;
/// The object if its tag is `paper_doc_trashed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocTrashed *asPaperDocTrashed;
/// The object if its tag is `paper_doc_unresolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocUnresolveComment *asPaperDocUnresolveComment;
/// The object if its tag is `paper_doc_untrashed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocUntrashed *asPaperDocUntrashed;
/// The object if its tag is `paper_doc_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDocView *asPaperDocView;
@end

/// A comment was added to a Paper document.
@interface DBXTeamLogEventTypePaperDocAddComment : DBXTeamLogEventType
/// The value of `paper_doc_add_comment`.
@property (nonatomic, strong) DBXTeamLogPaperDocAddCommentType *paperDocAddComment;
/// Creates an object with the tag `paper_doc_add_comment`.
- (instancetype)init:(DBXTeamLogPaperDocAddCommentType *)paperDocAddComment NS_DESIGNATED_INITIALIZER;
@end

/// A member's permissions for a Paper document were changed.
@interface DBXTeamLogEventTypePaperDocChangeMemberRole : DBXTeamLogEventType
/// The value of `paper_doc_change_member_role`.
@property (nonatomic, strong) DBXTeamLogPaperDocChangeMemberRoleType *paperDocChangeMemberRole;
/// Creates an object with the tag `paper_doc_change_member_role`.
- (instancetype)init:(DBXTeamLogPaperDocChangeMemberRoleType *)paperDocChangeMemberRole NS_DESIGNATED_INITIALIZER;
@end

/// The sharing policy of a Paper document was changed.
@interface DBXTeamLogEventTypePaperDocChangeSharingPolicy : DBXTeamLogEventType
/// The value of `paper_doc_change_sharing_policy`.
@property (nonatomic, strong) DBXTeamLogPaperDocChangeSharingPolicyType *paperDocChangeSharingPolicy;
/// Creates an object with the tag `paper_doc_change_sharing_policy`.
- (instancetype)init:(DBXTeamLogPaperDocChangeSharingPolicyType *)paperDocChangeSharingPolicy NS_DESIGNATED_INITIALIZER;
@end

/// A user followed or unfollowed a Paper document.
@interface DBXTeamLogEventTypePaperDocChangeSubscription : DBXTeamLogEventType
/// The value of `paper_doc_change_subscription`.
@property (nonatomic, strong) DBXTeamLogPaperDocChangeSubscriptionType *paperDocChangeSubscription;
/// Creates an object with the tag `paper_doc_change_subscription`.
- (instancetype)init:(DBXTeamLogPaperDocChangeSubscriptionType *)paperDocChangeSubscription NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was archived. Dropbox no longer records this event.
@interface DBXTeamLogEventTypePaperDocDeleted : DBXTeamLogEventType
/// The value of `paper_doc_deleted`.
@property (nonatomic, strong) DBXTeamLogPaperDocDeletedType *paperDocDeleted;
/// Creates an object with the tag `paper_doc_deleted`.
- (instancetype)init:(DBXTeamLogPaperDocDeletedType *)paperDocDeleted NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a Paper document was deleted.
@interface DBXTeamLogEventTypePaperDocDeleteComment : DBXTeamLogEventType
/// The value of `paper_doc_delete_comment`.
@property (nonatomic, strong) DBXTeamLogPaperDocDeleteCommentType *paperDocDeleteComment;
/// Creates an object with the tag `paper_doc_delete_comment`.
- (instancetype)init:(DBXTeamLogPaperDocDeleteCommentType *)paperDocDeleteComment NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was downloaded in a particular format.
@interface DBXTeamLogEventTypePaperDocDownload : DBXTeamLogEventType
/// The value of `paper_doc_download`.
@property (nonatomic, strong) DBXTeamLogPaperDocDownloadType *paperDocDownload;
/// Creates an object with the tag `paper_doc_download`.
- (instancetype)init:(DBXTeamLogPaperDocDownloadType *)paperDocDownload NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was edited.
@interface DBXTeamLogEventTypePaperDocEdit : DBXTeamLogEventType
/// The value of `paper_doc_edit`.
@property (nonatomic, strong) DBXTeamLogPaperDocEditType *paperDocEdit;
/// Creates an object with the tag `paper_doc_edit`.
- (instancetype)init:(DBXTeamLogPaperDocEditType *)paperDocEdit NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a Paper document was edited.
@interface DBXTeamLogEventTypePaperDocEditComment : DBXTeamLogEventType
/// The value of `paper_doc_edit_comment`.
@property (nonatomic, strong) DBXTeamLogPaperDocEditCommentType *paperDocEditComment;
/// Creates an object with the tag `paper_doc_edit_comment`.
- (instancetype)init:(DBXTeamLogPaperDocEditCommentType *)paperDocEditComment NS_DESIGNATED_INITIALIZER;
@end

/// A user followed a Paper document. Replaced by `paperDocChangeSubscription`.
@interface DBXTeamLogEventTypePaperDocFollowed : DBXTeamLogEventType
/// The value of `paper_doc_followed`.
@property (nonatomic, strong) DBXTeamLogPaperDocFollowedType *paperDocFollowed;
/// Creates an object with the tag `paper_doc_followed`.
- (instancetype)init:(DBXTeamLogPaperDocFollowedType *)paperDocFollowed NS_DESIGNATED_INITIALIZER;
@end

/// A user was mentioned in a Paper document.
@interface DBXTeamLogEventTypePaperDocMention : DBXTeamLogEventType
/// The value of `paper_doc_mention`.
@property (nonatomic, strong) DBXTeamLogPaperDocMentionType *paperDocMention;
/// Creates an object with the tag `paper_doc_mention`.
- (instancetype)init:(DBXTeamLogPaperDocMentionType *)paperDocMention NS_DESIGNATED_INITIALIZER;
@end

/// The ownership of a Paper document was transferred.
@interface DBXTeamLogEventTypePaperDocOwnershipChanged : DBXTeamLogEventType
/// The value of `paper_doc_ownership_changed`.
@property (nonatomic, strong) DBXTeamLogPaperDocOwnershipChangedType *paperDocOwnershipChanged;
/// Creates an object with the tag `paper_doc_ownership_changed`.
- (instancetype)init:(DBXTeamLogPaperDocOwnershipChangedType *)paperDocOwnershipChanged NS_DESIGNATED_INITIALIZER;
@end

/// A user asked for access to a Paper document.
@interface DBXTeamLogEventTypePaperDocRequestAccess : DBXTeamLogEventType
/// The value of `paper_doc_request_access`.
@property (nonatomic, strong) DBXTeamLogPaperDocRequestAccessType *paperDocRequestAccess;
/// Creates an object with the tag `paper_doc_request_access`.
- (instancetype)init:(DBXTeamLogPaperDocRequestAccessType *)paperDocRequestAccess NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a Paper document was resolved.
@interface DBXTeamLogEventTypePaperDocResolveComment : DBXTeamLogEventType
/// The value of `paper_doc_resolve_comment`.
@property (nonatomic, strong) DBXTeamLogPaperDocResolveCommentType *paperDocResolveComment;
/// Creates an object with the tag `paper_doc_resolve_comment`.
- (instancetype)init:(DBXTeamLogPaperDocResolveCommentType *)paperDocResolveComment NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was reverted to an earlier version.
@interface DBXTeamLogEventTypePaperDocRevert : DBXTeamLogEventType
/// The value of `paper_doc_revert`.
@property (nonatomic, strong) DBXTeamLogPaperDocRevertType *paperDocRevert;
/// Creates an object with the tag `paper_doc_revert`.
- (instancetype)init:(DBXTeamLogPaperDocRevertType *)paperDocRevert NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was shared through Slack.
@interface DBXTeamLogEventTypePaperDocSlackShare : DBXTeamLogEventType
/// The value of `paper_doc_slack_share`.
@property (nonatomic, strong) DBXTeamLogPaperDocSlackShareType *paperDocSlackShare;
/// Creates an object with the tag `paper_doc_slack_share`.
- (instancetype)init:(DBXTeamLogPaperDocSlackShareType *)paperDocSlackShare NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was shared with users or groups. Dropbox no longer records this event.
@interface DBXTeamLogEventTypePaperDocTeamInvite : DBXTeamLogEventType
/// The value of `paper_doc_team_invite`.
@property (nonatomic, strong) DBXTeamLogPaperDocTeamInviteType *paperDocTeamInvite;
/// Creates an object with the tag `paper_doc_team_invite`.
- (instancetype)init:(DBXTeamLogPaperDocTeamInviteType *)paperDocTeamInvite NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was moved to the trash.
@interface DBXTeamLogEventTypePaperDocTrashed : DBXTeamLogEventType
/// The value of `paper_doc_trashed`.
@property (nonatomic, strong) DBXTeamLogPaperDocTrashedType *paperDocTrashed;
/// Creates an object with the tag `paper_doc_trashed`.
- (instancetype)init:(DBXTeamLogPaperDocTrashedType *)paperDocTrashed NS_DESIGNATED_INITIALIZER;
@end

/// A resolved comment on a Paper document was reopened.
@interface DBXTeamLogEventTypePaperDocUnresolveComment : DBXTeamLogEventType
/// The value of `paper_doc_unresolve_comment`.
@property (nonatomic, strong) DBXTeamLogPaperDocUnresolveCommentType *paperDocUnresolveComment;
/// Creates an object with the tag `paper_doc_unresolve_comment`.
- (instancetype)init:(DBXTeamLogPaperDocUnresolveCommentType *)paperDocUnresolveComment NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was restored from the trash.
@interface DBXTeamLogEventTypePaperDocUntrashed : DBXTeamLogEventType
/// The value of `paper_doc_untrashed`.
@property (nonatomic, strong) DBXTeamLogPaperDocUntrashedType *paperDocUntrashed;
/// Creates an object with the tag `paper_doc_untrashed`.
- (instancetype)init:(DBXTeamLogPaperDocUntrashedType *)paperDocUntrashed NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was viewed.
@interface DBXTeamLogEventTypePaperDocView : DBXTeamLogEventType
/// The value of `paper_doc_view`.
@property (nonatomic, strong) DBXTeamLogPaperDocViewType *paperDocView;
/// Creates an object with the tag `paper_doc_view`.
- (instancetype)init:(DBXTeamLogPaperDocViewType *)paperDocView NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (PaperDocMembers)
/// The object if its tag is `paper_doc_add_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocAddComment *asPaperDocAddComment;
/// The object if its tag is `paper_doc_change_member_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocChangeMemberRole *asPaperDocChangeMemberRole;

/// The object if its tag is `paper_doc_change_sharing_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperDocChangeSharingPolicy *asPaperDocChangeSharingPolicy;

/// The object if its tag is `paper_doc_change_subscription`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperDocChangeSubscription *asPaperDocChangeSubscription;

/// The object if its tag is `paper_doc_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocDeleted *asPaperDocDeleted;
/// The object if its tag is `paper_doc_delete_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocDeleteComment *asPaperDocDeleteComment;
/// The object if its tag is `paper_doc_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocDownload *asPaperDocDownload;
/// The object if its tag is `paper_doc_edit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocEdit *asPaperDocEdit;
/// The object if its tag is `paper_doc_edit_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocEditComment *asPaperDocEditComment;
/// The object if its tag is `paper_doc_followed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocFollowed *asPaperDocFollowed;
/// The object if its tag is `paper_doc_mention`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocMention *asPaperDocMention;
/// The object if its tag is `paper_doc_ownership_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocOwnershipChanged *asPaperDocOwnershipChanged;
/// The object if its tag is `paper_doc_request_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocRequestAccess *asPaperDocRequestAccess;
/// The object if its tag is `paper_doc_resolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocResolveComment *asPaperDocResolveComment;
/// The object if its tag is `paper_doc_revert`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocRevert *asPaperDocRevert;
/// The object if its tag is `paper_doc_slack_share`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocSlackShare *asPaperDocSlackShare;
/// The object if its tag is `paper_doc_team_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocTeamInvite *asPaperDocTeamInvite;
/// The object if its tag is `paper_doc_trashed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocTrashed *asPaperDocTrashed;
/// The object if its tag is `paper_doc_unresolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocUnresolveComment *asPaperDocUnresolveComment;
/// The object if its tag is `paper_doc_untrashed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocUntrashed *asPaperDocUntrashed;
/// The object if its tag is `paper_doc_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDocView *asPaperDocView;
@end

/// Events in which a comment was added to a Paper document.
@interface DBXTeamLogEventTypeArgPaperDocAddComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_add_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member's permissions for a Paper document were changed.
@interface DBXTeamLogEventTypeArgPaperDocChangeMemberRole : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_change_member_role`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the sharing policy of a Paper document was changed.
@interface DBXTeamLogEventTypeArgPaperDocChangeSharingPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_change_sharing_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user followed or unfollowed a Paper document.
@interface DBXTeamLogEventTypeArgPaperDocChangeSubscription : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_change_subscription`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was archived.
@interface DBXTeamLogEventTypeArgPaperDocDeleted : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment on a Paper document was deleted.
@interface DBXTeamLogEventTypeArgPaperDocDeleteComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_delete_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was downloaded in a particular format.
@interface DBXTeamLogEventTypeArgPaperDocDownload : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_download`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was edited.
@interface DBXTeamLogEventTypeArgPaperDocEdit : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment on a Paper document was edited.
@interface DBXTeamLogEventTypeArgPaperDocEditComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_edit_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user followed a Paper document.
@interface DBXTeamLogEventTypeArgPaperDocFollowed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_followed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user was mentioned in a Paper document.
@interface DBXTeamLogEventTypeArgPaperDocMention : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_mention`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the ownership of a Paper document was transferred.
@interface DBXTeamLogEventTypeArgPaperDocOwnershipChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_ownership_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user asked for access to a Paper document.
@interface DBXTeamLogEventTypeArgPaperDocRequestAccess : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_request_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment on a Paper document was resolved.
@interface DBXTeamLogEventTypeArgPaperDocResolveComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_resolve_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was reverted to an earlier version.
@interface DBXTeamLogEventTypeArgPaperDocRevert : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_revert`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was shared through Slack.
@interface DBXTeamLogEventTypeArgPaperDocSlackShare : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_slack_share`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was shared with users or groups.
@interface DBXTeamLogEventTypeArgPaperDocTeamInvite : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_team_invite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was moved to the trash.
@interface DBXTeamLogEventTypeArgPaperDocTrashed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_trashed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a resolved comment on a Paper document was reopened.
@interface DBXTeamLogEventTypeArgPaperDocUnresolveComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_unresolve_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was restored from the trash.
@interface DBXTeamLogEventTypeArgPaperDocUntrashed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_untrashed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was viewed.
@interface DBXTeamLogEventTypeArgPaperDocView : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_doc_view`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a comment was added to a Paper document.
@interface DBXTeamLogPaperDocAddCommentDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    commentText:(nullable NSString *)commentText
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment was added to a Paper document.
@interface DBXTeamLogPaperDocAddCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member's permissions for a Paper document were changed.
@interface DBXTeamLogPaperDocChangeMemberRoleDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The member's access to the document after the change.
@property (nonatomic, readonly) DBXTeamLogPaperAccessType *accessType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    accessType:(DBXTeamLogPaperAccessType *)accessType
    NS_DESIGNATED_INITIALIZER;
@end

/// A member's permissions for a Paper document were changed.
@interface DBXTeamLogPaperDocChangeMemberRoleType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sharing policy of a Paper document was changed.
@interface DBXTeamLogPaperDocChangeSharingPolicyDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The policy for sharing with people outside the team.
@property (nonatomic, readonly, copy, nullable) NSString *publicSharingPolicy;
/// The policy for sharing with the team.
@property (nonatomic, readonly, copy, nullable) NSString *teamSharingPolicy;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    publicSharingPolicy:(nullable NSString *)publicSharingPolicy
    teamSharingPolicy:(nullable NSString *)teamSharingPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The sharing policy of a Paper document was changed.
@interface DBXTeamLogPaperDocChangeSharingPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user followed or unfollowed a Paper document.
@interface DBXTeamLogPaperDocChangeSubscriptionDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The subscription level after the change.
@property (nonatomic, readonly, copy) NSString *newSubscriptionLevel;
/// The subscription level after the change.
- (NSString *)newSubscriptionLevel DB_NO_METHOD_FAMILY;
/// The subscription level before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *previousSubscriptionLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    newSubscriptionLevel:(NSString *)newSubscriptionLevel
    previousSubscriptionLevel:(nullable NSString *)previousSubscriptionLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// A user followed or unfollowed a Paper document.
@interface DBXTeamLogPaperDocChangeSubscriptionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a Paper document was deleted.
@interface DBXTeamLogPaperDocDeleteCommentDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    commentText:(nullable NSString *)commentText
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a Paper document was deleted.
@interface DBXTeamLogPaperDocDeleteCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was archived.
@interface DBXTeamLogPaperDocDeletedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was archived. Dropbox no longer records this event.
@interface DBXTeamLogPaperDocDeletedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was downloaded in a particular format.
@interface DBXTeamLogPaperDocDownloadDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The format of the downloaded file.
@property (nonatomic, readonly) DBXTeamLogPaperDownloadFormat *exportFileFormat;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    exportFileFormat:(DBXTeamLogPaperDownloadFormat *)exportFileFormat
    NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was downloaded in a particular format.
@interface DBXTeamLogPaperDocDownloadType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a Paper document was edited.
@interface DBXTeamLogPaperDocEditCommentDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    commentText:(nullable NSString *)commentText
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a Paper document was edited.
@interface DBXTeamLogPaperDocEditCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was edited.
@interface DBXTeamLogPaperDocEditDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was edited.
@interface DBXTeamLogPaperDocEditType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user followed a Paper document.
@interface DBXTeamLogPaperDocFollowedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A user followed a Paper document. Replaced by `paperDocChangeSubscription`.
@interface DBXTeamLogPaperDocFollowedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user was mentioned in a Paper document.
@interface DBXTeamLogPaperDocMentionDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A user was mentioned in a Paper document.
@interface DBXTeamLogPaperDocMentionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the ownership of a Paper document was transferred.
@interface DBXTeamLogPaperDocOwnershipChangedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The account identifier of the previous owner. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *oldOwnerUserId;
/// The account identifier of the new owner. Exactly 40 characters.
@property (nonatomic, readonly, copy) NSString *newOwnerUserId;
/// The account identifier of the new owner. Exactly 40 characters.
- (NSString *)newOwnerUserId DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    newOwnerUserId:(NSString *)newOwnerUserId
    oldOwnerUserId:(nullable NSString *)oldOwnerUserId
    NS_DESIGNATED_INITIALIZER;
@end

/// The ownership of a Paper document was transferred.
@interface DBXTeamLogPaperDocOwnershipChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user asked for access to a Paper document.
@interface DBXTeamLogPaperDocRequestAccessDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A user asked for access to a Paper document.
@interface DBXTeamLogPaperDocRequestAccessType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a Paper document was resolved.
@interface DBXTeamLogPaperDocResolveCommentDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    commentText:(nullable NSString *)commentText
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a Paper document was resolved.
@interface DBXTeamLogPaperDocResolveCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was reverted to an earlier version.
@interface DBXTeamLogPaperDocRevertDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was reverted to an earlier version.
@interface DBXTeamLogPaperDocRevertType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was shared through Slack.
@interface DBXTeamLogPaperDocSlackShareDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was shared through Slack.
@interface DBXTeamLogPaperDocSlackShareType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was shared with users or groups.
@interface DBXTeamLogPaperDocTeamInviteDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was shared with users or groups. Dropbox no longer records this event.
@interface DBXTeamLogPaperDocTeamInviteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was moved to the trash.
@interface DBXTeamLogPaperDocTrashedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was moved to the trash.
@interface DBXTeamLogPaperDocTrashedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a resolved comment on a Paper document was reopened.
@interface DBXTeamLogPaperDocUnresolveCommentDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    commentText:(nullable NSString *)commentText
    NS_DESIGNATED_INITIALIZER;
@end

/// A resolved comment on a Paper document was reopened.
@interface DBXTeamLogPaperDocUnresolveCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was restored from the trash.
@interface DBXTeamLogPaperDocUntrashedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was restored from the trash.
@interface DBXTeamLogPaperDocUntrashedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was viewed.
@interface DBXTeamLogPaperDocViewDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was viewed.
@interface DBXTeamLogPaperDocViewType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
