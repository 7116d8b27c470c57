// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGPrimaryTeamRequestAcceptedDetails, DBTEAMLOGPrimaryTeamRequestCanceledDetails,
    DBTEAMLOGPrimaryTeamRequestExpiredDetails, DBTEAMLOGPrimaryTeamRequestReminderDetails,
    DBTEAMLOGSecondaryTeamRequestAcceptedDetails, DBTEAMLOGSecondaryTeamRequestCanceledDetails,
    DBTEAMLOGSecondaryTeamRequestExpiredDetails, DBTEAMLOGSecondaryTeamRequestReminderDetails,
    DBTEAMLOGTeamMergeFromDetails, DBTEAMLOGTeamMergeFromType, DBTEAMLOGTeamMergeRequestAcceptedDetails,
    DBTEAMLOGTeamMergeRequestAcceptedExtraDetails, DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamDetails,
    DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamType,
    DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamDetails,
    DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamType, DBTEAMLOGTeamMergeRequestAcceptedType,
    DBTEAMLOGTeamMergeRequestAutoCanceledDetails, DBTEAMLOGTeamMergeRequestAutoCanceledType,
    DBTEAMLOGTeamMergeRequestCanceledDetails, DBTEAMLOGTeamMergeRequestCanceledExtraDetails,
    DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamDetails, DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamType,
    DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamDetails,
    DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamType, DBTEAMLOGTeamMergeRequestCanceledType,
    DBTEAMLOGTeamMergeRequestExpiredDetails, DBTEAMLOGTeamMergeRequestExpiredExtraDetails,
    DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamDetails, DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamType,
    DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamDetails,
    DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamType, DBTEAMLOGTeamMergeRequestExpiredType,
    DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamDetails, DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamType,
    DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamDetails,
    DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamType, DBTEAMLOGTeamMergeRequestReminderDetails,
    DBTEAMLOGTeamMergeRequestReminderExtraDetails, DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamDetails,
    DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamType,
    DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamDetails,
    DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamType, DBTEAMLOGTeamMergeRequestReminderType,
    DBTEAMLOGTeamMergeRequestRevokedDetails, DBTEAMLOGTeamMergeRequestRevokedType,
    DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamDetails, DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamType,
    DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamDetails, DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamType,
    DBTEAMLOGTeamMergeToDetails, DBTEAMLOGTeamMergeToType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `TeamMerge`.
@interface DBTEAMLOGEventDetails (TeamMerge)
/// Details of an event in which another team was merged into this team. Has a value only if `isTeamMergeFromDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeFromDetails *teamMergeFromDetails;

/// Details of an event in which this team was merged into another team. Has a value only if `isTeamMergeToDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeToDetails *teamMergeToDetails;

/// Details of an event in which a team merge request was accepted. Has a value only if
/// `isTeamMergeRequestAcceptedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestAcceptedDetails *teamMergeRequestAcceptedDetails;

/// Details of an event in which a team merge request was accepted, as the primary team sees it. Has a value only if
/// `isTeamMergeRequestAcceptedShownToPrimaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamDetails *teamMergeRequestAcceptedShownToPrimaryTeamDetails;

/// Details of an event in which a team merge request was accepted, as the secondary team sees it. Has a value only if
/// `isTeamMergeRequestAcceptedShownToSecondaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamDetails *teamMergeRequestAcceptedShownToSecondaryTeamDetails;

/// Details of an event in which a team merge request was canceled automatically. Has a value only if
/// `isTeamMergeRequestAutoCanceledDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestAutoCanceledDetails *teamMergeRequestAutoCanceledDetails;

/// Details of an event in which a team merge request was canceled. Has a value only if
/// `isTeamMergeRequestCanceledDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestCanceledDetails *teamMergeRequestCanceledDetails;

/// Details of an event in which a team merge request was canceled, as the primary team sees it. Has a value only if
/// `isTeamMergeRequestCanceledShownToPrimaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamDetails *teamMergeRequestCanceledShownToPrimaryTeamDetails;

/// Details of an event in which a team merge request was canceled, as the secondary team sees it. Has a value only if
/// `isTeamMergeRequestCanceledShownToSecondaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamDetails *teamMergeRequestCanceledShownToSecondaryTeamDetails;

/// Details of an event in which a team merge request expired. Has a value only if `isTeamMergeRequestExpiredDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestExpiredDetails *teamMergeRequestExpiredDetails;

/// Details of an event in which a team merge request expired, as the primary team sees it. Has a value only if
/// `isTeamMergeRequestExpiredShownToPrimaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamDetails *teamMergeRequestExpiredShownToPrimaryTeamDetails;

/// Details of an event in which a team merge request expired, as the secondary team sees it. Has a value only if
/// `isTeamMergeRequestExpiredShownToSecondaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamDetails *teamMergeRequestExpiredShownToSecondaryTeamDetails;

/// Details of an event in which a team merge request was rejected, as the primary team sees it. Has a value only if
/// `isTeamMergeRequestRejectedShownToPrimaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamDetails *teamMergeRequestRejectedShownToPrimaryTeamDetails;

/// Details of an event in which a team merge request was rejected, as the secondary team sees it. Has a value only if
/// `isTeamMergeRequestRejectedShownToSecondaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamDetails *teamMergeRequestRejectedShownToSecondaryTeamDetails;

/// Details of an event in which a reminder of a team merge request was sent. Has a value only if
/// `isTeamMergeRequestReminderDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestReminderDetails *teamMergeRequestReminderDetails;

/// Details of an event in which a reminder of a team merge request was sent, as the primary team sees it. Has a value
/// only if `isTeamMergeRequestReminderShownToPrimaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamDetails *teamMergeRequestReminderShownToPrimaryTeamDetails;

/// Details of an event in which a reminder of a team merge request was sent, as the secondary team sees it. Has a value
/// only if `isTeamMergeRequestReminderShownToSecondaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamDetails *teamMergeRequestReminderShownToSecondaryTeamDetails;

/// Details of an event in which a team merge was canceled. Has a value only if `isTeamMergeRequestRevokedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestRevokedDetails *teamMergeRequestRevokedDetails;

/// Details of an event in which another team asked to be merged into this team. Has a value only if
/// `isTeamMergeRequestSentShownToPrimaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamDetails *teamMergeRequestSentShownToPrimaryTeamDetails;

/// Details of an event in which this team asked to be merged into another team. Has a value only if
/// `isTeamMergeRequestSentShownToSecondaryTeamDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamDetails *teamMergeRequestSentShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_from_details`.
- (instancetype)initWithTeamMergeFromDetails:(DBTEAMLOGTeamMergeFromDetails *)teamMergeFromDetails;
/// Creates an object with the tag `team_merge_to_details`.
- (instancetype)initWithTeamMergeToDetails:(DBTEAMLOGTeamMergeToDetails *)teamMergeToDetails;

/// Creates an object with the tag `team_merge_request_accepted_details`.
- (instancetype)
    initWithTeamMergeRequestAcceptedDetails:(DBTEAMLOGTeamMergeRequestAcceptedDetails *)teamMergeRequestAcceptedDetails;

/// Creates an object with the tag `team_merge_request_accepted_shown_to_primary_team_details`.
- (instancetype)
    initWithTeamMergeRequestAcceptedShownToPrimaryTeamDetails:(DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamDetails *)teamMergeRequestAcceptedShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_accepted_shown_to_secondary_team_details`.
- (instancetype)
    initWithTeamMergeRequestAcceptedShownToSecondaryTeamDetails:(DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamDetails *)teamMergeRequestAcceptedShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_request_auto_canceled_details`.
- (instancetype)
    initWithTeamMergeRequestAutoCanceledDetails:(DBTEAMLOGTeamMergeRequestAutoCanceledDetails *)teamMergeRequestAutoCanceledDetails;

/// Creates an object with the tag `team_merge_request_canceled_details`.
- (instancetype)
    initWithTeamMergeRequestCanceledDetails:(DBTEAMLOGTeamMergeRequestCanceledDetails *)teamMergeRequestCanceledDetails;

/// Creates an object with the tag `team_merge_request_canceled_shown_to_primary_team_details`.
- (instancetype)
    initWithTeamMergeRequestCanceledShownToPrimaryTeamDetails:(DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamDetails *)teamMergeRequestCanceledShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_canceled_shown_to_secondary_team_details`.
- (instancetype)
    initWithTeamMergeRequestCanceledShownToSecondaryTeamDetails:(DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamDetails *)teamMergeRequestCanceledShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_request_expired_details`.
- (instancetype)
    initWithTeamMergeRequestExpiredDetails:(DBTEAMLOGTeamMergeRequestExpiredDetails *)teamMergeRequestExpiredDetails;

/// Creates an object with the tag `team_merge_request_expired_shown_to_primary_team_details`.
- (instancetype)
    initWithTeamMergeRequestExpiredShownToPrimaryTeamDetails:(DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamDetails *)teamMergeRequestExpiredShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_expired_shown_to_secondary_team_details`.
- (instancetype)
    initWithTeamMergeRequestExpiredShownToSecondaryTeamDetails:(DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamDetails *)teamMergeRequestExpiredShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_request_rejected_shown_to_primary_team_details`.
- (instancetype)
    initWithTeamMergeRequestRejectedShownToPrimaryTeamDetails:(DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamDetails *)teamMergeRequestRejectedShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_rejected_shown_to_secondary_team_details`.
- (instancetype)
    initWithTeamMergeRequestRejectedShownToSecondaryTeamDetails:(DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamDetails *)teamMergeRequestRejectedShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_request_reminder_details`.
- (instancetype)
    initWithTeamMergeRequestReminderDetails:(DBTEAMLOGTeamMergeRequestReminderDetails *)teamMergeRequestReminderDetails;

/// Creates an object with the tag `team_merge_request_reminder_shown_to_primary_team_details`.
- (instancetype)
    initWithTeamMergeRequestReminderShownToPrimaryTeamDetails:(DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamDetails *)teamMergeRequestReminderShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_reminder_shown_to_secondary_team_details`.
- (instancetype)
    initWithTeamMergeRequestReminderShownToSecondaryTeamDetails:(DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamDetails *)teamMergeRequestReminderShownToSecondaryTeamDetails;

/// Creates an object with the tag `team_merge_request_revoked_details`.
- (instancetype)
    initWithTeamMergeRequestRevokedDetails:(DBTEAMLOGTeamMergeRequestRevokedDetails *)teamMergeRequestRevokedDetails;

/// Creates an object with the tag `team_merge_request_sent_shown_to_primary_team_details`.
- (instancetype)
    initWithTeamMergeRequestSentShownToPrimaryTeamDetails:(DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamDetails *)teamMergeRequestSentShownToPrimaryTeamDetails;

/// Creates an object with the tag `team_merge_request_sent_shown_to_secondary_team_details`.
- (instancetype)
    initWithTeamMergeRequestSentShownToSecondaryTeamDetails:(DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamDetails *)teamMergeRequestSentShownToSecondaryTeamDetails;

/// Returns whether the tag is `team_merge_from_details`.
- (BOOL)isTeamMergeFromDetails;
/// Returns whether the tag is `team_merge_to_details`.
- (BOOL)isTeamMergeToDetails;
/// Returns whether the tag is `team_merge_request_accepted_details`.
- (BOOL)isTeamMergeRequestAcceptedDetails;
/// Returns whether the tag is `team_merge_request_accepted_shown_to_primary_team_details`.
- (BOOL)isTeamMergeRequestAcceptedShownToPrimaryTeamDetails;
/// Returns whether the tag is `team_merge_request_accepted_shown_to_secondary_team_details`.
- (BOOL)isTeamMergeRequestAcceptedShownToSecondaryTeamDetails;
/// Returns whether the tag is `team_merge_request_auto_canceled_details`.
- (BOOL)isTeamMergeRequestAutoCanceledDetails;
/// Returns whether the tag is `team_merge_request_canceled_details`.
- (BOOL)isTeamMergeRequestCanceledDetails;
/// Returns whether the tag is `team_merge_request_canceled_shown_to_primary_team_details`.
- (BOOL)isTeamMergeRequestCanceledShownToPrimaryTeamDetails;
/// Returns whether the tag is `team_merge_request_canceled_shown_to_secondary_team_details`.
- (BOOL)isTeamMergeRequestCanceledShownToSecondaryTeamDetails;
/// Returns whether the tag is `team_merge_request_expired_details`.
- (BOOL)isTeamMergeRequestExpiredDetails;
/// Returns whether the tag is `team_merge_request_expired_shown_to_primary_team_details`.
- (BOOL)isTeamMergeRequestExpiredShownToPrimaryTeamDetails;
/// Returns whether the tag is `team_merge_request_expired_shown_to_secondary_team_details`.
- (BOOL)isTeamMergeRequestExpiredShownToSecondaryTeamDetails;
/// Returns whether the tag is `team_merge_request_rejected_shown_to_primary_team_details`.
- (BOOL)isTeamMergeRequestRejectedShownToPrimaryTeamDetails;
/// Returns whether the tag is `team_merge_request_rejected_shown_to_secondary_team_details`.
- (BOOL)isTeamMergeRequestRejectedShownToSecondaryTeamDetails;
/// Returns whether the tag is `team_merge_request_reminder_details`.
- (BOOL)isTeamMergeRequestReminderDetails;
/// Returns whether the tag is `team_merge_request_reminder_shown_to_primary_team_details`.
- (BOOL)isTeamMergeRequestReminderShownToPrimaryTeamDetails;
/// Returns whether the tag is `team_merge_request_reminder_shown_to_secondary_team_details`.
- (BOOL)isTeamMergeRequestReminderShownToSecondaryTeamDetails;
/// Returns whether the tag is `team_merge_request_revoked_details`.
- (BOOL)isTeamMergeRequestRevokedDetails;
/// Returns whether the tag is `team_merge_request_sent_shown_to_primary_team_details`.
- (BOOL)isTeamMergeRequestSentShownToPrimaryTeamDetails;
/// Returns whether the tag is `team_merge_request_sent_shown_to_secondary_team_details`.
- (BOOL)isTeamMergeRequestSentShownToSecondaryTeamDetails;
@end

/// The members whose names start with `TeamMerge`.
@interface DBTEAMLOGEventType (TeamMerge)
/// Another team was merged into this team. Has a value only if `isTeamMergeFrom` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeFromType *teamMergeFrom;
/// This team was merged into another team. Has a value only if `isTeamMergeTo` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeToType *teamMergeTo;
/// A team merge request was accepted. Has a value only if `isTeamMergeRequestAccepted` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestAcceptedType *teamMergeRequestAccepted;

/// A team merge request was accepted, as the primary team sees it. Replaced by `teamMergeRequestAccepted`. Has a value
/// only if `isTeamMergeRequestAcceptedShownToPrimaryTeam` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamType *teamMergeRequestAcceptedShownToPrimaryTeam;

/// A team merge request was accepted, as the secondary team sees it. Replaced by `teamMergeRequestAccepted`. Has a
/// value only if `isTeamMergeRequestAcceptedShownToSecondaryTeam` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamType *teamMergeRequestAcceptedShownToSecondaryTeam;

/// A team merge request was canceled automatically. Has a value only if `isTeamMergeRequestAutoCanceled` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestAutoCanceledType *teamMergeRequestAutoCanceled;
/// A team merge request was canceled. Has a value only if `isTeamMergeRequestCanceled` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestCanceledType *teamMergeRequestCanceled;

/// A team merge request was canceled, as the primary team sees it. Replaced by `teamMergeRequestCanceled`. Has a value
/// only if `isTeamMergeRequestCanceledShownToPrimaryTeam` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamType *teamMergeRequestCanceledShownToPrimaryTeam;

/// A team merge request was canceled, as the secondary team sees it. Replaced by `teamMergeRequestCanceled`. Has a
/// value only if `isTeamMergeRequestCanceledShownToSecondaryTeam` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamType *teamMergeRequestCanceledShownToSecondaryTeam;

/// A team merge request expired. Has a value only if `isTeamMergeRequestExpired` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestExpiredType *teamMergeRequestExpired;

/// A team merge request expired, as the primary team sees it. Replaced by `teamMergeRequestExpired`. Has a value only
/// if `isTeamMergeRequestExpiredShownToPrimaryTeam` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamType *teamMergeRequestExpiredShownToPrimaryTeam;

/// A team merge request expired, as the secondary team sees it. Replaced by `teamMergeRequestExpired`. Has a value only
/// if `isTeamMergeRequestExpiredShownToSecondaryTeam` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamType *teamMergeRequestExpiredShownToSecondaryTeam;

/// A team merge request was rejected, as the primary team sees it. Dropbox no longer records this event. Has a value
/// only if `isTeamMergeRequestRejectedShownToPrimaryTeam` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamType *teamMergeRequestRejectedShownToPrimaryTeam;

/// A team merge request was rejected, as the secondary team sees it. Dropbox no longer records this event. Has a value
/// only if `isTeamMergeRequestRejectedShownToSecondaryTeam` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamType *teamMergeRequestRejectedShownToSecondaryTeam;

/// A reminder of a team merge request was sent. Has a value only if `isTeamMergeRequestReminder` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestReminderType *teamMergeRequestReminder;

/// A reminder of a team merge request was sent, as the primary team sees it. Replaced by `teamMergeRequestReminder`.
/// Has a value only if `isTeamMergeRequestReminderShownToPrimaryTeam` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamType *teamMergeRequestReminderShownToPrimaryTeam;

/// A reminder of a team merge request was sent, as the secondary team sees it. Replaced by `teamMergeRequestReminder`.
/// Has a value only if `isTeamMergeRequestReminderShownToSecondaryTeam` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamType *teamMergeRequestReminderShownToSecondaryTeam;

/// A team merge was canceled. Has a value only if `isTeamMergeRequestRevoked` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestRevokedType *teamMergeRequestRevoked;

/// Another team asked to be merged into this team. Has a value only if `isTeamMergeRequestSentShownToPrimaryTeam`
/// returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamType *teamMergeRequestSentShownToPrimaryTeam;

/// This team asked to be merged into another team. Has a value only if `isTeamMergeRequestSentShownToSecondaryTeam`
/// returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamType *teamMergeRequestSentShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_from`.
- (instancetype)initWithTeamMergeFrom:(DBTEAMLOGTeamMergeFromType *)teamMergeFrom;
/// Creates an object with the tag `team_merge_to`.
- (instancetype)initWithTeamMergeTo:(DBTEAMLOGTeamMergeToType *)teamMergeTo;
/// Creates an object with the tag `team_merge_request_accepted`.
- (instancetype)initWithTeamMergeRequestAccepted:(DBTEAMLOGTeamMergeRequestAcceptedType *)teamMergeRequestAccepted;

/// Creates an object with the tag `team_merge_request_accepted_shown_to_primary_team`.
- (instancetype)
    initWithTeamMergeRequestAcceptedShownToPrimaryTeam:(DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamType *)teamMergeRequestAcceptedShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_accepted_shown_to_secondary_team`.
- (instancetype)
    initWithTeamMergeRequestAcceptedShownToSecondaryTeam:(DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamType *)teamMergeRequestAcceptedShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_request_auto_canceled`.
- (instancetype)
    initWithTeamMergeRequestAutoCanceled:(DBTEAMLOGTeamMergeRequestAutoCanceledType *)teamMergeRequestAutoCanceled;

/// Creates an object with the tag `team_merge_request_canceled`.
- (instancetype)initWithTeamMergeRequestCanceled:(DBTEAMLOGTeamMergeRequestCanceledType *)teamMergeRequestCanceled;

/// Creates an object with the tag `team_merge_request_canceled_shown_to_primary_team`.
- (instancetype)
    initWithTeamMergeRequestCanceledShownToPrimaryTeam:(DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamType *)teamMergeRequestCanceledShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_canceled_shown_to_secondary_team`.
- (instancetype)
    initWithTeamMergeRequestCanceledShownToSecondaryTeam:(DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamType *)teamMergeRequestCanceledShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_request_expired`.
- (instancetype)initWithTeamMergeRequestExpired:(DBTEAMLOGTeamMergeRequestExpiredType *)teamMergeRequestExpired;

/// Creates an object with the tag `team_merge_request_expired_shown_to_primary_team`.
- (instancetype)
    initWithTeamMergeRequestExpiredShownToPrimaryTeam:(DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamType *)teamMergeRequestExpiredShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_expired_shown_to_secondary_team`.
- (instancetype)
    initWithTeamMergeRequestExpiredShownToSecondaryTeam:(DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamType *)teamMergeRequestExpiredShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_request_rejected_shown_to_primary_team`.
- (instancetype)
    initWithTeamMergeRequestRejectedShownToPrimaryTeam:(DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamType *)teamMergeRequestRejectedShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_rejected_shown_to_secondary_team`.
- (instancetype)
    initWithTeamMergeRequestRejectedShownToSecondaryTeam:(DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamType *)teamMergeRequestRejectedShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_request_reminder`.
- (instancetype)initWithTeamMergeRequestReminder:(DBTEAMLOGTeamMergeRequestReminderType *)teamMergeRequestReminder;

/// Creates an object with the tag `team_merge_request_reminder_shown_to_primary_team`.
- (instancetype)
    initWithTeamMergeRequestReminderShownToPrimaryTeam:(DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamType *)teamMergeRequestReminderShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_reminder_shown_to_secondary_team`.
- (instancetype)
    initWithTeamMergeRequestReminderShownToSecondaryTeam:(DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamType *)teamMergeRequestReminderShownToSecondaryTeam;

/// Creates an object with the tag `team_merge_request_revoked`.
- (instancetype)initWithTeamMergeRequestRevoked:(DBTEAMLOGTeamMergeRequestRevokedType *)teamMergeRequestRevoked;

/// Creates an object with the tag `team_merge_request_sent_shown_to_primary_team`.
- (instancetype)
    initWithTeamMergeRequestSentShownToPrimaryTeam:(DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamType *)teamMergeRequestSentShownToPrimaryTeam;

/// Creates an object with the tag `team_merge_request_sent_shown_to_secondary_team`.
- (instancetype)
    initWithTeamMergeRequestSentShownToSecondaryTeam:(DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamType *)teamMergeRequestSentShownToSecondaryTeam;

/// Returns whether the tag is `team_merge_from`.
- (BOOL)isTeamMergeFrom;
/// Returns whether the tag is `team_merge_to`.
- (BOOL)isTeamMergeTo;
/// Returns whether the tag is `team_merge_request_accepted`.
- (BOOL)isTeamMergeRequestAccepted;
/// Returns whether the tag is `team_merge_request_accepted_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestAcceptedShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_accepted_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestAcceptedShownToSecondaryTeam;
/// Returns whether the tag is `team_merge_request_auto_canceled`.
- (BOOL)isTeamMergeRequestAutoCanceled;
/// Returns whether the tag is `team_merge_request_canceled`.
- (BOOL)isTeamMergeRequestCanceled;
/// Returns whether the tag is `team_merge_request_canceled_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestCanceledShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_canceled_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestCanceledShownToSecondaryTeam;
/// Returns whether the tag is `team_merge_request_expired`.
- (BOOL)isTeamMergeRequestExpired;
/// Returns whether the tag is `team_merge_request_expired_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestExpiredShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_expired_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestExpiredShownToSecondaryTeam;
/// Returns whether the tag is `team_merge_request_rejected_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestRejectedShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_rejected_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestRejectedShownToSecondaryTeam;
/// Returns whether the tag is `team_merge_request_reminder`.
- (BOOL)isTeamMergeRequestReminder;
/// Returns whether the tag is `team_merge_request_reminder_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestReminderShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_reminder_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestReminderShownToSecondaryTeam;
/// Returns whether the tag is `team_merge_request_revoked`.
- (BOOL)isTeamMergeRequestRevoked;
/// Returns whether the tag is `team_merge_request_sent_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestSentShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_sent_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestSentShownToSecondaryTeam;
@end

/// The members whose names start with `TeamMerge`.
@interface DBTEAMLOGEventTypeArg (TeamMerge)
/// Creates an object with the tag `team_merge_from`.
- (instancetype)initWithTeamMergeFrom;
/// Creates an object with the tag `team_merge_to`.
- (instancetype)initWithTeamMergeTo;
/// Creates an object with the tag `team_merge_request_accepted`.
- (instancetype)initWithTeamMergeRequestAccepted;
/// Creates an object with the tag `team_merge_request_accepted_shown_to_primary_team`.
- (instancetype)initWithTeamMergeRequestAcceptedShownToPrimaryTeam;
/// Creates an object with the tag `team_merge_request_accepted_shown_to_secondary_team`.
- (instancetype)initWithTeamMergeRequestAcceptedShownToSecondaryTeam;
/// Creates an object with the tag `team_merge_request_auto_canceled`.
- (instancetype)initWithTeamMergeRequestAutoCanceled;
/// Creates an object with the tag `team_merge_request_canceled`.
- (instancetype)initWithTeamMergeRequestCanceled;
/// Creates an object with the tag `team_merge_request_canceled_shown_to_primary_team`.
- (instancetype)initWithTeamMergeRequestCanceledShownToPrimaryTeam;
/// Creates an object with the tag `team_merge_request_canceled_shown_to_secondary_team`.
- (instancetype)initWithTeamMergeRequestCanceledShownToSecondaryTeam;
/// Creates an object with the tag `team_merge_request_expired`.
- (instancetype)initWithTeamMergeRequestExpired;
/// Creates an object with the tag `team_merge_request_expired_shown_to_primary_team`.
- (instancetype)initWithTeamMergeRequestExpiredShownToPrimaryTeam;
/// Creates an object with the tag `team_merge_request_expired_shown_to_secondary_team`.
- (instancetype)initWithTeamMergeRequestExpiredShownToSecondaryTeam;
/// Creates an object with the tag `team_merge_request_rejected_shown_to_primary_team`.
- (instancetype)initWithTeamMergeRequestRejectedShownToPrimaryTeam;
/// Creates an object with the tag `team_merge_request_rejected_shown_to_secondary_team`.
- (instancetype)initWithTeamMergeRequestRejectedShownToSecondaryTeam;
/// Creates an object with the tag `team_merge_request_reminder`.
- (instancetype)initWithTeamMergeRequestReminder;
/// Creates an object with the tag `team_merge_request_reminder_shown_to_primary_team`.
- (instancetype)initWithTeamMergeRequestReminderShownToPrimaryTeam;
/// Creates an object with the tag `team_merge_request_reminder_shown_to_secondary_team`.
- (instancetype)initWithTeamMergeRequestReminderShownToSecondaryTeam;
/// Creates an object with the tag `team_merge_request_revoked`.
- (instancetype)initWithTeamMergeRequestRevoked;
/// Creates an object with the tag `team_merge_request_sent_shown_to_primary_team`.
- (instancetype)initWithTeamMergeRequestSentShownToPrimaryTeam;
/// Creates an object with the tag `team_merge_request_sent_shown_to_secondary_team`.
- (instancetype)initWithTeamMergeRequestSentShownToSecondaryTeam;
/// Returns whether the tag is `team_merge_from`.
- (BOOL)isTeamMergeFrom;
/// Returns whether the tag is `team_merge_to`.
- (BOOL)isTeamMergeTo;
/// Returns whether the tag is `team_merge_request_accepted`.
- (BOOL)isTeamMergeRequestAccepted;
/// Returns whether the tag is `team_merge_request_accepted_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestAcceptedShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_accepted_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestAcceptedShownToSecondaryTeam;
/// Returns whether the tag is `team_merge_request_auto_canceled`.
- (BOOL)isTeamMergeRequestAutoCanceled;
/// Returns whether the tag is `team_merge_request_canceled`.
- (BOOL)isTeamMergeRequestCanceled;
/// Returns whether the tag is `team_merge_request_canceled_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestCanceledShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_canceled_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestCanceledShownToSecondaryTeam;
/// Returns whether the tag is `team_merge_request_expired`.
- (BOOL)isTeamMergeRequestExpired;
/// Returns whether the tag is `team_merge_request_expired_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestExpiredShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_expired_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestExpiredShownToSecondaryTeam;
/// Returns whether the tag is `team_merge_request_rejected_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestRejectedShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_rejected_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestRejectedShownToSecondaryTeam;
/// Returns whether the tag is `team_merge_request_reminder`.
- (BOOL)isTeamMergeRequestReminder;
/// Returns whether the tag is `team_merge_request_reminder_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestReminderShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_reminder_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestReminderShownToSecondaryTeam;
/// Returns whether the tag is `team_merge_request_revoked`.
- (BOOL)isTeamMergeRequestRevoked;
/// Returns whether the tag is `team_merge_request_sent_shown_to_primary_team`.
- (BOOL)isTeamMergeRequestSentShownToPrimaryTeam;
/// Returns whether the tag is `team_merge_request_sent_shown_to_secondary_team`.
- (BOOL)isTeamMergeRequestSentShownToSecondaryTeam;
@end

/// Details of an event in which another team was merged into this team.
@interface DBTEAMLOGTeamMergeFromDetails : DBStoneObject
/// The name of the merged team.
@property (nonatomic, readonly, copy) NSString *teamName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamName:(NSString *)teamName;
@end

/// Converts `DBTEAMLOGTeamMergeFromDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeFromDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeFromDetails *)instance;
+ (DBTEAMLOGTeamMergeFromDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Another team was merged into this team.
@interface DBTEAMLOGTeamMergeFromType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeFromType` from and to JSON.
@interface DBTEAMLOGTeamMergeFromTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeFromType *)instance;
+ (DBTEAMLOGTeamMergeFromType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request was accepted.
@interface DBTEAMLOGTeamMergeRequestAcceptedDetails : DBStoneObject
/// The acceptance, as one of the teams sees it.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestAcceptedExtraDetails *requestAcceptedDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequestAcceptedDetails:(DBTEAMLOGTeamMergeRequestAcceptedExtraDetails *)requestAcceptedDetails;
@end

/// Converts `DBTEAMLOGTeamMergeRequestAcceptedDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestAcceptedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestAcceptedDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestAcceptedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTeamMergeRequestAcceptedExtraDetails`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTeamMergeRequestAcceptedExtraDetailsTag) {
    /// The acceptance, as the primary team sees it.
    DBTEAMLOGTeamMergeRequestAcceptedExtraDetailsPrimaryTeam,
    /// The acceptance, as the secondary team sees it.
    DBTEAMLOGTeamMergeRequestAcceptedExtraDetailsSecondaryTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTeamMergeRequestAcceptedExtraDetailsOther,
};

/// The acceptance of a team merge request, as one of the teams sees it.
@interface DBTEAMLOGTeamMergeRequestAcceptedExtraDetails : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestAcceptedExtraDetailsTag tag;
/// The acceptance, as the primary team sees it. Has a value only if `isPrimaryTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPrimaryTeamRequestAcceptedDetails *primaryTeam;
/// The acceptance, as the secondary team sees it. Has a value only if `isSecondaryTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSecondaryTeamRequestAcceptedDetails *secondaryTeam;
/// Creates an object with the tag `primary_team`.
- (instancetype)initWithPrimaryTeam:(DBTEAMLOGPrimaryTeamRequestAcceptedDetails *)primaryTeam;
/// Creates an object with the tag `secondary_team`.
- (instancetype)initWithSecondaryTeam:(DBTEAMLOGSecondaryTeamRequestAcceptedDetails *)secondaryTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `primary_team`.
- (BOOL)isPrimaryTeam;
/// Returns whether the tag is `secondary_team`.
- (BOOL)isSecondaryTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTeamMergeRequestAcceptedExtraDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestAcceptedExtraDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestAcceptedExtraDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestAcceptedExtraDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request was accepted, as the primary team sees it.
@interface DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamDetails : DBStoneObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request was accepted, as the primary team sees it. Replaced by `teamMergeRequestAccepted`.
@interface DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestAcceptedShownToPrimaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request was accepted, as the secondary team sees it.
@interface DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamDetails : DBStoneObject
/// The name of the primary team.
@property (nonatomic, readonly, copy) NSString *primaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPrimaryTeam:(NSString *)primaryTeam sentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request was accepted, as the secondary team sees it. Replaced by `teamMergeRequestAccepted`.
@interface DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestAcceptedShownToSecondaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request was accepted.
@interface DBTEAMLOGTeamMergeRequestAcceptedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestAcceptedType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestAcceptedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestAcceptedType *)instance;
+ (DBTEAMLOGTeamMergeRequestAcceptedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request was canceled automatically.
@interface DBTEAMLOGTeamMergeRequestAutoCanceledDetails : DBStoneObject
/// The reason for the cancellation.
@property (nonatomic, readonly, copy, nullable) NSString *details;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDetails:(nullable NSString *)details;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamMergeRequestAutoCanceledDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestAutoCanceledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestAutoCanceledDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestAutoCanceledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request was canceled automatically.
@interface DBTEAMLOGTeamMergeRequestAutoCanceledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestAutoCanceledType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestAutoCanceledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestAutoCanceledType *)instance;
+ (DBTEAMLOGTeamMergeRequestAutoCanceledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request was canceled.
@interface DBTEAMLOGTeamMergeRequestCanceledDetails : DBStoneObject
/// The cancellation, as one of the teams sees it.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestCanceledExtraDetails *requestCanceledDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequestCanceledDetails:(DBTEAMLOGTeamMergeRequestCanceledExtraDetails *)requestCanceledDetails;
@end

/// Converts `DBTEAMLOGTeamMergeRequestCanceledDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestCanceledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestCanceledDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestCanceledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTeamMergeRequestCanceledExtraDetails`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTeamMergeRequestCanceledExtraDetailsTag) {
    /// The cancellation, as the primary team sees it.
    DBTEAMLOGTeamMergeRequestCanceledExtraDetailsPrimaryTeam,
    /// The cancellation, as the secondary team sees it.
    DBTEAMLOGTeamMergeRequestCanceledExtraDetailsSecondaryTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTeamMergeRequestCanceledExtraDetailsOther,
};

/// The cancellation of a team merge request, as one of the teams sees it.
@interface DBTEAMLOGTeamMergeRequestCanceledExtraDetails : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestCanceledExtraDetailsTag tag;
/// The cancellation, as the primary team sees it. Has a value only if `isPrimaryTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPrimaryTeamRequestCanceledDetails *primaryTeam;
/// The cancellation, as the secondary team sees it. Has a value only if `isSecondaryTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSecondaryTeamRequestCanceledDetails *secondaryTeam;
/// Creates an object with the tag `primary_team`.
- (instancetype)initWithPrimaryTeam:(DBTEAMLOGPrimaryTeamRequestCanceledDetails *)primaryTeam;
/// Creates an object with the tag `secondary_team`.
- (instancetype)initWithSecondaryTeam:(DBTEAMLOGSecondaryTeamRequestCanceledDetails *)secondaryTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `primary_team`.
- (BOOL)isPrimaryTeam;
/// Returns whether the tag is `secondary_team`.
- (BOOL)isSecondaryTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTeamMergeRequestCanceledExtraDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestCanceledExtraDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestCanceledExtraDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestCanceledExtraDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request was canceled, as the primary team sees it.
@interface DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamDetails : DBStoneObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request was canceled, as the primary team sees it. Replaced by `teamMergeRequestCanceled`.
@interface DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestCanceledShownToPrimaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request was canceled, as the secondary team sees it.
@interface DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamDetails : DBStoneObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo sentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request was canceled, as the secondary team sees it. Replaced by `teamMergeRequestCanceled`.
@interface DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestCanceledShownToSecondaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request was canceled.
@interface DBTEAMLOGTeamMergeRequestCanceledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestCanceledType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestCanceledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestCanceledType *)instance;
+ (DBTEAMLOGTeamMergeRequestCanceledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request expired.
@interface DBTEAMLOGTeamMergeRequestExpiredDetails : DBStoneObject
/// The expiration, as one of the teams sees it.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestExpiredExtraDetails *requestExpiredDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequestExpiredDetails:(DBTEAMLOGTeamMergeRequestExpiredExtraDetails *)requestExpiredDetails;
@end

/// Converts `DBTEAMLOGTeamMergeRequestExpiredDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestExpiredDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestExpiredDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestExpiredDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTeamMergeRequestExpiredExtraDetails`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTeamMergeRequestExpiredExtraDetailsTag) {
    /// The expiration, as the primary team sees it.
    DBTEAMLOGTeamMergeRequestExpiredExtraDetailsPrimaryTeam,
    /// The expiration, as the secondary team sees it.
    DBTEAMLOGTeamMergeRequestExpiredExtraDetailsSecondaryTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTeamMergeRequestExpiredExtraDetailsOther,
};

/// The expiration of a team merge request, as one of the teams sees it.
@interface DBTEAMLOGTeamMergeRequestExpiredExtraDetails : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestExpiredExtraDetailsTag tag;
/// The expiration, as the primary team sees it. Has a value only if `isPrimaryTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPrimaryTeamRequestExpiredDetails *primaryTeam;
/// The expiration, as the secondary team sees it. Has a value only if `isSecondaryTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSecondaryTeamRequestExpiredDetails *secondaryTeam;
/// Creates an object with the tag `primary_team`.
- (instancetype)initWithPrimaryTeam:(DBTEAMLOGPrimaryTeamRequestExpiredDetails *)primaryTeam;
/// Creates an object with the tag `secondary_team`.
- (instancetype)initWithSecondaryTeam:(DBTEAMLOGSecondaryTeamRequestExpiredDetails *)secondaryTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `primary_team`.
- (BOOL)isPrimaryTeam;
/// Returns whether the tag is `secondary_team`.
- (BOOL)isSecondaryTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTeamMergeRequestExpiredExtraDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestExpiredExtraDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestExpiredExtraDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestExpiredExtraDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request expired, as the primary team sees it.
@interface DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamDetails : DBStoneObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request expired, as the primary team sees it. Replaced by `teamMergeRequestExpired`.
@interface DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestExpiredShownToPrimaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request expired, as the secondary team sees it.
@interface DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamDetails : DBStoneObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo;
@end

/// Converts `DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request expired, as the secondary team sees it. Replaced by `teamMergeRequestExpired`.
@interface DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestExpiredShownToSecondaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request expired.
@interface DBTEAMLOGTeamMergeRequestExpiredType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestExpiredType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestExpiredTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestExpiredType *)instance;
+ (DBTEAMLOGTeamMergeRequestExpiredType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request was rejected, as the primary team sees it.
@interface DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamDetails : DBStoneObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request was rejected, as the primary team sees it. Dropbox no longer records this event.
@interface DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestRejectedShownToPrimaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge request was rejected, as the secondary team sees it.
@interface DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamDetails : DBStoneObject
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge request was rejected, as the secondary team sees it. Dropbox no longer records this event.
@interface DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestRejectedShownToSecondaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a reminder of a team merge request was sent.
@interface DBTEAMLOGTeamMergeRequestReminderDetails : DBStoneObject
/// The reminder, as one of the teams sees it.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestReminderExtraDetails *requestReminderDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRequestReminderDetails:(DBTEAMLOGTeamMergeRequestReminderExtraDetails *)requestReminderDetails;
@end

/// Converts `DBTEAMLOGTeamMergeRequestReminderDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestReminderDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestReminderDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestReminderDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGTeamMergeRequestReminderExtraDetails`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGTeamMergeRequestReminderExtraDetailsTag) {
    /// The reminder, as the primary team sees it.
    DBTEAMLOGTeamMergeRequestReminderExtraDetailsPrimaryTeam,
    /// The reminder, as the secondary team sees it.
    DBTEAMLOGTeamMergeRequestReminderExtraDetailsSecondaryTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGTeamMergeRequestReminderExtraDetailsOther,
};

/// A reminder of a team merge request, as one of the teams sees it.
@interface DBTEAMLOGTeamMergeRequestReminderExtraDetails : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGTeamMergeRequestReminderExtraDetailsTag tag;
/// The reminder, as the primary team sees it. Has a value only if `isPrimaryTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPrimaryTeamRequestReminderDetails *primaryTeam;
/// The reminder, as the secondary team sees it. Has a value only if `isSecondaryTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSecondaryTeamRequestReminderDetails *secondaryTeam;
/// Creates an object with the tag `primary_team`.
- (instancetype)initWithPrimaryTeam:(DBTEAMLOGPrimaryTeamRequestReminderDetails *)primaryTeam;
/// Creates an object with the tag `secondary_team`.
- (instancetype)initWithSecondaryTeam:(DBTEAMLOGSecondaryTeamRequestReminderDetails *)secondaryTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `primary_team`.
- (BOOL)isPrimaryTeam;
/// Returns whether the tag is `secondary_team`.
- (BOOL)isSecondaryTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGTeamMergeRequestReminderExtraDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestReminderExtraDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestReminderExtraDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestReminderExtraDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a reminder of a team merge request was sent, as the primary team sees it.
@interface DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamDetails : DBStoneObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentTo:(NSString *)sentTo;
@end

/// Converts `DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A reminder of a team merge request was sent, as the primary team sees it. Replaced by `teamMergeRequestReminder`.
@interface DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestReminderShownToPrimaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a reminder of a team merge request was sent, as the secondary team sees it.
@interface DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamDetails : DBStoneObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo;
@end

/// Converts `DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A reminder of a team merge request was sent, as the secondary team sees it. Replaced by `teamMergeRequestReminder`.
@interface DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestReminderShownToSecondaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A reminder of a team merge request was sent.
@interface DBTEAMLOGTeamMergeRequestReminderType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestReminderType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestReminderTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestReminderType *)instance;
+ (DBTEAMLOGTeamMergeRequestReminderType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team merge was canceled.
@interface DBTEAMLOGTeamMergeRequestRevokedDetails : DBStoneObject
/// The name of the other team.
@property (nonatomic, readonly, copy) NSString *team;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeam:(NSString *)team;
@end

/// Converts `DBTEAMLOGTeamMergeRequestRevokedDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestRevokedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestRevokedDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestRevokedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team merge was canceled.
@interface DBTEAMLOGTeamMergeRequestRevokedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestRevokedType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestRevokedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestRevokedType *)instance;
+ (DBTEAMLOGTeamMergeRequestRevokedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which another team asked to be merged into this team.
@interface DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamDetails : DBStoneObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentTo:(NSString *)sentTo;
@end

/// Converts `DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Another team asked to be merged into this team.
@interface DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestSentShownToPrimaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which this team asked to be merged into another team.
@interface DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamDetails : DBStoneObject
/// The email address of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSentTo:(NSString *)sentTo;
@end

/// Converts `DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamDetails *)instance;
+ (DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// This team asked to be merged into another team.
@interface DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamType` from and to JSON.
@interface DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamType *)instance;
+ (DBTEAMLOGTeamMergeRequestSentShownToSecondaryTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which this team was merged into another team.
@interface DBTEAMLOGTeamMergeToDetails : DBStoneObject
/// The name of the team into which this team was merged.
@property (nonatomic, readonly, copy) NSString *teamName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamName:(NSString *)teamName;
@end

/// Converts `DBTEAMLOGTeamMergeToDetails` from and to JSON.
@interface DBTEAMLOGTeamMergeToDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeToDetails *)instance;
+ (DBTEAMLOGTeamMergeToDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// This team was merged into another team.
@interface DBTEAMLOGTeamMergeToType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamMergeToType` from and to JSON.
@interface DBTEAMLOGTeamMergeToTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamMergeToType *)instance;
+ (DBTEAMLOGTeamMergeToType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
