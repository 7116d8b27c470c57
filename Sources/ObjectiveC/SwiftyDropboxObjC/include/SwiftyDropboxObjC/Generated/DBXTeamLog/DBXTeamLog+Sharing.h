// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogChangeLinkExpirationPolicy, DBXTeamLogDefaultLinkExpirationDaysPolicy,
    DBXTeamLogEnforceLinkPasswordPolicy, DBXTeamLogEventDetailsSharingChangeFolderJoinPolicyDetails,
    DBXTeamLogEventDetailsSharingChangeLinkAllowChangeExpirationPolicyDetails,
    DBXTeamLogEventDetailsSharingChangeLinkDefaultExpirationPolicyDetails,
    DBXTeamLogEventDetailsSharingChangeLinkEnforcePasswordPolicyDetails,
    DBXTeamLogEventDetailsSharingChangeLinkPolicyDetails, DBXTeamLogEventDetailsSharingChangeMemberPolicyDetails,
    DBXTeamLogEventTypeArgSharingChangeFolderJoinPolicy,
    DBXTeamLogEventTypeArgSharingChangeLinkAllowChangeExpirationPolicy,
    DBXTeamLogEventTypeArgSharingChangeLinkDefaultExpirationPolicy,
    DBXTeamLogEventTypeArgSharingChangeLinkEnforcePasswordPolicy, DBXTeamLogEventTypeArgSharingChangeLinkPolicy,
    DBXTeamLogEventTypeArgSharingChangeMemberPolicy, DBXTeamLogEventTypeSharingChangeFolderJoinPolicy,
    DBXTeamLogEventTypeSharingChangeLinkAllowChangeExpirationPolicy,
    DBXTeamLogEventTypeSharingChangeLinkDefaultExpirationPolicy,
    DBXTeamLogEventTypeSharingChangeLinkEnforcePasswordPolicy, DBXTeamLogEventTypeSharingChangeLinkPolicy,
    DBXTeamLogEventTypeSharingChangeMemberPolicy, DBXTeamLogSharingChangeFolderJoinPolicyDetails,
    DBXTeamLogSharingChangeFolderJoinPolicyType, DBXTeamLogSharingChangeLinkAllowChangeExpirationPolicyDetails,
    DBXTeamLogSharingChangeLinkAllowChangeExpirationPolicyType,
    DBXTeamLogSharingChangeLinkDefaultExpirationPolicyDetails, DBXTeamLogSharingChangeLinkDefaultExpirationPolicyType,
    DBXTeamLogSharingChangeLinkEnforcePasswordPolicyDetails, DBXTeamLogSharingChangeLinkEnforcePasswordPolicyType,
    DBXTeamLogSharingChangeLinkPolicyDetails, DBXTeamLogSharingChangeLinkPolicyType,
    DBXTeamLogSharingChangeMemberPolicyDetails, DBXTeamLogSharingChangeMemberPolicyType,
    DBXTeamLogSharingFolderJoinPolicy, DBXTeamLogSharingFolderJoinPolicyFromAnyone,
    DBXTeamLogSharingFolderJoinPolicyFromTeamOnly, DBXTeamLogSharingFolderJoinPolicyOther, DBXTeamLogSharingLinkPolicy,
    DBXTeamLogSharingLinkPolicyDefaultNoOne, DBXTeamLogSharingLinkPolicyDefaultPrivate,
    DBXTeamLogSharingLinkPolicyDefaultPublic, DBXTeamLogSharingLinkPolicyOnlyPrivate, DBXTeamLogSharingLinkPolicyOther,
    DBXTeamLogSharingMemberPolicy, DBXTeamLogSharingMemberPolicyAllow, DBXTeamLogSharingMemberPolicyForbid,
    DBXTeamLogSharingMemberPolicyForbidWithExclusions, DBXTeamLogSharingMemberPolicyOther;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (SharingMembers)
/// The object if its tag is `sharing_change_folder_join_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharingChangeFolderJoinPolicyDetails *asSharingChangeFolderJoinPolicyDetails;

/// The object if its tag is `sharing_change_link_allow_change_expiration_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharingChangeLinkAllowChangeExpirationPolicyDetails *asSharingChangeLinkAllowChangeExpirationPolicyDetails;

/// The object if its tag is `sharing_change_link_default_expiration_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharingChangeLinkDefaultExpirationPolicyDetails *asSharingChangeLinkDefaultExpirationPolicyDetails;

/// The object if its tag is `sharing_change_link_enforce_password_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharingChangeLinkEnforcePasswordPolicyDetails *asSharingChangeLinkEnforcePasswordPolicyDetails;

/// The object if its tag is `sharing_change_link_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharingChangeLinkPolicyDetails *asSharingChangeLinkPolicyDetails;

/// The object if its tag is `sharing_change_member_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSharingChangeMemberPolicyDetails *asSharingChangeMemberPolicyDetails;
@end

/// Details of an event in which the members' ability to join shared folders owned outside the team was changed.
@interface DBXTeamLogEventDetailsSharingChangeFolderJoinPolicyDetails : DBXTeamLogEventDetails
/// The value of `sharing_change_folder_join_policy_details`.
@property (nonatomic, strong) DBXTeamLogSharingChangeFolderJoinPolicyDetails *sharingChangeFolderJoinPolicyDetails;

/// Creates an object with the tag `sharing_change_folder_join_policy_details`.
- (instancetype)init:(DBXTeamLogSharingChangeFolderJoinPolicyDetails *)sharingChangeFolderJoinPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permission to change or remove the expiration of links shared outside the team was
/// changed.
@interface DBXTeamLogEventDetailsSharingChangeLinkAllowChangeExpirationPolicyDetails : DBXTeamLogEventDetails
/// The value of `sharing_change_link_allow_change_expiration_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogSharingChangeLinkAllowChangeExpirationPolicyDetails *sharingChangeLinkAllowChangeExpirationPolicyDetails;

/// Creates an object with the tag `sharing_change_link_allow_change_expiration_policy_details`.
- (instancetype)
    init:(DBXTeamLogSharingChangeLinkAllowChangeExpirationPolicyDetails *)sharingChangeLinkAllowChangeExpirationPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the default expiration of links shared outside the team was changed.
@interface DBXTeamLogEventDetailsSharingChangeLinkDefaultExpirationPolicyDetails : DBXTeamLogEventDetails
/// The value of `sharing_change_link_default_expiration_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogSharingChangeLinkDefaultExpirationPolicyDetails *sharingChangeLinkDefaultExpirationPolicyDetails;

/// Creates an object with the tag `sharing_change_link_default_expiration_policy_details`.
- (instancetype)
    init:(DBXTeamLogSharingChangeLinkDefaultExpirationPolicyDetails *)sharingChangeLinkDefaultExpirationPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the password requirement for links shared outside the team was changed.
@interface DBXTeamLogEventDetailsSharingChangeLinkEnforcePasswordPolicyDetails : DBXTeamLogEventDetails
/// The value of `sharing_change_link_enforce_password_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogSharingChangeLinkEnforcePasswordPolicyDetails *sharingChangeLinkEnforcePasswordPolicyDetails;

/// Creates an object with the tag `sharing_change_link_enforce_password_policy_details`.
- (instancetype)
    init:(DBXTeamLogSharingChangeLinkEnforcePasswordPolicyDetails *)sharingChangeLinkEnforcePasswordPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the members' ability to share links outside the team, or the default audience of links,
/// was changed.
@interface DBXTeamLogEventDetailsSharingChangeLinkPolicyDetails : DBXTeamLogEventDetails
/// The value of `sharing_change_link_policy_details`.
@property (nonatomic, strong) DBXTeamLogSharingChangeLinkPolicyDetails *sharingChangeLinkPolicyDetails;

/// Creates an object with the tag `sharing_change_link_policy_details`.
- (instancetype)init:(DBXTeamLogSharingChangeLinkPolicyDetails *)sharingChangeLinkPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the members' ability to share files and folders outside the team was changed.
@interface DBXTeamLogEventDetailsSharingChangeMemberPolicyDetails : DBXTeamLogEventDetails
/// The value of `sharing_change_member_policy_details`.
@property (nonatomic, strong) DBXTeamLogSharingChangeMemberPolicyDetails *sharingChangeMemberPolicyDetails;

/// Creates an object with the tag `sharing_change_member_policy_details`.
- (instancetype)init:(DBXTeamLogSharingChangeMemberPolicyDetails *)sharingChangeMemberPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (SharingMembers)
/// The object if its tag is `sharing_change_folder_join_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharingChangeFolderJoinPolicy *asSharingChangeFolderJoinPolicy;

/// The object if its tag is `sharing_change_link_allow_change_expiration_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharingChangeLinkAllowChangeExpirationPolicy *asSharingChangeLinkAllowChangeExpirationPolicy;

/// The object if its tag is `sharing_change_link_default_expiration_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharingChangeLinkDefaultExpirationPolicy *asSharingChangeLinkDefaultExpirationPolicy;

/// The object if its tag is `sharing_change_link_enforce_password_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSharingChangeLinkEnforcePasswordPolicy *asSharingChangeLinkEnforcePasswordPolicy;

/// The object if its tag is `sharing_change_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharingChangeLinkPolicy *asSharingChangeLinkPolicy;
/// The object if its tag is `sharing_change_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSharingChangeMemberPolicy *asSharingChangeMemberPolicy;
@end

/// The members' ability to join shared folders owned outside the team was changed.
@interface DBXTeamLogEventTypeSharingChangeFolderJoinPolicy : DBXTeamLogEventType
/// The value of `sharing_change_folder_join_policy`.
@property (nonatomic, strong) DBXTeamLogSharingChangeFolderJoinPolicyType *sharingChangeFolderJoinPolicy;

/// Creates an object with the tag `sharing_change_folder_join_policy`.
- (instancetype)init:(DBXTeamLogSharingChangeFolderJoinPolicyType *)sharingChangeFolderJoinPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission to change or remove the expiration of links shared outside the team was changed.
@interface DBXTeamLogEventTypeSharingChangeLinkAllowChangeExpirationPolicy : DBXTeamLogEventType
/// The value of `sharing_change_link_allow_change_expiration_policy`.
@property (nonatomic, strong)
    DBXTeamLogSharingChangeLinkAllowChangeExpirationPolicyType *sharingChangeLinkAllowChangeExpirationPolicy;

/// Creates an object with the tag `sharing_change_link_allow_change_expiration_policy`.
- (instancetype)
    init:(DBXTeamLogSharingChangeLinkAllowChangeExpirationPolicyType *)sharingChangeLinkAllowChangeExpirationPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The default expiration of links shared outside the team was changed.
@interface DBXTeamLogEventTypeSharingChangeLinkDefaultExpirationPolicy : DBXTeamLogEventType
/// The value of `sharing_change_link_default_expiration_policy`.
@property (nonatomic, strong)
    DBXTeamLogSharingChangeLinkDefaultExpirationPolicyType *sharingChangeLinkDefaultExpirationPolicy;

/// Creates an object with the tag `sharing_change_link_default_expiration_policy`.
- (instancetype)init:(DBXTeamLogSharingChangeLinkDefaultExpirationPolicyType *)sharingChangeLinkDefaultExpirationPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The password requirement for links shared outside the team was changed.
@interface DBXTeamLogEventTypeSharingChangeLinkEnforcePasswordPolicy : DBXTeamLogEventType
/// The value of `sharing_change_link_enforce_password_policy`.
@property (nonatomic, strong)
    DBXTeamLogSharingChangeLinkEnforcePasswordPolicyType *sharingChangeLinkEnforcePasswordPolicy;

/// Creates an object with the tag `sharing_change_link_enforce_password_policy`.
- (instancetype)init:(DBXTeamLogSharingChangeLinkEnforcePasswordPolicyType *)sharingChangeLinkEnforcePasswordPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The members' ability to share links outside the team, or the default audience of links, was changed.
@interface DBXTeamLogEventTypeSharingChangeLinkPolicy : DBXTeamLogEventType
/// The value of `sharing_change_link_policy`.
@property (nonatomic, strong) DBXTeamLogSharingChangeLinkPolicyType *sharingChangeLinkPolicy;
/// Creates an object with the tag `sharing_change_link_policy`.
- (instancetype)init:(DBXTeamLogSharingChangeLinkPolicyType *)sharingChangeLinkPolicy NS_DESIGNATED_INITIALIZER;
@end

/// The members' ability to share files and folders outside the team was changed.
@interface DBXTeamLogEventTypeSharingChangeMemberPolicy : DBXTeamLogEventType
/// The value of `sharing_change_member_policy`.
@property (nonatomic, strong) DBXTeamLogSharingChangeMemberPolicyType *sharingChangeMemberPolicy;
/// Creates an object with the tag `sharing_change_member_policy`.
- (instancetype)init:(DBXTeamLogSharingChangeMemberPolicyType *)sharingChangeMemberPolicy NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (SharingMembers)
/// The object if its tag is `sharing_change_folder_join_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharingChangeFolderJoinPolicy *asSharingChangeFolderJoinPolicy;

/// The object if its tag is `sharing_change_link_allow_change_expiration_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharingChangeLinkAllowChangeExpirationPolicy *asSharingChangeLinkAllowChangeExpirationPolicy;

/// The object if its tag is `sharing_change_link_default_expiration_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharingChangeLinkDefaultExpirationPolicy *asSharingChangeLinkDefaultExpirationPolicy;

/// The object if its tag is `sharing_change_link_enforce_password_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSharingChangeLinkEnforcePasswordPolicy *asSharingChangeLinkEnforcePasswordPolicy;

/// The object if its tag is `sharing_change_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharingChangeLinkPolicy *asSharingChangeLinkPolicy;
/// The object if its tag is `sharing_change_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSharingChangeMemberPolicy *asSharingChangeMemberPolicy;
@end

/// Events in which the members' ability to join shared folders owned outside the team was changed.
@interface DBXTeamLogEventTypeArgSharingChangeFolderJoinPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sharing_change_folder_join_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the permission to change or remove the expiration of links shared outside the team was changed.
@interface DBXTeamLogEventTypeArgSharingChangeLinkAllowChangeExpirationPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sharing_change_link_allow_change_expiration_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the default expiration of links shared outside the team was changed.
@interface DBXTeamLogEventTypeArgSharingChangeLinkDefaultExpirationPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sharing_change_link_default_expiration_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the password requirement for links shared outside the team was changed.
@interface DBXTeamLogEventTypeArgSharingChangeLinkEnforcePasswordPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sharing_change_link_enforce_password_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the members' ability to share links outside the team, or the default audience of links, was changed.
@interface DBXTeamLogEventTypeArgSharingChangeLinkPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sharing_change_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the members' ability to share files and folders outside the team was changed.
@interface DBXTeamLogEventTypeArgSharingChangeMemberPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sharing_change_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the members' ability to join shared folders owned outside the team was changed.
@interface DBXTeamLogSharingChangeFolderJoinPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogSharingFolderJoinPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogSharingFolderJoinPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingFolderJoinPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogSharingFolderJoinPolicy *)newValue
    previousValue:(nullable DBXTeamLogSharingFolderJoinPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The members' ability to join shared folders owned outside the team was changed.
@interface DBXTeamLogSharingChangeFolderJoinPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permission to change or remove the expiration of links shared outside the team was
/// changed.
@interface DBXTeamLogSharingChangeLinkAllowChangeExpirationPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogEnforceLinkPasswordPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogEnforceLinkPasswordPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly, nullable) DBXTeamLogEnforceLinkPasswordPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogEnforceLinkPasswordPolicy *)newValue
    previousValue:(nullable DBXTeamLogEnforceLinkPasswordPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission to change or remove the expiration of links shared outside the team was changed.
@interface DBXTeamLogSharingChangeLinkAllowChangeExpirationPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the default expiration of links shared outside the team was changed.
@interface DBXTeamLogSharingChangeLinkDefaultExpirationPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogDefaultLinkExpirationDaysPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogDefaultLinkExpirationDaysPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly, nullable) DBXTeamLogDefaultLinkExpirationDaysPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogDefaultLinkExpirationDaysPolicy *)newValue
    previousValue:(nullable DBXTeamLogDefaultLinkExpirationDaysPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The default expiration of links shared outside the team was changed.
@interface DBXTeamLogSharingChangeLinkDefaultExpirationPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the password requirement for links shared outside the team was changed.
@interface DBXTeamLogSharingChangeLinkEnforcePasswordPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogChangeLinkExpirationPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogChangeLinkExpirationPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly, nullable) DBXTeamLogChangeLinkExpirationPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogChangeLinkExpirationPolicy *)newValue
    previousValue:(nullable DBXTeamLogChangeLinkExpirationPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The password requirement for links shared outside the team was changed.
@interface DBXTeamLogSharingChangeLinkEnforcePasswordPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the members' ability to share links outside the team, or the default audience of links,
/// was changed.
@interface DBXTeamLogSharingChangeLinkPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogSharingLinkPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogSharingLinkPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingLinkPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogSharingLinkPolicy *)newValue
    previousValue:(nullable DBXTeamLogSharingLinkPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The members' ability to share links outside the team, or the default audience of links, was changed.
@interface DBXTeamLogSharingChangeLinkPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the members' ability to share files and folders outside the team was changed.
@interface DBXTeamLogSharingChangeMemberPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogSharingMemberPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogSharingMemberPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingMemberPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogSharingMemberPolicy *)newValue
    previousValue:(nullable DBXTeamLogSharingMemberPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The members' ability to share files and folders outside the team was changed.
@interface DBXTeamLogSharingChangeMemberPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for joining shared folders owned outside the team.
@interface DBXTeamLogSharingFolderJoinPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSharingFolderJoinPolicy (Members)
/// The object if its tag is `from_anyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingFolderJoinPolicyFromAnyone *asFromAnyone;
/// The object if its tag is `from_team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingFolderJoinPolicyFromTeamOnly *asFromTeamOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingFolderJoinPolicyOther *asOther;
@end

/// Members can join shared folders of anyone.
@interface DBXTeamLogSharingFolderJoinPolicyFromAnyone : DBXTeamLogSharingFolderJoinPolicy
/// Creates an object with the tag `from_anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can join only shared folders of the team.
@interface DBXTeamLogSharingFolderJoinPolicyFromTeamOnly : DBXTeamLogSharingFolderJoinPolicy
/// Creates an object with the tag `from_team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSharingFolderJoinPolicyOther : DBXTeamLogSharingFolderJoinPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for sharing links outside the team.
@interface DBXTeamLogSharingLinkPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSharingLinkPolicy (Members)
/// The object if its tag is `default_no_one`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingLinkPolicyDefaultNoOne *asDefaultNoOne;
/// The object if its tag is `default_private`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingLinkPolicyDefaultPrivate *asDefaultPrivate;
/// The object if its tag is `default_public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingLinkPolicyDefaultPublic *asDefaultPublic;
/// The object if its tag is `only_private`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingLinkPolicyOnlyPrivate *asOnlyPrivate;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingLinkPolicyOther *asOther;
@end

/// Links can be shared outside the team. By default, no one can open a new link.
@interface DBXTeamLogSharingLinkPolicyDefaultNoOne : DBXTeamLogSharingLinkPolicy
/// Creates an object with the tag `default_no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Links can be shared outside the team. By default, only team members can open a new link.
@interface DBXTeamLogSharingLinkPolicyDefaultPrivate : DBXTeamLogSharingLinkPolicy
/// Creates an object with the tag `default_private`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Links can be shared outside the team. By default, anyone can open a new link.
@interface DBXTeamLogSharingLinkPolicyDefaultPublic : DBXTeamLogSharingLinkPolicy
/// Creates an object with the tag `default_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only team members can open links.
@interface DBXTeamLogSharingLinkPolicyOnlyPrivate : DBXTeamLogSharingLinkPolicy
/// Creates an object with the tag `only_private`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSharingLinkPolicyOther : DBXTeamLogSharingLinkPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for sharing files and folders outside the team.
@interface DBXTeamLogSharingMemberPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSharingMemberPolicy (Members)
/// The object if its tag is `allow`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingMemberPolicyAllow *asAllow;
/// The object if its tag is `forbid`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingMemberPolicyForbid *asForbid;
/// The object if its tag is `forbid_with_exclusions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingMemberPolicyForbidWithExclusions *asForbidWithExclusions;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSharingMemberPolicyOther *asOther;
@end

/// Sharing outside the team is allowed.
@interface DBXTeamLogSharingMemberPolicyAllow : DBXTeamLogSharingMemberPolicy
/// Creates an object with the tag `allow`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Sharing outside the team is forbidden.
@interface DBXTeamLogSharingMemberPolicyForbid : DBXTeamLogSharingMemberPolicy
/// Creates an object with the tag `forbid`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Sharing outside the team is forbidden, with exceptions.
@interface DBXTeamLogSharingMemberPolicyForbidWithExclusions : DBXTeamLogSharingMemberPolicy
/// Creates an object with the tag `forbid_with_exclusions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSharingMemberPolicyOther : DBXTeamLogSharingMemberPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
