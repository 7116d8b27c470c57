// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Base.h>

@class DBXTeamMemberAddArg, DBXTeamMemberAddResult, DBXTeamMemberAddV2Arg, DBXTeamMemberAddV2Result,
    DBXTeamMembersAddJobStatusComplete, DBXTeamMembersAddJobStatusFailed, DBXTeamMembersAddJobStatusInProgress,
    DBXTeamMembersAddJobStatusV2ResultComplete, DBXTeamMembersAddJobStatusV2ResultFailed,
    DBXTeamMembersAddJobStatusV2ResultInProgress, DBXTeamMembersAddJobStatusV2ResultOther,
    DBXTeamMembersAddLaunchAsyncJobId, DBXTeamMembersAddLaunchComplete, DBXTeamMembersAddLaunchV2ResultAsyncJobId,
    DBXTeamMembersAddLaunchV2ResultComplete, DBXTeamMembersAddLaunchV2ResultOther, DBXTeamMembersDeactivateErrorOther,
    DBXTeamMembersDeactivateErrorUserNotFound, DBXTeamMembersDeactivateErrorUserNotInTeam,
    DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferred,
    DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferredOrDeleted,
    DBXTeamMembersDeleteFormerMemberFilesErrorOther, DBXTeamMembersDeleteFormerMemberFilesErrorTransferInProgress,
    DBXTeamMembersDeleteFormerMemberFilesErrorUserNotFound, DBXTeamMembersDeleteFormerMemberFilesErrorUserNotInTeam,
    DBXTeamMembersDeleteFormerMemberFilesErrorUserNotRemoved, DBXTeamMembersDeleteProfilePhotoErrorOther,
    DBXTeamMembersDeleteProfilePhotoErrorSetProfileDisallowed, DBXTeamMembersDeleteProfilePhotoErrorUserNotFound,
    DBXTeamMembersDeleteProfilePhotoErrorUserNotInTeam, DBXTeamMembersGetInfoErrorOther,
    DBXTeamMembersGetInfoItemBaseIdNotFound, DBXTeamMembersGetInfoItemIdNotFound, DBXTeamMembersGetInfoItemMemberInfo,
    DBXTeamMembersGetInfoItemV2IdNotFound, DBXTeamMembersGetInfoItemV2MemberInfo, DBXTeamMembersGetInfoItemV2Other,
    DBXTeamMembersListContinueErrorInvalidCursor, DBXTeamMembersListContinueErrorOther, DBXTeamMembersListErrorOther,
    DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferred,
    DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferredOrDeleted,
    DBXTeamMembersPermanentlyDeleteFilesErrorOther, DBXTeamMembersPermanentlyDeleteFilesErrorTransferInProgress,
    DBXTeamMembersPermanentlyDeleteFilesErrorUserNotFound, DBXTeamMembersPermanentlyDeleteFilesErrorUserNotInTeam,
    DBXTeamMembersRecoverErrorOther, DBXTeamMembersRecoverErrorTeamLicenseLimit, DBXTeamMembersRecoverErrorUserNotFound,
    DBXTeamMembersRecoverErrorUserNotInTeam, DBXTeamMembersRecoverErrorUserUnrecoverable,
    DBXTeamMembersRemoveErrorAlreadyTransferred, DBXTeamMembersRemoveErrorAlreadyTransferredOrDeleted,
    DBXTeamMembersRemoveErrorCannotKeepAccount, DBXTeamMembersRemoveErrorCannotKeepAccountAndDeleteData,
    DBXTeamMembersRemoveErrorCannotKeepAccountAndPermanentlyDelete,
    DBXTeamMembersRemoveErrorCannotKeepAccountAndTransfer, DBXTeamMembersRemoveErrorCannotKeepAccountRequiredToSignTos,
    DBXTeamMembersRemoveErrorCannotKeepAccountUnderLegalHold, DBXTeamMembersRemoveErrorCannotKeepInvitedUserAccount,
    DBXTeamMembersRemoveErrorCannotPermanentlyDeleteAndTransfer,
    DBXTeamMembersRemoveErrorCannotRetainSharesWhenDataWiped,
    DBXTeamMembersRemoveErrorCannotRetainSharesWhenNoAccountKept,
    DBXTeamMembersRemoveErrorCannotRetainSharesWhenTeamExternalSharingOff,
    DBXTeamMembersRemoveErrorEmailAddressTooLongToBeDisabled, DBXTeamMembersRemoveErrorMemberIsTransferDestination,
    DBXTeamMembersRemoveErrorOther, DBXTeamMembersRemoveErrorRecipientNotVerified,
    DBXTeamMembersRemoveErrorRemoveLastAdmin, DBXTeamMembersRemoveErrorRemovedAndTransferAdminShouldDiffer,
    DBXTeamMembersRemoveErrorRemovedAndTransferDestShouldDiffer, DBXTeamMembersRemoveErrorTransferAdminIsNotAdmin,
    DBXTeamMembersRemoveErrorTransferAdminUserNotFound, DBXTeamMembersRemoveErrorTransferAdminUserNotInTeam,
    DBXTeamMembersRemoveErrorTransferDestUserNotFound, DBXTeamMembersRemoveErrorTransferDestUserNotInTeam,
    DBXTeamMembersRemoveErrorTransferInProgress, DBXTeamMembersRemoveErrorUnspecifiedTransferAdminId,
    DBXTeamMembersRemoveErrorUserNotFound, DBXTeamMembersRemoveErrorUserNotInTeam, DBXTeamMembersSendWelcomeErrorOther,
    DBXTeamMembersSendWelcomeErrorUserNotFound, DBXTeamMembersSendWelcomeErrorUserNotInTeam,
    DBXTeamMembersSuspendErrorOther, DBXTeamMembersSuspendErrorSuspendInactiveUser,
    DBXTeamMembersSuspendErrorSuspendLastAdmin, DBXTeamMembersSuspendErrorTeamLicenseLimit,
    DBXTeamMembersSuspendErrorUserNotFound, DBXTeamMembersSuspendErrorUserNotInTeam,
    DBXTeamMembersTransferFilesErrorAlreadyTransferred, DBXTeamMembersTransferFilesErrorAlreadyTransferredOrDeleted,
    DBXTeamMembersTransferFilesErrorOther, DBXTeamMembersTransferFilesErrorRecipientNotVerified,
    DBXTeamMembersTransferFilesErrorRemovedAndTransferAdminShouldDiffer,
    DBXTeamMembersTransferFilesErrorRemovedAndTransferDestShouldDiffer,
    DBXTeamMembersTransferFilesErrorTransferAdminIsNotAdmin, DBXTeamMembersTransferFilesErrorTransferAdminUserNotFound,
    DBXTeamMembersTransferFilesErrorTransferAdminUserNotInTeam,
    DBXTeamMembersTransferFilesErrorTransferDestUserNotFound, DBXTeamMembersTransferFilesErrorTransferDestUserNotInTeam,
    DBXTeamMembersTransferFilesErrorTransferInProgress, DBXTeamMembersTransferFilesErrorUnspecifiedTransferAdminId,
    DBXTeamMembersTransferFilesErrorUserNotFound, DBXTeamMembersTransferFilesErrorUserNotInTeam,
    DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferred,
    DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferredOrDeleted,
    DBXTeamMembersTransferFormerMembersFilesErrorOther,
    DBXTeamMembersTransferFormerMembersFilesErrorRecipientNotVerified,
    DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferAdminShouldDiffer,
    DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferDestShouldDiffer,
    DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminIsNotAdmin,
    DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotFound,
    DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotInTeam,
    DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotFound,
    DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotInTeam,
    DBXTeamMembersTransferFormerMembersFilesErrorTransferInProgress,
    DBXTeamMembersTransferFormerMembersFilesErrorUnspecifiedTransferAdminId,
    DBXTeamMembersTransferFormerMembersFilesErrorUserDataAlreadyTransferred,
    DBXTeamMembersTransferFormerMembersFilesErrorUserDataCannotBeTransferred,
    DBXTeamMembersTransferFormerMembersFilesErrorUserDataIsBeingTransferred,
    DBXTeamMembersTransferFormerMembersFilesErrorUserNotFound,
    DBXTeamMembersTransferFormerMembersFilesErrorUserNotInTeam,
    DBXTeamMembersTransferFormerMembersFilesErrorUserNotRemoved, DBXTeamMembersUnsuspendErrorOther,
    DBXTeamMembersUnsuspendErrorTeamLicenseLimit, DBXTeamMembersUnsuspendErrorUnsuspendNonSuspendedMember,
    DBXTeamMembersUnsuspendErrorUserNotFound, DBXTeamMembersUnsuspendErrorUserNotInTeam, DBXTeamTeamMemberInfo,
    DBXTeamTeamMemberInfoV2, DBXTeamTeamMemberRole, DBXTeamUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// The people to add to the team.
@interface DBXTeamMembersAddArg : DBXTeamMembersAddArgBase
/// The people to add, at most 20.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberAddArg *> *newMembers;
/// The people to add, at most 20.
- (NSArray<DBXTeamMemberAddArg *> *)newMembers DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - newMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithNewMembers:(NSArray<DBXTeamMemberAddArg *> *)newMembers
    forceAsync:(NSNumber *)forceAsync
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithForceAsync:(NSNumber *)forceAsync DB_UNAVAILABLE;
@end

/// The state of a job of `membersAdd`.
@interface DBXTeamMembersAddJobStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersAddJobStatus (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusFailed *asFailed;
@end

/// The job is still running. Poll again later.
@interface DBXTeamMembersAddJobStatusInProgress : DBXTeamMembersAddJobStatus
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job is complete. Each person has their own outcome.
@interface DBXTeamMembersAddJobStatusComplete : DBXTeamMembersAddJobStatus
/// The value of `complete`.
@property (nonatomic, copy) NSArray<DBXTeamMemberAddResult *> *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(NSArray<DBXTeamMemberAddResult *> *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The entire job failed. The associated value describes the reason.
@interface DBXTeamMembersAddJobStatusFailed : DBXTeamMembersAddJobStatus
/// The value of `failed`.
@property (nonatomic, copy) NSString *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(NSString *)failed NS_DESIGNATED_INITIALIZER;
@end

/// The state of a job of `membersAddV2`.
@interface DBXTeamMembersAddJobStatusV2Result : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersAddJobStatusV2Result (Members)
/// The object if its tag is `in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusV2ResultInProgress *asInProgress;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusV2ResultComplete *asComplete;
/// The object if its tag is `failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusV2ResultFailed *asFailed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddJobStatusV2ResultOther *asOther;
@end

/// The job is still running. Poll again later.
@interface DBXTeamMembersAddJobStatusV2ResultInProgress : DBXTeamMembersAddJobStatusV2Result
/// Creates an object with the tag `in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job is complete. Each person has their own outcome.
@interface DBXTeamMembersAddJobStatusV2ResultComplete : DBXTeamMembersAddJobStatusV2Result
/// The value of `complete`.
@property (nonatomic, copy) NSArray<DBXTeamMemberAddV2Result *> *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(NSArray<DBXTeamMemberAddV2Result *> *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The entire job failed. The associated value describes the reason.
@interface DBXTeamMembersAddJobStatusV2ResultFailed : DBXTeamMembersAddJobStatusV2Result
/// The value of `failed`.
@property (nonatomic, copy) NSString *failed;
/// Creates an object with the tag `failed`.
- (instancetype)init:(NSString *)failed NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersAddJobStatusV2ResultOther : DBXTeamMembersAddJobStatusV2Result
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The result of `membersAdd`: a job to poll, or the outcome.
@interface DBXTeamMembersAddLaunch : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersAddLaunch (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddLaunchAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddLaunchComplete *asComplete;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXTeamMembersAddLaunchAsyncJobId : DBXTeamMembersAddLaunch
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each person has their own outcome.
@interface DBXTeamMembersAddLaunchComplete : DBXTeamMembersAddLaunch
/// The value of `complete`.
@property (nonatomic, copy) NSArray<DBXTeamMemberAddResult *> *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(NSArray<DBXTeamMemberAddResult *> *)complete NS_DESIGNATED_INITIALIZER;
@end

/// The result of `membersAddV2`: a job to poll, or the outcome.
@interface DBXTeamMembersAddLaunchV2Result : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersAddLaunchV2Result (Members)
/// The object if its tag is `async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddLaunchV2ResultAsyncJobId *asAsyncJobId;
/// The object if its tag is `complete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddLaunchV2ResultComplete *asComplete;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersAddLaunchV2ResultOther *asOther;
@end

/// The identifier of the job that the call started. Poll the job with it. At least 1 character.
@interface DBXTeamMembersAddLaunchV2ResultAsyncJobId : DBXTeamMembersAddLaunchV2Result
/// The value of `async_job_id`.
@property (nonatomic, copy) NSString *asyncJobId;
/// Creates an object with the tag `async_job_id`.
- (instancetype)init:(NSString *)asyncJobId NS_DESIGNATED_INITIALIZER;
@end

/// The call completed without a job. Each person has their own outcome.
@interface DBXTeamMembersAddLaunchV2ResultComplete : DBXTeamMembersAddLaunchV2Result
/// The value of `complete`.
@property (nonatomic, copy) NSArray<DBXTeamMemberAddV2Result *> *complete;
/// Creates an object with the tag `complete`.
- (instancetype)init:(NSArray<DBXTeamMemberAddV2Result *> *)complete NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersAddLaunchV2ResultOther : DBXTeamMembersAddLaunchV2Result
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people to add to the team.
@interface DBXTeamMembersAddV2Arg : DBXTeamMembersAddArgBase
/// The people to add, at most 20.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberAddV2Arg *> *newMembers;
/// The people to add, at most 20.
- (NSArray<DBXTeamMemberAddV2Arg *> *)newMembers DB_NO_METHOD_FAMILY;

/// Creates an object.
///
/// - Parameters:
///   - newMembers: The people to add, at most 20.
///   - forceAsync: A Boolean value that indicates whether to return a job immediately. The default is `@NO`.
- (instancetype)initWithNewMembers:(NSArray<DBXTeamMemberAddV2Arg *> *)newMembers
    forceAsync:(NSNumber *)forceAsync
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithForceAsync:(NSNumber *)forceAsync DB_UNAVAILABLE;
@end

/// The former member whose files to transfer, and the recipient.
@interface DBXTeamMembersDataTransferArg : DBXTeamMembersDeactivateBaseArg
/// The member who receives the files.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *transferDestId;
/// The admin who receives an email if an error occurs.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *transferAdminId;

/// Creates an object.
///
/// - Parameters:
///   - user: The member, by identifier, external ID, or email address.
///   - transferDestId: The member who receives the files.
///   - transferAdminId: The admin who receives an email if an error occurs.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    transferDestId:(DBXTeamUserSelectorArg *)transferDestId
    transferAdminId:(DBXTeamUserSelectorArg *)transferAdminId
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user DB_UNAVAILABLE;
@end

/// The reason that a member can't be changed.
@interface DBXTeamMembersDeactivateError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersDeactivateError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeactivateErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeactivateErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeactivateErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersDeactivateErrorUserNotFound : DBXTeamMembersDeactivateError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersDeactivateErrorUserNotInTeam : DBXTeamMembersDeactivateError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersDeactivateErrorOther : DBXTeamMembersDeactivateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that files weren't deleted.
@interface DBXTeamMembersDeleteFormerMemberFilesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersDeleteFormerMemberFilesError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteFormerMemberFilesErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteFormerMemberFilesErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteFormerMemberFilesErrorOther *asOther;

/// The object if its tag is `transfer_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersDeleteFormerMemberFilesErrorTransferInProgress *asTransferInProgress;

/// The object if its tag is `already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferred *asAlreadyTransferred;

/// The object if its tag is `already_transferred_or_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferredOrDeleted *asAlreadyTransferredOrDeleted;

/// The object if its tag is `user_not_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteFormerMemberFilesErrorUserNotRemoved *asUserNotRemoved;
@end

/// The team has no such member.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorUserNotFound : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorUserNotInTeam : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorOther : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files are being transferred.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorTransferInProgress : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferred : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files were already transferred or deleted.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorAlreadyTransferredOrDeleted : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user is still a member of the team.
@interface DBXTeamMembersDeleteFormerMemberFilesErrorUserNotRemoved : DBXTeamMembersDeleteFormerMemberFilesError
/// Creates an object with the tag `user_not_removed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member whose profile photo to delete.
@interface DBXTeamMembersDeleteProfilePhotoArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a photo wasn't deleted.
@interface DBXTeamMembersDeleteProfilePhotoError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersDeleteProfilePhotoError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteProfilePhotoErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteProfilePhotoErrorUserNotInTeam *asUserNotInTeam;

/// The object if its tag is `set_profile_disallowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersDeleteProfilePhotoErrorSetProfileDisallowed *asSetProfileDisallowed;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersDeleteProfilePhotoErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersDeleteProfilePhotoErrorUserNotFound : DBXTeamMembersDeleteProfilePhotoError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersDeleteProfilePhotoErrorUserNotInTeam : DBXTeamMembersDeleteProfilePhotoError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Former members can't be changed.
@interface DBXTeamMembersDeleteProfilePhotoErrorSetProfileDisallowed : DBXTeamMembersDeleteProfilePhotoError
/// Creates an object with the tag `set_profile_disallowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersDeleteProfilePhotoErrorOther : DBXTeamMembersDeleteProfilePhotoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The former member whose files to delete.
@interface DBXTeamMembersFormerMemberArg : DBXObject
/// The former member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameter user: The former member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user NS_DESIGNATED_INITIALIZER;
@end

/// The available roles.
@interface DBXTeamMembersGetAvailableTeamMemberRolesResult : DBXObject
/// The roles.
@property (nonatomic, readonly, copy) NSArray<DBXTeamTeamMemberRole *> *roles;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRoles:(NSArray<DBXTeamTeamMemberRole *> *)roles NS_DESIGNATED_INITIALIZER;
@end

/// The members whose profiles to get.
@interface DBXTeamMembersGetInfoArgs : DBXObject
/// The members, by identifier, external ID, or email address.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSelectorArg *> *members;

/// Creates an object.
///
/// - Parameter members: The members, by identifier, external ID, or email address.
- (instancetype)initWithMembers:(NSArray<DBXTeamUserSelectorArg *> *)members NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no profiles were returned.
@interface DBXTeamMembersGetInfoError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersGetInfoError (Members)
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoErrorOther *asOther;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersGetInfoErrorOther : DBXTeamMembersGetInfoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A member, or the identifier of a member who doesn't exist.
@interface DBXTeamMembersGetInfoItem : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersGetInfoItem (Members)
/// The object if its tag is `id_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemIdNotFound *asIdNotFound;
/// The object if its tag is `member_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemMemberInfo *asMemberInfo;
@end

/// The member doesn't exist. The associated value is the requested identifier or email address.
@interface DBXTeamMembersGetInfoItemIdNotFound : DBXTeamMembersGetInfoItem
/// The value of `id_not_found`.
@property (nonatomic, copy) NSString *idNotFound;
/// Creates an object with the tag `id_not_found`.
- (instancetype)init:(NSString *)idNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The profile and permissions of the member.
@interface DBXTeamMembersGetInfoItemMemberInfo : DBXTeamMembersGetInfoItem
/// The value of `member_info`.
@property (nonatomic, strong) DBXTeamTeamMemberInfo *memberInfo;
/// Creates an object with the tag `member_info`.
- (instancetype)init:(DBXTeamTeamMemberInfo *)memberInfo NS_DESIGNATED_INITIALIZER;
@end

/// A member who doesn't exist.
@interface DBXTeamMembersGetInfoItemBase : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersGetInfoItemBase (Members)
/// The object if its tag is `id_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemBaseIdNotFound *asIdNotFound;
@end

/// The member doesn't exist. The associated value is the requested identifier or email address.
@interface DBXTeamMembersGetInfoItemBaseIdNotFound : DBXTeamMembersGetInfoItemBase
/// The value of `id_not_found`.
@property (nonatomic, copy) NSString *idNotFound;
/// Creates an object with the tag `id_not_found`.
- (instancetype)init:(NSString *)idNotFound NS_DESIGNATED_INITIALIZER;
@end

/// A member, or the identifier of a member who doesn't exist.
@interface DBXTeamMembersGetInfoItemV2 : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersGetInfoItemV2 (Members)
/// The object if its tag is `id_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemV2IdNotFound *asIdNotFound;
/// The object if its tag is `member_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemV2MemberInfo *asMemberInfo;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersGetInfoItemV2Other *asOther;
@end

/// The member doesn't exist. The associated value is the requested identifier or email address.
@interface DBXTeamMembersGetInfoItemV2IdNotFound : DBXTeamMembersGetInfoItemV2
/// The value of `id_not_found`.
@property (nonatomic, copy) NSString *idNotFound;
/// Creates an object with the tag `id_not_found`.
- (instancetype)init:(NSString *)idNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The profile and roles of the member.
@interface DBXTeamMembersGetInfoItemV2MemberInfo : DBXTeamMembersGetInfoItemV2
/// The value of `member_info`.
@property (nonatomic, strong) DBXTeamTeamMemberInfoV2 *memberInfo;
/// Creates an object with the tag `member_info`.
- (instancetype)init:(DBXTeamTeamMemberInfoV2 *)memberInfo NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersGetInfoItemV2Other : DBXTeamMembersGetInfoItemV2
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The members whose profiles to get.
@interface DBXTeamMembersGetInfoV2Arg : DBXObject
/// The members, by identifier, external ID, or email address.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSelectorArg *> *members;

/// Creates an object.
///
/// - Parameter members: The members, by identifier, external ID, or email address.
- (instancetype)initWithMembers:(NSArray<DBXTeamUserSelectorArg *> *)members NS_DESIGNATED_INITIALIZER;
@end

/// The requested profiles.
@interface DBXTeamMembersGetInfoV2Result : DBXObject
/// The result for each member.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMembersGetInfoItemV2 *> *membersInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMembersInfo:(NSArray<DBXTeamMembersGetInfoItemV2 *> *)membersInfo NS_DESIGNATED_INITIALIZER;
@end

/// The members whose files a legal hold keeps.
@interface DBXTeamMembersInfo : DBXObject
/// The identifiers of the members, `dbmid:…`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *teamMemberIds;
/// The number of other users whose accounts were deleted.
@property (nonatomic, readonly) NSNumber *permanentlyDeletedUsers;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamMemberIds:(NSArray<NSString *> *)teamMemberIds
    permanentlyDeletedUsers:(NSNumber *)permanentlyDeletedUsers
    NS_DESIGNATED_INITIALIZER;
@end

/// The options of a list of members.
@interface DBXTeamMembersListArg : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// A Boolean value that indicates whether to include former members. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *includeRemoved;

/// Creates an object.
///
/// - Parameters:
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
///   - includeRemoved: A Boolean value that indicates whether to include former members. The default is `@NO`.
- (instancetype)initWithLimit:(NSNumber *)limit includeRemoved:(NSNumber *)includeRemoved NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamMembersListContinueArg : DBXObject
/// The cursor of the most recent page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamMembersListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamMembersListContinueErrorInvalidCursor : DBXTeamMembersListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersListContinueErrorOther : DBXTeamMembersListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that members weren't listed.
@interface DBXTeamMembersListError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersListError (Members)
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersListErrorOther *asOther;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersListErrorOther : DBXTeamMembersListError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of members.
@interface DBXTeamMembersListResult : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXTeamTeamMemberInfo *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMembers:(NSArray<DBXTeamTeamMemberInfo *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// A page of members with their roles.
@interface DBXTeamMembersListV2Result : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXTeamTeamMemberInfoV2 *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMembers:(NSArray<DBXTeamTeamMemberInfoV2 *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that files can't be deleted.
@interface DBXTeamMembersPermanentlyDeleteFilesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersPermanentlyDeleteFilesError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersPermanentlyDeleteFilesErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersPermanentlyDeleteFilesErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersPermanentlyDeleteFilesErrorOther *asOther;

/// The object if its tag is `transfer_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersPermanentlyDeleteFilesErrorTransferInProgress *asTransferInProgress;

/// The object if its tag is `already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferred *asAlreadyTransferred;

/// The object if its tag is `already_transferred_or_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferredOrDeleted *asAlreadyTransferredOrDeleted;
@end

/// The team has no such member.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorUserNotFound : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorUserNotInTeam : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorOther : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files are being transferred.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorTransferInProgress : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferred : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files were already transferred or deleted.
@interface DBXTeamMembersPermanentlyDeleteFilesErrorAlreadyTransferredOrDeleted : DBXTeamMembersPermanentlyDeleteFilesError
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The former member to recover.
@interface DBXTeamMembersRecoverArg : DBXObject
/// The former member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameter user: The former member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a former member wasn't recovered.
@interface DBXTeamMembersRecoverError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersRecoverError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRecoverErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_unrecoverable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRecoverErrorUserUnrecoverable *asUserUnrecoverable;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRecoverErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRecoverErrorTeamLicenseLimit *asTeamLicenseLimit;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRecoverErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersRecoverErrorUserNotFound : DBXTeamMembersRecoverError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The former member can no longer be recovered.
@interface DBXTeamMembersRecoverErrorUserUnrecoverable : DBXTeamMembersRecoverError
/// Creates an object with the tag `user_unrecoverable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersRecoverErrorUserNotInTeam : DBXTeamMembersRecoverError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has no available license.
@interface DBXTeamMembersRecoverErrorTeamLicenseLimit : DBXTeamMembersRecoverError
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersRecoverErrorOther : DBXTeamMembersRecoverError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member to remove, and the handling of their account and files.
@interface DBXTeamMembersRemoveArg : DBXTeamMembersDeactivateArg
/// The member who receives the files. `nil` for no transfer.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorArg *transferDestId;
/// The admin who receives an email if an error occurs. Required with `transferDestId`.
@property (nonatomic, readonly, nullable) DBXTeamUserSelectorArg *transferAdminId;

/// A Boolean value that indicates whether the member keeps their account as a Basic account. Requires that `wipeData`
/// is `false`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *keepAccount;

/// A Boolean value that indicates whether the member keeps access to folders that were shared with them individually.
/// Requires that `keepAccount` is `true` and `wipeData` is `false`. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *retainTeamShares;

/// A Boolean value that indicates whether to permanently delete the member's files. They can't be transferred
/// afterward. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *permanentlyDeleteFiles;

/// Creates an object.
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
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    wipeData:(NSNumber *)wipeData
    transferDestId:(nullable DBXTeamUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBXTeamUserSelectorArg *)transferAdminId
    keepAccount:(NSNumber *)keepAccount
    retainTeamShares:(NSNumber *)retainTeamShares
    permanentlyDeleteFiles:(NSNumber *)permanentlyDeleteFiles
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user
    wipeData:(NSNumber *)wipeData
    transferDestId:(nullable DBXTeamUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBXTeamUserSelectorArg *)transferAdminId
    keepAccount:(NSNumber *)keepAccount
    retainTeamShares:(NSNumber *)retainTeamShares
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user wipeData:(NSNumber *)wipeData DB_UNAVAILABLE;
@end

/// The reason that a member wasn't removed.
@interface DBXTeamMembersRemoveError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersRemoveError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorOther *asOther;
/// The object if its tag is `transfer_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorTransferInProgress *asTransferInProgress;
/// The object if its tag is `already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorAlreadyTransferred *asAlreadyTransferred;

/// The object if its tag is `already_transferred_or_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorAlreadyTransferredOrDeleted *asAlreadyTransferredOrDeleted;

/// The object if its tag is `removed_and_transfer_dest_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorRemovedAndTransferDestShouldDiffer *asRemovedAndTransferDestShouldDiffer;

/// The object if its tag is `removed_and_transfer_admin_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorRemovedAndTransferAdminShouldDiffer *asRemovedAndTransferAdminShouldDiffer;

/// The object if its tag is `transfer_dest_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorTransferDestUserNotFound *asTransferDestUserNotFound;

/// The object if its tag is `transfer_dest_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorTransferDestUserNotInTeam *asTransferDestUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorTransferAdminUserNotInTeam *asTransferAdminUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorTransferAdminUserNotFound *asTransferAdminUserNotFound;

/// The object if its tag is `unspecified_transfer_admin_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorUnspecifiedTransferAdminId *asUnspecifiedTransferAdminId;

/// The object if its tag is `transfer_admin_is_not_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorTransferAdminIsNotAdmin *asTransferAdminIsNotAdmin;
/// The object if its tag is `recipient_not_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorRecipientNotVerified *asRecipientNotVerified;
/// The object if its tag is `remove_last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorRemoveLastAdmin *asRemoveLastAdmin;

/// The object if its tag is `cannot_keep_account_and_transfer`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepAccountAndTransfer *asCannotKeepAccountAndTransfer;

/// The object if its tag is `cannot_keep_account_and_delete_data`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepAccountAndDeleteData *asCannotKeepAccountAndDeleteData;

/// The object if its tag is `cannot_keep_account_and_permanently_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepAccountAndPermanentlyDelete *asCannotKeepAccountAndPermanentlyDelete;

/// The object if its tag is `email_address_too_long_to_be_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorEmailAddressTooLongToBeDisabled *asEmailAddressTooLongToBeDisabled;

/// The object if its tag is `cannot_keep_invited_user_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepInvitedUserAccount *asCannotKeepInvitedUserAccount;

/// The object if its tag is `cannot_retain_shares_when_data_wiped`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotRetainSharesWhenDataWiped *asCannotRetainSharesWhenDataWiped;

/// The object if its tag is `cannot_retain_shares_when_no_account_kept`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotRetainSharesWhenNoAccountKept *asCannotRetainSharesWhenNoAccountKept;

/// The object if its tag is `cannot_retain_shares_when_team_external_sharing_off`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotRetainSharesWhenTeamExternalSharingOff *asCannotRetainSharesWhenTeamExternalSharingOff;

/// The object if its tag is `cannot_keep_account`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersRemoveErrorCannotKeepAccount *asCannotKeepAccount;

/// The object if its tag is `cannot_keep_account_under_legal_hold`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepAccountUnderLegalHold *asCannotKeepAccountUnderLegalHold;

/// The object if its tag is `cannot_keep_account_required_to_sign_tos`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotKeepAccountRequiredToSignTos *asCannotKeepAccountRequiredToSignTos;

/// The object if its tag is `cannot_permanently_delete_and_transfer`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorCannotPermanentlyDeleteAndTransfer *asCannotPermanentlyDeleteAndTransfer;

/// The object if its tag is `member_is_transfer_destination`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersRemoveErrorMemberIsTransferDestination *asMemberIsTransferDestination;
@end

/// The team has no such member.
@interface DBXTeamMembersRemoveErrorUserNotFound : DBXTeamMembersRemoveError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersRemoveErrorUserNotInTeam : DBXTeamMembersRemoveError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersRemoveErrorOther : DBXTeamMembersRemoveError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files are being transferred.
@interface DBXTeamMembersRemoveErrorTransferInProgress : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersRemoveErrorAlreadyTransferred : DBXTeamMembersRemoveError
/// Creates an object with the tag `already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files were already transferred or deleted.
@interface DBXTeamMembersRemoveErrorAlreadyTransferredOrDeleted : DBXTeamMembersRemoveError
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The recipient can't be the removed member.
@interface DBXTeamMembersRemoveErrorRemovedAndTransferDestShouldDiffer : DBXTeamMembersRemoveError
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admin can't be the removed member.
@interface DBXTeamMembersRemoveErrorRemovedAndTransferAdminShouldDiffer : DBXTeamMembersRemoveError
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferDestId` doesn't exist.
@interface DBXTeamMembersRemoveErrorTransferDestUserNotFound : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferDestId` isn't a member of the team.
@interface DBXTeamMembersRemoveErrorTransferDestUserNotInTeam : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't a member of the team.
@interface DBXTeamMembersRemoveErrorTransferAdminUserNotInTeam : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferAdminId` doesn't exist.
@interface DBXTeamMembersRemoveErrorTransferAdminUserNotFound : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// `transferAdminId` is missing.
@interface DBXTeamMembersRemoveErrorUnspecifiedTransferAdminId : DBXTeamMembersRemoveError
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't an admin.
@interface DBXTeamMembersRemoveErrorTransferAdminIsNotAdmin : DBXTeamMembersRemoveError
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The recipient must first verify their email address.
@interface DBXTeamMembersRemoveErrorRecipientNotVerified : DBXTeamMembersRemoveError
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamMembersRemoveErrorRemoveLastAdmin : DBXTeamMembersRemoveError
/// Creates an object with the tag `remove_last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member can't keep the account if the files are transferred.
@interface DBXTeamMembersRemoveErrorCannotKeepAccountAndTransfer : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account_and_transfer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// To keep the account, set `wipeData` to `false`.
@interface DBXTeamMembersRemoveErrorCannotKeepAccountAndDeleteData : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account_and_delete_data`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// To keep the account, set `permanentlyDeleteFiles` to `false`.
@interface DBXTeamMembersRemoveErrorCannotKeepAccountAndPermanentlyDelete : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account_and_permanently_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member's email address is too long for a disabled account.
@interface DBXTeamMembersRemoveErrorEmailAddressTooLongToBeDisabled : DBXTeamMembersRemoveError
/// Creates an object with the tag `email_address_too_long_to_be_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The invited user hasn't joined, so they can't keep an account.
@interface DBXTeamMembersRemoveErrorCannotKeepInvitedUserAccount : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_invited_user_account`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// To keep access to shared folders, set `wipeData` to `false`.
@interface DBXTeamMembersRemoveErrorCannotRetainSharesWhenDataWiped : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_retain_shares_when_data_wiped`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// To keep access to shared folders, set `keepAccount` to `true`.
@interface DBXTeamMembersRemoveErrorCannotRetainSharesWhenNoAccountKept : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_retain_shares_when_no_account_kept`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team doesn't allow sharing with people outside the team, so the member can't keep access.
@interface DBXTeamMembersRemoveErrorCannotRetainSharesWhenTeamExternalSharingOff : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_retain_shares_when_team_external_sharing_off`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only a team admin can let members keep their account.
@interface DBXTeamMembersRemoveErrorCannotKeepAccount : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member is part of a legal hold. Remove them from it first.
@interface DBXTeamMembersRemoveErrorCannotKeepAccountUnderLegalHold : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account_under_legal_hold`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member must first sign in and accept the terms of service.
@interface DBXTeamMembersRemoveErrorCannotKeepAccountRequiredToSignTos : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_keep_account_required_to_sign_tos`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files can't be both permanently deleted and transferred.
@interface DBXTeamMembersRemoveErrorCannotPermanentlyDeleteAndTransfer : DBXTeamMembersRemoveError
/// Creates an object with the tag `cannot_permanently_delete_and_transfer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Files of another member are being transferred to the member. Wait until the transfer is complete.
@interface DBXTeamMembersRemoveErrorMemberIsTransferDestination : DBXTeamMembersRemoveError
/// Creates an object with the tag `member_is_transfer_destination`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that the invitation wasn't sent.
@interface DBXTeamMembersSendWelcomeError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSendWelcomeError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSendWelcomeErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSendWelcomeErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSendWelcomeErrorOther *asOther;
@end

/// The team has no such member.
@interface DBXTeamMembersSendWelcomeErrorUserNotFound : DBXTeamMembersSendWelcomeError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSendWelcomeErrorUserNotInTeam : DBXTeamMembersSendWelcomeError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSendWelcomeErrorOther : DBXTeamMembersSendWelcomeError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a member wasn't suspended.
@interface DBXTeamMembersSuspendError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersSuspendError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorOther *asOther;
/// The object if its tag is `suspend_inactive_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorSuspendInactiveUser *asSuspendInactiveUser;
/// The object if its tag is `suspend_last_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorSuspendLastAdmin *asSuspendLastAdmin;
/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersSuspendErrorTeamLicenseLimit *asTeamLicenseLimit;
@end

/// The team has no such member.
@interface DBXTeamMembersSuspendErrorUserNotFound : DBXTeamMembersSuspendError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersSuspendErrorUserNotInTeam : DBXTeamMembersSuspendError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersSuspendErrorOther : DBXTeamMembersSuspendError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member isn't active.
@interface DBXTeamMembersSuspendErrorSuspendInactiveUser : DBXTeamMembersSuspendError
/// Creates an object with the tag `suspend_inactive_user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team must have at least one admin.
@interface DBXTeamMembersSuspendErrorSuspendLastAdmin : DBXTeamMembersSuspendError
/// Creates an object with the tag `suspend_last_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has no available license.
@interface DBXTeamMembersSuspendErrorTeamLicenseLimit : DBXTeamMembersSuspendError
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that files can't be transferred.
@interface DBXTeamMembersTransferFilesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersTransferFilesError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorOther *asOther;
/// The object if its tag is `transfer_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorTransferInProgress *asTransferInProgress;
/// The object if its tag is `already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorAlreadyTransferred *asAlreadyTransferred;

/// The object if its tag is `already_transferred_or_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorAlreadyTransferredOrDeleted *asAlreadyTransferredOrDeleted;

/// The object if its tag is `removed_and_transfer_dest_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorRemovedAndTransferDestShouldDiffer *asRemovedAndTransferDestShouldDiffer;

/// The object if its tag is `removed_and_transfer_admin_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorRemovedAndTransferAdminShouldDiffer *asRemovedAndTransferAdminShouldDiffer;

/// The object if its tag is `transfer_dest_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorTransferDestUserNotFound *asTransferDestUserNotFound;

/// The object if its tag is `transfer_dest_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorTransferDestUserNotInTeam *asTransferDestUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorTransferAdminUserNotInTeam *asTransferAdminUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorTransferAdminUserNotFound *asTransferAdminUserNotFound;

/// The object if its tag is `unspecified_transfer_admin_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorUnspecifiedTransferAdminId *asUnspecifiedTransferAdminId;

/// The object if its tag is `transfer_admin_is_not_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFilesErrorTransferAdminIsNotAdmin *asTransferAdminIsNotAdmin;

/// The object if its tag is `recipient_not_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFilesErrorRecipientNotVerified *asRecipientNotVerified;
@end

/// The team has no such member.
@interface DBXTeamMembersTransferFilesErrorUserNotFound : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersTransferFilesErrorUserNotInTeam : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersTransferFilesErrorOther : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files are being transferred.
@interface DBXTeamMembersTransferFilesErrorTransferInProgress : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersTransferFilesErrorAlreadyTransferred : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files were already transferred or deleted.
@interface DBXTeamMembersTransferFilesErrorAlreadyTransferredOrDeleted : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The recipient can't be the removed member.
@interface DBXTeamMembersTransferFilesErrorRemovedAndTransferDestShouldDiffer : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admin can't be the removed member.
@interface DBXTeamMembersTransferFilesErrorRemovedAndTransferAdminShouldDiffer : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferDestId` doesn't exist.
@interface DBXTeamMembersTransferFilesErrorTransferDestUserNotFound : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferDestId` isn't a member of the team.
@interface DBXTeamMembersTransferFilesErrorTransferDestUserNotInTeam : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't a member of the team.
@interface DBXTeamMembersTransferFilesErrorTransferAdminUserNotInTeam : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferAdminId` doesn't exist.
@interface DBXTeamMembersTransferFilesErrorTransferAdminUserNotFound : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// `transferAdminId` is missing.
@interface DBXTeamMembersTransferFilesErrorUnspecifiedTransferAdminId : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't an admin.
@interface DBXTeamMembersTransferFilesErrorTransferAdminIsNotAdmin : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The recipient must first verify their email address.
@interface DBXTeamMembersTransferFilesErrorRecipientNotVerified : DBXTeamMembersTransferFilesError
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that files weren't transferred.
@interface DBXTeamMembersTransferFormerMembersFilesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersTransferFormerMembersFilesError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFormerMembersFilesErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFormerMembersFilesErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFormerMembersFilesErrorOther *asOther;

/// The object if its tag is `transfer_in_progress`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferInProgress *asTransferInProgress;

/// The object if its tag is `already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferred *asAlreadyTransferred;

/// The object if its tag is `already_transferred_or_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferredOrDeleted *asAlreadyTransferredOrDeleted;

/// The object if its tag is `removed_and_transfer_dest_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferDestShouldDiffer *asRemovedAndTransferDestShouldDiffer;

/// The object if its tag is `removed_and_transfer_admin_should_differ`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferAdminShouldDiffer *asRemovedAndTransferAdminShouldDiffer;

/// The object if its tag is `transfer_dest_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotFound *asTransferDestUserNotFound;

/// The object if its tag is `transfer_dest_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotInTeam *asTransferDestUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotInTeam *asTransferAdminUserNotInTeam;

/// The object if its tag is `transfer_admin_user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotFound *asTransferAdminUserNotFound;

/// The object if its tag is `unspecified_transfer_admin_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorUnspecifiedTransferAdminId *asUnspecifiedTransferAdminId;

/// The object if its tag is `transfer_admin_is_not_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminIsNotAdmin *asTransferAdminIsNotAdmin;

/// The object if its tag is `recipient_not_verified`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorRecipientNotVerified *asRecipientNotVerified;

/// The object if its tag is `user_data_is_being_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorUserDataIsBeingTransferred *asUserDataIsBeingTransferred;

/// The object if its tag is `user_not_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersTransferFormerMembersFilesErrorUserNotRemoved *asUserNotRemoved;

/// The object if its tag is `user_data_cannot_be_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorUserDataCannotBeTransferred *asUserDataCannotBeTransferred;

/// The object if its tag is `user_data_already_transferred`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersTransferFormerMembersFilesErrorUserDataAlreadyTransferred *asUserDataAlreadyTransferred;
@end

/// The team has no such member.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserNotFound : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserNotInTeam : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersTransferFormerMembersFilesErrorOther : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files are being transferred.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferInProgress : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_in_progress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferred : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files were already transferred or deleted.
@interface DBXTeamMembersTransferFormerMembersFilesErrorAlreadyTransferredOrDeleted : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `already_transferred_or_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The recipient can't be the removed member.
@interface DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferDestShouldDiffer : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `removed_and_transfer_dest_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admin can't be the removed member.
@interface DBXTeamMembersTransferFormerMembersFilesErrorRemovedAndTransferAdminShouldDiffer : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `removed_and_transfer_admin_should_differ`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferDestId` doesn't exist.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotFound : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_dest_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferDestId` isn't a member of the team.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferDestUserNotInTeam : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_dest_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't a member of the team.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotInTeam : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_admin_user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferAdminId` doesn't exist.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminUserNotFound : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_admin_user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// `transferAdminId` is missing.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUnspecifiedTransferAdminId : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `unspecified_transfer_admin_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user in `transferAdminId` isn't an admin.
@interface DBXTeamMembersTransferFormerMembersFilesErrorTransferAdminIsNotAdmin : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `transfer_admin_is_not_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The recipient must first verify their email address.
@interface DBXTeamMembersTransferFormerMembersFilesErrorRecipientNotVerified : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `recipient_not_verified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files are being transferred. Try again later.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserDataIsBeingTransferred : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_data_is_being_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The former member doesn't exist.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserNotRemoved : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_not_removed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files can no longer be transferred.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserDataCannotBeTransferred : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_data_cannot_be_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The files were already transferred.
@interface DBXTeamMembersTransferFormerMembersFilesErrorUserDataAlreadyTransferred : DBXTeamMembersTransferFormerMembersFilesError
/// Creates an object with the tag `user_data_already_transferred`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member to unsuspend.
@interface DBXTeamMembersUnsuspendArg : DBXObject
/// The member, by identifier, external ID, or email address.
@property (nonatomic, readonly) DBXTeamUserSelectorArg *user;

/// Creates an object.
///
/// - Parameter user: The member, by identifier, external ID, or email address.
- (instancetype)initWithUser:(DBXTeamUserSelectorArg *)user NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a member wasn't unsuspended.
@interface DBXTeamMembersUnsuspendError : DBXObject
@end

/// The members of the union.
@interface DBXTeamMembersUnsuspendError (Members)
/// The object if its tag is `user_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersUnsuspendErrorUserNotFound *asUserNotFound;
/// The object if its tag is `user_not_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersUnsuspendErrorUserNotInTeam *asUserNotInTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersUnsuspendErrorOther *asOther;

/// The object if its tag is `unsuspend_non_suspended_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamMembersUnsuspendErrorUnsuspendNonSuspendedMember *asUnsuspendNonSuspendedMember;

/// The object if its tag is `team_license_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMembersUnsuspendErrorTeamLicenseLimit *asTeamLicenseLimit;
@end

/// The team has no such member.
@interface DBXTeamMembersUnsuspendErrorUserNotFound : DBXTeamMembersUnsuspendError
/// Creates an object with the tag `user_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user isn't a member of the team.
@interface DBXTeamMembersUnsuspendErrorUserNotInTeam : DBXTeamMembersUnsuspendError
/// Creates an object with the tag `user_not_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMembersUnsuspendErrorOther : DBXTeamMembersUnsuspendError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member isn't suspended.
@interface DBXTeamMembersUnsuspendErrorUnsuspendNonSuspendedMember : DBXTeamMembersUnsuspendError
/// Creates an object with the tag `unsuspend_non_suspended_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has no available license.
@interface DBXTeamMembersUnsuspendErrorTeamLicenseLimit : DBXTeamMembersUnsuspendError
/// Creates an object with the tag `team_license_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
