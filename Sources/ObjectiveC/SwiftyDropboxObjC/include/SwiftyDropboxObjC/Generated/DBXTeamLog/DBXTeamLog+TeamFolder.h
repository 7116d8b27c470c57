// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsTeamFolderChangeStatusDetails, DBXTeamLogEventDetailsTeamFolderCreateDetails,
    DBXTeamLogEventDetailsTeamFolderDowngradeDetails, DBXTeamLogEventDetailsTeamFolderPermanentlyDeleteDetails,
    DBXTeamLogEventDetailsTeamFolderRenameDetails, DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeCapsTypeDetails,
    DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeLimitDetails,
    DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeNotificationTargetDetails,
    DBXTeamLogEventTypeArgTeamFolderChangeStatus, DBXTeamLogEventTypeArgTeamFolderCreate,
    DBXTeamLogEventTypeArgTeamFolderDowngrade, DBXTeamLogEventTypeArgTeamFolderPermanentlyDelete,
    DBXTeamLogEventTypeArgTeamFolderRename, DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeCapsType,
    DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeLimit,
    DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeNotificationTarget, DBXTeamLogEventTypeTeamFolderChangeStatus,
    DBXTeamLogEventTypeTeamFolderCreate, DBXTeamLogEventTypeTeamFolderDowngrade,
    DBXTeamLogEventTypeTeamFolderPermanentlyDelete, DBXTeamLogEventTypeTeamFolderRename,
    DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeCapsType, DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeLimit,
    DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeNotificationTarget, DBXTeamLogTeamFolderChangeStatusDetails,
    DBXTeamLogTeamFolderChangeStatusType, DBXTeamLogTeamFolderCreateDetails, DBXTeamLogTeamFolderCreateType,
    DBXTeamLogTeamFolderDowngradeDetails, DBXTeamLogTeamFolderDowngradeType,
    DBXTeamLogTeamFolderNotificationTargetAdmins, DBXTeamLogTeamFolderNotificationTargetBoth,
    DBXTeamLogTeamFolderNotificationTargetEditors, DBXTeamLogTeamFolderNotificationTargetOther,
    DBXTeamLogTeamFolderNotificationTargetSilent, DBXTeamLogTeamFolderPermanentlyDeleteDetails,
    DBXTeamLogTeamFolderPermanentlyDeleteType, DBXTeamLogTeamFolderRenameDetails, DBXTeamLogTeamFolderRenameType,
    DBXTeamLogTeamFolderSpaceCapsTypeHard, DBXTeamLogTeamFolderSpaceCapsTypeOff, DBXTeamLogTeamFolderSpaceCapsTypeOther,
    DBXTeamLogTeamFolderSpaceCapsTypeSoft, DBXTeamLogTeamFolderSpaceLimitsChangeCapsTypeDetails,
    DBXTeamLogTeamFolderSpaceLimitsChangeCapsTypeType, DBXTeamLogTeamFolderSpaceLimitsChangeLimitDetails,
    DBXTeamLogTeamFolderSpaceLimitsChangeLimitType, DBXTeamLogTeamFolderSpaceLimitsChangeNotificationTargetDetails,
    DBXTeamLogTeamFolderSpaceLimitsChangeNotificationTargetType, DBXTeamTeamFolderStatus;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (TeamFolderMembers)
/// The object if its tag is `team_folder_change_status_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamFolderChangeStatusDetails *asTeamFolderChangeStatusDetails;

/// The object if its tag is `team_folder_create_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTeamFolderCreateDetails *asTeamFolderCreateDetails;

/// The object if its tag is `team_folder_downgrade_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamFolderDowngradeDetails *asTeamFolderDowngradeDetails;

/// The object if its tag is `team_folder_permanently_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamFolderPermanentlyDeleteDetails *asTeamFolderPermanentlyDeleteDetails;

/// The object if its tag is `team_folder_rename_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTeamFolderRenameDetails *asTeamFolderRenameDetails;

/// The object if its tag is `team_folder_space_limits_change_caps_type_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeCapsTypeDetails *asTeamFolderSpaceLimitsChangeCapsTypeDetails;

/// The object if its tag is `team_folder_space_limits_change_limit_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeLimitDetails *asTeamFolderSpaceLimitsChangeLimitDetails;

/// The object if its tag is `team_folder_space_limits_change_notification_target_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeNotificationTargetDetails *asTeamFolderSpaceLimitsChangeNotificationTargetDetails;
@end

/// Details of an event in which a team folder was archived or restored from the archive.
@interface DBXTeamLogEventDetailsTeamFolderChangeStatusDetails : DBXTeamLogEventDetails
/// The value of `team_folder_change_status_details`.
@property (nonatomic, strong) DBXTeamLogTeamFolderChangeStatusDetails *teamFolderChangeStatusDetails;
/// Creates an object with the tag `team_folder_change_status_details`.
- (instancetype)init:(DBXTeamLogTeamFolderChangeStatusDetails *)teamFolderChangeStatusDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team folder was created as an active folder.
@interface DBXTeamLogEventDetailsTeamFolderCreateDetails : DBXTeamLogEventDetails
/// The value of `team_folder_create_details`.
@property (nonatomic, strong) DBXTeamLogTeamFolderCreateDetails *teamFolderCreateDetails;
/// Creates an object with the tag `team_folder_create_details`.
- (instancetype)init:(DBXTeamLogTeamFolderCreateDetails *)teamFolderCreateDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team folder was turned into a regular shared folder.
@interface DBXTeamLogEventDetailsTeamFolderDowngradeDetails : DBXTeamLogEventDetails
/// The value of `team_folder_downgrade_details`.
@property (nonatomic, strong) DBXTeamLogTeamFolderDowngradeDetails *teamFolderDowngradeDetails;
/// Creates an object with the tag `team_folder_downgrade_details`.
- (instancetype)init:(DBXTeamLogTeamFolderDowngradeDetails *)teamFolderDowngradeDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an archived team folder was permanently deleted.
@interface DBXTeamLogEventDetailsTeamFolderPermanentlyDeleteDetails : DBXTeamLogEventDetails
/// The value of `team_folder_permanently_delete_details`.
@property (nonatomic, strong) DBXTeamLogTeamFolderPermanentlyDeleteDetails *teamFolderPermanentlyDeleteDetails;

/// Creates an object with the tag `team_folder_permanently_delete_details`.
- (instancetype)init:(DBXTeamLogTeamFolderPermanentlyDeleteDetails *)teamFolderPermanentlyDeleteDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team folder was renamed.
@interface DBXTeamLogEventDetailsTeamFolderRenameDetails : DBXTeamLogEventDetails
/// The value of `team_folder_rename_details`.
@property (nonatomic, strong) DBXTeamLogTeamFolderRenameDetails *teamFolderRenameDetails;
/// Creates an object with the tag `team_folder_rename_details`.
- (instancetype)init:(DBXTeamLogTeamFolderRenameDetails *)teamFolderRenameDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the enforcement of a team folder's space limit was changed.
@interface DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeCapsTypeDetails : DBXTeamLogEventDetails
/// The value of `team_folder_space_limits_change_caps_type_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamFolderSpaceLimitsChangeCapsTypeDetails *teamFolderSpaceLimitsChangeCapsTypeDetails;

/// Creates an object with the tag `team_folder_space_limits_change_caps_type_details`.
- (instancetype)init:(DBXTeamLogTeamFolderSpaceLimitsChangeCapsTypeDetails *)teamFolderSpaceLimitsChangeCapsTypeDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the space limit of a team folder was changed.
@interface DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeLimitDetails : DBXTeamLogEventDetails
/// The value of `team_folder_space_limits_change_limit_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamFolderSpaceLimitsChangeLimitDetails *teamFolderSpaceLimitsChangeLimitDetails;

/// Creates an object with the tag `team_folder_space_limits_change_limit_details`.
- (instancetype)init:(DBXTeamLogTeamFolderSpaceLimitsChangeLimitDetails *)teamFolderSpaceLimitsChangeLimitDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the recipient of notifications about a team folder's space limit was changed.
@interface DBXTeamLogEventDetailsTeamFolderSpaceLimitsChangeNotificationTargetDetails : DBXTeamLogEventDetails
/// The value of `team_folder_space_limits_change_notification_target_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamFolderSpaceLimitsChangeNotificationTargetDetails *teamFolderSpaceLimitsChangeNotificationTargetDetails;

/// Creates an object with the tag `team_folder_space_limits_change_notification_target_details`.
- (instancetype)
    init:(DBXTeamLogTeamFolderSpaceLimitsChangeNotificationTargetDetails *)teamFolderSpaceLimitsChangeNotificationTargetDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (TeamFolderMembers)
/// The object if its tag is `team_folder_change_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamFolderChangeStatus *asTeamFolderChangeStatus;
/// The object if its tag is `team_folder_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamFolderCreate *asTeamFolderCreate;
/// The object if its tag is `team_folder_downgrade`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamFolderDowngrade *asTeamFolderDowngrade;
/// The object if its tag is `team_folder_permanently_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamFolderPermanentlyDelete *asTeamFolderPermanentlyDelete;
/// The object if its tag is `team_folder_rename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamFolderRename *asTeamFolderRename;

/// The object if its tag is `team_folder_space_limits_change_caps_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeCapsType *asTeamFolderSpaceLimitsChangeCapsType;

/// The object if its tag is `team_folder_space_limits_change_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeLimit *asTeamFolderSpaceLimitsChangeLimit;

/// The object if its tag is `team_folder_space_limits_change_notification_target`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeNotificationTarget *asTeamFolderSpaceLimitsChangeNotificationTarget;
@end

/// A team folder was archived or restored from the archive.
@interface DBXTeamLogEventTypeTeamFolderChangeStatus : DBXTeamLogEventType
/// The value of `team_folder_change_status`.
@property (nonatomic, strong) DBXTeamLogTeamFolderChangeStatusType *teamFolderChangeStatus;
/// Creates an object with the tag `team_folder_change_status`.
- (instancetype)init:(DBXTeamLogTeamFolderChangeStatusType *)teamFolderChangeStatus NS_DESIGNATED_INITIALIZER;
@end

/// A team folder was created as an active folder.
@interface DBXTeamLogEventTypeTeamFolderCreate : DBXTeamLogEventType
/// The value of `team_folder_create`.
@property (nonatomic, strong) DBXTeamLogTeamFolderCreateType *teamFolderCreate;
/// Creates an object with the tag `team_folder_create`.
- (instancetype)init:(DBXTeamLogTeamFolderCreateType *)teamFolderCreate NS_DESIGNATED_INITIALIZER;
@end

/// A team folder was turned into a regular shared folder.
@interface DBXTeamLogEventTypeTeamFolderDowngrade : DBXTeamLogEventType
/// The value of `team_folder_downgrade`.
@property (nonatomic, strong) DBXTeamLogTeamFolderDowngradeType *teamFolderDowngrade;
/// Creates an object with the tag `team_folder_downgrade`.
- (instancetype)init:(DBXTeamLogTeamFolderDowngradeType *)teamFolderDowngrade NS_DESIGNATED_INITIALIZER;
@end

/// An archived team folder was permanently deleted.
@interface DBXTeamLogEventTypeTeamFolderPermanentlyDelete : DBXTeamLogEventType
/// The value of `team_folder_permanently_delete`.
@property (nonatomic, strong) DBXTeamLogTeamFolderPermanentlyDeleteType *teamFolderPermanentlyDelete;
/// Creates an object with the tag `team_folder_permanently_delete`.
- (instancetype)init:(DBXTeamLogTeamFolderPermanentlyDeleteType *)teamFolderPermanentlyDelete NS_DESIGNATED_INITIALIZER;
@end

/// A team folder was renamed.
@interface DBXTeamLogEventTypeTeamFolderRename : DBXTeamLogEventType
/// The value of `team_folder_rename`.
@property (nonatomic, strong) DBXTeamLogTeamFolderRenameType *teamFolderRename;
/// Creates an object with the tag `team_folder_rename`.
- (instancetype)init:(DBXTeamLogTeamFolderRenameType *)teamFolderRename NS_DESIGNATED_INITIALIZER;
@end

/// The enforcement of a team folder's space limit was changed.
@interface DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeCapsType : DBXTeamLogEventType
/// The value of `team_folder_space_limits_change_caps_type`.
@property (nonatomic, strong) DBXTeamLogTeamFolderSpaceLimitsChangeCapsTypeType *teamFolderSpaceLimitsChangeCapsType;

/// Creates an object with the tag `team_folder_space_limits_change_caps_type`.
- (instancetype)init:(DBXTeamLogTeamFolderSpaceLimitsChangeCapsTypeType *)teamFolderSpaceLimitsChangeCapsType
    NS_DESIGNATED_INITIALIZER;
@end

/// The space limit of a team folder was changed.
@interface DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeLimit : DBXTeamLogEventType
/// The value of `team_folder_space_limits_change_limit`.
@property (nonatomic, strong) DBXTeamLogTeamFolderSpaceLimitsChangeLimitType *teamFolderSpaceLimitsChangeLimit;

/// Creates an object with the tag `team_folder_space_limits_change_limit`.
- (instancetype)init:(DBXTeamLogTeamFolderSpaceLimitsChangeLimitType *)teamFolderSpaceLimitsChangeLimit
    NS_DESIGNATED_INITIALIZER;
@end

/// The recipient of notifications about a team folder's space limit was changed.
@interface DBXTeamLogEventTypeTeamFolderSpaceLimitsChangeNotificationTarget : DBXTeamLogEventType
/// The value of `team_folder_space_limits_change_notification_target`.
@property (nonatomic, strong)
    DBXTeamLogTeamFolderSpaceLimitsChangeNotificationTargetType *teamFolderSpaceLimitsChangeNotificationTarget;

/// Creates an object with the tag `team_folder_space_limits_change_notification_target`.
- (instancetype)
    init:(DBXTeamLogTeamFolderSpaceLimitsChangeNotificationTargetType *)teamFolderSpaceLimitsChangeNotificationTarget
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (TeamFolderMembers)
/// The object if its tag is `team_folder_change_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamFolderChangeStatus *asTeamFolderChangeStatus;
/// The object if its tag is `team_folder_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamFolderCreate *asTeamFolderCreate;
/// The object if its tag is `team_folder_downgrade`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamFolderDowngrade *asTeamFolderDowngrade;

/// The object if its tag is `team_folder_permanently_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamFolderPermanentlyDelete *asTeamFolderPermanentlyDelete;

/// The object if its tag is `team_folder_rename`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamFolderRename *asTeamFolderRename;

/// The object if its tag is `team_folder_space_limits_change_caps_type`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeCapsType *asTeamFolderSpaceLimitsChangeCapsType;

/// The object if its tag is `team_folder_space_limits_change_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeLimit *asTeamFolderSpaceLimitsChangeLimit;

/// The object if its tag is `team_folder_space_limits_change_notification_target`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeNotificationTarget *asTeamFolderSpaceLimitsChangeNotificationTarget;
@end

/// Events in which a team folder was archived or restored from the archive.
@interface DBXTeamLogEventTypeArgTeamFolderChangeStatus : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_folder_change_status`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team folder was created as an active folder.
@interface DBXTeamLogEventTypeArgTeamFolderCreate : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_folder_create`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team folder was turned into a regular shared folder.
@interface DBXTeamLogEventTypeArgTeamFolderDowngrade : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_folder_downgrade`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an archived team folder was permanently deleted.
@interface DBXTeamLogEventTypeArgTeamFolderPermanentlyDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_folder_permanently_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team folder was renamed.
@interface DBXTeamLogEventTypeArgTeamFolderRename : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_folder_rename`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the enforcement of a team folder's space limit was changed.
@interface DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeCapsType : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_folder_space_limits_change_caps_type`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the space limit of a team folder was changed.
@interface DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeLimit : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_folder_space_limits_change_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the recipient of notifications about a team folder's space limit was changed.
@interface DBXTeamLogEventTypeArgTeamFolderSpaceLimitsChangeNotificationTarget : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_folder_space_limits_change_notification_target`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a team folder was archived or restored from the archive.
@interface DBXTeamLogTeamFolderChangeStatusDetails : DBXObject
/// The status of the team folder after the change.
@property (nonatomic, readonly) DBXTeamTeamFolderStatus *newValue;
/// The status of the team folder after the change.
- (DBXTeamTeamFolderStatus *)newValue DB_NO_METHOD_FAMILY;
/// The status of the team folder before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamTeamFolderStatus *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamTeamFolderStatus *)newValue
    previousValue:(nullable DBXTeamTeamFolderStatus *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// A team folder was archived or restored from the archive.
@interface DBXTeamLogTeamFolderChangeStatusType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team folder was created as an active folder.
@interface DBXTeamLogTeamFolderCreateDetails : DBXObject
@end

/// A team folder was created as an active folder.
@interface DBXTeamLogTeamFolderCreateType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team folder was turned into a regular shared folder.
@interface DBXTeamLogTeamFolderDowngradeDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex NS_DESIGNATED_INITIALIZER;
@end

/// A team folder was turned into a regular shared folder.
@interface DBXTeamLogTeamFolderDowngradeType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The recipients of notifications about a team folder's space limit.
@interface DBXTeamLogTeamFolderNotificationTarget : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTeamFolderNotificationTarget (Members)
/// The object if its tag is `admins`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamFolderNotificationTargetAdmins *asAdmins;
/// The object if its tag is `both`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamFolderNotificationTargetBoth *asBoth;
/// The object if its tag is `editors`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamFolderNotificationTargetEditors *asEditors;
/// The object if its tag is `silent`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamFolderNotificationTargetSilent *asSilent;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamFolderNotificationTargetOther *asOther;
@end

/// The admins.
@interface DBXTeamLogTeamFolderNotificationTargetAdmins : DBXTeamLogTeamFolderNotificationTarget
/// Creates an object with the tag `admins`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admins and the editors of the folder.
@interface DBXTeamLogTeamFolderNotificationTargetBoth : DBXTeamLogTeamFolderNotificationTarget
/// Creates an object with the tag `both`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The editors of the folder.
@interface DBXTeamLogTeamFolderNotificationTargetEditors : DBXTeamLogTeamFolderNotificationTarget
/// Creates an object with the tag `editors`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No one.
@interface DBXTeamLogTeamFolderNotificationTargetSilent : DBXTeamLogTeamFolderNotificationTarget
/// Creates an object with the tag `silent`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTeamFolderNotificationTargetOther : DBXTeamLogTeamFolderNotificationTarget
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which an archived team folder was permanently deleted.
@interface DBXTeamLogTeamFolderPermanentlyDeleteDetails : DBXObject
@end

/// An archived team folder was permanently deleted.
@interface DBXTeamLogTeamFolderPermanentlyDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team folder was renamed.
@interface DBXTeamLogTeamFolderRenameDetails : DBXObject
/// The name of the folder before the change.
@property (nonatomic, readonly, copy) NSString *previousFolderName;
/// The name of the folder after the change.
@property (nonatomic, readonly, copy) NSString *newFolderName;
/// The name of the folder after the change.
- (NSString *)newFolderName DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousFolderName:(NSString *)previousFolderName
    newFolderName:(NSString *)newFolderName
    NS_DESIGNATED_INITIALIZER;
@end

/// A team folder was renamed.
@interface DBXTeamLogTeamFolderRenameType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The enforcement of a team folder's space limit.
@interface DBXTeamLogTeamFolderSpaceCapsType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTeamFolderSpaceCapsType (Members)
/// The object if its tag is `hard`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamFolderSpaceCapsTypeHard *asHard;
/// The object if its tag is `off`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamFolderSpaceCapsTypeOff *asOff;
/// The object if its tag is `soft`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamFolderSpaceCapsTypeSoft *asSoft;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamFolderSpaceCapsTypeOther *asOther;
@end

/// A hard limit.
@interface DBXTeamLogTeamFolderSpaceCapsTypeHard : DBXTeamLogTeamFolderSpaceCapsType
/// Creates an object with the tag `hard`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The space limit is off.
@interface DBXTeamLogTeamFolderSpaceCapsTypeOff : DBXTeamLogTeamFolderSpaceCapsType
/// Creates an object with the tag `off`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A soft limit.
@interface DBXTeamLogTeamFolderSpaceCapsTypeSoft : DBXTeamLogTeamFolderSpaceCapsType
/// Creates an object with the tag `soft`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTeamFolderSpaceCapsTypeOther : DBXTeamLogTeamFolderSpaceCapsType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the enforcement of a team folder's space limit was changed.
@interface DBXTeamLogTeamFolderSpaceLimitsChangeCapsTypeDetails : DBXObject
/// The enforcement of the limit before the change.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamFolderSpaceCapsType *previousCapsType;
/// The enforcement of the limit after the change.
@property (nonatomic, readonly) DBXTeamLogTeamFolderSpaceCapsType *newCapsType;
/// The enforcement of the limit after the change.
- (DBXTeamLogTeamFolderSpaceCapsType *)newCapsType DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewCapsType:(DBXTeamLogTeamFolderSpaceCapsType *)newCapsType
    previousCapsType:(nullable DBXTeamLogTeamFolderSpaceCapsType *)previousCapsType
    NS_DESIGNATED_INITIALIZER;
@end

/// The enforcement of a team folder's space limit was changed.
@interface DBXTeamLogTeamFolderSpaceLimitsChangeCapsTypeType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the space limit of a team folder was changed.
@interface DBXTeamLogTeamFolderSpaceLimitsChangeLimitDetails : DBXObject
/// The limit in bytes before the change.
@property (nonatomic, readonly, nullable) NSNumber *previousLimitBytes;
/// The limit in bytes after the change.
@property (nonatomic, readonly) NSNumber *newLimitBytes;
/// The limit in bytes after the change.
- (NSNumber *)newLimitBytes DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewLimitBytes:(NSNumber *)newLimitBytes
    previousLimitBytes:(nullable NSNumber *)previousLimitBytes
    NS_DESIGNATED_INITIALIZER;
@end

/// The space limit of a team folder was changed.
@interface DBXTeamLogTeamFolderSpaceLimitsChangeLimitType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the recipient of notifications about a team folder's space limit was changed.
@interface DBXTeamLogTeamFolderSpaceLimitsChangeNotificationTargetDetails : DBXObject
/// The recipients of notifications before the change.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamFolderNotificationTarget *previousTarget;
/// The recipients of notifications after the change.
@property (nonatomic, readonly) DBXTeamLogTeamFolderNotificationTarget *newTarget;
/// The recipients of notifications after the change.
- (DBXTeamLogTeamFolderNotificationTarget *)newTarget DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewTarget:(DBXTeamLogTeamFolderNotificationTarget *)newTarget
    previousTarget:(nullable DBXTeamLogTeamFolderNotificationTarget *)previousTarget
    NS_DESIGNATED_INITIALIZER;
@end

/// The recipient of notifications about a team folder's space limit was changed.
@interface DBXTeamLogTeamFolderSpaceLimitsChangeNotificationTargetType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
