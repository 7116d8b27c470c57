// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsTeamMergeFromDetails, DBXTeamLogEventDetailsTeamMergeRequestAcceptedDetails,
    DBXTeamLogEventDetailsTeamMergeRequestAcceptedShownToPrimaryTeamDetails,
    DBXTeamLogEventDetailsTeamMergeRequestAcceptedShownToSecondaryTeamDetails,
    DBXTeamLogEventDetailsTeamMergeRequestAutoCanceledDetails, DBXTeamLogEventDetailsTeamMergeRequestCanceledDetails,
    DBXTeamLogEventDetailsTeamMergeRequestCanceledShownToPrimaryTeamDetails,
    DBXTeamLogEventDetailsTeamMergeRequestCanceledShownToSecondaryTeamDetails,
    DBXTeamLogEventDetailsTeamMergeRequestExpiredDetails,
    DBXTeamLogEventDetailsTeamMergeRequestExpiredShownToPrimaryTeamDetails,
    DBXTeamLogEventDetailsTeamMergeRequestExpiredShownToSecondaryTeamDetails,
    DBXTeamLogEventDetailsTeamMergeRequestRejectedShownToPrimaryTeamDetails,
    DBXTeamLogEventDetailsTeamMergeRequestRejectedShownToSecondaryTeamDetails,
    DBXTeamLogEventDetailsTeamMergeRequestReminderDetails,
    DBXTeamLogEventDetailsTeamMergeRequestReminderShownToPrimaryTeamDetails,
    DBXTeamLogEventDetailsTeamMergeRequestReminderShownToSecondaryTeamDetails,
    DBXTeamLogEventDetailsTeamMergeRequestRevokedDetails,
    DBXTeamLogEventDetailsTeamMergeRequestSentShownToPrimaryTeamDetails,
    DBXTeamLogEventDetailsTeamMergeRequestSentShownToSecondaryTeamDetails, DBXTeamLogEventDetailsTeamMergeToDetails,
    DBXTeamLogEventTypeArgTeamMergeFrom, DBXTeamLogEventTypeArgTeamMergeRequestAccepted,
    DBXTeamLogEventTypeArgTeamMergeRequestAcceptedShownToPrimaryTeam,
    DBXTeamLogEventTypeArgTeamMergeRequestAcceptedShownToSecondaryTeam,
    DBXTeamLogEventTypeArgTeamMergeRequestAutoCanceled, DBXTeamLogEventTypeArgTeamMergeRequestCanceled,
    DBXTeamLogEventTypeArgTeamMergeRequestCanceledShownToPrimaryTeam,
    DBXTeamLogEventTypeArgTeamMergeRequestCanceledShownToSecondaryTeam, DBXTeamLogEventTypeArgTeamMergeRequestExpired,
    DBXTeamLogEventTypeArgTeamMergeRequestExpiredShownToPrimaryTeam,
    DBXTeamLogEventTypeArgTeamMergeRequestExpiredShownToSecondaryTeam,
    DBXTeamLogEventTypeArgTeamMergeRequestRejectedShownToPrimaryTeam,
    DBXTeamLogEventTypeArgTeamMergeRequestRejectedShownToSecondaryTeam, DBXTeamLogEventTypeArgTeamMergeRequestReminder,
    DBXTeamLogEventTypeArgTeamMergeRequestReminderShownToPrimaryTeam,
    DBXTeamLogEventTypeArgTeamMergeRequestReminderShownToSecondaryTeam, DBXTeamLogEventTypeArgTeamMergeRequestRevoked,
    DBXTeamLogEventTypeArgTeamMergeRequestSentShownToPrimaryTeam,
    DBXTeamLogEventTypeArgTeamMergeRequestSentShownToSecondaryTeam, DBXTeamLogEventTypeArgTeamMergeTo,
    DBXTeamLogEventTypeTeamMergeFrom, DBXTeamLogEventTypeTeamMergeRequestAccepted,
    DBXTeamLogEventTypeTeamMergeRequestAcceptedShownToPrimaryTeam,
    DBXTeamLogEventTypeTeamMergeRequestAcceptedShownToSecondaryTeam, DBXTeamLogEventTypeTeamMergeRequestAutoCanceled,
    DBXTeamLogEventTypeTeamMergeRequestCanceled, DBXTeamLogEventTypeTeamMergeRequestCanceledShownToPrimaryTeam,
    DBXTeamLogEventTypeTeamMergeRequestCanceledShownToSecondaryTeam, DBXTeamLogEventTypeTeamMergeRequestExpired,
    DBXTeamLogEventTypeTeamMergeRequestExpiredShownToPrimaryTeam,
    DBXTeamLogEventTypeTeamMergeRequestExpiredShownToSecondaryTeam,
    DBXTeamLogEventTypeTeamMergeRequestRejectedShownToPrimaryTeam,
    DBXTeamLogEventTypeTeamMergeRequestRejectedShownToSecondaryTeam, DBXTeamLogEventTypeTeamMergeRequestReminder,
    DBXTeamLogEventTypeTeamMergeRequestReminderShownToPrimaryTeam,
    DBXTeamLogEventTypeTeamMergeRequestReminderShownToSecondaryTeam, DBXTeamLogEventTypeTeamMergeRequestRevoked,
    DBXTeamLogEventTypeTeamMergeRequestSentShownToPrimaryTeam,
    DBXTeamLogEventTypeTeamMergeRequestSentShownToSecondaryTeam, DBXTeamLogEventTypeTeamMergeTo,
    DBXTeamLogPrimaryTeamRequestAcceptedDetails, DBXTeamLogPrimaryTeamRequestCanceledDetails,
    DBXTeamLogPrimaryTeamRequestExpiredDetails, DBXTeamLogPrimaryTeamRequestReminderDetails,
    DBXTeamLogSecondaryTeamRequestAcceptedDetails, DBXTeamLogSecondaryTeamRequestCanceledDetails,
    DBXTeamLogSecondaryTeamRequestExpiredDetails, DBXTeamLogSecondaryTeamRequestReminderDetails,
    DBXTeamLogTeamMergeFromDetails, DBXTeamLogTeamMergeFromType, DBXTeamLogTeamMergeRequestAcceptedDetails,
    DBXTeamLogTeamMergeRequestAcceptedExtraDetails, DBXTeamLogTeamMergeRequestAcceptedExtraDetailsOther,
    DBXTeamLogTeamMergeRequestAcceptedExtraDetailsPrimaryTeam,
    DBXTeamLogTeamMergeRequestAcceptedExtraDetailsSecondaryTeam,
    DBXTeamLogTeamMergeRequestAcceptedShownToPrimaryTeamDetails,
    DBXTeamLogTeamMergeRequestAcceptedShownToPrimaryTeamType,
    DBXTeamLogTeamMergeRequestAcceptedShownToSecondaryTeamDetails,
    DBXTeamLogTeamMergeRequestAcceptedShownToSecondaryTeamType, DBXTeamLogTeamMergeRequestAcceptedType,
    DBXTeamLogTeamMergeRequestAutoCanceledDetails, DBXTeamLogTeamMergeRequestAutoCanceledType,
    DBXTeamLogTeamMergeRequestCanceledDetails, DBXTeamLogTeamMergeRequestCanceledExtraDetails,
    DBXTeamLogTeamMergeRequestCanceledExtraDetailsOther, DBXTeamLogTeamMergeRequestCanceledExtraDetailsPrimaryTeam,
    DBXTeamLogTeamMergeRequestCanceledExtraDetailsSecondaryTeam,
    DBXTeamLogTeamMergeRequestCanceledShownToPrimaryTeamDetails,
    DBXTeamLogTeamMergeRequestCanceledShownToPrimaryTeamType,
    DBXTeamLogTeamMergeRequestCanceledShownToSecondaryTeamDetails,
    DBXTeamLogTeamMergeRequestCanceledShownToSecondaryTeamType, DBXTeamLogTeamMergeRequestCanceledType,
    DBXTeamLogTeamMergeRequestExpiredDetails, DBXTeamLogTeamMergeRequestExpiredExtraDetails,
    DBXTeamLogTeamMergeRequestExpiredExtraDetailsOther, DBXTeamLogTeamMergeRequestExpiredExtraDetailsPrimaryTeam,
    DBXTeamLogTeamMergeRequestExpiredExtraDetailsSecondaryTeam,
    DBXTeamLogTeamMergeRequestExpiredShownToPrimaryTeamDetails, DBXTeamLogTeamMergeRequestExpiredShownToPrimaryTeamType,
    DBXTeamLogTeamMergeRequestExpiredShownToSecondaryTeamDetails,
    DBXTeamLogTeamMergeRequestExpiredShownToSecondaryTeamType, DBXTeamLogTeamMergeRequestExpiredType,
    DBXTeamLogTeamMergeRequestRejectedShownToPrimaryTeamDetails,
    DBXTeamLogTeamMergeRequestRejectedShownToPrimaryTeamType,
    DBXTeamLogTeamMergeRequestRejectedShownToSecondaryTeamDetails,
    DBXTeamLogTeamMergeRequestRejectedShownToSecondaryTeamType, DBXTeamLogTeamMergeRequestReminderDetails,
    DBXTeamLogTeamMergeRequestReminderExtraDetails, DBXTeamLogTeamMergeRequestReminderExtraDetailsOther,
    DBXTeamLogTeamMergeRequestReminderExtraDetailsPrimaryTeam,
    DBXTeamLogTeamMergeRequestReminderExtraDetailsSecondaryTeam,
    DBXTeamLogTeamMergeRequestReminderShownToPrimaryTeamDetails,
    DBXTeamLogTeamMergeRequestReminderShownToPrimaryTeamType,
    DBXTeamLogTeamMergeRequestReminderShownToSecondaryTeamDetails,
    DBXTeamLogTeamMergeRequestReminderShownToSecondaryTeamType, DBXTeamLogTeamMergeRequestReminderType,
    DBXTeamLogTeamMergeRequestRevokedDetails, DBXTeamLogTeamMergeRequestRevokedType,
    DBXTeamLogTeamMergeRequestSentShownToPrimaryTeamDetails, DBXTeamLogTeamMergeRequestSentShownToPrimaryTeamType,
    DBXTeamLogTeamMergeRequestSentShownToSecondaryTeamDetails, DBXTeamLogTeamMergeRequestSentShownToSecondaryTeamType,
    DBXTeamLogTeamMergeToDetails, DBXTeamLogTeamMergeToType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (TeamMergeMembers)
/// The object if its tag is `team_merge_from_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTeamMergeFromDetails *asTeamMergeFromDetails;
/// The object if its tag is `team_merge_to_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsTeamMergeToDetails *asTeamMergeToDetails;

/// The object if its tag is `team_merge_request_accepted_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestAcceptedDetails *asTeamMergeRequestAcceptedDetails;

/// The object if its tag is `team_merge_request_accepted_shown_to_primary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestAcceptedShownToPrimaryTeamDetails *asTeamMergeRequestAcceptedShownToPrimaryTeamDetails;

/// The object if its tag is `team_merge_request_accepted_shown_to_secondary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestAcceptedShownToSecondaryTeamDetails *asTeamMergeRequestAcceptedShownToSecondaryTeamDetails;

/// The object if its tag is `team_merge_request_auto_canceled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestAutoCanceledDetails *asTeamMergeRequestAutoCanceledDetails;

/// The object if its tag is `team_merge_request_canceled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestCanceledDetails *asTeamMergeRequestCanceledDetails;

/// The object if its tag is `team_merge_request_canceled_shown_to_primary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestCanceledShownToPrimaryTeamDetails *asTeamMergeRequestCanceledShownToPrimaryTeamDetails;

/// The object if its tag is `team_merge_request_canceled_shown_to_secondary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestCanceledShownToSecondaryTeamDetails *asTeamMergeRequestCanceledShownToSecondaryTeamDetails;

/// The object if its tag is `team_merge_request_expired_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestExpiredDetails *asTeamMergeRequestExpiredDetails;

/// The object if its tag is `team_merge_request_expired_shown_to_primary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestExpiredShownToPrimaryTeamDetails *asTeamMergeRequestExpiredShownToPrimaryTeamDetails;

/// The object if its tag is `team_merge_request_expired_shown_to_secondary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestExpiredShownToSecondaryTeamDetails *asTeamMergeRequestExpiredShownToSecondaryTeamDetails;

/// The object if its tag is `team_merge_request_rejected_shown_to_primary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestRejectedShownToPrimaryTeamDetails *asTeamMergeRequestRejectedShownToPrimaryTeamDetails;

/// The object if its tag is `team_merge_request_rejected_shown_to_secondary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestRejectedShownToSecondaryTeamDetails *asTeamMergeRequestRejectedShownToSecondaryTeamDetails;

/// The object if its tag is `team_merge_request_reminder_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestReminderDetails *asTeamMergeRequestReminderDetails;

/// The object if its tag is `team_merge_request_reminder_shown_to_primary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestReminderShownToPrimaryTeamDetails *asTeamMergeRequestReminderShownToPrimaryTeamDetails;

/// The object if its tag is `team_merge_request_reminder_shown_to_secondary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestReminderShownToSecondaryTeamDetails *asTeamMergeRequestReminderShownToSecondaryTeamDetails;

/// The object if its tag is `team_merge_request_revoked_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestRevokedDetails *asTeamMergeRequestRevokedDetails;

/// The object if its tag is `team_merge_request_sent_shown_to_primary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestSentShownToPrimaryTeamDetails *asTeamMergeRequestSentShownToPrimaryTeamDetails;

/// The object if its tag is `team_merge_request_sent_shown_to_secondary_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamMergeRequestSentShownToSecondaryTeamDetails *asTeamMergeRequestSentShownToSecondaryTeamDetails;
@end

/// Details of an event in which another team was merged into this team.
@interface DBXTeamLogEventDetailsTeamMergeFromDetails : DBXTeamLogEventDetails
/// The value of `team_merge_from_details`.
@property (nonatomic, strong) DBXTeamLogTeamMergeFromDetails *teamMergeFromDetails;
/// Creates an object with the tag `team_merge_from_details`.
- (instancetype)init:(DBXTeamLogTeamMergeFromDetails *)teamMergeFromDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which this team was merged into another team.
@interface DBXTeamLogEventDetailsTeamMergeToDetails : DBXTeamLogEventDetails
/// The value of `team_merge_to_details`.
@property (nonatomic, strong) DBXTeamLogTeamMergeToDetails *teamMergeToDetails;
/// Creates an object with the tag `team_merge_to_details`.
- (instancetype)init:(DBXTeamLogTeamMergeToDetails *)teamMergeToDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was accepted.
@interface DBXTeamLogEventDetailsTeamMergeRequestAcceptedDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_accepted_details`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestAcceptedDetails *teamMergeRequestAcceptedDetails;

/// Creates an object with the tag `team_merge_request_accepted_details`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestAcceptedDetails *)teamMergeRequestAcceptedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was accepted, as the primary team sees it.
@interface DBXTeamLogEventDetailsTeamMergeRequestAcceptedShownToPrimaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_accepted_shown_to_primary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestAcceptedShownToPrimaryTeamDetails *teamMergeRequestAcceptedShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_accepted_shown_to_primary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestAcceptedShownToPrimaryTeamDetails *)teamMergeRequestAcceptedShownToPrimaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was accepted, as the secondary team sees it.
@interface DBXTeamLogEventDetailsTeamMergeRequestAcceptedShownToSecondaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_accepted_shown_to_secondary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestAcceptedShownToSecondaryTeamDetails *teamMergeRequestAcceptedShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_request_accepted_shown_to_secondary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestAcceptedShownToSecondaryTeamDetails *)teamMergeRequestAcceptedShownToSecondaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was canceled automatically.
@interface DBXTeamLogEventDetailsTeamMergeRequestAutoCanceledDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_auto_canceled_details`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestAutoCanceledDetails *teamMergeRequestAutoCanceledDetails;

/// Creates an object with the tag `team_merge_request_auto_canceled_details`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestAutoCanceledDetails *)teamMergeRequestAutoCanceledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was canceled.
@interface DBXTeamLogEventDetailsTeamMergeRequestCanceledDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_canceled_details`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestCanceledDetails *teamMergeRequestCanceledDetails;

/// Creates an object with the tag `team_merge_request_canceled_details`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestCanceledDetails *)teamMergeRequestCanceledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was canceled, as the primary team sees it.
@interface DBXTeamLogEventDetailsTeamMergeRequestCanceledShownToPrimaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_canceled_shown_to_primary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestCanceledShownToPrimaryTeamDetails *teamMergeRequestCanceledShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_canceled_shown_to_primary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestCanceledShownToPrimaryTeamDetails *)teamMergeRequestCanceledShownToPrimaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was canceled, as the secondary team sees it.
@interface DBXTeamLogEventDetailsTeamMergeRequestCanceledShownToSecondaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_canceled_shown_to_secondary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestCanceledShownToSecondaryTeamDetails *teamMergeRequestCanceledShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_request_canceled_shown_to_secondary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestCanceledShownToSecondaryTeamDetails *)teamMergeRequestCanceledShownToSecondaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request expired.
@interface DBXTeamLogEventDetailsTeamMergeRequestExpiredDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_expired_details`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestExpiredDetails *teamMergeRequestExpiredDetails;

/// Creates an object with the tag `team_merge_request_expired_details`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestExpiredDetails *)teamMergeRequestExpiredDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request expired, as the primary team sees it.
@interface DBXTeamLogEventDetailsTeamMergeRequestExpiredShownToPrimaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_expired_shown_to_primary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestExpiredShownToPrimaryTeamDetails *teamMergeRequestExpiredShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_expired_shown_to_primary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestExpiredShownToPrimaryTeamDetails *)teamMergeRequestExpiredShownToPrimaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request expired, as the secondary team sees it.
@interface DBXTeamLogEventDetailsTeamMergeRequestExpiredShownToSecondaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_expired_shown_to_secondary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestExpiredShownToSecondaryTeamDetails *teamMergeRequestExpiredShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_request_expired_shown_to_secondary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestExpiredShownToSecondaryTeamDetails *)teamMergeRequestExpiredShownToSecondaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was rejected, as the primary team sees it.
@interface DBXTeamLogEventDetailsTeamMergeRequestRejectedShownToPrimaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_rejected_shown_to_primary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestRejectedShownToPrimaryTeamDetails *teamMergeRequestRejectedShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_rejected_shown_to_primary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestRejectedShownToPrimaryTeamDetails *)teamMergeRequestRejectedShownToPrimaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was rejected, as the secondary team sees it.
@interface DBXTeamLogEventDetailsTeamMergeRequestRejectedShownToSecondaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_rejected_shown_to_secondary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestRejectedShownToSecondaryTeamDetails *teamMergeRequestRejectedShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_request_rejected_shown_to_secondary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestRejectedShownToSecondaryTeamDetails *)teamMergeRequestRejectedShownToSecondaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a reminder of a team merge request was sent.
@interface DBXTeamLogEventDetailsTeamMergeRequestReminderDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_reminder_details`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestReminderDetails *teamMergeRequestReminderDetails;

/// Creates an object with the tag `team_merge_request_reminder_details`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestReminderDetails *)teamMergeRequestReminderDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a reminder of a team merge request was sent, as the primary team sees it.
@interface DBXTeamLogEventDetailsTeamMergeRequestReminderShownToPrimaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_reminder_shown_to_primary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestReminderShownToPrimaryTeamDetails *teamMergeRequestReminderShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_reminder_shown_to_primary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestReminderShownToPrimaryTeamDetails *)teamMergeRequestReminderShownToPrimaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a reminder of a team merge request was sent, as the secondary team sees it.
@interface DBXTeamLogEventDetailsTeamMergeRequestReminderShownToSecondaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_reminder_shown_to_secondary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestReminderShownToSecondaryTeamDetails *teamMergeRequestReminderShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_request_reminder_shown_to_secondary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestReminderShownToSecondaryTeamDetails *)teamMergeRequestReminderShownToSecondaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge was canceled.
@interface DBXTeamLogEventDetailsTeamMergeRequestRevokedDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_revoked_details`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestRevokedDetails *teamMergeRequestRevokedDetails;

/// Creates an object with the tag `team_merge_request_revoked_details`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestRevokedDetails *)teamMergeRequestRevokedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which another team asked to be merged into this team.
@interface DBXTeamLogEventDetailsTeamMergeRequestSentShownToPrimaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_sent_shown_to_primary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestSentShownToPrimaryTeamDetails *teamMergeRequestSentShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_sent_shown_to_primary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestSentShownToPrimaryTeamDetails *)teamMergeRequestSentShownToPrimaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which this team asked to be merged into another team.
@interface DBXTeamLogEventDetailsTeamMergeRequestSentShownToSecondaryTeamDetails : DBXTeamLogEventDetails
/// The value of `team_merge_request_sent_shown_to_secondary_team_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestSentShownToSecondaryTeamDetails *teamMergeRequestSentShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_request_sent_shown_to_secondary_team_details`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestSentShownToSecondaryTeamDetails *)teamMergeRequestSentShownToSecondaryTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (TeamMergeMembers)
/// The object if its tag is `team_merge_from`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamMergeFrom *asTeamMergeFrom;
/// The object if its tag is `team_merge_to`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamMergeTo *asTeamMergeTo;
/// The object if its tag is `team_merge_request_accepted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamMergeRequestAccepted *asTeamMergeRequestAccepted;

/// The object if its tag is `team_merge_request_accepted_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestAcceptedShownToPrimaryTeam *asTeamMergeRequestAcceptedShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_accepted_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestAcceptedShownToSecondaryTeam *asTeamMergeRequestAcceptedShownToSecondaryTeam;

/// The object if its tag is `team_merge_request_auto_canceled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestAutoCanceled *asTeamMergeRequestAutoCanceled;

/// The object if its tag is `team_merge_request_canceled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamMergeRequestCanceled *asTeamMergeRequestCanceled;

/// The object if its tag is `team_merge_request_canceled_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestCanceledShownToPrimaryTeam *asTeamMergeRequestCanceledShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_canceled_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestCanceledShownToSecondaryTeam *asTeamMergeRequestCanceledShownToSecondaryTeam;

/// The object if its tag is `team_merge_request_expired`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamMergeRequestExpired *asTeamMergeRequestExpired;

/// The object if its tag is `team_merge_request_expired_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestExpiredShownToPrimaryTeam *asTeamMergeRequestExpiredShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_expired_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestExpiredShownToSecondaryTeam *asTeamMergeRequestExpiredShownToSecondaryTeam;

/// The object if its tag is `team_merge_request_rejected_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestRejectedShownToPrimaryTeam *asTeamMergeRequestRejectedShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_rejected_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestRejectedShownToSecondaryTeam *asTeamMergeRequestRejectedShownToSecondaryTeam;

/// The object if its tag is `team_merge_request_reminder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamMergeRequestReminder *asTeamMergeRequestReminder;

/// The object if its tag is `team_merge_request_reminder_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestReminderShownToPrimaryTeam *asTeamMergeRequestReminderShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_reminder_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestReminderShownToSecondaryTeam *asTeamMergeRequestReminderShownToSecondaryTeam;

/// The object if its tag is `team_merge_request_revoked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamMergeRequestRevoked *asTeamMergeRequestRevoked;

/// The object if its tag is `team_merge_request_sent_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestSentShownToPrimaryTeam *asTeamMergeRequestSentShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_sent_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamMergeRequestSentShownToSecondaryTeam *asTeamMergeRequestSentShownToSecondaryTeam;
@end

/// Another team was merged into this team.
@interface DBXTeamLogEventTypeTeamMergeFrom : DBXTeamLogEventType
/// The value of `team_merge_from`.
@property (nonatomic, strong) DBXTeamLogTeamMergeFromType *teamMergeFrom;
/// Creates an object with the tag `team_merge_from`.
- (instancetype)init:(DBXTeamLogTeamMergeFromType *)teamMergeFrom NS_DESIGNATED_INITIALIZER;
@end

/// This team was merged into another team.
@interface DBXTeamLogEventTypeTeamMergeTo : DBXTeamLogEventType
/// The value of `team_merge_to`.
@property (nonatomic, strong) DBXTeamLogTeamMergeToType *teamMergeTo;
/// Creates an object with the tag `team_merge_to`.
- (instancetype)init:(DBXTeamLogTeamMergeToType *)teamMergeTo NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was accepted.
@interface DBXTeamLogEventTypeTeamMergeRequestAccepted : DBXTeamLogEventType
/// The value of `team_merge_request_accepted`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestAcceptedType *teamMergeRequestAccepted;
/// Creates an object with the tag `team_merge_request_accepted`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestAcceptedType *)teamMergeRequestAccepted NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was accepted, as the primary team sees it. Replaced by `teamMergeRequestAccepted`.
@interface DBXTeamLogEventTypeTeamMergeRequestAcceptedShownToPrimaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_accepted_shown_to_primary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestAcceptedShownToPrimaryTeamType *teamMergeRequestAcceptedShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_accepted_shown_to_primary_team`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestAcceptedShownToPrimaryTeamType *)teamMergeRequestAcceptedShownToPrimaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was accepted, as the secondary team sees it. Replaced by `teamMergeRequestAccepted`.
@interface DBXTeamLogEventTypeTeamMergeRequestAcceptedShownToSecondaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_accepted_shown_to_secondary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestAcceptedShownToSecondaryTeamType *teamMergeRequestAcceptedShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_request_accepted_shown_to_secondary_team`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestAcceptedShownToSecondaryTeamType *)teamMergeRequestAcceptedShownToSecondaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was canceled automatically.
@interface DBXTeamLogEventTypeTeamMergeRequestAutoCanceled : DBXTeamLogEventType
/// The value of `team_merge_request_auto_canceled`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestAutoCanceledType *teamMergeRequestAutoCanceled;

/// Creates an object with the tag `team_merge_request_auto_canceled`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestAutoCanceledType *)teamMergeRequestAutoCanceled
    NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was canceled.
@interface DBXTeamLogEventTypeTeamMergeRequestCanceled : DBXTeamLogEventType
/// The value of `team_merge_request_canceled`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestCanceledType *teamMergeRequestCanceled;
/// Creates an object with the tag `team_merge_request_canceled`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestCanceledType *)teamMergeRequestCanceled NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was canceled, as the primary team sees it. Replaced by `teamMergeRequestCanceled`.
@interface DBXTeamLogEventTypeTeamMergeRequestCanceledShownToPrimaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_canceled_shown_to_primary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestCanceledShownToPrimaryTeamType *teamMergeRequestCanceledShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_canceled_shown_to_primary_team`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestCanceledShownToPrimaryTeamType *)teamMergeRequestCanceledShownToPrimaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was canceled, as the secondary team sees it. Replaced by `teamMergeRequestCanceled`.
@interface DBXTeamLogEventTypeTeamMergeRequestCanceledShownToSecondaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_canceled_shown_to_secondary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestCanceledShownToSecondaryTeamType *teamMergeRequestCanceledShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_request_canceled_shown_to_secondary_team`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestCanceledShownToSecondaryTeamType *)teamMergeRequestCanceledShownToSecondaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request expired.
@interface DBXTeamLogEventTypeTeamMergeRequestExpired : DBXTeamLogEventType
/// The value of `team_merge_request_expired`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestExpiredType *teamMergeRequestExpired;
/// Creates an object with the tag `team_merge_request_expired`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestExpiredType *)teamMergeRequestExpired NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request expired, as the primary team sees it. Replaced by `teamMergeRequestExpired`.
@interface DBXTeamLogEventTypeTeamMergeRequestExpiredShownToPrimaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_expired_shown_to_primary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestExpiredShownToPrimaryTeamType *teamMergeRequestExpiredShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_expired_shown_to_primary_team`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestExpiredShownToPrimaryTeamType *)teamMergeRequestExpiredShownToPrimaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request expired, as the secondary team sees it. Replaced by `teamMergeRequestExpired`.
@interface DBXTeamLogEventTypeTeamMergeRequestExpiredShownToSecondaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_expired_shown_to_secondary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestExpiredShownToSecondaryTeamType *teamMergeRequestExpiredShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_request_expired_shown_to_secondary_team`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestExpiredShownToSecondaryTeamType *)teamMergeRequestExpiredShownToSecondaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was rejected, as the primary team sees it. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeTeamMergeRequestRejectedShownToPrimaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_rejected_shown_to_primary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestRejectedShownToPrimaryTeamType *teamMergeRequestRejectedShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_rejected_shown_to_primary_team`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestRejectedShownToPrimaryTeamType *)teamMergeRequestRejectedShownToPrimaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was rejected, as the secondary team sees it. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeTeamMergeRequestRejectedShownToSecondaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_rejected_shown_to_secondary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestRejectedShownToSecondaryTeamType *teamMergeRequestRejectedShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_request_rejected_shown_to_secondary_team`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestRejectedShownToSecondaryTeamType *)teamMergeRequestRejectedShownToSecondaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// A reminder of a team merge request was sent.
@interface DBXTeamLogEventTypeTeamMergeRequestReminder : DBXTeamLogEventType
/// The value of `team_merge_request_reminder`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestReminderType *teamMergeRequestReminder;
/// Creates an object with the tag `team_merge_request_reminder`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestReminderType *)teamMergeRequestReminder NS_DESIGNATED_INITIALIZER;
@end

/// A reminder of a team merge request was sent, as the primary team sees it. Replaced by `teamMergeRequestReminder`.
@interface DBXTeamLogEventTypeTeamMergeRequestReminderShownToPrimaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_reminder_shown_to_primary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestReminderShownToPrimaryTeamType *teamMergeRequestReminderShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_reminder_shown_to_primary_team`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestReminderShownToPrimaryTeamType *)teamMergeRequestReminderShownToPrimaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// A reminder of a team merge request was sent, as the secondary team sees it. Replaced by `teamMergeRequestReminder`.
@interface DBXTeamLogEventTypeTeamMergeRequestReminderShownToSecondaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_reminder_shown_to_secondary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestReminderShownToSecondaryTeamType *teamMergeRequestReminderShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_request_reminder_shown_to_secondary_team`.
- (instancetype)
    init:(DBXTeamLogTeamMergeRequestReminderShownToSecondaryTeamType *)teamMergeRequestReminderShownToSecondaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// A team merge was canceled.
@interface DBXTeamLogEventTypeTeamMergeRequestRevoked : DBXTeamLogEventType
/// The value of `team_merge_request_revoked`.
@property (nonatomic, strong) DBXTeamLogTeamMergeRequestRevokedType *teamMergeRequestRevoked;
/// Creates an object with the tag `team_merge_request_revoked`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestRevokedType *)teamMergeRequestRevoked NS_DESIGNATED_INITIALIZER;
@end

/// Another team asked to be merged into this team.
@interface DBXTeamLogEventTypeTeamMergeRequestSentShownToPrimaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_sent_shown_to_primary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestSentShownToPrimaryTeamType *teamMergeRequestSentShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_sent_shown_to_primary_team`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestSentShownToPrimaryTeamType *)teamMergeRequestSentShownToPrimaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// This team asked to be merged into another team.
@interface DBXTeamLogEventTypeTeamMergeRequestSentShownToSecondaryTeam : DBXTeamLogEventType
/// The value of `team_merge_request_sent_shown_to_secondary_team`.
@property (nonatomic, strong)
    DBXTeamLogTeamMergeRequestSentShownToSecondaryTeamType *teamMergeRequestSentShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_request_sent_shown_to_secondary_team`.
- (instancetype)init:(DBXTeamLogTeamMergeRequestSentShownToSecondaryTeamType *)teamMergeRequestSentShownToSecondaryTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (TeamMergeMembers)
/// The object if its tag is `team_merge_from`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamMergeFrom *asTeamMergeFrom;
/// The object if its tag is `team_merge_to`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamMergeTo *asTeamMergeTo;
/// The object if its tag is `team_merge_request_accepted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamMergeRequestAccepted *asTeamMergeRequestAccepted;

/// The object if its tag is `team_merge_request_accepted_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestAcceptedShownToPrimaryTeam *asTeamMergeRequestAcceptedShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_accepted_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestAcceptedShownToSecondaryTeam *asTeamMergeRequestAcceptedShownToSecondaryTeam;

/// The object if its tag is `team_merge_request_auto_canceled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestAutoCanceled *asTeamMergeRequestAutoCanceled;

/// The object if its tag is `team_merge_request_canceled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamMergeRequestCanceled *asTeamMergeRequestCanceled;

/// The object if its tag is `team_merge_request_canceled_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestCanceledShownToPrimaryTeam *asTeamMergeRequestCanceledShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_canceled_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestCanceledShownToSecondaryTeam *asTeamMergeRequestCanceledShownToSecondaryTeam;

/// The object if its tag is `team_merge_request_expired`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamMergeRequestExpired *asTeamMergeRequestExpired;

/// The object if its tag is `team_merge_request_expired_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestExpiredShownToPrimaryTeam *asTeamMergeRequestExpiredShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_expired_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestExpiredShownToSecondaryTeam *asTeamMergeRequestExpiredShownToSecondaryTeam;

/// The object if its tag is `team_merge_request_rejected_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestRejectedShownToPrimaryTeam *asTeamMergeRequestRejectedShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_rejected_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestRejectedShownToSecondaryTeam *asTeamMergeRequestRejectedShownToSecondaryTeam;

/// The object if its tag is `team_merge_request_reminder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamMergeRequestReminder *asTeamMergeRequestReminder;

/// The object if its tag is `team_merge_request_reminder_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestReminderShownToPrimaryTeam *asTeamMergeRequestReminderShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_reminder_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestReminderShownToSecondaryTeam *asTeamMergeRequestReminderShownToSecondaryTeam;

/// The object if its tag is `team_merge_request_revoked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgTeamMergeRequestRevoked *asTeamMergeRequestRevoked;

/// The object if its tag is `team_merge_request_sent_shown_to_primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestSentShownToPrimaryTeam *asTeamMergeRequestSentShownToPrimaryTeam;

/// The object if its tag is `team_merge_request_sent_shown_to_secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamMergeRequestSentShownToSecondaryTeam *asTeamMergeRequestSentShownToSecondaryTeam;
@end

/// Events in which another team was merged into this team.
@interface DBXTeamLogEventTypeArgTeamMergeFrom : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_from`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which this team was merged into another team.
@interface DBXTeamLogEventTypeArgTeamMergeTo : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_to`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request was accepted.
@interface DBXTeamLogEventTypeArgTeamMergeRequestAccepted : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_accepted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request was accepted, as the primary team sees it.
@interface DBXTeamLogEventTypeArgTeamMergeRequestAcceptedShownToPrimaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_accepted_shown_to_primary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request was accepted, as the secondary team sees it.
@interface DBXTeamLogEventTypeArgTeamMergeRequestAcceptedShownToSecondaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_accepted_shown_to_secondary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request was canceled automatically.
@interface DBXTeamLogEventTypeArgTeamMergeRequestAutoCanceled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_auto_canceled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request was canceled.
@interface DBXTeamLogEventTypeArgTeamMergeRequestCanceled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_canceled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request was canceled, as the primary team sees it.
@interface DBXTeamLogEventTypeArgTeamMergeRequestCanceledShownToPrimaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_canceled_shown_to_primary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request was canceled, as the secondary team sees it.
@interface DBXTeamLogEventTypeArgTeamMergeRequestCanceledShownToSecondaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_canceled_shown_to_secondary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request expired.
@interface DBXTeamLogEventTypeArgTeamMergeRequestExpired : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_expired`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request expired, as the primary team sees it.
@interface DBXTeamLogEventTypeArgTeamMergeRequestExpiredShownToPrimaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_expired_shown_to_primary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request expired, as the secondary team sees it.
@interface DBXTeamLogEventTypeArgTeamMergeRequestExpiredShownToSecondaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_expired_shown_to_secondary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request was rejected, as the primary team sees it.
@interface DBXTeamLogEventTypeArgTeamMergeRequestRejectedShownToPrimaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_rejected_shown_to_primary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge request was rejected, as the secondary team sees it.
@interface DBXTeamLogEventTypeArgTeamMergeRequestRejectedShownToSecondaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_rejected_shown_to_secondary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a reminder of a team merge request was sent.
@interface DBXTeamLogEventTypeArgTeamMergeRequestReminder : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_reminder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a reminder of a team merge request was sent, as the primary team sees it.
@interface DBXTeamLogEventTypeArgTeamMergeRequestReminderShownToPrimaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_reminder_shown_to_primary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a reminder of a team merge request was sent, as the secondary team sees it.
@interface DBXTeamLogEventTypeArgTeamMergeRequestReminderShownToSecondaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_reminder_shown_to_secondary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team merge was canceled.
@interface DBXTeamLogEventTypeArgTeamMergeRequestRevoked : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_revoked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which another team asked to be merged into this team.
@interface DBXTeamLogEventTypeArgTeamMergeRequestSentShownToPrimaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_sent_shown_to_primary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which this team asked to be merged into another team.
@interface DBXTeamLogEventTypeArgTeamMergeRequestSentShownToSecondaryTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_merge_request_sent_shown_to_secondary_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which another team was merged into this team.
@interface DBXTeamLogTeamMergeFromDetails : DBXObject
/// The name of the merged team.
@property (nonatomic, readonly, copy) NSString *teamName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamName:(NSString *)teamName NS_DESIGNATED_INITIALIZER;
@end

/// Another team was merged into this team.
@interface DBXTeamLogTeamMergeFromType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was accepted.
@interface DBXTeamLogTeamMergeRequestAcceptedDetails : DBXObject
/// The acceptance, as one of the teams sees it.
@property (nonatomic, readonly) DBXTeamLogTeamMergeRequestAcceptedExtraDetails *requestAcceptedDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequestAcceptedDetails:(DBXTeamLogTeamMergeRequestAcceptedExtraDetails *)requestAcceptedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The acceptance of a team merge request, as one of the teams sees it.
@interface DBXTeamLogTeamMergeRequestAcceptedExtraDetails : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTeamMergeRequestAcceptedExtraDetails (Members)
/// The object if its tag is `primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestAcceptedExtraDetailsPrimaryTeam *asPrimaryTeam;
/// The object if its tag is `secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestAcceptedExtraDetailsSecondaryTeam *asSecondaryTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestAcceptedExtraDetailsOther *asOther;
@end

/// The acceptance, as the primary team sees it.
@interface DBXTeamLogTeamMergeRequestAcceptedExtraDetailsPrimaryTeam : DBXTeamLogTeamMergeRequestAcceptedExtraDetails
/// The value of `primary_team`.
@property (nonatomic, strong) DBXTeamLogPrimaryTeamRequestAcceptedDetails *primaryTeam;
/// Creates an object with the tag `primary_team`.
- (instancetype)init:(DBXTeamLogPrimaryTeamRequestAcceptedDetails *)primaryTeam NS_DESIGNATED_INITIALIZER;
@end

/// The acceptance, as the secondary team sees it.
@interface DBXTeamLogTeamMergeRequestAcceptedExtraDetailsSecondaryTeam : DBXTeamLogTeamMergeRequestAcceptedExtraDetails
/// The value of `secondary_team`.
@property (nonatomic, strong) DBXTeamLogSecondaryTeamRequestAcceptedDetails *secondaryTeam;
/// Creates an object with the tag `secondary_team`.
- (instancetype)init:(DBXTeamLogSecondaryTeamRequestAcceptedDetails *)secondaryTeam NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTeamMergeRequestAcceptedExtraDetailsOther : DBXTeamLogTeamMergeRequestAcceptedExtraDetails
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a team merge request was accepted, as the primary team sees it.
@interface DBXTeamLogTeamMergeRequestAcceptedShownToPrimaryTeamDetails : DBXObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was accepted, as the primary team sees it. Replaced by `teamMergeRequestAccepted`.
@interface DBXTeamLogTeamMergeRequestAcceptedShownToPrimaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was accepted, as the secondary team sees it.
@interface DBXTeamLogTeamMergeRequestAcceptedShownToSecondaryTeamDetails : DBXObject
/// The name of the primary team.
@property (nonatomic, readonly, copy) NSString *primaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPrimaryTeam:(NSString *)primaryTeam sentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was accepted, as the secondary team sees it. Replaced by `teamMergeRequestAccepted`.
@interface DBXTeamLogTeamMergeRequestAcceptedShownToSecondaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was accepted.
@interface DBXTeamLogTeamMergeRequestAcceptedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was canceled automatically.
@interface DBXTeamLogTeamMergeRequestAutoCanceledDetails : DBXObject
/// The reason for the cancellation.
@property (nonatomic, readonly, copy, nullable) NSString *details;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDetails:(nullable NSString *)details NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was canceled automatically.
@interface DBXTeamLogTeamMergeRequestAutoCanceledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was canceled.
@interface DBXTeamLogTeamMergeRequestCanceledDetails : DBXObject
/// The cancellation, as one of the teams sees it.
@property (nonatomic, readonly) DBXTeamLogTeamMergeRequestCanceledExtraDetails *requestCanceledDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequestCanceledDetails:(DBXTeamLogTeamMergeRequestCanceledExtraDetails *)requestCanceledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The cancellation of a team merge request, as one of the teams sees it.
@interface DBXTeamLogTeamMergeRequestCanceledExtraDetails : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTeamMergeRequestCanceledExtraDetails (Members)
/// The object if its tag is `primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestCanceledExtraDetailsPrimaryTeam *asPrimaryTeam;
/// The object if its tag is `secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestCanceledExtraDetailsSecondaryTeam *asSecondaryTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestCanceledExtraDetailsOther *asOther;
@end

/// The cancellation, as the primary team sees it.
@interface DBXTeamLogTeamMergeRequestCanceledExtraDetailsPrimaryTeam : DBXTeamLogTeamMergeRequestCanceledExtraDetails
/// The value of `primary_team`.
@property (nonatomic, strong) DBXTeamLogPrimaryTeamRequestCanceledDetails *primaryTeam;
/// Creates an object with the tag `primary_team`.
- (instancetype)init:(DBXTeamLogPrimaryTeamRequestCanceledDetails *)primaryTeam NS_DESIGNATED_INITIALIZER;
@end

/// The cancellation, as the secondary team sees it.
@interface DBXTeamLogTeamMergeRequestCanceledExtraDetailsSecondaryTeam : DBXTeamLogTeamMergeRequestCanceledExtraDetails
/// The value of `secondary_team`.
@property (nonatomic, strong) DBXTeamLogSecondaryTeamRequestCanceledDetails *secondaryTeam;
/// Creates an object with the tag `secondary_team`.
- (instancetype)init:(DBXTeamLogSecondaryTeamRequestCanceledDetails *)secondaryTeam NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTeamMergeRequestCanceledExtraDetailsOther : DBXTeamLogTeamMergeRequestCanceledExtraDetails
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a team merge request was canceled, as the primary team sees it.
@interface DBXTeamLogTeamMergeRequestCanceledShownToPrimaryTeamDetails : DBXObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was canceled, as the primary team sees it. Replaced by `teamMergeRequestCanceled`.
@interface DBXTeamLogTeamMergeRequestCanceledShownToPrimaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was canceled, as the secondary team sees it.
@interface DBXTeamLogTeamMergeRequestCanceledShownToSecondaryTeamDetails : DBXObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo sentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was canceled, as the secondary team sees it. Replaced by `teamMergeRequestCanceled`.
@interface DBXTeamLogTeamMergeRequestCanceledShownToSecondaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was canceled.
@interface DBXTeamLogTeamMergeRequestCanceledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request expired.
@interface DBXTeamLogTeamMergeRequestExpiredDetails : DBXObject
/// The expiration, as one of the teams sees it.
@property (nonatomic, readonly) DBXTeamLogTeamMergeRequestExpiredExtraDetails *requestExpiredDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequestExpiredDetails:(DBXTeamLogTeamMergeRequestExpiredExtraDetails *)requestExpiredDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The expiration of a team merge request, as one of the teams sees it.
@interface DBXTeamLogTeamMergeRequestExpiredExtraDetails : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTeamMergeRequestExpiredExtraDetails (Members)
/// The object if its tag is `primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestExpiredExtraDetailsPrimaryTeam *asPrimaryTeam;
/// The object if its tag is `secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestExpiredExtraDetailsSecondaryTeam *asSecondaryTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestExpiredExtraDetailsOther *asOther;
@end

/// The expiration, as the primary team sees it.
@interface DBXTeamLogTeamMergeRequestExpiredExtraDetailsPrimaryTeam : DBXTeamLogTeamMergeRequestExpiredExtraDetails
/// The value of `primary_team`.
@property (nonatomic, strong) DBXTeamLogPrimaryTeamRequestExpiredDetails *primaryTeam;
/// Creates an object with the tag `primary_team`.
- (instancetype)init:(DBXTeamLogPrimaryTeamRequestExpiredDetails *)primaryTeam NS_DESIGNATED_INITIALIZER;
@end

/// The expiration, as the secondary team sees it.
@interface DBXTeamLogTeamMergeRequestExpiredExtraDetailsSecondaryTeam : DBXTeamLogTeamMergeRequestExpiredExtraDetails
/// The value of `secondary_team`.
@property (nonatomic, strong) DBXTeamLogSecondaryTeamRequestExpiredDetails *secondaryTeam;
/// Creates an object with the tag `secondary_team`.
- (instancetype)init:(DBXTeamLogSecondaryTeamRequestExpiredDetails *)secondaryTeam NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTeamMergeRequestExpiredExtraDetailsOther : DBXTeamLogTeamMergeRequestExpiredExtraDetails
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a team merge request expired, as the primary team sees it.
@interface DBXTeamLogTeamMergeRequestExpiredShownToPrimaryTeamDetails : DBXObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request expired, as the primary team sees it. Replaced by `teamMergeRequestExpired`.
@interface DBXTeamLogTeamMergeRequestExpiredShownToPrimaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request expired, as the secondary team sees it.
@interface DBXTeamLogTeamMergeRequestExpiredShownToSecondaryTeamDetails : DBXObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request expired, as the secondary team sees it. Replaced by `teamMergeRequestExpired`.
@interface DBXTeamLogTeamMergeRequestExpiredShownToSecondaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request expired.
@interface DBXTeamLogTeamMergeRequestExpiredType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was rejected, as the primary team sees it.
@interface DBXTeamLogTeamMergeRequestRejectedShownToPrimaryTeamDetails : DBXObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was rejected, as the primary team sees it. Dropbox no longer records this event.
@interface DBXTeamLogTeamMergeRequestRejectedShownToPrimaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge request was rejected, as the secondary team sees it.
@interface DBXTeamLogTeamMergeRequestRejectedShownToSecondaryTeamDetails : DBXObject
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// A team merge request was rejected, as the secondary team sees it. Dropbox no longer records this event.
@interface DBXTeamLogTeamMergeRequestRejectedShownToSecondaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a reminder of a team merge request was sent.
@interface DBXTeamLogTeamMergeRequestReminderDetails : DBXObject
/// The reminder, as one of the teams sees it.
@property (nonatomic, readonly) DBXTeamLogTeamMergeRequestReminderExtraDetails *requestReminderDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequestReminderDetails:(DBXTeamLogTeamMergeRequestReminderExtraDetails *)requestReminderDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// A reminder of a team merge request, as one of the teams sees it.
@interface DBXTeamLogTeamMergeRequestReminderExtraDetails : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogTeamMergeRequestReminderExtraDetails (Members)
/// The object if its tag is `primary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestReminderExtraDetailsPrimaryTeam *asPrimaryTeam;
/// The object if its tag is `secondary_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestReminderExtraDetailsSecondaryTeam *asSecondaryTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogTeamMergeRequestReminderExtraDetailsOther *asOther;
@end

/// The reminder, as the primary team sees it.
@interface DBXTeamLogTeamMergeRequestReminderExtraDetailsPrimaryTeam : DBXTeamLogTeamMergeRequestReminderExtraDetails
/// The value of `primary_team`.
@property (nonatomic, strong) DBXTeamLogPrimaryTeamRequestReminderDetails *primaryTeam;
/// Creates an object with the tag `primary_team`.
- (instancetype)init:(DBXTeamLogPrimaryTeamRequestReminderDetails *)primaryTeam NS_DESIGNATED_INITIALIZER;
@end

/// The reminder, as the secondary team sees it.
@interface DBXTeamLogTeamMergeRequestReminderExtraDetailsSecondaryTeam : DBXTeamLogTeamMergeRequestReminderExtraDetails
/// The value of `secondary_team`.
@property (nonatomic, strong) DBXTeamLogSecondaryTeamRequestReminderDetails *secondaryTeam;
/// Creates an object with the tag `secondary_team`.
- (instancetype)init:(DBXTeamLogSecondaryTeamRequestReminderDetails *)secondaryTeam NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogTeamMergeRequestReminderExtraDetailsOther : DBXTeamLogTeamMergeRequestReminderExtraDetails
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a reminder of a team merge request was sent, as the primary team sees it.
@interface DBXTeamLogTeamMergeRequestReminderShownToPrimaryTeamDetails : DBXObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentTo:(NSString *)sentTo NS_DESIGNATED_INITIALIZER;
@end

/// A reminder of a team merge request was sent, as the primary team sees it. Replaced by `teamMergeRequestReminder`.
@interface DBXTeamLogTeamMergeRequestReminderShownToPrimaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a reminder of a team merge request was sent, as the secondary team sees it.
@interface DBXTeamLogTeamMergeRequestReminderShownToSecondaryTeamDetails : DBXObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo NS_DESIGNATED_INITIALIZER;
@end

/// A reminder of a team merge request was sent, as the secondary team sees it. Replaced by `teamMergeRequestReminder`.
@interface DBXTeamLogTeamMergeRequestReminderShownToSecondaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A reminder of a team merge request was sent.
@interface DBXTeamLogTeamMergeRequestReminderType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team merge was canceled.
@interface DBXTeamLogTeamMergeRequestRevokedDetails : DBXObject
/// The name of the other team.
@property (nonatomic, readonly, copy) NSString *team;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeam:(NSString *)team NS_DESIGNATED_INITIALIZER;
@end

/// A team merge was canceled.
@interface DBXTeamLogTeamMergeRequestRevokedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which another team asked to be merged into this team.
@interface DBXTeamLogTeamMergeRequestSentShownToPrimaryTeamDetails : DBXObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentTo:(NSString *)sentTo NS_DESIGNATED_INITIALIZER;
@end

/// Another team asked to be merged into this team.
@interface DBXTeamLogTeamMergeRequestSentShownToPrimaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which this team asked to be merged into another team.
@interface DBXTeamLogTeamMergeRequestSentShownToSecondaryTeamDetails : DBXObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo NS_DESIGNATED_INITIALIZER;
@end

/// This team asked to be merged into another team.
@interface DBXTeamLogTeamMergeRequestSentShownToSecondaryTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which this team was merged into another team.
@interface DBXTeamLogTeamMergeToDetails : DBXObject
/// The name of the team into which this team was merged.
@property (nonatomic, readonly, copy) NSString *teamName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamName:(NSString *)teamName NS_DESIGNATED_INITIALIZER;
@end

/// This team was merged into another team.
@interface DBXTeamLogTeamMergeToType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
