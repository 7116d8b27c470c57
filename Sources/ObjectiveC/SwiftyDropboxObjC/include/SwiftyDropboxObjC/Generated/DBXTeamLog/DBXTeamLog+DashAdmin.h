// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogDashConnectorStatus, DBXTeamLogEventDetailsDashAdminAddedOrgWideConnectorDetails,
    DBXTeamLogEventDetailsDashAdminDisabledConnectorDetails, DBXTeamLogEventDetailsDashAdminEnabledConnectorDetails,
    DBXTeamLogEventDetailsDashAdminRemovedOrgWideConnectorDetails, DBXTeamLogEventTypeArgDashAdminAddedOrgWideConnector,
    DBXTeamLogEventTypeArgDashAdminDisabledConnector, DBXTeamLogEventTypeArgDashAdminEnabledConnector,
    DBXTeamLogEventTypeArgDashAdminRemovedOrgWideConnector, DBXTeamLogEventTypeDashAdminAddedOrgWideConnector,
    DBXTeamLogEventTypeDashAdminDisabledConnector, DBXTeamLogEventTypeDashAdminEnabledConnector,
    DBXTeamLogEventTypeDashAdminRemovedOrgWideConnector;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which an admin added a Dash connector for the organization.
@interface DBXTeamLogDashAdminAddedOrgWideConnectorDetails : DBXObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly) DBXTeamLogDashConnectorStatus *connectorStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(DBXTeamLogDashConnectorStatus *)connectorStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// An admin added a Dash connector for the organization.
@interface DBXTeamLogDashAdminAddedOrgWideConnectorType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin disabled a Dash user connector.
@interface DBXTeamLogDashAdminDisabledConnectorDetails : DBXObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly, nullable) DBXTeamLogDashConnectorStatus *connectorStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(nullable DBXTeamLogDashConnectorStatus *)connectorStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// An admin disabled a Dash user connector.
@interface DBXTeamLogDashAdminDisabledConnectorType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin enabled a Dash user connector.
@interface DBXTeamLogDashAdminEnabledConnectorDetails : DBXObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly, nullable) DBXTeamLogDashConnectorStatus *connectorStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(nullable DBXTeamLogDashConnectorStatus *)connectorStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// An admin enabled a Dash user connector.
@interface DBXTeamLogDashAdminEnabledConnectorType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin removed a Dash connector of the organization.
@interface DBXTeamLogDashAdminRemovedOrgWideConnectorDetails : DBXObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly) DBXTeamLogDashConnectorStatus *connectorStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(DBXTeamLogDashConnectorStatus *)connectorStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// An admin removed a Dash connector of the organization.
@interface DBXTeamLogDashAdminRemovedOrgWideConnectorType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (DashAdminMembers)
/// The object if its tag is `dash_admin_added_org_wide_connector_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashAdminAddedOrgWideConnectorDetails *asDashAdminAddedOrgWideConnectorDetails;

/// The object if its tag is `dash_admin_disabled_connector_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashAdminDisabledConnectorDetails *asDashAdminDisabledConnectorDetails;

/// The object if its tag is `dash_admin_enabled_connector_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashAdminEnabledConnectorDetails *asDashAdminEnabledConnectorDetails;

/// The object if its tag is `dash_admin_removed_org_wide_connector_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashAdminRemovedOrgWideConnectorDetails *asDashAdminRemovedOrgWideConnectorDetails;
@end

/// Details of an event in which an admin added a Dash connector for the organization.
@interface DBXTeamLogEventDetailsDashAdminAddedOrgWideConnectorDetails : DBXTeamLogEventDetails
/// The value of `dash_admin_added_org_wide_connector_details`.
@property (nonatomic, strong) DBXTeamLogDashAdminAddedOrgWideConnectorDetails *dashAdminAddedOrgWideConnectorDetails;

/// Creates an object with the tag `dash_admin_added_org_wide_connector_details`.
- (instancetype)init:(DBXTeamLogDashAdminAddedOrgWideConnectorDetails *)dashAdminAddedOrgWideConnectorDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin disabled a Dash user connector.
@interface DBXTeamLogEventDetailsDashAdminDisabledConnectorDetails : DBXTeamLogEventDetails
/// The value of `dash_admin_disabled_connector_details`.
@property (nonatomic, strong) DBXTeamLogDashAdminDisabledConnectorDetails *dashAdminDisabledConnectorDetails;

/// Creates an object with the tag `dash_admin_disabled_connector_details`.
- (instancetype)init:(DBXTeamLogDashAdminDisabledConnectorDetails *)dashAdminDisabledConnectorDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin enabled a Dash user connector.
@interface DBXTeamLogEventDetailsDashAdminEnabledConnectorDetails : DBXTeamLogEventDetails
/// The value of `dash_admin_enabled_connector_details`.
@property (nonatomic, strong) DBXTeamLogDashAdminEnabledConnectorDetails *dashAdminEnabledConnectorDetails;

/// Creates an object with the tag `dash_admin_enabled_connector_details`.
- (instancetype)init:(DBXTeamLogDashAdminEnabledConnectorDetails *)dashAdminEnabledConnectorDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin removed a Dash connector of the organization.
@interface DBXTeamLogEventDetailsDashAdminRemovedOrgWideConnectorDetails : DBXTeamLogEventDetails
/// The value of `dash_admin_removed_org_wide_connector_details`.
@property (nonatomic, strong)
    DBXTeamLogDashAdminRemovedOrgWideConnectorDetails *dashAdminRemovedOrgWideConnectorDetails;

/// Creates an object with the tag `dash_admin_removed_org_wide_connector_details`.
- (instancetype)init:(DBXTeamLogDashAdminRemovedOrgWideConnectorDetails *)dashAdminRemovedOrgWideConnectorDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (DashAdminMembers)
/// The object if its tag is `dash_admin_added_org_wide_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDashAdminAddedOrgWideConnector *asDashAdminAddedOrgWideConnector;

/// The object if its tag is `dash_admin_disabled_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashAdminDisabledConnector *asDashAdminDisabledConnector;
/// The object if its tag is `dash_admin_enabled_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashAdminEnabledConnector *asDashAdminEnabledConnector;

/// The object if its tag is `dash_admin_removed_org_wide_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDashAdminRemovedOrgWideConnector *asDashAdminRemovedOrgWideConnector;
@end

/// An admin added a Dash connector for the organization.
@interface DBXTeamLogEventTypeDashAdminAddedOrgWideConnector : DBXTeamLogEventType
/// The value of `dash_admin_added_org_wide_connector`.
@property (nonatomic, strong) DBXTeamLogDashAdminAddedOrgWideConnectorType *dashAdminAddedOrgWideConnector;

/// Creates an object with the tag `dash_admin_added_org_wide_connector`.
- (instancetype)init:(DBXTeamLogDashAdminAddedOrgWideConnectorType *)dashAdminAddedOrgWideConnector
    NS_DESIGNATED_INITIALIZER;
@end

/// An admin disabled a Dash user connector.
@interface DBXTeamLogEventTypeDashAdminDisabledConnector : DBXTeamLogEventType
/// The value of `dash_admin_disabled_connector`.
@property (nonatomic, strong) DBXTeamLogDashAdminDisabledConnectorType *dashAdminDisabledConnector;
/// Creates an object with the tag `dash_admin_disabled_connector`.
- (instancetype)init:(DBXTeamLogDashAdminDisabledConnectorType *)dashAdminDisabledConnector NS_DESIGNATED_INITIALIZER;
@end

/// An admin enabled a Dash user connector.
@interface DBXTeamLogEventTypeDashAdminEnabledConnector : DBXTeamLogEventType
/// The value of `dash_admin_enabled_connector`.
@property (nonatomic, strong) DBXTeamLogDashAdminEnabledConnectorType *dashAdminEnabledConnector;
/// Creates an object with the tag `dash_admin_enabled_connector`.
- (instancetype)init:(DBXTeamLogDashAdminEnabledConnectorType *)dashAdminEnabledConnector NS_DESIGNATED_INITIALIZER;
@end

/// An admin removed a Dash connector of the organization.
@interface DBXTeamLogEventTypeDashAdminRemovedOrgWideConnector : DBXTeamLogEventType
/// The value of `dash_admin_removed_org_wide_connector`.
@property (nonatomic, strong) DBXTeamLogDashAdminRemovedOrgWideConnectorType *dashAdminRemovedOrgWideConnector;

/// Creates an object with the tag `dash_admin_removed_org_wide_connector`.
- (instancetype)init:(DBXTeamLogDashAdminRemovedOrgWideConnectorType *)dashAdminRemovedOrgWideConnector
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (DashAdminMembers)
/// The object if its tag is `dash_admin_added_org_wide_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashAdminAddedOrgWideConnector *asDashAdminAddedOrgWideConnector;

/// The object if its tag is `dash_admin_disabled_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashAdminDisabledConnector *asDashAdminDisabledConnector;

/// The object if its tag is `dash_admin_enabled_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashAdminEnabledConnector *asDashAdminEnabledConnector;

/// The object if its tag is `dash_admin_removed_org_wide_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashAdminRemovedOrgWideConnector *asDashAdminRemovedOrgWideConnector;
@end

/// Events in which an admin added a Dash connector for the organization.
@interface DBXTeamLogEventTypeArgDashAdminAddedOrgWideConnector : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_admin_added_org_wide_connector`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an admin disabled a Dash user connector.
@interface DBXTeamLogEventTypeArgDashAdminDisabledConnector : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_admin_disabled_connector`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an admin enabled a Dash user connector.
@interface DBXTeamLogEventTypeArgDashAdminEnabledConnector : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_admin_enabled_connector`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an admin removed a Dash connector of the organization.
@interface DBXTeamLogEventTypeArgDashAdminRemovedOrgWideConnector : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_admin_removed_org_wide_connector`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
