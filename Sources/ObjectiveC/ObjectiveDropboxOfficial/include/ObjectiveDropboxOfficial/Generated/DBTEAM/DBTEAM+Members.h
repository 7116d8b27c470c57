// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Base.h>

@class DBTEAMMemberAddArg, DBTEAMMemberAddResult, DBTEAMMemberAddV2Arg, DBTEAMMemberAddV2Result, DBTEAMTeamMemberInfo,
    DBTEAMTeamMemberInfoV2, DBTEAMTeamMemberRole, DBTEAMUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// The people to add to the team.
@interface DBTEAMMembersAddArg : DBTEAMMembersAddArgBase
/// The people to add, at most 20.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddArg *> *dNewMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dNewMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithDNewMembers:(NSArray<DBTEAMMemberAddArg *> *)dNewMembers
    forceAsync:(nullable NSNumber *)forceAsync;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewMembers:(NSArray<DBTEAMMemberAddArg *> *)dNewMembers;
@end

/// Converts `DBTEAMMembersAddArg` from and to JSON.
@interface DBTEAMMembersAddArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddArg *)instance;
+ (DBTEAMMembersAddArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersAddJobStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersAddJobStatusTag) {
    /// The job is still running. Poll again later.
    DBTEAMMembersAddJobStatusInProgress,
    /// The job is complete. Each person has their own outcome.
    DBTEAMMembersAddJobStatusComplete,
    /// The entire job failed. The associated value describes the reason.
    DBTEAMMembersAddJobStatusFailed,
};

/// The state of a job of `membersAdd`.
@interface DBTEAMMembersAddJobStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddJobStatusTag tag;
/// The job is complete. Each person has their own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddResult *> *complete;
/// The entire job failed. The associated value describes the reason. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(NSArray<DBTEAMMemberAddResult *> *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(NSString *)failed;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersAddJobStatus` from and to JSON.
@interface DBTEAMMembersAddJobStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddJobStatus *)instance;
+ (DBTEAMMembersAddJobStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersAddJobStatusV2Result`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersAddJobStatusV2ResultTag) {
    /// The job is still running. Poll again later.
    DBTEAMMembersAddJobStatusV2ResultInProgress,
    /// The job is complete. Each person has their own outcome.
    DBTEAMMembersAddJobStatusV2ResultComplete,
    /// The entire job failed. The associated value describes the reason.
    DBTEAMMembersAddJobStatusV2ResultFailed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersAddJobStatusV2ResultOther,
};

/// The state of a job of `membersAddV2`.
@interface DBTEAMMembersAddJobStatusV2Result : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddJobStatusV2ResultTag tag;
/// The job is complete. Each person has their own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddV2Result *> *complete;
/// The entire job failed. The associated value describes the reason. Has a value only if `isFailed` returns `YES`.
@property (nonatomic, readonly, copy) NSString *failed;
/// Creates an object with the tag `in_progress`.
- (instancetype)initWithInProgress;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(NSArray<DBTEAMMemberAddV2Result *> *)complete;
/// Creates an object with the tag `failed`.
- (instancetype)initWithFailed:(NSString *)failed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `in_progress`.
- (BOOL)isInProgress;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `failed`.
- (BOOL)isFailed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersAddJobStatusV2Result` from and to JSON.
@interface DBTEAMMembersAddJobStatusV2ResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddJobStatusV2Result *)instance;
+ (DBTEAMMembersAddJobStatusV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersAddLaunch`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersAddLaunchTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBTEAMMembersAddLaunchAsyncJobId,
    /// The call completed without a job. Each person has their own outcome.
    DBTEAMMembersAddLaunchComplete,
};

/// The result of `membersAdd`: a job to poll, or the outcome.
@interface DBTEAMMembersAddLaunch : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddLaunchTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each person has their own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddResult *> *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(NSArray<DBTEAMMemberAddResult *> *)complete;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersAddLaunch` from and to JSON.
@interface DBTEAMMembersAddLaunchSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddLaunch *)instance;
+ (DBTEAMMembersAddLaunch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersAddLaunchV2Result`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersAddLaunchV2ResultTag) {
    /// The identifier of the job that the call started. Poll the job with it. At least 1 character.
    DBTEAMMembersAddLaunchV2ResultAsyncJobId,
    /// The call completed without a job. Each person has their own outcome.
    DBTEAMMembersAddLaunchV2ResultComplete,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersAddLaunchV2ResultOther,
};

/// The result of `membersAddV2`: a job to poll, or the outcome.
@interface DBTEAMMembersAddLaunchV2Result : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersAddLaunchV2ResultTag tag;

/// The identifier of the job that the call started. Poll the job with it. At least 1 character. Has a value only if
/// `isAsyncJobId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *asyncJobId;

/// The call completed without a job. Each person has their own outcome. Has a value only if `isComplete` returns `YES`.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddV2Result *> *complete;
/// Creates an object with the tag `async_job_id`.
- (instancetype)initWithAsyncJobId:(NSString *)asyncJobId;
/// Creates an object with the tag `complete`.
- (instancetype)initWithComplete:(NSArray<DBTEAMMemberAddV2Result *> *)complete;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `async_job_id`.
- (BOOL)isAsyncJobId;
/// Returns whether the tag is `complete`.
- (BOOL)isComplete;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersAddLaunchV2Result` from and to JSON.
@interface DBTEAMMembersAddLaunchV2ResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddLaunchV2Result *)instance;
+ (DBTEAMMembersAddLaunchV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The people to add to the team.
@interface DBTEAMMembersAddV2Arg : DBTEAMMembersAddArgBase
/// The people to add, at most 20.
@property (nonatomic, readonly) NSArray<DBTEAMMemberAddV2Arg *> *dNewMembers;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - dNewMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithDNewMembers:(NSArray<DBTEAMMemberAddV2Arg *> *)dNewMembers
    forceAsync:(nullable NSNumber *)forceAsync;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewMembers:(NSArray<DBTEAMMemberAddV2Arg *> *)dNewMembers;
@end

/// Converts `DBTEAMMembersAddV2Arg` from and to JSON.
@interface DBTEAMMembersAddV2ArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersAddV2Arg *)instance;
+ (DBTEAMMembersAddV2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The former member whose files to transfer, and the recipient.
@interface DBTEAMMembersDataTransferArg : DBTEAMMembersDeactivateBaseArg
/// The member who receives the files.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *transferDestId;
/// The admin who receives an email if an error occurs.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *transferAdminId;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - transferDestId: The member who receives the files.
///   - transferAdminId: The admin who receives an email if an error occurs.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user
    transferDestId:(DBTEAMUserSelectorArg *)transferDestId
    transferAdminId:(DBTEAMUserSelectorArg *)transferAdminId;
@end

/// Converts `DBTEAMMembersDataTransferArg` from and to JSON.
@interface DBTEAMMembersDataTransferArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDataTransferArg *)instance;
+ (DBTEAMMembersDataTransferArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersDeactivateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersDeactivateErrorTag) {
    /// The team has no such member.
    DBTEAMMembersDeactivateErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersDeactivateErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersDeactivateErrorOther,
};

/// The reason that a member can't be changed.
@interface DBTEAMMembersDeactivateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersDeactivateErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersDeactivateError` from and to JSON.
@interface DBTEAMMembersDeactivateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeactivateError *)instance;
+ (DBTEAMMembersDeactivateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersDeleteFormerMemberFilesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersDeleteFormerMemberFilesErrorTag) {
    /// The team has no such member.
    DBTEAMMembersDeleteFormerMemberFilesErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersDeleteFormerMemberFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersDeleteFormerMemberFilesErrorOther,
    /// The files are being transferred.
    DBTEAMMembersDeleteFormerMemberFilesErrorTransferInProgress,
    /// The files were already transferred.
    DBTEAMMembersDeleteFormerMemberFilesErrorAlreadyTransferred,
    /// The files were already transferred or deleted.
    DBTEAMMembersDeleteFormerMemberFilesErrorAlreadyTransferredOrDeleted,
    /// The user is still a member of the team.
    DBTEAMMembersDeleteFormerMemberFilesErrorUserNotRemoved,
};

/// The reason that files weren't deleted.
@interface DBTEAMMembersDeleteFormerMemberFilesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersDeleteFormerMemberFilesErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)initWithTransferInProgress;
/// Creates an object with the tag `already_transferred`.
- (instancetype)initWithAlreadyTransferred;
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)initWithAlreadyTransferredOrDeleted;
/// Creates an object with the tag `user_not_removed`.
- (instancetype)initWithUserNotRemoved;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transfer_in_progress`.
- (BOOL)isTransferInProgress;
/// Returns whether the tag is `already_transferred`.
- (BOOL)isAlreadyTransferred;
/// Returns whether the tag is `already_transferred_or_deleted`.
- (BOOL)isAlreadyTransferredOrDeleted;
/// Returns whether the tag is `user_not_removed`.
- (BOOL)isUserNotRemoved;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersDeleteFormerMemberFilesError` from and to JSON.
@interface DBTEAMMembersDeleteFormerMemberFilesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeleteFormerMemberFilesError *)instance;
+ (DBTEAMMembersDeleteFormerMemberFilesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member whose profile photo to delete.
@interface DBTEAMMembersDeleteProfilePhotoArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersDeleteProfilePhotoArg` from and to JSON.
@interface DBTEAMMembersDeleteProfilePhotoArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeleteProfilePhotoArg *)instance;
+ (DBTEAMMembersDeleteProfilePhotoArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersDeleteProfilePhotoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersDeleteProfilePhotoErrorTag) {
    /// The team has no such member.
    DBTEAMMembersDeleteProfilePhotoErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersDeleteProfilePhotoErrorUserNotInTeam,
    /// Former members can't be changed.
    DBTEAMMembersDeleteProfilePhotoErrorSetProfileDisallowed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersDeleteProfilePhotoErrorOther,
};

/// The reason that a photo wasn't deleted.
@interface DBTEAMMembersDeleteProfilePhotoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersDeleteProfilePhotoErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)initWithSetProfileDisallowed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `set_profile_disallowed`.
- (BOOL)isSetProfileDisallowed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersDeleteProfilePhotoError` from and to JSON.
@interface DBTEAMMembersDeleteProfilePhotoErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersDeleteProfilePhotoError *)instance;
+ (DBTEAMMembersDeleteProfilePhotoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The former member whose files to delete.
@interface DBTEAMMembersFormerMemberArg : DBStoneObject
/// The former member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameter user: The former member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersFormerMemberArg` from and to JSON.
@interface DBTEAMMembersFormerMemberArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersFormerMemberArg *)instance;
+ (DBTEAMMembersFormerMemberArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The available roles.
@interface DBTEAMMembersGetAvailableTeamMemberRolesResult : DBStoneObject
/// The roles.
@property (nonatomic, readonly) NSArray<DBTEAMTeamMemberRole *> *roles;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRoles:(NSArray<DBTEAMTeamMemberRole *> *)roles;
@end

/// Converts `DBTEAMMembersGetAvailableTeamMemberRolesResult` from and to JSON.
@interface DBTEAMMembersGetAvailableTeamMemberRolesResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetAvailableTeamMemberRolesResult *)instance;
+ (DBTEAMMembersGetAvailableTeamMemberRolesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose profiles to get.
@interface DBTEAMMembersGetInfoArgs : DBStoneObject
/// The members, by identifier, external ID, or email address.
@property (nonatomic, readonly) NSArray<DBTEAMUserSelectorArg *> *members;

/// Creates an object.
///
/// - Parameter members: The members, by identifier, external ID, or email address.
- (instancetype)initWithMembers:(NSArray<DBTEAMUserSelectorArg *> *)members;
@end

/// Converts `DBTEAMMembersGetInfoArgs` from and to JSON.
@interface DBTEAMMembersGetInfoArgsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoArgs *)instance;
+ (DBTEAMMembersGetInfoArgs *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersGetInfoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersGetInfoErrorTag) {
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersGetInfoErrorOther,
};

/// The reason that no profiles were returned.
@interface DBTEAMMembersGetInfoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersGetInfoErrorTag tag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersGetInfoError` from and to JSON.
@interface DBTEAMMembersGetInfoErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoError *)instance;
+ (DBTEAMMembersGetInfoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersGetInfoItem`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersGetInfoItemTag) {
    /// The member doesn't exist. The associated value is the requested identifier or email address.
    DBTEAMMembersGetInfoItemIdNotFound,
    /// The profile and permissions of the member.
    DBTEAMMembersGetInfoItemMemberInfo,
};

/// A member, or the identifier of a member who doesn't exist.
@interface DBTEAMMembersGetInfoItem : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersGetInfoItemTag tag;

/// The member doesn't exist. The associated value is the requested identifier or email address. Has a value only if
/// `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;

/// The profile and permissions of the member. Has a value only if `isMemberInfo` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamMemberInfo *memberInfo;
/// Creates an object with the tag `id_not_found`.
- (instancetype)initWithIdNotFound:(NSString *)idNotFound;
/// Creates an object with the tag `member_info`.
- (instancetype)initWithMemberInfo:(DBTEAMTeamMemberInfo *)memberInfo;
/// Returns whether the tag is `id_not_found`.
- (BOOL)isIdNotFound;
/// Returns whether the tag is `member_info`.
- (BOOL)isMemberInfo;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersGetInfoItem` from and to JSON.
@interface DBTEAMMembersGetInfoItemSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoItem *)instance;
+ (DBTEAMMembersGetInfoItem *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersGetInfoItemBase`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersGetInfoItemBaseTag) {
    /// The member doesn't exist. The associated value is the requested identifier or email address.
    DBTEAMMembersGetInfoItemBaseIdNotFound,
};

/// A member who doesn't exist.
@interface DBTEAMMembersGetInfoItemBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersGetInfoItemBaseTag tag;

/// The member doesn't exist. The associated value is the requested identifier or email address. Has a value only if
/// `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;

/// Creates an object with the tag `id_not_found`.
- (instancetype)initWithIdNotFound:(NSString *)idNotFound;
/// Returns whether the tag is `id_not_found`.
- (BOOL)isIdNotFound;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersGetInfoItemBase` from and to JSON.
@interface DBTEAMMembersGetInfoItemBaseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoItemBase *)instance;
+ (DBTEAMMembersGetInfoItemBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersGetInfoItemV2`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersGetInfoItemV2Tag) {
    /// The member doesn't exist. The associated value is the requested identifier or email address.
    DBTEAMMembersGetInfoItemV2IdNotFound,
    /// The profile and roles of the member.
    DBTEAMMembersGetInfoItemV2MemberInfo,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersGetInfoItemV2Other,
};

/// A member, or the identifier of a member who doesn't exist.
@interface DBTEAMMembersGetInfoItemV2 : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersGetInfoItemV2Tag tag;

/// The member doesn't exist. The associated value is the requested identifier or email address. Has a value only if
/// `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;

/// The profile and roles of the member. Has a value only if `isMemberInfo` returns `YES`.
@property (nonatomic, readonly) DBTEAMTeamMemberInfoV2 *memberInfo;
/// Creates an object with the tag `id_not_found`.
- (instancetype)initWithIdNotFound:(NSString *)idNotFound;
/// Creates an object with the tag `member_info`.
- (instancetype)initWithMemberInfo:(DBTEAMTeamMemberInfoV2 *)memberInfo;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `id_not_found`.
- (BOOL)isIdNotFound;
/// Returns whether the tag is `member_info`.
- (BOOL)isMemberInfo;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersGetInfoItemV2` from and to JSON.
@interface DBTEAMMembersGetInfoItemV2Serializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoItemV2 *)instance;
+ (DBTEAMMembersGetInfoItemV2 *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose profiles to get.
@interface DBTEAMMembersGetInfoV2Arg : DBStoneObject
/// The members, by identifier, external ID, or email address.
@property (nonatomic, readonly) NSArray<DBTEAMUserSelectorArg *> *members;

/// Creates an object.
///
/// - Parameter members: The members, by identifier, external ID, or email address.
- (instancetype)initWithMembers:(NSArray<DBTEAMUserSelectorArg *> *)members;
@end

/// Converts `DBTEAMMembersGetInfoV2Arg` from and to JSON.
@interface DBTEAMMembersGetInfoV2ArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoV2Arg *)instance;
+ (DBTEAMMembersGetInfoV2Arg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The requested profiles.
@interface DBTEAMMembersGetInfoV2Result : DBStoneObject
/// The result for each member.
@property (nonatomic, readonly) NSArray<DBTEAMMembersGetInfoItemV2 *> *membersInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMembersInfo:(NSArray<DBTEAMMembersGetInfoItemV2 *> *)membersInfo;
@end

/// Converts `DBTEAMMembersGetInfoV2Result` from and to JSON.
@interface DBTEAMMembersGetInfoV2ResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersGetInfoV2Result *)instance;
+ (DBTEAMMembersGetInfoV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose files a legal hold keeps.
@interface DBTEAMMembersInfo : DBStoneObject
/// The identifiers of the members, `dbmid:…`.
@property (nonatomic, readonly) NSArray<NSString *> *teamMemberIds;
/// The number of other users whose accounts were deleted.
@property (nonatomic, readonly) NSNumber *permanentlyDeletedUsers;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamMemberIds:(NSArray<NSString *> *)teamMemberIds
    permanentlyDeletedUsers:(NSNumber *)permanentlyDeletedUsers;
@end

/// Converts `DBTEAMMembersInfo` from and to JSON.
@interface DBTEAMMembersInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersInfo *)instance;
+ (DBTEAMMembersInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of members.
@interface DBTEAMMembersListArg : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// A Boolean value that indicates whether to include former members. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeRemoved;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - includeRemoved: A Boolean value that indicates whether to include former members. The default is `@NO`.
- (instancetype)initWithLimit:(nullable NSNumber *)limit includeRemoved:(nullable NSNumber *)includeRemoved;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMMembersListArg` from and to JSON.
@interface DBTEAMMembersListArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListArg *)instance;
+ (DBTEAMMembersListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMMembersListContinueArg : DBStoneObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMMembersListContinueArg` from and to JSON.
@interface DBTEAMMembersListContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListContinueArg *)instance;
+ (DBTEAMMembersListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersListContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBTEAMMembersListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersListContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMMembersListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersListContinueErrorTag tag;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersListContinueError` from and to JSON.
@interface DBTEAMMembersListContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListContinueError *)instance;
+ (DBTEAMMembersListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersListError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersListErrorTag) {
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersListErrorOther,
};

/// The reason that members weren't listed.
@interface DBTEAMMembersListError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersListErrorTag tag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersListError` from and to JSON.
@interface DBTEAMMembersListErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListError *)instance;
+ (DBTEAMMembersListError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members.
@interface DBTEAMMembersListResult : DBStoneObject
/// The members.
@property (nonatomic, readonly) NSArray<DBTEAMTeamMemberInfo *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMembers:(NSArray<DBTEAMTeamMemberInfo *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMMembersListResult` from and to JSON.
@interface DBTEAMMembersListResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListResult *)instance;
+ (DBTEAMMembersListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members with their roles.
@interface DBTEAMMembersListV2Result : DBStoneObject
/// The members.
@property (nonatomic, readonly) NSArray<DBTEAMTeamMemberInfoV2 *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMembers:(NSArray<DBTEAMTeamMemberInfoV2 *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMMembersListV2Result` from and to JSON.
@interface DBTEAMMembersListV2ResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersListV2Result *)instance;
+ (DBTEAMMembersListV2Result *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersPermanentlyDeleteFilesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersPermanentlyDeleteFilesErrorTag) {
    /// The team has no such member.
    DBTEAMMembersPermanentlyDeleteFilesErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersPermanentlyDeleteFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersPermanentlyDeleteFilesErrorOther,
    /// The files are being transferred.
    DBTEAMMembersPermanentlyDeleteFilesErrorTransferInProgress,
    /// The files were already transferred.
    DBTEAMMembersPermanentlyDeleteFilesErrorAlreadyTransferred,
    /// The files were already transferred or deleted.
    DBTEAMMembersPermanentlyDeleteFilesErrorAlreadyTransferredOrDeleted,
};

/// The reason that files can't be deleted.
@interface DBTEAMMembersPermanentlyDeleteFilesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersPermanentlyDeleteFilesErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)initWithTransferInProgress;
/// Creates an object with the tag `already_transferred`.
- (instancetype)initWithAlreadyTransferred;
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)initWithAlreadyTransferredOrDeleted;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transfer_in_progress`.
- (BOOL)isTransferInProgress;
/// Returns whether the tag is `already_transferred`.
- (BOOL)isAlreadyTransferred;
/// Returns whether the tag is `already_transferred_or_deleted`.
- (BOOL)isAlreadyTransferredOrDeleted;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersPermanentlyDeleteFilesError` from and to JSON.
@interface DBTEAMMembersPermanentlyDeleteFilesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersPermanentlyDeleteFilesError *)instance;
+ (DBTEAMMembersPermanentlyDeleteFilesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The former member to recover.
@interface DBTEAMMembersRecoverArg : DBStoneObject
/// The former member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameter user: The former member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersRecoverArg` from and to JSON.
@interface DBTEAMMembersRecoverArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersRecoverArg *)instance;
+ (DBTEAMMembersRecoverArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersRecoverError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersRecoverErrorTag) {
    /// The team has no such member.
    DBTEAMMembersRecoverErrorUserNotFound,
    /// The former member can no longer be recovered.
    DBTEAMMembersRecoverErrorUserUnrecoverable,
    /// The user isn't a member of the team.
    DBTEAMMembersRecoverErrorUserNotInTeam,
    /// The team has no available license.
    DBTEAMMembersRecoverErrorTeamLicenseLimit,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersRecoverErrorOther,
};

/// The reason that a former member wasn't recovered.
@interface DBTEAMMembersRecoverError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersRecoverErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_unrecoverable`.
- (instancetype)initWithUserUnrecoverable;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_unrecoverable`.
- (BOOL)isUserUnrecoverable;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersRecoverError` from and to JSON.
@interface DBTEAMMembersRecoverErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersRecoverError *)instance;
+ (DBTEAMMembersRecoverError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to remove, and the handling of their account and files.
@interface DBTEAMMembersRemoveArg : DBTEAMMembersDeactivateArg
/// The member who receives the files. `nil` for no transfer.
@property (nonatomic, readonly, nullable) DBTEAMUserSelectorArg *transferDestId;
/// The admin who receives an email if an error occurs. Required with `transferDestId`.
@property (nonatomic, readonly, nullable) DBTEAMUserSelectorArg *transferAdminId;

/// A Boolean value that indicates whether the member keeps their account as a Basic account. Requires that `wipeData`
/// is `false`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *keepAccount;

/// A Boolean value that indicates whether the member keeps access to folders that were shared with them individually.
/// Requires that `keepAccount` is `true` and `wipeData` is `false`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *retainTeamShares;

/// A Boolean value that indicates whether to permanently delete the member's files. They can't be transferred
/// afterward. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *permanentlyDeleteFiles;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - wipeData: A Boolean value that indicates whether to delete the data on the member's linked devices. The default
///     is `@YES`.
///   - transferDestId: The member who receives the files. `nil` for no transfer.
///   - transferAdminId: The admin who receives an email if an error occurs. Required with `transferDestId`.
///   - keepAccount: A Boolean value that indicates whether the member keeps their account as a Basic account. Requires
///     that `wipeData` is `false`. The default is `@NO`.
///   - retainTeamShares: A Boolean value that indicates whether the member keeps access to folders that were shared
///     with them individually. Requires that `keepAccount` is `true` and `wipeData` is `false`. The default is `@NO`.
///   - permanentlyDeleteFiles: A Boolean value that indicates whether to permanently delete the member's files. They
///     can't be transferred afterward. The default is `@NO`.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user
    wipeData:(nullable NSNumber *)wipeData
    transferDestId:(nullable DBTEAMUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBTEAMUserSelectorArg *)transferAdminId
    keepAccount:(nullable NSNumber *)keepAccount
    retainTeamShares:(nullable NSNumber *)retainTeamShares
    permanentlyDeleteFiles:(nullable NSNumber *)permanentlyDeleteFiles;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersRemoveArg` from and to JSON.
@interface DBTEAMMembersRemoveArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersRemoveArg *)instance;
+ (DBTEAMMembersRemoveArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersRemoveError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersRemoveErrorTag) {
    /// The team has no such member.
    DBTEAMMembersRemoveErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersRemoveErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersRemoveErrorOther,
    /// The files are being transferred.
    DBTEAMMembersRemoveErrorTransferInProgress,
    /// The files were already transferred.
    DBTEAMMembersRemoveErrorAlreadyTransferred,
    /// The files were already transferred or deleted.
    DBTEAMMembersRemoveErrorAlreadyTransferredOrDeleted,
    /// The recipient can't be the removed member.
    DBTEAMMembersRemoveErrorRemovedAndTransferDestShouldDiffer,
    /// The admin can't be the removed member.
    DBTEAMMembersRemoveErrorRemovedAndTransferAdminShouldDiffer,
    /// The user in `transferDestId` doesn't exist.
    DBTEAMMembersRemoveErrorTransferDestUserNotFound,
    /// The user in `transferDestId` isn't a member of the team.
    DBTEAMMembersRemoveErrorTransferDestUserNotInTeam,
    /// The user in `transferAdminId` isn't a member of the team.
    DBTEAMMembersRemoveErrorTransferAdminUserNotInTeam,
    /// The user in `transferAdminId` doesn't exist.
    DBTEAMMembersRemoveErrorTransferAdminUserNotFound,
    /// `transferAdminId` is missing.
    DBTEAMMembersRemoveErrorUnspecifiedTransferAdminId,
    /// The user in `transferAdminId` isn't an admin.
    DBTEAMMembersRemoveErrorTransferAdminIsNotAdmin,
    /// The recipient must first verify their email address.
    DBTEAMMembersRemoveErrorRecipientNotVerified,
    /// The team must have at least one admin.
    DBTEAMMembersRemoveErrorRemoveLastAdmin,
    /// The member can't keep the account if the files are transferred.
    DBTEAMMembersRemoveErrorCannotKeepAccountAndTransfer,
    /// To keep the account, set `wipeData` to `false`.
    DBTEAMMembersRemoveErrorCannotKeepAccountAndDeleteData,
    /// To keep the account, set `permanentlyDeleteFiles` to `false`.
    DBTEAMMembersRemoveErrorCannotKeepAccountAndPermanentlyDelete,
    /// The member's email address is too long for a disabled account.
    DBTEAMMembersRemoveErrorEmailAddressTooLongToBeDisabled,
    /// The invited user hasn't joined, so they can't keep an account.
    DBTEAMMembersRemoveErrorCannotKeepInvitedUserAccount,
    /// To keep access to shared folders, set `wipeData` to `false`.
    DBTEAMMembersRemoveErrorCannotRetainSharesWhenDataWiped,
    /// To keep access to shared folders, set `keepAccount` to `true`.
    DBTEAMMembersRemoveErrorCannotRetainSharesWhenNoAccountKept,
    /// The team doesn't allow sharing with people outside the team, so the member can't keep access.
    DBTEAMMembersRemoveErrorCannotRetainSharesWhenTeamExternalSharingOff,
    /// Only a team admin can let members keep their account.
    DBTEAMMembersRemoveErrorCannotKeepAccount,
    /// The member is part of a legal hold. Remove them from it first.
    DBTEAMMembersRemoveErrorCannotKeepAccountUnderLegalHold,
    /// The member must first sign in and accept the terms of service.
    DBTEAMMembersRemoveErrorCannotKeepAccountRequiredToSignTos,
    /// The files can't be both permanently deleted and transferred.
    DBTEAMMembersRemoveErrorCannotPermanentlyDeleteAndTransfer,
    /// Files of another member are being transferred to the member. Wait until the transfer is complete.
    DBTEAMMembersRemoveErrorMemberIsTransferDestination,
};

/// The reason that a member wasn't removed.
@interface DBTEAMMembersRemoveError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersRemoveErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)initWithTransferInProgress;
/// Creates an object with the tag `already_transferred`.
- (instancetype)initWithAlreadyTransferred;
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)initWithAlreadyTransferredOrDeleted;
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)initWithRemovedAndTransferDestShouldDiffer;
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)initWithRemovedAndTransferAdminShouldDiffer;
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)initWithTransferDestUserNotFound;
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)initWithTransferDestUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)initWithTransferAdminUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)initWithTransferAdminUserNotFound;
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)initWithUnspecifiedTransferAdminId;
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)initWithTransferAdminIsNotAdmin;
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)initWithRecipientNotVerified;
/// Creates an object with the tag `remove_last_admin`.
- (instancetype)initWithRemoveLastAdmin;
/// Creates an object with the tag `cannot_keep_account_and_transfer`.
- (instancetype)initWithCannotKeepAccountAndTransfer;
/// Creates an object with the tag `cannot_keep_account_and_delete_data`.
- (instancetype)initWithCannotKeepAccountAndDeleteData;
/// Creates an object with the tag `cannot_keep_account_and_permanently_delete`.
- (instancetype)initWithCannotKeepAccountAndPermanentlyDelete;
/// Creates an object with the tag `email_address_too_long_to_be_disabled`.
- (instancetype)initWithEmailAddressTooLongToBeDisabled;
/// Creates an object with the tag `cannot_keep_invited_user_account`.
- (instancetype)initWithCannotKeepInvitedUserAccount;
/// Creates an object with the tag `cannot_retain_shares_when_data_wiped`.
- (instancetype)initWithCannotRetainSharesWhenDataWiped;
/// Creates an object with the tag `cannot_retain_shares_when_no_account_kept`.
- (instancetype)initWithCannotRetainSharesWhenNoAccountKept;
/// Creates an object with the tag `cannot_retain_shares_when_team_external_sharing_off`.
- (instancetype)initWithCannotRetainSharesWhenTeamExternalSharingOff;
/// Creates an object with the tag `cannot_keep_account`.
- (instancetype)initWithCannotKeepAccount;
/// Creates an object with the tag `cannot_keep_account_under_legal_hold`.
- (instancetype)initWithCannotKeepAccountUnderLegalHold;
/// Creates an object with the tag `cannot_keep_account_required_to_sign_tos`.
- (instancetype)initWithCannotKeepAccountRequiredToSignTos;
/// Creates an object with the tag `cannot_permanently_delete_and_transfer`.
- (instancetype)initWithCannotPermanentlyDeleteAndTransfer;
/// Creates an object with the tag `member_is_transfer_destination`.
- (instancetype)initWithMemberIsTransferDestination;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transfer_in_progress`.
- (BOOL)isTransferInProgress;
/// Returns whether the tag is `already_transferred`.
- (BOOL)isAlreadyTransferred;
/// Returns whether the tag is `already_transferred_or_deleted`.
- (BOOL)isAlreadyTransferredOrDeleted;
/// Returns whether the tag is `removed_and_transfer_dest_should_differ`.
- (BOOL)isRemovedAndTransferDestShouldDiffer;
/// Returns whether the tag is `removed_and_transfer_admin_should_differ`.
- (BOOL)isRemovedAndTransferAdminShouldDiffer;
/// Returns whether the tag is `transfer_dest_user_not_found`.
- (BOOL)isTransferDestUserNotFound;
/// Returns whether the tag is `transfer_dest_user_not_in_team`.
- (BOOL)isTransferDestUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_in_team`.
- (BOOL)isTransferAdminUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_found`.
- (BOOL)isTransferAdminUserNotFound;
/// Returns whether the tag is `unspecified_transfer_admin_id`.
- (BOOL)isUnspecifiedTransferAdminId;
/// Returns whether the tag is `transfer_admin_is_not_admin`.
- (BOOL)isTransferAdminIsNotAdmin;
/// Returns whether the tag is `recipient_not_verified`.
- (BOOL)isRecipientNotVerified;
/// Returns whether the tag is `remove_last_admin`.
- (BOOL)isRemoveLastAdmin;
/// Returns whether the tag is `cannot_keep_account_and_transfer`.
- (BOOL)isCannotKeepAccountAndTransfer;
/// Returns whether the tag is `cannot_keep_account_and_delete_data`.
- (BOOL)isCannotKeepAccountAndDeleteData;
/// Returns whether the tag is `cannot_keep_account_and_permanently_delete`.
- (BOOL)isCannotKeepAccountAndPermanentlyDelete;
/// Returns whether the tag is `email_address_too_long_to_be_disabled`.
- (BOOL)isEmailAddressTooLongToBeDisabled;
/// Returns whether the tag is `cannot_keep_invited_user_account`.
- (BOOL)isCannotKeepInvitedUserAccount;
/// Returns whether the tag is `cannot_retain_shares_when_data_wiped`.
- (BOOL)isCannotRetainSharesWhenDataWiped;
/// Returns whether the tag is `cannot_retain_shares_when_no_account_kept`.
- (BOOL)isCannotRetainSharesWhenNoAccountKept;
/// Returns whether the tag is `cannot_retain_shares_when_team_external_sharing_off`.
- (BOOL)isCannotRetainSharesWhenTeamExternalSharingOff;
/// Returns whether the tag is `cannot_keep_account`.
- (BOOL)isCannotKeepAccount;
/// Returns whether the tag is `cannot_keep_account_under_legal_hold`.
- (BOOL)isCannotKeepAccountUnderLegalHold;
/// Returns whether the tag is `cannot_keep_account_required_to_sign_tos`.
- (BOOL)isCannotKeepAccountRequiredToSignTos;
/// Returns whether the tag is `cannot_permanently_delete_and_transfer`.
- (BOOL)isCannotPermanentlyDeleteAndTransfer;
/// Returns whether the tag is `member_is_transfer_destination`.
- (BOOL)isMemberIsTransferDestination;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersRemoveError` from and to JSON.
@interface DBTEAMMembersRemoveErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersRemoveError *)instance;
+ (DBTEAMMembersRemoveError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSendWelcomeError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSendWelcomeErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSendWelcomeErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersSendWelcomeErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSendWelcomeErrorOther,
};

/// The reason that the invitation wasn't sent.
@interface DBTEAMMembersSendWelcomeError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSendWelcomeErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSendWelcomeError` from and to JSON.
@interface DBTEAMMembersSendWelcomeErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSendWelcomeError *)instance;
+ (DBTEAMMembersSendWelcomeError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersSuspendError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersSuspendErrorTag) {
    /// The team has no such member.
    DBTEAMMembersSuspendErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersSuspendErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersSuspendErrorOther,
    /// The member isn't active.
    DBTEAMMembersSuspendErrorSuspendInactiveUser,
    /// The team must have at least one admin.
    DBTEAMMembersSuspendErrorSuspendLastAdmin,
    /// The team has no available license.
    DBTEAMMembersSuspendErrorTeamLicenseLimit,
};

/// The reason that a member wasn't suspended.
@interface DBTEAMMembersSuspendError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersSuspendErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `suspend_inactive_user`.
- (instancetype)initWithSuspendInactiveUser;
/// Creates an object with the tag `suspend_last_admin`.
- (instancetype)initWithSuspendLastAdmin;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `suspend_inactive_user`.
- (BOOL)isSuspendInactiveUser;
/// Returns whether the tag is `suspend_last_admin`.
- (BOOL)isSuspendLastAdmin;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersSuspendError` from and to JSON.
@interface DBTEAMMembersSuspendErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersSuspendError *)instance;
+ (DBTEAMMembersSuspendError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersTransferFilesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersTransferFilesErrorTag) {
    /// The team has no such member.
    DBTEAMMembersTransferFilesErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersTransferFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersTransferFilesErrorOther,
    /// The files are being transferred.
    DBTEAMMembersTransferFilesErrorTransferInProgress,
    /// The files were already transferred.
    DBTEAMMembersTransferFilesErrorAlreadyTransferred,
    /// The files were already transferred or deleted.
    DBTEAMMembersTransferFilesErrorAlreadyTransferredOrDeleted,
    /// The recipient can't be the removed member.
    DBTEAMMembersTransferFilesErrorRemovedAndTransferDestShouldDiffer,
    /// The admin can't be the removed member.
    DBTEAMMembersTransferFilesErrorRemovedAndTransferAdminShouldDiffer,
    /// The user in `transferDestId` doesn't exist.
    DBTEAMMembersTransferFilesErrorTransferDestUserNotFound,
    /// The user in `transferDestId` isn't a member of the team.
    DBTEAMMembersTransferFilesErrorTransferDestUserNotInTeam,
    /// The user in `transferAdminId` isn't a member of the team.
    DBTEAMMembersTransferFilesErrorTransferAdminUserNotInTeam,
    /// The user in `transferAdminId` doesn't exist.
    DBTEAMMembersTransferFilesErrorTransferAdminUserNotFound,
    /// `transferAdminId` is missing.
    DBTEAMMembersTransferFilesErrorUnspecifiedTransferAdminId,
    /// The user in `transferAdminId` isn't an admin.
    DBTEAMMembersTransferFilesErrorTransferAdminIsNotAdmin,
    /// The recipient must first verify their email address.
    DBTEAMMembersTransferFilesErrorRecipientNotVerified,
};

/// The reason that files can't be transferred.
@interface DBTEAMMembersTransferFilesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersTransferFilesErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)initWithTransferInProgress;
/// Creates an object with the tag `already_transferred`.
- (instancetype)initWithAlreadyTransferred;
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)initWithAlreadyTransferredOrDeleted;
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)initWithRemovedAndTransferDestShouldDiffer;
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)initWithRemovedAndTransferAdminShouldDiffer;
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)initWithTransferDestUserNotFound;
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)initWithTransferDestUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)initWithTransferAdminUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)initWithTransferAdminUserNotFound;
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)initWithUnspecifiedTransferAdminId;
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)initWithTransferAdminIsNotAdmin;
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)initWithRecipientNotVerified;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transfer_in_progress`.
- (BOOL)isTransferInProgress;
/// Returns whether the tag is `already_transferred`.
- (BOOL)isAlreadyTransferred;
/// Returns whether the tag is `already_transferred_or_deleted`.
- (BOOL)isAlreadyTransferredOrDeleted;
/// Returns whether the tag is `removed_and_transfer_dest_should_differ`.
- (BOOL)isRemovedAndTransferDestShouldDiffer;
/// Returns whether the tag is `removed_and_transfer_admin_should_differ`.
- (BOOL)isRemovedAndTransferAdminShouldDiffer;
/// Returns whether the tag is `transfer_dest_user_not_found`.
- (BOOL)isTransferDestUserNotFound;
/// Returns whether the tag is `transfer_dest_user_not_in_team`.
- (BOOL)isTransferDestUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_in_team`.
- (BOOL)isTransferAdminUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_found`.
- (BOOL)isTransferAdminUserNotFound;
/// Returns whether the tag is `unspecified_transfer_admin_id`.
- (BOOL)isUnspecifiedTransferAdminId;
/// Returns whether the tag is `transfer_admin_is_not_admin`.
- (BOOL)isTransferAdminIsNotAdmin;
/// Returns whether the tag is `recipient_not_verified`.
- (BOOL)isRecipientNotVerified;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersTransferFilesError` from and to JSON.
@interface DBTEAMMembersTransferFilesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersTransferFilesError *)instance;
+ (DBTEAMMembersTransferFilesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersTransferFormerMembersFilesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersTransferFormerMembersFilesErrorTag) {
    /// The team has no such member.
    DBTEAMMembersTransferFormerMembersFilesErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersTransferFormerMembersFilesErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersTransferFormerMembersFilesErrorOther,
    /// The files are being transferred.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferInProgress,
    /// The files were already transferred.
    DBTEAMMembersTransferFormerMembersFilesErrorAlreadyTransferred,
    /// The files were already transferred or deleted.
    DBTEAMMembersTransferFormerMembersFilesErrorAlreadyTransferredOrDeleted,
    /// The recipient can't be the removed member.
    DBTEAMMembersTransferFormerMembersFilesErrorRemovedAndTransferDestShouldDiffer,
    /// The admin can't be the removed member.
    DBTEAMMembersTransferFormerMembersFilesErrorRemovedAndTransferAdminShouldDiffer,
    /// The user in `transferDestId` doesn't exist.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferDestUserNotFound,
    /// The user in `transferDestId` isn't a member of the team.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferDestUserNotInTeam,
    /// The user in `transferAdminId` isn't a member of the team.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferAdminUserNotInTeam,
    /// The user in `transferAdminId` doesn't exist.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferAdminUserNotFound,
    /// `transferAdminId` is missing.
    DBTEAMMembersTransferFormerMembersFilesErrorUnspecifiedTransferAdminId,
    /// The user in `transferAdminId` isn't an admin.
    DBTEAMMembersTransferFormerMembersFilesErrorTransferAdminIsNotAdmin,
    /// The recipient must first verify their email address.
    DBTEAMMembersTransferFormerMembersFilesErrorRecipientNotVerified,
    /// The files are being transferred. Try again later.
    DBTEAMMembersTransferFormerMembersFilesErrorUserDataIsBeingTransferred,
    /// The former member doesn't exist.
    DBTEAMMembersTransferFormerMembersFilesErrorUserNotRemoved,
    /// The files can no longer be transferred.
    DBTEAMMembersTransferFormerMembersFilesErrorUserDataCannotBeTransferred,
    /// The files were already transferred.
    DBTEAMMembersTransferFormerMembersFilesErrorUserDataAlreadyTransferred,
};

/// The reason that files weren't transferred.
@interface DBTEAMMembersTransferFormerMembersFilesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersTransferFormerMembersFilesErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)initWithTransferInProgress;
/// Creates an object with the tag `already_transferred`.
- (instancetype)initWithAlreadyTransferred;
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)initWithAlreadyTransferredOrDeleted;
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)initWithRemovedAndTransferDestShouldDiffer;
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)initWithRemovedAndTransferAdminShouldDiffer;
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)initWithTransferDestUserNotFound;
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)initWithTransferDestUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)initWithTransferAdminUserNotInTeam;
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)initWithTransferAdminUserNotFound;
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)initWithUnspecifiedTransferAdminId;
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)initWithTransferAdminIsNotAdmin;
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)initWithRecipientNotVerified;
/// Creates an object with the tag `user_data_is_being_transferred`.
- (instancetype)initWithUserDataIsBeingTransferred;
/// Creates an object with the tag `user_not_removed`.
- (instancetype)initWithUserNotRemoved;
/// Creates an object with the tag `user_data_cannot_be_transferred`.
- (instancetype)initWithUserDataCannotBeTransferred;
/// Creates an object with the tag `user_data_already_transferred`.
- (instancetype)initWithUserDataAlreadyTransferred;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `transfer_in_progress`.
- (BOOL)isTransferInProgress;
/// Returns whether the tag is `already_transferred`.
- (BOOL)isAlreadyTransferred;
/// Returns whether the tag is `already_transferred_or_deleted`.
- (BOOL)isAlreadyTransferredOrDeleted;
/// Returns whether the tag is `removed_and_transfer_dest_should_differ`.
- (BOOL)isRemovedAndTransferDestShouldDiffer;
/// Returns whether the tag is `removed_and_transfer_admin_should_differ`.
- (BOOL)isRemovedAndTransferAdminShouldDiffer;
/// Returns whether the tag is `transfer_dest_user_not_found`.
- (BOOL)isTransferDestUserNotFound;
/// Returns whether the tag is `transfer_dest_user_not_in_team`.
- (BOOL)isTransferDestUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_in_team`.
- (BOOL)isTransferAdminUserNotInTeam;
/// Returns whether the tag is `transfer_admin_user_not_found`.
- (BOOL)isTransferAdminUserNotFound;
/// Returns whether the tag is `unspecified_transfer_admin_id`.
- (BOOL)isUnspecifiedTransferAdminId;
/// Returns whether the tag is `transfer_admin_is_not_admin`.
- (BOOL)isTransferAdminIsNotAdmin;
/// Returns whether the tag is `recipient_not_verified`.
- (BOOL)isRecipientNotVerified;
/// Returns whether the tag is `user_data_is_being_transferred`.
- (BOOL)isUserDataIsBeingTransferred;
/// Returns whether the tag is `user_not_removed`.
- (BOOL)isUserNotRemoved;
/// Returns whether the tag is `user_data_cannot_be_transferred`.
- (BOOL)isUserDataCannotBeTransferred;
/// Returns whether the tag is `user_data_already_transferred`.
- (BOOL)isUserDataAlreadyTransferred;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersTransferFormerMembersFilesError` from and to JSON.
@interface DBTEAMMembersTransferFormerMembersFilesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersTransferFormerMembersFilesError *)instance;
+ (DBTEAMMembersTransferFormerMembersFilesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member to unsuspend.
@interface DBTEAMMembersUnsuspendArg : DBStoneObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *user;

/// Creates an object.
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBTEAMUserSelectorArg *)user;
@end

/// Converts `DBTEAMMembersUnsuspendArg` from and to JSON.
@interface DBTEAMMembersUnsuspendArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersUnsuspendArg *)instance;
+ (DBTEAMMembersUnsuspendArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMembersUnsuspendError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMembersUnsuspendErrorTag) {
    /// The team has no such member.
    DBTEAMMembersUnsuspendErrorUserNotFound,
    /// The user isn't a member of the team.
    DBTEAMMembersUnsuspendErrorUserNotInTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMembersUnsuspendErrorOther,
    /// The member isn't suspended.
    DBTEAMMembersUnsuspendErrorUnsuspendNonSuspendedMember,
    /// The team has no available license.
    DBTEAMMembersUnsuspendErrorTeamLicenseLimit,
};

/// The reason that a member wasn't unsuspended.
@interface DBTEAMMembersUnsuspendError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMembersUnsuspendErrorTag tag;
/// Creates an object with the tag `user_not_found`.
- (instancetype)initWithUserNotFound;
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)initWithUserNotInTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `unsuspend_non_suspended_member`.
- (instancetype)initWithUnsuspendNonSuspendedMember;
/// Creates an object with the tag `team_license_limit`.
- (instancetype)initWithTeamLicenseLimit;
/// Returns whether the tag is `user_not_found`.
- (BOOL)isUserNotFound;
/// Returns whether the tag is `user_not_in_team`.
- (BOOL)isUserNotInTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `unsuspend_non_suspended_member`.
- (BOOL)isUnsuspendNonSuspendedMember;
/// Returns whether the tag is `team_license_limit`.
- (BOOL)isTeamLicenseLimit;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMembersUnsuspendError` from and to JSON.
@interface DBTEAMMembersUnsuspendErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMembersUnsuspendError *)instance;
+ (DBTEAMMembersUnsuspendError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
