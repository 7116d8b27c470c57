// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>

@class DBXSharingAccessLevel, DBXSharingChangeLinkExpirationPolicy, DBXSharingLinkAccessLevelEditor,
    DBXSharingLinkAccessLevelOther, DBXSharingLinkAccessLevelViewer, DBXSharingLinkActionChangeAccessLevel,
    DBXSharingLinkActionChangeAudience, DBXSharingLinkActionOther, DBXSharingLinkActionRemoveExpiry,
    DBXSharingLinkActionRemovePassword, DBXSharingLinkActionSetExpiry, DBXSharingLinkActionSetPassword,
    DBXSharingLinkAudienceDisallowedReasonDeleteAndRecreate, DBXSharingLinkAudienceDisallowedReasonOther,
    DBXSharingLinkAudienceDisallowedReasonPermissionDenied,
    DBXSharingLinkAudienceDisallowedReasonRestrictedBySharedFolder,
    DBXSharingLinkAudienceDisallowedReasonRestrictedByTeam, DBXSharingLinkAudienceDisallowedReasonUserAccountType,
    DBXSharingLinkAudienceDisallowedReasonUserNotOnTeam, DBXSharingLinkAudienceMembers, DBXSharingLinkAudienceNoOne,
    DBXSharingLinkAudienceOther, DBXSharingLinkAudiencePassword, DBXSharingLinkAudiencePublic_,
    DBXSharingLinkAudienceTeam, DBXSharingLinkExpiryOther, DBXSharingLinkExpiryRemoveExpiry,
    DBXSharingLinkExpirySetExpiry, DBXSharingLinkPasswordOther, DBXSharingLinkPasswordRemovePassword,
    DBXSharingLinkPasswordSetPassword, DBXSharingPermissionDeniedReason, DBXSharingRequestedVisibility,
    DBXSharingResolvedVisibility, DBXSharingSharedLinkAccessFailureReason, DBXSharingVisibilityPolicy,
    DBXTeamPoliciesDefaultLinkExpirationDaysPolicy, DBXTeamPoliciesEnforceLinkPasswordPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The access level that a link gives.
@interface DBXSharingLinkAccessLevel : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkAccessLevel (Members)
/// The object if its tag is `viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAccessLevelViewer *asViewer;
/// The object if its tag is `editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAccessLevelEditor *asEditor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAccessLevelOther *asOther;
@end

/// People with the link can view and comment.
@interface DBXSharingLinkAccessLevelViewer : DBXSharingLinkAccessLevel
/// Creates an object with the tag `viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// People with the link can view, comment, and edit.
@interface DBXSharingLinkAccessLevelEditor : DBXSharingLinkAccessLevel
/// Creates an object with the tag `editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkAccessLevelOther : DBXSharingLinkAccessLevel
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An action that a user can take on a link.
@interface DBXSharingLinkAction : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkAction (Members)
/// The object if its tag is `change_access_level`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionChangeAccessLevel *asChangeAccessLevel;
/// The object if its tag is `change_audience`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionChangeAudience *asChangeAudience;
/// The object if its tag is `remove_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionRemoveExpiry *asRemoveExpiry;
/// The object if its tag is `remove_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionRemovePassword *asRemovePassword;
/// The object if its tag is `set_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionSetExpiry *asSetExpiry;
/// The object if its tag is `set_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionSetPassword *asSetPassword;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkActionOther *asOther;
@end

/// Change the access level of the link.
@interface DBXSharingLinkActionChangeAccessLevel : DBXSharingLinkAction
/// Creates an object with the tag `change_access_level`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Change the audience of the link.
@interface DBXSharingLinkActionChangeAudience : DBXSharingLinkAction
/// Creates an object with the tag `change_audience`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Remove the expiration date.
@interface DBXSharingLinkActionRemoveExpiry : DBXSharingLinkAction
/// Creates an object with the tag `remove_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Remove the password.
@interface DBXSharingLinkActionRemovePassword : DBXSharingLinkAction
/// Creates an object with the tag `remove_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Set the expiration date.
@interface DBXSharingLinkActionSetExpiry : DBXSharingLinkAction
/// Creates an object with the tag `set_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Set the password.
@interface DBXSharingLinkActionSetPassword : DBXSharingLinkAction
/// Creates an object with the tag `set_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkActionOther : DBXSharingLinkAction
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The audience of a link.
@interface DBXSharingLinkAudience : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkAudience (Members)
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudiencePublic_ *asPublic_;
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceTeam *asTeam;
/// The object if its tag is `no_one`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceNoOne *asNoOne;
/// The object if its tag is `password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudiencePassword *asPassword;
/// The object if its tag is `members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceMembers *asMembers;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceOther *asOther;
@end

/// Anyone with the link.
@interface DBXSharingLinkAudiencePublic_ : DBXSharingLinkAudience
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members only.
@interface DBXSharingLinkAudienceTeam : DBXSharingLinkAudience
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No one. The link gives no access; people who already have access can use it to find the content.
@interface DBXSharingLinkAudienceNoOne : DBXSharingLinkAudience
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone with the password. Use `requirePassword` instead. Deprecated.
@interface DBXSharingLinkAudiencePassword : DBXSharingLinkAudience
/// Creates an object with the tag `password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members of the file or folder. Deprecated.
@interface DBXSharingLinkAudienceMembers : DBXSharingLinkAudience
/// Creates an object with the tag `members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkAudienceOther : DBXSharingLinkAudience
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that an audience isn't allowed.
@interface DBXSharingLinkAudienceDisallowedReason : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkAudienceDisallowedReason (Members)
/// The object if its tag is `delete_and_recreate`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonDeleteAndRecreate *asDeleteAndRecreate;

/// The object if its tag is `restricted_by_shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXSharingLinkAudienceDisallowedReasonRestrictedBySharedFolder *asRestrictedBySharedFolder;

/// The object if its tag is `restricted_by_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonRestrictedByTeam *asRestrictedByTeam;
/// The object if its tag is `user_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonUserNotOnTeam *asUserNotOnTeam;
/// The object if its tag is `user_account_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonUserAccountType *asUserAccountType;
/// The object if its tag is `permission_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonPermissionDenied *asPermissionDenied;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReasonOther *asOther;
@end

/// The visibility of this link can't be changed. Revoke the link, and create a new one.
@interface DBXSharingLinkAudienceDisallowedReasonDeleteAndRecreate : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `delete_and_recreate`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The shared folder that contains the item doesn't allow it.
@interface DBXSharingLinkAudienceDisallowedReasonRestrictedBySharedFolder : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `restricted_by_shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team doesn't allow it.
@interface DBXSharingLinkAudienceDisallowedReasonRestrictedByTeam : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `restricted_by_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user belongs to no team.
@interface DBXSharingLinkAudienceDisallowedReasonUserNotOnTeam : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `user_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's plan doesn't include it.
@interface DBXSharingLinkAudienceDisallowedReasonUserAccountType : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `user_account_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user doesn't have permission.
@interface DBXSharingLinkAudienceDisallowedReasonPermissionDenied : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `permission_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkAudienceDisallowedReasonOther : DBXSharingLinkAudienceDisallowedReason
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An audience, and whether the user can choose it.
@interface DBXSharingLinkAudienceOption : DBXObject
/// The audience.
@property (nonatomic, readonly) DBXSharingLinkAudience *audience;
/// A Boolean value that indicates whether the user can choose the audience.
@property (nonatomic, readonly) NSNumber *allowed;
/// The reason that the user can't choose the audience. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudienceDisallowedReason *disallowedReason;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAudience:(DBXSharingLinkAudience *)audience
    allowed:(NSNumber *)allowed
    disallowedReason:(nullable DBXSharingLinkAudienceDisallowedReason *)disallowedReason
    NS_DESIGNATED_INITIALIZER;
@end

/// A change of a link's expiration date.
@interface DBXSharingLinkExpiry : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkExpiry (Members)
/// The object if its tag is `remove_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkExpiryRemoveExpiry *asRemoveExpiry;
/// The object if its tag is `set_expiry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkExpirySetExpiry *asSetExpiry;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkExpiryOther *asOther;
@end

/// Removes the expiration date.
@interface DBXSharingLinkExpiryRemoveExpiry : DBXSharingLinkExpiry
/// Creates an object with the tag `remove_expiry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Sets the expiration date.
@interface DBXSharingLinkExpirySetExpiry : DBXSharingLinkExpiry
/// The value of `set_expiry`.
@property (nonatomic, copy) NSDate *setExpiry;
/// Creates an object with the tag `set_expiry`.
- (instancetype)init:(NSDate *)setExpiry NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkExpiryOther : DBXSharingLinkExpiry
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A change of a link's password.
@interface DBXSharingLinkPassword : DBXObject
@end

/// The members of the union.
@interface DBXSharingLinkPassword (Members)
/// The object if its tag is `remove_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkPasswordRemovePassword *asRemovePassword;
/// The object if its tag is `set_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkPasswordSetPassword *asSetPassword;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXSharingLinkPasswordOther *asOther;
@end

/// Removes the password.
@interface DBXSharingLinkPasswordRemovePassword : DBXSharingLinkPassword
/// Creates an object with the tag `remove_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Sets the password.
@interface DBXSharingLinkPasswordSetPassword : DBXSharingLinkPassword
/// The value of `set_password`.
@property (nonatomic, copy) NSString *setPassword;
/// Creates an object with the tag `set_password`.
- (instancetype)init:(NSString *)setPassword NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXSharingLinkPasswordOther : DBXSharingLinkPassword
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that indicates whether the user can take an action on a link.
@interface DBXSharingLinkPermission : DBXObject
/// The action.
@property (nonatomic, readonly) DBXSharingLinkAction *action;
/// A Boolean value that indicates whether the user can take the action.
@property (nonatomic, readonly) NSNumber *allow;
/// The reason that the user can't take the action. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingPermissionDeniedReason *reason;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAction:(DBXSharingLinkAction *)action
    allow:(NSNumber *)allow
    reason:(nullable DBXSharingPermissionDeniedReason *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// The people who can use a link, and the changes that the user can make to it.
@interface DBXSharingLinkPermissions : DBXObject
/// The people who can use the link, considering the policies of the team and folder. Some links have
/// `effectiveAudience` instead.
@property (nonatomic, readonly, nullable) DBXSharingResolvedVisibility *resolvedVisibility;

/// The requested visibility of the link. `nil` unless the user owns the link.
@property (nonatomic, readonly, nullable) DBXSharingRequestedVisibility *requestedVisibility;
/// A Boolean value that indicates whether the user can revoke the link.
@property (nonatomic, readonly) NSNumber *canRevoke;
/// The reason that the user can't revoke the link. `nil` if they can.
@property (nonatomic, readonly, nullable) DBXSharingSharedLinkAccessFailureReason *revokeFailureReason;
/// The people who can use the link with `linkAccessLevel`.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudience *effectiveAudience;
/// The access level that the link gives, in addition to the access that people already have.
@property (nonatomic, readonly, nullable) DBXSharingLinkAccessLevel *linkAccessLevel;
/// The visibilities, and whether the user can choose them.
@property (nonatomic, readonly, copy) NSArray<DBXSharingVisibilityPolicy *> *visibilityPolicies;
/// A Boolean value that indicates whether the user can set or change the expiration date.
@property (nonatomic, readonly) NSNumber *canSetExpiry;
/// A Boolean value that indicates whether the user can remove the expiration date.
@property (nonatomic, readonly) NSNumber *canRemoveExpiry;
/// A Boolean value that indicates whether the link allows downloads.
@property (nonatomic, readonly) NSNumber *allowDownload;
/// A Boolean value that indicates whether the user can allow downloads.
@property (nonatomic, readonly) NSNumber *canAllowDownload;
/// A Boolean value that indicates whether the user can disallow downloads.
@property (nonatomic, readonly) NSNumber *canDisallowDownload;
/// A Boolean value that indicates whether the link allows comments. Deprecated.
@property (nonatomic, readonly) NSNumber *allowComments;
/// A Boolean value that indicates whether the team disallows comments. Deprecated.
@property (nonatomic, readonly) NSNumber *teamRestrictsComments;
/// The audiences, and whether the user can choose them.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXSharingLinkAudienceOption *> *audienceOptions;
/// A Boolean value that indicates whether the user can set a password.
@property (nonatomic, readonly, nullable) NSNumber *canSetPassword;
/// A Boolean value that indicates whether the user can remove the password.
@property (nonatomic, readonly, nullable) NSNumber *canRemovePassword;
/// A Boolean value that indicates whether the link requires a password.
@property (nonatomic, readonly, nullable) NSNumber *requirePassword;
/// A Boolean value that indicates whether the user's plan includes the extended sharing controls.
@property (nonatomic, readonly, nullable) NSNumber *canUseExtendedSharingControls;
/// A Boolean value that indicates whether people can add the content to their own Dropbox.
@property (nonatomic, readonly, nullable) NSNumber *canSync;
/// A Boolean value that indicates whether people can request access.
@property (nonatomic, readonly, nullable) NSNumber *canRequestAccess;
/// The owning team's policy for passwords of links shared outside the team. `nil` unless a team owns the link.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesEnforceLinkPasswordPolicy *enforceSharedLinkPasswordPolicy;
/// The time after which links of the owning team expire by default. `nil` unless a team owns the link.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicy *daysToExpirePolicy;
/// The owning team's policy for changes of the default expiration. `nil` unless a team owns the link.
@property (nonatomic, readonly, nullable) DBXSharingChangeLinkExpirationPolicy *changeSharedLinkExpirationPolicy;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBXSharingVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBXSharingResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBXSharingRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBXSharingSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBXSharingLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBXSharingLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBXSharingLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    requirePassword:(nullable NSNumber *)requirePassword
    canUseExtendedSharingControls:(nullable NSNumber *)canUseExtendedSharingControls
    canSync:(nullable NSNumber *)canSync
    canRequestAccess:(nullable NSNumber *)canRequestAccess
    enforceSharedLinkPasswordPolicy:(nullable DBXTeamPoliciesEnforceLinkPasswordPolicy *)enforceSharedLinkPasswordPolicy
    daysToExpirePolicy:(nullable DBXTeamPoliciesDefaultLinkExpirationDaysPolicy *)daysToExpirePolicy
    changeSharedLinkExpirationPolicy:(nullable DBXSharingChangeLinkExpirationPolicy *)changeSharedLinkExpirationPolicy
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithCanRevoke:(NSNumber *)canRevoke
    visibilityPolicies:(NSArray<DBXSharingVisibilityPolicy *> *)visibilityPolicies
    canSetExpiry:(NSNumber *)canSetExpiry
    canRemoveExpiry:(NSNumber *)canRemoveExpiry
    allowDownload:(NSNumber *)allowDownload
    canAllowDownload:(NSNumber *)canAllowDownload
    canDisallowDownload:(NSNumber *)canDisallowDownload
    allowComments:(NSNumber *)allowComments
    teamRestrictsComments:(NSNumber *)teamRestrictsComments
    resolvedVisibility:(nullable DBXSharingResolvedVisibility *)resolvedVisibility
    requestedVisibility:(nullable DBXSharingRequestedVisibility *)requestedVisibility
    revokeFailureReason:(nullable DBXSharingSharedLinkAccessFailureReason *)revokeFailureReason
    effectiveAudience:(nullable DBXSharingLinkAudience *)effectiveAudience
    linkAccessLevel:(nullable DBXSharingLinkAccessLevel *)linkAccessLevel
    audienceOptions:(nullable NSArray<DBXSharingLinkAudienceOption *> *)audienceOptions
    canSetPassword:(nullable NSNumber *)canSetPassword
    canRemovePassword:(nullable NSNumber *)canRemovePassword
    requirePassword:(nullable NSNumber *)requirePassword
    canUseExtendedSharingControls:(nullable NSNumber *)canUseExtendedSharingControls
    NS_DESIGNATED_INITIALIZER;
@end

/// The settings of the link to shared content.
@interface DBXSharingLinkSettings : DBXObject
/// The access level of the link: `.viewer` or `.viewerNoComment`.
@property (nonatomic, readonly, nullable) DBXSharingAccessLevel *accessLevel;
/// The audience of the link.
@property (nonatomic, readonly, nullable) DBXSharingLinkAudience *audience;
/// The change of the link's expiration date.
@property (nonatomic, readonly, nullable) DBXSharingLinkExpiry *expiry;
/// The change of the link's password.
@property (nonatomic, readonly, nullable) DBXSharingLinkPassword *password;

/// Creates an object.
///
/// - Parameters:
///   - accessLevel: The access level of the link: `.viewer` or `.viewerNoComment`.
///   - audience: The audience of the link.
///   - expiry: The change of the link's expiration date.
///   - password: The change of the link's password.
- (instancetype)initWithAccessLevel:(nullable DBXSharingAccessLevel *)accessLevel
    audience:(nullable DBXSharingLinkAudience *)audience
    expiry:(nullable DBXSharingLinkExpiry *)expiry
    password:(nullable DBXSharingLinkPassword *)password
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
