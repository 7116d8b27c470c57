// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGDashConnectorStatus, DBTEAMLOGDashStackType;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which a comment was added to a Dash stack.
@interface DBTEAMLOGDashAddedCommentToStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The name of the stack's item to which the comment belongs.
@property (nonatomic, readonly, copy) NSString *stackItemName;
/// The text of the comment.
@property (nonatomic, readonly, copy) NSString *commentText;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackItemName:(NSString *)stackItemName
    commentText:(NSString *)commentText
    stackType:(nullable DBTEAMLOGDashStackType *)stackType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName
    stackItemName:(NSString *)stackItemName
    commentText:(NSString *)commentText;
@end

/// Converts `DBTEAMLOGDashAddedCommentToStackDetails` from and to JSON.
@interface DBTEAMLOGDashAddedCommentToStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAddedCommentToStackDetails *)instance;
+ (DBTEAMLOGDashAddedCommentToStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment was added to a Dash stack.
@interface DBTEAMLOGDashAddedCommentToStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashAddedCommentToStackType` from and to JSON.
@interface DBTEAMLOGDashAddedCommentToStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAddedCommentToStackType *)instance;
+ (DBTEAMLOGDashAddedCommentToStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member connected a Dash user connector.
@interface DBTEAMLOGDashAddedConnectorDetails : DBStoneObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly) DBTEAMLOGDashConnectorStatus *connectorStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(DBTEAMLOGDashConnectorStatus *)connectorStatus;
@end

/// Converts `DBTEAMLOGDashAddedConnectorDetails` from and to JSON.
@interface DBTEAMLOGDashAddedConnectorDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAddedConnectorDetails *)instance;
+ (DBTEAMLOGDashAddedConnectorDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member connected a Dash user connector.
@interface DBTEAMLOGDashAddedConnectorType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashAddedConnectorType` from and to JSON.
@interface DBTEAMLOGDashAddedConnectorTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAddedConnectorType *)instance;
+ (DBTEAMLOGDashAddedConnectorType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a link was added to a Dash stack.
@interface DBTEAMLOGDashAddedLinkToStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The link that was added.
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

/// Converts `DBTEAMLOGDashAddedLinkToStackDetails` from and to JSON.
@interface DBTEAMLOGDashAddedLinkToStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAddedLinkToStackDetails *)instance;
+ (DBTEAMLOGDashAddedLinkToStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link was added to a Dash stack.
@interface DBTEAMLOGDashAddedLinkToStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashAddedLinkToStackType` from and to JSON.
@interface DBTEAMLOGDashAddedLinkToStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAddedLinkToStackType *)instance;
+ (DBTEAMLOGDashAddedLinkToStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an admin added an email domain to the team's Dash allowlist.
@interface DBTEAMLOGDashAddedTeamEmailDomainAllowlistDetails : DBStoneObject
/// The email domain.
@property (nonatomic, readonly, copy) NSString *emailDomain;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEmailDomain:(NSString *)emailDomain;
@end

/// Converts `DBTEAMLOGDashAddedTeamEmailDomainAllowlistDetails` from and to JSON.
@interface DBTEAMLOGDashAddedTeamEmailDomainAllowlistDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAddedTeamEmailDomainAllowlistDetails *)instance;
+ (DBTEAMLOGDashAddedTeamEmailDomainAllowlistDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An admin added an email domain to the team's Dash allowlist.
@interface DBTEAMLOGDashAddedTeamEmailDomainAllowlistType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashAddedTeamEmailDomainAllowlistType` from and to JSON.
@interface DBTEAMLOGDashAddedTeamEmailDomainAllowlistTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashAddedTeamEmailDomainAllowlistType *)instance;
+ (DBTEAMLOGDashAddedTeamEmailDomainAllowlistType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `DashAdded`.
@interface DBTEAMLOGEventDetails (DashAdded)
/// Details of an event in which a comment was added to a Dash stack. Has a value only if
/// `isDashAddedCommentToStackDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAddedCommentToStackDetails *dashAddedCommentToStackDetails;

/// Details of an event in which a member connected a Dash user connector. Has a value only if
/// `isDashAddedConnectorDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAddedConnectorDetails *dashAddedConnectorDetails;

/// Details of an event in which a link was added to a Dash stack. Has a value only if `isDashAddedLinkToStackDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAddedLinkToStackDetails *dashAddedLinkToStackDetails;

/// Details of an event in which an admin added an email domain to the team's Dash allowlist. Has a value only if
/// `isDashAddedTeamEmailDomainAllowlistDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDashAddedTeamEmailDomainAllowlistDetails *dashAddedTeamEmailDomainAllowlistDetails;

/// Creates an object with the tag `dash_added_comment_to_stack_details`.
- (instancetype)
    initWithDashAddedCommentToStackDetails:(DBTEAMLOGDashAddedCommentToStackDetails *)dashAddedCommentToStackDetails;

/// Creates an object with the tag `dash_added_connector_details`.
- (instancetype)initWithDashAddedConnectorDetails:(DBTEAMLOGDashAddedConnectorDetails *)dashAddedConnectorDetails;
/// Creates an object with the tag `dash_added_link_to_stack_details`.
- (instancetype)initWithDashAddedLinkToStackDetails:(DBTEAMLOGDashAddedLinkToStackDetails *)dashAddedLinkToStackDetails;

/// Creates an object with the tag `dash_added_team_email_domain_allowlist_details`.
- (instancetype)
    initWithDashAddedTeamEmailDomainAllowlistDetails:(DBTEAMLOGDashAddedTeamEmailDomainAllowlistDetails *)dashAddedTeamEmailDomainAllowlistDetails;

/// Returns whether the tag is `dash_added_comment_to_stack_details`.
- (BOOL)isDashAddedCommentToStackDetails;
/// Returns whether the tag is `dash_added_connector_details`.
- (BOOL)isDashAddedConnectorDetails;
/// Returns whether the tag is `dash_added_link_to_stack_details`.
- (BOOL)isDashAddedLinkToStackDetails;
/// Returns whether the tag is `dash_added_team_email_domain_allowlist_details`.
- (BOOL)isDashAddedTeamEmailDomainAllowlistDetails;
@end

/// The members whose names start with `DashAdded`.
@interface DBTEAMLOGEventType (DashAdded)
/// A comment was added to a Dash stack. Has a value only if `isDashAddedCommentToStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAddedCommentToStackType *dashAddedCommentToStack;
/// A member connected a Dash user connector. Has a value only if `isDashAddedConnector` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAddedConnectorType *dashAddedConnector;
/// A link was added to a Dash stack. Has a value only if `isDashAddedLinkToStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAddedLinkToStackType *dashAddedLinkToStack;

/// An admin added an email domain to the team's Dash allowlist. Has a value only if
/// `isDashAddedTeamEmailDomainAllowlist` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashAddedTeamEmailDomainAllowlistType *dashAddedTeamEmailDomainAllowlist;

/// Creates an object with the tag `dash_added_comment_to_stack`.
- (instancetype)initWithDashAddedCommentToStack:(DBTEAMLOGDashAddedCommentToStackType *)dashAddedCommentToStack;
/// Creates an object with the tag `dash_added_connector`.
- (instancetype)initWithDashAddedConnector:(DBTEAMLOGDashAddedConnectorType *)dashAddedConnector;
/// Creates an object with the tag `dash_added_link_to_stack`.
- (instancetype)initWithDashAddedLinkToStack:(DBTEAMLOGDashAddedLinkToStackType *)dashAddedLinkToStack;

/// Creates an object with the tag `dash_added_team_email_domain_allowlist`.
- (instancetype)
    initWithDashAddedTeamEmailDomainAllowlist:(DBTEAMLOGDashAddedTeamEmailDomainAllowlistType *)dashAddedTeamEmailDomainAllowlist;

/// Returns whether the tag is `dash_added_comment_to_stack`.
- (BOOL)isDashAddedCommentToStack;
/// Returns whether the tag is `dash_added_connector`.
- (BOOL)isDashAddedConnector;
/// Returns whether the tag is `dash_added_link_to_stack`.
- (BOOL)isDashAddedLinkToStack;
/// Returns whether the tag is `dash_added_team_email_domain_allowlist`.
- (BOOL)isDashAddedTeamEmailDomainAllowlist;
@end

/// The members whose names start with `DashAdded`.
@interface DBTEAMLOGEventTypeArg (DashAdded)
/// Creates an object with the tag `dash_added_comment_to_stack`.
- (instancetype)initWithDashAddedCommentToStack;
/// Creates an object with the tag `dash_added_connector`.
- (instancetype)initWithDashAddedConnector;
/// Creates an object with the tag `dash_added_link_to_stack`.
- (instancetype)initWithDashAddedLinkToStack;
/// Creates an object with the tag `dash_added_team_email_domain_allowlist`.
- (instancetype)initWithDashAddedTeamEmailDomainAllowlist;
/// Returns whether the tag is `dash_added_comment_to_stack`.
- (BOOL)isDashAddedCommentToStack;
/// Returns whether the tag is `dash_added_connector`.
- (BOOL)isDashAddedConnector;
/// Returns whether the tag is `dash_added_link_to_stack`.
- (BOOL)isDashAddedLinkToStack;
/// Returns whether the tag is `dash_added_team_email_domain_allowlist`.
- (BOOL)isDashAddedTeamEmailDomainAllowlist;
@end

NS_ASSUME_NONNULL_END
