// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

@class DBTEAMLegalHoldStatus, DBTEAMMembersInfo, DBTEAMTeamMemberStatus;

NS_ASSUME_NONNULL_BEGIN

/// A file revision that a legal hold keeps.
@interface DBTEAMLegalHoldHeldRevisionMetadata : DBStoneObject
/// The filename of the revision.
@property (nonatomic, readonly, copy) NSString *dNewFilename;
/// The identifier of the revision. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy) NSString *originalRevisionId;
/// The original path of the file. Is empty or starts with `/`.
@property (nonatomic, readonly, copy) NSString *originalFilePath;
/// The time at which Dropbox received the revision.
@property (nonatomic, readonly) NSDate *serverModified;
/// The identifier of the member who made the revision, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *authorMemberId;
/// The status of that member in the team.
@property (nonatomic, readonly) DBTEAMTeamMemberStatus *authorMemberStatus;
/// The email address of that member. At most 255 characters. Is an email address.
@property (nonatomic, readonly, copy) NSString *authorEmail;
/// The type of the file.
@property (nonatomic, readonly, copy) NSString *fileType;
/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// The content hash. Exactly 64 characters.
@property (nonatomic, readonly, copy) NSString *contentHash;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewFilename:(NSString *)dNewFilename
    originalRevisionId:(NSString *)originalRevisionId
    originalFilePath:(NSString *)originalFilePath
    serverModified:(NSDate *)serverModified
    authorMemberId:(NSString *)authorMemberId
    authorMemberStatus:(DBTEAMTeamMemberStatus *)authorMemberStatus
    authorEmail:(NSString *)authorEmail
    fileType:(NSString *)fileType
    size:(NSNumber *)size
    contentHash:(NSString *)contentHash;
@end

/// Converts `DBTEAMLegalHoldHeldRevisionMetadata` from and to JSON.
@interface DBTEAMLegalHoldHeldRevisionMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldHeldRevisionMetadata *)instance;
+ (DBTEAMLegalHoldHeldRevisionMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A legal hold.
@interface DBTEAMLegalHoldPolicy : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The name of the legal hold. At most 140 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the legal hold. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The time of the legal hold's activation.
@property (nonatomic, readonly, nullable) NSDate *activationTime;
/// The members whose files the legal hold keeps.
@property (nonatomic, readonly) DBTEAMMembersInfo *members;
/// The status of the legal hold.
@property (nonatomic, readonly) DBTEAMLegalHoldStatus *status;
/// The start of the period whose revisions the legal hold keeps.
@property (nonatomic, readonly) NSDate *startDate;
/// The end of the period. `nil` if it has no end.
@property (nonatomic, readonly, nullable) NSDate *endDate;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    members:(DBTEAMMembersInfo *)members
    status:(DBTEAMLegalHoldStatus *)status
    startDate:(NSDate *)startDate
    description_:(nullable NSString *)description_
    activationTime:(nullable NSDate *)activationTime
    endDate:(nullable NSDate *)endDate;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithId_:(NSString *)id_
    name:(NSString *)name
    members:(DBTEAMMembersInfo *)members
    status:(DBTEAMLegalHoldStatus *)status
    startDate:(NSDate *)startDate;
@end

/// Converts `DBTEAMLegalHoldPolicy` from and to JSON.
@interface DBTEAMLegalHoldPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldPolicy *)instance;
+ (DBTEAMLegalHoldPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldStatusTag) {
    /// The legal hold is active.
    DBTEAMLegalHoldStatusActive,
    /// The legal hold was released.
    DBTEAMLegalHoldStatusReleased,
    /// The legal hold is being activated.
    DBTEAMLegalHoldStatusActivating,
    /// The legal hold is being updated.
    DBTEAMLegalHoldStatusUpdating,
    /// The legal hold is being exported.
    DBTEAMLegalHoldStatusExporting,
    /// The legal hold is being released.
    DBTEAMLegalHoldStatusReleasing,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldStatusOther,
};

/// The status of a legal hold.
@interface DBTEAMLegalHoldStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldStatusTag tag;
/// Creates an object with the tag `active`.
- (instancetype)initWithActive;
/// Creates an object with the tag `released`.
- (instancetype)initWithReleased;
/// Creates an object with the tag `activating`.
- (instancetype)initWithActivating;
/// Creates an object with the tag `updating`.
- (instancetype)initWithUpdating;
/// Creates an object with the tag `exporting`.
- (instancetype)initWithExporting;
/// Creates an object with the tag `releasing`.
- (instancetype)initWithReleasing;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `active`.
- (BOOL)isActive;
/// Returns whether the tag is `released`.
- (BOOL)isReleased;
/// Returns whether the tag is `activating`.
- (BOOL)isActivating;
/// Returns whether the tag is `updating`.
- (BOOL)isUpdating;
/// Returns whether the tag is `exporting`.
- (BOOL)isExporting;
/// Returns whether the tag is `releasing`.
- (BOOL)isReleasing;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldStatus` from and to JSON.
@interface DBTEAMLegalHoldStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldStatus *)instance;
+ (DBTEAMLegalHoldStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsErrorOther,
};

/// The reason that a legal hold can't be used.
@interface DBTEAMLegalHoldsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsError` from and to JSON.
@interface DBTEAMLegalHoldsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsError *)instance;
+ (DBTEAMLegalHoldsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The legal hold to get.
@interface DBTEAMLegalHoldsGetPolicyArg : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id_;

/// Creates an object.
///
/// - Parameter id_: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBTEAMLegalHoldsGetPolicyArg` from and to JSON.
@interface DBTEAMLegalHoldsGetPolicyArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsGetPolicyArg *)instance;
+ (DBTEAMLegalHoldsGetPolicyArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsGetPolicyError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsGetPolicyErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsGetPolicyErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsGetPolicyErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsGetPolicyErrorOther,
    /// The legal hold doesn't exist.
    DBTEAMLegalHoldsGetPolicyErrorLegalHoldPolicyNotFound,
};

/// The reason that a legal hold wasn't returned.
@interface DBTEAMLegalHoldsGetPolicyError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsGetPolicyErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)initWithLegalHoldPolicyNotFound;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `legal_hold_policy_not_found`.
- (BOOL)isLegalHoldPolicyNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsGetPolicyError` from and to JSON.
@interface DBTEAMLegalHoldsGetPolicyErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsGetPolicyError *)instance;
+ (DBTEAMLegalHoldsGetPolicyError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of the revisions that a legal hold keeps.
@interface DBTEAMLegalHoldsListHeldRevisionResult : DBStoneObject
/// The revisions.
@property (nonatomic, readonly) NSArray<DBTEAMLegalHoldHeldRevisionMetadata *> *entries;
/// The cursor of the next page. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBTEAMLegalHoldHeldRevisionMetadata *> *)entries
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEntries:(NSArray<DBTEAMLegalHoldHeldRevisionMetadata *> *)entries hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMLegalHoldsListHeldRevisionResult` from and to JSON.
@interface DBTEAMLegalHoldsListHeldRevisionResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListHeldRevisionResult *)instance;
+ (DBTEAMLegalHoldsListHeldRevisionResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The legal hold whose revisions to list.
@interface DBTEAMLegalHoldsListHeldRevisionsArg : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id_;

/// Creates an object.
///
/// - Parameter id_: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBTEAMLegalHoldsListHeldRevisionsArg` from and to JSON.
@interface DBTEAMLegalHoldsListHeldRevisionsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListHeldRevisionsArg *)instance;
+ (DBTEAMLegalHoldsListHeldRevisionsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMLegalHoldsListHeldRevisionsContinueArg : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The cursor of the most recent page. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
///   - cursor: The cursor of the most recent page. At least 1 character.
- (instancetype)initWithId_:(NSString *)id_ cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBTEAMLegalHoldsListHeldRevisionsContinueArg` from and to JSON.
@interface DBTEAMLegalHoldsListHeldRevisionsContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListHeldRevisionsContinueArg *)instance;
+ (DBTEAMLegalHoldsListHeldRevisionsContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsListHeldRevisionsContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsListHeldRevisionsContinueErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorUnknownLegalHoldError,
    /// An error occurred at Dropbox. Try again.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorTransientError,
    /// The cursor has expired. List from the start.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsListHeldRevisionsContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMLegalHoldsListHeldRevisionsContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsListHeldRevisionsContinueErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsListHeldRevisionsContinueError` from and to JSON.
@interface DBTEAMLegalHoldsListHeldRevisionsContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListHeldRevisionsContinueError *)instance;
+ (DBTEAMLegalHoldsListHeldRevisionsContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsListHeldRevisionsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsListHeldRevisionsErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsListHeldRevisionsErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsListHeldRevisionsErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsListHeldRevisionsErrorOther,
    /// An error occurred at Dropbox. Try again.
    DBTEAMLegalHoldsListHeldRevisionsErrorTransientError,
    /// The legal hold doesn't keep any revisions yet. Try again later.
    DBTEAMLegalHoldsListHeldRevisionsErrorLegalHoldStillEmpty,
    /// The legal hold isn't active.
    DBTEAMLegalHoldsListHeldRevisionsErrorInactiveLegalHold,
};

/// The reason that revisions weren't listed.
@interface DBTEAMLegalHoldsListHeldRevisionsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsListHeldRevisionsErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError;
/// Creates an object with the tag `legal_hold_still_empty`.
- (instancetype)initWithLegalHoldStillEmpty;
/// Creates an object with the tag `inactive_legal_hold`.
- (instancetype)initWithInactiveLegalHold;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns whether the tag is `legal_hold_still_empty`.
- (BOOL)isLegalHoldStillEmpty;
/// Returns whether the tag is `inactive_legal_hold`.
- (BOOL)isInactiveLegalHold;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsListHeldRevisionsError` from and to JSON.
@interface DBTEAMLegalHoldsListHeldRevisionsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListHeldRevisionsError *)instance;
+ (DBTEAMLegalHoldsListHeldRevisionsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of legal holds.
@interface DBTEAMLegalHoldsListPoliciesArg : DBStoneObject
/// A Boolean value that indicates whether to include released legal holds. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeReleased;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter includeReleased: A Boolean value that indicates whether to include released legal holds. The default is
///   `@NO`.
- (instancetype)initWithIncludeReleased:(nullable NSNumber *)includeReleased;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLegalHoldsListPoliciesArg` from and to JSON.
@interface DBTEAMLegalHoldsListPoliciesArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListPoliciesArg *)instance;
+ (DBTEAMLegalHoldsListPoliciesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsListPoliciesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsListPoliciesErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsListPoliciesErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsListPoliciesErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsListPoliciesErrorOther,
    /// An error occurred at Dropbox. Try again.
    DBTEAMLegalHoldsListPoliciesErrorTransientError,
};

/// The reason that legal holds weren't listed.
@interface DBTEAMLegalHoldsListPoliciesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsListPoliciesErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsListPoliciesError` from and to JSON.
@interface DBTEAMLegalHoldsListPoliciesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListPoliciesError *)instance;
+ (DBTEAMLegalHoldsListPoliciesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The legal holds of the team.
@interface DBTEAMLegalHoldsListPoliciesResult : DBStoneObject
/// The legal holds.
@property (nonatomic, readonly) NSArray<DBTEAMLegalHoldPolicy *> *policies;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPolicies:(NSArray<DBTEAMLegalHoldPolicy *> *)policies;
@end

/// Converts `DBTEAMLegalHoldsListPoliciesResult` from and to JSON.
@interface DBTEAMLegalHoldsListPoliciesResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsListPoliciesResult *)instance;
+ (DBTEAMLegalHoldsListPoliciesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a new legal hold.
@interface DBTEAMLegalHoldsPolicyCreateArg : DBStoneObject
/// The name of the legal hold. At most 140 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the legal hold. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifiers of the members whose files to keep, from 1 to 5.
@property (nonatomic, readonly) NSArray<NSString *> *members;
/// The start of the period whose revisions to keep.
@property (nonatomic, readonly, nullable) NSDate *startDate;
/// The end of the period. `nil` for no end.
@property (nonatomic, readonly, nullable) NSDate *endDate;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - name: The name of the legal hold. At most 140 characters.
///   - members: The identifiers of the members whose files to keep, from 1 to 5.
///   - description_: The description of the legal hold. At most 501 characters.
///   - startDate: The start of the period whose revisions to keep.
///   - endDate: The end of the period. `nil` for no end.
- (instancetype)initWithName:(NSString *)name
    members:(NSArray<NSString *> *)members
    description_:(nullable NSString *)description_
    startDate:(nullable NSDate *)startDate
    endDate:(nullable NSDate *)endDate;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name members:(NSArray<NSString *> *)members;
@end

/// Converts `DBTEAMLegalHoldsPolicyCreateArg` from and to JSON.
@interface DBTEAMLegalHoldsPolicyCreateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyCreateArg *)instance;
+ (DBTEAMLegalHoldsPolicyCreateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsPolicyCreateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsPolicyCreateErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsPolicyCreateErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsPolicyCreateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsPolicyCreateErrorOther,
    /// The start date is later than the end date.
    DBTEAMLegalHoldsPolicyCreateErrorStartDateIsLaterThanEndDate,
    /// The list of members is empty.
    DBTEAMLegalHoldsPolicyCreateErrorEmptyMembersList,
    /// Some of the members can't be included in a legal hold.
    DBTEAMLegalHoldsPolicyCreateErrorInvalidMembers,
    /// The legal hold would have more than 5 members.
    DBTEAMLegalHoldsPolicyCreateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation,
    /// An error occurred at Dropbox. Try again.
    DBTEAMLegalHoldsPolicyCreateErrorTransientError,
    /// Another legal hold has this name.
    DBTEAMLegalHoldsPolicyCreateErrorNameMustBeUnique,
    /// The team has reached the limit of legal holds.
    DBTEAMLegalHoldsPolicyCreateErrorTeamExceededLegalHoldQuota,
    /// A date isn't valid.
    DBTEAMLegalHoldsPolicyCreateErrorInvalidDate,
};

/// The reason that a legal hold wasn't created.
@interface DBTEAMLegalHoldsPolicyCreateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsPolicyCreateErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `start_date_is_later_than_end_date`.
- (instancetype)initWithStartDateIsLaterThanEndDate;
/// Creates an object with the tag `empty_members_list`.
- (instancetype)initWithEmptyMembersList;
/// Creates an object with the tag `invalid_members`.
- (instancetype)initWithInvalidMembers;
/// Creates an object with the tag `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (instancetype)initWithNumberOfUsersOnHoldIsGreaterThanHoldLimitation;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError;
/// Creates an object with the tag `name_must_be_unique`.
- (instancetype)initWithNameMustBeUnique;
/// Creates an object with the tag `team_exceeded_legal_hold_quota`.
- (instancetype)initWithTeamExceededLegalHoldQuota;
/// Creates an object with the tag `invalid_date`.
- (instancetype)initWithInvalidDate;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `start_date_is_later_than_end_date`.
- (BOOL)isStartDateIsLaterThanEndDate;
/// Returns whether the tag is `empty_members_list`.
- (BOOL)isEmptyMembersList;
/// Returns whether the tag is `invalid_members`.
- (BOOL)isInvalidMembers;
/// Returns whether the tag is `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (BOOL)isNumberOfUsersOnHoldIsGreaterThanHoldLimitation;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns whether the tag is `name_must_be_unique`.
- (BOOL)isNameMustBeUnique;
/// Returns whether the tag is `team_exceeded_legal_hold_quota`.
- (BOOL)isTeamExceededLegalHoldQuota;
/// Returns whether the tag is `invalid_date`.
- (BOOL)isInvalidDate;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsPolicyCreateError` from and to JSON.
@interface DBTEAMLegalHoldsPolicyCreateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyCreateError *)instance;
+ (DBTEAMLegalHoldsPolicyCreateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The legal hold to release.
@interface DBTEAMLegalHoldsPolicyReleaseArg : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id_;

/// Creates an object.
///
/// - Parameter id_: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBTEAMLegalHoldsPolicyReleaseArg` from and to JSON.
@interface DBTEAMLegalHoldsPolicyReleaseArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyReleaseArg *)instance;
+ (DBTEAMLegalHoldsPolicyReleaseArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsPolicyReleaseError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsPolicyReleaseErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsPolicyReleaseErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsPolicyReleaseErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsPolicyReleaseErrorOther,
    /// Another operation on the legal hold is in progress. Try again later.
    DBTEAMLegalHoldsPolicyReleaseErrorLegalHoldPerformingAnotherOperation,
    /// The legal hold is being released or was already released.
    DBTEAMLegalHoldsPolicyReleaseErrorLegalHoldAlreadyReleasing,
    /// The legal hold doesn't exist.
    DBTEAMLegalHoldsPolicyReleaseErrorLegalHoldPolicyNotFound,
};

/// The reason that a legal hold wasn't released.
@interface DBTEAMLegalHoldsPolicyReleaseError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsPolicyReleaseErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `legal_hold_performing_another_operation`.
- (instancetype)initWithLegalHoldPerformingAnotherOperation;
/// Creates an object with the tag `legal_hold_already_releasing`.
- (instancetype)initWithLegalHoldAlreadyReleasing;
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)initWithLegalHoldPolicyNotFound;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `legal_hold_performing_another_operation`.
- (BOOL)isLegalHoldPerformingAnotherOperation;
/// Returns whether the tag is `legal_hold_already_releasing`.
- (BOOL)isLegalHoldAlreadyReleasing;
/// Returns whether the tag is `legal_hold_policy_not_found`.
- (BOOL)isLegalHoldPolicyNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsPolicyReleaseError` from and to JSON.
@interface DBTEAMLegalHoldsPolicyReleaseErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyReleaseError *)instance;
+ (DBTEAMLegalHoldsPolicyReleaseError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changes to a legal hold. Fields that are `nil` don't change.
@interface DBTEAMLegalHoldsPolicyUpdateArg : DBStoneObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id_;
/// The new name. At most 140 characters.
@property (nonatomic, readonly, copy, nullable) NSString *name;
/// The new description. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifiers of the members whose files to keep from now on, from 1 to 5.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *members;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - id_: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
///   - name: The new name. At most 140 characters.
///   - description_: The new description. At most 501 characters.
///   - members: The identifiers of the members whose files to keep from now on, from 1 to 5.
- (instancetype)initWithId_:(NSString *)id_
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    members:(nullable NSArray<NSString *> *)members;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithId_:(NSString *)id_;
@end

/// Converts `DBTEAMLegalHoldsPolicyUpdateArg` from and to JSON.
@interface DBTEAMLegalHoldsPolicyUpdateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyUpdateArg *)instance;
+ (DBTEAMLegalHoldsPolicyUpdateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLegalHoldsPolicyUpdateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLegalHoldsPolicyUpdateErrorTag) {
    /// An error occurred at Dropbox.
    DBTEAMLegalHoldsPolicyUpdateErrorUnknownLegalHoldError,
    /// The app or the user doesn't have permission.
    DBTEAMLegalHoldsPolicyUpdateErrorInsufficientPermissions,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLegalHoldsPolicyUpdateErrorOther,
    /// An error occurred at Dropbox. Try again.
    DBTEAMLegalHoldsPolicyUpdateErrorTransientError,
    /// The legal hold isn't active.
    DBTEAMLegalHoldsPolicyUpdateErrorInactiveLegalHold,
    /// Another operation on the legal hold is in progress. Try again later.
    DBTEAMLegalHoldsPolicyUpdateErrorLegalHoldPerformingAnotherOperation,
    /// Some of the members can't be included in a legal hold.
    DBTEAMLegalHoldsPolicyUpdateErrorInvalidMembers,
    /// The legal hold would have more than 5 members.
    DBTEAMLegalHoldsPolicyUpdateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation,
    /// The list of members is empty.
    DBTEAMLegalHoldsPolicyUpdateErrorEmptyMembersList,
    /// Another legal hold has this name.
    DBTEAMLegalHoldsPolicyUpdateErrorNameMustBeUnique,
    /// The legal hold doesn't exist.
    DBTEAMLegalHoldsPolicyUpdateErrorLegalHoldPolicyNotFound,
};

/// The reason that a legal hold wasn't changed.
@interface DBTEAMLegalHoldsPolicyUpdateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLegalHoldsPolicyUpdateErrorTag tag;
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)initWithUnknownLegalHoldError;
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)initWithInsufficientPermissions;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transient_error`.
- (instancetype)initWithTransientError;
/// Creates an object with the tag `inactive_legal_hold`.
- (instancetype)initWithInactiveLegalHold;
/// Creates an object with the tag `legal_hold_performing_another_operation`.
- (instancetype)initWithLegalHoldPerformingAnotherOperation;
/// Creates an object with the tag `invalid_members`.
- (instancetype)initWithInvalidMembers;
/// Creates an object with the tag `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (instancetype)initWithNumberOfUsersOnHoldIsGreaterThanHoldLimitation;
/// Creates an object with the tag `empty_members_list`.
- (instancetype)initWithEmptyMembersList;
/// Creates an object with the tag `name_must_be_unique`.
- (instancetype)initWithNameMustBeUnique;
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)initWithLegalHoldPolicyNotFound;
/// Returns whether the tag is `unknown_legal_hold_error`.
- (BOOL)isUnknownLegalHoldError;
/// Returns whether the tag is `insufficient_permissions`.
- (BOOL)isInsufficientPermissions;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transient_error`.
- (BOOL)isTransientError;
/// Returns whether the tag is `inactive_legal_hold`.
- (BOOL)isInactiveLegalHold;
/// Returns whether the tag is `legal_hold_performing_another_operation`.
- (BOOL)isLegalHoldPerformingAnotherOperation;
/// Returns whether the tag is `invalid_members`.
- (BOOL)isInvalidMembers;
/// Returns whether the tag is `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (BOOL)isNumberOfUsersOnHoldIsGreaterThanHoldLimitation;
/// Returns whether the tag is `empty_members_list`.
- (BOOL)isEmptyMembersList;
/// Returns whether the tag is `name_must_be_unique`.
- (BOOL)isNameMustBeUnique;
/// Returns whether the tag is `legal_hold_policy_not_found`.
- (BOOL)isLegalHoldPolicyNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLegalHoldsPolicyUpdateError` from and to JSON.
@interface DBTEAMLegalHoldsPolicyUpdateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLegalHoldsPolicyUpdateError *)instance;
+ (DBTEAMLegalHoldsPolicyUpdateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
