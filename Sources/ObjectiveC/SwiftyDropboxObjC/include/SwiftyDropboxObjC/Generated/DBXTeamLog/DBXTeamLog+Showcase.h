// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsShowcaseAccessGrantedDetails, DBXTeamLogEventDetailsShowcaseAddMemberDetails,
    DBXTeamLogEventDetailsShowcaseArchivedDetails, DBXTeamLogEventDetailsShowcaseChangeDownloadPolicyDetails,
    DBXTeamLogEventDetailsShowcaseChangeEnabledPolicyDetails,
    DBXTeamLogEventDetailsShowcaseChangeExternalSharingPolicyDetails, DBXTeamLogEventDetailsShowcaseCreatedDetails,
    DBXTeamLogEventDetailsShowcaseDeleteCommentDetails, DBXTeamLogEventDetailsShowcaseEditCommentDetails,
    DBXTeamLogEventDetailsShowcaseEditedDetails, DBXTeamLogEventDetailsShowcasePermanentlyDeletedDetails,
    DBXTeamLogEventDetailsShowcasePostCommentDetails, DBXTeamLogEventDetailsShowcaseRemoveMemberDetails,
    DBXTeamLogEventDetailsShowcaseRenamedDetails, DBXTeamLogEventDetailsShowcaseRequestAccessDetails,
    DBXTeamLogEventDetailsShowcaseResolveCommentDetails, DBXTeamLogEventDetailsShowcaseRestoredDetails,
    DBXTeamLogEventDetailsShowcaseTrashedDeprecatedDetails, DBXTeamLogEventDetailsShowcaseTrashedDetails,
    DBXTeamLogEventDetailsShowcaseUnresolveCommentDetails, DBXTeamLogEventDetailsShowcaseUntrashedDeprecatedDetails,
    DBXTeamLogEventDetailsShowcaseUntrashedDetails, DBXTeamLogEventDetailsShowcaseViewDetails,
    DBXTeamLogEventTypeArgShowcaseAccessGranted, DBXTeamLogEventTypeArgShowcaseAddMember,
    DBXTeamLogEventTypeArgShowcaseArchived, DBXTeamLogEventTypeArgShowcaseChangeDownloadPolicy,
    DBXTeamLogEventTypeArgShowcaseChangeEnabledPolicy, DBXTeamLogEventTypeArgShowcaseChangeExternalSharingPolicy,
    DBXTeamLogEventTypeArgShowcaseCreated, DBXTeamLogEventTypeArgShowcaseDeleteComment,
    DBXTeamLogEventTypeArgShowcaseEditComment, DBXTeamLogEventTypeArgShowcaseEdited,
    DBXTeamLogEventTypeArgShowcasePermanentlyDeleted, DBXTeamLogEventTypeArgShowcasePostComment,
    DBXTeamLogEventTypeArgShowcaseRemoveMember, DBXTeamLogEventTypeArgShowcaseRenamed,
    DBXTeamLogEventTypeArgShowcaseRequestAccess, DBXTeamLogEventTypeArgShowcaseResolveComment,
    DBXTeamLogEventTypeArgShowcaseRestored, DBXTeamLogEventTypeArgShowcaseTrashed,
    DBXTeamLogEventTypeArgShowcaseTrashedDeprecated, DBXTeamLogEventTypeArgShowcaseUnresolveComment,
    DBXTeamLogEventTypeArgShowcaseUntrashed, DBXTeamLogEventTypeArgShowcaseUntrashedDeprecated,
    DBXTeamLogEventTypeArgShowcaseView, DBXTeamLogEventTypeShowcaseAccessGranted, DBXTeamLogEventTypeShowcaseAddMember,
    DBXTeamLogEventTypeShowcaseArchived, DBXTeamLogEventTypeShowcaseChangeDownloadPolicy,
    DBXTeamLogEventTypeShowcaseChangeEnabledPolicy, DBXTeamLogEventTypeShowcaseChangeExternalSharingPolicy,
    DBXTeamLogEventTypeShowcaseCreated, DBXTeamLogEventTypeShowcaseDeleteComment,
    DBXTeamLogEventTypeShowcaseEditComment, DBXTeamLogEventTypeShowcaseEdited,
    DBXTeamLogEventTypeShowcasePermanentlyDeleted, DBXTeamLogEventTypeShowcasePostComment,
    DBXTeamLogEventTypeShowcaseRemoveMember, DBXTeamLogEventTypeShowcaseRenamed,
    DBXTeamLogEventTypeShowcaseRequestAccess, DBXTeamLogEventTypeShowcaseResolveComment,
    DBXTeamLogEventTypeShowcaseRestored, DBXTeamLogEventTypeShowcaseTrashed,
    DBXTeamLogEventTypeShowcaseTrashedDeprecated, DBXTeamLogEventTypeShowcaseUnresolveComment,
    DBXTeamLogEventTypeShowcaseUntrashed, DBXTeamLogEventTypeShowcaseUntrashedDeprecated,
    DBXTeamLogEventTypeShowcaseView, DBXTeamLogShowcaseAccessGrantedDetails, DBXTeamLogShowcaseAccessGrantedType,
    DBXTeamLogShowcaseAddMemberDetails, DBXTeamLogShowcaseAddMemberType, DBXTeamLogShowcaseArchivedDetails,
    DBXTeamLogShowcaseArchivedType, DBXTeamLogShowcaseChangeDownloadPolicyDetails,
    DBXTeamLogShowcaseChangeDownloadPolicyType, DBXTeamLogShowcaseChangeEnabledPolicyDetails,
    DBXTeamLogShowcaseChangeEnabledPolicyType, DBXTeamLogShowcaseChangeExternalSharingPolicyDetails,
    DBXTeamLogShowcaseChangeExternalSharingPolicyType, DBXTeamLogShowcaseCreatedDetails, DBXTeamLogShowcaseCreatedType,
    DBXTeamLogShowcaseDeleteCommentDetails, DBXTeamLogShowcaseDeleteCommentType, DBXTeamLogShowcaseDownloadPolicy,
    DBXTeamLogShowcaseDownloadPolicyDisabled, DBXTeamLogShowcaseDownloadPolicyEnabled,
    DBXTeamLogShowcaseDownloadPolicyOther, DBXTeamLogShowcaseEditCommentDetails, DBXTeamLogShowcaseEditCommentType,
    DBXTeamLogShowcaseEditedDetails, DBXTeamLogShowcaseEditedType, DBXTeamLogShowcaseEnabledPolicy,
    DBXTeamLogShowcaseEnabledPolicyDisabled, DBXTeamLogShowcaseEnabledPolicyEnabled,
    DBXTeamLogShowcaseEnabledPolicyOther, DBXTeamLogShowcaseExternalSharingPolicy,
    DBXTeamLogShowcaseExternalSharingPolicyDisabled, DBXTeamLogShowcaseExternalSharingPolicyEnabled,
    DBXTeamLogShowcaseExternalSharingPolicyOther, DBXTeamLogShowcasePermanentlyDeletedDetails,
    DBXTeamLogShowcasePermanentlyDeletedType, DBXTeamLogShowcasePostCommentDetails, DBXTeamLogShowcasePostCommentType,
    DBXTeamLogShowcaseRemoveMemberDetails, DBXTeamLogShowcaseRemoveMemberType, DBXTeamLogShowcaseRenamedDetails,
    DBXTeamLogShowcaseRenamedType, DBXTeamLogShowcaseRequestAccessDetails, DBXTeamLogShowcaseRequestAccessType,
    DBXTeamLogShowcaseResolveCommentDetails, DBXTeamLogShowcaseResolveCommentType, DBXTeamLogShowcaseRestoredDetails,
    DBXTeamLogShowcaseRestoredType, DBXTeamLogShowcaseTrashedDeprecatedDetails, DBXTeamLogShowcaseTrashedDeprecatedType,
    DBXTeamLogShowcaseTrashedDetails, DBXTeamLogShowcaseTrashedType, DBXTeamLogShowcaseUnresolveCommentDetails,
    DBXTeamLogShowcaseUnresolveCommentType, DBXTeamLogShowcaseUntrashedDeprecatedDetails,
    DBXTeamLogShowcaseUntrashedDeprecatedType, DBXTeamLogShowcaseUntrashedDetails, DBXTeamLogShowcaseUntrashedType,
    DBXTeamLogShowcaseViewDetails, DBXTeamLogShowcaseViewType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (ShowcaseMembers)
/// The object if its tag is `showcase_access_granted_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseAccessGrantedDetails *asShowcaseAccessGrantedDetails;

/// The object if its tag is `showcase_add_member_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShowcaseAddMemberDetails *asShowcaseAddMemberDetails;
/// The object if its tag is `showcase_archived_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShowcaseArchivedDetails *asShowcaseArchivedDetails;
/// The object if its tag is `showcase_created_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShowcaseCreatedDetails *asShowcaseCreatedDetails;

/// The object if its tag is `showcase_delete_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseDeleteCommentDetails *asShowcaseDeleteCommentDetails;

/// The object if its tag is `showcase_edited_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShowcaseEditedDetails *asShowcaseEditedDetails;

/// The object if its tag is `showcase_edit_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseEditCommentDetails *asShowcaseEditCommentDetails;

/// The object if its tag is `showcase_permanently_deleted_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcasePermanentlyDeletedDetails *asShowcasePermanentlyDeletedDetails;

/// The object if its tag is `showcase_post_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcasePostCommentDetails *asShowcasePostCommentDetails;

/// The object if its tag is `showcase_remove_member_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseRemoveMemberDetails *asShowcaseRemoveMemberDetails;

/// The object if its tag is `showcase_renamed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShowcaseRenamedDetails *asShowcaseRenamedDetails;

/// The object if its tag is `showcase_request_access_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseRequestAccessDetails *asShowcaseRequestAccessDetails;

/// The object if its tag is `showcase_resolve_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseResolveCommentDetails *asShowcaseResolveCommentDetails;

/// The object if its tag is `showcase_restored_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShowcaseRestoredDetails *asShowcaseRestoredDetails;
/// The object if its tag is `showcase_trashed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShowcaseTrashedDetails *asShowcaseTrashedDetails;

/// The object if its tag is `showcase_trashed_deprecated_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseTrashedDeprecatedDetails *asShowcaseTrashedDeprecatedDetails;

/// The object if its tag is `showcase_unresolve_comment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseUnresolveCommentDetails *asShowcaseUnresolveCommentDetails;

/// The object if its tag is `showcase_untrashed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShowcaseUntrashedDetails *asShowcaseUntrashedDetails;

/// The object if its tag is `showcase_untrashed_deprecated_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseUntrashedDeprecatedDetails *asShowcaseUntrashedDeprecatedDetails;

/// The object if its tag is `showcase_view_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShowcaseViewDetails *asShowcaseViewDetails;

/// The object if its tag is `showcase_change_download_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseChangeDownloadPolicyDetails *asShowcaseChangeDownloadPolicyDetails;

/// The object if its tag is `showcase_change_enabled_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseChangeEnabledPolicyDetails *asShowcaseChangeEnabledPolicyDetails;

/// The object if its tag is `showcase_change_external_sharing_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseChangeExternalSharingPolicyDetails *asShowcaseChangeExternalSharingPolicyDetails;
@end

/// Details of an event in which access to a showcase was granted.
@interface DBXTeamLogEventDetailsShowcaseAccessGrantedDetails : DBXTeamLogEventDetails
/// The value of `showcase_access_granted_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseAccessGrantedDetails *showcaseAccessGrantedDetails;
/// Creates an object with the tag `showcase_access_granted_details`.
- (instancetype)init:(DBXTeamLogShowcaseAccessGrantedDetails *)showcaseAccessGrantedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member was added to a showcase.
@interface DBXTeamLogEventDetailsShowcaseAddMemberDetails : DBXTeamLogEventDetails
/// The value of `showcase_add_member_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseAddMemberDetails *showcaseAddMemberDetails;
/// Creates an object with the tag `showcase_add_member_details`.
- (instancetype)init:(DBXTeamLogShowcaseAddMemberDetails *)showcaseAddMemberDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was archived.
@interface DBXTeamLogEventDetailsShowcaseArchivedDetails : DBXTeamLogEventDetails
/// The value of `showcase_archived_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseArchivedDetails *showcaseArchivedDetails;
/// Creates an object with the tag `showcase_archived_details`.
- (instancetype)init:(DBXTeamLogShowcaseArchivedDetails *)showcaseArchivedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was created.
@interface DBXTeamLogEventDetailsShowcaseCreatedDetails : DBXTeamLogEventDetails
/// The value of `showcase_created_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseCreatedDetails *showcaseCreatedDetails;
/// Creates an object with the tag `showcase_created_details`.
- (instancetype)init:(DBXTeamLogShowcaseCreatedDetails *)showcaseCreatedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a showcase was deleted.
@interface DBXTeamLogEventDetailsShowcaseDeleteCommentDetails : DBXTeamLogEventDetails
/// The value of `showcase_delete_comment_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseDeleteCommentDetails *showcaseDeleteCommentDetails;
/// Creates an object with the tag `showcase_delete_comment_details`.
- (instancetype)init:(DBXTeamLogShowcaseDeleteCommentDetails *)showcaseDeleteCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was edited.
@interface DBXTeamLogEventDetailsShowcaseEditedDetails : DBXTeamLogEventDetails
/// The value of `showcase_edited_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseEditedDetails *showcaseEditedDetails;
/// Creates an object with the tag `showcase_edited_details`.
- (instancetype)init:(DBXTeamLogShowcaseEditedDetails *)showcaseEditedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a showcase was edited.
@interface DBXTeamLogEventDetailsShowcaseEditCommentDetails : DBXTeamLogEventDetails
/// The value of `showcase_edit_comment_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseEditCommentDetails *showcaseEditCommentDetails;
/// Creates an object with the tag `showcase_edit_comment_details`.
- (instancetype)init:(DBXTeamLogShowcaseEditCommentDetails *)showcaseEditCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was permanently deleted.
@interface DBXTeamLogEventDetailsShowcasePermanentlyDeletedDetails : DBXTeamLogEventDetails
/// The value of `showcase_permanently_deleted_details`.
@property (nonatomic, strong) DBXTeamLogShowcasePermanentlyDeletedDetails *showcasePermanentlyDeletedDetails;

/// Creates an object with the tag `showcase_permanently_deleted_details`.
- (instancetype)init:(DBXTeamLogShowcasePermanentlyDeletedDetails *)showcasePermanentlyDeletedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment was added to a showcase.
@interface DBXTeamLogEventDetailsShowcasePostCommentDetails : DBXTeamLogEventDetails
/// The value of `showcase_post_comment_details`.
@property (nonatomic, strong) DBXTeamLogShowcasePostCommentDetails *showcasePostCommentDetails;
/// Creates an object with the tag `showcase_post_comment_details`.
- (instancetype)init:(DBXTeamLogShowcasePostCommentDetails *)showcasePostCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member was removed from a showcase.
@interface DBXTeamLogEventDetailsShowcaseRemoveMemberDetails : DBXTeamLogEventDetails
/// The value of `showcase_remove_member_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseRemoveMemberDetails *showcaseRemoveMemberDetails;
/// Creates an object with the tag `showcase_remove_member_details`.
- (instancetype)init:(DBXTeamLogShowcaseRemoveMemberDetails *)showcaseRemoveMemberDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was renamed.
@interface DBXTeamLogEventDetailsShowcaseRenamedDetails : DBXTeamLogEventDetails
/// The value of `showcase_renamed_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseRenamedDetails *showcaseRenamedDetails;
/// Creates an object with the tag `showcase_renamed_details`.
- (instancetype)init:(DBXTeamLogShowcaseRenamedDetails *)showcaseRenamedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user asked for access to a showcase.
@interface DBXTeamLogEventDetailsShowcaseRequestAccessDetails : DBXTeamLogEventDetails
/// The value of `showcase_request_access_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseRequestAccessDetails *showcaseRequestAccessDetails;
/// Creates an object with the tag `showcase_request_access_details`.
- (instancetype)init:(DBXTeamLogShowcaseRequestAccessDetails *)showcaseRequestAccessDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a showcase was resolved.
@interface DBXTeamLogEventDetailsShowcaseResolveCommentDetails : DBXTeamLogEventDetails
/// The value of `showcase_resolve_comment_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseResolveCommentDetails *showcaseResolveCommentDetails;
/// Creates an object with the tag `showcase_resolve_comment_details`.
- (instancetype)init:(DBXTeamLogShowcaseResolveCommentDetails *)showcaseResolveCommentDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an archived showcase was restored.
@interface DBXTeamLogEventDetailsShowcaseRestoredDetails : DBXTeamLogEventDetails
/// The value of `showcase_restored_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseRestoredDetails *showcaseRestoredDetails;
/// Creates an object with the tag `showcase_restored_details`.
- (instancetype)init:(DBXTeamLogShowcaseRestoredDetails *)showcaseRestoredDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was moved to the trash.
@interface DBXTeamLogEventDetailsShowcaseTrashedDetails : DBXTeamLogEventDetails
/// The value of `showcase_trashed_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseTrashedDetails *showcaseTrashedDetails;
/// Creates an object with the tag `showcase_trashed_details`.
- (instancetype)init:(DBXTeamLogShowcaseTrashedDetails *)showcaseTrashedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase of the old version was moved to the trash.
@interface DBXTeamLogEventDetailsShowcaseTrashedDeprecatedDetails : DBXTeamLogEventDetails
/// The value of `showcase_trashed_deprecated_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseTrashedDeprecatedDetails *showcaseTrashedDeprecatedDetails;

/// Creates an object with the tag `showcase_trashed_deprecated_details`.
- (instancetype)init:(DBXTeamLogShowcaseTrashedDeprecatedDetails *)showcaseTrashedDeprecatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a resolved comment on a showcase was reopened.
@interface DBXTeamLogEventDetailsShowcaseUnresolveCommentDetails : DBXTeamLogEventDetails
/// The value of `showcase_unresolve_comment_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseUnresolveCommentDetails *showcaseUnresolveCommentDetails;

/// Creates an object with the tag `showcase_unresolve_comment_details`.
- (instancetype)init:(DBXTeamLogShowcaseUnresolveCommentDetails *)showcaseUnresolveCommentDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was restored from the trash.
@interface DBXTeamLogEventDetailsShowcaseUntrashedDetails : DBXTeamLogEventDetails
/// The value of `showcase_untrashed_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseUntrashedDetails *showcaseUntrashedDetails;
/// Creates an object with the tag `showcase_untrashed_details`.
- (instancetype)init:(DBXTeamLogShowcaseUntrashedDetails *)showcaseUntrashedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase of the old version was restored from the trash.
@interface DBXTeamLogEventDetailsShowcaseUntrashedDeprecatedDetails : DBXTeamLogEventDetails
/// The value of `showcase_untrashed_deprecated_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseUntrashedDeprecatedDetails *showcaseUntrashedDeprecatedDetails;

/// Creates an object with the tag `showcase_untrashed_deprecated_details`.
- (instancetype)init:(DBXTeamLogShowcaseUntrashedDeprecatedDetails *)showcaseUntrashedDeprecatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was viewed.
@interface DBXTeamLogEventDetailsShowcaseViewDetails : DBXTeamLogEventDetails
/// The value of `showcase_view_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseViewDetails *showcaseViewDetails;
/// Creates an object with the tag `showcase_view_details`.
- (instancetype)init:(DBXTeamLogShowcaseViewDetails *)showcaseViewDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads of files from showcases were enabled or disabled for the team.
@interface DBXTeamLogEventDetailsShowcaseChangeDownloadPolicyDetails : DBXTeamLogEventDetails
/// The value of `showcase_change_download_policy_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseChangeDownloadPolicyDetails *showcaseChangeDownloadPolicyDetails;

/// Creates an object with the tag `showcase_change_download_policy_details`.
- (instancetype)init:(DBXTeamLogShowcaseChangeDownloadPolicyDetails *)showcaseChangeDownloadPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which Dropbox Showcase was enabled or disabled for the team.
@interface DBXTeamLogEventDetailsShowcaseChangeEnabledPolicyDetails : DBXTeamLogEventDetails
/// The value of `showcase_change_enabled_policy_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseChangeEnabledPolicyDetails *showcaseChangeEnabledPolicyDetails;

/// Creates an object with the tag `showcase_change_enabled_policy_details`.
- (instancetype)init:(DBXTeamLogShowcaseChangeEnabledPolicyDetails *)showcaseChangeEnabledPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external sharing of showcases was enabled or disabled for the team.
@interface DBXTeamLogEventDetailsShowcaseChangeExternalSharingPolicyDetails : DBXTeamLogEventDetails
/// The value of `showcase_change_external_sharing_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogShowcaseChangeExternalSharingPolicyDetails *showcaseChangeExternalSharingPolicyDetails;

/// Creates an object with the tag `showcase_change_external_sharing_policy_details`.
- (instancetype)init:(DBXTeamLogShowcaseChangeExternalSharingPolicyDetails *)showcaseChangeExternalSharingPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (ShowcaseMembers)
/// The object if its tag is `showcase_access_granted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseAccessGranted *asShowcaseAccessGranted;
/// The object if its tag is `showcase_add_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseAddMember *asShowcaseAddMember;
/// The object if its tag is `showcase_archived`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseArchived *asShowcaseArchived;
/// The object if its tag is `showcase_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseCreated *asShowcaseCreated;
/// The object if its tag is `showcase_delete_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseDeleteComment *asShowcaseDeleteComment;
/// The object if its tag is `showcase_edited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseEdited *asShowcaseEdited;
/// The object if its tag is `showcase_edit_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseEditComment *asShowcaseEditComment;
/// The object if its tag is `showcase_permanently_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcasePermanentlyDeleted *asShowcasePermanentlyDeleted;
/// The object if its tag is `showcase_post_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcasePostComment *asShowcasePostComment;
/// The object if its tag is `showcase_remove_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseRemoveMember *asShowcaseRemoveMember;
/// The object if its tag is `showcase_renamed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseRenamed *asShowcaseRenamed;
/// The object if its tag is `showcase_request_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseRequestAccess *asShowcaseRequestAccess;
/// The object if its tag is `showcase_resolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseResolveComment *asShowcaseResolveComment;
/// The object if its tag is `showcase_restored`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseRestored *asShowcaseRestored;
/// The object if its tag is `showcase_trashed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseTrashed *asShowcaseTrashed;
/// The object if its tag is `showcase_trashed_deprecated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseTrashedDeprecated *asShowcaseTrashedDeprecated;
/// The object if its tag is `showcase_unresolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseUnresolveComment *asShowcaseUnresolveComment;
/// The object if its tag is `showcase_untrashed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseUntrashed *asShowcaseUntrashed;
/// The object if its tag is `showcase_untrashed_deprecated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseUntrashedDeprecated *asShowcaseUntrashedDeprecated;
/// The object if its tag is `showcase_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseView *asShowcaseView;

/// The object if its tag is `showcase_change_download_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeShowcaseChangeDownloadPolicy *asShowcaseChangeDownloadPolicy;

/// The object if its tag is `showcase_change_enabled_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseChangeEnabledPolicy *asShowcaseChangeEnabledPolicy;

/// The object if its tag is `showcase_change_external_sharing_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeShowcaseChangeExternalSharingPolicy *asShowcaseChangeExternalSharingPolicy;
@end

/// Access to a showcase was granted.
@interface DBXTeamLogEventTypeShowcaseAccessGranted : DBXTeamLogEventType
/// The value of `showcase_access_granted`.
@property (nonatomic, strong) DBXTeamLogShowcaseAccessGrantedType *showcaseAccessGranted;
/// Creates an object with the tag `showcase_access_granted`.
- (instancetype)init:(DBXTeamLogShowcaseAccessGrantedType *)showcaseAccessGranted NS_DESIGNATED_INITIALIZER;
@end

/// A member was added to a showcase.
@interface DBXTeamLogEventTypeShowcaseAddMember : DBXTeamLogEventType
/// The value of `showcase_add_member`.
@property (nonatomic, strong) DBXTeamLogShowcaseAddMemberType *showcaseAddMember;
/// Creates an object with the tag `showcase_add_member`.
- (instancetype)init:(DBXTeamLogShowcaseAddMemberType *)showcaseAddMember NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was archived.
@interface DBXTeamLogEventTypeShowcaseArchived : DBXTeamLogEventType
/// The value of `showcase_archived`.
@property (nonatomic, strong) DBXTeamLogShowcaseArchivedType *showcaseArchived;
/// Creates an object with the tag `showcase_archived`.
- (instancetype)init:(DBXTeamLogShowcaseArchivedType *)showcaseArchived NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was created.
@interface DBXTeamLogEventTypeShowcaseCreated : DBXTeamLogEventType
/// The value of `showcase_created`.
@property (nonatomic, strong) DBXTeamLogShowcaseCreatedType *showcaseCreated;
/// Creates an object with the tag `showcase_created`.
- (instancetype)init:(DBXTeamLogShowcaseCreatedType *)showcaseCreated NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a showcase was deleted.
@interface DBXTeamLogEventTypeShowcaseDeleteComment : DBXTeamLogEventType
/// The value of `showcase_delete_comment`.
@property (nonatomic, strong) DBXTeamLogShowcaseDeleteCommentType *showcaseDeleteComment;
/// Creates an object with the tag `showcase_delete_comment`.
- (instancetype)init:(DBXTeamLogShowcaseDeleteCommentType *)showcaseDeleteComment NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was edited.
@interface DBXTeamLogEventTypeShowcaseEdited : DBXTeamLogEventType
/// The value of `showcase_edited`.
@property (nonatomic, strong) DBXTeamLogShowcaseEditedType *showcaseEdited;
/// Creates an object with the tag `showcase_edited`.
- (instancetype)init:(DBXTeamLogShowcaseEditedType *)showcaseEdited NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a showcase was edited.
@interface DBXTeamLogEventTypeShowcaseEditComment : DBXTeamLogEventType
/// The value of `showcase_edit_comment`.
@property (nonatomic, strong) DBXTeamLogShowcaseEditCommentType *showcaseEditComment;
/// Creates an object with the tag `showcase_edit_comment`.
- (instancetype)init:(DBXTeamLogShowcaseEditCommentType *)showcaseEditComment NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was permanently deleted.
@interface DBXTeamLogEventTypeShowcasePermanentlyDeleted : DBXTeamLogEventType
/// The value of `showcase_permanently_deleted`.
@property (nonatomic, strong) DBXTeamLogShowcasePermanentlyDeletedType *showcasePermanentlyDeleted;
/// Creates an object with the tag `showcase_permanently_deleted`.
- (instancetype)init:(DBXTeamLogShowcasePermanentlyDeletedType *)showcasePermanentlyDeleted NS_DESIGNATED_INITIALIZER;
@end

/// A comment was added to a showcase.
@interface DBXTeamLogEventTypeShowcasePostComment : DBXTeamLogEventType
/// The value of `showcase_post_comment`.
@property (nonatomic, strong) DBXTeamLogShowcasePostCommentType *showcasePostComment;
/// Creates an object with the tag `showcase_post_comment`.
- (instancetype)init:(DBXTeamLogShowcasePostCommentType *)showcasePostComment NS_DESIGNATED_INITIALIZER;
@end

/// A member was removed from a showcase.
@interface DBXTeamLogEventTypeShowcaseRemoveMember : DBXTeamLogEventType
/// The value of `showcase_remove_member`.
@property (nonatomic, strong) DBXTeamLogShowcaseRemoveMemberType *showcaseRemoveMember;
/// Creates an object with the tag `showcase_remove_member`.
- (instancetype)init:(DBXTeamLogShowcaseRemoveMemberType *)showcaseRemoveMember NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was renamed.
@interface DBXTeamLogEventTypeShowcaseRenamed : DBXTeamLogEventType
/// The value of `showcase_renamed`.
@property (nonatomic, strong) DBXTeamLogShowcaseRenamedType *showcaseRenamed;
/// Creates an object with the tag `showcase_renamed`.
- (instancetype)init:(DBXTeamLogShowcaseRenamedType *)showcaseRenamed NS_DESIGNATED_INITIALIZER;
@end

/// A user asked for access to a showcase.
@interface DBXTeamLogEventTypeShowcaseRequestAccess : DBXTeamLogEventType
/// The value of `showcase_request_access`.
@property (nonatomic, strong) DBXTeamLogShowcaseRequestAccessType *showcaseRequestAccess;
/// Creates an object with the tag `showcase_request_access`.
- (instancetype)init:(DBXTeamLogShowcaseRequestAccessType *)showcaseRequestAccess NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a showcase was resolved.
@interface DBXTeamLogEventTypeShowcaseResolveComment : DBXTeamLogEventType
/// The value of `showcase_resolve_comment`.
@property (nonatomic, strong) DBXTeamLogShowcaseResolveCommentType *showcaseResolveComment;
/// Creates an object with the tag `showcase_resolve_comment`.
- (instancetype)init:(DBXTeamLogShowcaseResolveCommentType *)showcaseResolveComment NS_DESIGNATED_INITIALIZER;
@end

/// An archived showcase was restored.
@interface DBXTeamLogEventTypeShowcaseRestored : DBXTeamLogEventType
/// The value of `showcase_restored`.
@property (nonatomic, strong) DBXTeamLogShowcaseRestoredType *showcaseRestored;
/// Creates an object with the tag `showcase_restored`.
- (instancetype)init:(DBXTeamLogShowcaseRestoredType *)showcaseRestored NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was moved to the trash.
@interface DBXTeamLogEventTypeShowcaseTrashed : DBXTeamLogEventType
/// The value of `showcase_trashed`.
@property (nonatomic, strong) DBXTeamLogShowcaseTrashedType *showcaseTrashed;
/// Creates an object with the tag `showcase_trashed`.
- (instancetype)init:(DBXTeamLogShowcaseTrashedType *)showcaseTrashed NS_DESIGNATED_INITIALIZER;
@end

/// A showcase of the old version was moved to the trash. Replaced by `showcaseTrashed`.
@interface DBXTeamLogEventTypeShowcaseTrashedDeprecated : DBXTeamLogEventType
/// The value of `showcase_trashed_deprecated`.
@property (nonatomic, strong) DBXTeamLogShowcaseTrashedDeprecatedType *showcaseTrashedDeprecated;
/// Creates an object with the tag `showcase_trashed_deprecated`.
- (instancetype)init:(DBXTeamLogShowcaseTrashedDeprecatedType *)showcaseTrashedDeprecated NS_DESIGNATED_INITIALIZER;
@end

/// A resolved comment on a showcase was reopened.
@interface DBXTeamLogEventTypeShowcaseUnresolveComment : DBXTeamLogEventType
/// The value of `showcase_unresolve_comment`.
@property (nonatomic, strong) DBXTeamLogShowcaseUnresolveCommentType *showcaseUnresolveComment;
/// Creates an object with the tag `showcase_unresolve_comment`.
- (instancetype)init:(DBXTeamLogShowcaseUnresolveCommentType *)showcaseUnresolveComment NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was restored from the trash.
@interface DBXTeamLogEventTypeShowcaseUntrashed : DBXTeamLogEventType
/// The value of `showcase_untrashed`.
@property (nonatomic, strong) DBXTeamLogShowcaseUntrashedType *showcaseUntrashed;
/// Creates an object with the tag `showcase_untrashed`.
- (instancetype)init:(DBXTeamLogShowcaseUntrashedType *)showcaseUntrashed NS_DESIGNATED_INITIALIZER;
@end

/// A showcase of the old version was restored from the trash. Replaced by `showcaseUntrashed`.
@interface DBXTeamLogEventTypeShowcaseUntrashedDeprecated : DBXTeamLogEventType
/// The value of `showcase_untrashed_deprecated`.
@property (nonatomic, strong) DBXTeamLogShowcaseUntrashedDeprecatedType *showcaseUntrashedDeprecated;
/// Creates an object with the tag `showcase_untrashed_deprecated`.
- (instancetype)init:(DBXTeamLogShowcaseUntrashedDeprecatedType *)showcaseUntrashedDeprecated NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was viewed.
@interface DBXTeamLogEventTypeShowcaseView : DBXTeamLogEventType
/// The value of `showcase_view`.
@property (nonatomic, strong) DBXTeamLogShowcaseViewType *showcaseView;
/// Creates an object with the tag `showcase_view`.
- (instancetype)init:(DBXTeamLogShowcaseViewType *)showcaseView NS_DESIGNATED_INITIALIZER;
@end

/// Downloads of files from showcases were enabled or disabled for the team.
@interface DBXTeamLogEventTypeShowcaseChangeDownloadPolicy : DBXTeamLogEventType
/// The value of `showcase_change_download_policy`.
@property (nonatomic, strong) DBXTeamLogShowcaseChangeDownloadPolicyType *showcaseChangeDownloadPolicy;

/// Creates an object with the tag `showcase_change_download_policy`.
- (instancetype)init:(DBXTeamLogShowcaseChangeDownloadPolicyType *)showcaseChangeDownloadPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// Dropbox Showcase was enabled or disabled for the team.
@interface DBXTeamLogEventTypeShowcaseChangeEnabledPolicy : DBXTeamLogEventType
/// The value of `showcase_change_enabled_policy`.
@property (nonatomic, strong) DBXTeamLogShowcaseChangeEnabledPolicyType *showcaseChangeEnabledPolicy;
/// Creates an object with the tag `showcase_change_enabled_policy`.
- (instancetype)init:(DBXTeamLogShowcaseChangeEnabledPolicyType *)showcaseChangeEnabledPolicy NS_DESIGNATED_INITIALIZER;
@end

/// The external sharing of showcases was enabled or disabled for the team.
@interface DBXTeamLogEventTypeShowcaseChangeExternalSharingPolicy : DBXTeamLogEventType
/// The value of `showcase_change_external_sharing_policy`.
@property (nonatomic, strong) DBXTeamLogShowcaseChangeExternalSharingPolicyType *showcaseChangeExternalSharingPolicy;

/// Creates an object with the tag `showcase_change_external_sharing_policy`.
- (instancetype)init:(DBXTeamLogShowcaseChangeExternalSharingPolicyType *)showcaseChangeExternalSharingPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (ShowcaseMembers)
/// The object if its tag is `showcase_access_granted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseAccessGranted *asShowcaseAccessGranted;
/// The object if its tag is `showcase_add_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseAddMember *asShowcaseAddMember;
/// The object if its tag is `showcase_archived`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseArchived *asShowcaseArchived;
/// The object if its tag is `showcase_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseCreated *asShowcaseCreated;
/// The object if its tag is `showcase_delete_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseDeleteComment *asShowcaseDeleteComment;
/// The object if its tag is `showcase_edited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseEdited *asShowcaseEdited;
/// The object if its tag is `showcase_edit_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseEditComment *asShowcaseEditComment;

/// The object if its tag is `showcase_permanently_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgShowcasePermanentlyDeleted *asShowcasePermanentlyDeleted;

/// The object if its tag is `showcase_post_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcasePostComment *asShowcasePostComment;
/// The object if its tag is `showcase_remove_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseRemoveMember *asShowcaseRemoveMember;
/// The object if its tag is `showcase_renamed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseRenamed *asShowcaseRenamed;
/// The object if its tag is `showcase_request_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseRequestAccess *asShowcaseRequestAccess;
/// The object if its tag is `showcase_resolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseResolveComment *asShowcaseResolveComment;
/// The object if its tag is `showcase_restored`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseRestored *asShowcaseRestored;
/// The object if its tag is `showcase_trashed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseTrashed *asShowcaseTrashed;
/// The object if its tag is `showcase_trashed_deprecated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseTrashedDeprecated *asShowcaseTrashedDeprecated;
/// The object if its tag is `showcase_unresolve_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseUnresolveComment *asShowcaseUnresolveComment;
/// The object if its tag is `showcase_untrashed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseUntrashed *asShowcaseUntrashed;

/// The object if its tag is `showcase_untrashed_deprecated`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgShowcaseUntrashedDeprecated *asShowcaseUntrashedDeprecated;

/// The object if its tag is `showcase_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseView *asShowcaseView;

/// The object if its tag is `showcase_change_download_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgShowcaseChangeDownloadPolicy *asShowcaseChangeDownloadPolicy;

/// The object if its tag is `showcase_change_enabled_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgShowcaseChangeEnabledPolicy *asShowcaseChangeEnabledPolicy;

/// The object if its tag is `showcase_change_external_sharing_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgShowcaseChangeExternalSharingPolicy *asShowcaseChangeExternalSharingPolicy;
@end

/// Events in which access to a showcase was granted.
@interface DBXTeamLogEventTypeArgShowcaseAccessGranted : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_access_granted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member was added to a showcase.
@interface DBXTeamLogEventTypeArgShowcaseAddMember : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_add_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a showcase was archived.
@interface DBXTeamLogEventTypeArgShowcaseArchived : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_archived`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a showcase was created.
@interface DBXTeamLogEventTypeArgShowcaseCreated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment on a showcase was deleted.
@interface DBXTeamLogEventTypeArgShowcaseDeleteComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_delete_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a showcase was edited.
@interface DBXTeamLogEventTypeArgShowcaseEdited : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_edited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment on a showcase was edited.
@interface DBXTeamLogEventTypeArgShowcaseEditComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_edit_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a showcase was permanently deleted.
@interface DBXTeamLogEventTypeArgShowcasePermanentlyDeleted : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_permanently_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment was added to a showcase.
@interface DBXTeamLogEventTypeArgShowcasePostComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_post_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member was removed from a showcase.
@interface DBXTeamLogEventTypeArgShowcaseRemoveMember : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_remove_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a showcase was renamed.
@interface DBXTeamLogEventTypeArgShowcaseRenamed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_renamed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user asked for access to a showcase.
@interface DBXTeamLogEventTypeArgShowcaseRequestAccess : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_request_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment on a showcase was resolved.
@interface DBXTeamLogEventTypeArgShowcaseResolveComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_resolve_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an archived showcase was restored.
@interface DBXTeamLogEventTypeArgShowcaseRestored : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_restored`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a showcase was moved to the trash.
@interface DBXTeamLogEventTypeArgShowcaseTrashed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_trashed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a showcase of the old version was moved to the trash.
@interface DBXTeamLogEventTypeArgShowcaseTrashedDeprecated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_trashed_deprecated`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a resolved comment on a showcase was reopened.
@interface DBXTeamLogEventTypeArgShowcaseUnresolveComment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_unresolve_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a showcase was restored from the trash.
@interface DBXTeamLogEventTypeArgShowcaseUntrashed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_untrashed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a showcase of the old version was restored from the trash.
@interface DBXTeamLogEventTypeArgShowcaseUntrashedDeprecated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_untrashed_deprecated`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a showcase was viewed.
@interface DBXTeamLogEventTypeArgShowcaseView : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_view`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which downloads of files from showcases were enabled or disabled for the team.
@interface DBXTeamLogEventTypeArgShowcaseChangeDownloadPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_change_download_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which Dropbox Showcase was enabled or disabled for the team.
@interface DBXTeamLogEventTypeArgShowcaseChangeEnabledPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_change_enabled_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the external sharing of showcases was enabled or disabled for the team.
@interface DBXTeamLogEventTypeArgShowcaseChangeExternalSharingPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_change_external_sharing_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which access to a showcase was granted.
@interface DBXTeamLogShowcaseAccessGrantedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// Access to a showcase was granted.
@interface DBXTeamLogShowcaseAccessGrantedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member was added to a showcase.
@interface DBXTeamLogShowcaseAddMemberDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A member was added to a showcase.
@interface DBXTeamLogShowcaseAddMemberType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was archived.
@interface DBXTeamLogShowcaseArchivedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was archived.
@interface DBXTeamLogShowcaseArchivedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which downloads of files from showcases were enabled or disabled for the team.
@interface DBXTeamLogShowcaseChangeDownloadPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogShowcaseDownloadPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogShowcaseDownloadPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogShowcaseDownloadPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogShowcaseDownloadPolicy *)newValue
    previousValue:(DBXTeamLogShowcaseDownloadPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Downloads of files from showcases were enabled or disabled for the team.
@interface DBXTeamLogShowcaseChangeDownloadPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which Dropbox Showcase was enabled or disabled for the team.
@interface DBXTeamLogShowcaseChangeEnabledPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogShowcaseEnabledPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogShowcaseEnabledPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogShowcaseEnabledPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogShowcaseEnabledPolicy *)newValue
    previousValue:(DBXTeamLogShowcaseEnabledPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Dropbox Showcase was enabled or disabled for the team.
@interface DBXTeamLogShowcaseChangeEnabledPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external sharing of showcases was enabled or disabled for the team.
@interface DBXTeamLogShowcaseChangeExternalSharingPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogShowcaseExternalSharingPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogShowcaseExternalSharingPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogShowcaseExternalSharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogShowcaseExternalSharingPolicy *)newValue
    previousValue:(DBXTeamLogShowcaseExternalSharingPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The external sharing of showcases was enabled or disabled for the team.
@interface DBXTeamLogShowcaseChangeExternalSharingPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was created.
@interface DBXTeamLogShowcaseCreatedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was created.
@interface DBXTeamLogShowcaseCreatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a showcase was deleted.
@interface DBXTeamLogShowcaseDeleteCommentDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    commentText:(nullable NSString *)commentText
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a showcase was deleted.
@interface DBXTeamLogShowcaseDeleteCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A showcase.
@interface DBXTeamLogShowcaseDocumentLogInfo : DBXObject
/// The identifier of the showcase.
@property (nonatomic, readonly, copy) NSString *showcaseId;
/// The title of the showcase.
@property (nonatomic, readonly, copy) NSString *showcaseTitle;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithShowcaseId:(NSString *)showcaseId
    showcaseTitle:(NSString *)showcaseTitle
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for downloads from showcases.
@interface DBXTeamLogShowcaseDownloadPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogShowcaseDownloadPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogShowcaseDownloadPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogShowcaseDownloadPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogShowcaseDownloadPolicyOther *asOther;
@end

/// Files can't be downloaded from showcases.
@interface DBXTeamLogShowcaseDownloadPolicyDisabled : DBXTeamLogShowcaseDownloadPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Files can be downloaded from showcases.
@interface DBXTeamLogShowcaseDownloadPolicyEnabled : DBXTeamLogShowcaseDownloadPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogShowcaseDownloadPolicyOther : DBXTeamLogShowcaseDownloadPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a comment on a showcase was edited.
@interface DBXTeamLogShowcaseEditCommentDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    commentText:(nullable NSString *)commentText
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a showcase was edited.
@interface DBXTeamLogShowcaseEditCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was edited.
@interface DBXTeamLogShowcaseEditedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was edited.
@interface DBXTeamLogShowcaseEditedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for Dropbox Showcase.
@interface DBXTeamLogShowcaseEnabledPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogShowcaseEnabledPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogShowcaseEnabledPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogShowcaseEnabledPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogShowcaseEnabledPolicyOther *asOther;
@end

/// Members can't use Showcase.
@interface DBXTeamLogShowcaseEnabledPolicyDisabled : DBXTeamLogShowcaseEnabledPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use Showcase.
@interface DBXTeamLogShowcaseEnabledPolicyEnabled : DBXTeamLogShowcaseEnabledPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogShowcaseEnabledPolicyOther : DBXTeamLogShowcaseEnabledPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for sharing showcases outside the team.
@interface DBXTeamLogShowcaseExternalSharingPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogShowcaseExternalSharingPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogShowcaseExternalSharingPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogShowcaseExternalSharingPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogShowcaseExternalSharingPolicyOther *asOther;
@end

/// Members can't share showcases outside the team.
@interface DBXTeamLogShowcaseExternalSharingPolicyDisabled : DBXTeamLogShowcaseExternalSharingPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can share showcases outside the team.
@interface DBXTeamLogShowcaseExternalSharingPolicyEnabled : DBXTeamLogShowcaseExternalSharingPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogShowcaseExternalSharingPolicyOther : DBXTeamLogShowcaseExternalSharingPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a showcase was permanently deleted.
@interface DBXTeamLogShowcasePermanentlyDeletedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was permanently deleted.
@interface DBXTeamLogShowcasePermanentlyDeletedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment was added to a showcase.
@interface DBXTeamLogShowcasePostCommentDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    commentText:(nullable NSString *)commentText
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment was added to a showcase.
@interface DBXTeamLogShowcasePostCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member was removed from a showcase.
@interface DBXTeamLogShowcaseRemoveMemberDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A member was removed from a showcase.
@interface DBXTeamLogShowcaseRemoveMemberType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was renamed.
@interface DBXTeamLogShowcaseRenamedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was renamed.
@interface DBXTeamLogShowcaseRenamedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user asked for access to a showcase.
@interface DBXTeamLogShowcaseRequestAccessDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A user asked for access to a showcase.
@interface DBXTeamLogShowcaseRequestAccessType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment on a showcase was resolved.
@interface DBXTeamLogShowcaseResolveCommentDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    commentText:(nullable NSString *)commentText
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment on a showcase was resolved.
@interface DBXTeamLogShowcaseResolveCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an archived showcase was restored.
@interface DBXTeamLogShowcaseRestoredDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// An archived showcase was restored.
@interface DBXTeamLogShowcaseRestoredType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase of the old version was moved to the trash.
@interface DBXTeamLogShowcaseTrashedDeprecatedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A showcase of the old version was moved to the trash. Replaced by `showcaseTrashed`.
@interface DBXTeamLogShowcaseTrashedDeprecatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was moved to the trash.
@interface DBXTeamLogShowcaseTrashedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was moved to the trash.
@interface DBXTeamLogShowcaseTrashedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a resolved comment on a showcase was reopened.
@interface DBXTeamLogShowcaseUnresolveCommentDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    commentText:(nullable NSString *)commentText
    NS_DESIGNATED_INITIALIZER;
@end

/// A resolved comment on a showcase was reopened.
@interface DBXTeamLogShowcaseUnresolveCommentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase of the old version was restored from the trash.
@interface DBXTeamLogShowcaseUntrashedDeprecatedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A showcase of the old version was restored from the trash. Replaced by `showcaseUntrashed`.
@interface DBXTeamLogShowcaseUntrashedDeprecatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was restored from the trash.
@interface DBXTeamLogShowcaseUntrashedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was restored from the trash.
@interface DBXTeamLogShowcaseUntrashedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a showcase was viewed.
@interface DBXTeamLogShowcaseViewDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A showcase was viewed.
@interface DBXTeamLogShowcaseViewType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
