// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which a user's request to join the team was approved.
@interface DBTEAMLOGDomainInvitesApproveRequestToJoinTeamDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDomainInvitesApproveRequestToJoinTeamDetails` from and to JSON.
@interface DBTEAMLOGDomainInvitesApproveRequestToJoinTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesApproveRequestToJoinTeamDetails *)instance;
+ (DBTEAMLOGDomainInvitesApproveRequestToJoinTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user's request to join the team was approved.
@interface DBTEAMLOGDomainInvitesApproveRequestToJoinTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDomainInvitesApproveRequestToJoinTeamType` from and to JSON.
@interface DBTEAMLOGDomainInvitesApproveRequestToJoinTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesApproveRequestToJoinTeamType *)instance;
+ (DBTEAMLOGDomainInvitesApproveRequestToJoinTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user's request to join the team was declined.
@interface DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamDetails` from and to JSON.
@interface DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamDetails *)instance;
+ (DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user's request to join the team was declined.
@interface DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamType` from and to JSON.
@interface DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamType *)instance;
+ (DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which invitations were emailed to existing accounts in the team's domain.
@interface DBTEAMLOGDomainInvitesEmailExistingUsersDetails : DBStoneObject
/// The name of the domain.
@property (nonatomic, readonly, copy) NSString *domainName;
/// The number of recipients.
@property (nonatomic, readonly) NSNumber *numRecipients;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainName:(NSString *)domainName numRecipients:(NSNumber *)numRecipients;
@end

/// Converts `DBTEAMLOGDomainInvitesEmailExistingUsersDetails` from and to JSON.
@interface DBTEAMLOGDomainInvitesEmailExistingUsersDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesEmailExistingUsersDetails *)instance;
+ (DBTEAMLOGDomainInvitesEmailExistingUsersDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Invitations were emailed to existing accounts in the team's domain. Dropbox no longer records this event.
@interface DBTEAMLOGDomainInvitesEmailExistingUsersType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDomainInvitesEmailExistingUsersType` from and to JSON.
@interface DBTEAMLOGDomainInvitesEmailExistingUsersTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesEmailExistingUsersType *)instance;
+ (DBTEAMLOGDomainInvitesEmailExistingUsersType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user asked to join the team.
@interface DBTEAMLOGDomainInvitesRequestToJoinTeamDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDomainInvitesRequestToJoinTeamDetails` from and to JSON.
@interface DBTEAMLOGDomainInvitesRequestToJoinTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesRequestToJoinTeamDetails *)instance;
+ (DBTEAMLOGDomainInvitesRequestToJoinTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user asked to join the team.
@interface DBTEAMLOGDomainInvitesRequestToJoinTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDomainInvitesRequestToJoinTeamType` from and to JSON.
@interface DBTEAMLOGDomainInvitesRequestToJoinTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesRequestToJoinTeamType *)instance;
+ (DBTEAMLOGDomainInvitesRequestToJoinTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the automatic invitation of new users was disabled.
@interface DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoDetails` from and to JSON.
@interface DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoDetails *)instance;
+ (DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The automatic invitation of new users was disabled. Dropbox no longer records this event.
@interface DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoType` from and to JSON.
@interface DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoType *)instance;
+ (DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the automatic invitation of new users was enabled.
@interface DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesDetails` from and to JSON.
@interface DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesDetails *)instance;
+ (DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The automatic invitation of new users was enabled. Dropbox no longer records this event.
@interface DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesType` from and to JSON.
@interface DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesType *)instance;
+ (DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a domain of the team couldn't be verified.
@interface DBTEAMLOGDomainVerificationAddDomainFailDetails : DBStoneObject
/// The name of the domain.
@property (nonatomic, readonly, copy) NSString *domainName;
/// The method of verification. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *verificationMethod;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDomainName:(NSString *)domainName verificationMethod:(nullable NSString *)verificationMethod;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDomainName:(NSString *)domainName;
@end

/// Converts `DBTEAMLOGDomainVerificationAddDomainFailDetails` from and to JSON.
@interface DBTEAMLOGDomainVerificationAddDomainFailDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainVerificationAddDomainFailDetails *)instance;
+ (DBTEAMLOGDomainVerificationAddDomainFailDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A domain of the team couldn't be verified.
@interface DBTEAMLOGDomainVerificationAddDomainFailType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDomainVerificationAddDomainFailType` from and to JSON.
@interface DBTEAMLOGDomainVerificationAddDomainFailTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainVerificationAddDomainFailType *)instance;
+ (DBTEAMLOGDomainVerificationAddDomainFailType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a domain of the team was verified.
@interface DBTEAMLOGDomainVerificationAddDomainSuccessDetails : DBStoneObject
/// The names of the domains.
@property (nonatomic, readonly) NSArray<NSString *> *domainNames;
/// The method of verification. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *verificationMethod;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDomainNames:(NSArray<NSString *> *)domainNames
    verificationMethod:(nullable NSString *)verificationMethod;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDomainNames:(NSArray<NSString *> *)domainNames;
@end

/// Converts `DBTEAMLOGDomainVerificationAddDomainSuccessDetails` from and to JSON.
@interface DBTEAMLOGDomainVerificationAddDomainSuccessDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainVerificationAddDomainSuccessDetails *)instance;
+ (DBTEAMLOGDomainVerificationAddDomainSuccessDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A domain of the team was verified.
@interface DBTEAMLOGDomainVerificationAddDomainSuccessType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDomainVerificationAddDomainSuccessType` from and to JSON.
@interface DBTEAMLOGDomainVerificationAddDomainSuccessTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainVerificationAddDomainSuccessType *)instance;
+ (DBTEAMLOGDomainVerificationAddDomainSuccessType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a domain was removed from the team's verified domains.
@interface DBTEAMLOGDomainVerificationRemoveDomainDetails : DBStoneObject
/// The names of the domains.
@property (nonatomic, readonly) NSArray<NSString *> *domainNames;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainNames:(NSArray<NSString *> *)domainNames;
@end

/// Converts `DBTEAMLOGDomainVerificationRemoveDomainDetails` from and to JSON.
@interface DBTEAMLOGDomainVerificationRemoveDomainDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainVerificationRemoveDomainDetails *)instance;
+ (DBTEAMLOGDomainVerificationRemoveDomainDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A domain was removed from the team's verified domains.
@interface DBTEAMLOGDomainVerificationRemoveDomainType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDomainVerificationRemoveDomainType` from and to JSON.
@interface DBTEAMLOGDomainVerificationRemoveDomainTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDomainVerificationRemoveDomainType *)instance;
+ (DBTEAMLOGDomainVerificationRemoveDomainType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `Domain`.
@interface DBTEAMLOGEventDetails (Domain)
/// Details of an event in which a user's request to join the team was approved. Has a value only if
/// `isDomainInvitesApproveRequestToJoinTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDomainInvitesApproveRequestToJoinTeamDetails *domainInvitesApproveRequestToJoinTeamDetails;

/// Details of an event in which a user's request to join the team was declined. Has a value only if
/// `isDomainInvitesDeclineRequestToJoinTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamDetails *domainInvitesDeclineRequestToJoinTeamDetails;

/// Details of an event in which invitations were emailed to existing accounts in the team's domain. Has a value only if
/// `isDomainInvitesEmailExistingUsersDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDomainInvitesEmailExistingUsersDetails *domainInvitesEmailExistingUsersDetails;

/// Details of an event in which a user asked to join the team. Has a value only if
/// `isDomainInvitesRequestToJoinTeamDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDomainInvitesRequestToJoinTeamDetails *domainInvitesRequestToJoinTeamDetails;

/// Details of an event in which the automatic invitation of new users was disabled. Has a value only if
/// `isDomainInvitesSetInviteNewUserPrefToNoDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoDetails *domainInvitesSetInviteNewUserPrefToNoDetails;

/// Details of an event in which the automatic invitation of new users was enabled. Has a value only if
/// `isDomainInvitesSetInviteNewUserPrefToYesDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesDetails *domainInvitesSetInviteNewUserPrefToYesDetails;

/// Details of an event in which a domain of the team couldn't be verified. Has a value only if
/// `isDomainVerificationAddDomainFailDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDomainVerificationAddDomainFailDetails *domainVerificationAddDomainFailDetails;

/// Details of an event in which a domain of the team was verified. Has a value only if
/// `isDomainVerificationAddDomainSuccessDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDomainVerificationAddDomainSuccessDetails *domainVerificationAddDomainSuccessDetails;

/// Details of an event in which a domain was removed from the team's verified domains. Has a value only if
/// `isDomainVerificationRemoveDomainDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDomainVerificationRemoveDomainDetails *domainVerificationRemoveDomainDetails;

/// Creates an object with the tag `domain_invites_approve_request_to_join_team_details`.
- (instancetype)
    initWithDomainInvitesApproveRequestToJoinTeamDetails:(DBTEAMLOGDomainInvitesApproveRequestToJoinTeamDetails *)domainInvitesApproveRequestToJoinTeamDetails;

/// Creates an object with the tag `domain_invites_decline_request_to_join_team_details`.
- (instancetype)
    initWithDomainInvitesDeclineRequestToJoinTeamDetails:(DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamDetails *)domainInvitesDeclineRequestToJoinTeamDetails;

/// Creates an object with the tag `domain_invites_email_existing_users_details`.
- (instancetype)
    initWithDomainInvitesEmailExistingUsersDetails:(DBTEAMLOGDomainInvitesEmailExistingUsersDetails *)domainInvitesEmailExistingUsersDetails;

/// Creates an object with the tag `domain_invites_request_to_join_team_details`.
- (instancetype)
    initWithDomainInvitesRequestToJoinTeamDetails:(DBTEAMLOGDomainInvitesRequestToJoinTeamDetails *)domainInvitesRequestToJoinTeamDetails;

/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_no_details`.
- (instancetype)
    initWithDomainInvitesSetInviteNewUserPrefToNoDetails:(DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoDetails *)domainInvitesSetInviteNewUserPrefToNoDetails;

/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_yes_details`.
- (instancetype)
    initWithDomainInvitesSetInviteNewUserPrefToYesDetails:(DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesDetails *)domainInvitesSetInviteNewUserPrefToYesDetails;

/// Creates an object with the tag `domain_verification_add_domain_fail_details`.
- (instancetype)
    initWithDomainVerificationAddDomainFailDetails:(DBTEAMLOGDomainVerificationAddDomainFailDetails *)domainVerificationAddDomainFailDetails;

/// Creates an object with the tag `domain_verification_add_domain_success_details`.
- (instancetype)
    initWithDomainVerificationAddDomainSuccessDetails:(DBTEAMLOGDomainVerificationAddDomainSuccessDetails *)domainVerificationAddDomainSuccessDetails;

/// Creates an object with the tag `domain_verification_remove_domain_details`.
- (instancetype)
    initWithDomainVerificationRemoveDomainDetails:(DBTEAMLOGDomainVerificationRemoveDomainDetails *)domainVerificationRemoveDomainDetails;

/// Returns whether the tag is `domain_invites_approve_request_to_join_team_details`.
- (BOOL)isDomainInvitesApproveRequestToJoinTeamDetails;
/// Returns whether the tag is `domain_invites_decline_request_to_join_team_details`.
- (BOOL)isDomainInvitesDeclineRequestToJoinTeamDetails;
/// Returns whether the tag is `domain_invites_email_existing_users_details`.
- (BOOL)isDomainInvitesEmailExistingUsersDetails;
/// Returns whether the tag is `domain_invites_request_to_join_team_details`.
- (BOOL)isDomainInvitesRequestToJoinTeamDetails;
/// Returns whether the tag is `domain_invites_set_invite_new_user_pref_to_no_details`.
- (BOOL)isDomainInvitesSetInviteNewUserPrefToNoDetails;
/// Returns whether the tag is `domain_invites_set_invite_new_user_pref_to_yes_details`.
- (BOOL)isDomainInvitesSetInviteNewUserPrefToYesDetails;
/// Returns whether the tag is `domain_verification_add_domain_fail_details`.
- (BOOL)isDomainVerificationAddDomainFailDetails;
/// Returns whether the tag is `domain_verification_add_domain_success_details`.
- (BOOL)isDomainVerificationAddDomainSuccessDetails;
/// Returns whether the tag is `domain_verification_remove_domain_details`.
- (BOOL)isDomainVerificationRemoveDomainDetails;
@end

/// The members whose names start with `Domain`.
@interface DBTEAMLOGEventType (Domain)
/// A user's request to join the team was approved. Has a value only if `isDomainInvitesApproveRequestToJoinTeam`
/// returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDomainInvitesApproveRequestToJoinTeamType *domainInvitesApproveRequestToJoinTeam;

/// A user's request to join the team was declined. Has a value only if `isDomainInvitesDeclineRequestToJoinTeam`
/// returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamType *domainInvitesDeclineRequestToJoinTeam;

/// Invitations were emailed to existing accounts in the team's domain. Dropbox no longer records this event. Has a
/// value only if `isDomainInvitesEmailExistingUsers` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDomainInvitesEmailExistingUsersType *domainInvitesEmailExistingUsers;

/// A user asked to join the team. Has a value only if `isDomainInvitesRequestToJoinTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDomainInvitesRequestToJoinTeamType *domainInvitesRequestToJoinTeam;

/// The automatic invitation of new users was disabled. Dropbox no longer records this event. Has a value only if
/// `isDomainInvitesSetInviteNewUserPrefToNo` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoType *domainInvitesSetInviteNewUserPrefToNo;

/// The automatic invitation of new users was enabled. Dropbox no longer records this event. Has a value only if
/// `isDomainInvitesSetInviteNewUserPrefToYes` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesType *domainInvitesSetInviteNewUserPrefToYes;

/// A domain of the team couldn't be verified. Has a value only if `isDomainVerificationAddDomainFail` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDomainVerificationAddDomainFailType *domainVerificationAddDomainFail;
/// A domain of the team was verified. Has a value only if `isDomainVerificationAddDomainSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDomainVerificationAddDomainSuccessType *domainVerificationAddDomainSuccess;

/// A domain was removed from the team's verified domains. Has a value only if `isDomainVerificationRemoveDomain`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDomainVerificationRemoveDomainType *domainVerificationRemoveDomain;

/// Creates an object with the tag `domain_invites_approve_request_to_join_team`.
- (instancetype)
    initWithDomainInvitesApproveRequestToJoinTeam:(DBTEAMLOGDomainInvitesApproveRequestToJoinTeamType *)domainInvitesApproveRequestToJoinTeam;

/// Creates an object with the tag `domain_invites_decline_request_to_join_team`.
- (instancetype)
    initWithDomainInvitesDeclineRequestToJoinTeam:(DBTEAMLOGDomainInvitesDeclineRequestToJoinTeamType *)domainInvitesDeclineRequestToJoinTeam;

/// Creates an object with the tag `domain_invites_email_existing_users`.
- (instancetype)
    initWithDomainInvitesEmailExistingUsers:(DBTEAMLOGDomainInvitesEmailExistingUsersType *)domainInvitesEmailExistingUsers;

/// Creates an object with the tag `domain_invites_request_to_join_team`.
- (instancetype)
    initWithDomainInvitesRequestToJoinTeam:(DBTEAMLOGDomainInvitesRequestToJoinTeamType *)domainInvitesRequestToJoinTeam;

/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_no`.
- (instancetype)
    initWithDomainInvitesSetInviteNewUserPrefToNo:(DBTEAMLOGDomainInvitesSetInviteNewUserPrefToNoType *)domainInvitesSetInviteNewUserPrefToNo;

/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_yes`.
- (instancetype)
    initWithDomainInvitesSetInviteNewUserPrefToYes:(DBTEAMLOGDomainInvitesSetInviteNewUserPrefToYesType *)domainInvitesSetInviteNewUserPrefToYes;

/// Creates an object with the tag `domain_verification_add_domain_fail`.
- (instancetype)
    initWithDomainVerificationAddDomainFail:(DBTEAMLOGDomainVerificationAddDomainFailType *)domainVerificationAddDomainFail;

/// Creates an object with the tag `domain_verification_add_domain_success`.
- (instancetype)
    initWithDomainVerificationAddDomainSuccess:(DBTEAMLOGDomainVerificationAddDomainSuccessType *)domainVerificationAddDomainSuccess;

/// Creates an object with the tag `domain_verification_remove_domain`.
- (instancetype)
    initWithDomainVerificationRemoveDomain:(DBTEAMLOGDomainVerificationRemoveDomainType *)domainVerificationRemoveDomain;

/// Returns whether the tag is `domain_invites_approve_request_to_join_team`.
- (BOOL)isDomainInvitesApproveRequestToJoinTeam;
/// Returns whether the tag is `domain_invites_decline_request_to_join_team`.
- (BOOL)isDomainInvitesDeclineRequestToJoinTeam;
/// Returns whether the tag is `domain_invites_email_existing_users`.
- (BOOL)isDomainInvitesEmailExistingUsers;
/// Returns whether the tag is `domain_invites_request_to_join_team`.
- (BOOL)isDomainInvitesRequestToJoinTeam;
/// Returns whether the tag is `domain_invites_set_invite_new_user_pref_to_no`.
- (BOOL)isDomainInvitesSetInviteNewUserPrefToNo;
/// Returns whether the tag is `domain_invites_set_invite_new_user_pref_to_yes`.
- (BOOL)isDomainInvitesSetInviteNewUserPrefToYes;
/// Returns whether the tag is `domain_verification_add_domain_fail`.
- (BOOL)isDomainVerificationAddDomainFail;
/// Returns whether the tag is `domain_verification_add_domain_success`.
- (BOOL)isDomainVerificationAddDomainSuccess;
/// Returns whether the tag is `domain_verification_remove_domain`.
- (BOOL)isDomainVerificationRemoveDomain;
@end

/// The members whose names start with `Domain`.
@interface DBTEAMLOGEventTypeArg (Domain)
/// Creates an object with the tag `domain_invites_approve_request_to_join_team`.
- (instancetype)initWithDomainInvitesApproveRequestToJoinTeam;
/// Creates an object with the tag `domain_invites_decline_request_to_join_team`.
- (instancetype)initWithDomainInvitesDeclineRequestToJoinTeam;
/// Creates an object with the tag `domain_invites_email_existing_users`.
- (instancetype)initWithDomainInvitesEmailExistingUsers;
/// Creates an object with the tag `domain_invites_request_to_join_team`.
- (instancetype)initWithDomainInvitesRequestToJoinTeam;
/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_no`.
- (instancetype)initWithDomainInvitesSetInviteNewUserPrefToNo;
/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_yes`.
- (instancetype)initWithDomainInvitesSetInviteNewUserPrefToYes;
/// Creates an object with the tag `domain_verification_add_domain_fail`.
- (instancetype)initWithDomainVerificationAddDomainFail;
/// Creates an object with the tag `domain_verification_add_domain_success`.
- (instancetype)initWithDomainVerificationAddDomainSuccess;
/// Creates an object with the tag `domain_verification_remove_domain`.
- (instancetype)initWithDomainVerificationRemoveDomain;
/// Returns whether the tag is `domain_invites_approve_request_to_join_team`.
- (BOOL)isDomainInvitesApproveRequestToJoinTeam;
/// Returns whether the tag is `domain_invites_decline_request_to_join_team`.
- (BOOL)isDomainInvitesDeclineRequestToJoinTeam;
/// Returns whether the tag is `domain_invites_email_existing_users`.
- (BOOL)isDomainInvitesEmailExistingUsers;
/// Returns whether the tag is `domain_invites_request_to_join_team`.
- (BOOL)isDomainInvitesRequestToJoinTeam;
/// Returns whether the tag is `domain_invites_set_invite_new_user_pref_to_no`.
- (BOOL)isDomainInvitesSetInviteNewUserPrefToNo;
/// Returns whether the tag is `domain_invites_set_invite_new_user_pref_to_yes`.
- (BOOL)isDomainInvitesSetInviteNewUserPrefToYes;
/// Returns whether the tag is `domain_verification_add_domain_fail`.
- (BOOL)isDomainVerificationAddDomainFail;
/// Returns whether the tag is `domain_verification_add_domain_success`.
- (BOOL)isDomainVerificationAddDomainSuccess;
/// Returns whether the tag is `domain_verification_remove_domain`.
- (BOOL)isDomainVerificationRemoveDomain;
@end

NS_ASSUME_NONNULL_END
