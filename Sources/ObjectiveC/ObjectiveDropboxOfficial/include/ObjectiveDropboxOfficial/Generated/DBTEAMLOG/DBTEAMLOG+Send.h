// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGLinkSettingsLogInfo, DBTEAMLOGSendAndTrackFileAddedDetails, DBTEAMLOGSendAndTrackFileAddedType,
    DBTEAMLOGSendAndTrackFileRenamedDetails, DBTEAMLOGSendAndTrackFileRenamedType,
    DBTEAMLOGSendAndTrackFileUpdatedDetails, DBTEAMLOGSendAndTrackFileUpdatedType,
    DBTEAMLOGSendAndTrackLinkCreatedDetails, DBTEAMLOGSendAndTrackLinkCreatedType,
    DBTEAMLOGSendAndTrackLinkDeletedDetails, DBTEAMLOGSendAndTrackLinkDeletedType,
    DBTEAMLOGSendAndTrackLinkUpdatedDetails, DBTEAMLOGSendAndTrackLinkUpdatedType,
    DBTEAMLOGSendAndTrackLinkViewedDetails, DBTEAMLOGSendAndTrackLinkViewedType,
    DBTEAMLOGSendAndTrackPolicyChangedDetails, DBTEAMLOGSendAndTrackPolicyChangedType,
    DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksDetails, DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksType,
    DBTEAMLOGSendExternalSharingPolicyChangedDetails, DBTEAMLOGSendExternalSharingPolicyChangedType,
    DBTEAMLOGSendForSignaturePolicyChangedDetails, DBTEAMLOGSendForSignaturePolicyChangedType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Send`.
@interface DBTEAMLOGEventDetails (Send)
/// Details of an event in which a file was added in Send and Track. Has a value only if
/// `isSendAndTrackFileAddedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackFileAddedDetails *sendAndTrackFileAddedDetails;

/// Details of an event in which a file was renamed in Send and Track. Has a value only if
/// `isSendAndTrackFileRenamedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackFileRenamedDetails *sendAndTrackFileRenamedDetails;

/// Details of an event in which a file was updated in Send and Track. Has a value only if
/// `isSendAndTrackFileUpdatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackFileUpdatedDetails *sendAndTrackFileUpdatedDetails;

/// Details of an event in which a Send and Track link was created. Has a value only if
/// `isSendAndTrackLinkCreatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackLinkCreatedDetails *sendAndTrackLinkCreatedDetails;

/// Details of an event in which a Send and Track link was deleted. Has a value only if
/// `isSendAndTrackLinkDeletedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackLinkDeletedDetails *sendAndTrackLinkDeletedDetails;

/// Details of an event in which a Send and Track link was changed. Has a value only if
/// `isSendAndTrackLinkUpdatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackLinkUpdatedDetails *sendAndTrackLinkUpdatedDetails;

/// Details of an event in which a Send and Track link was opened. Has a value only if `isSendAndTrackLinkViewedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackLinkViewedDetails *sendAndTrackLinkViewedDetails;

/// Details of an event in which a file and its links were deleted in Send and Track. Has a value only if
/// `isSendAndTrackRemovedFileAndAssociatedLinksDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksDetails *sendAndTrackRemovedFileAndAssociatedLinksDetails;

/// Details of an event in which the team's Send and Track policy was changed. Has a value only if
/// `isSendAndTrackPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackPolicyChangedDetails *sendAndTrackPolicyChangedDetails;

/// Details of an event in which the team's policy for external sharing in Send and Track was changed. Has a value only
/// if `isSendExternalSharingPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSendExternalSharingPolicyChangedDetails *sendExternalSharingPolicyChangedDetails;

/// Details of an event in which the team's policy for sending files for signature was changed. Has a value only if
/// `isSendForSignaturePolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendForSignaturePolicyChangedDetails *sendForSignaturePolicyChangedDetails;

/// Creates an object with the tag `send_and_track_file_added_details`.
- (instancetype)
    initWithSendAndTrackFileAddedDetails:(DBTEAMLOGSendAndTrackFileAddedDetails *)sendAndTrackFileAddedDetails;

/// Creates an object with the tag `send_and_track_file_renamed_details`.
- (instancetype)
    initWithSendAndTrackFileRenamedDetails:(DBTEAMLOGSendAndTrackFileRenamedDetails *)sendAndTrackFileRenamedDetails;

/// Creates an object with the tag `send_and_track_file_updated_details`.
- (instancetype)
    initWithSendAndTrackFileUpdatedDetails:(DBTEAMLOGSendAndTrackFileUpdatedDetails *)sendAndTrackFileUpdatedDetails;

/// Creates an object with the tag `send_and_track_link_created_details`.
- (instancetype)
    initWithSendAndTrackLinkCreatedDetails:(DBTEAMLOGSendAndTrackLinkCreatedDetails *)sendAndTrackLinkCreatedDetails;

/// Creates an object with the tag `send_and_track_link_deleted_details`.
- (instancetype)
    initWithSendAndTrackLinkDeletedDetails:(DBTEAMLOGSendAndTrackLinkDeletedDetails *)sendAndTrackLinkDeletedDetails;

/// Creates an object with the tag `send_and_track_link_updated_details`.
- (instancetype)
    initWithSendAndTrackLinkUpdatedDetails:(DBTEAMLOGSendAndTrackLinkUpdatedDetails *)sendAndTrackLinkUpdatedDetails;

/// Creates an object with the tag `send_and_track_link_viewed_details`.
- (instancetype)
    initWithSendAndTrackLinkViewedDetails:(DBTEAMLOGSendAndTrackLinkViewedDetails *)sendAndTrackLinkViewedDetails;

/// Creates an object with the tag `send_and_track_removed_file_and_associated_links_details`.
- (instancetype)
    initWithSendAndTrackRemovedFileAndAssociatedLinksDetails:(DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksDetails *)sendAndTrackRemovedFileAndAssociatedLinksDetails;

/// Creates an object with the tag `send_and_track_policy_changed_details`.
- (instancetype)
    initWithSendAndTrackPolicyChangedDetails:(DBTEAMLOGSendAndTrackPolicyChangedDetails *)sendAndTrackPolicyChangedDetails;

/// Creates an object with the tag `send_external_sharing_policy_changed_details`.
- (instancetype)
    initWithSendExternalSharingPolicyChangedDetails:(DBTEAMLOGSendExternalSharingPolicyChangedDetails *)sendExternalSharingPolicyChangedDetails;

/// Creates an object with the tag `send_for_signature_policy_changed_details`.
- (instancetype)
    initWithSendForSignaturePolicyChangedDetails:(DBTEAMLOGSendForSignaturePolicyChangedDetails *)sendForSignaturePolicyChangedDetails;

/// Returns whether the tag is `send_and_track_file_added_details`.
- (BOOL)isSendAndTrackFileAddedDetails;
/// Returns whether the tag is `send_and_track_file_renamed_details`.
- (BOOL)isSendAndTrackFileRenamedDetails;
/// Returns whether the tag is `send_and_track_file_updated_details`.
- (BOOL)isSendAndTrackFileUpdatedDetails;
/// Returns whether the tag is `send_and_track_link_created_details`.
- (BOOL)isSendAndTrackLinkCreatedDetails;
/// Returns whether the tag is `send_and_track_link_deleted_details`.
- (BOOL)isSendAndTrackLinkDeletedDetails;
/// Returns whether the tag is `send_and_track_link_updated_details`.
- (BOOL)isSendAndTrackLinkUpdatedDetails;
/// Returns whether the tag is `send_and_track_link_viewed_details`.
- (BOOL)isSendAndTrackLinkViewedDetails;
/// Returns whether the tag is `send_and_track_removed_file_and_associated_links_details`.
- (BOOL)isSendAndTrackRemovedFileAndAssociatedLinksDetails;
/// Returns whether the tag is `send_and_track_policy_changed_details`.
- (BOOL)isSendAndTrackPolicyChangedDetails;
/// Returns whether the tag is `send_external_sharing_policy_changed_details`.
- (BOOL)isSendExternalSharingPolicyChangedDetails;
/// Returns whether the tag is `send_for_signature_policy_changed_details`.
- (BOOL)isSendForSignaturePolicyChangedDetails;
@end

/// The members whose names start with `Send`.
@interface DBTEAMLOGEventType (Send)
/// A file was added in Send and Track. Has a value only if `isSendAndTrackFileAdded` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackFileAddedType *sendAndTrackFileAdded;
/// A file was renamed in Send and Track. Has a value only if `isSendAndTrackFileRenamed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackFileRenamedType *sendAndTrackFileRenamed;
/// A file was updated in Send and Track. Has a value only if `isSendAndTrackFileUpdated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackFileUpdatedType *sendAndTrackFileUpdated;
/// A Send and Track link was created. Has a value only if `isSendAndTrackLinkCreated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackLinkCreatedType *sendAndTrackLinkCreated;
/// A Send and Track link was deleted. Has a value only if `isSendAndTrackLinkDeleted` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackLinkDeletedType *sendAndTrackLinkDeleted;
/// A Send and Track link was changed. Has a value only if `isSendAndTrackLinkUpdated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackLinkUpdatedType *sendAndTrackLinkUpdated;
/// A Send and Track link was opened. Has a value only if `isSendAndTrackLinkViewed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackLinkViewedType *sendAndTrackLinkViewed;

/// A file and its links were deleted in Send and Track. Has a value only if
/// `isSendAndTrackRemovedFileAndAssociatedLinks` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksType *sendAndTrackRemovedFileAndAssociatedLinks;

/// The team's Send and Track policy was changed. Has a value only if `isSendAndTrackPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackPolicyChangedType *sendAndTrackPolicyChanged;

/// The team's policy for external sharing in Send and Track was changed. Has a value only if
/// `isSendExternalSharingPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendExternalSharingPolicyChangedType *sendExternalSharingPolicyChanged;

/// The team's policy for sending files for signature was changed. Has a value only if `isSendForSignaturePolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSendForSignaturePolicyChangedType *sendForSignaturePolicyChanged;

/// Creates an object with the tag `send_and_track_file_added`.
- (instancetype)initWithSendAndTrackFileAdded:(DBTEAMLOGSendAndTrackFileAddedType *)sendAndTrackFileAdded;
/// Creates an object with the tag `send_and_track_file_renamed`.
- (instancetype)initWithSendAndTrackFileRenamed:(DBTEAMLOGSendAndTrackFileRenamedType *)sendAndTrackFileRenamed;
/// Creates an object with the tag `send_and_track_file_updated`.
- (instancetype)initWithSendAndTrackFileUpdated:(DBTEAMLOGSendAndTrackFileUpdatedType *)sendAndTrackFileUpdated;
/// Creates an object with the tag `send_and_track_link_created`.
- (instancetype)initWithSendAndTrackLinkCreated:(DBTEAMLOGSendAndTrackLinkCreatedType *)sendAndTrackLinkCreated;
/// Creates an object with the tag `send_and_track_link_deleted`.
- (instancetype)initWithSendAndTrackLinkDeleted:(DBTEAMLOGSendAndTrackLinkDeletedType *)sendAndTrackLinkDeleted;
/// Creates an object with the tag `send_and_track_link_updated`.
- (instancetype)initWithSendAndTrackLinkUpdated:(DBTEAMLOGSendAndTrackLinkUpdatedType *)sendAndTrackLinkUpdated;
/// Creates an object with the tag `send_and_track_link_viewed`.
- (instancetype)initWithSendAndTrackLinkViewed:(DBTEAMLOGSendAndTrackLinkViewedType *)sendAndTrackLinkViewed;

/// Creates an object with the tag `send_and_track_removed_file_and_associated_links`.
- (instancetype)
    initWithSendAndTrackRemovedFileAndAssociatedLinks:(DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksType *)sendAndTrackRemovedFileAndAssociatedLinks;

/// Creates an object with the tag `send_and_track_policy_changed`.
- (instancetype)initWithSendAndTrackPolicyChanged:(DBTEAMLOGSendAndTrackPolicyChangedType *)sendAndTrackPolicyChanged;

/// Creates an object with the tag `send_external_sharing_policy_changed`.
- (instancetype)
    initWithSendExternalSharingPolicyChanged:(DBTEAMLOGSendExternalSharingPolicyChangedType *)sendExternalSharingPolicyChanged;

/// Creates an object with the tag `send_for_signature_policy_changed`.
- (instancetype)
    initWithSendForSignaturePolicyChanged:(DBTEAMLOGSendForSignaturePolicyChangedType *)sendForSignaturePolicyChanged;

/// Returns whether the tag is `send_and_track_file_added`.
- (BOOL)isSendAndTrackFileAdded;
/// Returns whether the tag is `send_and_track_file_renamed`.
- (BOOL)isSendAndTrackFileRenamed;
/// Returns whether the tag is `send_and_track_file_updated`.
- (BOOL)isSendAndTrackFileUpdated;
/// Returns whether the tag is `send_and_track_link_created`.
- (BOOL)isSendAndTrackLinkCreated;
/// Returns whether the tag is `send_and_track_link_deleted`.
- (BOOL)isSendAndTrackLinkDeleted;
/// Returns whether the tag is `send_and_track_link_updated`.
- (BOOL)isSendAndTrackLinkUpdated;
/// Returns whether the tag is `send_and_track_link_viewed`.
- (BOOL)isSendAndTrackLinkViewed;
/// Returns whether the tag is `send_and_track_removed_file_and_associated_links`.
- (BOOL)isSendAndTrackRemovedFileAndAssociatedLinks;
/// Returns whether the tag is `send_and_track_policy_changed`.
- (BOOL)isSendAndTrackPolicyChanged;
/// Returns whether the tag is `send_external_sharing_policy_changed`.
- (BOOL)isSendExternalSharingPolicyChanged;
/// Returns whether the tag is `send_for_signature_policy_changed`.
- (BOOL)isSendForSignaturePolicyChanged;
@end

/// The members whose names start with `Send`.
@interface DBTEAMLOGEventTypeArg (Send)
/// Creates an object with the tag `send_and_track_file_added`.
- (instancetype)initWithSendAndTrackFileAdded;
/// Creates an object with the tag `send_and_track_file_renamed`.
- (instancetype)initWithSendAndTrackFileRenamed;
/// Creates an object with the tag `send_and_track_file_updated`.
- (instancetype)initWithSendAndTrackFileUpdated;
/// Creates an object with the tag `send_and_track_link_created`.
- (instancetype)initWithSendAndTrackLinkCreated;
/// Creates an object with the tag `send_and_track_link_deleted`.
- (instancetype)initWithSendAndTrackLinkDeleted;
/// Creates an object with the tag `send_and_track_link_updated`.
- (instancetype)initWithSendAndTrackLinkUpdated;
/// Creates an object with the tag `send_and_track_link_viewed`.
- (instancetype)initWithSendAndTrackLinkViewed;
/// Creates an object with the tag `send_and_track_removed_file_and_associated_links`.
- (instancetype)initWithSendAndTrackRemovedFileAndAssociatedLinks;
/// Creates an object with the tag `send_and_track_policy_changed`.
- (instancetype)initWithSendAndTrackPolicyChanged;
/// Creates an object with the tag `send_external_sharing_policy_changed`.
- (instancetype)initWithSendExternalSharingPolicyChanged;
/// Creates an object with the tag `send_for_signature_policy_changed`.
- (instancetype)initWithSendForSignaturePolicyChanged;
/// Returns whether the tag is `send_and_track_file_added`.
- (BOOL)isSendAndTrackFileAdded;
/// Returns whether the tag is `send_and_track_file_renamed`.
- (BOOL)isSendAndTrackFileRenamed;
/// Returns whether the tag is `send_and_track_file_updated`.
- (BOOL)isSendAndTrackFileUpdated;
/// Returns whether the tag is `send_and_track_link_created`.
- (BOOL)isSendAndTrackLinkCreated;
/// Returns whether the tag is `send_and_track_link_deleted`.
- (BOOL)isSendAndTrackLinkDeleted;
/// Returns whether the tag is `send_and_track_link_updated`.
- (BOOL)isSendAndTrackLinkUpdated;
/// Returns whether the tag is `send_and_track_link_viewed`.
- (BOOL)isSendAndTrackLinkViewed;
/// Returns whether the tag is `send_and_track_removed_file_and_associated_links`.
- (BOOL)isSendAndTrackRemovedFileAndAssociatedLinks;
/// Returns whether the tag is `send_and_track_policy_changed`.
- (BOOL)isSendAndTrackPolicyChanged;
/// Returns whether the tag is `send_external_sharing_policy_changed`.
- (BOOL)isSendExternalSharingPolicyChanged;
/// Returns whether the tag is `send_for_signature_policy_changed`.
- (BOOL)isSendForSignaturePolicyChanged;
@end

/// Details of an event in which a file was added in Send and Track.
@interface DBTEAMLOGSendAndTrackFileAddedDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSendAndTrackFileAddedDetails` from and to JSON.
@interface DBTEAMLOGSendAndTrackFileAddedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackFileAddedDetails *)instance;
+ (DBTEAMLOGSendAndTrackFileAddedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file was added in Send and Track.
@interface DBTEAMLOGSendAndTrackFileAddedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSendAndTrackFileAddedType` from and to JSON.
@interface DBTEAMLOGSendAndTrackFileAddedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackFileAddedType *)instance;
+ (DBTEAMLOGSendAndTrackFileAddedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file was renamed in Send and Track.
@interface DBTEAMLOGSendAndTrackFileRenamedDetails : DBStoneObject
/// The name of the file before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousValue;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(nullable NSString *)previousValue;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSendAndTrackFileRenamedDetails` from and to JSON.
@interface DBTEAMLOGSendAndTrackFileRenamedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackFileRenamedDetails *)instance;
+ (DBTEAMLOGSendAndTrackFileRenamedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file was renamed in Send and Track.
@interface DBTEAMLOGSendAndTrackFileRenamedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSendAndTrackFileRenamedType` from and to JSON.
@interface DBTEAMLOGSendAndTrackFileRenamedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackFileRenamedType *)instance;
+ (DBTEAMLOGSendAndTrackFileRenamedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file was updated in Send and Track.
@interface DBTEAMLOGSendAndTrackFileUpdatedDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSendAndTrackFileUpdatedDetails` from and to JSON.
@interface DBTEAMLOGSendAndTrackFileUpdatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackFileUpdatedDetails *)instance;
+ (DBTEAMLOGSendAndTrackFileUpdatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file was updated in Send and Track.
@interface DBTEAMLOGSendAndTrackFileUpdatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSendAndTrackFileUpdatedType` from and to JSON.
@interface DBTEAMLOGSendAndTrackFileUpdatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackFileUpdatedType *)instance;
+ (DBTEAMLOGSendAndTrackFileUpdatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Send and Track link was created.
@interface DBTEAMLOGSendAndTrackLinkCreatedDetails : DBStoneObject
/// The settings of the link.
@property (nonatomic, readonly) DBTEAMLOGLinkSettingsLogInfo *linkSettings;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinkSettings:(DBTEAMLOGLinkSettingsLogInfo *)linkSettings;
@end

/// Converts `DBTEAMLOGSendAndTrackLinkCreatedDetails` from and to JSON.
@interface DBTEAMLOGSendAndTrackLinkCreatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackLinkCreatedDetails *)instance;
+ (DBTEAMLOGSendAndTrackLinkCreatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Send and Track link was created.
@interface DBTEAMLOGSendAndTrackLinkCreatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSendAndTrackLinkCreatedType` from and to JSON.
@interface DBTEAMLOGSendAndTrackLinkCreatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackLinkCreatedType *)instance;
+ (DBTEAMLOGSendAndTrackLinkCreatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Send and Track link was deleted.
@interface DBTEAMLOGSendAndTrackLinkDeletedDetails : DBStoneObject
/// The link to the shared content.
@property (nonatomic, readonly, copy) NSString *sharedContentLink;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedContentLink:(NSString *)sharedContentLink;
@end

/// Converts `DBTEAMLOGSendAndTrackLinkDeletedDetails` from and to JSON.
@interface DBTEAMLOGSendAndTrackLinkDeletedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackLinkDeletedDetails *)instance;
+ (DBTEAMLOGSendAndTrackLinkDeletedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Send and Track link was deleted.
@interface DBTEAMLOGSendAndTrackLinkDeletedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSendAndTrackLinkDeletedType` from and to JSON.
@interface DBTEAMLOGSendAndTrackLinkDeletedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackLinkDeletedType *)instance;
+ (DBTEAMLOGSendAndTrackLinkDeletedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Send and Track link was changed.
@interface DBTEAMLOGSendAndTrackLinkUpdatedDetails : DBStoneObject
/// The settings of the link.
@property (nonatomic, readonly) DBTEAMLOGLinkSettingsLogInfo *linkSettings;
/// The name of the link before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousLinkName;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithLinkSettings:(DBTEAMLOGLinkSettingsLogInfo *)linkSettings
    previousLinkName:(nullable NSString *)previousLinkName;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithLinkSettings:(DBTEAMLOGLinkSettingsLogInfo *)linkSettings;
@end

/// Converts `DBTEAMLOGSendAndTrackLinkUpdatedDetails` from and to JSON.
@interface DBTEAMLOGSendAndTrackLinkUpdatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackLinkUpdatedDetails *)instance;
+ (DBTEAMLOGSendAndTrackLinkUpdatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Send and Track link was changed.
@interface DBTEAMLOGSendAndTrackLinkUpdatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSendAndTrackLinkUpdatedType` from and to JSON.
@interface DBTEAMLOGSendAndTrackLinkUpdatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackLinkUpdatedType *)instance;
+ (DBTEAMLOGSendAndTrackLinkUpdatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Send and Track link was opened.
@interface DBTEAMLOGSendAndTrackLinkViewedDetails : DBStoneObject
/// The settings of the link.
@property (nonatomic, readonly) DBTEAMLOGLinkSettingsLogInfo *linkSettings;
/// The email address of the visitor.
@property (nonatomic, readonly, copy, nullable) NSString *emailAddress;
/// The owner of the link.
@property (nonatomic, readonly, copy, nullable) NSString *linkOwner;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithLinkSettings:(DBTEAMLOGLinkSettingsLogInfo *)linkSettings
    emailAddress:(nullable NSString *)emailAddress
    linkOwner:(nullable NSString *)linkOwner;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithLinkSettings:(DBTEAMLOGLinkSettingsLogInfo *)linkSettings;
@end

/// Converts `DBTEAMLOGSendAndTrackLinkViewedDetails` from and to JSON.
@interface DBTEAMLOGSendAndTrackLinkViewedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackLinkViewedDetails *)instance;
+ (DBTEAMLOGSendAndTrackLinkViewedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Send and Track link was opened.
@interface DBTEAMLOGSendAndTrackLinkViewedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSendAndTrackLinkViewedType` from and to JSON.
@interface DBTEAMLOGSendAndTrackLinkViewedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackLinkViewedType *)instance;
+ (DBTEAMLOGSendAndTrackLinkViewedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSendAndTrackPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSendAndTrackPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGSendAndTrackPolicyDefault_,
    /// Members can't use Send and Track.
    DBTEAMLOGSendAndTrackPolicyDisabled,
    /// Members can use Send and Track.
    DBTEAMLOGSendAndTrackPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSendAndTrackPolicyOther,
};

/// The policy for Send and Track.
@interface DBTEAMLOGSendAndTrackPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackPolicyTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSendAndTrackPolicy` from and to JSON.
@interface DBTEAMLOGSendAndTrackPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackPolicy *)instance;
+ (DBTEAMLOGSendAndTrackPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's Send and Track policy was changed.
@interface DBTEAMLOGSendAndTrackPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGSendAndTrackPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGSendAndTrackPolicy *)dNewValue
    previousValue:(DBTEAMLOGSendAndTrackPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGSendAndTrackPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGSendAndTrackPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackPolicyChangedDetails *)instance;
+ (DBTEAMLOGSendAndTrackPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's Send and Track policy was changed.
@interface DBTEAMLOGSendAndTrackPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSendAndTrackPolicyChangedType` from and to JSON.
@interface DBTEAMLOGSendAndTrackPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackPolicyChangedType *)instance;
+ (DBTEAMLOGSendAndTrackPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file and its links were deleted in Send and Track.
@interface DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksDetails` from and to JSON.
@interface DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksDetails *)instance;
+ (DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file and its links were deleted in Send and Track.
@interface DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksType` from and to JSON.
@interface DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksType *)instance;
+ (DBTEAMLOGSendAndTrackRemovedFileAndAssociatedLinksType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSendExternalSharingPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSendExternalSharingPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGSendExternalSharingPolicyDefault_,
    /// Members can't share content outside the team.
    DBTEAMLOGSendExternalSharingPolicyDisabled,
    /// Members can share content outside the team.
    DBTEAMLOGSendExternalSharingPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSendExternalSharingPolicyOther,
};

/// The policy for sharing Send and Track content outside the team.
@interface DBTEAMLOGSendExternalSharingPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSendExternalSharingPolicyTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSendExternalSharingPolicy` from and to JSON.
@interface DBTEAMLOGSendExternalSharingPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendExternalSharingPolicy *)instance;
+ (DBTEAMLOGSendExternalSharingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for external sharing in Send and Track was changed.
@interface DBTEAMLOGSendExternalSharingPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSendExternalSharingPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGSendExternalSharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGSendExternalSharingPolicy *)dNewValue
    previousValue:(DBTEAMLOGSendExternalSharingPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGSendExternalSharingPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGSendExternalSharingPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendExternalSharingPolicyChangedDetails *)instance;
+ (DBTEAMLOGSendExternalSharingPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for external sharing in Send and Track was changed.
@interface DBTEAMLOGSendExternalSharingPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSendExternalSharingPolicyChangedType` from and to JSON.
@interface DBTEAMLOGSendExternalSharingPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendExternalSharingPolicyChangedType *)instance;
+ (DBTEAMLOGSendExternalSharingPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSendForSignaturePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSendForSignaturePolicyTag) {
    /// Members can't send files for signature.
    DBTEAMLOGSendForSignaturePolicyDisabled,
    /// Members can send files for signature.
    DBTEAMLOGSendForSignaturePolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSendForSignaturePolicyOther,
};

/// The policy for sending files for signature.
@interface DBTEAMLOGSendForSignaturePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSendForSignaturePolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGSendForSignaturePolicy` from and to JSON.
@interface DBTEAMLOGSendForSignaturePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendForSignaturePolicy *)instance;
+ (DBTEAMLOGSendForSignaturePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for sending files for signature was changed.
@interface DBTEAMLOGSendForSignaturePolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSendForSignaturePolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGSendForSignaturePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGSendForSignaturePolicy *)dNewValue
    previousValue:(DBTEAMLOGSendForSignaturePolicy *)previousValue;
@end

/// Converts `DBTEAMLOGSendForSignaturePolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGSendForSignaturePolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendForSignaturePolicyChangedDetails *)instance;
+ (DBTEAMLOGSendForSignaturePolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for sending files for signature was changed.
@interface DBTEAMLOGSendForSignaturePolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSendForSignaturePolicyChangedType` from and to JSON.
@interface DBTEAMLOGSendForSignaturePolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSendForSignaturePolicyChangedType *)instance;
+ (DBTEAMLOGSendForSignaturePolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
