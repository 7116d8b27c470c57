// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Base.h>

@class DBXSharingAccessLevel, DBXSharingInviteeInfoEmail, DBXSharingInviteeInfoOther, DBXSharingJobErrorOther,
    DBXSharingJobErrorRelinquishFolderMembershipError, DBXSharingJobErrorRemoveFolderMemberError,
    DBXSharingJobErrorUnshareFolderError, DBXSharingJobStatusComplete, DBXSharingJobStatusFailed,
    DBXSharingJobStatusInProgress, DBXSharingMemberActionLeaveACopy, DBXSharingMemberActionMakeEditor,
    DBXSharingMemberActionMakeOwner, DBXSharingMemberActionMakeViewer, DBXSharingMemberActionMakeViewerNoComment,
    DBXSharingMemberActionOther, DBXSharingMemberActionRemove, DBXSharingMemberPermission, DBXSharingMemberPolicyAnyone,
    DBXSharingMemberPolicyOther, DBXSharingMemberPolicyTeam, DBXSharingMemberPolicyTeamAndApproved,
    DBXSharingMemberSelectorDropboxId, DBXSharingMemberSelectorEmail, DBXSharingMemberSelectorOther,
    DBXSharingModifySharedLinkSettingsErrorEmailNotVerified, DBXSharingModifySharedLinkSettingsErrorOther,
    DBXSharingModifySharedLinkSettingsErrorSettingsError, DBXSharingModifySharedLinkSettingsErrorSharedLinkAccessDenied,
    DBXSharingModifySharedLinkSettingsErrorSharedLinkNotFound,
    DBXSharingModifySharedLinkSettingsErrorUnsupportedLinkType,
    DBXSharingModifySharedLinkSettingsErrorUnsupportedParameterField, DBXSharingMountFolderErrorAccessError,
    DBXSharingMountFolderErrorAlreadyMounted, DBXSharingMountFolderErrorInsideSharedFolder,
    DBXSharingMountFolderErrorInsufficientQuota, DBXSharingMountFolderErrorMustAutomount,
    DBXSharingMountFolderErrorNoPermission, DBXSharingMountFolderErrorNotMountable, DBXSharingMountFolderErrorOther,
    DBXSharingParentFolderAccessInfo, DBXSharingPendingUploadModeFile, DBXSharingPendingUploadModeFolder,
    DBXSharingPermissionDeniedReason, DBXSharingPermissionDeniedReasonFolderIsInsideSharedFolder,
    DBXSharingPermissionDeniedReasonFolderIsLimitedTeamFolder, DBXSharingPermissionDeniedReasonInsufficientPlan,
    DBXSharingPermissionDeniedReasonOther, DBXSharingPermissionDeniedReasonOwnerNotOnTeam,
    DBXSharingPermissionDeniedReasonPermissionDenied, DBXSharingPermissionDeniedReasonRestrictedByParentFolder,
    DBXSharingPermissionDeniedReasonRestrictedByTeam, DBXSharingPermissionDeniedReasonTargetIsIndirectMember,
    DBXSharingPermissionDeniedReasonTargetIsOwner, DBXSharingPermissionDeniedReasonTargetIsSelf,
    DBXSharingPermissionDeniedReasonTargetNotActive, DBXSharingPermissionDeniedReasonUserAccountType,
    DBXSharingPermissionDeniedReasonUserNotAllowedByOwner, DBXSharingPermissionDeniedReasonUserNotOnTeam,
    DBXSharingPermissionDeniedReasonUserNotSameTeamAsOwner, DBXSharingRelinquishAccessErrorEmailUnverified,
    DBXSharingRelinquishAccessErrorInvalidFileId, DBXSharingRelinquishAccessErrorNoExplicitAccess,
    DBXSharingRelinquishAccessErrorNoPermission, DBXSharingRelinquishAccessErrorOther,
    DBXSharingRelinquishAccessErrorOwner, DBXSharingRelinquishAccessErrorTeamFolder,
    DBXSharingRelinquishFileMembershipErrorAccessError, DBXSharingRelinquishFileMembershipErrorGroupAccess,
    DBXSharingRelinquishFileMembershipErrorNoPermission, DBXSharingRelinquishFileMembershipErrorOther,
    DBXSharingRelinquishFolderMembershipError, DBXSharingRelinquishFolderMembershipErrorAccessError,
    DBXSharingRelinquishFolderMembershipErrorFolderOwner, DBXSharingRelinquishFolderMembershipErrorGroupAccess,
    DBXSharingRelinquishFolderMembershipErrorMounted, DBXSharingRelinquishFolderMembershipErrorNoExplicitAccess,
    DBXSharingRelinquishFolderMembershipErrorNoPermission, DBXSharingRelinquishFolderMembershipErrorOther,
    DBXSharingRelinquishFolderMembershipErrorTeamFolder, DBXSharingRemoveFileMemberErrorAccessError,
    DBXSharingRemoveFileMemberErrorNoExplicitAccess, DBXSharingRemoveFileMemberErrorOther,
    DBXSharingRemoveFileMemberErrorUserError, DBXSharingRemoveFolderMemberError,
    DBXSharingRemoveFolderMemberErrorAccessError, DBXSharingRemoveFolderMemberErrorFolderOwner,
    DBXSharingRemoveFolderMemberErrorGroupAccess, DBXSharingRemoveFolderMemberErrorMemberError,
    DBXSharingRemoveFolderMemberErrorNoPermission, DBXSharingRemoveFolderMemberErrorOther,
    DBXSharingRemoveFolderMemberErrorTeamFolder, DBXSharingRemoveFolderMemberErrorTooManyFiles,
    DBXSharingRemoveMemberJobStatusComplete, DBXSharingRemoveMemberJobStatusFailed,
    DBXSharingRemoveMemberJobStatusInProgress, DBXSharingRequestedLinkAccessLevelDefault_,
    DBXSharingRequestedLinkAccessLevelEditor, DBXSharingRequestedLinkAccessLevelMax,
    DBXSharingRequestedLinkAccessLevelOther, DBXSharingRequestedLinkAccessLevelViewer,
    DBXSharingRequestedVisibilityPassword, DBXSharingRequestedVisibilityPublic_, DBXSharingRequestedVisibilityTeamOnly,
    DBXSharingResolvedVisibilityNoOne, DBXSharingResolvedVisibilityOnlyYou, DBXSharingResolvedVisibilityOther,
    DBXSharingResolvedVisibilityPassword, DBXSharingResolvedVisibilityPublic_,
    DBXSharingResolvedVisibilitySharedFolderOnly, DBXSharingResolvedVisibilityTeamAndPassword,
    DBXSharingResolvedVisibilityTeamOnly, DBXSharingRevokeSharedLinkErrorOther,
    DBXSharingRevokeSharedLinkErrorSharedLinkAccessDenied, DBXSharingRevokeSharedLinkErrorSharedLinkMalformed,
    DBXSharingRevokeSharedLinkErrorSharedLinkNotFound, DBXSharingRevokeSharedLinkErrorUnsupportedLinkType,
    DBXSharingRevokeSharedLinkErrorUnsupportedParameterField, DBXSharingSharedFolderAccessError,
    DBXSharingSharedFolderMemberError, DBXSharingSharedLinkSettings, DBXSharingSharedLinkSettingsError,
    DBXSharingSharingFileAccessError, DBXSharingSharingUserError, DBXSharingUnshareFolderError, DBXSharingUserInfo,
    DBXSharingVisibility;

NS_ASSUME_NONNULL_BEGIN

/// An action that requires another plan.
@interface DBXSharingInsufficientPlan : DBXObject
/// A message for the user.
@property (nonatomic, readonly, copy) NSString *message;
/// The URL at which the user can change the plan. `nil` if there is none.
@property (nonatomic, readonly, copy, nullable) NSString *upsellUrl;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMessage:(NSString *)message upsellUrl:(nullable NSString *)upsellUrl NS_DESIGNATED_INITIALIZER;
@end

/// The missing space, in bytes.
@interface DBXSharingInsufficientQuotaAmounts : DBXObject
/// The space that the folder requires, in bytes.
@property (nonatomic, readonly) NSNumber *spaceNeeded;
/// The missing space, in bytes.
@property (nonatomic, readonly) NSNumber *spaceShortage;
/// The available space, in bytes.
@property (nonatomic, readonly) NSNumber *spaceLeft;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSpaceNeeded:(NSNumber *)spaceNeeded
    spaceShortage:(NSNumber *)spaceShortage
    spaceLeft:(NSNumber *)spaceLeft
    NS_DESIGNATED_INITIALIZER;
@end

/// An invited person.
@interface DBXSharingInviteeInfo : DBXObject
@end

/// The members of the union.
@interface DBXSharingInviteeInfo (Members)
/// The object if its tag is `email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingInviteeInfoEmail *asEmail;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingInviteeInfoOther *asOther;
@end

/// The email address to which the invitation was sent. At most 255 characters. Is an email address.
@interface DBXSharingInviteeInfoEmail : DBXSharingInviteeInfo
/// The value of `email`.
@property (nonatomic, copy) NSString *email;
/// Creates an object with the tag `email`.
- (instancetype)init:(NSString *)email NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingInviteeInfoOther : DBXSharingInviteeInfo
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An invited person, and their access level.
@interface DBXSharingInviteeMembershipInfo : DBXSharingMembershipInfo
/// The invited person.
@property (nonatomic, readonly) DBXSharingInviteeInfo *invitee;
/// The account of the person. `nil` if it isn't known.
@property (nonatomic, readonly, nullable) DBXSharingUserInfo *user;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    invitee:(DBXSharingInviteeInfo *)invitee
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    user:(nullable DBXSharingUserInfo *)user
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithAccessType:(DBXSharingAccessLevel *)accessType
    permissions:(nullable NSArray<DBXSharingMemberPermission *> *)permissions
    initials:(nullable NSString *)initials
    isInherited:(NSNumber *)isInherited
    DB_UNAVAILABLE;
@end

/// The reason that a job failed.
@interface DBXSharingJobError : DBXObject
@end

/// The members of the union.
@interface DBXSharingJobError (Members)
/// The object if its tag is `unshare_folder_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobErrorUnshareFolderError *asUnshareFolderError;
/// The object if its tag is `remove_folder_member_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobErrorRemoveFolderMemberError *asRemoveFolderMemberError;

/// The object if its tag is `relinquish_folder_membership_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingJobErrorRelinquishFolderMembershipError *asRelinquishFolderMembershipError;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobErrorOther *asOther;
@end

/// The folder wasn't unshared.
@interface DBXSharingJobErrorUnshareFolderError : DBXSharingJobError
/// The value of `unshare_folder_error`.
@property (nonatomic, strong) DBXSharingUnshareFolderError *unshareFolderError;
/// Creates an object with the tag `unshare_folder_error`.
- (instancetype)init:(DBXSharingUnshareFolderError *)unshareFolderError NS_DESIGNATED_INITIALIZER;
@end

/// The member wasn't removed.
@interface DBXSharingJobErrorRemoveFolderMemberError : DBXSharingJobError
/// The value of `remove_folder_member_error`.
@property (nonatomic, strong) DBXSharingRemoveFolderMemberError *removeFolderMemberError;
/// Creates an object with the tag `remove_folder_member_error`.
- (instancetype)init:(DBXSharingRemoveFolderMemberError *)removeFolderMemberError NS_DESIGNATED_INITIALIZER;
@end

/// The user didn't leave the folder.
@interface DBXSharingJobErrorRelinquishFolderMembershipError : DBXSharingJobError
/// The value of `relinquish_folder_membership_error`.
@property (nonatomic, strong) DBXSharingRelinquishFolderMembershipError *relinquishFolderMembershipError;

/// Creates an object with the tag `relinquish_folder_membership_error`.
- (instancetype)init:(DBXSharingRelinquishFolderMembershipError *)relinquishFolderMembershipError
    NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingJobErrorOther : DBXSharingJobError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a job.
@interface DBXSharingJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXSharingJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXSharingJobStatusInProgress : DBXSharingJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job completed successfully.
@interface DBXSharingJobStatusComplete : DBXSharingJobStatus
/// Creates an object with the tag `complete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job failed.
@interface DBXSharingJobStatusFailed : DBXSharingJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXSharingJobError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXSharingJobError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The access of a member after a change.
@interface DBXSharingMemberAccessLevelResult : DBXObject
/// The access level that the member still has through a folder.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessLevel;
/// A message for the user about the remaining access.
@property (nonatomic, readonly, copy, nullable) NSString *warning;
/// The folders through which the member has access.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingParentFolderAccessInfo *> *accessDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    warning:(nullable NSString *)warning
    accessDetails:(nullable NSArray<DBXSharingParentFolderAccessInfo *> *)accessDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// An action that a user can take on a member.
@interface DBXSharingMemberAction : DBXObject
@end

/// The members of the union.
@interface DBXSharingMemberAction (Members)
/// The object if its tag is `leave_a_copy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionLeaveACopy *asLeaveACopy;
/// The object if its tag is `make_editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionMakeEditor *asMakeEditor;
/// The object if its tag is `make_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionMakeOwner *asMakeOwner;
/// The object if its tag is `make_viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionMakeViewer *asMakeViewer;
/// The object if its tag is `make_viewer_no_comment`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionMakeViewerNoComment *asMakeViewerNoComment;
/// The object if its tag is `remove`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionRemove *asRemove;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberActionOther *asOther;
@end

/// Let the member keep a copy after the removal.
@interface DBXSharingMemberActionLeaveACopy : DBXSharingMemberAction
/// Creates an object with the tag `leave_a_copy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Make the member an editor.
@interface DBXSharingMemberActionMakeEditor : DBXSharingMemberAction
/// Creates an object with the tag `make_editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Make the member the owner.
@interface DBXSharingMemberActionMakeOwner : DBXSharingMemberAction
/// Creates an object with the tag `make_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Make the member a viewer who can comment.
@interface DBXSharingMemberActionMakeViewer : DBXSharingMemberAction
/// Creates an object with the tag `make_viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Make the member a viewer who can't comment.
@interface DBXSharingMemberActionMakeViewerNoComment : DBXSharingMemberAction
/// Creates an object with the tag `make_viewer_no_comment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Remove the member.
@interface DBXSharingMemberActionRemove : DBXSharingMemberAction
/// Creates an object with the tag `remove`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingMemberActionOther : DBXSharingMemberAction
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that indicates whether the user can take an action on a member.
@interface DBXSharingMemberPermission : DBXObject
/// The action.
@property (nonatomic, readonly) DBXSharingMemberAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAction:(DBXSharingMemberAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// The people who can be members of a shared folder that a team owns.
@interface DBXSharingMemberPolicy : DBXObject
@end

/// The members of the union.
@interface DBXSharingMemberPolicy (Members)
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicyTeam *asTeam;
/// The object if its tag is `anyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicyAnyone *asAnyone;
/// The object if its tag is `team_and_approved`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicyTeamAndApproved *asTeamAndApproved;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberPolicyOther *asOther;
@end

/// Team members only.
@interface DBXSharingMemberPolicyTeam : DBXSharingMemberPolicy
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone.
@interface DBXSharingMemberPolicyAnyone : DBXSharingMemberPolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members, and people that the admins approved.
@interface DBXSharingMemberPolicyTeamAndApproved : DBXSharingMemberPolicy
/// Creates an object with the tag `team_and_approved`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingMemberPolicyOther : DBXSharingMemberPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A person or group, by identifier or email address.
@interface DBXSharingMemberSelector : DBXObject
@end

/// The members of the union.
@interface DBXSharingMemberSelector (Members)
/// The object if its tag is `dropbox_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberSelectorDropboxId *asDropboxId;
/// The object if its tag is `email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberSelectorEmail *asEmail;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMemberSelectorOther *asOther;
@end

/// The identifier of an account, team member, or group. At least 1 character.
@interface DBXSharingMemberSelectorDropboxId : DBXSharingMemberSelector
/// The value of `dropbox_id`.
@property (nonatomic, copy) NSString *dropboxId;
/// Creates an object with the tag `dropbox_id`.
- (instancetype)init:(NSString *)dropboxId NS_DESIGNATED_INITIALIZER;
@end

/// An email address, with or without an account. At most 255 characters. Is an email address.
@interface DBXSharingMemberSelectorEmail : DBXSharingMemberSelector
/// The value of `email`.
@property (nonatomic, copy) NSString *email;
/// Creates an object with the tag `email`.
- (instancetype)init:(NSString *)email NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingMemberSelectorOther : DBXSharingMemberSelector
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The changes to a link.
@interface DBXSharingModifySharedLinkSettingsArgs : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;
/// The new settings.
@property (nonatomic, readonly) DBXSharingSharedLinkSettings *settings;
/// A Boolean value that indicates whether to remove the expiration date. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *removeExpiration;

/// Creates an object.
///
/// - Parameters:
///   - url: The URL of the link.
///   - settings: The new settings.
///   - removeExpiration: A Boolean value that indicates whether to remove the expiration date. The default is `@NO`.
- (instancetype)initWithUrl:(NSString *)url
    settings:(DBXSharingSharedLinkSettings *)settings
    removeExpiration:(NSNumber *)removeExpiration
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a link wasn't changed.
@interface DBXSharingModifySharedLinkSettingsError : DBXObject
@end

/// The members of the union.
@interface DBXSharingModifySharedLinkSettingsError (Members)
/// The object if its tag is `shared_link_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingModifySharedLinkSettingsErrorSharedLinkNotFound *asSharedLinkNotFound;

/// The object if its tag is `shared_link_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingModifySharedLinkSettingsErrorSharedLinkAccessDenied *asSharedLinkAccessDenied;

/// The object if its tag is `unsupported_link_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingModifySharedLinkSettingsErrorUnsupportedLinkType *asUnsupportedLinkType;

/// The object if its tag is `unsupported_parameter_field`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingModifySharedLinkSettingsErrorUnsupportedParameterField *asUnsupportedParameterField;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingModifySharedLinkSettingsErrorOther *asOther;
/// The object if its tag is `settings_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingModifySharedLinkSettingsErrorSettingsError *asSettingsError;
/// The object if its tag is `email_not_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingModifySharedLinkSettingsErrorEmailNotVerified *asEmailNotVerified;
@end

/// The shared link doesn't exist.
@interface DBXSharingModifySharedLinkSettingsErrorSharedLinkNotFound : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have access to the link.
@interface DBXSharingModifySharedLinkSettingsErrorSharedLinkAccessDenied : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Links of this kind can't be downloaded. Use `export` of `Files` instead.
@interface DBXSharingModifySharedLinkSettingsErrorUnsupportedLinkType : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Private links support neither `path` nor `linkPassword`.
@interface DBXSharingModifySharedLinkSettingsErrorUnsupportedParameterField : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingModifySharedLinkSettingsErrorOther : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The settings aren't valid.
@interface DBXSharingModifySharedLinkSettingsErrorSettingsError : DBXSharingModifySharedLinkSettingsError
/// The value of `settings_error`.
@property (nonatomic, strong) DBXSharingSharedLinkSettingsError *settingsError;
/// Creates an object with the tag `settings_error`.
- (instancetype)init:(DBXSharingSharedLinkSettingsError *)settingsError NS_DESIGNATED_INITIALIZER;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingModifySharedLinkSettingsErrorEmailNotVerified : DBXSharingModifySharedLinkSettingsError
/// Creates an object with the tag `email_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder to mount.
@interface DBXSharingMountFolderArg : DBXObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// Creates an object.
///
/// - Parameter sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///   underscores, and colons.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a shared folder wasn't mounted.
@interface DBXSharingMountFolderError : DBXObject
@end

/// The members of the union.
@interface DBXSharingMountFolderError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorAccessError *asAccessError;
/// The object if its tag is `inside_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorInsideSharedFolder *asInsideSharedFolder;
/// The object if its tag is `insufficient_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorInsufficientQuota *asInsufficientQuota;
/// The object if its tag is `already_mounted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorAlreadyMounted *asAlreadyMounted;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorNoPermission *asNoPermission;
/// The object if its tag is `not_mountable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorNotMountable *asNotMountable;
/// The object if its tag is `must_automount`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorMustAutomount *asMustAutomount;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingMountFolderErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingMountFolderErrorAccessError : DBXSharingMountFolderError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The folder would lie inside another shared folder.
@interface DBXSharingMountFolderErrorInsideSharedFolder : DBXSharingMountFolderError
/// Creates an object with the tag `inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have enough space for the folder.
@interface DBXSharingMountFolderErrorInsufficientQuota : DBXSharingMountFolderError
/// The value of `insufficient_quota`.
@property (nonatomic, strong) DBXSharingInsufficientQuotaAmounts *insufficientQuota;
/// Creates an object with the tag `insufficient_quota`.
- (instancetype)init:(DBXSharingInsufficientQuotaAmounts *)insufficientQuota NS_DESIGNATED_INITIALIZER;
@end

/// The folder is already mounted.
@interface DBXSharingMountFolderErrorAlreadyMounted : DBXSharingMountFolderError
/// Creates an object with the tag `already_mounted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingMountFolderErrorNoPermission : DBXSharingMountFolderError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder can't be mounted, for example because it lies inside a team folder of the user.
@interface DBXSharingMountFolderErrorNotMountable : DBXSharingMountFolderError
/// Creates an object with the tag `not_mountable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Dropbox mounts this folder automatically.
@interface DBXSharingMountFolderErrorMustAutomount : DBXSharingMountFolderError
/// Creates an object with the tag `must_automount`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingMountFolderErrorOther : DBXSharingMountFolderError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A folder through which a member has access.
@interface DBXSharingParentFolderAccessInfo : DBXObject
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *folderName;
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The permissions of the user for the member in that folder.
@property (nonatomic, readonly, copy) NSArray<DBXSharingMemberPermission *> *permissions;
/// The path of the folder, relative to the user's root.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderName:(NSString *)folderName
    sharedFolderId:(NSString *)sharedFolderId
    permissions:(NSArray<DBXSharingMemberPermission *> *)permissions
    path:(NSString *)path
    NS_DESIGNATED_INITIALIZER;
@end

/// The metadata of a link to a file or folder.
@interface DBXSharingPathLinkMetadata : DBXSharingLinkMetadata
/// The path of the item in the user's Dropbox.
@property (nonatomic, readonly, copy) NSString *path;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBXSharingVisibility *)visibility
    path:(NSString *)path
    expires:(nullable NSDate *)expires
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithUrl:(NSString *)url
    visibility:(DBXSharingVisibility *)visibility
    expires:(nullable NSDate *)expires
    DB_UNAVAILABLE;
@end

/// The kind of item that will be uploaded to the path of a link.
@interface DBXSharingPendingUploadMode : DBXObject
@end

/// The members of the union.
@interface DBXSharingPendingUploadMode (Members)
/// The object if its tag is `file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPendingUploadModeFile *asFile;
/// The object if its tag is `folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPendingUploadModeFolder *asFolder;
@end

/// A file.
@interface DBXSharingPendingUploadModeFile : DBXSharingPendingUploadMode
/// Creates an object with the tag `file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A folder.
@interface DBXSharingPendingUploadModeFolder : DBXSharingPendingUploadMode
/// Creates an object with the tag `folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a user can't take an action.
@interface DBXSharingPermissionDeniedReason : DBXObject
@end

/// The members of the union.
@interface DBXSharingPermissionDeniedReason (Members)
/// The object if its tag is `user_not_same_team_as_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonUserNotSameTeamAsOwner *asUserNotSameTeamAsOwner;

/// The object if its tag is `user_not_allowed_by_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonUserNotAllowedByOwner *asUserNotAllowedByOwner;

/// The object if its tag is `target_is_indirect_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonTargetIsIndirectMember *asTargetIsIndirectMember;

/// The object if its tag is `target_is_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonTargetIsOwner *asTargetIsOwner;
/// The object if its tag is `target_is_self`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonTargetIsSelf *asTargetIsSelf;
/// The object if its tag is `target_not_active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonTargetNotActive *asTargetNotActive;

/// The object if its tag is `folder_is_limited_team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonFolderIsLimitedTeamFolder *asFolderIsLimitedTeamFolder;

/// The object if its tag is `owner_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonOwnerNotOnTeam *asOwnerNotOnTeam;
/// The object if its tag is `permission_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonPermissionDenied *asPermissionDenied;
/// The object if its tag is `restricted_by_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonRestrictedByTeam *asRestrictedByTeam;
/// The object if its tag is `user_account_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonUserAccountType *asUserAccountType;
/// The object if its tag is `user_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonUserNotOnTeam *asUserNotOnTeam;

/// The object if its tag is `folder_is_inside_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonFolderIsInsideSharedFolder *asFolderIsInsideSharedFolder;

/// The object if its tag is `restricted_by_parent_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingPermissionDeniedReasonRestrictedByParentFolder *asRestrictedByParentFolder;

/// The object if its tag is `insufficient_plan`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonInsufficientPlan *asInsufficientPlan;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReasonOther *asOther;
@end

/// The user belongs to a different team than the owner.
@interface DBXSharingPermissionDeniedReasonUserNotSameTeamAsOwner : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_not_same_team_as_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The owner doesn't allow the action.
@interface DBXSharingPermissionDeniedReasonUserNotAllowedByOwner : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_not_allowed_by_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member has access through a folder or group.
@interface DBXSharingPermissionDeniedReasonTargetIsIndirectMember : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `target_is_indirect_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member is the owner.
@interface DBXSharingPermissionDeniedReasonTargetIsOwner : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `target_is_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member is the user.
@interface DBXSharingPermissionDeniedReasonTargetIsSelf : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `target_is_self`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member isn't active in the team.
@interface DBXSharingPermissionDeniedReasonTargetNotActive : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `target_not_active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder belongs to a team with a limited plan.
@interface DBXSharingPermissionDeniedReasonFolderIsLimitedTeamFolder : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `folder_is_limited_team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The owner belongs to no team.
@interface DBXSharingPermissionDeniedReasonOwnerNotOnTeam : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `owner_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingPermissionDeniedReasonPermissionDenied : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `permission_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's team doesn't allow the action.
@interface DBXSharingPermissionDeniedReasonRestrictedByTeam : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `restricted_by_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's plan doesn't include the action.
@interface DBXSharingPermissionDeniedReasonUserAccountType : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_account_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user belongs to no team.
@interface DBXSharingPermissionDeniedReasonUserNotOnTeam : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `user_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder lies inside a shared folder.
@interface DBXSharingPermissionDeniedReasonFolderIsInsideSharedFolder : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `folder_is_inside_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A parent folder doesn't allow the action.
@interface DBXSharingPermissionDeniedReasonRestrictedByParentFolder : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `restricted_by_parent_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's plan doesn't include the action. The associated value has details.
@interface DBXSharingPermissionDeniedReasonInsufficientPlan : DBXSharingPermissionDeniedReason
/// The value of `insufficient_plan`.
@property (nonatomic, strong) DBXSharingInsufficientPlan *insufficientPlan;
/// Creates an object with the tag `insufficient_plan`.
- (instancetype)init:(DBXSharingInsufficientPlan *)insufficientPlan NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingPermissionDeniedReasonOther : DBXSharingPermissionDeniedReason
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item from which to remove the user's own access.
@interface DBXSharingRelinquishAccessArg : DBXObject
/// The identifier of the file or folder, `id:…`.
@property (nonatomic, readonly, copy) NSString *fileId;

/// Creates an object.
///
/// - Parameter fileId: The identifier of the file or folder, `id:…`.
- (instancetype)initWithFileId:(NSString *)fileId NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the user's access wasn't removed.
@interface DBXSharingRelinquishAccessError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRelinquishAccessError (Members)
/// The object if its tag is `invalid_file_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorInvalidFileId *asInvalidFileId;
/// The object if its tag is `email_unverified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorEmailUnverified *asEmailUnverified;
/// The object if its tag is `owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorOwner *asOwner;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishAccessErrorOther *asOther;
@end

/// No file or folder has this identifier.
@interface DBXSharingRelinquishAccessErrorInvalidFileId : DBXSharingRelinquishAccessError
/// Creates an object with the tag `invalid_file_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user hasn't verified their email address. Ask the user to verify it, and then try again.
@interface DBXSharingRelinquishAccessErrorEmailUnverified : DBXSharingRelinquishAccessError
/// Creates an object with the tag `email_unverified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user owns the item.
@interface DBXSharingRelinquishAccessErrorOwner : DBXSharingRelinquishAccessError
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user has access through a folder or group. Leave the folder, or ask for a change of the group.
@interface DBXSharingRelinquishAccessErrorNoExplicitAccess : DBXSharingRelinquishAccessError
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policies of a team folder don't allow it.
@interface DBXSharingRelinquishAccessErrorTeamFolder : DBXSharingRelinquishAccessError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingRelinquishAccessErrorNoPermission : DBXSharingRelinquishAccessError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRelinquishAccessErrorOther : DBXSharingRelinquishAccessError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The result of removing the user's own access. It has no fields.
@interface DBXSharingRelinquishAccessResult : DBXObject
@end

/// The file from which to remove the user's own access.
@interface DBXSharingRelinquishFileMembershipArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;

/// Creates an object.
///
/// - Parameter file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
- (instancetype)initWithFile:(NSString *)file NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the user's access wasn't removed.
@interface DBXSharingRelinquishFileMembershipError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRelinquishFileMembershipError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFileMembershipErrorAccessError *asAccessError;
/// The object if its tag is `group_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFileMembershipErrorGroupAccess *asGroupAccess;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFileMembershipErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFileMembershipErrorOther *asOther;
@end

/// The file can't be accessed.
@interface DBXSharingRelinquishFileMembershipErrorAccessError : DBXSharingRelinquishFileMembershipError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user has access through a group.
@interface DBXSharingRelinquishFileMembershipErrorGroupAccess : DBXSharingRelinquishFileMembershipError
/// Creates an object with the tag `group_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingRelinquishFileMembershipErrorNoPermission : DBXSharingRelinquishFileMembershipError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRelinquishFileMembershipErrorOther : DBXSharingRelinquishFileMembershipError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder to leave.
@interface DBXSharingRelinquishFolderMembershipArg : DBXObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;

/// A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders inside a team
/// folder or another shared folder. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - leaveACopy: A Boolean value that indicates whether to keep a copy of the contents. Not supported for folders
///     inside a team folder or another shared folder. The default is `@NO`.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    leaveACopy:(NSNumber *)leaveACopy
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the user didn't leave the folder.
@interface DBXSharingRelinquishFolderMembershipError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRelinquishFolderMembershipError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorAccessError *asAccessError;
/// The object if its tag is `folder_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorFolderOwner *asFolderOwner;
/// The object if its tag is `mounted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorMounted *asMounted;
/// The object if its tag is `group_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorGroupAccess *asGroupAccess;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorNoPermission *asNoPermission;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRelinquishFolderMembershipErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingRelinquishFolderMembershipErrorAccessError : DBXSharingRelinquishFolderMembershipError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The user owns the folder. Unshare it, or transfer the ownership.
@interface DBXSharingRelinquishFolderMembershipErrorFolderOwner : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `folder_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder is mounted. Unmount it first.
@interface DBXSharingRelinquishFolderMembershipErrorMounted : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `mounted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user has access through a group.
@interface DBXSharingRelinquishFolderMembershipErrorGroupAccess : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `group_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingRelinquishFolderMembershipErrorTeamFolder : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingRelinquishFolderMembershipErrorNoPermission : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user has access through a parent folder.
@interface DBXSharingRelinquishFolderMembershipErrorNoExplicitAccess : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRelinquishFolderMembershipErrorOther : DBXSharingRelinquishFolderMembershipError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member to remove from a file.
@interface DBXSharingRemoveFileMemberArg : DBXObject
/// The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
@property (nonatomic, readonly, copy) NSString *file;
/// The member to remove. If an email address belongs to an account, the account is removed.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;

/// Creates an object.
///
/// - Parameters:
///   - file: The path or `id:…` of the file. At least 1 character. Starts with `/`, `id:`, `ns:`, or `nspath:`.
///   - member: The member to remove. If an email address belongs to an account, the account is removed.
- (instancetype)initWithFile:(NSString *)file member:(DBXSharingMemberSelector *)member NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member wasn't removed.
@interface DBXSharingRemoveFileMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRemoveFileMemberError (Members)
/// The object if its tag is `user_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFileMemberErrorUserError *asUserError;
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFileMemberErrorAccessError *asAccessError;
/// The object if its tag is `no_explicit_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFileMemberErrorNoExplicitAccess *asNoExplicitAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFileMemberErrorOther *asOther;
@end

/// The user's account can't be used.
@interface DBXSharingRemoveFileMemberErrorUserError : DBXSharingRemoveFileMemberError
/// The value of `user_error`.
@property (nonatomic, strong) DBXSharingSharingUserError *userError;
/// Creates an object with the tag `user_error`.
- (instancetype)init:(DBXSharingSharingUserError *)userError NS_DESIGNATED_INITIALIZER;
@end

/// The file can't be accessed.
@interface DBXSharingRemoveFileMemberErrorAccessError : DBXSharingRemoveFileMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharingFileAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharingFileAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The member has access only through a folder. Remove them there. The associated value is the access level.
@interface DBXSharingRemoveFileMemberErrorNoExplicitAccess : DBXSharingRemoveFileMemberError
/// The value of `no_explicit_access`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *noExplicitAccess;
/// Creates an object with the tag `no_explicit_access`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)noExplicitAccess NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRemoveFileMemberErrorOther : DBXSharingRemoveFileMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member to remove from a shared folder.
@interface DBXSharingRemoveFolderMemberArg : DBXObject
/// The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *sharedFolderId;
/// The member to remove.
@property (nonatomic, readonly) DBXSharingMemberSelector *member;

/// A Boolean value that indicates whether the member keeps a copy of the contents. Not supported for groups, and for
/// folders inside a team folder or another shared folder.
@property (nonatomic, readonly) NSNumber *leaveACopy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderId: The identifier of the shared folder. Consists of letters from A to Z, digits, hyphens,
///     underscores, and colons.
///   - member: The member to remove.
///   - leaveACopy: A Boolean value that indicates whether the member keeps a copy of the contents. Not supported for
///     groups, and for folders inside a team folder or another shared folder.
- (instancetype)initWithSharedFolderId:(NSString *)sharedFolderId
    member:(DBXSharingMemberSelector *)member
    leaveACopy:(NSNumber *)leaveACopy
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member wasn't removed.
@interface DBXSharingRemoveFolderMemberError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRemoveFolderMemberError (Members)
/// The object if its tag is `access_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorAccessError *asAccessError;
/// The object if its tag is `member_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorMemberError *asMemberError;
/// The object if its tag is `folder_owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorFolderOwner *asFolderOwner;
/// The object if its tag is `group_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorGroupAccess *asGroupAccess;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorTeamFolder *asTeamFolder;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorNoPermission *asNoPermission;
/// The object if its tag is `too_many_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorTooManyFiles *asTooManyFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveFolderMemberErrorOther *asOther;
@end

/// The shared folder can't be accessed.
@interface DBXSharingRemoveFolderMemberErrorAccessError : DBXSharingRemoveFolderMemberError
/// The value of `access_error`.
@property (nonatomic, strong) DBXSharingSharedFolderAccessError *accessError;
/// Creates an object with the tag `access_error`.
- (instancetype)init:(DBXSharingSharedFolderAccessError *)accessError NS_DESIGNATED_INITIALIZER;
@end

/// The member can't be removed.
@interface DBXSharingRemoveFolderMemberErrorMemberError : DBXSharingRemoveFolderMemberError
/// The value of `member_error`.
@property (nonatomic, strong) DBXSharingSharedFolderMemberError *memberError;
/// Creates an object with the tag `member_error`.
- (instancetype)init:(DBXSharingSharedFolderMemberError *)memberError NS_DESIGNATED_INITIALIZER;
@end

/// The member owns the folder. Transfer the ownership first.
@interface DBXSharingRemoveFolderMemberErrorFolderOwner : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `folder_owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member has access through a group.
@interface DBXSharingRemoveFolderMemberErrorGroupAccess : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `group_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The operation isn't supported for team folders.
@interface DBXSharingRemoveFolderMemberErrorTeamFolder : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingRemoveFolderMemberErrorNoPermission : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The folder contains too many files to leave a copy. Remove the member without one.
@interface DBXSharingRemoveFolderMemberErrorTooManyFiles : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `too_many_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRemoveFolderMemberErrorOther : DBXSharingRemoveFolderMemberError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of a job of `removeFolderMember`.
@interface DBXSharingRemoveMemberJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXSharingRemoveMemberJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveMemberJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveMemberJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRemoveMemberJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXSharingRemoveMemberJobStatusInProgress : DBXSharingRemoveMemberJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member was removed. The associated value is the access that the member still has.
@interface DBXSharingRemoveMemberJobStatusComplete : DBXSharingRemoveMemberJobStatus
/// The value of `complete`.
@property (nonatomic, strong) DBXSharingMemberAccessLevelResult *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(DBXSharingMemberAccessLevelResult *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The member wasn't removed.
@interface DBXSharingRemoveMemberJobStatusFailed : DBXSharingRemoveMemberJobStatus
/// The value of `failed`.
@property (nonatomic, strong) DBXSharingRemoveFolderMemberError *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(DBXSharingRemoveFolderMemberError *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The requested access level of a link.
@interface DBXSharingRequestedLinkAccessLevel : DBXObject
@end

/// The members of the union.
@interface DBXSharingRequestedLinkAccessLevel (Members)
/// The object if its tag is `viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevelViewer *asViewer;
/// The object if its tag is `editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevelEditor *asEditor;
/// The object if its tag is `max`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevelMax *asMax;
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevelDefault_ *asDefault_;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedLinkAccessLevelOther *asOther;
@end

/// People with the link can view and comment.
@interface DBXSharingRequestedLinkAccessLevelViewer : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// People with the link can view, comment, and edit. Not supported for all kinds of files.
@interface DBXSharingRequestedLinkAccessLevelEditor : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The maximum access level.
@interface DBXSharingRequestedLinkAccessLevelMax : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `max`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's default access level.
@interface DBXSharingRequestedLinkAccessLevelDefault_ : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRequestedLinkAccessLevelOther : DBXSharingRequestedLinkAccessLevel
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The requested visibility of a link. The policies of the team and folder may restrict it.
@interface DBXSharingRequestedVisibility : DBXObject
@end

/// The members of the union.
@interface DBXSharingRequestedVisibility (Members)
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibilityPublic_ *asPublic_;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibilityTeamOnly *asTeamOnly;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibilityPassword *asPassword;
@end

/// Anyone with the link.
@interface DBXSharingRequestedVisibilityPublic_ : DBXSharingRequestedVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members only.
@interface DBXSharingRequestedVisibilityTeamOnly : DBXSharingRequestedVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone with the link and the password.
@interface DBXSharingRequestedVisibilityPassword : DBXSharingRequestedVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people who can use a link, considering the policies of the team and folder.
@interface DBXSharingResolvedVisibility : DBXObject
@end

/// The members of the union.
@interface DBXSharingResolvedVisibility (Members)
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityPublic_ *asPublic_;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityTeamOnly *asTeamOnly;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityPassword *asPassword;
/// The object if its tag is `team_and_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityTeamAndPassword *asTeamAndPassword;
/// The object if its tag is `shared_folder_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilitySharedFolderOnly *asSharedFolderOnly;
/// The object if its tag is `no_one`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityNoOne *asNoOne;
/// The object if its tag is `only_you`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityOnlyYou *asOnlyYou;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibilityOther *asOther;
@end

/// Anyone with the link.
@interface DBXSharingResolvedVisibilityPublic_ : DBXSharingResolvedVisibility
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members only.
@interface DBXSharingResolvedVisibilityTeamOnly : DBXSharingResolvedVisibility
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone with the link and the password.
@interface DBXSharingResolvedVisibilityPassword : DBXSharingResolvedVisibility
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members with the password.
@interface DBXSharingResolvedVisibilityTeamAndPassword : DBXSharingResolvedVisibility
/// Creates an object with the tag `team_and_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members of the shared folder that contains the item.
@interface DBXSharingResolvedVisibilitySharedFolderOnly : DBXSharingResolvedVisibility
/// Creates an object with the tag `shared_folder_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No one. The link gives no access.
@interface DBXSharingResolvedVisibilityNoOne : DBXSharingResolvedVisibility
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only the user.
@interface DBXSharingResolvedVisibilityOnlyYou : DBXSharingResolvedVisibility
/// Creates an object with the tag `only_you`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingResolvedVisibilityOther : DBXSharingResolvedVisibility
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The link to revoke.
@interface DBXSharingRevokeSharedLinkArg : DBXObject
/// The URL of the link.
@property (nonatomic, readonly, copy) NSString *url;

/// Creates an object.
///
/// - Parameter url: The URL of the link.
- (instancetype)initWithUrl:(NSString *)url NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a link wasn't revoked.
@interface DBXSharingRevokeSharedLinkError : DBXObject
@end

/// The members of the union.
@interface DBXSharingRevokeSharedLinkError (Members)
/// The object if its tag is `shared_link_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRevokeSharedLinkErrorSharedLinkNotFound *asSharedLinkNotFound;

/// The object if its tag is `shared_link_access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingRevokeSharedLinkErrorSharedLinkAccessDenied *asSharedLinkAccessDenied;

/// The object if its tag is `unsupported_link_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRevokeSharedLinkErrorUnsupportedLinkType *asUnsupportedLinkType;

/// The object if its tag is `unsupported_parameter_field`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingRevokeSharedLinkErrorUnsupportedParameterField *asUnsupportedParameterField;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRevokeSharedLinkErrorOther *asOther;
/// The object if its tag is `shared_link_malformed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingRevokeSharedLinkErrorSharedLinkMalformed *asSharedLinkMalformed;
@end

/// The shared link doesn't exist.
@interface DBXSharingRevokeSharedLinkErrorSharedLinkNotFound : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `shared_link_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have access to the link.
@interface DBXSharingRevokeSharedLinkErrorSharedLinkAccessDenied : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `shared_link_access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Links of this kind can't be downloaded. Use `export` of `Files` instead.
@interface DBXSharingRevokeSharedLinkErrorUnsupportedLinkType : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `unsupported_link_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Private links support neither `path` nor `linkPassword`.
@interface DBXSharingRevokeSharedLinkErrorUnsupportedParameterField : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `unsupported_parameter_field`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingRevokeSharedLinkErrorOther : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The URL isn't a shared link.
@interface DBXSharingRevokeSharedLinkErrorSharedLinkMalformed : DBXSharingRevokeSharedLinkError
/// Creates an object with the tag `shared_link_malformed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
