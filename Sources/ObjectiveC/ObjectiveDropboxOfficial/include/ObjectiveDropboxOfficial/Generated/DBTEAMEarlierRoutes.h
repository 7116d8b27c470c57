// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMRoutes.h>

@class DBASYNCLaunchEmptyResult, DBFILESSyncSettingArg, DBTEAMDateRangeError, DBTEAMGetActivityReport,
    DBTEAMGetDevicesReport, DBTEAMGetMembershipReport, DBTEAMGetStorageReport, DBTEAMGroupCreateError,
    DBTEAMGroupFullInfo, DBTEAMGroupSelector, DBTEAMGroupUpdateError, DBTEAMLegalHoldPolicy,
    DBTEAMLegalHoldsPolicyCreateError, DBTEAMLegalHoldsPolicyUpdateError, DBTEAMListMemberDevicesError,
    DBTEAMListMemberDevicesResult, DBTEAMListMembersDevicesError, DBTEAMListMembersDevicesResult,
    DBTEAMListTeamDevicesError, DBTEAMListTeamDevicesResult, DBTEAMMembersListError, DBTEAMMembersListResult,
    DBTEAMMembersListV2Result, DBTEAMMembersRemoveError, DBTEAMMembersSetProfileError, DBTEAMSharingAllowlistAddError,
    DBTEAMSharingAllowlistAddResponse, DBTEAMSharingAllowlistRemoveError, DBTEAMSharingAllowlistRemoveResponse,
    DBTEAMTeamFolderMetadata, DBTEAMTeamFolderUpdateSyncSettingsError, DBTEAMTeamMemberInfo,
    DBTEAMTeamMemberInfoV2Result, DBTEAMUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// Methods with fewer arguments than routes have today. The others have their defaults.
@interface DBTEAMTeamAuthRoutes (Earlier)
/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMListMemberDevicesResult *, DBTEAMListMemberDevicesError *> *)
    devicesListMemberDevices:(NSString *)teamMemberId
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMListMemberDevicesResult *, DBTEAMListMemberDevicesError *> *)
    devicesListMemberDevices:(NSString *)teamMemberId
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMListMembersDevicesResult *, DBTEAMListMembersDevicesError *> *)
    devicesListMembersDevices:(nullable NSString *)cursor
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMListMembersDevicesResult *, DBTEAMListMembersDevicesError *> *)
    devicesListMembersDevices:(nullable NSString *)cursor
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMListMembersDevicesResult *, DBTEAMListMembersDevicesError *> *)
    devicesListMembersDevices:(nullable NSString *)cursor
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMListTeamDevicesResult *, DBTEAMListTeamDevicesError *> *)
    devicesListTeamDevices:(nullable NSString *)cursor
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMListTeamDevicesResult *, DBTEAMListTeamDevicesError *> *)
    devicesListTeamDevices:(nullable NSString *)cursor
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMListTeamDevicesResult *, DBTEAMListTeamDevicesError *> *)
    devicesListTeamDevices:(nullable NSString *)cursor
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMGroupFullInfo *, DBTEAMGroupCreateError *> *)groupsCreate:(NSString *)groupName
    addCreatorAsOwner:(nullable NSNumber *)addCreatorAsOwner
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMGroupFullInfo *, DBTEAMGroupCreateError *> *)groupsCreate:(NSString *)groupName
    addCreatorAsOwner:(nullable NSNumber *)addCreatorAsOwner
    groupExternalId:(nullable NSString *)groupExternalId
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMGroupFullInfo *, DBTEAMGroupUpdateError *> *)groupsUpdate:(DBTEAMGroupSelector *)group
    returnMembers:(nullable NSNumber *)returnMembers
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMGroupFullInfo *, DBTEAMGroupUpdateError *> *)groupsUpdate:(DBTEAMGroupSelector *)group
    returnMembers:(nullable NSNumber *)returnMembers
    dNewGroupName:(nullable NSString *)dNewGroupName
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMGroupFullInfo *, DBTEAMGroupUpdateError *> *)groupsUpdate:(DBTEAMGroupSelector *)group
    returnMembers:(nullable NSNumber *)returnMembers
    dNewGroupName:(nullable NSString *)dNewGroupName
    dNewGroupExternalId:(nullable NSString *)dNewGroupExternalId
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMLegalHoldPolicy *, DBTEAMLegalHoldsPolicyCreateError *> *)legalHoldsCreatePolicy:(NSString *)name
    members:(NSArray<NSString *> *)members
    description_:(nullable NSString *)description_
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMLegalHoldPolicy *, DBTEAMLegalHoldsPolicyCreateError *> *)legalHoldsCreatePolicy:(NSString *)name
    members:(NSArray<NSString *> *)members
    description_:(nullable NSString *)description_
    startDate:(nullable NSDate *)startDate
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMLegalHoldPolicy *, DBTEAMLegalHoldsPolicyUpdateError *> *)legalHoldsUpdatePolicy:(NSString *)id_
    name:(nullable NSString *)name
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMLegalHoldPolicy *, DBTEAMLegalHoldsPolicyUpdateError *> *)legalHoldsUpdatePolicy:(NSString *)id_
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMMembersListResult *, DBTEAMMembersListError *> *)membersList:(nullable NSNumber *)limit
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMMembersListV2Result *, DBTEAMMembersListError *> *)membersListV2:(nullable NSNumber *)limit
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBTEAMMembersRemoveError *> *)membersRemove:(DBTEAMUserSelectorArg *)user
    wipeData:(nullable NSNumber *)wipeData
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBTEAMMembersRemoveError *> *)membersRemove:(DBTEAMUserSelectorArg *)user
    wipeData:(nullable NSNumber *)wipeData
    transferDestId:(nullable DBTEAMUserSelectorArg *)transferDestId
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBTEAMMembersRemoveError *> *)membersRemove:(DBTEAMUserSelectorArg *)user
    wipeData:(nullable NSNumber *)wipeData
    transferDestId:(nullable DBTEAMUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBTEAMUserSelectorArg *)transferAdminId
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBTEAMMembersRemoveError *> *)membersRemove:(DBTEAMUserSelectorArg *)user
    wipeData:(nullable NSNumber *)wipeData
    transferDestId:(nullable DBTEAMUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBTEAMUserSelectorArg *)transferAdminId
    keepAccount:(nullable NSNumber *)keepAccount
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBASYNCLaunchEmptyResult *, DBTEAMMembersRemoveError *> *)membersRemove:(DBTEAMUserSelectorArg *)user
    wipeData:(nullable NSNumber *)wipeData
    transferDestId:(nullable DBTEAMUserSelectorArg *)transferDestId
    transferAdminId:(nullable DBTEAMUserSelectorArg *)transferAdminId
    keepAccount:(nullable NSNumber *)keepAccount
    retainTeamShares:(nullable NSNumber *)retainTeamShares
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMTeamMemberInfo *, DBTEAMMembersSetProfileError *> *)membersSetProfile:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMTeamMemberInfo *, DBTEAMMembersSetProfileError *> *)membersSetProfile:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMTeamMemberInfo *, DBTEAMMembersSetProfileError *> *)membersSetProfile:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    dNewGivenName:(nullable NSString *)dNewGivenName
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMTeamMemberInfo *, DBTEAMMembersSetProfileError *> *)membersSetProfile:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    dNewGivenName:(nullable NSString *)dNewGivenName
    dNewSurname:(nullable NSString *)dNewSurname
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMTeamMemberInfo *, DBTEAMMembersSetProfileError *> *)membersSetProfile:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    dNewGivenName:(nullable NSString *)dNewGivenName
    dNewSurname:(nullable NSString *)dNewSurname
    dNewPersistentId:(nullable NSString *)dNewPersistentId
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMTeamMemberInfoV2Result *, DBTEAMMembersSetProfileError *> *)
    membersSetProfileV2:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMTeamMemberInfoV2Result *, DBTEAMMembersSetProfileError *> *)
    membersSetProfileV2:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMTeamMemberInfoV2Result *, DBTEAMMembersSetProfileError *> *)
    membersSetProfileV2:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    dNewGivenName:(nullable NSString *)dNewGivenName
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMTeamMemberInfoV2Result *, DBTEAMMembersSetProfileError *> *)
    membersSetProfileV2:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    dNewGivenName:(nullable NSString *)dNewGivenName
    dNewSurname:(nullable NSString *)dNewSurname
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMTeamMemberInfoV2Result *, DBTEAMMembersSetProfileError *> *)
    membersSetProfileV2:(DBTEAMUserSelectorArg *)user
    dNewEmail:(nullable NSString *)dNewEmail
    dNewExternalId:(nullable NSString *)dNewExternalId
    dNewGivenName:(nullable NSString *)dNewGivenName
    dNewSurname:(nullable NSString *)dNewSurname
    dNewPersistentId:(nullable NSString *)dNewPersistentId
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMGetActivityReport *, DBTEAMDateRangeError *> *)reportsGetActivity:(nullable NSDate *)startDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMGetDevicesReport *, DBTEAMDateRangeError *> *)reportsGetDevices:(nullable NSDate *)startDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMGetMembershipReport *, DBTEAMDateRangeError *> *)reportsGetMembership:(nullable NSDate *)startDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMGetStorageReport *, DBTEAMDateRangeError *> *)reportsGetStorage:(nullable NSDate *)startDate
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMSharingAllowlistAddResponse *, DBTEAMSharingAllowlistAddError *> *)
    sharingAllowlistAdd:(nullable NSArray<NSString *> *)domains
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMSharingAllowlistRemoveResponse *, DBTEAMSharingAllowlistRemoveError *> *)
    sharingAllowlistRemove:(nullable NSArray<NSString *> *)domains
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBTEAMTeamFolderMetadata *, DBTEAMTeamFolderUpdateSyncSettingsError *> *)
    teamFolderUpdateSyncSettings:(NSString *)teamFolderId
    syncSetting:(nullable DBFILESSyncSettingArg *)syncSetting
    __deprecated_msg("Use the method with all arguments.");
@end

NS_ASSUME_NONNULL_END
