// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsSendAndTrackFileAddedDetails, DBXTeamLogEventDetailsSendAndTrackFileRenamedDetails,
    DBXTeamLogEventDetailsSendAndTrackFileUpdatedDetails, DBXTeamLogEventDetailsSendAndTrackLinkCreatedDetails,
    DBXTeamLogEventDetailsSendAndTrackLinkDeletedDetails, DBXTeamLogEventDetailsSendAndTrackLinkUpdatedDetails,
    DBXTeamLogEventDetailsSendAndTrackLinkViewedDetails, DBXTeamLogEventDetailsSendAndTrackPolicyChangedDetails,
    DBXTeamLogEventDetailsSendAndTrackRemovedFileAndAssociatedLinksDetails,
    DBXTeamLogEventDetailsSendExternalSharingPolicyChangedDetails,
    DBXTeamLogEventDetailsSendForSignaturePolicyChangedDetails, DBXTeamLogEventTypeArgSendAndTrackFileAdded,
    DBXTeamLogEventTypeArgSendAndTrackFileRenamed, DBXTeamLogEventTypeArgSendAndTrackFileUpdated,
    DBXTeamLogEventTypeArgSendAndTrackLinkCreated, DBXTeamLogEventTypeArgSendAndTrackLinkDeleted,
    DBXTeamLogEventTypeArgSendAndTrackLinkUpdated, DBXTeamLogEventTypeArgSendAndTrackLinkViewed,
    DBXTeamLogEventTypeArgSendAndTrackPolicyChanged, DBXTeamLogEventTypeArgSendAndTrackRemovedFileAndAssociatedLinks,
    DBXTeamLogEventTypeArgSendExternalSharingPolicyChanged, DBXTeamLogEventTypeArgSendForSignaturePolicyChanged,
    DBXTeamLogEventTypeSendAndTrackFileAdded, DBXTeamLogEventTypeSendAndTrackFileRenamed,
    DBXTeamLogEventTypeSendAndTrackFileUpdated, DBXTeamLogEventTypeSendAndTrackLinkCreated,
    DBXTeamLogEventTypeSendAndTrackLinkDeleted, DBXTeamLogEventTypeSendAndTrackLinkUpdated,
    DBXTeamLogEventTypeSendAndTrackLinkViewed, DBXTeamLogEventTypeSendAndTrackPolicyChanged,
    DBXTeamLogEventTypeSendAndTrackRemovedFileAndAssociatedLinks, DBXTeamLogEventTypeSendExternalSharingPolicyChanged,
    DBXTeamLogEventTypeSendForSignaturePolicyChanged, DBXTeamLogLinkSettingsLogInfo,
    DBXTeamLogSendAndTrackFileAddedDetails, DBXTeamLogSendAndTrackFileAddedType,
    DBXTeamLogSendAndTrackFileRenamedDetails, DBXTeamLogSendAndTrackFileRenamedType,
    DBXTeamLogSendAndTrackFileUpdatedDetails, DBXTeamLogSendAndTrackFileUpdatedType,
    DBXTeamLogSendAndTrackLinkCreatedDetails, DBXTeamLogSendAndTrackLinkCreatedType,
    DBXTeamLogSendAndTrackLinkDeletedDetails, DBXTeamLogSendAndTrackLinkDeletedType,
    DBXTeamLogSendAndTrackLinkUpdatedDetails, DBXTeamLogSendAndTrackLinkUpdatedType,
    DBXTeamLogSendAndTrackLinkViewedDetails, DBXTeamLogSendAndTrackLinkViewedType,
    DBXTeamLogSendAndTrackPolicyChangedDetails, DBXTeamLogSendAndTrackPolicyChangedType,
    DBXTeamLogSendAndTrackPolicyDefault_, DBXTeamLogSendAndTrackPolicyDisabled, DBXTeamLogSendAndTrackPolicyEnabled,
    DBXTeamLogSendAndTrackPolicyOther, DBXTeamLogSendAndTrackRemovedFileAndAssociatedLinksDetails,
    DBXTeamLogSendAndTrackRemovedFileAndAssociatedLinksType, DBXTeamLogSendExternalSharingPolicyChangedDetails,
    DBXTeamLogSendExternalSharingPolicyChangedType, DBXTeamLogSendExternalSharingPolicyDefault_,
    DBXTeamLogSendExternalSharingPolicyDisabled, DBXTeamLogSendExternalSharingPolicyEnabled,
    DBXTeamLogSendExternalSharingPolicyOther, DBXTeamLogSendForSignaturePolicyChangedDetails,
    DBXTeamLogSendForSignaturePolicyChangedType, DBXTeamLogSendForSignaturePolicyDisabled,
    DBXTeamLogSendForSignaturePolicyEnabled, DBXTeamLogSendForSignaturePolicyOther;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (SendMembers)
/// The object if its tag is `send_and_track_file_added_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSendAndTrackFileAddedDetails *asSendAndTrackFileAddedDetails;

/// The object if its tag is `send_and_track_file_renamed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSendAndTrackFileRenamedDetails *asSendAndTrackFileRenamedDetails;

/// The object if its tag is `send_and_track_file_updated_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSendAndTrackFileUpdatedDetails *asSendAndTrackFileUpdatedDetails;

/// The object if its tag is `send_and_track_link_created_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSendAndTrackLinkCreatedDetails *asSendAndTrackLinkCreatedDetails;

/// The object if its tag is `send_and_track_link_deleted_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSendAndTrackLinkDeletedDetails *asSendAndTrackLinkDeletedDetails;

/// The object if its tag is `send_and_track_link_updated_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSendAndTrackLinkUpdatedDetails *asSendAndTrackLinkUpdatedDetails;

/// The object if its tag is `send_and_track_link_viewed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSendAndTrackLinkViewedDetails *asSendAndTrackLinkViewedDetails;

/// The object if its tag is `send_and_track_removed_file_and_associated_links_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSendAndTrackRemovedFileAndAssociatedLinksDetails *asSendAndTrackRemovedFileAndAssociatedLinksDetails;

/// The object if its tag is `send_and_track_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSendAndTrackPolicyChangedDetails *asSendAndTrackPolicyChangedDetails;

/// The object if its tag is `send_external_sharing_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSendExternalSharingPolicyChangedDetails *asSendExternalSharingPolicyChangedDetails;

/// The object if its tag is `send_for_signature_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSendForSignaturePolicyChangedDetails *asSendForSignaturePolicyChangedDetails;
@end

/// Details of an event in which a file was added in Send and Track.
@interface DBXTeamLogEventDetailsSendAndTrackFileAddedDetails : DBXTeamLogEventDetails
/// The value of `send_and_track_file_added_details`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackFileAddedDetails *sendAndTrackFileAddedDetails;
/// Creates an object with the tag `send_and_track_file_added_details`.
- (instancetype)init:(DBXTeamLogSendAndTrackFileAddedDetails *)sendAndTrackFileAddedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file was renamed in Send and Track.
@interface DBXTeamLogEventDetailsSendAndTrackFileRenamedDetails : DBXTeamLogEventDetails
/// The value of `send_and_track_file_renamed_details`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackFileRenamedDetails *sendAndTrackFileRenamedDetails;

/// Creates an object with the tag `send_and_track_file_renamed_details`.
- (instancetype)init:(DBXTeamLogSendAndTrackFileRenamedDetails *)sendAndTrackFileRenamedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file was updated in Send and Track.
@interface DBXTeamLogEventDetailsSendAndTrackFileUpdatedDetails : DBXTeamLogEventDetails
/// The value of `send_and_track_file_updated_details`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackFileUpdatedDetails *sendAndTrackFileUpdatedDetails;

/// Creates an object with the tag `send_and_track_file_updated_details`.
- (instancetype)init:(DBXTeamLogSendAndTrackFileUpdatedDetails *)sendAndTrackFileUpdatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Send and Track link was created.
@interface DBXTeamLogEventDetailsSendAndTrackLinkCreatedDetails : DBXTeamLogEventDetails
/// The value of `send_and_track_link_created_details`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackLinkCreatedDetails *sendAndTrackLinkCreatedDetails;

/// Creates an object with the tag `send_and_track_link_created_details`.
- (instancetype)init:(DBXTeamLogSendAndTrackLinkCreatedDetails *)sendAndTrackLinkCreatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Send and Track link was deleted.
@interface DBXTeamLogEventDetailsSendAndTrackLinkDeletedDetails : DBXTeamLogEventDetails
/// The value of `send_and_track_link_deleted_details`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackLinkDeletedDetails *sendAndTrackLinkDeletedDetails;

/// Creates an object with the tag `send_and_track_link_deleted_details`.
- (instancetype)init:(DBXTeamLogSendAndTrackLinkDeletedDetails *)sendAndTrackLinkDeletedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Send and Track link was changed.
@interface DBXTeamLogEventDetailsSendAndTrackLinkUpdatedDetails : DBXTeamLogEventDetails
/// The value of `send_and_track_link_updated_details`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackLinkUpdatedDetails *sendAndTrackLinkUpdatedDetails;

/// Creates an object with the tag `send_and_track_link_updated_details`.
- (instancetype)init:(DBXTeamLogSendAndTrackLinkUpdatedDetails *)sendAndTrackLinkUpdatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Send and Track link was opened.
@interface DBXTeamLogEventDetailsSendAndTrackLinkViewedDetails : DBXTeamLogEventDetails
/// The value of `send_and_track_link_viewed_details`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackLinkViewedDetails *sendAndTrackLinkViewedDetails;
/// Creates an object with the tag `send_and_track_link_viewed_details`.
- (instancetype)init:(DBXTeamLogSendAndTrackLinkViewedDetails *)sendAndTrackLinkViewedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file and its links were deleted in Send and Track.
@interface DBXTeamLogEventDetailsSendAndTrackRemovedFileAndAssociatedLinksDetails : DBXTeamLogEventDetails
/// The value of `send_and_track_removed_file_and_associated_links_details`.
@property (nonatomic, strong)
    DBXTeamLogSendAndTrackRemovedFileAndAssociatedLinksDetails *sendAndTrackRemovedFileAndAssociatedLinksDetails;

/// Creates an object with the tag `send_and_track_removed_file_and_associated_links_details`.
- (instancetype)
    init:(DBXTeamLogSendAndTrackRemovedFileAndAssociatedLinksDetails *)sendAndTrackRemovedFileAndAssociatedLinksDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's Send and Track policy was changed.
@interface DBXTeamLogEventDetailsSendAndTrackPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `send_and_track_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackPolicyChangedDetails *sendAndTrackPolicyChangedDetails;

/// Creates an object with the tag `send_and_track_policy_changed_details`.
- (instancetype)init:(DBXTeamLogSendAndTrackPolicyChangedDetails *)sendAndTrackPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for external sharing in Send and Track was changed.
@interface DBXTeamLogEventDetailsSendExternalSharingPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `send_external_sharing_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogSendExternalSharingPolicyChangedDetails *sendExternalSharingPolicyChangedDetails;

/// Creates an object with the tag `send_external_sharing_policy_changed_details`.
- (instancetype)init:(DBXTeamLogSendExternalSharingPolicyChangedDetails *)sendExternalSharingPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for sending files for signature was changed.
@interface DBXTeamLogEventDetailsSendForSignaturePolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `send_for_signature_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogSendForSignaturePolicyChangedDetails *sendForSignaturePolicyChangedDetails;

/// Creates an object with the tag `send_for_signature_policy_changed_details`.
- (instancetype)init:(DBXTeamLogSendForSignaturePolicyChangedDetails *)sendForSignaturePolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (SendMembers)
/// The object if its tag is `send_and_track_file_added`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSendAndTrackFileAdded *asSendAndTrackFileAdded;
/// The object if its tag is `send_and_track_file_renamed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSendAndTrackFileRenamed *asSendAndTrackFileRenamed;
/// The object if its tag is `send_and_track_file_updated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSendAndTrackFileUpdated *asSendAndTrackFileUpdated;
/// The object if its tag is `send_and_track_link_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSendAndTrackLinkCreated *asSendAndTrackLinkCreated;
/// The object if its tag is `send_and_track_link_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSendAndTrackLinkDeleted *asSendAndTrackLinkDeleted;
/// The object if its tag is `send_and_track_link_updated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSendAndTrackLinkUpdated *asSendAndTrackLinkUpdated;
/// The object if its tag is `send_and_track_link_viewed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSendAndTrackLinkViewed *asSendAndTrackLinkViewed;

/// The object if its tag is `send_and_track_removed_file_and_associated_links`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSendAndTrackRemovedFileAndAssociatedLinks *asSendAndTrackRemovedFileAndAssociatedLinks;

/// The object if its tag is `send_and_track_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSendAndTrackPolicyChanged *asSendAndTrackPolicyChanged;

/// The object if its tag is `send_external_sharing_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSendExternalSharingPolicyChanged *asSendExternalSharingPolicyChanged;

/// The object if its tag is `send_for_signature_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSendForSignaturePolicyChanged *asSendForSignaturePolicyChanged;
@end

/// A file was added in Send and Track.
@interface DBXTeamLogEventTypeSendAndTrackFileAdded : DBXTeamLogEventType
/// The value of `send_and_track_file_added`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackFileAddedType *sendAndTrackFileAdded;
/// Creates an object with the tag `send_and_track_file_added`.
- (instancetype)init:(DBXTeamLogSendAndTrackFileAddedType *)sendAndTrackFileAdded NS_DESIGNATED_INITIALIZER;
@end

/// A file was renamed in Send and Track.
@interface DBXTeamLogEventTypeSendAndTrackFileRenamed : DBXTeamLogEventType
/// The value of `send_and_track_file_renamed`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackFileRenamedType *sendAndTrackFileRenamed;
/// Creates an object with the tag `send_and_track_file_renamed`.
- (instancetype)init:(DBXTeamLogSendAndTrackFileRenamedType *)sendAndTrackFileRenamed NS_DESIGNATED_INITIALIZER;
@end

/// A file was updated in Send and Track.
@interface DBXTeamLogEventTypeSendAndTrackFileUpdated : DBXTeamLogEventType
/// The value of `send_and_track_file_updated`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackFileUpdatedType *sendAndTrackFileUpdated;
/// Creates an object with the tag `send_and_track_file_updated`.
- (instancetype)init:(DBXTeamLogSendAndTrackFileUpdatedType *)sendAndTrackFileUpdated NS_DESIGNATED_INITIALIZER;
@end

/// A Send and Track link was created.
@interface DBXTeamLogEventTypeSendAndTrackLinkCreated : DBXTeamLogEventType
/// The value of `send_and_track_link_created`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackLinkCreatedType *sendAndTrackLinkCreated;
/// Creates an object with the tag `send_and_track_link_created`.
- (instancetype)init:(DBXTeamLogSendAndTrackLinkCreatedType *)sendAndTrackLinkCreated NS_DESIGNATED_INITIALIZER;
@end

/// A Send and Track link was deleted.
@interface DBXTeamLogEventTypeSendAndTrackLinkDeleted : DBXTeamLogEventType
/// The value of `send_and_track_link_deleted`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackLinkDeletedType *sendAndTrackLinkDeleted;
/// Creates an object with the tag `send_and_track_link_deleted`.
- (instancetype)init:(DBXTeamLogSendAndTrackLinkDeletedType *)sendAndTrackLinkDeleted NS_DESIGNATED_INITIALIZER;
@end

/// A Send and Track link was changed.
@interface DBXTeamLogEventTypeSendAndTrackLinkUpdated : DBXTeamLogEventType
/// The value of `send_and_track_link_updated`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackLinkUpdatedType *sendAndTrackLinkUpdated;
/// Creates an object with the tag `send_and_track_link_updated`.
- (instancetype)init:(DBXTeamLogSendAndTrackLinkUpdatedType *)sendAndTrackLinkUpdated NS_DESIGNATED_INITIALIZER;
@end

/// A Send and Track link was opened.
@interface DBXTeamLogEventTypeSendAndTrackLinkViewed : DBXTeamLogEventType
/// The value of `send_and_track_link_viewed`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackLinkViewedType *sendAndTrackLinkViewed;
/// Creates an object with the tag `send_and_track_link_viewed`.
- (instancetype)init:(DBXTeamLogSendAndTrackLinkViewedType *)sendAndTrackLinkViewed NS_DESIGNATED_INITIALIZER;
@end

/// A file and its links were deleted in Send and Track.
@interface DBXTeamLogEventTypeSendAndTrackRemovedFileAndAssociatedLinks : DBXTeamLogEventType
/// The value of `send_and_track_removed_file_and_associated_links`.
@property (nonatomic, strong)
    DBXTeamLogSendAndTrackRemovedFileAndAssociatedLinksType *sendAndTrackRemovedFileAndAssociatedLinks;

/// Creates an object with the tag `send_and_track_removed_file_and_associated_links`.
- (instancetype)
    init:(DBXTeamLogSendAndTrackRemovedFileAndAssociatedLinksType *)sendAndTrackRemovedFileAndAssociatedLinks
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's Send and Track policy was changed.
@interface DBXTeamLogEventTypeSendAndTrackPolicyChanged : DBXTeamLogEventType
/// The value of `send_and_track_policy_changed`.
@property (nonatomic, strong) DBXTeamLogSendAndTrackPolicyChangedType *sendAndTrackPolicyChanged;
/// Creates an object with the tag `send_and_track_policy_changed`.
- (instancetype)init:(DBXTeamLogSendAndTrackPolicyChangedType *)sendAndTrackPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for external sharing in Send and Track was changed.
@interface DBXTeamLogEventTypeSendExternalSharingPolicyChanged : DBXTeamLogEventType
/// The value of `send_external_sharing_policy_changed`.
@property (nonatomic, strong) DBXTeamLogSendExternalSharingPolicyChangedType *sendExternalSharingPolicyChanged;

/// Creates an object with the tag `send_external_sharing_policy_changed`.
- (instancetype)init:(DBXTeamLogSendExternalSharingPolicyChangedType *)sendExternalSharingPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for sending files for signature was changed.
@interface DBXTeamLogEventTypeSendForSignaturePolicyChanged : DBXTeamLogEventType
/// The value of `send_for_signature_policy_changed`.
@property (nonatomic, strong) DBXTeamLogSendForSignaturePolicyChangedType *sendForSignaturePolicyChanged;

/// Creates an object with the tag `send_for_signature_policy_changed`.
- (instancetype)init:(DBXTeamLogSendForSignaturePolicyChangedType *)sendForSignaturePolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (SendMembers)
/// The object if its tag is `send_and_track_file_added`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSendAndTrackFileAdded *asSendAndTrackFileAdded;
/// The object if its tag is `send_and_track_file_renamed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSendAndTrackFileRenamed *asSendAndTrackFileRenamed;
/// The object if its tag is `send_and_track_file_updated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSendAndTrackFileUpdated *asSendAndTrackFileUpdated;
/// The object if its tag is `send_and_track_link_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSendAndTrackLinkCreated *asSendAndTrackLinkCreated;
/// The object if its tag is `send_and_track_link_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSendAndTrackLinkDeleted *asSendAndTrackLinkDeleted;
/// The object if its tag is `send_and_track_link_updated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSendAndTrackLinkUpdated *asSendAndTrackLinkUpdated;
/// The object if its tag is `send_and_track_link_viewed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSendAndTrackLinkViewed *asSendAndTrackLinkViewed;

/// The object if its tag is `send_and_track_removed_file_and_associated_links`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSendAndTrackRemovedFileAndAssociatedLinks *asSendAndTrackRemovedFileAndAssociatedLinks;

/// The object if its tag is `send_and_track_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSendAndTrackPolicyChanged *asSendAndTrackPolicyChanged;

/// The object if its tag is `send_external_sharing_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSendExternalSharingPolicyChanged *asSendExternalSharingPolicyChanged;

/// The object if its tag is `send_for_signature_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSendForSignaturePolicyChanged *asSendForSignaturePolicyChanged;
@end

/// Events in which a file was added in Send and Track.
@interface DBXTeamLogEventTypeArgSendAndTrackFileAdded : DBXTeamLogEventTypeArg
/// Creates an object with the tag `send_and_track_file_added`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file was renamed in Send and Track.
@interface DBXTeamLogEventTypeArgSendAndTrackFileRenamed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `send_and_track_file_renamed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file was updated in Send and Track.
@interface DBXTeamLogEventTypeArgSendAndTrackFileUpdated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `send_and_track_file_updated`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Send and Track link was created.
@interface DBXTeamLogEventTypeArgSendAndTrackLinkCreated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `send_and_track_link_created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Send and Track link was deleted.
@interface DBXTeamLogEventTypeArgSendAndTrackLinkDeleted : DBXTeamLogEventTypeArg
/// Creates an object with the tag `send_and_track_link_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Send and Track link was changed.
@interface DBXTeamLogEventTypeArgSendAndTrackLinkUpdated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `send_and_track_link_updated`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Send and Track link was opened.
@interface DBXTeamLogEventTypeArgSendAndTrackLinkViewed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `send_and_track_link_viewed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file and its links were deleted in Send and Track.
@interface DBXTeamLogEventTypeArgSendAndTrackRemovedFileAndAssociatedLinks : DBXTeamLogEventTypeArg
/// Creates an object with the tag `send_and_track_removed_file_and_associated_links`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's Send and Track policy was changed.
@interface DBXTeamLogEventTypeArgSendAndTrackPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `send_and_track_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for external sharing in Send and Track was changed.
@interface DBXTeamLogEventTypeArgSendExternalSharingPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `send_external_sharing_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for sending files for signature was changed.
@interface DBXTeamLogEventTypeArgSendForSignaturePolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `send_for_signature_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a file was added in Send and Track.
@interface DBXTeamLogSendAndTrackFileAddedDetails : DBXObject
@end

/// A file was added in Send and Track.
@interface DBXTeamLogSendAndTrackFileAddedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file was renamed in Send and Track.
@interface DBXTeamLogSendAndTrackFileRenamedDetails : DBXObject
/// The name of the file before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(nullable NSString *)previousValue NS_DESIGNATED_INITIALIZER;
@end

/// A file was renamed in Send and Track.
@interface DBXTeamLogSendAndTrackFileRenamedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file was updated in Send and Track.
@interface DBXTeamLogSendAndTrackFileUpdatedDetails : DBXObject
@end

/// A file was updated in Send and Track.
@interface DBXTeamLogSendAndTrackFileUpdatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Send and Track link was created.
@interface DBXTeamLogSendAndTrackLinkCreatedDetails : DBXObject
/// The settings of the link.
@property (nonatomic, readonly) DBXTeamLogLinkSettingsLogInfo *linkSettings;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinkSettings:(DBXTeamLogLinkSettingsLogInfo *)linkSettings NS_DESIGNATED_INITIALIZER;
@end

/// A Send and Track link was created.
@interface DBXTeamLogSendAndTrackLinkCreatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Send and Track link was deleted.
@interface DBXTeamLogSendAndTrackLinkDeletedDetails : DBXObject
/// The link to the shared content.
@property (nonatomic, readonly, copy) NSString *sharedContentLink;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(NSString *)sharedContentLink NS_DESIGNATED_INITIALIZER;
@end

/// A Send and Track link was deleted.
@interface DBXTeamLogSendAndTrackLinkDeletedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Send and Track link was changed.
@interface DBXTeamLogSendAndTrackLinkUpdatedDetails : DBXObject
/// The settings of the link.
@property (nonatomic, readonly) DBXTeamLogLinkSettingsLogInfo *linkSettings;
/// The name of the link before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousLinkName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinkSettings:(DBXTeamLogLinkSettingsLogInfo *)linkSettings
    previousLinkName:(nullable NSString *)previousLinkName
    NS_DESIGNATED_INITIALIZER;
@end

/// A Send and Track link was changed.
@interface DBXTeamLogSendAndTrackLinkUpdatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Send and Track link was opened.
@interface DBXTeamLogSendAndTrackLinkViewedDetails : DBXObject
/// The settings of the link.
@property (nonatomic, readonly) DBXTeamLogLinkSettingsLogInfo *linkSettings;
/// The email address of the visitor.
@property (nonatomic, readonly, copy, nullable) NSString *emailAddress;
/// The owner of the link.
@property (nonatomic, readonly, copy, nullable) NSString *linkOwner;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinkSettings:(DBXTeamLogLinkSettingsLogInfo *)linkSettings
    emailAddress:(nullable NSString *)emailAddress
    linkOwner:(nullable NSString *)linkOwner
    NS_DESIGNATED_INITIALIZER;
@end

/// A Send and Track link was opened.
@interface DBXTeamLogSendAndTrackLinkViewedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for Send and Track.
@interface DBXTeamLogSendAndTrackPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSendAndTrackPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSendAndTrackPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSendAndTrackPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSendAndTrackPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSendAndTrackPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogSendAndTrackPolicyDefault_ : DBXTeamLogSendAndTrackPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't use Send and Track.
@interface DBXTeamLogSendAndTrackPolicyDisabled : DBXTeamLogSendAndTrackPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use Send and Track.
@interface DBXTeamLogSendAndTrackPolicyEnabled : DBXTeamLogSendAndTrackPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSendAndTrackPolicyOther : DBXTeamLogSendAndTrackPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's Send and Track policy was changed.
@interface DBXTeamLogSendAndTrackPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogSendAndTrackPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogSendAndTrackPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogSendAndTrackPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogSendAndTrackPolicy *)newValue
    previousValue:(DBXTeamLogSendAndTrackPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's Send and Track policy was changed.
@interface DBXTeamLogSendAndTrackPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file and its links were deleted in Send and Track.
@interface DBXTeamLogSendAndTrackRemovedFileAndAssociatedLinksDetails : DBXObject
@end

/// A file and its links were deleted in Send and Track.
@interface DBXTeamLogSendAndTrackRemovedFileAndAssociatedLinksType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sharing Send and Track content outside the team.
@interface DBXTeamLogSendExternalSharingPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSendExternalSharingPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSendExternalSharingPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSendExternalSharingPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSendExternalSharingPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSendExternalSharingPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogSendExternalSharingPolicyDefault_ : DBXTeamLogSendExternalSharingPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't share content outside the team.
@interface DBXTeamLogSendExternalSharingPolicyDisabled : DBXTeamLogSendExternalSharingPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can share content outside the team.
@interface DBXTeamLogSendExternalSharingPolicyEnabled : DBXTeamLogSendExternalSharingPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSendExternalSharingPolicyOther : DBXTeamLogSendExternalSharingPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for external sharing in Send and Track was changed.
@interface DBXTeamLogSendExternalSharingPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogSendExternalSharingPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogSendExternalSharingPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogSendExternalSharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogSendExternalSharingPolicy *)newValue
    previousValue:(DBXTeamLogSendExternalSharingPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for external sharing in Send and Track was changed.
@interface DBXTeamLogSendExternalSharingPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sending files for signature.
@interface DBXTeamLogSendForSignaturePolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSendForSignaturePolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSendForSignaturePolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSendForSignaturePolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSendForSignaturePolicyOther *asOther;
@end

/// Members can't send files for signature.
@interface DBXTeamLogSendForSignaturePolicyDisabled : DBXTeamLogSendForSignaturePolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can send files for signature.
@interface DBXTeamLogSendForSignaturePolicyEnabled : DBXTeamLogSendForSignaturePolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSendForSignaturePolicyOther : DBXTeamLogSendForSignaturePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for sending files for signature was changed.
@interface DBXTeamLogSendForSignaturePolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogSendForSignaturePolicy *newValue;
/// The policy after the change.
- (DBXTeamLogSendForSignaturePolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogSendForSignaturePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogSendForSignaturePolicy *)newValue
    previousValue:(DBXTeamLogSendForSignaturePolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for sending files for signature was changed.
@interface DBXTeamLogSendForSignaturePolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
