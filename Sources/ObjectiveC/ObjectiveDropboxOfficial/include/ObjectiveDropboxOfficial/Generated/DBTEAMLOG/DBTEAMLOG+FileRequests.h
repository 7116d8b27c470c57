// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGFileRequestsChangePolicyDetails, DBTEAMLOGFileRequestsChangePolicyType,
    DBTEAMLOGFileRequestsEmailsEnabledDetails, DBTEAMLOGFileRequestsEmailsEnabledType,
    DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetails, DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyType,
    DBTEAMLOGFileRequestsPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `FileRequests`.
@interface DBTEAMLOGEventDetails (FileRequests)
/// Details of an event in which file requests were enabled or disabled. Has a value only if
/// `isFileRequestsChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestsChangePolicyDetails *fileRequestsChangePolicyDetails;

/// Details of an event in which file request emails were enabled for everyone. Has a value only if
/// `isFileRequestsEmailsEnabledDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestsEmailsEnabledDetails *fileRequestsEmailsEnabledDetails;

/// Details of an event in which file request emails were limited to the team. Has a value only if
/// `isFileRequestsEmailsRestrictedToTeamOnlyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetails *fileRequestsEmailsRestrictedToTeamOnlyDetails;

/// Creates an object with the tag `file_requests_change_policy_details`.
- (instancetype)
    initWithFileRequestsChangePolicyDetails:(DBTEAMLOGFileRequestsChangePolicyDetails *)fileRequestsChangePolicyDetails;

/// Creates an object with the tag `file_requests_emails_enabled_details`.
- (instancetype)
    initWithFileRequestsEmailsEnabledDetails:(DBTEAMLOGFileRequestsEmailsEnabledDetails *)fileRequestsEmailsEnabledDetails;

/// Creates an object with the tag `file_requests_emails_restricted_to_team_only_details`.
- (instancetype)
    initWithFileRequestsEmailsRestrictedToTeamOnlyDetails:(DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetails *)fileRequestsEmailsRestrictedToTeamOnlyDetails;

/// Returns whether the tag is `file_requests_change_policy_details`.
- (BOOL)isFileRequestsChangePolicyDetails;
/// Returns whether the tag is `file_requests_emails_enabled_details`.
- (BOOL)isFileRequestsEmailsEnabledDetails;
/// Returns whether the tag is `file_requests_emails_restricted_to_team_only_details`.
- (BOOL)isFileRequestsEmailsRestrictedToTeamOnlyDetails;
@end

/// The members whose names start with `FileRequests`.
@interface DBTEAMLOGEventType (FileRequests)
/// File requests were enabled or disabled. Has a value only if `isFileRequestsChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestsChangePolicyType *fileRequestsChangePolicy;

/// File request emails were enabled for everyone. Dropbox no longer records this event. Has a value only if
/// `isFileRequestsEmailsEnabled` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestsEmailsEnabledType *fileRequestsEmailsEnabled;

/// File request emails were limited to the team. Dropbox no longer records this event. Has a value only if
/// `isFileRequestsEmailsRestrictedToTeamOnly` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyType *fileRequestsEmailsRestrictedToTeamOnly;

/// Creates an object with the tag `file_requests_change_policy`.
- (instancetype)initWithFileRequestsChangePolicy:(DBTEAMLOGFileRequestsChangePolicyType *)fileRequestsChangePolicy;
/// Creates an object with the tag `file_requests_emails_enabled`.
- (instancetype)initWithFileRequestsEmailsEnabled:(DBTEAMLOGFileRequestsEmailsEnabledType *)fileRequestsEmailsEnabled;

/// Creates an object with the tag `file_requests_emails_restricted_to_team_only`.
- (instancetype)
    initWithFileRequestsEmailsRestrictedToTeamOnly:(DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyType *)fileRequestsEmailsRestrictedToTeamOnly;

/// Returns whether the tag is `file_requests_change_policy`.
- (BOOL)isFileRequestsChangePolicy;
/// Returns whether the tag is `file_requests_emails_enabled`.
- (BOOL)isFileRequestsEmailsEnabled;
/// Returns whether the tag is `file_requests_emails_restricted_to_team_only`.
- (BOOL)isFileRequestsEmailsRestrictedToTeamOnly;
@end

/// The members whose names start with `FileRequests`.
@interface DBTEAMLOGEventTypeArg (FileRequests)
/// Creates an object with the tag `file_requests_change_policy`.
- (instancetype)initWithFileRequestsChangePolicy;
/// Creates an object with the tag `file_requests_emails_enabled`.
- (instancetype)initWithFileRequestsEmailsEnabled;
/// Creates an object with the tag `file_requests_emails_restricted_to_team_only`.
- (instancetype)initWithFileRequestsEmailsRestrictedToTeamOnly;
/// Returns whether the tag is `file_requests_change_policy`.
- (BOOL)isFileRequestsChangePolicy;
/// Returns whether the tag is `file_requests_emails_enabled`.
- (BOOL)isFileRequestsEmailsEnabled;
/// Returns whether the tag is `file_requests_emails_restricted_to_team_only`.
- (BOOL)isFileRequestsEmailsRestrictedToTeamOnly;
@end

/// Details of an event in which file requests were enabled or disabled.
@interface DBTEAMLOGFileRequestsChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGFileRequestsPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGFileRequestsPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGFileRequestsPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGFileRequestsPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGFileRequestsPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGFileRequestsChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGFileRequestsChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestsChangePolicyDetails *)instance;
+ (DBTEAMLOGFileRequestsChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// File requests were enabled or disabled.
@interface DBTEAMLOGFileRequestsChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRequestsChangePolicyType` from and to JSON.
@interface DBTEAMLOGFileRequestsChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestsChangePolicyType *)instance;
+ (DBTEAMLOGFileRequestsChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which file request emails were enabled for everyone.
@interface DBTEAMLOGFileRequestsEmailsEnabledDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileRequestsEmailsEnabledDetails` from and to JSON.
@interface DBTEAMLOGFileRequestsEmailsEnabledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestsEmailsEnabledDetails *)instance;
+ (DBTEAMLOGFileRequestsEmailsEnabledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// File request emails were enabled for everyone. Dropbox no longer records this event.
@interface DBTEAMLOGFileRequestsEmailsEnabledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRequestsEmailsEnabledType` from and to JSON.
@interface DBTEAMLOGFileRequestsEmailsEnabledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestsEmailsEnabledType *)instance;
+ (DBTEAMLOGFileRequestsEmailsEnabledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which file request emails were limited to the team.
@interface DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetails` from and to JSON.
@interface DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetails *)instance;
+ (DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// File request emails were limited to the team. Dropbox no longer records this event.
@interface DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyType` from and to JSON.
@interface DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyType *)instance;
+ (DBTEAMLOGFileRequestsEmailsRestrictedToTeamOnlyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGFileRequestsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGFileRequestsPolicyTag) {
    /// File requests are disabled.
    DBTEAMLOGFileRequestsPolicyDisabled,
    /// File requests are enabled.
    DBTEAMLOGFileRequestsPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGFileRequestsPolicyOther,
};

/// The policy for file requests.
@interface DBTEAMLOGFileRequestsPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGFileRequestsPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGFileRequestsPolicy` from and to JSON.
@interface DBTEAMLOGFileRequestsPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestsPolicy *)instance;
+ (DBTEAMLOGFileRequestsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
