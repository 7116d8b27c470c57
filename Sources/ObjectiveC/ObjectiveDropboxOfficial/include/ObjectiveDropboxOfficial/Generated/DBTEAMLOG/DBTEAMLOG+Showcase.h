// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGShowcaseAccessGrantedDetails, DBTEAMLOGShowcaseAccessGrantedType, DBTEAMLOGShowcaseAddMemberDetails,
    DBTEAMLOGShowcaseAddMemberType, DBTEAMLOGShowcaseArchivedDetails, DBTEAMLOGShowcaseArchivedType,
    DBTEAMLOGShowcaseChangeDownloadPolicyDetails, DBTEAMLOGShowcaseChangeDownloadPolicyType,
    DBTEAMLOGShowcaseChangeEnabledPolicyDetails, DBTEAMLOGShowcaseChangeEnabledPolicyType,
    DBTEAMLOGShowcaseChangeExternalSharingPolicyDetails, DBTEAMLOGShowcaseChangeExternalSharingPolicyType,
    DBTEAMLOGShowcaseCreatedDetails, DBTEAMLOGShowcaseCreatedType, DBTEAMLOGShowcaseDeleteCommentDetails,
    DBTEAMLOGShowcaseDeleteCommentType, DBTEAMLOGShowcaseDownloadPolicy, DBTEAMLOGShowcaseEditCommentDetails,
    DBTEAMLOGShowcaseEditCommentType, DBTEAMLOGShowcaseEditedDetails, DBTEAMLOGShowcaseEditedType,
    DBTEAMLOGShowcaseEnabledPolicy, DBTEAMLOGShowcaseExternalSharingPolicy, DBTEAMLOGShowcasePermanentlyDeletedDetails,
    DBTEAMLOGShowcasePermanentlyDeletedType, DBTEAMLOGShowcasePostCommentDetails, DBTEAMLOGShowcasePostCommentType,
    DBTEAMLOGShowcaseRemoveMemberDetails, DBTEAMLOGShowcaseRemoveMemberType, DBTEAMLOGShowcaseRenamedDetails,
    DBTEAMLOGShowcaseRenamedType, DBTEAMLOGShowcaseRequestAccessDetails, DBTEAMLOGShowcaseRequestAccessType,
    DBTEAMLOGShowcaseResolveCommentDetails, DBTEAMLOGShowcaseResolveCommentType, DBTEAMLOGShowcaseRestoredDetails,
    DBTEAMLOGShowcaseRestoredType, DBTEAMLOGShowcaseTrashedDeprecatedDetails, DBTEAMLOGShowcaseTrashedDeprecatedType,
    DBTEAMLOGShowcaseTrashedDetails, DBTEAMLOGShowcaseTrashedType, DBTEAMLOGShowcaseUnresolveCommentDetails,
    DBTEAMLOGShowcaseUnresolveCommentType, DBTEAMLOGShowcaseUntrashedDeprecatedDetails,
    DBTEAMLOGShowcaseUntrashedDeprecatedType, DBTEAMLOGShowcaseUntrashedDetails, DBTEAMLOGShowcaseUntrashedType,
    DBTEAMLOGShowcaseViewDetails, DBTEAMLOGShowcaseViewType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Showcase`.
@interface DBTEAMLOGEventDetails (Showcase)
/// Details of an event in which access to a showcase was granted. Has a value only if `isShowcaseAccessGrantedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseAccessGrantedDetails *showcaseAccessGrantedDetails;

/// Details of an event in which a member was added to a showcase. Has a value only if `isShowcaseAddMemberDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseAddMemberDetails *showcaseAddMemberDetails;

/// Details of an event in which a showcase was archived. Has a value only if `isShowcaseArchivedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseArchivedDetails *showcaseArchivedDetails;
/// Details of an event in which a showcase was created. Has a value only if `isShowcaseCreatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseCreatedDetails *showcaseCreatedDetails;

/// Details of an event in which a comment on a showcase was deleted. Has a value only if
/// `isShowcaseDeleteCommentDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseDeleteCommentDetails *showcaseDeleteCommentDetails;

/// Details of an event in which a showcase was edited. Has a value only if `isShowcaseEditedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseEditedDetails *showcaseEditedDetails;

/// Details of an event in which a comment on a showcase was edited. Has a value only if `isShowcaseEditCommentDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseEditCommentDetails *showcaseEditCommentDetails;

/// Details of an event in which a showcase was permanently deleted. Has a value only if
/// `isShowcasePermanentlyDeletedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcasePermanentlyDeletedDetails *showcasePermanentlyDeletedDetails;

/// Details of an event in which a comment was added to a showcase. Has a value only if `isShowcasePostCommentDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcasePostCommentDetails *showcasePostCommentDetails;

/// Details of an event in which a member was removed from a showcase. Has a value only if
/// `isShowcaseRemoveMemberDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseRemoveMemberDetails *showcaseRemoveMemberDetails;

/// Details of an event in which a showcase was renamed. Has a value only if `isShowcaseRenamedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseRenamedDetails *showcaseRenamedDetails;

/// Details of an event in which a user asked for access to a showcase. Has a value only if
/// `isShowcaseRequestAccessDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseRequestAccessDetails *showcaseRequestAccessDetails;

/// Details of an event in which a comment on a showcase was resolved. Has a value only if
/// `isShowcaseResolveCommentDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseResolveCommentDetails *showcaseResolveCommentDetails;

/// Details of an event in which an archived showcase was restored. Has a value only if `isShowcaseRestoredDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseRestoredDetails *showcaseRestoredDetails;

/// Details of an event in which a showcase was moved to the trash. Has a value only if `isShowcaseTrashedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseTrashedDetails *showcaseTrashedDetails;

/// Details of an event in which a showcase of the old version was moved to the trash. Has a value only if
/// `isShowcaseTrashedDeprecatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseTrashedDeprecatedDetails *showcaseTrashedDeprecatedDetails;

/// Details of an event in which a resolved comment on a showcase was reopened. Has a value only if
/// `isShowcaseUnresolveCommentDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseUnresolveCommentDetails *showcaseUnresolveCommentDetails;

/// Details of an event in which a showcase was restored from the trash. Has a value only if
/// `isShowcaseUntrashedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseUntrashedDetails *showcaseUntrashedDetails;

/// Details of an event in which a showcase of the old version was restored from the trash. Has a value only if
/// `isShowcaseUntrashedDeprecatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseUntrashedDeprecatedDetails *showcaseUntrashedDeprecatedDetails;

/// Details of an event in which a showcase was viewed. Has a value only if `isShowcaseViewDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseViewDetails *showcaseViewDetails;

/// Details of an event in which downloads of files from showcases were enabled or disabled for the team. Has a value
/// only if `isShowcaseChangeDownloadPolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseChangeDownloadPolicyDetails *showcaseChangeDownloadPolicyDetails;

/// Details of an event in which Dropbox Showcase was enabled or disabled for the team. Has a value only if
/// `isShowcaseChangeEnabledPolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseChangeEnabledPolicyDetails *showcaseChangeEnabledPolicyDetails;

/// Details of an event in which the external sharing of showcases was enabled or disabled for the team. Has a value
/// only if `isShowcaseChangeExternalSharingPolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGShowcaseChangeExternalSharingPolicyDetails *showcaseChangeExternalSharingPolicyDetails;

/// Creates an object with the tag `showcase_access_granted_details`.
- (instancetype)
    initWithShowcaseAccessGrantedDetails:(DBTEAMLOGShowcaseAccessGrantedDetails *)showcaseAccessGrantedDetails;

/// Creates an object with the tag `showcase_add_member_details`.
- (instancetype)initWithShowcaseAddMemberDetails:(DBTEAMLOGShowcaseAddMemberDetails *)showcaseAddMemberDetails;
/// Creates an object with the tag `showcase_archived_details`.
- (instancetype)initWithShowcaseArchivedDetails:(DBTEAMLOGShowcaseArchivedDetails *)showcaseArchivedDetails;
/// Creates an object with the tag `showcase_created_details`.
- (instancetype)initWithShowcaseCreatedDetails:(DBTEAMLOGShowcaseCreatedDetails *)showcaseCreatedDetails;

/// Creates an object with the tag `showcase_delete_comment_details`.
- (instancetype)
    initWithShowcaseDeleteCommentDetails:(DBTEAMLOGShowcaseDeleteCommentDetails *)showcaseDeleteCommentDetails;

/// Creates an object with the tag `showcase_edited_details`.
- (instancetype)initWithShowcaseEditedDetails:(DBTEAMLOGShowcaseEditedDetails *)showcaseEditedDetails;
/// Creates an object with the tag `showcase_edit_comment_details`.
- (instancetype)initWithShowcaseEditCommentDetails:(DBTEAMLOGShowcaseEditCommentDetails *)showcaseEditCommentDetails;

/// Creates an object with the tag `showcase_permanently_deleted_details`.
- (instancetype)
    initWithShowcasePermanentlyDeletedDetails:(DBTEAMLOGShowcasePermanentlyDeletedDetails *)showcasePermanentlyDeletedDetails;

/// Creates an object with the tag `showcase_post_comment_details`.
- (instancetype)initWithShowcasePostCommentDetails:(DBTEAMLOGShowcasePostCommentDetails *)showcasePostCommentDetails;
/// Creates an object with the tag `showcase_remove_member_details`.
- (instancetype)initWithShowcaseRemoveMemberDetails:(DBTEAMLOGShowcaseRemoveMemberDetails *)showcaseRemoveMemberDetails;
/// Creates an object with the tag `showcase_renamed_details`.
- (instancetype)initWithShowcaseRenamedDetails:(DBTEAMLOGShowcaseRenamedDetails *)showcaseRenamedDetails;

/// Creates an object with the tag `showcase_request_access_details`.
- (instancetype)
    initWithShowcaseRequestAccessDetails:(DBTEAMLOGShowcaseRequestAccessDetails *)showcaseRequestAccessDetails;

/// Creates an object with the tag `showcase_resolve_comment_details`.
- (instancetype)
    initWithShowcaseResolveCommentDetails:(DBTEAMLOGShowcaseResolveCommentDetails *)showcaseResolveCommentDetails;

/// Creates an object with the tag `showcase_restored_details`.
- (instancetype)initWithShowcaseRestoredDetails:(DBTEAMLOGShowcaseRestoredDetails *)showcaseRestoredDetails;
/// Creates an object with the tag `showcase_trashed_details`.
- (instancetype)initWithShowcaseTrashedDetails:(DBTEAMLOGShowcaseTrashedDetails *)showcaseTrashedDetails;

/// Creates an object with the tag `showcase_trashed_deprecated_details`.
- (instancetype)
    initWithShowcaseTrashedDeprecatedDetails:(DBTEAMLOGShowcaseTrashedDeprecatedDetails *)showcaseTrashedDeprecatedDetails;

/// Creates an object with the tag `showcase_unresolve_comment_details`.
- (instancetype)
    initWithShowcaseUnresolveCommentDetails:(DBTEAMLOGShowcaseUnresolveCommentDetails *)showcaseUnresolveCommentDetails;

/// Creates an object with the tag `showcase_untrashed_details`.
- (instancetype)initWithShowcaseUntrashedDetails:(DBTEAMLOGShowcaseUntrashedDetails *)showcaseUntrashedDetails;

/// Creates an object with the tag `showcase_untrashed_deprecated_details`.
- (instancetype)
    initWithShowcaseUntrashedDeprecatedDetails:(DBTEAMLOGShowcaseUntrashedDeprecatedDetails *)showcaseUntrashedDeprecatedDetails;

/// Creates an object with the tag `showcase_view_details`.
- (instancetype)initWithShowcaseViewDetails:(DBTEAMLOGShowcaseViewDetails *)showcaseViewDetails;

/// Creates an object with the tag `showcase_change_download_policy_details`.
- (instancetype)
    initWithShowcaseChangeDownloadPolicyDetails:(DBTEAMLOGShowcaseChangeDownloadPolicyDetails *)showcaseChangeDownloadPolicyDetails;

/// Creates an object with the tag `showcase_change_enabled_policy_details`.
- (instancetype)
    initWithShowcaseChangeEnabledPolicyDetails:(DBTEAMLOGShowcaseChangeEnabledPolicyDetails *)showcaseChangeEnabledPolicyDetails;

/// Creates an object with the tag `showcase_change_external_sharing_policy_details`.
- (instancetype)
    initWithShowcaseChangeExternalSharingPolicyDetails:(DBTEAMLOGShowcaseChangeExternalSharingPolicyDetails *)showcaseChangeExternalSharingPolicyDetails;

/// Returns whether the tag is `showcase_access_granted_details`.
- (BOOL)isShowcaseAccessGrantedDetails;
/// Returns whether the tag is `showcase_add_member_details`.
- (BOOL)isShowcaseAddMemberDetails;
/// Returns whether the tag is `showcase_archived_details`.
- (BOOL)isShowcaseArchivedDetails;
/// Returns whether the tag is `showcase_created_details`.
- (BOOL)isShowcaseCreatedDetails;
/// Returns whether the tag is `showcase_delete_comment_details`.
- (BOOL)isShowcaseDeleteCommentDetails;
/// Returns whether the tag is `showcase_edited_details`.
- (BOOL)isShowcaseEditedDetails;
/// Returns whether the tag is `showcase_edit_comment_details`.
- (BOOL)isShowcaseEditCommentDetails;
/// Returns whether the tag is `showcase_permanently_deleted_details`.
- (BOOL)isShowcasePermanentlyDeletedDetails;
/// Returns whether the tag is `showcase_post_comment_details`.
- (BOOL)isShowcasePostCommentDetails;
/// Returns whether the tag is `showcase_remove_member_details`.
- (BOOL)isShowcaseRemoveMemberDetails;
/// Returns whether the tag is `showcase_renamed_details`.
- (BOOL)isShowcaseRenamedDetails;
/// Returns whether the tag is `showcase_request_access_details`.
- (BOOL)isShowcaseRequestAccessDetails;
/// Returns whether the tag is `showcase_resolve_comment_details`.
- (BOOL)isShowcaseResolveCommentDetails;
/// Returns whether the tag is `showcase_restored_details`.
- (BOOL)isShowcaseRestoredDetails;
/// Returns whether the tag is `showcase_trashed_details`.
- (BOOL)isShowcaseTrashedDetails;
/// Returns whether the tag is `showcase_trashed_deprecated_details`.
- (BOOL)isShowcaseTrashedDeprecatedDetails;
/// Returns whether the tag is `showcase_unresolve_comment_details`.
- (BOOL)isShowcaseUnresolveCommentDetails;
/// Returns whether the tag is `showcase_untrashed_details`.
- (BOOL)isShowcaseUntrashedDetails;
/// Returns whether the tag is `showcase_untrashed_deprecated_details`.
- (BOOL)isShowcaseUntrashedDeprecatedDetails;
/// Returns whether the tag is `showcase_view_details`.
- (BOOL)isShowcaseViewDetails;
/// Returns whether the tag is `showcase_change_download_policy_details`.
- (BOOL)isShowcaseChangeDownloadPolicyDetails;
/// Returns whether the tag is `showcase_change_enabled_policy_details`.
- (BOOL)isShowcaseChangeEnabledPolicyDetails;
/// Returns whether the tag is `showcase_change_external_sharing_policy_details`.
- (BOOL)isShowcaseChangeExternalSharingPolicyDetails;
@end

/// The members whose names start with `Showcase`.
@interface DBTEAMLOGEventType (Showcase)
/// Access to a showcase was granted. Has a value only if `isShowcaseAccessGranted` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseAccessGrantedType *showcaseAccessGranted;
/// A member was added to a showcase. Has a value only if `isShowcaseAddMember` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseAddMemberType *showcaseAddMember;
/// A showcase was archived. Has a value only if `isShowcaseArchived` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseArchivedType *showcaseArchived;
/// A showcase was created. Has a value only if `isShowcaseCreated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseCreatedType *showcaseCreated;
/// A comment on a showcase was deleted. Has a value only if `isShowcaseDeleteComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseDeleteCommentType *showcaseDeleteComment;
/// A showcase was edited. Has a value only if `isShowcaseEdited` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseEditedType *showcaseEdited;
/// A comment on a showcase was edited. Has a value only if `isShowcaseEditComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseEditCommentType *showcaseEditComment;
/// A showcase was permanently deleted. Has a value only if `isShowcasePermanentlyDeleted` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcasePermanentlyDeletedType *showcasePermanentlyDeleted;
/// A comment was added to a showcase. Has a value only if `isShowcasePostComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcasePostCommentType *showcasePostComment;
/// A member was removed from a showcase. Has a value only if `isShowcaseRemoveMember` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseRemoveMemberType *showcaseRemoveMember;
/// A showcase was renamed. Has a value only if `isShowcaseRenamed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseRenamedType *showcaseRenamed;
/// A user asked for access to a showcase. Has a value only if `isShowcaseRequestAccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseRequestAccessType *showcaseRequestAccess;
/// A comment on a showcase was resolved. Has a value only if `isShowcaseResolveComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseResolveCommentType *showcaseResolveComment;
/// An archived showcase was restored. Has a value only if `isShowcaseRestored` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseRestoredType *showcaseRestored;
/// A showcase was moved to the trash. Has a value only if `isShowcaseTrashed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseTrashedType *showcaseTrashed;

/// A showcase of the old version was moved to the trash. Replaced by `showcaseTrashed`. Has a value only if
/// `isShowcaseTrashedDeprecated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseTrashedDeprecatedType *showcaseTrashedDeprecated;

/// A resolved comment on a showcase was reopened. Has a value only if `isShowcaseUnresolveComment` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseUnresolveCommentType *showcaseUnresolveComment;
/// A showcase was restored from the trash. Has a value only if `isShowcaseUntrashed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseUntrashedType *showcaseUntrashed;

/// A showcase of the old version was restored from the trash. Replaced by `showcaseUntrashed`. Has a value only if
/// `isShowcaseUntrashedDeprecated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseUntrashedDeprecatedType *showcaseUntrashedDeprecated;

/// A showcase was viewed. Has a value only if `isShowcaseView` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseViewType *showcaseView;

/// Downloads of files from showcases were enabled or disabled for the team. Has a value only if
/// `isShowcaseChangeDownloadPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseChangeDownloadPolicyType *showcaseChangeDownloadPolicy;

/// Dropbox Showcase was enabled or disabled for the team. Has a value only if `isShowcaseChangeEnabledPolicy` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseChangeEnabledPolicyType *showcaseChangeEnabledPolicy;

/// The external sharing of showcases was enabled or disabled for the team. Has a value only if
/// `isShowcaseChangeExternalSharingPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseChangeExternalSharingPolicyType *showcaseChangeExternalSharingPolicy;

/// Creates an object with the tag `showcase_access_granted`.
- (instancetype)initWithShowcaseAccessGranted:(DBTEAMLOGShowcaseAccessGrantedType *)showcaseAccessGranted;
/// Creates an object with the tag `showcase_add_member`.
- (instancetype)initWithShowcaseAddMember:(DBTEAMLOGShowcaseAddMemberType *)showcaseAddMember;
/// Creates an object with the tag `showcase_archived`.
- (instancetype)initWithShowcaseArchived:(DBTEAMLOGShowcaseArchivedType *)showcaseArchived;
/// Creates an object with the tag `showcase_created`.
- (instancetype)initWithShowcaseCreated:(DBTEAMLOGShowcaseCreatedType *)showcaseCreated;
/// Creates an object with the tag `showcase_delete_comment`.
- (instancetype)initWithShowcaseDeleteComment:(DBTEAMLOGShowcaseDeleteCommentType *)showcaseDeleteComment;
/// Creates an object with the tag `showcase_edited`.
- (instancetype)initWithShowcaseEdited:(DBTEAMLOGShowcaseEditedType *)showcaseEdited;
/// Creates an object with the tag `showcase_edit_comment`.
- (instancetype)initWithShowcaseEditComment:(DBTEAMLOGShowcaseEditCommentType *)showcaseEditComment;
/// Creates an object with the tag `showcase_permanently_deleted`.
- (instancetype)initWithShowcasePermanentlyDeleted:(DBTEAMLOGShowcasePermanentlyDeletedType *)showcasePermanentlyDeleted;
/// Creates an object with the tag `showcase_post_comment`.
- (instancetype)initWithShowcasePostComment:(DBTEAMLOGShowcasePostCommentType *)showcasePostComment;
/// Creates an object with the tag `showcase_remove_member`.
- (instancetype)initWithShowcaseRemoveMember:(DBTEAMLOGShowcaseRemoveMemberType *)showcaseRemoveMember;
/// Creates an object with the tag `showcase_renamed`.
- (instancetype)initWithShowcaseRenamed:(DBTEAMLOGShowcaseRenamedType *)showcaseRenamed;
/// Creates an object with the tag `showcase_request_access`.
- (instancetype)initWithShowcaseRequestAccess:(DBTEAMLOGShowcaseRequestAccessType *)showcaseRequestAccess;
/// Creates an object with the tag `showcase_resolve_comment`.
- (instancetype)initWithShowcaseResolveComment:(DBTEAMLOGShowcaseResolveCommentType *)showcaseResolveComment;
/// Creates an object with the tag `showcase_restored`.
- (instancetype)initWithShowcaseRestored:(DBTEAMLOGShowcaseRestoredType *)showcaseRestored;
/// Creates an object with the tag `showcase_trashed`.
- (instancetype)initWithShowcaseTrashed:(DBTEAMLOGShowcaseTrashedType *)showcaseTrashed;
/// Creates an object with the tag `showcase_trashed_deprecated`.
- (instancetype)initWithShowcaseTrashedDeprecated:(DBTEAMLOGShowcaseTrashedDeprecatedType *)showcaseTrashedDeprecated;
/// Creates an object with the tag `showcase_unresolve_comment`.
- (instancetype)initWithShowcaseUnresolveComment:(DBTEAMLOGShowcaseUnresolveCommentType *)showcaseUnresolveComment;
/// Creates an object with the tag `showcase_untrashed`.
- (instancetype)initWithShowcaseUntrashed:(DBTEAMLOGShowcaseUntrashedType *)showcaseUntrashed;

/// Creates an object with the tag `showcase_untrashed_deprecated`.
- (instancetype)
    initWithShowcaseUntrashedDeprecated:(DBTEAMLOGShowcaseUntrashedDeprecatedType *)showcaseUntrashedDeprecated;

/// Creates an object with the tag `showcase_view`.
- (instancetype)initWithShowcaseView:(DBTEAMLOGShowcaseViewType *)showcaseView;

/// Creates an object with the tag `showcase_change_download_policy`.
- (instancetype)
    initWithShowcaseChangeDownloadPolicy:(DBTEAMLOGShowcaseChangeDownloadPolicyType *)showcaseChangeDownloadPolicy;

/// Creates an object with the tag `showcase_change_enabled_policy`.
- (instancetype)
    initWithShowcaseChangeEnabledPolicy:(DBTEAMLOGShowcaseChangeEnabledPolicyType *)showcaseChangeEnabledPolicy;

/// Creates an object with the tag `showcase_change_external_sharing_policy`.
- (instancetype)
    initWithShowcaseChangeExternalSharingPolicy:(DBTEAMLOGShowcaseChangeExternalSharingPolicyType *)showcaseChangeExternalSharingPolicy;

/// Returns whether the tag is `showcase_access_granted`.
- (BOOL)isShowcaseAccessGranted;
/// Returns whether the tag is `showcase_add_member`.
- (BOOL)isShowcaseAddMember;
/// Returns whether the tag is `showcase_archived`.
- (BOOL)isShowcaseArchived;
/// Returns whether the tag is `showcase_created`.
- (BOOL)isShowcaseCreated;
/// Returns whether the tag is `showcase_delete_comment`.
- (BOOL)isShowcaseDeleteComment;
/// Returns whether the tag is `showcase_edited`.
- (BOOL)isShowcaseEdited;
/// Returns whether the tag is `showcase_edit_comment`.
- (BOOL)isShowcaseEditComment;
/// Returns whether the tag is `showcase_permanently_deleted`.
- (BOOL)isShowcasePermanentlyDeleted;
/// Returns whether the tag is `showcase_post_comment`.
- (BOOL)isShowcasePostComment;
/// Returns whether the tag is `showcase_remove_member`.
- (BOOL)isShowcaseRemoveMember;
/// Returns whether the tag is `showcase_renamed`.
- (BOOL)isShowcaseRenamed;
/// Returns whether the tag is `showcase_request_access`.
- (BOOL)isShowcaseRequestAccess;
/// Returns whether the tag is `showcase_resolve_comment`.
- (BOOL)isShowcaseResolveComment;
/// Returns whether the tag is `showcase_restored`.
- (BOOL)isShowcaseRestored;
/// Returns whether the tag is `showcase_trashed`.
- (BOOL)isShowcaseTrashed;
/// Returns whether the tag is `showcase_trashed_deprecated`.
- (BOOL)isShowcaseTrashedDeprecated;
/// Returns whether the tag is `showcase_unresolve_comment`.
- (BOOL)isShowcaseUnresolveComment;
/// Returns whether the tag is `showcase_untrashed`.
- (BOOL)isShowcaseUntrashed;
/// Returns whether the tag is `showcase_untrashed_deprecated`.
- (BOOL)isShowcaseUntrashedDeprecated;
/// Returns whether the tag is `showcase_view`.
- (BOOL)isShowcaseView;
/// Returns whether the tag is `showcase_change_download_policy`.
- (BOOL)isShowcaseChangeDownloadPolicy;
/// Returns whether the tag is `showcase_change_enabled_policy`.
- (BOOL)isShowcaseChangeEnabledPolicy;
/// Returns whether the tag is `showcase_change_external_sharing_policy`.
- (BOOL)isShowcaseChangeExternalSharingPolicy;
@end

/// The members whose names start with `Showcase`.
@interface DBTEAMLOGEventTypeArg (Showcase)
/// Creates an object with the tag `showcase_access_granted`.
- (instancetype)initWithShowcaseAccessGranted;
/// Creates an object with the tag `showcase_add_member`.
- (instancetype)initWithShowcaseAddMember;
/// Creates an object with the tag `showcase_archived`.
- (instancetype)initWithShowcaseArchived;
/// Creates an object with the tag `showcase_created`.
- (instancetype)initWithShowcaseCreated;
/// Creates an object with the tag `showcase_delete_comment`.
- (instancetype)initWithShowcaseDeleteComment;
/// Creates an object with the tag `showcase_edited`.
- (instancetype)initWithShowcaseEdited;
/// Creates an object with the tag `showcase_edit_comment`.
- (instancetype)initWithShowcaseEditComment;
/// Creates an object with the tag `showcase_permanently_deleted`.
- (instancetype)initWithShowcasePermanentlyDeleted;
/// Creates an object with the tag `showcase_post_comment`.
- (instancetype)initWithShowcasePostComment;
/// Creates an object with the tag `showcase_remove_member`.
- (instancetype)initWithShowcaseRemoveMember;
/// Creates an object with the tag `showcase_renamed`.
- (instancetype)initWithShowcaseRenamed;
/// Creates an object with the tag `showcase_request_access`.
- (instancetype)initWithShowcaseRequestAccess;
/// Creates an object with the tag `showcase_resolve_comment`.
- (instancetype)initWithShowcaseResolveComment;
/// Creates an object with the tag `showcase_restored`.
- (instancetype)initWithShowcaseRestored;
/// Creates an object with the tag `showcase_trashed`.
- (instancetype)initWithShowcaseTrashed;
/// Creates an object with the tag `showcase_trashed_deprecated`.
- (instancetype)initWithShowcaseTrashedDeprecated;
/// Creates an object with the tag `showcase_unresolve_comment`.
- (instancetype)initWithShowcaseUnresolveComment;
/// Creates an object with the tag `showcase_untrashed`.
- (instancetype)initWithShowcaseUntrashed;
/// Creates an object with the tag `showcase_untrashed_deprecated`.
- (instancetype)initWithShowcaseUntrashedDeprecated;
/// Creates an object with the tag `showcase_view`.
- (instancetype)initWithShowcaseView;
/// Creates an object with the tag `showcase_change_download_policy`.
- (instancetype)initWithShowcaseChangeDownloadPolicy;
/// Creates an object with the tag `showcase_change_enabled_policy`.
- (instancetype)initWithShowcaseChangeEnabledPolicy;
/// Creates an object with the tag `showcase_change_external_sharing_policy`.
- (instancetype)initWithShowcaseChangeExternalSharingPolicy;
/// Returns whether the tag is `showcase_access_granted`.
- (BOOL)isShowcaseAccessGranted;
/// Returns whether the tag is `showcase_add_member`.
- (BOOL)isShowcaseAddMember;
/// Returns whether the tag is `showcase_archived`.
- (BOOL)isShowcaseArchived;
/// Returns whether the tag is `showcase_created`.
- (BOOL)isShowcaseCreated;
/// Returns whether the tag is `showcase_delete_comment`.
- (BOOL)isShowcaseDeleteComment;
/// Returns whether the tag is `showcase_edited`.
- (BOOL)isShowcaseEdited;
/// Returns whether the tag is `showcase_edit_comment`.
- (BOOL)isShowcaseEditComment;
/// Returns whether the tag is `showcase_permanently_deleted`.
- (BOOL)isShowcasePermanentlyDeleted;
/// Returns whether the tag is `showcase_post_comment`.
- (BOOL)isShowcasePostComment;
/// Returns whether the tag is `showcase_remove_member`.
- (BOOL)isShowcaseRemoveMember;
/// Returns whether the tag is `showcase_renamed`.
- (BOOL)isShowcaseRenamed;
/// Returns whether the tag is `showcase_request_access`.
- (BOOL)isShowcaseRequestAccess;
/// Returns whether the tag is `showcase_resolve_comment`.
- (BOOL)isShowcaseResolveComment;
/// Returns whether the tag is `showcase_restored`.
- (BOOL)isShowcaseRestored;
/// Returns whether the tag is `showcase_trashed`.
- (BOOL)isShowcaseTrashed;
/// Returns whether the tag is `showcase_trashed_deprecated`.
- (BOOL)isShowcaseTrashedDeprecated;
/// Returns whether the tag is `showcase_unresolve_comment`.
- (BOOL)isShowcaseUnresolveComment;
/// Returns whether the tag is `showcase_untrashed`.
- (BOOL)isShowcaseUntrashed;
/// Returns whether the tag is `showcase_untrashed_deprecated`.
- (BOOL)isShowcaseUntrashedDeprecated;
/// Returns whether the tag is `showcase_view`.
- (BOOL)isShowcaseView;
/// Returns whether the tag is `showcase_change_download_policy`.
- (BOOL)isShowcaseChangeDownloadPolicy;
/// Returns whether the tag is `showcase_change_enabled_policy`.
- (BOOL)isShowcaseChangeEnabledPolicy;
/// Returns whether the tag is `showcase_change_external_sharing_policy`.
- (BOOL)isShowcaseChangeExternalSharingPolicy;
@end

/// Details of an event in which access to a showcase was granted.
@interface DBTEAMLOGShowcaseAccessGrantedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseAccessGrantedDetails` from and to JSON.
@interface DBTEAMLOGShowcaseAccessGrantedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseAccessGrantedDetails *)instance;
+ (DBTEAMLOGShowcaseAccessGrantedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Access to a showcase was granted.
@interface DBTEAMLOGShowcaseAccessGrantedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseAccessGrantedType` from and to JSON.
@interface DBTEAMLOGShowcaseAccessGrantedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseAccessGrantedType *)instance;
+ (DBTEAMLOGShowcaseAccessGrantedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member was added to a showcase.
@interface DBTEAMLOGShowcaseAddMemberDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseAddMemberDetails` from and to JSON.
@interface DBTEAMLOGShowcaseAddMemberDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseAddMemberDetails *)instance;
+ (DBTEAMLOGShowcaseAddMemberDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member was added to a showcase.
@interface DBTEAMLOGShowcaseAddMemberType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseAddMemberType` from and to JSON.
@interface DBTEAMLOGShowcaseAddMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseAddMemberType *)instance;
+ (DBTEAMLOGShowcaseAddMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a showcase was archived.
@interface DBTEAMLOGShowcaseArchivedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseArchivedDetails` from and to JSON.
@interface DBTEAMLOGShowcaseArchivedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseArchivedDetails *)instance;
+ (DBTEAMLOGShowcaseArchivedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A showcase was archived.
@interface DBTEAMLOGShowcaseArchivedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseArchivedType` from and to JSON.
@interface DBTEAMLOGShowcaseArchivedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseArchivedType *)instance;
+ (DBTEAMLOGShowcaseArchivedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which downloads of files from showcases were enabled or disabled for the team.
@interface DBTEAMLOGShowcaseChangeDownloadPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGShowcaseDownloadPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGShowcaseDownloadPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGShowcaseDownloadPolicy *)dNewValue
    previousValue:(DBTEAMLOGShowcaseDownloadPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGShowcaseChangeDownloadPolicyDetails` from and to JSON.
@interface DBTEAMLOGShowcaseChangeDownloadPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseChangeDownloadPolicyDetails *)instance;
+ (DBTEAMLOGShowcaseChangeDownloadPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Downloads of files from showcases were enabled or disabled for the team.
@interface DBTEAMLOGShowcaseChangeDownloadPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseChangeDownloadPolicyType` from and to JSON.
@interface DBTEAMLOGShowcaseChangeDownloadPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseChangeDownloadPolicyType *)instance;
+ (DBTEAMLOGShowcaseChangeDownloadPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which Dropbox Showcase was enabled or disabled for the team.
@interface DBTEAMLOGShowcaseChangeEnabledPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGShowcaseEnabledPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGShowcaseEnabledPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGShowcaseEnabledPolicy *)dNewValue
    previousValue:(DBTEAMLOGShowcaseEnabledPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGShowcaseChangeEnabledPolicyDetails` from and to JSON.
@interface DBTEAMLOGShowcaseChangeEnabledPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseChangeEnabledPolicyDetails *)instance;
+ (DBTEAMLOGShowcaseChangeEnabledPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Dropbox Showcase was enabled or disabled for the team.
@interface DBTEAMLOGShowcaseChangeEnabledPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseChangeEnabledPolicyType` from and to JSON.
@interface DBTEAMLOGShowcaseChangeEnabledPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseChangeEnabledPolicyType *)instance;
+ (DBTEAMLOGShowcaseChangeEnabledPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the external sharing of showcases was enabled or disabled for the team.
@interface DBTEAMLOGShowcaseChangeExternalSharingPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGShowcaseExternalSharingPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGShowcaseExternalSharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGShowcaseExternalSharingPolicy *)dNewValue
    previousValue:(DBTEAMLOGShowcaseExternalSharingPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGShowcaseChangeExternalSharingPolicyDetails` from and to JSON.
@interface DBTEAMLOGShowcaseChangeExternalSharingPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseChangeExternalSharingPolicyDetails *)instance;
+ (DBTEAMLOGShowcaseChangeExternalSharingPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The external sharing of showcases was enabled or disabled for the team.
@interface DBTEAMLOGShowcaseChangeExternalSharingPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseChangeExternalSharingPolicyType` from and to JSON.
@interface DBTEAMLOGShowcaseChangeExternalSharingPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseChangeExternalSharingPolicyType *)instance;
+ (DBTEAMLOGShowcaseChangeExternalSharingPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a showcase was created.
@interface DBTEAMLOGShowcaseCreatedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseCreatedDetails` from and to JSON.
@interface DBTEAMLOGShowcaseCreatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseCreatedDetails *)instance;
+ (DBTEAMLOGShowcaseCreatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A showcase was created.
@interface DBTEAMLOGShowcaseCreatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseCreatedType` from and to JSON.
@interface DBTEAMLOGShowcaseCreatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseCreatedType *)instance;
+ (DBTEAMLOGShowcaseCreatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment on a showcase was deleted.
@interface DBTEAMLOGShowcaseDeleteCommentDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid commentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseDeleteCommentDetails` from and to JSON.
@interface DBTEAMLOGShowcaseDeleteCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseDeleteCommentDetails *)instance;
+ (DBTEAMLOGShowcaseDeleteCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment on a showcase was deleted.
@interface DBTEAMLOGShowcaseDeleteCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseDeleteCommentType` from and to JSON.
@interface DBTEAMLOGShowcaseDeleteCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseDeleteCommentType *)instance;
+ (DBTEAMLOGShowcaseDeleteCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A showcase.
@interface DBTEAMLOGShowcaseDocumentLogInfo : DBStoneObject
/// The identifier of the showcase.
@property (nonatomic, readonly, copy) NSString *showcaseId;
/// The title of the showcase.
@property (nonatomic, readonly, copy) NSString *showcaseTitle;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithShowcaseId:(NSString *)showcaseId showcaseTitle:(NSString *)showcaseTitle;
@end

/// Converts `DBTEAMLOGShowcaseDocumentLogInfo` from and to JSON.
@interface DBTEAMLOGShowcaseDocumentLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseDocumentLogInfo *)instance;
+ (DBTEAMLOGShowcaseDocumentLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGShowcaseDownloadPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGShowcaseDownloadPolicyTag) {
    /// Files can't be downloaded from showcases.
    DBTEAMLOGShowcaseDownloadPolicyDisabled,
    /// Files can be downloaded from showcases.
    DBTEAMLOGShowcaseDownloadPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGShowcaseDownloadPolicyOther,
};

/// The policy for downloads from showcases.
@interface DBTEAMLOGShowcaseDownloadPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGShowcaseDownloadPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGShowcaseDownloadPolicy` from and to JSON.
@interface DBTEAMLOGShowcaseDownloadPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseDownloadPolicy *)instance;
+ (DBTEAMLOGShowcaseDownloadPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment on a showcase was edited.
@interface DBTEAMLOGShowcaseEditCommentDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid commentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseEditCommentDetails` from and to JSON.
@interface DBTEAMLOGShowcaseEditCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseEditCommentDetails *)instance;
+ (DBTEAMLOGShowcaseEditCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment on a showcase was edited.
@interface DBTEAMLOGShowcaseEditCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseEditCommentType` from and to JSON.
@interface DBTEAMLOGShowcaseEditCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseEditCommentType *)instance;
+ (DBTEAMLOGShowcaseEditCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a showcase was edited.
@interface DBTEAMLOGShowcaseEditedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseEditedDetails` from and to JSON.
@interface DBTEAMLOGShowcaseEditedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseEditedDetails *)instance;
+ (DBTEAMLOGShowcaseEditedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A showcase was edited.
@interface DBTEAMLOGShowcaseEditedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseEditedType` from and to JSON.
@interface DBTEAMLOGShowcaseEditedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseEditedType *)instance;
+ (DBTEAMLOGShowcaseEditedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGShowcaseEnabledPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGShowcaseEnabledPolicyTag) {
    /// Members can't use Showcase.
    DBTEAMLOGShowcaseEnabledPolicyDisabled,
    /// Members can use Showcase.
    DBTEAMLOGShowcaseEnabledPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGShowcaseEnabledPolicyOther,
};

/// The policy for Dropbox Showcase.
@interface DBTEAMLOGShowcaseEnabledPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGShowcaseEnabledPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGShowcaseEnabledPolicy` from and to JSON.
@interface DBTEAMLOGShowcaseEnabledPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseEnabledPolicy *)instance;
+ (DBTEAMLOGShowcaseEnabledPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGShowcaseExternalSharingPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGShowcaseExternalSharingPolicyTag) {
    /// Members can't share showcases outside the team.
    DBTEAMLOGShowcaseExternalSharingPolicyDisabled,
    /// Members can share showcases outside the team.
    DBTEAMLOGShowcaseExternalSharingPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGShowcaseExternalSharingPolicyOther,
};

/// The policy for sharing showcases outside the team.
@interface DBTEAMLOGShowcaseExternalSharingPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGShowcaseExternalSharingPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGShowcaseExternalSharingPolicy` from and to JSON.
@interface DBTEAMLOGShowcaseExternalSharingPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseExternalSharingPolicy *)instance;
+ (DBTEAMLOGShowcaseExternalSharingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a showcase was permanently deleted.
@interface DBTEAMLOGShowcasePermanentlyDeletedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcasePermanentlyDeletedDetails` from and to JSON.
@interface DBTEAMLOGShowcasePermanentlyDeletedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcasePermanentlyDeletedDetails *)instance;
+ (DBTEAMLOGShowcasePermanentlyDeletedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A showcase was permanently deleted.
@interface DBTEAMLOGShowcasePermanentlyDeletedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcasePermanentlyDeletedType` from and to JSON.
@interface DBTEAMLOGShowcasePermanentlyDeletedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcasePermanentlyDeletedType *)instance;
+ (DBTEAMLOGShowcasePermanentlyDeletedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment was added to a showcase.
@interface DBTEAMLOGShowcasePostCommentDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid commentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcasePostCommentDetails` from and to JSON.
@interface DBTEAMLOGShowcasePostCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcasePostCommentDetails *)instance;
+ (DBTEAMLOGShowcasePostCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment was added to a showcase.
@interface DBTEAMLOGShowcasePostCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcasePostCommentType` from and to JSON.
@interface DBTEAMLOGShowcasePostCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcasePostCommentType *)instance;
+ (DBTEAMLOGShowcasePostCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member was removed from a showcase.
@interface DBTEAMLOGShowcaseRemoveMemberDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseRemoveMemberDetails` from and to JSON.
@interface DBTEAMLOGShowcaseRemoveMemberDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseRemoveMemberDetails *)instance;
+ (DBTEAMLOGShowcaseRemoveMemberDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member was removed from a showcase.
@interface DBTEAMLOGShowcaseRemoveMemberType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseRemoveMemberType` from and to JSON.
@interface DBTEAMLOGShowcaseRemoveMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseRemoveMemberType *)instance;
+ (DBTEAMLOGShowcaseRemoveMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a showcase was renamed.
@interface DBTEAMLOGShowcaseRenamedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseRenamedDetails` from and to JSON.
@interface DBTEAMLOGShowcaseRenamedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseRenamedDetails *)instance;
+ (DBTEAMLOGShowcaseRenamedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A showcase was renamed.
@interface DBTEAMLOGShowcaseRenamedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseRenamedType` from and to JSON.
@interface DBTEAMLOGShowcaseRenamedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseRenamedType *)instance;
+ (DBTEAMLOGShowcaseRenamedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user asked for access to a showcase.
@interface DBTEAMLOGShowcaseRequestAccessDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseRequestAccessDetails` from and to JSON.
@interface DBTEAMLOGShowcaseRequestAccessDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseRequestAccessDetails *)instance;
+ (DBTEAMLOGShowcaseRequestAccessDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user asked for access to a showcase.
@interface DBTEAMLOGShowcaseRequestAccessType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseRequestAccessType` from and to JSON.
@interface DBTEAMLOGShowcaseRequestAccessTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseRequestAccessType *)instance;
+ (DBTEAMLOGShowcaseRequestAccessType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment on a showcase was resolved.
@interface DBTEAMLOGShowcaseResolveCommentDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid commentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseResolveCommentDetails` from and to JSON.
@interface DBTEAMLOGShowcaseResolveCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseResolveCommentDetails *)instance;
+ (DBTEAMLOGShowcaseResolveCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment on a showcase was resolved.
@interface DBTEAMLOGShowcaseResolveCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseResolveCommentType` from and to JSON.
@interface DBTEAMLOGShowcaseResolveCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseResolveCommentType *)instance;
+ (DBTEAMLOGShowcaseResolveCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an archived showcase was restored.
@interface DBTEAMLOGShowcaseRestoredDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseRestoredDetails` from and to JSON.
@interface DBTEAMLOGShowcaseRestoredDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseRestoredDetails *)instance;
+ (DBTEAMLOGShowcaseRestoredDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An archived showcase was restored.
@interface DBTEAMLOGShowcaseRestoredType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseRestoredType` from and to JSON.
@interface DBTEAMLOGShowcaseRestoredTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseRestoredType *)instance;
+ (DBTEAMLOGShowcaseRestoredType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a showcase of the old version was moved to the trash.
@interface DBTEAMLOGShowcaseTrashedDeprecatedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseTrashedDeprecatedDetails` from and to JSON.
@interface DBTEAMLOGShowcaseTrashedDeprecatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseTrashedDeprecatedDetails *)instance;
+ (DBTEAMLOGShowcaseTrashedDeprecatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A showcase of the old version was moved to the trash. Replaced by `showcaseTrashed`.
@interface DBTEAMLOGShowcaseTrashedDeprecatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseTrashedDeprecatedType` from and to JSON.
@interface DBTEAMLOGShowcaseTrashedDeprecatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseTrashedDeprecatedType *)instance;
+ (DBTEAMLOGShowcaseTrashedDeprecatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a showcase was moved to the trash.
@interface DBTEAMLOGShowcaseTrashedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseTrashedDetails` from and to JSON.
@interface DBTEAMLOGShowcaseTrashedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseTrashedDetails *)instance;
+ (DBTEAMLOGShowcaseTrashedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A showcase was moved to the trash.
@interface DBTEAMLOGShowcaseTrashedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseTrashedType` from and to JSON.
@interface DBTEAMLOGShowcaseTrashedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseTrashedType *)instance;
+ (DBTEAMLOGShowcaseTrashedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a resolved comment on a showcase was reopened.
@interface DBTEAMLOGShowcaseUnresolveCommentDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The text of the comment.
@property (nonatomic, readonly, copy, nullable) NSString *commentText;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid commentText:(nullable NSString *)commentText;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseUnresolveCommentDetails` from and to JSON.
@interface DBTEAMLOGShowcaseUnresolveCommentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseUnresolveCommentDetails *)instance;
+ (DBTEAMLOGShowcaseUnresolveCommentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A resolved comment on a showcase was reopened.
@interface DBTEAMLOGShowcaseUnresolveCommentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseUnresolveCommentType` from and to JSON.
@interface DBTEAMLOGShowcaseUnresolveCommentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseUnresolveCommentType *)instance;
+ (DBTEAMLOGShowcaseUnresolveCommentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a showcase of the old version was restored from the trash.
@interface DBTEAMLOGShowcaseUntrashedDeprecatedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseUntrashedDeprecatedDetails` from and to JSON.
@interface DBTEAMLOGShowcaseUntrashedDeprecatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseUntrashedDeprecatedDetails *)instance;
+ (DBTEAMLOGShowcaseUntrashedDeprecatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A showcase of the old version was restored from the trash. Replaced by `showcaseUntrashed`.
@interface DBTEAMLOGShowcaseUntrashedDeprecatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseUntrashedDeprecatedType` from and to JSON.
@interface DBTEAMLOGShowcaseUntrashedDeprecatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseUntrashedDeprecatedType *)instance;
+ (DBTEAMLOGShowcaseUntrashedDeprecatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a showcase was restored from the trash.
@interface DBTEAMLOGShowcaseUntrashedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseUntrashedDetails` from and to JSON.
@interface DBTEAMLOGShowcaseUntrashedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseUntrashedDetails *)instance;
+ (DBTEAMLOGShowcaseUntrashedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A showcase was restored from the trash.
@interface DBTEAMLOGShowcaseUntrashedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseUntrashedType` from and to JSON.
@interface DBTEAMLOGShowcaseUntrashedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseUntrashedType *)instance;
+ (DBTEAMLOGShowcaseUntrashedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a showcase was viewed.
@interface DBTEAMLOGShowcaseViewDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseViewDetails` from and to JSON.
@interface DBTEAMLOGShowcaseViewDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseViewDetails *)instance;
+ (DBTEAMLOGShowcaseViewDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A showcase was viewed.
@interface DBTEAMLOGShowcaseViewType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseViewType` from and to JSON.
@interface DBTEAMLOGShowcaseViewTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseViewType *)instance;
+ (DBTEAMLOGShowcaseViewType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
