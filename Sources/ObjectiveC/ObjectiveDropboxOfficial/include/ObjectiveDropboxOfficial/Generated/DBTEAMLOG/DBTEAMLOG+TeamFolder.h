// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGTeamFolderChangeStatusDetails, DBTEAMLOGTeamFolderChangeStatusType, DBTEAMLOGTeamFolderCreateDetails,
    DBTEAMLOGTeamFolderCreateType, DBTEAMLOGTeamFolderDowngradeDetails, DBTEAMLOGTeamFolderDowngradeType,
    DBTEAMLOGTeamFolderPermanentlyDeleteDetails, DBTEAMLOGTeamFolderPermanentlyDeleteType,
    DBTEAMLOGTeamFolderRenameDetails, DBTEAMLOGTeamFolderRenameType,
    DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeDetails, DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeType,
    DBTEAMLOGTeamFolderSpaceLimitsChangeLimitDetails, DBTEAMLOGTeamFolderSpaceLimitsChangeLimitType,
    DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetDetails,
    DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetType, DBTEAMTeamFolderStatus;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `TeamFolder`.
@interface DBTEAMLOGEventDetails (TeamFolder)
/// Details of an event in which a team folder was archived or restored from the archive. Has a value only if
/// `isTeamFolderChangeStatusDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderChangeStatusDetails *teamFolderChangeStatusDetails;

/// Details of an event in which a team folder was created as an active folder. Has a value only if
/// `isTeamFolderCreateDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderCreateDetails *teamFolderCreateDetails;

/// Details of an event in which a team folder was turned into a regular shared folder. Has a value only if
/// `isTeamFolderDowngradeDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderDowngradeDetails *teamFolderDowngradeDetails;

/// Details of an event in which an archived team folder was permanently deleted. Has a value only if
/// `isTeamFolderPermanentlyDeleteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderPermanentlyDeleteDetails *teamFolderPermanentlyDeleteDetails;

/// Details of an event in which a team folder was renamed. Has a value only if `isTeamFolderRenameDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderRenameDetails *teamFolderRenameDetails;

/// Details of an event in which the enforcement of a team folder's space limit was changed. Has a value only if
/// `isTeamFolderSpaceLimitsChangeCapsTypeDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeDetails *teamFolderSpaceLimitsChangeCapsTypeDetails;

/// Details of an event in which the space limit of a team folder was changed. Has a value only if
/// `isTeamFolderSpaceLimitsChangeLimitDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamFolderSpaceLimitsChangeLimitDetails *teamFolderSpaceLimitsChangeLimitDetails;

/// Details of an event in which the recipient of notifications about a team folder's space limit was changed. Has a
/// value only if `isTeamFolderSpaceLimitsChangeNotificationTargetDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetDetails *teamFolderSpaceLimitsChangeNotificationTargetDetails;

/// Creates an object with the tag `team_folder_change_status_details`.
- (instancetype)
    initWithTeamFolderChangeStatusDetails:(DBTEAMLOGTeamFolderChangeStatusDetails *)teamFolderChangeStatusDetails;

/// Creates an object with the tag `team_folder_create_details`.
- (instancetype)initWithTeamFolderCreateDetails:(DBTEAMLOGTeamFolderCreateDetails *)teamFolderCreateDetails;
/// Creates an object with the tag `team_folder_downgrade_details`.
- (instancetype)initWithTeamFolderDowngradeDetails:(DBTEAMLOGTeamFolderDowngradeDetails *)teamFolderDowngradeDetails;

/// Creates an object with the tag `team_folder_permanently_delete_details`.
- (instancetype)
    initWithTeamFolderPermanentlyDeleteDetails:(DBTEAMLOGTeamFolderPermanentlyDeleteDetails *)teamFolderPermanentlyDeleteDetails;

/// Creates an object with the tag `team_folder_rename_details`.
- (instancetype)initWithTeamFolderRenameDetails:(DBTEAMLOGTeamFolderRenameDetails *)teamFolderRenameDetails;

/// Creates an object with the tag `team_folder_space_limits_change_caps_type_details`.
- (instancetype)
    initWithTeamFolderSpaceLimitsChangeCapsTypeDetails:(DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeDetails *)teamFolderSpaceLimitsChangeCapsTypeDetails;

/// Creates an object with the tag `team_folder_space_limits_change_limit_details`.
- (instancetype)
    initWithTeamFolderSpaceLimitsChangeLimitDetails:(DBTEAMLOGTeamFolderSpaceLimitsChangeLimitDetails *)teamFolderSpaceLimitsChangeLimitDetails;

/// Creates an object with the tag `team_folder_space_limits_change_notification_target_details`.
- (instancetype)
    initWithTeamFolderSpaceLimitsChangeNotificationTargetDetails:(DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetDetails *)teamFolderSpaceLimitsChangeNotificationTargetDetails;

/// Returns whether the tag is `team_folder_change_status_details`.
- (BOOL)isTeamFolderChangeStatusDetails;
/// Returns whether the tag is `team_folder_create_details`.
- (BOOL)isTeamFolderCreateDetails;
/// Returns whether the tag is `team_folder_downgrade_details`.
- (BOOL)isTeamFolderDowngradeDetails;
/// Returns whether the tag is `team_folder_permanently_delete_details`.
- (BOOL)isTeamFolderPermanentlyDeleteDetails;
/// Returns whether the tag is `team_folder_rename_details`.
- (BOOL)isTeamFolderRenameDetails;
/// Returns whether the tag is `team_folder_space_limits_change_caps_type_details`.
- (BOOL)isTeamFolderSpaceLimitsChangeCapsTypeDetails;
/// Returns whether the tag is `team_folder_space_limits_change_limit_details`.
- (BOOL)isTeamFolderSpaceLimitsChangeLimitDetails;
/// Returns whether the tag is `team_folder_space_limits_change_notification_target_details`.
- (BOOL)isTeamFolderSpaceLimitsChangeNotificationTargetDetails;
@end

/// The members whose names start with `TeamFolder`.
@interface DBTEAMLOGEventType (TeamFolder)
/// A team folder was archived or restored from the archive. Has a value only if `isTeamFolderChangeStatus` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderChangeStatusType *teamFolderChangeStatus;

/// A team folder was created as an active folder. Has a value only if `isTeamFolderCreate` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderCreateType *teamFolderCreate;
/// A team folder was turned into a regular shared folder. Has a value only if `isTeamFolderDowngrade` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderDowngradeType *teamFolderDowngrade;
/// An archived team folder was permanently deleted. Has a value only if `isTeamFolderPermanentlyDelete` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderPermanentlyDeleteType *teamFolderPermanentlyDelete;
/// A team folder was renamed. Has a value only if `isTeamFolderRename` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderRenameType *teamFolderRename;

/// The enforcement of a team folder's space limit was changed. Has a value only if
/// `isTeamFolderSpaceLimitsChangeCapsType` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeType *teamFolderSpaceLimitsChangeCapsType;

/// The space limit of a team folder was changed. Has a value only if `isTeamFolderSpaceLimitsChangeLimit` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderSpaceLimitsChangeLimitType *teamFolderSpaceLimitsChangeLimit;

/// The recipient of notifications about a team folder's space limit was changed. Has a value only if
/// `isTeamFolderSpaceLimitsChangeNotificationTarget` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetType *teamFolderSpaceLimitsChangeNotificationTarget;

/// Creates an object with the tag `team_folder_change_status`.
- (instancetype)initWithTeamFolderChangeStatus:(DBTEAMLOGTeamFolderChangeStatusType *)teamFolderChangeStatus;
/// Creates an object with the tag `team_folder_create`.
- (instancetype)initWithTeamFolderCreate:(DBTEAMLOGTeamFolderCreateType *)teamFolderCreate;
/// Creates an object with the tag `team_folder_downgrade`.
- (instancetype)initWithTeamFolderDowngrade:(DBTEAMLOGTeamFolderDowngradeType *)teamFolderDowngrade;

/// Creates an object with the tag `team_folder_permanently_delete`.
- (instancetype)
    initWithTeamFolderPermanentlyDelete:(DBTEAMLOGTeamFolderPermanentlyDeleteType *)teamFolderPermanentlyDelete;

/// Creates an object with the tag `team_folder_rename`.
- (instancetype)initWithTeamFolderRename:(DBTEAMLOGTeamFolderRenameType *)teamFolderRename;

/// Creates an object with the tag `team_folder_space_limits_change_caps_type`.
- (instancetype)
    initWithTeamFolderSpaceLimitsChangeCapsType:(DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeType *)teamFolderSpaceLimitsChangeCapsType;

/// Creates an object with the tag `team_folder_space_limits_change_limit`.
- (instancetype)
    initWithTeamFolderSpaceLimitsChangeLimit:(DBTEAMLOGTeamFolderSpaceLimitsChangeLimitType *)teamFolderSpaceLimitsChangeLimit;

/// Creates an object with the tag `team_folder_space_limits_change_notification_target`.
- (instancetype)
    initWithTeamFolderSpaceLimitsChangeNotificationTarget:(DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetType *)teamFolderSpaceLimitsChangeNotificationTarget;

/// Returns whether the tag is `team_folder_change_status`.
- (BOOL)isTeamFolderChangeStatus;
/// Returns whether the tag is `team_folder_create`.
- (BOOL)isTeamFolderCreate;
/// Returns whether the tag is `team_folder_downgrade`.
- (BOOL)isTeamFolderDowngrade;
/// Returns whether the tag is `team_folder_permanently_delete`.
- (BOOL)isTeamFolderPermanentlyDelete;
/// Returns whether the tag is `team_folder_rename`.
- (BOOL)isTeamFolderRename;
/// Returns whether the tag is `team_folder_space_limits_change_caps_type`.
- (BOOL)isTeamFolderSpaceLimitsChangeCapsType;
/// Returns whether the tag is `team_folder_space_limits_change_limit`.
- (BOOL)isTeamFolderSpaceLimitsChangeLimit;
/// Returns whether the tag is `team_folder_space_limits_change_notification_target`.
- (BOOL)isTeamFolderSpaceLimitsChangeNotificationTarget;
@end

/// The members whose names start with `TeamFolder`.
@interface DBTEAMLOGEventTypeArg (TeamFolder)
/// Creates an object with the tag `team_folder_change_status`.
- (instancetype)initWithTeamFolderChangeStatus;
/// Creates an object with the tag `team_folder_create`.
- (instancetype)initWithTeamFolderCreate;
/// Creates an object with the tag `team_folder_downgrade`.
- (instancetype)initWithTeamFolderDowngrade;
/// Creates an object with the tag `team_folder_permanently_delete`.
- (instancetype)initWithTeamFolderPermanentlyDelete;
/// Creates an object with the tag `team_folder_rename`.
- (instancetype)initWithTeamFolderRename;
/// Creates an object with the tag `team_folder_space_limits_change_caps_type`.
- (instancetype)initWithTeamFolderSpaceLimitsChangeCapsType;
/// Creates an object with the tag `team_folder_space_limits_change_limit`.
- (instancetype)initWithTeamFolderSpaceLimitsChangeLimit;
/// Creates an object with the tag `team_folder_space_limits_change_notification_target`.
- (instancetype)initWithTeamFolderSpaceLimitsChangeNotificationTarget;
/// Returns whether the tag is `team_folder_change_status`.
- (BOOL)isTeamFolderChangeStatus;
/// Returns whether the tag is `team_folder_create`.
- (BOOL)isTeamFolderCreate;
/// Returns whether the tag is `team_folder_downgrade`.
- (BOOL)isTeamFolderDowngrade;
/// Returns whether the tag is `team_folder_permanently_delete`.
- (BOOL)isTeamFolderPermanentlyDelete;
/// Returns whether the tag is `team_folder_rename`.
- (BOOL)isTeamFolderRename;
/// Returns whether the tag is `team_folder_space_limits_change_caps_type`.
- (BOOL)isTeamFolderSpaceLimitsChangeCapsType;
/// Returns whether the tag is `team_folder_space_limits_change_limit`.
- (BOOL)isTeamFolderSpaceLimitsChangeLimit;
/// Returns whether the tag is `team_folder_space_limits_change_notification_target`.
- (BOOL)isTeamFolderSpaceLimitsChangeNotificationTarget;
@end

/// Details of an event in which a team folder was archived or restored from the archive.
@interface DBTEAMLOGTeamFolderChangeStatusDetails : DBStoneObject
/// The status of the team folder after the change.
@property (nonatomic, readonly) DBTEAMTeamFolderStatus *dNewValue;
/// The status of the team folder before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMTeamFolderStatus *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMTeamFolderStatus *)dNewValue
    previousValue:(nullable DBTEAMTeamFolderStatus *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMTeamFolderStatus *)dNewValue;
@end

/// Converts `DBTEAMLOGTeamFolderChangeStatusDetails` from and to JSON.
@interface DBTEAMLOGTeamFolderChangeStatusDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderChangeStatusDetails *)instance;
+ (DBTEAMLOGTeamFolderChangeStatusDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team folder was archived or restored from the archive.
@interface DBTEAMLOGTeamFolderChangeStatusType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamFolderChangeStatusType` from and to JSON.
@interface DBTEAMLOGTeamFolderChangeStatusTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderChangeStatusType *)instance;
+ (DBTEAMLOGTeamFolderChangeStatusType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team folder was created as an active folder.
@interface DBTEAMLOGTeamFolderCreateDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamFolderCreateDetails` from and to JSON.
@interface DBTEAMLOGTeamFolderCreateDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderCreateDetails *)instance;
+ (DBTEAMLOGTeamFolderCreateDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team folder was created as an active folder.
@interface DBTEAMLOGTeamFolderCreateType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamFolderCreateType` from and to JSON.
@interface DBTEAMLOGTeamFolderCreateTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderCreateType *)instance;
+ (DBTEAMLOGTeamFolderCreateType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team folder was turned into a regular shared folder.
@interface DBTEAMLOGTeamFolderDowngradeDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex;
@end

/// Converts `DBTEAMLOGTeamFolderDowngradeDetails` from and to JSON.
@interface DBTEAMLOGTeamFolderDowngradeDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderDowngradeDetails *)instance;
+ (DBTEAMLOGTeamFolderDowngradeDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team folder was turned into a regular shared folder.
@interface DBTEAMLOGTeamFolderDowngradeType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamFolderDowngradeType` from and to JSON.
@interface DBTEAMLOGTeamFolderDowngradeTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderDowngradeType *)instance;
+ (DBTEAMLOGTeamFolderDowngradeType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTeamFolderNotificationTarget`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTeamFolderNotificationTargetTag) {
    /// The admins.
    DBTEAMLOGTeamFolderNotificationTargetAdmins,
    /// The admins and the editors of the folder.
    DBTEAMLOGTeamFolderNotificationTargetBoth,
    /// The editors of the folder.
    DBTEAMLOGTeamFolderNotificationTargetEditors,
    /// No one.
    DBTEAMLOGTeamFolderNotificationTargetSilent,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTeamFolderNotificationTargetOther,
};

/// The recipients of notifications about a team folder's space limit.
@interface DBTEAMLOGTeamFolderNotificationTarget : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderNotificationTargetTag tag;
/// Creates an object with the tag `admins`.
- (instancetype)initWithAdmins;
/// Creates an object with the tag `both`.
- (instancetype)initWithBoth;
/// Creates an object with the tag `editors`.
- (instancetype)initWithEditors;
/// Creates an object with the tag `silent`.
- (instancetype)initWithSilent;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `admins`.
- (BOOL)isAdmins;
/// Returns whether the tag is `both`.
- (BOOL)isBoth;
/// Returns whether the tag is `editors`.
- (BOOL)isEditors;
/// Returns whether the tag is `silent`.
- (BOOL)isSilent;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTeamFolderNotificationTarget` from and to JSON.
@interface DBTEAMLOGTeamFolderNotificationTargetSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderNotificationTarget *)instance;
+ (DBTEAMLOGTeamFolderNotificationTarget *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an archived team folder was permanently deleted.
@interface DBTEAMLOGTeamFolderPermanentlyDeleteDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamFolderPermanentlyDeleteDetails` from and to JSON.
@interface DBTEAMLOGTeamFolderPermanentlyDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderPermanentlyDeleteDetails *)instance;
+ (DBTEAMLOGTeamFolderPermanentlyDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An archived team folder was permanently deleted.
@interface DBTEAMLOGTeamFolderPermanentlyDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamFolderPermanentlyDeleteType` from and to JSON.
@interface DBTEAMLOGTeamFolderPermanentlyDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderPermanentlyDeleteType *)instance;
+ (DBTEAMLOGTeamFolderPermanentlyDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team folder was renamed.
@interface DBTEAMLOGTeamFolderRenameDetails : DBStoneObject
/// The name of the folder before the change.
@property (nonatomic, readonly, copy) NSString *previousFolderName;
/// The name of the folder after the change.
@property (nonatomic, readonly, copy) NSString *dNewFolderName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousFolderName:(NSString *)previousFolderName dNewFolderName:(NSString *)dNewFolderName;
@end

/// Converts `DBTEAMLOGTeamFolderRenameDetails` from and to JSON.
@interface DBTEAMLOGTeamFolderRenameDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderRenameDetails *)instance;
+ (DBTEAMLOGTeamFolderRenameDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team folder was renamed.
@interface DBTEAMLOGTeamFolderRenameType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamFolderRenameType` from and to JSON.
@interface DBTEAMLOGTeamFolderRenameTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderRenameType *)instance;
+ (DBTEAMLOGTeamFolderRenameType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTeamFolderSpaceCapsType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTeamFolderSpaceCapsTypeTag) {
    /// A hard limit.
    DBTEAMLOGTeamFolderSpaceCapsTypeHard,
    /// The space limit is off.
    DBTEAMLOGTeamFolderSpaceCapsTypeOff,
    /// A soft limit.
    DBTEAMLOGTeamFolderSpaceCapsTypeSoft,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTeamFolderSpaceCapsTypeOther,
};

/// The enforcement of a team folder's space limit.
@interface DBTEAMLOGTeamFolderSpaceCapsType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderSpaceCapsTypeTag tag;
/// Creates an object with the tag `hard`.
- (instancetype)initWithHard;
/// Creates an object with the tag `off`.
- (instancetype)initWithOff;
/// Creates an object with the tag `soft`.
- (instancetype)initWithSoft;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `hard`.
- (BOOL)isHard;
/// Returns whether the tag is `off`.
- (BOOL)isOff;
/// Returns whether the tag is `soft`.
- (BOOL)isSoft;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTeamFolderSpaceCapsType` from and to JSON.
@interface DBTEAMLOGTeamFolderSpaceCapsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderSpaceCapsType *)instance;
+ (DBTEAMLOGTeamFolderSpaceCapsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the enforcement of a team folder's space limit was changed.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeDetails : DBStoneObject
/// The enforcement of the limit before the change.
@property (nonatomic, readonly, nullable) DBTEAMLOGTeamFolderSpaceCapsType *previousCapsType;
/// The enforcement of the limit after the change.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderSpaceCapsType *dNewCapsType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewCapsType:(DBTEAMLOGTeamFolderSpaceCapsType *)dNewCapsType
    previousCapsType:(nullable DBTEAMLOGTeamFolderSpaceCapsType *)previousCapsType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewCapsType:(DBTEAMLOGTeamFolderSpaceCapsType *)dNewCapsType;
@end

/// Converts `DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeDetails` from and to JSON.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeDetails *)instance;
+ (DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The enforcement of a team folder's space limit was changed.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeType` from and to JSON.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeType *)instance;
+ (DBTEAMLOGTeamFolderSpaceLimitsChangeCapsTypeType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the space limit of a team folder was changed.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeLimitDetails : DBStoneObject
/// The limit in bytes before the change.
@property (nonatomic, readonly, nullable) NSNumber *previousLimitBytes;
/// The limit in bytes after the change.
@property (nonatomic, readonly) NSNumber *dNewLimitBytes;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewLimitBytes:(NSNumber *)dNewLimitBytes
    previousLimitBytes:(nullable NSNumber *)previousLimitBytes;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewLimitBytes:(NSNumber *)dNewLimitBytes;
@end

/// Converts `DBTEAMLOGTeamFolderSpaceLimitsChangeLimitDetails` from and to JSON.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeLimitDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderSpaceLimitsChangeLimitDetails *)instance;
+ (DBTEAMLOGTeamFolderSpaceLimitsChangeLimitDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The space limit of a team folder was changed.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeLimitType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamFolderSpaceLimitsChangeLimitType` from and to JSON.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeLimitTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamFolderSpaceLimitsChangeLimitType *)instance;
+ (DBTEAMLOGTeamFolderSpaceLimitsChangeLimitType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the recipient of notifications about a team folder's space limit was changed.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetDetails : DBStoneObject
/// The recipients of notifications before the change.
@property (nonatomic, readonly, nullable) DBTEAMLOGTeamFolderNotificationTarget *previousTarget;
/// The recipients of notifications after the change.
@property (nonatomic, readonly) DBTEAMLOGTeamFolderNotificationTarget *dNewTarget;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewTarget:(DBTEAMLOGTeamFolderNotificationTarget *)dNewTarget
    previousTarget:(nullable DBTEAMLOGTeamFolderNotificationTarget *)previousTarget;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewTarget:(DBTEAMLOGTeamFolderNotificationTarget *)dNewTarget;
@end

/// Converts `DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetDetails` from and to JSON.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetDetails *)instance;
+ (DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The recipient of notifications about a team folder's space limit was changed.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetType` from and to JSON.
@interface DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetType *)instance;
+ (DBTEAMLOGTeamFolderSpaceLimitsChangeNotificationTargetType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
