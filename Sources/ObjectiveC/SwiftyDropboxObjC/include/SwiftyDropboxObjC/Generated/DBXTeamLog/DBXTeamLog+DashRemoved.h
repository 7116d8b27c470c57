// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogDashConnectorStatus, DBXTeamLogDashStackType, DBXTeamLogEventDetailsDashRemovedConnectorDetails,
    DBXTeamLogEventDetailsDashRemovedLinkFromStackDetails, DBXTeamLogEventDetailsDashRemovedSharedLinkToStackDetails,
    DBXTeamLogEventDetailsDashRemovedTeamEmailDomainAllowlistDetails, DBXTeamLogEventTypeArgDashRemovedConnector,
    DBXTeamLogEventTypeArgDashRemovedLinkFromStack, DBXTeamLogEventTypeArgDashRemovedSharedLinkToStack,
    DBXTeamLogEventTypeArgDashRemovedTeamEmailDomainAllowlist, DBXTeamLogEventTypeDashRemovedConnector,
    DBXTeamLogEventTypeDashRemovedLinkFromStack, DBXTeamLogEventTypeDashRemovedSharedLinkToStack,
    DBXTeamLogEventTypeDashRemovedTeamEmailDomainAllowlist;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which a member disconnected a Dash user connector.
@interface DBXTeamLogDashRemovedConnectorDetails : DBXObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly) DBXTeamLogDashConnectorStatus *connectorStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(DBXTeamLogDashConnectorStatus *)connectorStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// A member disconnected a Dash user connector.
@interface DBXTeamLogDashRemovedConnectorType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link was removed from a Dash stack.
@interface DBXTeamLogDashRemovedLinkFromStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The link that was removed.
@property (nonatomic, readonly, copy) NSString *stackItemLink;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackItemLink:(NSString *)stackItemLink
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A link was removed from a Dash stack.
@interface DBXTeamLogDashRemovedLinkFromStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link to a Dash stack was removed.
@interface DBXTeamLogDashRemovedSharedLinkToStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared link to a Dash stack was removed.
@interface DBXTeamLogDashRemovedSharedLinkToStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin removed an email domain from the team's Dash allowlist.
@interface DBXTeamLogDashRemovedTeamEmailDomainAllowlistDetails : DBXObject
/// The email domain.
@property (nonatomic, readonly, copy) NSString *emailDomain;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEmailDomain:(NSString *)emailDomain NS_DESIGNATED_INITIALIZER;
@end

/// An admin removed an email domain from the team's Dash allowlist.
@interface DBXTeamLogDashRemovedTeamEmailDomainAllowlistType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (DashRemovedMembers)
/// The object if its tag is `dash_removed_connector_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashRemovedConnectorDetails *asDashRemovedConnectorDetails;

/// The object if its tag is `dash_removed_link_from_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashRemovedLinkFromStackDetails *asDashRemovedLinkFromStackDetails;

/// The object if its tag is `dash_removed_shared_link_to_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashRemovedSharedLinkToStackDetails *asDashRemovedSharedLinkToStackDetails;

/// The object if its tag is `dash_removed_team_email_domain_allowlist_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashRemovedTeamEmailDomainAllowlistDetails *asDashRemovedTeamEmailDomainAllowlistDetails;
@end

/// Details of an event in which a member disconnected a Dash user connector.
@interface DBXTeamLogEventDetailsDashRemovedConnectorDetails : DBXTeamLogEventDetails
/// The value of `dash_removed_connector_details`.
@property (nonatomic, strong) DBXTeamLogDashRemovedConnectorDetails *dashRemovedConnectorDetails;
/// Creates an object with the tag `dash_removed_connector_details`.
- (instancetype)init:(DBXTeamLogDashRemovedConnectorDetails *)dashRemovedConnectorDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link was removed from a Dash stack.
@interface DBXTeamLogEventDetailsDashRemovedLinkFromStackDetails : DBXTeamLogEventDetails
/// The value of `dash_removed_link_from_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashRemovedLinkFromStackDetails *dashRemovedLinkFromStackDetails;

/// Creates an object with the tag `dash_removed_link_from_stack_details`.
- (instancetype)init:(DBXTeamLogDashRemovedLinkFromStackDetails *)dashRemovedLinkFromStackDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link to a Dash stack was removed.
@interface DBXTeamLogEventDetailsDashRemovedSharedLinkToStackDetails : DBXTeamLogEventDetails
/// The value of `dash_removed_shared_link_to_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashRemovedSharedLinkToStackDetails *dashRemovedSharedLinkToStackDetails;

/// Creates an object with the tag `dash_removed_shared_link_to_stack_details`.
- (instancetype)init:(DBXTeamLogDashRemovedSharedLinkToStackDetails *)dashRemovedSharedLinkToStackDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin removed an email domain from the team's Dash allowlist.
@interface DBXTeamLogEventDetailsDashRemovedTeamEmailDomainAllowlistDetails : DBXTeamLogEventDetails
/// The value of `dash_removed_team_email_domain_allowlist_details`.
@property (nonatomic, strong)
    DBXTeamLogDashRemovedTeamEmailDomainAllowlistDetails *dashRemovedTeamEmailDomainAllowlistDetails;

/// Creates an object with the tag `dash_removed_team_email_domain_allowlist_details`.
- (instancetype)init:(DBXTeamLogDashRemovedTeamEmailDomainAllowlistDetails *)dashRemovedTeamEmailDomainAllowlistDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (DashRemovedMembers)
/// The object if its tag is `dash_removed_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashRemovedConnector *asDashRemovedConnector;
/// The object if its tag is `dash_removed_link_from_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashRemovedLinkFromStack *asDashRemovedLinkFromStack;

/// The object if its tag is `dash_removed_shared_link_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDashRemovedSharedLinkToStack *asDashRemovedSharedLinkToStack;

/// The object if its tag is `dash_removed_team_email_domain_allowlist`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDashRemovedTeamEmailDomainAllowlist *asDashRemovedTeamEmailDomainAllowlist;
@end

/// A member disconnected a Dash user connector.
@interface DBXTeamLogEventTypeDashRemovedConnector : DBXTeamLogEventType
/// The value of `dash_removed_connector`.
@property (nonatomic, strong) DBXTeamLogDashRemovedConnectorType *dashRemovedConnector;
/// Creates an object with the tag `dash_removed_connector`.
- (instancetype)init:(DBXTeamLogDashRemovedConnectorType *)dashRemovedConnector NS_DESIGNATED_INITIALIZER;
@end

/// A link was removed from a Dash stack.
@interface DBXTeamLogEventTypeDashRemovedLinkFromStack : DBXTeamLogEventType
/// The value of `dash_removed_link_from_stack`.
@property (nonatomic, strong) DBXTeamLogDashRemovedLinkFromStackType *dashRemovedLinkFromStack;
/// Creates an object with the tag `dash_removed_link_from_stack`.
- (instancetype)init:(DBXTeamLogDashRemovedLinkFromStackType *)dashRemovedLinkFromStack NS_DESIGNATED_INITIALIZER;
@end

/// A shared link to a Dash stack was removed.
@interface DBXTeamLogEventTypeDashRemovedSharedLinkToStack : DBXTeamLogEventType
/// The value of `dash_removed_shared_link_to_stack`.
@property (nonatomic, strong) DBXTeamLogDashRemovedSharedLinkToStackType *dashRemovedSharedLinkToStack;

/// Creates an object with the tag `dash_removed_shared_link_to_stack`.
- (instancetype)init:(DBXTeamLogDashRemovedSharedLinkToStackType *)dashRemovedSharedLinkToStack
    NS_DESIGNATED_INITIALIZER;
@end

/// An admin removed an email domain from the team's Dash allowlist.
@interface DBXTeamLogEventTypeDashRemovedTeamEmailDomainAllowlist : DBXTeamLogEventType
/// The value of `dash_removed_team_email_domain_allowlist`.
@property (nonatomic, strong) DBXTeamLogDashRemovedTeamEmailDomainAllowlistType *dashRemovedTeamEmailDomainAllowlist;

/// Creates an object with the tag `dash_removed_team_email_domain_allowlist`.
- (instancetype)init:(DBXTeamLogDashRemovedTeamEmailDomainAllowlistType *)dashRemovedTeamEmailDomainAllowlist
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (DashRemovedMembers)
/// The object if its tag is `dash_removed_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashRemovedConnector *asDashRemovedConnector;
/// The object if its tag is `dash_removed_link_from_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashRemovedLinkFromStack *asDashRemovedLinkFromStack;

/// The object if its tag is `dash_removed_shared_link_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashRemovedSharedLinkToStack *asDashRemovedSharedLinkToStack;

/// The object if its tag is `dash_removed_team_email_domain_allowlist`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashRemovedTeamEmailDomainAllowlist *asDashRemovedTeamEmailDomainAllowlist;
@end

/// Events in which a member disconnected a Dash user connector.
@interface DBXTeamLogEventTypeArgDashRemovedConnector : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_removed_connector`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a link was removed from a Dash stack.
@interface DBXTeamLogEventTypeArgDashRemovedLinkFromStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_removed_link_from_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared link to a Dash stack was removed.
@interface DBXTeamLogEventTypeArgDashRemovedSharedLinkToStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_removed_shared_link_to_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an admin removed an email domain from the team's Dash allowlist.
@interface DBXTeamLogEventTypeArgDashRemovedTeamEmailDomainAllowlist : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_removed_team_email_domain_allowlist`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
