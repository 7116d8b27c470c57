// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGDashConnectorStatus;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which an admin added a Dash connector for the organization.
@interface DBTEAMLOGDashAdminAddedOrgWideConnectorDetails : DBStoneObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly) DBTEAMLOGDashConnectorStatus *connectorStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(DBTEAMLOGDashConnectorStatus *)connectorStatus;
@end

/// Converts `DBTEAMLOGDashAdminAddedOrgWideConnectorDetails` from and to JSON.
@interface DBTEAMLOGDashAdminAddedOrgWideConnectorDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAdminAddedOrgWideConnectorDetails *)instance;
+ (DBTEAMLOGDashAdminAddedOrgWideConnectorDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An admin added a Dash connector for the organization.
@interface DBTEAMLOGDashAdminAddedOrgWideConnectorType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashAdminAddedOrgWideConnectorType` from and to JSON.
@interface DBTEAMLOGDashAdminAddedOrgWideConnectorTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAdminAddedOrgWideConnectorType *)instance;
+ (DBTEAMLOGDashAdminAddedOrgWideConnectorType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an admin disabled a Dash user connector.
@interface DBTEAMLOGDashAdminDisabledConnectorDetails : DBStoneObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashConnectorStatus *connectorStatus;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(nullable DBTEAMLOGDashConnectorStatus *)connectorStatus;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithConnectorName:(NSString *)connectorName;
@end

/// Converts `DBTEAMLOGDashAdminDisabledConnectorDetails` from and to JSON.
@interface DBTEAMLOGDashAdminDisabledConnectorDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAdminDisabledConnectorDetails *)instance;
+ (DBTEAMLOGDashAdminDisabledConnectorDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An admin disabled a Dash user connector.
@interface DBTEAMLOGDashAdminDisabledConnectorType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashAdminDisabledConnectorType` from and to JSON.
@interface DBTEAMLOGDashAdminDisabledConnectorTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAdminDisabledConnectorType *)instance;
+ (DBTEAMLOGDashAdminDisabledConnectorType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an admin enabled a Dash user connector.
@interface DBTEAMLOGDashAdminEnabledConnectorDetails : DBStoneObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashConnectorStatus *connectorStatus;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(nullable DBTEAMLOGDashConnectorStatus *)connectorStatus;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithConnectorName:(NSString *)connectorName;
@end

/// Converts `DBTEAMLOGDashAdminEnabledConnectorDetails` from and to JSON.
@interface DBTEAMLOGDashAdminEnabledConnectorDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAdminEnabledConnectorDetails *)instance;
+ (DBTEAMLOGDashAdminEnabledConnectorDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An admin enabled a Dash user connector.
@interface DBTEAMLOGDashAdminEnabledConnectorType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashAdminEnabledConnectorType` from and to JSON.
@interface DBTEAMLOGDashAdminEnabledConnectorTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAdminEnabledConnectorType *)instance;
+ (DBTEAMLOGDashAdminEnabledConnectorType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an admin removed a Dash connector of the organization.
@interface DBTEAMLOGDashAdminRemovedOrgWideConnectorDetails : DBStoneObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly) DBTEAMLOGDashConnectorStatus *connectorStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(DBTEAMLOGDashConnectorStatus *)connectorStatus;
@end

/// Converts `DBTEAMLOGDashAdminRemovedOrgWideConnectorDetails` from and to JSON.
@interface DBTEAMLOGDashAdminRemovedOrgWideConnectorDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAdminRemovedOrgWideConnectorDetails *)instance;
+ (DBTEAMLOGDashAdminRemovedOrgWideConnectorDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An admin removed a Dash connector of the organization.
@interface DBTEAMLOGDashAdminRemovedOrgWideConnectorType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashAdminRemovedOrgWideConnectorType` from and to JSON.
@interface DBTEAMLOGDashAdminRemovedOrgWideConnectorTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAdminRemovedOrgWideConnectorType *)instance;
+ (DBTEAMLOGDashAdminRemovedOrgWideConnectorType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `DashAdmin`.
@interface DBTEAMLOGEventDetails (DashAdmin)
/// Details of an event in which an admin added a Dash connector for the organization. Has a value only if
/// `isDashAdminAddedOrgWideConnectorDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAdminAddedOrgWideConnectorDetails *dashAdminAddedOrgWideConnectorDetails;

/// Details of an event in which an admin disabled a Dash user connector. Has a value only if
/// `isDashAdminDisabledConnectorDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAdminDisabledConnectorDetails *dashAdminDisabledConnectorDetails;

/// Details of an event in which an admin enabled a Dash user connector. Has a value only if
/// `isDashAdminEnabledConnectorDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAdminEnabledConnectorDetails *dashAdminEnabledConnectorDetails;

/// Details of an event in which an admin removed a Dash connector of the organization. Has a value only if
/// `isDashAdminRemovedOrgWideConnectorDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDashAdminRemovedOrgWideConnectorDetails *dashAdminRemovedOrgWideConnectorDetails;

/// Creates an object with the tag `dash_admin_added_org_wide_connector_details`.
- (instancetype)
    initWithDashAdminAddedOrgWideConnectorDetails:(DBTEAMLOGDashAdminAddedOrgWideConnectorDetails *)dashAdminAddedOrgWideConnectorDetails;

/// Creates an object with the tag `dash_admin_disabled_connector_details`.
- (instancetype)
    initWithDashAdminDisabledConnectorDetails:(DBTEAMLOGDashAdminDisabledConnectorDetails *)dashAdminDisabledConnectorDetails;

/// Creates an object with the tag `dash_admin_enabled_connector_details`.
- (instancetype)
    initWithDashAdminEnabledConnectorDetails:(DBTEAMLOGDashAdminEnabledConnectorDetails *)dashAdminEnabledConnectorDetails;

/// Creates an object with the tag `dash_admin_removed_org_wide_connector_details`.
- (instancetype)
    initWithDashAdminRemovedOrgWideConnectorDetails:(DBTEAMLOGDashAdminRemovedOrgWideConnectorDetails *)dashAdminRemovedOrgWideConnectorDetails;

/// Returns whether the tag is `dash_admin_added_org_wide_connector_details`.
- (BOOL)isDashAdminAddedOrgWideConnectorDetails;
/// Returns whether the tag is `dash_admin_disabled_connector_details`.
- (BOOL)isDashAdminDisabledConnectorDetails;
/// Returns whether the tag is `dash_admin_enabled_connector_details`.
- (BOOL)isDashAdminEnabledConnectorDetails;
/// Returns whether the tag is `dash_admin_removed_org_wide_connector_details`.
- (BOOL)isDashAdminRemovedOrgWideConnectorDetails;
@end

/// The members whose names start with `DashAdmin`.
@interface DBTEAMLOGEventType (DashAdmin)
/// An admin added a Dash connector for the organization. Has a value only if `isDashAdminAddedOrgWideConnector` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAdminAddedOrgWideConnectorType *dashAdminAddedOrgWideConnector;

/// An admin disabled a Dash user connector. Has a value only if `isDashAdminDisabledConnector` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAdminDisabledConnectorType *dashAdminDisabledConnector;
/// An admin enabled a Dash user connector. Has a value only if `isDashAdminEnabledConnector` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAdminEnabledConnectorType *dashAdminEnabledConnector;

/// An admin removed a Dash connector of the organization. Has a value only if `isDashAdminRemovedOrgWideConnector`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAdminRemovedOrgWideConnectorType *dashAdminRemovedOrgWideConnector;

/// Creates an object with the tag `dash_admin_added_org_wide_connector`.
- (instancetype)
    initWithDashAdminAddedOrgWideConnector:(DBTEAMLOGDashAdminAddedOrgWideConnectorType *)dashAdminAddedOrgWideConnector;

/// Creates an object with the tag `dash_admin_disabled_connector`.
- (instancetype)initWithDashAdminDisabledConnector:(DBTEAMLOGDashAdminDisabledConnectorType *)dashAdminDisabledConnector;
/// Creates an object with the tag `dash_admin_enabled_connector`.
- (instancetype)initWithDashAdminEnabledConnector:(DBTEAMLOGDashAdminEnabledConnectorType *)dashAdminEnabledConnector;

/// Creates an object with the tag `dash_admin_removed_org_wide_connector`.
- (instancetype)
    initWithDashAdminRemovedOrgWideConnector:(DBTEAMLOGDashAdminRemovedOrgWideConnectorType *)dashAdminRemovedOrgWideConnector;

/// Returns whether the tag is `dash_admin_added_org_wide_connector`.
- (BOOL)isDashAdminAddedOrgWideConnector;
/// Returns whether the tag is `dash_admin_disabled_connector`.
- (BOOL)isDashAdminDisabledConnector;
/// Returns whether the tag is `dash_admin_enabled_connector`.
- (BOOL)isDashAdminEnabledConnector;
/// Returns whether the tag is `dash_admin_removed_org_wide_connector`.
- (BOOL)isDashAdminRemovedOrgWideConnector;
@end

/// The members whose names start with `DashAdmin`.
@interface DBTEAMLOGEventTypeArg (DashAdmin)
/// Creates an object with the tag `dash_admin_added_org_wide_connector`.
- (instancetype)initWithDashAdminAddedOrgWideConnector;
/// Creates an object with the tag `dash_admin_disabled_connector`.
- (instancetype)initWithDashAdminDisabledConnector;
/// Creates an object with the tag `dash_admin_enabled_connector`.
- (instancetype)initWithDashAdminEnabledConnector;
/// Creates an object with the tag `dash_admin_removed_org_wide_connector`.
- (instancetype)initWithDashAdminRemovedOrgWideConnector;
/// Returns whether the tag is `dash_admin_added_org_wide_connector`.
- (BOOL)isDashAdminAddedOrgWideConnector;
/// Returns whether the tag is `dash_admin_disabled_connector`.
- (BOOL)isDashAdminDisabledConnector;
/// Returns whether the tag is `dash_admin_enabled_connector`.
- (BOOL)isDashAdminEnabledConnector;
/// Returns whether the tag is `dash_admin_removed_org_wide_connector`.
- (BOOL)isDashAdminRemovedOrgWideConnector;
@end

NS_ASSUME_NONNULL_END
