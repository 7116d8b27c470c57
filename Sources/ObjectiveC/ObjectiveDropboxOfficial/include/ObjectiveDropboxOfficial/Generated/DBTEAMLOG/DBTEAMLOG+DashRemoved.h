// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGDashConnectorStatus, DBTEAMLOGDashStackType;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which a member disconnected a Dash user connector.
@interface DBTEAMLOGDashRemovedConnectorDetails : DBStoneObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly) DBTEAMLOGDashConnectorStatus *connectorStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(DBTEAMLOGDashConnectorStatus *)connectorStatus;
@end

/// Converts `DBTEAMLOGDashRemovedConnectorDetails` from and to JSON.
@interface DBTEAMLOGDashRemovedConnectorDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashRemovedConnectorDetails *)instance;
+ (DBTEAMLOGDashRemovedConnectorDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member disconnected a Dash user connector.
@interface DBTEAMLOGDashRemovedConnectorType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashRemovedConnectorType` from and to JSON.
@interface DBTEAMLOGDashRemovedConnectorTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashRemovedConnectorType *)instance;
+ (DBTEAMLOGDashRemovedConnectorType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a link was removed from a Dash stack.
@interface DBTEAMLOGDashRemovedLinkFromStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The link that was removed.
@property (nonatomic, readonly, copy) NSString *stackItemLink;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackItemLink:(NSString *)stackItemLink
    stackType:(nullable DBTEAMLOGDashStackType *)stackType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName stackItemLink:(NSString *)stackItemLink;
@end

/// Converts `DBTEAMLOGDashRemovedLinkFromStackDetails` from and to JSON.
@interface DBTEAMLOGDashRemovedLinkFromStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashRemovedLinkFromStackDetails *)instance;
+ (DBTEAMLOGDashRemovedLinkFromStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link was removed from a Dash stack.
@interface DBTEAMLOGDashRemovedLinkFromStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashRemovedLinkFromStackType` from and to JSON.
@interface DBTEAMLOGDashRemovedLinkFromStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashRemovedLinkFromStackType *)instance;
+ (DBTEAMLOGDashRemovedLinkFromStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared link to a Dash stack was removed.
@interface DBTEAMLOGDashRemovedSharedLinkToStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName stackType:(nullable DBTEAMLOGDashStackType *)stackType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName;
@end

/// Converts `DBTEAMLOGDashRemovedSharedLinkToStackDetails` from and to JSON.
@interface DBTEAMLOGDashRemovedSharedLinkToStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashRemovedSharedLinkToStackDetails *)instance;
+ (DBTEAMLOGDashRemovedSharedLinkToStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared link to a Dash stack was removed.
@interface DBTEAMLOGDashRemovedSharedLinkToStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashRemovedSharedLinkToStackType` from and to JSON.
@interface DBTEAMLOGDashRemovedSharedLinkToStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashRemovedSharedLinkToStackType *)instance;
+ (DBTEAMLOGDashRemovedSharedLinkToStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an admin removed an email domain from the team's Dash allowlist.
@interface DBTEAMLOGDashRemovedTeamEmailDomainAllowlistDetails : DBStoneObject
/// The email domain.
@property (nonatomic, readonly, copy) NSString *emailDomain;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEmailDomain:(NSString *)emailDomain;
@end

/// Converts `DBTEAMLOGDashRemovedTeamEmailDomainAllowlistDetails` from and to JSON.
@interface DBTEAMLOGDashRemovedTeamEmailDomainAllowlistDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashRemovedTeamEmailDomainAllowlistDetails *)instance;
+ (DBTEAMLOGDashRemovedTeamEmailDomainAllowlistDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An admin removed an email domain from the team's Dash allowlist.
@interface DBTEAMLOGDashRemovedTeamEmailDomainAllowlistType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashRemovedTeamEmailDomainAllowlistType` from and to JSON.
@interface DBTEAMLOGDashRemovedTeamEmailDomainAllowlistTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashRemovedTeamEmailDomainAllowlistType *)instance;
+ (DBTEAMLOGDashRemovedTeamEmailDomainAllowlistType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `DashRemoved`.
@interface DBTEAMLOGEventDetails (DashRemoved)
/// Details of an event in which a member disconnected a Dash user connector. Has a value only if
/// `isDashRemovedConnectorDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashRemovedConnectorDetails *dashRemovedConnectorDetails;

/// Details of an event in which a link was removed from a Dash stack. Has a value only if
/// `isDashRemovedLinkFromStackDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashRemovedLinkFromStackDetails *dashRemovedLinkFromStackDetails;

/// Details of an event in which a shared link to a Dash stack was removed. Has a value only if
/// `isDashRemovedSharedLinkToStackDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashRemovedSharedLinkToStackDetails *dashRemovedSharedLinkToStackDetails;

/// Details of an event in which an admin removed an email domain from the team's Dash allowlist. Has a value only if
/// `isDashRemovedTeamEmailDomainAllowlistDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDashRemovedTeamEmailDomainAllowlistDetails *dashRemovedTeamEmailDomainAllowlistDetails;

/// Creates an object with the tag `dash_removed_connector_details`.
- (instancetype)initWithDashRemovedConnectorDetails:(DBTEAMLOGDashRemovedConnectorDetails *)dashRemovedConnectorDetails;

/// Creates an object with the tag `dash_removed_link_from_stack_details`.
- (instancetype)
    initWithDashRemovedLinkFromStackDetails:(DBTEAMLOGDashRemovedLinkFromStackDetails *)dashRemovedLinkFromStackDetails;

/// Creates an object with the tag `dash_removed_shared_link_to_stack_details`.
- (instancetype)
    initWithDashRemovedSharedLinkToStackDetails:(DBTEAMLOGDashRemovedSharedLinkToStackDetails *)dashRemovedSharedLinkToStackDetails;

/// Creates an object with the tag `dash_removed_team_email_domain_allowlist_details`.
- (instancetype)
    initWithDashRemovedTeamEmailDomainAllowlistDetails:(DBTEAMLOGDashRemovedTeamEmailDomainAllowlistDetails *)dashRemovedTeamEmailDomainAllowlistDetails;

/// Returns whether the tag is `dash_removed_connector_details`.
- (BOOL)isDashRemovedConnectorDetails;
/// Returns whether the tag is `dash_removed_link_from_stack_details`.
- (BOOL)isDashRemovedLinkFromStackDetails;
/// Returns whether the tag is `dash_removed_shared_link_to_stack_details`.
- (BOOL)isDashRemovedSharedLinkToStackDetails;
/// Returns whether the tag is `dash_removed_team_email_domain_allowlist_details`.
- (BOOL)isDashRemovedTeamEmailDomainAllowlistDetails;
@end

/// The members whose names start with `DashRemoved`.
@interface DBTEAMLOGEventType (DashRemoved)
/// A member disconnected a Dash user connector. Has a value only if `isDashRemovedConnector` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashRemovedConnectorType *dashRemovedConnector;
/// A link was removed from a Dash stack. Has a value only if `isDashRemovedLinkFromStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashRemovedLinkFromStackType *dashRemovedLinkFromStack;
/// A shared link to a Dash stack was removed. Has a value only if `isDashRemovedSharedLinkToStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashRemovedSharedLinkToStackType *dashRemovedSharedLinkToStack;

/// An admin removed an email domain from the team's Dash allowlist. Has a value only if
/// `isDashRemovedTeamEmailDomainAllowlist` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashRemovedTeamEmailDomainAllowlistType *dashRemovedTeamEmailDomainAllowlist;

/// Creates an object with the tag `dash_removed_connector`.
- (instancetype)initWithDashRemovedConnector:(DBTEAMLOGDashRemovedConnectorType *)dashRemovedConnector;
/// Creates an object with the tag `dash_removed_link_from_stack`.
- (instancetype)initWithDashRemovedLinkFromStack:(DBTEAMLOGDashRemovedLinkFromStackType *)dashRemovedLinkFromStack;

/// Creates an object with the tag `dash_removed_shared_link_to_stack`.
- (instancetype)
    initWithDashRemovedSharedLinkToStack:(DBTEAMLOGDashRemovedSharedLinkToStackType *)dashRemovedSharedLinkToStack;

/// Creates an object with the tag `dash_removed_team_email_domain_allowlist`.
- (instancetype)
    initWithDashRemovedTeamEmailDomainAllowlist:(DBTEAMLOGDashRemovedTeamEmailDomainAllowlistType *)dashRemovedTeamEmailDomainAllowlist;

/// Returns whether the tag is `dash_removed_connector`.
- (BOOL)isDashRemovedConnector;
/// Returns whether the tag is `dash_removed_link_from_stack`.
- (BOOL)isDashRemovedLinkFromStack;
/// Returns whether the tag is `dash_removed_shared_link_to_stack`.
- (BOOL)isDashRemovedSharedLinkToStack;
/// Returns whether the tag is `dash_removed_team_email_domain_allowlist`.
- (BOOL)isDashRemovedTeamEmailDomainAllowlist;
@end

/// The members whose names start with `DashRemoved`.
@interface DBTEAMLOGEventTypeArg (DashRemoved)
/// Creates an object with the tag `dash_removed_connector`.
- (instancetype)initWithDashRemovedConnector;
/// Creates an object with the tag `dash_removed_link_from_stack`.
- (instancetype)initWithDashRemovedLinkFromStack;
/// Creates an object with the tag `dash_removed_shared_link_to_stack`.
- (instancetype)initWithDashRemovedSharedLinkToStack;
/// Creates an object with the tag `dash_removed_team_email_domain_allowlist`.
- (instancetype)initWithDashRemovedTeamEmailDomainAllowlist;
/// Returns whether the tag is `dash_removed_connector`.
- (BOOL)isDashRemovedConnector;
/// Returns whether the tag is `dash_removed_link_from_stack`.
- (BOOL)isDashRemovedLinkFromStack;
/// Returns whether the tag is `dash_removed_shared_link_to_stack`.
- (BOOL)isDashRemovedSharedLinkToStack;
/// Returns whether the tag is `dash_removed_team_email_domain_allowlist`.
- (BOOL)isDashRemovedTeamEmailDomainAllowlist;
@end

NS_ASSUME_NONNULL_END
