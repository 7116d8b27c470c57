// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGChangeLinkExpirationPolicy, DBTEAMLOGDefaultLinkExpirationDaysPolicy,
    DBTEAMLOGEnforceLinkPasswordPolicy, DBTEAMLOGSharingChangeFolderJoinPolicyDetails,
    DBTEAMLOGSharingChangeFolderJoinPolicyType, DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyDetails,
    DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyType, DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyDetails,
    DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyType, DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyDetails,
    DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyType, DBTEAMLOGSharingChangeLinkPolicyDetails,
    DBTEAMLOGSharingChangeLinkPolicyType, DBTEAMLOGSharingChangeMemberPolicyDetails,
    DBTEAMLOGSharingChangeMemberPolicyType, DBTEAMLOGSharingFolderJoinPolicy, DBTEAMLOGSharingLinkPolicy,
    DBTEAMLOGSharingMemberPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Sharing`.
@interface DBTEAMLOGEventDetails (Sharing)
/// Details of an event in which the members' ability to join shared folders owned outside the team was changed. Has a
/// value only if `isSharingChangeFolderJoinPolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharingChangeFolderJoinPolicyDetails *sharingChangeFolderJoinPolicyDetails;

/// Details of an event in which the permission to change or remove the expiration of links shared outside the team was
/// changed. Has a value only if `isSharingChangeLinkAllowChangeExpirationPolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyDetails *sharingChangeLinkAllowChangeExpirationPolicyDetails;

/// Details of an event in which the default expiration of links shared outside the team was changed. Has a value only
/// if `isSharingChangeLinkDefaultExpirationPolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyDetails *sharingChangeLinkDefaultExpirationPolicyDetails;

/// Details of an event in which the password requirement for links shared outside the team was changed. Has a value
/// only if `isSharingChangeLinkEnforcePasswordPolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyDetails *sharingChangeLinkEnforcePasswordPolicyDetails;

/// Details of an event in which the members' ability to share links outside the team, or the default audience of links,
/// was changed. Has a value only if `isSharingChangeLinkPolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharingChangeLinkPolicyDetails *sharingChangeLinkPolicyDetails;

/// Details of an event in which the members' ability to share files and folders outside the team was changed. Has a
/// value only if `isSharingChangeMemberPolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharingChangeMemberPolicyDetails *sharingChangeMemberPolicyDetails;

/// Creates an object with the tag `sharing_change_folder_join_policy_details`.
- (instancetype)
    initWithSharingChangeFolderJoinPolicyDetails:(DBTEAMLOGSharingChangeFolderJoinPolicyDetails *)sharingChangeFolderJoinPolicyDetails;

/// Creates an object with the tag `sharing_change_link_allow_change_expiration_policy_details`.
- (instancetype)
    initWithSharingChangeLinkAllowChangeExpirationPolicyDetails:(DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyDetails *)sharingChangeLinkAllowChangeExpirationPolicyDetails;

/// Creates an object with the tag `sharing_change_link_default_expiration_policy_details`.
- (instancetype)
    initWithSharingChangeLinkDefaultExpirationPolicyDetails:(DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyDetails *)sharingChangeLinkDefaultExpirationPolicyDetails;

/// Creates an object with the tag `sharing_change_link_enforce_password_policy_details`.
- (instancetype)
    initWithSharingChangeLinkEnforcePasswordPolicyDetails:(DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyDetails *)sharingChangeLinkEnforcePasswordPolicyDetails;

/// Creates an object with the tag `sharing_change_link_policy_details`.
- (instancetype)
    initWithSharingChangeLinkPolicyDetails:(DBTEAMLOGSharingChangeLinkPolicyDetails *)sharingChangeLinkPolicyDetails;

/// Creates an object with the tag `sharing_change_member_policy_details`.
- (instancetype)
    initWithSharingChangeMemberPolicyDetails:(DBTEAMLOGSharingChangeMemberPolicyDetails *)sharingChangeMemberPolicyDetails;

/// Returns whether the tag is `sharing_change_folder_join_policy_details`.
- (BOOL)isSharingChangeFolderJoinPolicyDetails;
/// Returns whether the tag is `sharing_change_link_allow_change_expiration_policy_details`.
- (BOOL)isSharingChangeLinkAllowChangeExpirationPolicyDetails;
/// Returns whether the tag is `sharing_change_link_default_expiration_policy_details`.
- (BOOL)isSharingChangeLinkDefaultExpirationPolicyDetails;
/// Returns whether the tag is `sharing_change_link_enforce_password_policy_details`.
- (BOOL)isSharingChangeLinkEnforcePasswordPolicyDetails;
/// Returns whether the tag is `sharing_change_link_policy_details`.
- (BOOL)isSharingChangeLinkPolicyDetails;
/// Returns whether the tag is `sharing_change_member_policy_details`.
- (BOOL)isSharingChangeMemberPolicyDetails;
@end

/// The members whose names start with `Sharing`.
@interface DBTEAMLOGEventType (Sharing)
/// The members' ability to join shared folders owned outside the team was changed. Has a value only if
/// `isSharingChangeFolderJoinPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharingChangeFolderJoinPolicyType *sharingChangeFolderJoinPolicy;

/// The permission to change or remove the expiration of links shared outside the team was changed. Has a value only if
/// `isSharingChangeLinkAllowChangeExpirationPolicy` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyType *sharingChangeLinkAllowChangeExpirationPolicy;

/// The default expiration of links shared outside the team was changed. Has a value only if
/// `isSharingChangeLinkDefaultExpirationPolicy` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyType *sharingChangeLinkDefaultExpirationPolicy;

/// The password requirement for links shared outside the team was changed. Has a value only if
/// `isSharingChangeLinkEnforcePasswordPolicy` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyType *sharingChangeLinkEnforcePasswordPolicy;

/// The members' ability to share links outside the team, or the default audience of links, was changed. Has a value
/// only if `isSharingChangeLinkPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharingChangeLinkPolicyType *sharingChangeLinkPolicy;

/// The members' ability to share files and folders outside the team was changed. Has a value only if
/// `isSharingChangeMemberPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSharingChangeMemberPolicyType *sharingChangeMemberPolicy;

/// Creates an object with the tag `sharing_change_folder_join_policy`.
- (instancetype)
    initWithSharingChangeFolderJoinPolicy:(DBTEAMLOGSharingChangeFolderJoinPolicyType *)sharingChangeFolderJoinPolicy;

/// Creates an object with the tag `sharing_change_link_allow_change_expiration_policy`.
- (instancetype)
    initWithSharingChangeLinkAllowChangeExpirationPolicy:(DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyType *)sharingChangeLinkAllowChangeExpirationPolicy;

/// Creates an object with the tag `sharing_change_link_default_expiration_policy`.
- (instancetype)
    initWithSharingChangeLinkDefaultExpirationPolicy:(DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyType *)sharingChangeLinkDefaultExpirationPolicy;

/// Creates an object with the tag `sharing_change_link_enforce_password_policy`.
- (instancetype)
    initWithSharingChangeLinkEnforcePasswordPolicy:(DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyType *)sharingChangeLinkEnforcePasswordPolicy;

/// Creates an object with the tag `sharing_change_link_policy`.
- (instancetype)initWithSharingChangeLinkPolicy:(DBTEAMLOGSharingChangeLinkPolicyType *)sharingChangeLinkPolicy;
/// Creates an object with the tag `sharing_change_member_policy`.
- (instancetype)initWithSharingChangeMemberPolicy:(DBTEAMLOGSharingChangeMemberPolicyType *)sharingChangeMemberPolicy;
/// Returns whether the tag is `sharing_change_folder_join_policy`.
- (BOOL)isSharingChangeFolderJoinPolicy;
/// Returns whether the tag is `sharing_change_link_allow_change_expiration_policy`.
- (BOOL)isSharingChangeLinkAllowChangeExpirationPolicy;
/// Returns whether the tag is `sharing_change_link_default_expiration_policy`.
- (BOOL)isSharingChangeLinkDefaultExpirationPolicy;
/// Returns whether the tag is `sharing_change_link_enforce_password_policy`.
- (BOOL)isSharingChangeLinkEnforcePasswordPolicy;
/// Returns whether the tag is `sharing_change_link_policy`.
- (BOOL)isSharingChangeLinkPolicy;
/// Returns whether the tag is `sharing_change_member_policy`.
- (BOOL)isSharingChangeMemberPolicy;
@end

/// The members whose names start with `Sharing`.
@interface DBTEAMLOGEventTypeArg (Sharing)
/// Creates an object with the tag `sharing_change_folder_join_policy`.
- (instancetype)initWithSharingChangeFolderJoinPolicy;
/// Creates an object with the tag `sharing_change_link_allow_change_expiration_policy`.
- (instancetype)initWithSharingChangeLinkAllowChangeExpirationPolicy;
/// Creates an object with the tag `sharing_change_link_default_expiration_policy`.
- (instancetype)initWithSharingChangeLinkDefaultExpirationPolicy;
/// Creates an object with the tag `sharing_change_link_enforce_password_policy`.
- (instancetype)initWithSharingChangeLinkEnforcePasswordPolicy;
/// Creates an object with the tag `sharing_change_link_policy`.
- (instancetype)initWithSharingChangeLinkPolicy;
/// Creates an object with the tag `sharing_change_member_policy`.
- (instancetype)initWithSharingChangeMemberPolicy;
/// Returns whether the tag is `sharing_change_folder_join_policy`.
- (BOOL)isSharingChangeFolderJoinPolicy;
/// Returns whether the tag is `sharing_change_link_allow_change_expiration_policy`.
- (BOOL)isSharingChangeLinkAllowChangeExpirationPolicy;
/// Returns whether the tag is `sharing_change_link_default_expiration_policy`.
- (BOOL)isSharingChangeLinkDefaultExpirationPolicy;
/// Returns whether the tag is `sharing_change_link_enforce_password_policy`.
- (BOOL)isSharingChangeLinkEnforcePasswordPolicy;
/// Returns whether the tag is `sharing_change_link_policy`.
- (BOOL)isSharingChangeLinkPolicy;
/// Returns whether the tag is `sharing_change_member_policy`.
- (BOOL)isSharingChangeMemberPolicy;
@end

/// Details of an event in which the members' ability to join shared folders owned outside the team was changed.
@interface DBTEAMLOGSharingChangeFolderJoinPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSharingFolderJoinPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGSharingFolderJoinPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharingFolderJoinPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGSharingFolderJoinPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharingFolderJoinPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSharingChangeFolderJoinPolicyDetails` from and to JSON.
@interface DBTEAMLOGSharingChangeFolderJoinPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingChangeFolderJoinPolicyDetails *)instance;
+ (DBTEAMLOGSharingChangeFolderJoinPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members' ability to join shared folders owned outside the team was changed.
@interface DBTEAMLOGSharingChangeFolderJoinPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharingChangeFolderJoinPolicyType` from and to JSON.
@interface DBTEAMLOGSharingChangeFolderJoinPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingChangeFolderJoinPolicyType *)instance;
+ (DBTEAMLOGSharingChangeFolderJoinPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the permission to change or remove the expiration of links shared outside the team was
/// changed.
@interface DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGEnforceLinkPasswordPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly, nullable) DBTEAMLOGEnforceLinkPasswordPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGEnforceLinkPasswordPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGEnforceLinkPasswordPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGEnforceLinkPasswordPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyDetails` from and to JSON.
@interface DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyDetails *)instance;
+ (DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The permission to change or remove the expiration of links shared outside the team was changed.
@interface DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyType` from and to JSON.
@interface DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyType *)instance;
+ (DBTEAMLOGSharingChangeLinkAllowChangeExpirationPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the default expiration of links shared outside the team was changed.
@interface DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGDefaultLinkExpirationDaysPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly, nullable) DBTEAMLOGDefaultLinkExpirationDaysPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGDefaultLinkExpirationDaysPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGDefaultLinkExpirationDaysPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGDefaultLinkExpirationDaysPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyDetails` from and to JSON.
@interface DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyDetails *)instance;
+ (DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The default expiration of links shared outside the team was changed.
@interface DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyType` from and to JSON.
@interface DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyType *)instance;
+ (DBTEAMLOGSharingChangeLinkDefaultExpirationPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the password requirement for links shared outside the team was changed.
@interface DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGChangeLinkExpirationPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly, nullable) DBTEAMLOGChangeLinkExpirationPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGChangeLinkExpirationPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGChangeLinkExpirationPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGChangeLinkExpirationPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyDetails` from and to JSON.
@interface DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyDetails *)instance;
+ (DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The password requirement for links shared outside the team was changed.
@interface DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyType` from and to JSON.
@interface DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyType *)instance;
+ (DBTEAMLOGSharingChangeLinkEnforcePasswordPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the members' ability to share links outside the team, or the default audience of links,
/// was changed.
@interface DBTEAMLOGSharingChangeLinkPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSharingLinkPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGSharingLinkPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharingLinkPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGSharingLinkPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharingLinkPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSharingChangeLinkPolicyDetails` from and to JSON.
@interface DBTEAMLOGSharingChangeLinkPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingChangeLinkPolicyDetails *)instance;
+ (DBTEAMLOGSharingChangeLinkPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members' ability to share links outside the team, or the default audience of links, was changed.
@interface DBTEAMLOGSharingChangeLinkPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharingChangeLinkPolicyType` from and to JSON.
@interface DBTEAMLOGSharingChangeLinkPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingChangeLinkPolicyType *)instance;
+ (DBTEAMLOGSharingChangeLinkPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the members' ability to share files and folders outside the team was changed.
@interface DBTEAMLOGSharingChangeMemberPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSharingMemberPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGSharingMemberPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharingMemberPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGSharingMemberPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGSharingMemberPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGSharingChangeMemberPolicyDetails` from and to JSON.
@interface DBTEAMLOGSharingChangeMemberPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingChangeMemberPolicyDetails *)instance;
+ (DBTEAMLOGSharingChangeMemberPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members' ability to share files and folders outside the team was changed.
@interface DBTEAMLOGSharingChangeMemberPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSharingChangeMemberPolicyType` from and to JSON.
@interface DBTEAMLOGSharingChangeMemberPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingChangeMemberPolicyType *)instance;
+ (DBTEAMLOGSharingChangeMemberPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSharingFolderJoinPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSharingFolderJoinPolicyTag) {
    /// Members can join shared folders of anyone.
    DBTEAMLOGSharingFolderJoinPolicyFromAnyone,
    /// Members can join only shared folders of the team.
    DBTEAMLOGSharingFolderJoinPolicyFromTeamOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSharingFolderJoinPolicyOther,
};

/// The policy for joining shared folders owned outside the team.
@interface DBTEAMLOGSharingFolderJoinPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSharingFolderJoinPolicyTag tag;
/// Creates an object with the tag `from_anyone`.
- (instancetype)initWithFromAnyone;
/// Creates an object with the tag `from_team_only`.
- (instancetype)initWithFromTeamOnly;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `from_anyone`.
- (BOOL)isFromAnyone;
/// Returns whether the tag is `from_team_only`.
- (BOOL)isFromTeamOnly;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSharingFolderJoinPolicy` from and to JSON.
@interface DBTEAMLOGSharingFolderJoinPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingFolderJoinPolicy *)instance;
+ (DBTEAMLOGSharingFolderJoinPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSharingLinkPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSharingLinkPolicyTag) {
    /// Links can be shared outside the team. By default, no one can open a new link.
    DBTEAMLOGSharingLinkPolicyDefaultNoOne,
    /// Links can be shared outside the team. By default, only team members can open a new link.
    DBTEAMLOGSharingLinkPolicyDefaultPrivate,
    /// Links can be shared outside the team. By default, anyone can open a new link.
    DBTEAMLOGSharingLinkPolicyDefaultPublic,
    /// Only team members can open links.
    DBTEAMLOGSharingLinkPolicyOnlyPrivate,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSharingLinkPolicyOther,
};

/// The policy for sharing links outside the team.
@interface DBTEAMLOGSharingLinkPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSharingLinkPolicyTag tag;
/// Creates an object with the tag `default_no_one`.
- (instancetype)initWithDefaultNoOne;
/// Creates an object with the tag `default_private`.
- (instancetype)initWithDefaultPrivate;
/// Creates an object with the tag `default_public`.
- (instancetype)initWithDefaultPublic;
/// Creates an object with the tag `only_private`.
- (instancetype)initWithOnlyPrivate;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default_no_one`.
- (BOOL)isDefaultNoOne;
/// Returns whether the tag is `default_private`.
- (BOOL)isDefaultPrivate;
/// Returns whether the tag is `default_public`.
- (BOOL)isDefaultPublic;
/// Returns whether the tag is `only_private`.
- (BOOL)isOnlyPrivate;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSharingLinkPolicy` from and to JSON.
@interface DBTEAMLOGSharingLinkPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingLinkPolicy *)instance;
+ (DBTEAMLOGSharingLinkPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSharingMemberPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSharingMemberPolicyTag) {
    /// Sharing outside the team is allowed.
    DBTEAMLOGSharingMemberPolicyAllow,
    /// Sharing outside the team is forbidden.
    DBTEAMLOGSharingMemberPolicyForbid,
    /// Sharing outside the team is forbidden, with exceptions.
    DBTEAMLOGSharingMemberPolicyForbidWithExclusions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSharingMemberPolicyOther,
};

/// The policy for sharing files and folders outside the team.
@interface DBTEAMLOGSharingMemberPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSharingMemberPolicyTag tag;
/// Creates an object with the tag `allow`.
- (instancetype)initWithAllow;
/// Creates an object with the tag `forbid`.
- (instancetype)initWithForbid;
/// Creates an object with the tag `forbid_with_exclusions`.
- (instancetype)initWithForbidWithExclusions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `allow`.
- (BOOL)isAllow;
/// Returns whether the tag is `forbid`.
- (BOOL)isForbid;
/// Returns whether the tag is `forbid_with_exclusions`.
- (BOOL)isForbidWithExclusions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSharingMemberPolicy` from and to JSON.
@interface DBTEAMLOGSharingMemberPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSharingMemberPolicy *)instance;
+ (DBTEAMLOGSharingMemberPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
