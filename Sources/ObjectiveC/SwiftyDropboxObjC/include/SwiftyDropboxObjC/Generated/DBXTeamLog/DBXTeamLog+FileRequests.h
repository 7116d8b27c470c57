// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsFileRequestsChangePolicyDetails, DBXTeamLogEventDetailsFileRequestsEmailsEnabledDetails,
    DBXTeamLogEventDetailsFileRequestsEmailsRestrictedToTeamOnlyDetails, DBXTeamLogEventTypeArgFileRequestsChangePolicy,
    DBXTeamLogEventTypeArgFileRequestsEmailsEnabled, DBXTeamLogEventTypeArgFileRequestsEmailsRestrictedToTeamOnly,
    DBXTeamLogEventTypeFileRequestsChangePolicy, DBXTeamLogEventTypeFileRequestsEmailsEnabled,
    DBXTeamLogEventTypeFileRequestsEmailsRestrictedToTeamOnly, DBXTeamLogFileRequestsChangePolicyDetails,
    DBXTeamLogFileRequestsChangePolicyType, DBXTeamLogFileRequestsEmailsEnabledDetails,
    DBXTeamLogFileRequestsEmailsEnabledType, DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyDetails,
    DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyType, DBXTeamLogFileRequestsPolicy,
    DBXTeamLogFileRequestsPolicyDisabled, DBXTeamLogFileRequestsPolicyEnabled, DBXTeamLogFileRequestsPolicyOther;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (FileRequestsMembers)
/// The object if its tag is `file_requests_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileRequestsChangePolicyDetails *asFileRequestsChangePolicyDetails;

/// The object if its tag is `file_requests_emails_enabled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileRequestsEmailsEnabledDetails *asFileRequestsEmailsEnabledDetails;

/// The object if its tag is `file_requests_emails_restricted_to_team_only_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileRequestsEmailsRestrictedToTeamOnlyDetails *asFileRequestsEmailsRestrictedToTeamOnlyDetails;
@end

/// Details of an event in which file requests were enabled or disabled.
@interface DBXTeamLogEventDetailsFileRequestsChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `file_requests_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogFileRequestsChangePolicyDetails *fileRequestsChangePolicyDetails;

/// Creates an object with the tag `file_requests_change_policy_details`.
- (instancetype)init:(DBXTeamLogFileRequestsChangePolicyDetails *)fileRequestsChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which file request emails were enabled for everyone.
@interface DBXTeamLogEventDetailsFileRequestsEmailsEnabledDetails : DBXTeamLogEventDetails
/// The value of `file_requests_emails_enabled_details`.
@property (nonatomic, strong) DBXTeamLogFileRequestsEmailsEnabledDetails *fileRequestsEmailsEnabledDetails;

/// Creates an object with the tag `file_requests_emails_enabled_details`.
- (instancetype)init:(DBXTeamLogFileRequestsEmailsEnabledDetails *)fileRequestsEmailsEnabledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which file request emails were limited to the team.
@interface DBXTeamLogEventDetailsFileRequestsEmailsRestrictedToTeamOnlyDetails : DBXTeamLogEventDetails
/// The value of `file_requests_emails_restricted_to_team_only_details`.
@property (nonatomic, strong)
    DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyDetails *fileRequestsEmailsRestrictedToTeamOnlyDetails;

/// Creates an object with the tag `file_requests_emails_restricted_to_team_only_details`.
- (instancetype)
    init:(DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyDetails *)fileRequestsEmailsRestrictedToTeamOnlyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (FileRequestsMembers)
/// The object if its tag is `file_requests_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRequestsChangePolicy *asFileRequestsChangePolicy;
/// The object if its tag is `file_requests_emails_enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRequestsEmailsEnabled *asFileRequestsEmailsEnabled;

/// The object if its tag is `file_requests_emails_restricted_to_team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeFileRequestsEmailsRestrictedToTeamOnly *asFileRequestsEmailsRestrictedToTeamOnly;
@end

/// File requests were enabled or disabled.
@interface DBXTeamLogEventTypeFileRequestsChangePolicy : DBXTeamLogEventType
/// The value of `file_requests_change_policy`.
@property (nonatomic, strong) DBXTeamLogFileRequestsChangePolicyType *fileRequestsChangePolicy;
/// Creates an object with the tag `file_requests_change_policy`.
- (instancetype)init:(DBXTeamLogFileRequestsChangePolicyType *)fileRequestsChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// File request emails were enabled for everyone. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeFileRequestsEmailsEnabled : DBXTeamLogEventType
/// The value of `file_requests_emails_enabled`.
@property (nonatomic, strong) DBXTeamLogFileRequestsEmailsEnabledType *fileRequestsEmailsEnabled;
/// Creates an object with the tag `file_requests_emails_enabled`.
- (instancetype)init:(DBXTeamLogFileRequestsEmailsEnabledType *)fileRequestsEmailsEnabled NS_DESIGNATED_INITIALIZER;
@end

/// File request emails were limited to the team. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeFileRequestsEmailsRestrictedToTeamOnly : DBXTeamLogEventType
/// The value of `file_requests_emails_restricted_to_team_only`.
@property (nonatomic, strong)
    DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyType *fileRequestsEmailsRestrictedToTeamOnly;

/// Creates an object with the tag `file_requests_emails_restricted_to_team_only`.
- (instancetype)init:(DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyType *)fileRequestsEmailsRestrictedToTeamOnly
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (FileRequestsMembers)
/// The object if its tag is `file_requests_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRequestsChangePolicy *asFileRequestsChangePolicy;
/// The object if its tag is `file_requests_emails_enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRequestsEmailsEnabled *asFileRequestsEmailsEnabled;

/// The object if its tag is `file_requests_emails_restricted_to_team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgFileRequestsEmailsRestrictedToTeamOnly *asFileRequestsEmailsRestrictedToTeamOnly;
@end

/// Events in which file requests were enabled or disabled.
@interface DBXTeamLogEventTypeArgFileRequestsChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_requests_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which file request emails were enabled for everyone.
@interface DBXTeamLogEventTypeArgFileRequestsEmailsEnabled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_requests_emails_enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which file request emails were limited to the team.
@interface DBXTeamLogEventTypeArgFileRequestsEmailsRestrictedToTeamOnly : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_requests_emails_restricted_to_team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which file requests were enabled or disabled.
@interface DBXTeamLogFileRequestsChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogFileRequestsPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogFileRequestsPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogFileRequestsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogFileRequestsPolicy *)newValue
    previousValue:(nullable DBXTeamLogFileRequestsPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// File requests were enabled or disabled.
@interface DBXTeamLogFileRequestsChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which file request emails were enabled for everyone.
@interface DBXTeamLogFileRequestsEmailsEnabledDetails : DBXObject
@end

/// File request emails were enabled for everyone. Dropbox no longer records this event.
@interface DBXTeamLogFileRequestsEmailsEnabledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which file request emails were limited to the team.
@interface DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyDetails : DBXObject
@end

/// File request emails were limited to the team. Dropbox no longer records this event.
@interface DBXTeamLogFileRequestsEmailsRestrictedToTeamOnlyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for file requests.
@interface DBXTeamLogFileRequestsPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogFileRequestsPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileRequestsPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileRequestsPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileRequestsPolicyOther *asOther;
@end

/// File requests are disabled.
@interface DBXTeamLogFileRequestsPolicyDisabled : DBXTeamLogFileRequestsPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// File requests are enabled.
@interface DBXTeamLogFileRequestsPolicyEnabled : DBXTeamLogFileRequestsPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogFileRequestsPolicyOther : DBXTeamLogFileRequestsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
