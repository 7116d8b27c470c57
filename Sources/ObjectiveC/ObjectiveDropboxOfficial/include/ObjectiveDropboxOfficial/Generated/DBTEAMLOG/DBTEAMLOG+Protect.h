// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGProtectActionAddCollaboratorDetails, DBTEAMLOGProtectActionAddCollaboratorType,
    DBTEAMLOGProtectActionAddLinkDetails, DBTEAMLOGProtectActionAddLinkType, DBTEAMLOGProtectActionDeleteDetails,
    DBTEAMLOGProtectActionDeleteType, DBTEAMLOGProtectActionExportDetails, DBTEAMLOGProtectActionExportType,
    DBTEAMLOGProtectActionRemoveCollaboratorDetails, DBTEAMLOGProtectActionRemoveCollaboratorType,
    DBTEAMLOGProtectActionRemoveLinkDetails, DBTEAMLOGProtectActionRemoveLinkType,
    DBTEAMLOGProtectActionStopSharingDetails, DBTEAMLOGProtectActionStopSharingType,
    DBTEAMLOGProtectInternalDomainsChangedDetails, DBTEAMLOGProtectInternalDomainsChangedType,
    DBTEAMLOGProtectPolicyActivatedDetails, DBTEAMLOGProtectPolicyActivatedType,
    DBTEAMLOGProtectPolicyDeactivatedDetails, DBTEAMLOGProtectPolicyDeactivatedType,
    DBTEAMLOGProtectPolicyScheduledDetails, DBTEAMLOGProtectPolicyScheduledType, DBTEAMLOGProtectPolicyUpdatedDetails,
    DBTEAMLOGProtectPolicyUpdatedType, DBTEAMLOGProtectReportViewDetails, DBTEAMLOGProtectReportViewType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Protect`.
@interface DBTEAMLOGEventDetails (Protect)
/// Details of an event in which collaborators were added with Dropbox Protect. Has a value only if
/// `isProtectActionAddCollaboratorDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionAddCollaboratorDetails *protectActionAddCollaboratorDetails;

/// Details of an event in which a link was added with Dropbox Protect. Has a value only if
/// `isProtectActionAddLinkDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionAddLinkDetails *protectActionAddLinkDetails;

/// Details of an event in which content was deleted with Dropbox Protect. Has a value only if
/// `isProtectActionDeleteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionDeleteDetails *protectActionDeleteDetails;

/// Details of an event in which content was exported with Dropbox Protect. Has a value only if
/// `isProtectActionExportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionExportDetails *protectActionExportDetails;

/// Details of an event in which collaborators were removed with Dropbox Protect. Has a value only if
/// `isProtectActionRemoveCollaboratorDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionRemoveCollaboratorDetails *protectActionRemoveCollaboratorDetails;

/// Details of an event in which a link was removed with Dropbox Protect. Has a value only if
/// `isProtectActionRemoveLinkDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionRemoveLinkDetails *protectActionRemoveLinkDetails;

/// Details of an event in which the sharing of content was ended with Dropbox Protect. Has a value only if
/// `isProtectActionStopSharingDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionStopSharingDetails *protectActionStopSharingDetails;

/// Details of an event in which the list of internal domains of Dropbox Protect was changed. Has a value only if
/// `isProtectInternalDomainsChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectInternalDomainsChangedDetails *protectInternalDomainsChangedDetails;

/// Details of an event in which a Dropbox Protect policy was activated. Has a value only if
/// `isProtectPolicyActivatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectPolicyActivatedDetails *protectPolicyActivatedDetails;

/// Details of an event in which a Dropbox Protect policy was deactivated. Has a value only if
/// `isProtectPolicyDeactivatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectPolicyDeactivatedDetails *protectPolicyDeactivatedDetails;

/// Details of an event in which a Dropbox Protect policy was scheduled. Has a value only if
/// `isProtectPolicyScheduledDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectPolicyScheduledDetails *protectPolicyScheduledDetails;

/// Details of an event in which a Dropbox Protect policy was changed. Has a value only if
/// `isProtectPolicyUpdatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectPolicyUpdatedDetails *protectPolicyUpdatedDetails;

/// Details of an event in which a Dropbox Protect report was viewed. Has a value only if `isProtectReportViewDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectReportViewDetails *protectReportViewDetails;

/// Creates an object with the tag `protect_action_add_collaborator_details`.
- (instancetype)
    initWithProtectActionAddCollaboratorDetails:(DBTEAMLOGProtectActionAddCollaboratorDetails *)protectActionAddCollaboratorDetails;

/// Creates an object with the tag `protect_action_add_link_details`.
- (instancetype)initWithProtectActionAddLinkDetails:(DBTEAMLOGProtectActionAddLinkDetails *)protectActionAddLinkDetails;
/// Creates an object with the tag `protect_action_delete_details`.
- (instancetype)initWithProtectActionDeleteDetails:(DBTEAMLOGProtectActionDeleteDetails *)protectActionDeleteDetails;
/// Creates an object with the tag `protect_action_export_details`.
- (instancetype)initWithProtectActionExportDetails:(DBTEAMLOGProtectActionExportDetails *)protectActionExportDetails;

/// Creates an object with the tag `protect_action_remove_collaborator_details`.
- (instancetype)
    initWithProtectActionRemoveCollaboratorDetails:(DBTEAMLOGProtectActionRemoveCollaboratorDetails *)protectActionRemoveCollaboratorDetails;

/// Creates an object with the tag `protect_action_remove_link_details`.
- (instancetype)
    initWithProtectActionRemoveLinkDetails:(DBTEAMLOGProtectActionRemoveLinkDetails *)protectActionRemoveLinkDetails;

/// Creates an object with the tag `protect_action_stop_sharing_details`.
- (instancetype)
    initWithProtectActionStopSharingDetails:(DBTEAMLOGProtectActionStopSharingDetails *)protectActionStopSharingDetails;

/// Creates an object with the tag `protect_internal_domains_changed_details`.
- (instancetype)
    initWithProtectInternalDomainsChangedDetails:(DBTEAMLOGProtectInternalDomainsChangedDetails *)protectInternalDomainsChangedDetails;

/// Creates an object with the tag `protect_policy_activated_details`.
- (instancetype)
    initWithProtectPolicyActivatedDetails:(DBTEAMLOGProtectPolicyActivatedDetails *)protectPolicyActivatedDetails;

/// Creates an object with the tag `protect_policy_deactivated_details`.
- (instancetype)
    initWithProtectPolicyDeactivatedDetails:(DBTEAMLOGProtectPolicyDeactivatedDetails *)protectPolicyDeactivatedDetails;

/// Creates an object with the tag `protect_policy_scheduled_details`.
- (instancetype)
    initWithProtectPolicyScheduledDetails:(DBTEAMLOGProtectPolicyScheduledDetails *)protectPolicyScheduledDetails;

/// Creates an object with the tag `protect_policy_updated_details`.
- (instancetype)initWithProtectPolicyUpdatedDetails:(DBTEAMLOGProtectPolicyUpdatedDetails *)protectPolicyUpdatedDetails;
/// Creates an object with the tag `protect_report_view_details`.
- (instancetype)initWithProtectReportViewDetails:(DBTEAMLOGProtectReportViewDetails *)protectReportViewDetails;
/// Returns whether the tag is `protect_action_add_collaborator_details`.
- (BOOL)isProtectActionAddCollaboratorDetails;
/// Returns whether the tag is `protect_action_add_link_details`.
- (BOOL)isProtectActionAddLinkDetails;
/// Returns whether the tag is `protect_action_delete_details`.
- (BOOL)isProtectActionDeleteDetails;
/// Returns whether the tag is `protect_action_export_details`.
- (BOOL)isProtectActionExportDetails;
/// Returns whether the tag is `protect_action_remove_collaborator_details`.
- (BOOL)isProtectActionRemoveCollaboratorDetails;
/// Returns whether the tag is `protect_action_remove_link_details`.
- (BOOL)isProtectActionRemoveLinkDetails;
/// Returns whether the tag is `protect_action_stop_sharing_details`.
- (BOOL)isProtectActionStopSharingDetails;
/// Returns whether the tag is `protect_internal_domains_changed_details`.
- (BOOL)isProtectInternalDomainsChangedDetails;
/// Returns whether the tag is `protect_policy_activated_details`.
- (BOOL)isProtectPolicyActivatedDetails;
/// Returns whether the tag is `protect_policy_deactivated_details`.
- (BOOL)isProtectPolicyDeactivatedDetails;
/// Returns whether the tag is `protect_policy_scheduled_details`.
- (BOOL)isProtectPolicyScheduledDetails;
/// Returns whether the tag is `protect_policy_updated_details`.
- (BOOL)isProtectPolicyUpdatedDetails;
/// Returns whether the tag is `protect_report_view_details`.
- (BOOL)isProtectReportViewDetails;
@end

/// The members whose names start with `Protect`.
@interface DBTEAMLOGEventType (Protect)
/// Collaborators were added with Dropbox Protect. Has a value only if `isProtectActionAddCollaborator` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionAddCollaboratorType *protectActionAddCollaborator;
/// A link was added with Dropbox Protect. Has a value only if `isProtectActionAddLink` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionAddLinkType *protectActionAddLink;
/// Content was deleted with Dropbox Protect. Has a value only if `isProtectActionDelete` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionDeleteType *protectActionDelete;
/// Content was exported with Dropbox Protect. Has a value only if `isProtectActionExport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionExportType *protectActionExport;

/// Collaborators were removed with Dropbox Protect. Has a value only if `isProtectActionRemoveCollaborator` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionRemoveCollaboratorType *protectActionRemoveCollaborator;

/// A link was removed with Dropbox Protect. Has a value only if `isProtectActionRemoveLink` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionRemoveLinkType *protectActionRemoveLink;

/// The sharing of content was ended with Dropbox Protect. Has a value only if `isProtectActionStopSharing` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectActionStopSharingType *protectActionStopSharing;

/// The list of internal domains of Dropbox Protect was changed. Has a value only if `isProtectInternalDomainsChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectInternalDomainsChangedType *protectInternalDomainsChanged;

/// A Dropbox Protect policy was activated. Has a value only if `isProtectPolicyActivated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectPolicyActivatedType *protectPolicyActivated;
/// A Dropbox Protect policy was deactivated. Has a value only if `isProtectPolicyDeactivated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectPolicyDeactivatedType *protectPolicyDeactivated;
/// A Dropbox Protect policy was scheduled. Has a value only if `isProtectPolicyScheduled` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectPolicyScheduledType *protectPolicyScheduled;
/// A Dropbox Protect policy was changed. Has a value only if `isProtectPolicyUpdated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectPolicyUpdatedType *protectPolicyUpdated;
/// A Dropbox Protect report was viewed. Has a value only if `isProtectReportView` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProtectReportViewType *protectReportView;

/// Creates an object with the tag `protect_action_add_collaborator`.
- (instancetype)
    initWithProtectActionAddCollaborator:(DBTEAMLOGProtectActionAddCollaboratorType *)protectActionAddCollaborator;

/// Creates an object with the tag `protect_action_add_link`.
- (instancetype)initWithProtectActionAddLink:(DBTEAMLOGProtectActionAddLinkType *)protectActionAddLink;
/// Creates an object with the tag `protect_action_delete`.
- (instancetype)initWithProtectActionDelete:(DBTEAMLOGProtectActionDeleteType *)protectActionDelete;
/// Creates an object with the tag `protect_action_export`.
- (instancetype)initWithProtectActionExport:(DBTEAMLOGProtectActionExportType *)protectActionExport;

/// Creates an object with the tag `protect_action_remove_collaborator`.
- (instancetype)
    initWithProtectActionRemoveCollaborator:(DBTEAMLOGProtectActionRemoveCollaboratorType *)protectActionRemoveCollaborator;

/// Creates an object with the tag `protect_action_remove_link`.
- (instancetype)initWithProtectActionRemoveLink:(DBTEAMLOGProtectActionRemoveLinkType *)protectActionRemoveLink;
/// Creates an object with the tag `protect_action_stop_sharing`.
- (instancetype)initWithProtectActionStopSharing:(DBTEAMLOGProtectActionStopSharingType *)protectActionStopSharing;

/// Creates an object with the tag `protect_internal_domains_changed`.
- (instancetype)
    initWithProtectInternalDomainsChanged:(DBTEAMLOGProtectInternalDomainsChangedType *)protectInternalDomainsChanged;

/// Creates an object with the tag `protect_policy_activated`.
- (instancetype)initWithProtectPolicyActivated:(DBTEAMLOGProtectPolicyActivatedType *)protectPolicyActivated;
/// Creates an object with the tag `protect_policy_deactivated`.
- (instancetype)initWithProtectPolicyDeactivated:(DBTEAMLOGProtectPolicyDeactivatedType *)protectPolicyDeactivated;
/// Creates an object with the tag `protect_policy_scheduled`.
- (instancetype)initWithProtectPolicyScheduled:(DBTEAMLOGProtectPolicyScheduledType *)protectPolicyScheduled;
/// Creates an object with the tag `protect_policy_updated`.
- (instancetype)initWithProtectPolicyUpdated:(DBTEAMLOGProtectPolicyUpdatedType *)protectPolicyUpdated;
/// Creates an object with the tag `protect_report_view`.
- (instancetype)initWithProtectReportView:(DBTEAMLOGProtectReportViewType *)protectReportView;
/// Returns whether the tag is `protect_action_add_collaborator`.
- (BOOL)isProtectActionAddCollaborator;
/// Returns whether the tag is `protect_action_add_link`.
- (BOOL)isProtectActionAddLink;
/// Returns whether the tag is `protect_action_delete`.
- (BOOL)isProtectActionDelete;
/// Returns whether the tag is `protect_action_export`.
- (BOOL)isProtectActionExport;
/// Returns whether the tag is `protect_action_remove_collaborator`.
- (BOOL)isProtectActionRemoveCollaborator;
/// Returns whether the tag is `protect_action_remove_link`.
- (BOOL)isProtectActionRemoveLink;
/// Returns whether the tag is `protect_action_stop_sharing`.
- (BOOL)isProtectActionStopSharing;
/// Returns whether the tag is `protect_internal_domains_changed`.
- (BOOL)isProtectInternalDomainsChanged;
/// Returns whether the tag is `protect_policy_activated`.
- (BOOL)isProtectPolicyActivated;
/// Returns whether the tag is `protect_policy_deactivated`.
- (BOOL)isProtectPolicyDeactivated;
/// Returns whether the tag is `protect_policy_scheduled`.
- (BOOL)isProtectPolicyScheduled;
/// Returns whether the tag is `protect_policy_updated`.
- (BOOL)isProtectPolicyUpdated;
/// Returns whether the tag is `protect_report_view`.
- (BOOL)isProtectReportView;
@end

/// The members whose names start with `Protect`.
@interface DBTEAMLOGEventTypeArg (Protect)
/// Creates an object with the tag `protect_action_add_collaborator`.
- (instancetype)initWithProtectActionAddCollaborator;
/// Creates an object with the tag `protect_action_add_link`.
- (instancetype)initWithProtectActionAddLink;
/// Creates an object with the tag `protect_action_delete`.
- (instancetype)initWithProtectActionDelete;
/// Creates an object with the tag `protect_action_export`.
- (instancetype)initWithProtectActionExport;
/// Creates an object with the tag `protect_action_remove_collaborator`.
- (instancetype)initWithProtectActionRemoveCollaborator;
/// Creates an object with the tag `protect_action_remove_link`.
- (instancetype)initWithProtectActionRemoveLink;
/// Creates an object with the tag `protect_action_stop_sharing`.
- (instancetype)initWithProtectActionStopSharing;
/// Creates an object with the tag `protect_internal_domains_changed`.
- (instancetype)initWithProtectInternalDomainsChanged;
/// Creates an object with the tag `protect_policy_activated`.
- (instancetype)initWithProtectPolicyActivated;
/// Creates an object with the tag `protect_policy_deactivated`.
- (instancetype)initWithProtectPolicyDeactivated;
/// Creates an object with the tag `protect_policy_scheduled`.
- (instancetype)initWithProtectPolicyScheduled;
/// Creates an object with the tag `protect_policy_updated`.
- (instancetype)initWithProtectPolicyUpdated;
/// Creates an object with the tag `protect_report_view`.
- (instancetype)initWithProtectReportView;
/// Returns whether the tag is `protect_action_add_collaborator`.
- (BOOL)isProtectActionAddCollaborator;
/// Returns whether the tag is `protect_action_add_link`.
- (BOOL)isProtectActionAddLink;
/// Returns whether the tag is `protect_action_delete`.
- (BOOL)isProtectActionDelete;
/// Returns whether the tag is `protect_action_export`.
- (BOOL)isProtectActionExport;
/// Returns whether the tag is `protect_action_remove_collaborator`.
- (BOOL)isProtectActionRemoveCollaborator;
/// Returns whether the tag is `protect_action_remove_link`.
- (BOOL)isProtectActionRemoveLink;
/// Returns whether the tag is `protect_action_stop_sharing`.
- (BOOL)isProtectActionStopSharing;
/// Returns whether the tag is `protect_internal_domains_changed`.
- (BOOL)isProtectInternalDomainsChanged;
/// Returns whether the tag is `protect_policy_activated`.
- (BOOL)isProtectPolicyActivated;
/// Returns whether the tag is `protect_policy_deactivated`.
- (BOOL)isProtectPolicyDeactivated;
/// Returns whether the tag is `protect_policy_scheduled`.
- (BOOL)isProtectPolicyScheduled;
/// Returns whether the tag is `protect_policy_updated`.
- (BOOL)isProtectPolicyUpdated;
/// Returns whether the tag is `protect_report_view`.
- (BOOL)isProtectReportView;
@end

/// Details of an event in which collaborators were added with Dropbox Protect.
@interface DBTEAMLOGProtectActionAddCollaboratorDetails : DBStoneObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId;
@end

/// Converts `DBTEAMLOGProtectActionAddCollaboratorDetails` from and to JSON.
@interface DBTEAMLOGProtectActionAddCollaboratorDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionAddCollaboratorDetails *)instance;
+ (DBTEAMLOGProtectActionAddCollaboratorDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Collaborators were added with Dropbox Protect.
@interface DBTEAMLOGProtectActionAddCollaboratorType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectActionAddCollaboratorType` from and to JSON.
@interface DBTEAMLOGProtectActionAddCollaboratorTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionAddCollaboratorType *)instance;
+ (DBTEAMLOGProtectActionAddCollaboratorType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a link was added with Dropbox Protect.
@interface DBTEAMLOGProtectActionAddLinkDetails : DBStoneObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId;
@end

/// Converts `DBTEAMLOGProtectActionAddLinkDetails` from and to JSON.
@interface DBTEAMLOGProtectActionAddLinkDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionAddLinkDetails *)instance;
+ (DBTEAMLOGProtectActionAddLinkDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link was added with Dropbox Protect.
@interface DBTEAMLOGProtectActionAddLinkType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectActionAddLinkType` from and to JSON.
@interface DBTEAMLOGProtectActionAddLinkTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionAddLinkType *)instance;
+ (DBTEAMLOGProtectActionAddLinkType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which content was deleted with Dropbox Protect.
@interface DBTEAMLOGProtectActionDeleteDetails : DBStoneObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId;
@end

/// Converts `DBTEAMLOGProtectActionDeleteDetails` from and to JSON.
@interface DBTEAMLOGProtectActionDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionDeleteDetails *)instance;
+ (DBTEAMLOGProtectActionDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Content was deleted with Dropbox Protect.
@interface DBTEAMLOGProtectActionDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectActionDeleteType` from and to JSON.
@interface DBTEAMLOGProtectActionDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionDeleteType *)instance;
+ (DBTEAMLOGProtectActionDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which content was exported with Dropbox Protect.
@interface DBTEAMLOGProtectActionExportDetails : DBStoneObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId;
@end

/// Converts `DBTEAMLOGProtectActionExportDetails` from and to JSON.
@interface DBTEAMLOGProtectActionExportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionExportDetails *)instance;
+ (DBTEAMLOGProtectActionExportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Content was exported with Dropbox Protect.
@interface DBTEAMLOGProtectActionExportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectActionExportType` from and to JSON.
@interface DBTEAMLOGProtectActionExportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionExportType *)instance;
+ (DBTEAMLOGProtectActionExportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which collaborators were removed with Dropbox Protect.
@interface DBTEAMLOGProtectActionRemoveCollaboratorDetails : DBStoneObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId;
@end

/// Converts `DBTEAMLOGProtectActionRemoveCollaboratorDetails` from and to JSON.
@interface DBTEAMLOGProtectActionRemoveCollaboratorDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionRemoveCollaboratorDetails *)instance;
+ (DBTEAMLOGProtectActionRemoveCollaboratorDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Collaborators were removed with Dropbox Protect.
@interface DBTEAMLOGProtectActionRemoveCollaboratorType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectActionRemoveCollaboratorType` from and to JSON.
@interface DBTEAMLOGProtectActionRemoveCollaboratorTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionRemoveCollaboratorType *)instance;
+ (DBTEAMLOGProtectActionRemoveCollaboratorType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a link was removed with Dropbox Protect.
@interface DBTEAMLOGProtectActionRemoveLinkDetails : DBStoneObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId;
@end

/// Converts `DBTEAMLOGProtectActionRemoveLinkDetails` from and to JSON.
@interface DBTEAMLOGProtectActionRemoveLinkDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionRemoveLinkDetails *)instance;
+ (DBTEAMLOGProtectActionRemoveLinkDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link was removed with Dropbox Protect.
@interface DBTEAMLOGProtectActionRemoveLinkType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectActionRemoveLinkType` from and to JSON.
@interface DBTEAMLOGProtectActionRemoveLinkTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionRemoveLinkType *)instance;
+ (DBTEAMLOGProtectActionRemoveLinkType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the sharing of content was ended with Dropbox Protect.
@interface DBTEAMLOGProtectActionStopSharingDetails : DBStoneObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId;
@end

/// Converts `DBTEAMLOGProtectActionStopSharingDetails` from and to JSON.
@interface DBTEAMLOGProtectActionStopSharingDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionStopSharingDetails *)instance;
+ (DBTEAMLOGProtectActionStopSharingDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sharing of content was ended with Dropbox Protect.
@interface DBTEAMLOGProtectActionStopSharingType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectActionStopSharingType` from and to JSON.
@interface DBTEAMLOGProtectActionStopSharingTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectActionStopSharingType *)instance;
+ (DBTEAMLOGProtectActionStopSharingType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the list of internal domains of Dropbox Protect was changed.
@interface DBTEAMLOGProtectInternalDomainsChangedDetails : DBStoneObject
/// The domains that were added to the list.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *domainsAdded;
/// The domains that were removed from the list.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *domainsRemoved;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDomainsAdded:(nullable NSArray<NSString *> *)domainsAdded
    domainsRemoved:(nullable NSArray<NSString *> *)domainsRemoved;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGProtectInternalDomainsChangedDetails` from and to JSON.
@interface DBTEAMLOGProtectInternalDomainsChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectInternalDomainsChangedDetails *)instance;
+ (DBTEAMLOGProtectInternalDomainsChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The list of internal domains of Dropbox Protect was changed.
@interface DBTEAMLOGProtectInternalDomainsChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectInternalDomainsChangedType` from and to JSON.
@interface DBTEAMLOGProtectInternalDomainsChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectInternalDomainsChangedType *)instance;
+ (DBTEAMLOGProtectInternalDomainsChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Dropbox Protect policy was activated.
@interface DBTEAMLOGProtectPolicyActivatedDetails : DBStoneObject
/// The identifier of the Dropbox Protect policy.
@property (nonatomic, readonly, copy) NSString *policyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPolicyId:(NSString *)policyId;
@end

/// Converts `DBTEAMLOGProtectPolicyActivatedDetails` from and to JSON.
@interface DBTEAMLOGProtectPolicyActivatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectPolicyActivatedDetails *)instance;
+ (DBTEAMLOGProtectPolicyActivatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dropbox Protect policy was activated.
@interface DBTEAMLOGProtectPolicyActivatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectPolicyActivatedType` from and to JSON.
@interface DBTEAMLOGProtectPolicyActivatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectPolicyActivatedType *)instance;
+ (DBTEAMLOGProtectPolicyActivatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Dropbox Protect policy was deactivated.
@interface DBTEAMLOGProtectPolicyDeactivatedDetails : DBStoneObject
/// The identifier of the Dropbox Protect policy.
@property (nonatomic, readonly, copy) NSString *policyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPolicyId:(NSString *)policyId;
@end

/// Converts `DBTEAMLOGProtectPolicyDeactivatedDetails` from and to JSON.
@interface DBTEAMLOGProtectPolicyDeactivatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectPolicyDeactivatedDetails *)instance;
+ (DBTEAMLOGProtectPolicyDeactivatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dropbox Protect policy was deactivated.
@interface DBTEAMLOGProtectPolicyDeactivatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectPolicyDeactivatedType` from and to JSON.
@interface DBTEAMLOGProtectPolicyDeactivatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectPolicyDeactivatedType *)instance;
+ (DBTEAMLOGProtectPolicyDeactivatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Dropbox Protect policy was scheduled.
@interface DBTEAMLOGProtectPolicyScheduledDetails : DBStoneObject
/// The identifier of the Dropbox Protect policy.
@property (nonatomic, readonly, copy) NSString *policyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPolicyId:(NSString *)policyId;
@end

/// Converts `DBTEAMLOGProtectPolicyScheduledDetails` from and to JSON.
@interface DBTEAMLOGProtectPolicyScheduledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectPolicyScheduledDetails *)instance;
+ (DBTEAMLOGProtectPolicyScheduledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dropbox Protect policy was scheduled.
@interface DBTEAMLOGProtectPolicyScheduledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectPolicyScheduledType` from and to JSON.
@interface DBTEAMLOGProtectPolicyScheduledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectPolicyScheduledType *)instance;
+ (DBTEAMLOGProtectPolicyScheduledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Dropbox Protect policy was changed.
@interface DBTEAMLOGProtectPolicyUpdatedDetails : DBStoneObject
/// The identifier of the Dropbox Protect policy.
@property (nonatomic, readonly, copy) NSString *policyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPolicyId:(NSString *)policyId;
@end

/// Converts `DBTEAMLOGProtectPolicyUpdatedDetails` from and to JSON.
@interface DBTEAMLOGProtectPolicyUpdatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectPolicyUpdatedDetails *)instance;
+ (DBTEAMLOGProtectPolicyUpdatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dropbox Protect policy was changed.
@interface DBTEAMLOGProtectPolicyUpdatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectPolicyUpdatedType` from and to JSON.
@interface DBTEAMLOGProtectPolicyUpdatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectPolicyUpdatedType *)instance;
+ (DBTEAMLOGProtectPolicyUpdatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGProtectReportCategory`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGProtectReportCategoryTag) {
    /// The overview.
    DBTEAMLOGProtectReportCategoryOverview,
    /// Stale access.
    DBTEAMLOGProtectReportCategoryStaleAccess,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGProtectReportCategoryOther,
};

/// The category of a Dropbox Protect report.
@interface DBTEAMLOGProtectReportCategory : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGProtectReportCategoryTag tag;
/// Creates an object with the tag `overview`.
- (instancetype)initWithOverview;
/// Creates an object with the tag `stale_access`.
- (instancetype)initWithStaleAccess;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `overview`.
- (BOOL)isOverview;
/// Returns whether the tag is `stale_access`.
- (BOOL)isStaleAccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGProtectReportCategory` from and to JSON.
@interface DBTEAMLOGProtectReportCategorySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectReportCategory *)instance;
+ (DBTEAMLOGProtectReportCategory *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGProtectReportMetric`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGProtectReportMetricTag) {
    /// Items owned outside the team, last modified more than 1 year ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver1Year,
    /// Items owned outside the team that the company can access, last modified more than 1 year ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver1YearCompany,
    /// Items owned outside the team that people outside the company can access, last modified more than 1 year ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver1YearOutside,
    /// Items owned outside the team that personal accounts can access, last modified more than 1 year ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver1YearPersonal,
    /// Items owned outside the team that are public, last modified more than 1 year ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver1YearPublic,
    /// Items owned outside the team, last modified more than 2 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver2Years,
    /// Items owned outside the team that the company can access, last modified more than 2 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver2YearsCompany,
    /// Items owned outside the team that people outside the company can access, last modified more than 2 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver2YearsOutside,
    /// Items owned outside the team that personal accounts can access, last modified more than 2 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver2YearsPersonal,
    /// Items owned outside the team that are public, last modified more than 2 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver2YearsPublic,
    /// Items owned outside the team, last modified more than 3 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver3Years,
    /// Items owned outside the team that the company can access, last modified more than 3 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver3YearsCompany,
    /// Items owned outside the team that people outside the company can access, last modified more than 3 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver3YearsOutside,
    /// Items owned outside the team that personal accounts can access, last modified more than 3 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver3YearsPersonal,
    /// Items owned outside the team that are public, last modified more than 3 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver3YearsPublic,
    /// Items owned outside the team, last modified more than 5 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver5Years,
    /// Items owned outside the team that the company can access, last modified more than 5 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver5YearsCompany,
    /// Items owned outside the team that people outside the company can access, last modified more than 5 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver5YearsOutside,
    /// Items owned outside the team that personal accounts can access, last modified more than 5 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver5YearsPersonal,
    /// Items owned outside the team that are public, last modified more than 5 years ago.
    DBTEAMLOGProtectReportMetricExternalModifiedOver5YearsPublic,
    /// Folders that the company can access.
    DBTEAMLOGProtectReportMetricFoldersCompany,
    /// Internal folders.
    DBTEAMLOGProtectReportMetricFoldersInternal,
    /// Folders that people outside the company can access.
    DBTEAMLOGProtectReportMetricFoldersOutside,
    /// Folders that personal accounts can access.
    DBTEAMLOGProtectReportMetricFoldersPersonal,
    /// Folders that are public.
    DBTEAMLOGProtectReportMetricFoldersPublic,
    /// Items owned by the team, last modified more than 1 year ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver1Year,
    /// Items owned by the team that the company can access, last modified more than 1 year ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver1YearCompany,
    /// Items owned by the team that people outside the company can access, last modified more than 1 year ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver1YearOutside,
    /// Items owned by the team that personal accounts can access, last modified more than 1 year ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver1YearPersonal,
    /// Items owned by the team that are public, last modified more than 1 year ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver1YearPublic,
    /// Items owned by the team, last modified more than 2 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver2Years,
    /// Items owned by the team that the company can access, last modified more than 2 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver2YearsCompany,
    /// Items owned by the team that people outside the company can access, last modified more than 2 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver2YearsOutside,
    /// Items owned by the team that personal accounts can access, last modified more than 2 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver2YearsPersonal,
    /// Items owned by the team that are public, last modified more than 2 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver2YearsPublic,
    /// Items owned by the team, last modified more than 3 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver3Years,
    /// Items owned by the team that the company can access, last modified more than 3 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver3YearsCompany,
    /// Items owned by the team that people outside the company can access, last modified more than 3 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver3YearsOutside,
    /// Items owned by the team that personal accounts can access, last modified more than 3 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver3YearsPersonal,
    /// Items owned by the team that are public, last modified more than 3 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver3YearsPublic,
    /// Items owned by the team, last modified more than 5 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver5Years,
    /// Items owned by the team that the company can access, last modified more than 5 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver5YearsCompany,
    /// Items owned by the team that people outside the company can access, last modified more than 5 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver5YearsOutside,
    /// Items owned by the team that personal accounts can access, last modified more than 5 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver5YearsPersonal,
    /// Items owned by the team that are public, last modified more than 5 years ago.
    DBTEAMLOGProtectReportMetricInternalModifiedOver5YearsPublic,
    /// All items.
    DBTEAMLOGProtectReportMetricItemsAll,
    /// Items that the company can access.
    DBTEAMLOGProtectReportMetricItemsCompanyAccess,
    /// Items owned by the team.
    DBTEAMLOGProtectReportMetricItemsInternallyOwned,
    /// Items last modified more than 1 year ago.
    DBTEAMLOGProtectReportMetricItemsModifiedOver1Year,
    /// Items last modified more than 3 years ago.
    DBTEAMLOGProtectReportMetricItemsModifiedOver3Years,
    /// Items that people outside the company can access.
    DBTEAMLOGProtectReportMetricItemsOutsideAccess,
    /// Items that personal accounts can access.
    DBTEAMLOGProtectReportMetricItemsPersonalAccess,
    /// Items with public links.
    DBTEAMLOGProtectReportMetricItemsPublicLinks,
    /// Other folders.
    DBTEAMLOGProtectReportMetricOtherFolders,
    /// Other shared drives.
    DBTEAMLOGProtectReportMetricOtherSharedDrives,
    /// Internal shared drives.
    DBTEAMLOGProtectReportMetricSharedDrivesInternal,
    /// Shared drives that people outside the company can access.
    DBTEAMLOGProtectReportMetricSharedDrivesOutside,
    /// Shared drives that personal accounts can access.
    DBTEAMLOGProtectReportMetricSharedDrivesPersonal,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGProtectReportMetricOther,
};

/// The metric of a Dropbox Protect report.
@interface DBTEAMLOGProtectReportMetric : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGProtectReportMetricTag tag;
/// Creates an object with the tag `external_modified_over_1_year`.
- (instancetype)initWithExternalModifiedOver1Year;
/// Creates an object with the tag `external_modified_over_1_year_company`.
- (instancetype)initWithExternalModifiedOver1YearCompany;
/// Creates an object with the tag `external_modified_over_1_year_outside`.
- (instancetype)initWithExternalModifiedOver1YearOutside;
/// Creates an object with the tag `external_modified_over_1_year_personal`.
- (instancetype)initWithExternalModifiedOver1YearPersonal;
/// Creates an object with the tag `external_modified_over_1_year_public`.
- (instancetype)initWithExternalModifiedOver1YearPublic;
/// Creates an object with the tag `external_modified_over_2_years`.
- (instancetype)initWithExternalModifiedOver2Years;
/// Creates an object with the tag `external_modified_over_2_years_company`.
- (instancetype)initWithExternalModifiedOver2YearsCompany;
/// Creates an object with the tag `external_modified_over_2_years_outside`.
- (instancetype)initWithExternalModifiedOver2YearsOutside;
/// Creates an object with the tag `external_modified_over_2_years_personal`.
- (instancetype)initWithExternalModifiedOver2YearsPersonal;
/// Creates an object with the tag `external_modified_over_2_years_public`.
- (instancetype)initWithExternalModifiedOver2YearsPublic;
/// Creates an object with the tag `external_modified_over_3_years`.
- (instancetype)initWithExternalModifiedOver3Years;
/// Creates an object with the tag `external_modified_over_3_years_company`.
- (instancetype)initWithExternalModifiedOver3YearsCompany;
/// Creates an object with the tag `external_modified_over_3_years_outside`.
- (instancetype)initWithExternalModifiedOver3YearsOutside;
/// Creates an object with the tag `external_modified_over_3_years_personal`.
- (instancetype)initWithExternalModifiedOver3YearsPersonal;
/// Creates an object with the tag `external_modified_over_3_years_public`.
- (instancetype)initWithExternalModifiedOver3YearsPublic;
/// Creates an object with the tag `external_modified_over_5_years`.
- (instancetype)initWithExternalModifiedOver5Years;
/// Creates an object with the tag `external_modified_over_5_years_company`.
- (instancetype)initWithExternalModifiedOver5YearsCompany;
/// Creates an object with the tag `external_modified_over_5_years_outside`.
- (instancetype)initWithExternalModifiedOver5YearsOutside;
/// Creates an object with the tag `external_modified_over_5_years_personal`.
- (instancetype)initWithExternalModifiedOver5YearsPersonal;
/// Creates an object with the tag `external_modified_over_5_years_public`.
- (instancetype)initWithExternalModifiedOver5YearsPublic;
/// Creates an object with the tag `folders_company`.
- (instancetype)initWithFoldersCompany;
/// Creates an object with the tag `folders_internal`.
- (instancetype)initWithFoldersInternal;
/// Creates an object with the tag `folders_outside`.
- (instancetype)initWithFoldersOutside;
/// Creates an object with the tag `folders_personal`.
- (instancetype)initWithFoldersPersonal;
/// Creates an object with the tag `folders_public`.
- (instancetype)initWithFoldersPublic;
/// Creates an object with the tag `internal_modified_over_1_year`.
- (instancetype)initWithInternalModifiedOver1Year;
/// Creates an object with the tag `internal_modified_over_1_year_company`.
- (instancetype)initWithInternalModifiedOver1YearCompany;
/// Creates an object with the tag `internal_modified_over_1_year_outside`.
- (instancetype)initWithInternalModifiedOver1YearOutside;
/// Creates an object with the tag `internal_modified_over_1_year_personal`.
- (instancetype)initWithInternalModifiedOver1YearPersonal;
/// Creates an object with the tag `internal_modified_over_1_year_public`.
- (instancetype)initWithInternalModifiedOver1YearPublic;
/// Creates an object with the tag `internal_modified_over_2_years`.
- (instancetype)initWithInternalModifiedOver2Years;
/// Creates an object with the tag `internal_modified_over_2_years_company`.
- (instancetype)initWithInternalModifiedOver2YearsCompany;
/// Creates an object with the tag `internal_modified_over_2_years_outside`.
- (instancetype)initWithInternalModifiedOver2YearsOutside;
/// Creates an object with the tag `internal_modified_over_2_years_personal`.
- (instancetype)initWithInternalModifiedOver2YearsPersonal;
/// Creates an object with the tag `internal_modified_over_2_years_public`.
- (instancetype)initWithInternalModifiedOver2YearsPublic;
/// Creates an object with the tag `internal_modified_over_3_years`.
- (instancetype)initWithInternalModifiedOver3Years;
/// Creates an object with the tag `internal_modified_over_3_years_company`.
- (instancetype)initWithInternalModifiedOver3YearsCompany;
/// Creates an object with the tag `internal_modified_over_3_years_outside`.
- (instancetype)initWithInternalModifiedOver3YearsOutside;
/// Creates an object with the tag `internal_modified_over_3_years_personal`.
- (instancetype)initWithInternalModifiedOver3YearsPersonal;
/// Creates an object with the tag `internal_modified_over_3_years_public`.
- (instancetype)initWithInternalModifiedOver3YearsPublic;
/// Creates an object with the tag `internal_modified_over_5_years`.
- (instancetype)initWithInternalModifiedOver5Years;
/// Creates an object with the tag `internal_modified_over_5_years_company`.
- (instancetype)initWithInternalModifiedOver5YearsCompany;
/// Creates an object with the tag `internal_modified_over_5_years_outside`.
- (instancetype)initWithInternalModifiedOver5YearsOutside;
/// Creates an object with the tag `internal_modified_over_5_years_personal`.
- (instancetype)initWithInternalModifiedOver5YearsPersonal;
/// Creates an object with the tag `internal_modified_over_5_years_public`.
- (instancetype)initWithInternalModifiedOver5YearsPublic;
/// Creates an object with the tag `items_all`.
- (instancetype)initWithItemsAll;
/// Creates an object with the tag `items_company_access`.
- (instancetype)initWithItemsCompanyAccess;
/// Creates an object with the tag `items_internally_owned`.
- (instancetype)initWithItemsInternallyOwned;
/// Creates an object with the tag `items_modified_over_1_year`.
- (instancetype)initWithItemsModifiedOver1Year;
/// Creates an object with the tag `items_modified_over_3_years`.
- (instancetype)initWithItemsModifiedOver3Years;
/// Creates an object with the tag `items_outside_access`.
- (instancetype)initWithItemsOutsideAccess;
/// Creates an object with the tag `items_personal_access`.
- (instancetype)initWithItemsPersonalAccess;
/// Creates an object with the tag `items_public_links`.
- (instancetype)initWithItemsPublicLinks;
/// Creates an object with the tag `other_folders`.
- (instancetype)initWithOtherFolders;
/// Creates an object with the tag `other_shared_drives`.
- (instancetype)initWithOtherSharedDrives;
/// Creates an object with the tag `shared_drives_internal`.
- (instancetype)initWithSharedDrivesInternal;
/// Creates an object with the tag `shared_drives_outside`.
- (instancetype)initWithSharedDrivesOutside;
/// Creates an object with the tag `shared_drives_personal`.
- (instancetype)initWithSharedDrivesPersonal;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `external_modified_over_1_year`.
- (BOOL)isExternalModifiedOver1Year;
/// Returns whether the tag is `external_modified_over_1_year_company`.
- (BOOL)isExternalModifiedOver1YearCompany;
/// Returns whether the tag is `external_modified_over_1_year_outside`.
- (BOOL)isExternalModifiedOver1YearOutside;
/// Returns whether the tag is `external_modified_over_1_year_personal`.
- (BOOL)isExternalModifiedOver1YearPersonal;
/// Returns whether the tag is `external_modified_over_1_year_public`.
- (BOOL)isExternalModifiedOver1YearPublic;
/// Returns whether the tag is `external_modified_over_2_years`.
- (BOOL)isExternalModifiedOver2Years;
/// Returns whether the tag is `external_modified_over_2_years_company`.
- (BOOL)isExternalModifiedOver2YearsCompany;
/// Returns whether the tag is `external_modified_over_2_years_outside`.
- (BOOL)isExternalModifiedOver2YearsOutside;
/// Returns whether the tag is `external_modified_over_2_years_personal`.
- (BOOL)isExternalModifiedOver2YearsPersonal;
/// Returns whether the tag is `external_modified_over_2_years_public`.
- (BOOL)isExternalModifiedOver2YearsPublic;
/// Returns whether the tag is `external_modified_over_3_years`.
- (BOOL)isExternalModifiedOver3Years;
/// Returns whether the tag is `external_modified_over_3_years_company`.
- (BOOL)isExternalModifiedOver3YearsCompany;
/// Returns whether the tag is `external_modified_over_3_years_outside`.
- (BOOL)isExternalModifiedOver3YearsOutside;
/// Returns whether the tag is `external_modified_over_3_years_personal`.
- (BOOL)isExternalModifiedOver3YearsPersonal;
/// Returns whether the tag is `external_modified_over_3_years_public`.
- (BOOL)isExternalModifiedOver3YearsPublic;
/// Returns whether the tag is `external_modified_over_5_years`.
- (BOOL)isExternalModifiedOver5Years;
/// Returns whether the tag is `external_modified_over_5_years_company`.
- (BOOL)isExternalModifiedOver5YearsCompany;
/// Returns whether the tag is `external_modified_over_5_years_outside`.
- (BOOL)isExternalModifiedOver5YearsOutside;
/// Returns whether the tag is `external_modified_over_5_years_personal`.
- (BOOL)isExternalModifiedOver5YearsPersonal;
/// Returns whether the tag is `external_modified_over_5_years_public`.
- (BOOL)isExternalModifiedOver5YearsPublic;
/// Returns whether the tag is `folders_company`.
- (BOOL)isFoldersCompany;
/// Returns whether the tag is `folders_internal`.
- (BOOL)isFoldersInternal;
/// Returns whether the tag is `folders_outside`.
- (BOOL)isFoldersOutside;
/// Returns whether the tag is `folders_personal`.
- (BOOL)isFoldersPersonal;
/// Returns whether the tag is `folders_public`.
- (BOOL)isFoldersPublic;
/// Returns whether the tag is `internal_modified_over_1_year`.
- (BOOL)isInternalModifiedOver1Year;
/// Returns whether the tag is `internal_modified_over_1_year_company`.
- (BOOL)isInternalModifiedOver1YearCompany;
/// Returns whether the tag is `internal_modified_over_1_year_outside`.
- (BOOL)isInternalModifiedOver1YearOutside;
/// Returns whether the tag is `internal_modified_over_1_year_personal`.
- (BOOL)isInternalModifiedOver1YearPersonal;
/// Returns whether the tag is `internal_modified_over_1_year_public`.
- (BOOL)isInternalModifiedOver1YearPublic;
/// Returns whether the tag is `internal_modified_over_2_years`.
- (BOOL)isInternalModifiedOver2Years;
/// Returns whether the tag is `internal_modified_over_2_years_company`.
- (BOOL)isInternalModifiedOver2YearsCompany;
/// Returns whether the tag is `internal_modified_over_2_years_outside`.
- (BOOL)isInternalModifiedOver2YearsOutside;
/// Returns whether the tag is `internal_modified_over_2_years_personal`.
- (BOOL)isInternalModifiedOver2YearsPersonal;
/// Returns whether the tag is `internal_modified_over_2_years_public`.
- (BOOL)isInternalModifiedOver2YearsPublic;
/// Returns whether the tag is `internal_modified_over_3_years`.
- (BOOL)isInternalModifiedOver3Years;
/// Returns whether the tag is `internal_modified_over_3_years_company`.
- (BOOL)isInternalModifiedOver3YearsCompany;
/// Returns whether the tag is `internal_modified_over_3_years_outside`.
- (BOOL)isInternalModifiedOver3YearsOutside;
/// Returns whether the tag is `internal_modified_over_3_years_personal`.
- (BOOL)isInternalModifiedOver3YearsPersonal;
/// Returns whether the tag is `internal_modified_over_3_years_public`.
- (BOOL)isInternalModifiedOver3YearsPublic;
/// Returns whether the tag is `internal_modified_over_5_years`.
- (BOOL)isInternalModifiedOver5Years;
/// Returns whether the tag is `internal_modified_over_5_years_company`.
- (BOOL)isInternalModifiedOver5YearsCompany;
/// Returns whether the tag is `internal_modified_over_5_years_outside`.
- (BOOL)isInternalModifiedOver5YearsOutside;
/// Returns whether the tag is `internal_modified_over_5_years_personal`.
- (BOOL)isInternalModifiedOver5YearsPersonal;
/// Returns whether the tag is `internal_modified_over_5_years_public`.
- (BOOL)isInternalModifiedOver5YearsPublic;
/// Returns whether the tag is `items_all`.
- (BOOL)isItemsAll;
/// Returns whether the tag is `items_company_access`.
- (BOOL)isItemsCompanyAccess;
/// Returns whether the tag is `items_internally_owned`.
- (BOOL)isItemsInternallyOwned;
/// Returns whether the tag is `items_modified_over_1_year`.
- (BOOL)isItemsModifiedOver1Year;
/// Returns whether the tag is `items_modified_over_3_years`.
- (BOOL)isItemsModifiedOver3Years;
/// Returns whether the tag is `items_outside_access`.
- (BOOL)isItemsOutsideAccess;
/// Returns whether the tag is `items_personal_access`.
- (BOOL)isItemsPersonalAccess;
/// Returns whether the tag is `items_public_links`.
- (BOOL)isItemsPublicLinks;
/// Returns whether the tag is `other_folders`.
- (BOOL)isOtherFolders;
/// Returns whether the tag is `other_shared_drives`.
- (BOOL)isOtherSharedDrives;
/// Returns whether the tag is `shared_drives_internal`.
- (BOOL)isSharedDrivesInternal;
/// Returns whether the tag is `shared_drives_outside`.
- (BOOL)isSharedDrivesOutside;
/// Returns whether the tag is `shared_drives_personal`.
- (BOOL)isSharedDrivesPersonal;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGProtectReportMetric` from and to JSON.
@interface DBTEAMLOGProtectReportMetricSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectReportMetric *)instance;
+ (DBTEAMLOGProtectReportMetric *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGProtectReportSection`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGProtectReportSectionTag) {
    /// The items.
    DBTEAMLOGProtectReportSectionItems,
    /// Other content in the overview.
    DBTEAMLOGProtectReportSectionOverviewOther,
    /// Content owned outside the team.
    DBTEAMLOGProtectReportSectionOwnedExternally,
    /// Content owned by the team.
    DBTEAMLOGProtectReportSectionOwnedInternally,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGProtectReportSectionOther,
};

/// The section of a Dropbox Protect report.
@interface DBTEAMLOGProtectReportSection : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGProtectReportSectionTag tag;
/// Creates an object with the tag `items`.
- (instancetype)initWithItems;
/// Creates an object with the tag `overview_other`.
- (instancetype)initWithOverviewOther;
/// Creates an object with the tag `owned_externally`.
- (instancetype)initWithOwnedExternally;
/// Creates an object with the tag `owned_internally`.
- (instancetype)initWithOwnedInternally;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `items`.
- (BOOL)isItems;
/// Returns whether the tag is `overview_other`.
- (BOOL)isOverviewOther;
/// Returns whether the tag is `owned_externally`.
- (BOOL)isOwnedExternally;
/// Returns whether the tag is `owned_internally`.
- (BOOL)isOwnedInternally;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGProtectReportSection` from and to JSON.
@interface DBTEAMLOGProtectReportSectionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectReportSection *)instance;
+ (DBTEAMLOGProtectReportSection *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Dropbox Protect report was viewed.
@interface DBTEAMLOGProtectReportViewDetails : DBStoneObject
/// The category of the report.
@property (nonatomic, readonly) DBTEAMLOGProtectReportCategory *reportCategory;
/// The section of the report.
@property (nonatomic, readonly, nullable) DBTEAMLOGProtectReportSection *reportSection;
/// The metric of the report.
@property (nonatomic, readonly, nullable) DBTEAMLOGProtectReportMetric *reportMetric;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithReportCategory:(DBTEAMLOGProtectReportCategory *)reportCategory
    reportSection:(nullable DBTEAMLOGProtectReportSection *)reportSection
    reportMetric:(nullable DBTEAMLOGProtectReportMetric *)reportMetric;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithReportCategory:(DBTEAMLOGProtectReportCategory *)reportCategory;
@end

/// Converts `DBTEAMLOGProtectReportViewDetails` from and to JSON.
@interface DBTEAMLOGProtectReportViewDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectReportViewDetails *)instance;
+ (DBTEAMLOGProtectReportViewDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dropbox Protect report was viewed.
@interface DBTEAMLOGProtectReportViewType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProtectReportViewType` from and to JSON.
@interface DBTEAMLOGProtectReportViewTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProtectReportViewType *)instance;
+ (DBTEAMLOGProtectReportViewType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
