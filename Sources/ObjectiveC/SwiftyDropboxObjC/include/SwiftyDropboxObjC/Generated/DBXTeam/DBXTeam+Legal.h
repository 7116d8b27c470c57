// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>

@class DBXTeamLegalHoldStatus, DBXTeamLegalHoldStatusActivating, DBXTeamLegalHoldStatusActive,
    DBXTeamLegalHoldStatusExporting, DBXTeamLegalHoldStatusOther, DBXTeamLegalHoldStatusReleased,
    DBXTeamLegalHoldStatusReleasing, DBXTeamLegalHoldStatusUpdating, DBXTeamLegalHoldsErrorInsufficientPermissions,
    DBXTeamLegalHoldsErrorOther, DBXTeamLegalHoldsErrorUnknownLegalHoldError,
    DBXTeamLegalHoldsGetPolicyErrorInsufficientPermissions, DBXTeamLegalHoldsGetPolicyErrorLegalHoldPolicyNotFound,
    DBXTeamLegalHoldsGetPolicyErrorOther, DBXTeamLegalHoldsGetPolicyErrorUnknownLegalHoldError,
    DBXTeamLegalHoldsListHeldRevisionsContinueErrorOther, DBXTeamLegalHoldsListHeldRevisionsContinueErrorReset,
    DBXTeamLegalHoldsListHeldRevisionsContinueErrorTransientError,
    DBXTeamLegalHoldsListHeldRevisionsContinueErrorUnknownLegalHoldError,
    DBXTeamLegalHoldsListHeldRevisionsErrorInactiveLegalHold,
    DBXTeamLegalHoldsListHeldRevisionsErrorInsufficientPermissions,
    DBXTeamLegalHoldsListHeldRevisionsErrorLegalHoldStillEmpty, DBXTeamLegalHoldsListHeldRevisionsErrorOther,
    DBXTeamLegalHoldsListHeldRevisionsErrorTransientError, DBXTeamLegalHoldsListHeldRevisionsErrorUnknownLegalHoldError,
    DBXTeamLegalHoldsListPoliciesErrorInsufficientPermissions, DBXTeamLegalHoldsListPoliciesErrorOther,
    DBXTeamLegalHoldsListPoliciesErrorTransientError, DBXTeamLegalHoldsListPoliciesErrorUnknownLegalHoldError,
    DBXTeamLegalHoldsPolicyCreateErrorEmptyMembersList, DBXTeamLegalHoldsPolicyCreateErrorInsufficientPermissions,
    DBXTeamLegalHoldsPolicyCreateErrorInvalidDate, DBXTeamLegalHoldsPolicyCreateErrorInvalidMembers,
    DBXTeamLegalHoldsPolicyCreateErrorNameMustBeUnique,
    DBXTeamLegalHoldsPolicyCreateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation,
    DBXTeamLegalHoldsPolicyCreateErrorOther, DBXTeamLegalHoldsPolicyCreateErrorStartDateIsLaterThanEndDate,
    DBXTeamLegalHoldsPolicyCreateErrorTeamExceededLegalHoldQuota, DBXTeamLegalHoldsPolicyCreateErrorTransientError,
    DBXTeamLegalHoldsPolicyCreateErrorUnknownLegalHoldError, DBXTeamLegalHoldsPolicyReleaseErrorInsufficientPermissions,
    DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldAlreadyReleasing,
    DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPerformingAnotherOperation,
    DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPolicyNotFound, DBXTeamLegalHoldsPolicyReleaseErrorOther,
    DBXTeamLegalHoldsPolicyReleaseErrorUnknownLegalHoldError, DBXTeamLegalHoldsPolicyUpdateErrorEmptyMembersList,
    DBXTeamLegalHoldsPolicyUpdateErrorInactiveLegalHold, DBXTeamLegalHoldsPolicyUpdateErrorInsufficientPermissions,
    DBXTeamLegalHoldsPolicyUpdateErrorInvalidMembers,
    DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPerformingAnotherOperation,
    DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPolicyNotFound, DBXTeamLegalHoldsPolicyUpdateErrorNameMustBeUnique,
    DBXTeamLegalHoldsPolicyUpdateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation,
    DBXTeamLegalHoldsPolicyUpdateErrorOther, DBXTeamLegalHoldsPolicyUpdateErrorTransientError,
    DBXTeamLegalHoldsPolicyUpdateErrorUnknownLegalHoldError, DBXTeamMembersInfo, DBXTeamTeamMemberStatus;

NS_ASSUME_NONNULL_BEGIN

/// A file revision that a legal hold keeps.
@interface DBXTeamLegalHoldHeldRevisionMetadata : DBXObject
/// The filename of the revision.
@property (nonatomic, readonly, copy) NSString *newFilename;
/// The filename of the revision.
- (NSString *)newFilename DB_NO_METHOD_FAMILY;
/// The identifier of the revision. At least 9 characters. Consists of the digits 0 to 9 and the letters a to f.
@property (nonatomic, readonly, copy) NSString *originalRevisionId;
/// The original path of the file. Is empty or starts with `/`.
@property (nonatomic, readonly, copy) NSString *originalFilePath;
/// The time at which Dropbox received the revision.
@property (nonatomic, readonly, copy) NSDate *serverModified;
/// The identifier of the member who made the revision, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *authorMemberId;
/// The status of that member in the team.
@property (nonatomic, readonly) DBXTeamTeamMemberStatus *authorMemberStatus;
/// The email address of that member. At most 255 characters. Is an email address.
@property (nonatomic, readonly, copy) NSString *authorEmail;
/// The type of the file.
@property (nonatomic, readonly, copy) NSString *fileType;
/// The size in bytes.
@property (nonatomic, readonly) NSNumber *size;
/// The content hash. Exactly 64 characters.
@property (nonatomic, readonly, copy) NSString *contentHash;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewFilename:(NSString *)newFilename
    originalRevisionId:(NSString *)originalRevisionId
    originalFilePath:(NSString *)originalFilePath
    serverModified:(NSDate *)serverModified
    authorMemberId:(NSString *)authorMemberId
    authorMemberStatus:(DBXTeamTeamMemberStatus *)authorMemberStatus
    authorEmail:(NSString *)authorEmail
    fileType:(NSString *)fileType
    size:(NSNumber *)size
    contentHash:(NSString *)contentHash
    NS_DESIGNATED_INITIALIZER;
@end

/// A legal hold.
@interface DBXTeamLegalHoldPolicy : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id;
/// The name of the legal hold. At most 140 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the legal hold. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The time of the legal hold's activation.
@property (nonatomic, readonly, copy, nullable) NSDate *activationTime;
/// The members whose files the legal hold keeps.
@property (nonatomic, readonly) DBXTeamMembersInfo *members;
/// The status of the legal hold.
@property (nonatomic, readonly) DBXTeamLegalHoldStatus *status;
/// The start of the period whose revisions the legal hold keeps.
@property (nonatomic, readonly, copy) NSDate *startDate;
/// The end of the period. `nil` if it has no end.
@property (nonatomic, readonly, copy, nullable) NSDate *endDate;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId:(NSString *)id
    name:(NSString *)name
    members:(DBXTeamMembersInfo *)members
    status:(DBXTeamLegalHoldStatus *)status
    startDate:(NSDate *)startDate
    description_:(nullable NSString *)description_
    activationTime:(nullable NSDate *)activationTime
    endDate:(nullable NSDate *)endDate
    NS_DESIGNATED_INITIALIZER;
@end

/// The status of a legal hold.
@interface DBXTeamLegalHoldStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldStatus (Members)
/// The object if its tag is `active`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusActive *asActive;
/// The object if its tag is `released`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusReleased *asReleased;
/// The object if its tag is `activating`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusActivating *asActivating;
/// The object if its tag is `updating`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusUpdating *asUpdating;
/// The object if its tag is `exporting`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusExporting *asExporting;
/// The object if its tag is `releasing`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusReleasing *asReleasing;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldStatusOther *asOther;
@end

/// The legal hold is active.
@interface DBXTeamLegalHoldStatusActive : DBXTeamLegalHoldStatus
/// Creates an object with the tag `active`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold was released.
@interface DBXTeamLegalHoldStatusReleased : DBXTeamLegalHoldStatus
/// Creates an object with the tag `released`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold is being activated.
@interface DBXTeamLegalHoldStatusActivating : DBXTeamLegalHoldStatus
/// Creates an object with the tag `activating`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold is being updated.
@interface DBXTeamLegalHoldStatusUpdating : DBXTeamLegalHoldStatus
/// Creates an object with the tag `updating`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold is being exported.
@interface DBXTeamLegalHoldStatusExporting : DBXTeamLegalHoldStatus
/// Creates an object with the tag `exporting`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold is being released.
@interface DBXTeamLegalHoldStatusReleasing : DBXTeamLegalHoldStatus
/// Creates an object with the tag `releasing`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldStatusOther : DBXTeamLegalHoldStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a legal hold can't be used.
@interface DBXTeamLegalHoldsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsErrorUnknownLegalHoldError *asUnknownLegalHoldError;
/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsErrorInsufficientPermissions *asInsufficientPermissions;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsErrorOther *asOther;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsErrorUnknownLegalHoldError : DBXTeamLegalHoldsError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsErrorInsufficientPermissions : DBXTeamLegalHoldsError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsErrorOther : DBXTeamLegalHoldsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold to get.
@interface DBXTeamLegalHoldsGetPolicyArg : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id;

/// Creates an object.
///
/// - Parameter id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (instancetype)initWithId:(NSString *)id NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a legal hold wasn't returned.
@interface DBXTeamLegalHoldsGetPolicyError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsGetPolicyError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsGetPolicyErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsGetPolicyErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsGetPolicyErrorOther *asOther;

/// The object if its tag is `legal_hold_policy_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsGetPolicyErrorLegalHoldPolicyNotFound *asLegalHoldPolicyNotFound;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsGetPolicyErrorUnknownLegalHoldError : DBXTeamLegalHoldsGetPolicyError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsGetPolicyErrorInsufficientPermissions : DBXTeamLegalHoldsGetPolicyError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsGetPolicyErrorOther : DBXTeamLegalHoldsGetPolicyError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold doesn't exist.
@interface DBXTeamLegalHoldsGetPolicyErrorLegalHoldPolicyNotFound : DBXTeamLegalHoldsGetPolicyError
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of the revisions that a legal hold keeps.
@interface DBXTeamLegalHoldsListHeldRevisionResult : DBXObject
/// The revisions.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLegalHoldHeldRevisionMetadata *> *entries;
/// The cursor of the next page. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEntries:(NSArray<DBXTeamLegalHoldHeldRevisionMetadata *> *)entries
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The legal hold whose revisions to list.
@interface DBXTeamLegalHoldsListHeldRevisionsArg : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id;

/// Creates an object.
///
/// - Parameter id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (instancetype)initWithId:(NSString *)id NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueArg : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id;
/// The cursor of the most recent page. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
///   - cursor: The cursor of the most recent page. At least 1 character.
- (instancetype)initWithId:(NSString *)id cursor:(nullable NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListHeldRevisionsContinueErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListHeldRevisionsContinueErrorTransientError *asTransientError;

/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListHeldRevisionsContinueErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListHeldRevisionsContinueErrorOther *asOther;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueErrorUnknownLegalHoldError : DBXTeamLegalHoldsListHeldRevisionsContinueError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueErrorTransientError : DBXTeamLegalHoldsListHeldRevisionsContinueError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The cursor has expired. List from the start.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueErrorReset : DBXTeamLegalHoldsListHeldRevisionsContinueError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsListHeldRevisionsContinueErrorOther : DBXTeamLegalHoldsListHeldRevisionsContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that revisions weren't listed.
@interface DBXTeamLegalHoldsListHeldRevisionsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsListHeldRevisionsError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListHeldRevisionsErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListHeldRevisionsErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListHeldRevisionsErrorOther *asOther;
/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListHeldRevisionsErrorTransientError *asTransientError;

/// The object if its tag is `legal_hold_still_empty`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListHeldRevisionsErrorLegalHoldStillEmpty *asLegalHoldStillEmpty;

/// The object if its tag is `inactive_legal_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListHeldRevisionsErrorInactiveLegalHold *asInactiveLegalHold;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorUnknownLegalHoldError : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorInsufficientPermissions : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorOther : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorTransientError : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold doesn't keep any revisions yet. Try again later.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorLegalHoldStillEmpty : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `legal_hold_still_empty`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold isn't active.
@interface DBXTeamLegalHoldsListHeldRevisionsErrorInactiveLegalHold : DBXTeamLegalHoldsListHeldRevisionsError
/// Creates an object with the tag `inactive_legal_hold`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The options of a list of legal holds.
@interface DBXTeamLegalHoldsListPoliciesArg : DBXObject
/// A Boolean value that indicates whether to include released legal holds. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeReleased;

/// Creates an object.
///
/// - Parameter includeReleased: A Boolean value that indicates whether to include released legal holds. The default is
///   `@NO`.
- (instancetype)initWithIncludeReleased:(NSNumber *)includeReleased NS_DESIGNATED_INITIALIZER;
@end

/// The reason that legal holds weren't listed.
@interface DBXTeamLegalHoldsListPoliciesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsListPoliciesError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListPoliciesErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsListPoliciesErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListPoliciesErrorOther *asOther;
/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsListPoliciesErrorTransientError *asTransientError;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsListPoliciesErrorUnknownLegalHoldError : DBXTeamLegalHoldsListPoliciesError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsListPoliciesErrorInsufficientPermissions : DBXTeamLegalHoldsListPoliciesError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsListPoliciesErrorOther : DBXTeamLegalHoldsListPoliciesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamLegalHoldsListPoliciesErrorTransientError : DBXTeamLegalHoldsListPoliciesError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal holds of the team.
@interface DBXTeamLegalHoldsListPoliciesResult : DBXObject
/// The legal holds.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLegalHoldPolicy *> *policies;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPolicies:(NSArray<DBXTeamLegalHoldPolicy *> *)policies NS_DESIGNATED_INITIALIZER;
@end

/// The properties of a new legal hold.
@interface DBXTeamLegalHoldsPolicyCreateArg : DBXObject
/// The name of the legal hold. At most 140 characters.
@property (nonatomic, readonly, copy) NSString *name;
/// The description of the legal hold. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifiers of the members whose files to keep, from 1 to 5.
@property (nonatomic, readonly, copy) NSArray<NSString *> *members;
/// The start of the period whose revisions to keep.
@property (nonatomic, readonly, copy, nullable) NSDate *startDate;
/// The end of the period. `nil` for no end.
@property (nonatomic, readonly, copy, nullable) NSDate *endDate;

/// Creates an object.
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
    endDate:(nullable NSDate *)endDate
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a legal hold wasn't created.
@interface DBXTeamLegalHoldsPolicyCreateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsPolicyCreateError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyCreateErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyCreateErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorOther *asOther;

/// The object if its tag is `start_date_is_later_than_end_date`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyCreateErrorStartDateIsLaterThanEndDate *asStartDateIsLaterThanEndDate;

/// The object if its tag is `empty_members_list`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorEmptyMembersList *asEmptyMembersList;
/// The object if its tag is `invalid_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorInvalidMembers *asInvalidMembers;

/// The object if its tag is `number_of_users_on_hold_is_greater_than_hold_limitation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyCreateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation *asNumberOfUsersOnHoldIsGreaterThanHoldLimitation;

/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorTransientError *asTransientError;
/// The object if its tag is `name_must_be_unique`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorNameMustBeUnique *asNameMustBeUnique;

/// The object if its tag is `team_exceeded_legal_hold_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyCreateErrorTeamExceededLegalHoldQuota *asTeamExceededLegalHoldQuota;

/// The object if its tag is `invalid_date`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyCreateErrorInvalidDate *asInvalidDate;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsPolicyCreateErrorUnknownLegalHoldError : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsPolicyCreateErrorInsufficientPermissions : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsPolicyCreateErrorOther : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The start date is later than the end date.
@interface DBXTeamLegalHoldsPolicyCreateErrorStartDateIsLaterThanEndDate : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `start_date_is_later_than_end_date`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The list of members is empty.
@interface DBXTeamLegalHoldsPolicyCreateErrorEmptyMembersList : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `empty_members_list`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Some of the members can't be included in a legal hold.
@interface DBXTeamLegalHoldsPolicyCreateErrorInvalidMembers : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `invalid_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold would have more than 5 members.
@interface DBXTeamLegalHoldsPolicyCreateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamLegalHoldsPolicyCreateErrorTransientError : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Another legal hold has this name.
@interface DBXTeamLegalHoldsPolicyCreateErrorNameMustBeUnique : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `name_must_be_unique`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has reached the limit of legal holds.
@interface DBXTeamLegalHoldsPolicyCreateErrorTeamExceededLegalHoldQuota : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `team_exceeded_legal_hold_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A date isn't valid.
@interface DBXTeamLegalHoldsPolicyCreateErrorInvalidDate : DBXTeamLegalHoldsPolicyCreateError
/// Creates an object with the tag `invalid_date`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold to release.
@interface DBXTeamLegalHoldsPolicyReleaseArg : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id;

/// Creates an object.
///
/// - Parameter id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
- (instancetype)initWithId:(NSString *)id NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a legal hold wasn't released.
@interface DBXTeamLegalHoldsPolicyReleaseError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsPolicyReleaseError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyReleaseErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyReleaseErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyReleaseErrorOther *asOther;

/// The object if its tag is `legal_hold_performing_another_operation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPerformingAnotherOperation *asLegalHoldPerformingAnotherOperation;

/// The object if its tag is `legal_hold_already_releasing`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldAlreadyReleasing *asLegalHoldAlreadyReleasing;

/// The object if its tag is `legal_hold_policy_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPolicyNotFound *asLegalHoldPolicyNotFound;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsPolicyReleaseErrorUnknownLegalHoldError : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsPolicyReleaseErrorInsufficientPermissions : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsPolicyReleaseErrorOther : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Another operation on the legal hold is in progress. Try again later.
@interface DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPerformingAnotherOperation : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `legal_hold_performing_another_operation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold is being released or was already released.
@interface DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldAlreadyReleasing : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `legal_hold_already_releasing`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold doesn't exist.
@interface DBXTeamLegalHoldsPolicyReleaseErrorLegalHoldPolicyNotFound : DBXTeamLegalHoldsPolicyReleaseError
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The changes to a legal hold. Fields that are `nil` don't change.
@interface DBXTeamLegalHoldsPolicyUpdateArg : DBXObject
/// The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
@property (nonatomic, readonly, copy) NSString *id;
/// The new name. At most 140 characters.
@property (nonatomic, readonly, copy, nullable) NSString *name;
/// The new description. At most 501 characters.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The identifiers of the members whose files to keep from now on, from 1 to 5.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *members;

/// Creates an object.
///
/// - Parameters:
///   - id: The identifier of the legal hold, `pid_dbhid:…`. Starts with `pid_dbhid:`.
///   - name: The new name. At most 140 characters.
///   - description_: The new description. At most 501 characters.
///   - members: The identifiers of the members whose files to keep from now on, from 1 to 5.
- (instancetype)initWithId:(NSString *)id
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    members:(nullable NSArray<NSString *> *)members
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a legal hold wasn't changed.
@interface DBXTeamLegalHoldsPolicyUpdateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLegalHoldsPolicyUpdateError (Members)
/// The object if its tag is `unknown_legal_hold_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyUpdateErrorUnknownLegalHoldError *asUnknownLegalHoldError;

/// The object if its tag is `insufficient_permissions`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyUpdateErrorInsufficientPermissions *asInsufficientPermissions;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorOther *asOther;
/// The object if its tag is `transient_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorTransientError *asTransientError;
/// The object if its tag is `inactive_legal_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorInactiveLegalHold *asInactiveLegalHold;

/// The object if its tag is `legal_hold_performing_another_operation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPerformingAnotherOperation *asLegalHoldPerformingAnotherOperation;

/// The object if its tag is `invalid_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorInvalidMembers *asInvalidMembers;

/// The object if its tag is `number_of_users_on_hold_is_greater_than_hold_limitation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyUpdateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation *asNumberOfUsersOnHoldIsGreaterThanHoldLimitation;

/// The object if its tag is `empty_members_list`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorEmptyMembersList *asEmptyMembersList;
/// The object if its tag is `name_must_be_unique`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLegalHoldsPolicyUpdateErrorNameMustBeUnique *asNameMustBeUnique;

/// The object if its tag is `legal_hold_policy_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPolicyNotFound *asLegalHoldPolicyNotFound;
@end

/// An error occurred at Dropbox.
@interface DBXTeamLegalHoldsPolicyUpdateErrorUnknownLegalHoldError : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `unknown_legal_hold_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The app or the user doesn't have permission.
@interface DBXTeamLegalHoldsPolicyUpdateErrorInsufficientPermissions : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `insufficient_permissions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLegalHoldsPolicyUpdateErrorOther : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// An error occurred at Dropbox. Try again.
@interface DBXTeamLegalHoldsPolicyUpdateErrorTransientError : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `transient_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold isn't active.
@interface DBXTeamLegalHoldsPolicyUpdateErrorInactiveLegalHold : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `inactive_legal_hold`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Another operation on the legal hold is in progress. Try again later.
@interface DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPerformingAnotherOperation : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `legal_hold_performing_another_operation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Some of the members can't be included in a legal hold.
@interface DBXTeamLegalHoldsPolicyUpdateErrorInvalidMembers : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `invalid_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold would have more than 5 members.
@interface DBXTeamLegalHoldsPolicyUpdateErrorNumberOfUsersOnHoldIsGreaterThanHoldLimitation : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `number_of_users_on_hold_is_greater_than_hold_limitation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The list of members is empty.
@interface DBXTeamLegalHoldsPolicyUpdateErrorEmptyMembersList : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `empty_members_list`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Another legal hold has this name.
@interface DBXTeamLegalHoldsPolicyUpdateErrorNameMustBeUnique : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `name_must_be_unique`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The legal hold doesn't exist.
@interface DBXTeamLegalHoldsPolicyUpdateErrorLegalHoldPolicyNotFound : DBXTeamLegalHoldsPolicyUpdateError
/// Creates an object with the tag `legal_hold_policy_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
