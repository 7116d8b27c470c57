// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogDashConnectorStatus, DBXTeamLogDashStackType, DBXTeamLogEventDetailsDashAddedCommentToStackDetails,
    DBXTeamLogEventDetailsDashAddedConnectorDetails, DBXTeamLogEventDetailsDashAddedLinkToStackDetails,
    DBXTeamLogEventDetailsDashAddedTeamEmailDomainAllowlistDetails, DBXTeamLogEventTypeArgDashAddedCommentToStack,
    DBXTeamLogEventTypeArgDashAddedConnector, DBXTeamLogEventTypeArgDashAddedLinkToStack,
    DBXTeamLogEventTypeArgDashAddedTeamEmailDomainAllowlist, DBXTeamLogEventTypeDashAddedCommentToStack,
    DBXTeamLogEventTypeDashAddedConnector, DBXTeamLogEventTypeDashAddedLinkToStack,
    DBXTeamLogEventTypeDashAddedTeamEmailDomainAllowlist;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which a comment was added to a Dash stack.
@interface DBXTeamLogDashAddedCommentToStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The name of the stack's item to which the comment belongs.
@property (nonatomic, readonly, copy) NSString *stackItemName;
/// The text of the comment.
@property (nonatomic, readonly, copy) NSString *commentText;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackItemName:(NSString *)stackItemName
    commentText:(NSString *)commentText
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment was added to a Dash stack.
@interface DBXTeamLogDashAddedCommentToStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member connected a Dash user connector.
@interface DBXTeamLogDashAddedConnectorDetails : DBXObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The status of the connector.
@property (nonatomic, readonly) DBXTeamLogDashConnectorStatus *connectorStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    connectorStatus:(DBXTeamLogDashConnectorStatus *)connectorStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// A member connected a Dash user connector.
@interface DBXTeamLogDashAddedConnectorType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link was added to a Dash stack.
@interface DBXTeamLogDashAddedLinkToStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The link that was added.
@property (nonatomic, readonly, copy) NSString *stackItemLink;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackItemLink:(NSString *)stackItemLink
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A link was added to a Dash stack.
@interface DBXTeamLogDashAddedLinkToStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin added an email domain to the team's Dash allowlist.
@interface DBXTeamLogDashAddedTeamEmailDomainAllowlistDetails : DBXObject
/// The email domain.
@property (nonatomic, readonly, copy) NSString *emailDomain;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEmailDomain:(NSString *)emailDomain NS_DESIGNATED_INITIALIZER;
@end

/// An admin added an email domain to the team's Dash allowlist.
@interface DBXTeamLogDashAddedTeamEmailDomainAllowlistType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (DashAddedMembers)
/// The object if its tag is `dash_added_comment_to_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashAddedCommentToStackDetails *asDashAddedCommentToStackDetails;

/// The object if its tag is `dash_added_connector_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsDashAddedConnectorDetails *asDashAddedConnectorDetails;

/// The object if its tag is `dash_added_link_to_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashAddedLinkToStackDetails *asDashAddedLinkToStackDetails;

/// The object if its tag is `dash_added_team_email_domain_allowlist_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashAddedTeamEmailDomainAllowlistDetails *asDashAddedTeamEmailDomainAllowlistDetails;
@end

/// Details of an event in which a comment was added to a Dash stack.
@interface DBXTeamLogEventDetailsDashAddedCommentToStackDetails : DBXTeamLogEventDetails
/// The value of `dash_added_comment_to_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashAddedCommentToStackDetails *dashAddedCommentToStackDetails;

/// Creates an object with the tag `dash_added_comment_to_stack_details`.
- (instancetype)init:(DBXTeamLogDashAddedCommentToStackDetails *)dashAddedCommentToStackDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member connected a Dash user connector.
@interface DBXTeamLogEventDetailsDashAddedConnectorDetails : DBXTeamLogEventDetails
/// The value of `dash_added_connector_details`.
@property (nonatomic, strong) DBXTeamLogDashAddedConnectorDetails *dashAddedConnectorDetails;
/// Creates an object with the tag `dash_added_connector_details`.
- (instancetype)init:(DBXTeamLogDashAddedConnectorDetails *)dashAddedConnectorDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link was added to a Dash stack.
@interface DBXTeamLogEventDetailsDashAddedLinkToStackDetails : DBXTeamLogEventDetails
/// The value of `dash_added_link_to_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashAddedLinkToStackDetails *dashAddedLinkToStackDetails;
/// Creates an object with the tag `dash_added_link_to_stack_details`.
- (instancetype)init:(DBXTeamLogDashAddedLinkToStackDetails *)dashAddedLinkToStackDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin added an email domain to the team's Dash allowlist.
@interface DBXTeamLogEventDetailsDashAddedTeamEmailDomainAllowlistDetails : DBXTeamLogEventDetails
/// The value of `dash_added_team_email_domain_allowlist_details`.
@property (nonatomic, strong)
    DBXTeamLogDashAddedTeamEmailDomainAllowlistDetails *dashAddedTeamEmailDomainAllowlistDetails;

/// Creates an object with the tag `dash_added_team_email_domain_allowlist_details`.
- (instancetype)init:(DBXTeamLogDashAddedTeamEmailDomainAllowlistDetails *)dashAddedTeamEmailDomainAllowlistDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (DashAddedMembers)
/// The object if its tag is `dash_added_comment_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashAddedCommentToStack *asDashAddedCommentToStack;
/// The object if its tag is `dash_added_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashAddedConnector *asDashAddedConnector;
/// The object if its tag is `dash_added_link_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashAddedLinkToStack *asDashAddedLinkToStack;

/// The object if its tag is `dash_added_team_email_domain_allowlist`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDashAddedTeamEmailDomainAllowlist *asDashAddedTeamEmailDomainAllowlist;
@end

/// A comment was added to a Dash stack.
@interface DBXTeamLogEventTypeDashAddedCommentToStack : DBXTeamLogEventType
/// The value of `dash_added_comment_to_stack`.
@property (nonatomic, strong) DBXTeamLogDashAddedCommentToStackType *dashAddedCommentToStack;
/// Creates an object with the tag `dash_added_comment_to_stack`.
- (instancetype)init:(DBXTeamLogDashAddedCommentToStackType *)dashAddedCommentToStack NS_DESIGNATED_INITIALIZER;
@end

/// A member connected a Dash user connector.
@interface DBXTeamLogEventTypeDashAddedConnector : DBXTeamLogEventType
/// The value of `dash_added_connector`.
@property (nonatomic, strong) DBXTeamLogDashAddedConnectorType *dashAddedConnector;
/// Creates an object with the tag `dash_added_connector`.
- (instancetype)init:(DBXTeamLogDashAddedConnectorType *)dashAddedConnector NS_DESIGNATED_INITIALIZER;
@end

/// A link was added to a Dash stack.
@interface DBXTeamLogEventTypeDashAddedLinkToStack : DBXTeamLogEventType
/// The value of `dash_added_link_to_stack`.
@property (nonatomic, strong) DBXTeamLogDashAddedLinkToStackType *dashAddedLinkToStack;
/// Creates an object with the tag `dash_added_link_to_stack`.
- (instancetype)init:(DBXTeamLogDashAddedLinkToStackType *)dashAddedLinkToStack NS_DESIGNATED_INITIALIZER;
@end

/// An admin added an email domain to the team's Dash allowlist.
@interface DBXTeamLogEventTypeDashAddedTeamEmailDomainAllowlist : DBXTeamLogEventType
/// The value of `dash_added_team_email_domain_allowlist`.
@property (nonatomic, strong) DBXTeamLogDashAddedTeamEmailDomainAllowlistType *dashAddedTeamEmailDomainAllowlist;

/// Creates an object with the tag `dash_added_team_email_domain_allowlist`.
- (instancetype)init:(DBXTeamLogDashAddedTeamEmailDomainAllowlistType *)dashAddedTeamEmailDomainAllowlist
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (DashAddedMembers)
/// The object if its tag is `dash_added_comment_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashAddedCommentToStack *asDashAddedCommentToStack;
/// The object if its tag is `dash_added_connector`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashAddedConnector *asDashAddedConnector;
/// The object if its tag is `dash_added_link_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashAddedLinkToStack *asDashAddedLinkToStack;

/// The object if its tag is `dash_added_team_email_domain_allowlist`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashAddedTeamEmailDomainAllowlist *asDashAddedTeamEmailDomainAllowlist;
@end

/// Events in which a comment was added to a Dash stack.
@interface DBXTeamLogEventTypeArgDashAddedCommentToStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_added_comment_to_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member connected a Dash user connector.
@interface DBXTeamLogEventTypeArgDashAddedConnector : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_added_connector`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a link was added to a Dash stack.
@interface DBXTeamLogEventTypeArgDashAddedLinkToStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_added_link_to_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an admin added an email domain to the team's Dash allowlist.
@interface DBXTeamLogEventTypeArgDashAddedTeamEmailDomainAllowlist : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_added_team_email_domain_allowlist`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
