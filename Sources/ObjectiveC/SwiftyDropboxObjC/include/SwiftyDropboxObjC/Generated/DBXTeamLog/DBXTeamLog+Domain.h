// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsDomainInvitesApproveRequestToJoinTeamDetails,
    DBXTeamLogEventDetailsDomainInvitesDeclineRequestToJoinTeamDetails,
    DBXTeamLogEventDetailsDomainInvitesEmailExistingUsersDetails,
    DBXTeamLogEventDetailsDomainInvitesRequestToJoinTeamDetails,
    DBXTeamLogEventDetailsDomainInvitesSetInviteNewUserPrefToNoDetails,
    DBXTeamLogEventDetailsDomainInvitesSetInviteNewUserPrefToYesDetails,
    DBXTeamLogEventDetailsDomainVerificationAddDomainFailDetails,
    DBXTeamLogEventDetailsDomainVerificationAddDomainSuccessDetails,
    DBXTeamLogEventDetailsDomainVerificationRemoveDomainDetails,
    DBXTeamLogEventTypeArgDomainInvitesApproveRequestToJoinTeam,
    DBXTeamLogEventTypeArgDomainInvitesDeclineRequestToJoinTeam, DBXTeamLogEventTypeArgDomainInvitesEmailExistingUsers,
    DBXTeamLogEventTypeArgDomainInvitesRequestToJoinTeam, DBXTeamLogEventTypeArgDomainInvitesSetInviteNewUserPrefToNo,
    DBXTeamLogEventTypeArgDomainInvitesSetInviteNewUserPrefToYes, DBXTeamLogEventTypeArgDomainVerificationAddDomainFail,
    DBXTeamLogEventTypeArgDomainVerificationAddDomainSuccess, DBXTeamLogEventTypeArgDomainVerificationRemoveDomain,
    DBXTeamLogEventTypeDomainInvitesApproveRequestToJoinTeam, DBXTeamLogEventTypeDomainInvitesDeclineRequestToJoinTeam,
    DBXTeamLogEventTypeDomainInvitesEmailExistingUsers, DBXTeamLogEventTypeDomainInvitesRequestToJoinTeam,
    DBXTeamLogEventTypeDomainInvitesSetInviteNewUserPrefToNo, DBXTeamLogEventTypeDomainInvitesSetInviteNewUserPrefToYes,
    DBXTeamLogEventTypeDomainVerificationAddDomainFail, DBXTeamLogEventTypeDomainVerificationAddDomainSuccess,
    DBXTeamLogEventTypeDomainVerificationRemoveDomain;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which a user's request to join the team was approved.
@interface DBXTeamLogDomainInvitesApproveRequestToJoinTeamDetails : DBXObject
@end

/// A user's request to join the team was approved.
@interface DBXTeamLogDomainInvitesApproveRequestToJoinTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user's request to join the team was declined.
@interface DBXTeamLogDomainInvitesDeclineRequestToJoinTeamDetails : DBXObject
@end

/// A user's request to join the team was declined.
@interface DBXTeamLogDomainInvitesDeclineRequestToJoinTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which invitations were emailed to existing accounts in the team's domain.
@interface DBXTeamLogDomainInvitesEmailExistingUsersDetails : DBXObject
/// The name of the domain.
@property (nonatomic, readonly, copy) NSString *domainName;
/// The number of recipients.
@property (nonatomic, readonly) NSNumber *numRecipients;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainName:(NSString *)domainName
    numRecipients:(NSNumber *)numRecipients
    NS_DESIGNATED_INITIALIZER;
@end

/// Invitations were emailed to existing accounts in the team's domain. Dropbox no longer records this event.
@interface DBXTeamLogDomainInvitesEmailExistingUsersType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user asked to join the team.
@interface DBXTeamLogDomainInvitesRequestToJoinTeamDetails : DBXObject
@end

/// A user asked to join the team.
@interface DBXTeamLogDomainInvitesRequestToJoinTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the automatic invitation of new users was disabled.
@interface DBXTeamLogDomainInvitesSetInviteNewUserPrefToNoDetails : DBXObject
@end

/// The automatic invitation of new users was disabled. Dropbox no longer records this event.
@interface DBXTeamLogDomainInvitesSetInviteNewUserPrefToNoType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the automatic invitation of new users was enabled.
@interface DBXTeamLogDomainInvitesSetInviteNewUserPrefToYesDetails : DBXObject
@end

/// The automatic invitation of new users was enabled. Dropbox no longer records this event.
@interface DBXTeamLogDomainInvitesSetInviteNewUserPrefToYesType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a domain of the team couldn't be verified.
@interface DBXTeamLogDomainVerificationAddDomainFailDetails : DBXObject
/// The name of the domain.
@property (nonatomic, readonly, copy) NSString *domainName;
/// The method of verification. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *verificationMethod;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainName:(NSString *)domainName
    verificationMethod:(nullable NSString *)verificationMethod
    NS_DESIGNATED_INITIALIZER;
@end

/// A domain of the team couldn't be verified.
@interface DBXTeamLogDomainVerificationAddDomainFailType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a domain of the team was verified.
@interface DBXTeamLogDomainVerificationAddDomainSuccessDetails : DBXObject
/// The names of the domains.
@property (nonatomic, readonly, copy) NSArray<NSString *> *domainNames;
/// The method of verification. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *verificationMethod;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainNames:(NSArray<NSString *> *)domainNames
    verificationMethod:(nullable NSString *)verificationMethod
    NS_DESIGNATED_INITIALIZER;
@end

/// A domain of the team was verified.
@interface DBXTeamLogDomainVerificationAddDomainSuccessType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a domain was removed from the team's verified domains.
@interface DBXTeamLogDomainVerificationRemoveDomainDetails : DBXObject
/// The names of the domains.
@property (nonatomic, readonly, copy) NSArray<NSString *> *domainNames;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainNames:(NSArray<NSString *> *)domainNames NS_DESIGNATED_INITIALIZER;
@end

/// A domain was removed from the team's verified domains.
@interface DBXTeamLogDomainVerificationRemoveDomainType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (DomainMembers)
/// The object if its tag is `domain_invites_approve_request_to_join_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDomainInvitesApproveRequestToJoinTeamDetails *asDomainInvitesApproveRequestToJoinTeamDetails;

/// The object if its tag is `domain_invites_decline_request_to_join_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDomainInvitesDeclineRequestToJoinTeamDetails *asDomainInvitesDeclineRequestToJoinTeamDetails;

/// The object if its tag is `domain_invites_email_existing_users_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDomainInvitesEmailExistingUsersDetails *asDomainInvitesEmailExistingUsersDetails;

/// The object if its tag is `domain_invites_request_to_join_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDomainInvitesRequestToJoinTeamDetails *asDomainInvitesRequestToJoinTeamDetails;

/// The object if its tag is `domain_invites_set_invite_new_user_pref_to_no_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDomainInvitesSetInviteNewUserPrefToNoDetails *asDomainInvitesSetInviteNewUserPrefToNoDetails;

/// The object if its tag is `domain_invites_set_invite_new_user_pref_to_yes_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDomainInvitesSetInviteNewUserPrefToYesDetails *asDomainInvitesSetInviteNewUserPrefToYesDetails;

/// The object if its tag is `domain_verification_add_domain_fail_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDomainVerificationAddDomainFailDetails *asDomainVerificationAddDomainFailDetails;

/// The object if its tag is `domain_verification_add_domain_success_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDomainVerificationAddDomainSuccessDetails *asDomainVerificationAddDomainSuccessDetails;

/// The object if its tag is `domain_verification_remove_domain_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDomainVerificationRemoveDomainDetails *asDomainVerificationRemoveDomainDetails;
@end

/// Details of an event in which a user's request to join the team was approved.
@interface DBXTeamLogEventDetailsDomainInvitesApproveRequestToJoinTeamDetails : DBXTeamLogEventDetails
/// The value of `domain_invites_approve_request_to_join_team_details`.
@property (nonatomic, strong)
    DBXTeamLogDomainInvitesApproveRequestToJoinTeamDetails *domainInvitesApproveRequestToJoinTeamDetails;

/// Creates an object with the tag `domain_invites_approve_request_to_join_team_details`.
- (instancetype)
    init:(DBXTeamLogDomainInvitesApproveRequestToJoinTeamDetails *)domainInvitesApproveRequestToJoinTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user's request to join the team was declined.
@interface DBXTeamLogEventDetailsDomainInvitesDeclineRequestToJoinTeamDetails : DBXTeamLogEventDetails
/// The value of `domain_invites_decline_request_to_join_team_details`.
@property (nonatomic, strong)
    DBXTeamLogDomainInvitesDeclineRequestToJoinTeamDetails *domainInvitesDeclineRequestToJoinTeamDetails;

/// Creates an object with the tag `domain_invites_decline_request_to_join_team_details`.
- (instancetype)
    init:(DBXTeamLogDomainInvitesDeclineRequestToJoinTeamDetails *)domainInvitesDeclineRequestToJoinTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which invitations were emailed to existing accounts in the team's domain.
@interface DBXTeamLogEventDetailsDomainInvitesEmailExistingUsersDetails : DBXTeamLogEventDetails
/// The value of `domain_invites_email_existing_users_details`.
@property (nonatomic, strong) DBXTeamLogDomainInvitesEmailExistingUsersDetails *domainInvitesEmailExistingUsersDetails;

/// Creates an object with the tag `domain_invites_email_existing_users_details`.
- (instancetype)init:(DBXTeamLogDomainInvitesEmailExistingUsersDetails *)domainInvitesEmailExistingUsersDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user asked to join the team.
@interface DBXTeamLogEventDetailsDomainInvitesRequestToJoinTeamDetails : DBXTeamLogEventDetails
/// The value of `domain_invites_request_to_join_team_details`.
@property (nonatomic, strong) DBXTeamLogDomainInvitesRequestToJoinTeamDetails *domainInvitesRequestToJoinTeamDetails;

/// Creates an object with the tag `domain_invites_request_to_join_team_details`.
- (instancetype)init:(DBXTeamLogDomainInvitesRequestToJoinTeamDetails *)domainInvitesRequestToJoinTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the automatic invitation of new users was disabled.
@interface DBXTeamLogEventDetailsDomainInvitesSetInviteNewUserPrefToNoDetails : DBXTeamLogEventDetails
/// The value of `domain_invites_set_invite_new_user_pref_to_no_details`.
@property (nonatomic, strong)
    DBXTeamLogDomainInvitesSetInviteNewUserPrefToNoDetails *domainInvitesSetInviteNewUserPrefToNoDetails;

/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_no_details`.
- (instancetype)
    init:(DBXTeamLogDomainInvitesSetInviteNewUserPrefToNoDetails *)domainInvitesSetInviteNewUserPrefToNoDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the automatic invitation of new users was enabled.
@interface DBXTeamLogEventDetailsDomainInvitesSetInviteNewUserPrefToYesDetails : DBXTeamLogEventDetails
/// The value of `domain_invites_set_invite_new_user_pref_to_yes_details`.
@property (nonatomic, strong)
    DBXTeamLogDomainInvitesSetInviteNewUserPrefToYesDetails *domainInvitesSetInviteNewUserPrefToYesDetails;

/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_yes_details`.
- (instancetype)
    init:(DBXTeamLogDomainInvitesSetInviteNewUserPrefToYesDetails *)domainInvitesSetInviteNewUserPrefToYesDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a domain of the team couldn't be verified.
@interface DBXTeamLogEventDetailsDomainVerificationAddDomainFailDetails : DBXTeamLogEventDetails
/// The value of `domain_verification_add_domain_fail_details`.
@property (nonatomic, strong) DBXTeamLogDomainVerificationAddDomainFailDetails *domainVerificationAddDomainFailDetails;

/// Creates an object with the tag `domain_verification_add_domain_fail_details`.
- (instancetype)init:(DBXTeamLogDomainVerificationAddDomainFailDetails *)domainVerificationAddDomainFailDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a domain of the team was verified.
@interface DBXTeamLogEventDetailsDomainVerificationAddDomainSuccessDetails : DBXTeamLogEventDetails
/// The value of `domain_verification_add_domain_success_details`.
@property (nonatomic, strong)
    DBXTeamLogDomainVerificationAddDomainSuccessDetails *domainVerificationAddDomainSuccessDetails;

/// Creates an object with the tag `domain_verification_add_domain_success_details`.
- (instancetype)init:(DBXTeamLogDomainVerificationAddDomainSuccessDetails *)domainVerificationAddDomainSuccessDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a domain was removed from the team's verified domains.
@interface DBXTeamLogEventDetailsDomainVerificationRemoveDomainDetails : DBXTeamLogEventDetails
/// The value of `domain_verification_remove_domain_details`.
@property (nonatomic, strong) DBXTeamLogDomainVerificationRemoveDomainDetails *domainVerificationRemoveDomainDetails;

/// Creates an object with the tag `domain_verification_remove_domain_details`.
- (instancetype)init:(DBXTeamLogDomainVerificationRemoveDomainDetails *)domainVerificationRemoveDomainDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (DomainMembers)
/// The object if its tag is `domain_invites_approve_request_to_join_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDomainInvitesApproveRequestToJoinTeam *asDomainInvitesApproveRequestToJoinTeam;

/// The object if its tag is `domain_invites_decline_request_to_join_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDomainInvitesDeclineRequestToJoinTeam *asDomainInvitesDeclineRequestToJoinTeam;

/// The object if its tag is `domain_invites_email_existing_users`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDomainInvitesEmailExistingUsers *asDomainInvitesEmailExistingUsers;

/// The object if its tag is `domain_invites_request_to_join_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDomainInvitesRequestToJoinTeam *asDomainInvitesRequestToJoinTeam;

/// The object if its tag is `domain_invites_set_invite_new_user_pref_to_no`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDomainInvitesSetInviteNewUserPrefToNo *asDomainInvitesSetInviteNewUserPrefToNo;

/// The object if its tag is `domain_invites_set_invite_new_user_pref_to_yes`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDomainInvitesSetInviteNewUserPrefToYes *asDomainInvitesSetInviteNewUserPrefToYes;

/// The object if its tag is `domain_verification_add_domain_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDomainVerificationAddDomainFail *asDomainVerificationAddDomainFail;

/// The object if its tag is `domain_verification_add_domain_success`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDomainVerificationAddDomainSuccess *asDomainVerificationAddDomainSuccess;

/// The object if its tag is `domain_verification_remove_domain`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDomainVerificationRemoveDomain *asDomainVerificationRemoveDomain;
@end

/// A user's request to join the team was approved.
@interface DBXTeamLogEventTypeDomainInvitesApproveRequestToJoinTeam : DBXTeamLogEventType
/// The value of `domain_invites_approve_request_to_join_team`.
@property (nonatomic, strong)
    DBXTeamLogDomainInvitesApproveRequestToJoinTeamType *domainInvitesApproveRequestToJoinTeam;

/// Creates an object with the tag `domain_invites_approve_request_to_join_team`.
- (instancetype)init:(DBXTeamLogDomainInvitesApproveRequestToJoinTeamType *)domainInvitesApproveRequestToJoinTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// A user's request to join the team was declined.
@interface DBXTeamLogEventTypeDomainInvitesDeclineRequestToJoinTeam : DBXTeamLogEventType
/// The value of `domain_invites_decline_request_to_join_team`.
@property (nonatomic, strong)
    DBXTeamLogDomainInvitesDeclineRequestToJoinTeamType *domainInvitesDeclineRequestToJoinTeam;

/// Creates an object with the tag `domain_invites_decline_request_to_join_team`.
- (instancetype)init:(DBXTeamLogDomainInvitesDeclineRequestToJoinTeamType *)domainInvitesDeclineRequestToJoinTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// Invitations were emailed to existing accounts in the team's domain. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeDomainInvitesEmailExistingUsers : DBXTeamLogEventType
/// The value of `domain_invites_email_existing_users`.
@property (nonatomic, strong) DBXTeamLogDomainInvitesEmailExistingUsersType *domainInvitesEmailExistingUsers;

/// Creates an object with the tag `domain_invites_email_existing_users`.
- (instancetype)init:(DBXTeamLogDomainInvitesEmailExistingUsersType *)domainInvitesEmailExistingUsers
    NS_DESIGNATED_INITIALIZER;
@end

/// A user asked to join the team.
@interface DBXTeamLogEventTypeDomainInvitesRequestToJoinTeam : DBXTeamLogEventType
/// The value of `domain_invites_request_to_join_team`.
@property (nonatomic, strong) DBXTeamLogDomainInvitesRequestToJoinTeamType *domainInvitesRequestToJoinTeam;

/// Creates an object with the tag `domain_invites_request_to_join_team`.
- (instancetype)init:(DBXTeamLogDomainInvitesRequestToJoinTeamType *)domainInvitesRequestToJoinTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// The automatic invitation of new users was disabled. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeDomainInvitesSetInviteNewUserPrefToNo : DBXTeamLogEventType
/// The value of `domain_invites_set_invite_new_user_pref_to_no`.
@property (nonatomic, strong)
    DBXTeamLogDomainInvitesSetInviteNewUserPrefToNoType *domainInvitesSetInviteNewUserPrefToNo;

/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_no`.
- (instancetype)init:(DBXTeamLogDomainInvitesSetInviteNewUserPrefToNoType *)domainInvitesSetInviteNewUserPrefToNo
    NS_DESIGNATED_INITIALIZER;
@end

/// The automatic invitation of new users was enabled. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeDomainInvitesSetInviteNewUserPrefToYes : DBXTeamLogEventType
/// The value of `domain_invites_set_invite_new_user_pref_to_yes`.
@property (nonatomic, strong)
    DBXTeamLogDomainInvitesSetInviteNewUserPrefToYesType *domainInvitesSetInviteNewUserPrefToYes;

/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_yes`.
- (instancetype)init:(DBXTeamLogDomainInvitesSetInviteNewUserPrefToYesType *)domainInvitesSetInviteNewUserPrefToYes
    NS_DESIGNATED_INITIALIZER;
@end

/// A domain of the team couldn't be verified.
@interface DBXTeamLogEventTypeDomainVerificationAddDomainFail : DBXTeamLogEventType
/// The value of `domain_verification_add_domain_fail`.
@property (nonatomic, strong) DBXTeamLogDomainVerificationAddDomainFailType *domainVerificationAddDomainFail;

/// Creates an object with the tag `domain_verification_add_domain_fail`.
- (instancetype)init:(DBXTeamLogDomainVerificationAddDomainFailType *)domainVerificationAddDomainFail
    NS_DESIGNATED_INITIALIZER;
@end

/// A domain of the team was verified.
@interface DBXTeamLogEventTypeDomainVerificationAddDomainSuccess : DBXTeamLogEventType
/// The value of `domain_verification_add_domain_success`.
@property (nonatomic, strong) DBXTeamLogDomainVerificationAddDomainSuccessType *domainVerificationAddDomainSuccess;

/// Creates an object with the tag `domain_verification_add_domain_success`.
- (instancetype)init:(DBXTeamLogDomainVerificationAddDomainSuccessType *)domainVerificationAddDomainSuccess
    NS_DESIGNATED_INITIALIZER;
@end

/// A domain was removed from the team's verified domains.
@interface DBXTeamLogEventTypeDomainVerificationRemoveDomain : DBXTeamLogEventType
/// The value of `domain_verification_remove_domain`.
@property (nonatomic, strong) DBXTeamLogDomainVerificationRemoveDomainType *domainVerificationRemoveDomain;

/// Creates an object with the tag `domain_verification_remove_domain`.
- (instancetype)init:(DBXTeamLogDomainVerificationRemoveDomainType *)domainVerificationRemoveDomain
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (DomainMembers)
/// The object if its tag is `domain_invites_approve_request_to_join_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDomainInvitesApproveRequestToJoinTeam *asDomainInvitesApproveRequestToJoinTeam;

/// The object if its tag is `domain_invites_decline_request_to_join_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDomainInvitesDeclineRequestToJoinTeam *asDomainInvitesDeclineRequestToJoinTeam;

/// The object if its tag is `domain_invites_email_existing_users`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDomainInvitesEmailExistingUsers *asDomainInvitesEmailExistingUsers;

/// The object if its tag is `domain_invites_request_to_join_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDomainInvitesRequestToJoinTeam *asDomainInvitesRequestToJoinTeam;

/// The object if its tag is `domain_invites_set_invite_new_user_pref_to_no`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDomainInvitesSetInviteNewUserPrefToNo *asDomainInvitesSetInviteNewUserPrefToNo;

/// The object if its tag is `domain_invites_set_invite_new_user_pref_to_yes`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDomainInvitesSetInviteNewUserPrefToYes *asDomainInvitesSetInviteNewUserPrefToYes;

/// The object if its tag is `domain_verification_add_domain_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDomainVerificationAddDomainFail *asDomainVerificationAddDomainFail;

/// The object if its tag is `domain_verification_add_domain_success`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDomainVerificationAddDomainSuccess *asDomainVerificationAddDomainSuccess;

/// The object if its tag is `domain_verification_remove_domain`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDomainVerificationRemoveDomain *asDomainVerificationRemoveDomain;
@end

/// Events in which a user's request to join the team was approved.
@interface DBXTeamLogEventTypeArgDomainInvitesApproveRequestToJoinTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `domain_invites_approve_request_to_join_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user's request to join the team was declined.
@interface DBXTeamLogEventTypeArgDomainInvitesDeclineRequestToJoinTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `domain_invites_decline_request_to_join_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which invitations were emailed to existing accounts in the team's domain.
@interface DBXTeamLogEventTypeArgDomainInvitesEmailExistingUsers : DBXTeamLogEventTypeArg
/// Creates an object with the tag `domain_invites_email_existing_users`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user asked to join the team.
@interface DBXTeamLogEventTypeArgDomainInvitesRequestToJoinTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `domain_invites_request_to_join_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the automatic invitation of new users was disabled.
@interface DBXTeamLogEventTypeArgDomainInvitesSetInviteNewUserPrefToNo : DBXTeamLogEventTypeArg
/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_no`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the automatic invitation of new users was enabled.
@interface DBXTeamLogEventTypeArgDomainInvitesSetInviteNewUserPrefToYes : DBXTeamLogEventTypeArg
/// Creates an object with the tag `domain_invites_set_invite_new_user_pref_to_yes`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a domain of the team couldn't be verified.
@interface DBXTeamLogEventTypeArgDomainVerificationAddDomainFail : DBXTeamLogEventTypeArg
/// Creates an object with the tag `domain_verification_add_domain_fail`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a domain of the team was verified.
@interface DBXTeamLogEventTypeArgDomainVerificationAddDomainSuccess : DBXTeamLogEventTypeArg
/// Creates an object with the tag `domain_verification_add_domain_success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a domain was removed from the team's verified domains.
@interface DBXTeamLogEventTypeArgDomainVerificationRemoveDomain : DBXTeamLogEventTypeArg
/// Creates an object with the tag `domain_verification_remove_domain`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
