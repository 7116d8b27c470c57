// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsProtectActionAddCollaboratorDetails, DBXTeamLogEventDetailsProtectActionAddLinkDetails,
    DBXTeamLogEventDetailsProtectActionDeleteDetails, DBXTeamLogEventDetailsProtectActionExportDetails,
    DBXTeamLogEventDetailsProtectActionRemoveCollaboratorDetails, DBXTeamLogEventDetailsProtectActionRemoveLinkDetails,
    DBXTeamLogEventDetailsProtectActionStopSharingDetails, DBXTeamLogEventDetailsProtectInternalDomainsChangedDetails,
    DBXTeamLogEventDetailsProtectPolicyActivatedDetails, DBXTeamLogEventDetailsProtectPolicyDeactivatedDetails,
    DBXTeamLogEventDetailsProtectPolicyScheduledDetails, DBXTeamLogEventDetailsProtectPolicyUpdatedDetails,
    DBXTeamLogEventDetailsProtectReportViewDetails, DBXTeamLogEventTypeArgProtectActionAddCollaborator,
    DBXTeamLogEventTypeArgProtectActionAddLink, DBXTeamLogEventTypeArgProtectActionDelete,
    DBXTeamLogEventTypeArgProtectActionExport, DBXTeamLogEventTypeArgProtectActionRemoveCollaborator,
    DBXTeamLogEventTypeArgProtectActionRemoveLink, DBXTeamLogEventTypeArgProtectActionStopSharing,
    DBXTeamLogEventTypeArgProtectInternalDomainsChanged, DBXTeamLogEventTypeArgProtectPolicyActivated,
    DBXTeamLogEventTypeArgProtectPolicyDeactivated, DBXTeamLogEventTypeArgProtectPolicyScheduled,
    DBXTeamLogEventTypeArgProtectPolicyUpdated, DBXTeamLogEventTypeArgProtectReportView,
    DBXTeamLogEventTypeProtectActionAddCollaborator, DBXTeamLogEventTypeProtectActionAddLink,
    DBXTeamLogEventTypeProtectActionDelete, DBXTeamLogEventTypeProtectActionExport,
    DBXTeamLogEventTypeProtectActionRemoveCollaborator, DBXTeamLogEventTypeProtectActionRemoveLink,
    DBXTeamLogEventTypeProtectActionStopSharing, DBXTeamLogEventTypeProtectInternalDomainsChanged,
    DBXTeamLogEventTypeProtectPolicyActivated, DBXTeamLogEventTypeProtectPolicyDeactivated,
    DBXTeamLogEventTypeProtectPolicyScheduled, DBXTeamLogEventTypeProtectPolicyUpdated,
    DBXTeamLogEventTypeProtectReportView, DBXTeamLogProtectActionAddCollaboratorDetails,
    DBXTeamLogProtectActionAddCollaboratorType, DBXTeamLogProtectActionAddLinkDetails,
    DBXTeamLogProtectActionAddLinkType, DBXTeamLogProtectActionDeleteDetails, DBXTeamLogProtectActionDeleteType,
    DBXTeamLogProtectActionExportDetails, DBXTeamLogProtectActionExportType,
    DBXTeamLogProtectActionRemoveCollaboratorDetails, DBXTeamLogProtectActionRemoveCollaboratorType,
    DBXTeamLogProtectActionRemoveLinkDetails, DBXTeamLogProtectActionRemoveLinkType,
    DBXTeamLogProtectActionStopSharingDetails, DBXTeamLogProtectActionStopSharingType,
    DBXTeamLogProtectInternalDomainsChangedDetails, DBXTeamLogProtectInternalDomainsChangedType,
    DBXTeamLogProtectPolicyActivatedDetails, DBXTeamLogProtectPolicyActivatedType,
    DBXTeamLogProtectPolicyDeactivatedDetails, DBXTeamLogProtectPolicyDeactivatedType,
    DBXTeamLogProtectPolicyScheduledDetails, DBXTeamLogProtectPolicyScheduledType,
    DBXTeamLogProtectPolicyUpdatedDetails, DBXTeamLogProtectPolicyUpdatedType, DBXTeamLogProtectReportCategoryOther,
    DBXTeamLogProtectReportCategoryOverview, DBXTeamLogProtectReportCategoryStaleAccess,
    DBXTeamLogProtectReportMetricExternalModifiedOver1Year,
    DBXTeamLogProtectReportMetricExternalModifiedOver1YearCompany,
    DBXTeamLogProtectReportMetricExternalModifiedOver1YearOutside,
    DBXTeamLogProtectReportMetricExternalModifiedOver1YearPersonal,
    DBXTeamLogProtectReportMetricExternalModifiedOver1YearPublic,
    DBXTeamLogProtectReportMetricExternalModifiedOver2Years,
    DBXTeamLogProtectReportMetricExternalModifiedOver2YearsCompany,
    DBXTeamLogProtectReportMetricExternalModifiedOver2YearsOutside,
    DBXTeamLogProtectReportMetricExternalModifiedOver2YearsPersonal,
    DBXTeamLogProtectReportMetricExternalModifiedOver2YearsPublic,
    DBXTeamLogProtectReportMetricExternalModifiedOver3Years,
    DBXTeamLogProtectReportMetricExternalModifiedOver3YearsCompany,
    DBXTeamLogProtectReportMetricExternalModifiedOver3YearsOutside,
    DBXTeamLogProtectReportMetricExternalModifiedOver3YearsPersonal,
    DBXTeamLogProtectReportMetricExternalModifiedOver3YearsPublic,
    DBXTeamLogProtectReportMetricExternalModifiedOver5Years,
    DBXTeamLogProtectReportMetricExternalModifiedOver5YearsCompany,
    DBXTeamLogProtectReportMetricExternalModifiedOver5YearsOutside,
    DBXTeamLogProtectReportMetricExternalModifiedOver5YearsPersonal,
    DBXTeamLogProtectReportMetricExternalModifiedOver5YearsPublic, DBXTeamLogProtectReportMetricFoldersCompany,
    DBXTeamLogProtectReportMetricFoldersInternal, DBXTeamLogProtectReportMetricFoldersOutside,
    DBXTeamLogProtectReportMetricFoldersPersonal, DBXTeamLogProtectReportMetricFoldersPublic,
    DBXTeamLogProtectReportMetricInternalModifiedOver1Year,
    DBXTeamLogProtectReportMetricInternalModifiedOver1YearCompany,
    DBXTeamLogProtectReportMetricInternalModifiedOver1YearOutside,
    DBXTeamLogProtectReportMetricInternalModifiedOver1YearPersonal,
    DBXTeamLogProtectReportMetricInternalModifiedOver1YearPublic,
    DBXTeamLogProtectReportMetricInternalModifiedOver2Years,
    DBXTeamLogProtectReportMetricInternalModifiedOver2YearsCompany,
    DBXTeamLogProtectReportMetricInternalModifiedOver2YearsOutside,
    DBXTeamLogProtectReportMetricInternalModifiedOver2YearsPersonal,
    DBXTeamLogProtectReportMetricInternalModifiedOver2YearsPublic,
    DBXTeamLogProtectReportMetricInternalModifiedOver3Years,
    DBXTeamLogProtectReportMetricInternalModifiedOver3YearsCompany,
    DBXTeamLogProtectReportMetricInternalModifiedOver3YearsOutside,
    DBXTeamLogProtectReportMetricInternalModifiedOver3YearsPersonal,
    DBXTeamLogProtectReportMetricInternalModifiedOver3YearsPublic,
    DBXTeamLogProtectReportMetricInternalModifiedOver5Years,
    DBXTeamLogProtectReportMetricInternalModifiedOver5YearsCompany,
    DBXTeamLogProtectReportMetricInternalModifiedOver5YearsOutside,
    DBXTeamLogProtectReportMetricInternalModifiedOver5YearsPersonal,
    DBXTeamLogProtectReportMetricInternalModifiedOver5YearsPublic, DBXTeamLogProtectReportMetricItemsAll,
    DBXTeamLogProtectReportMetricItemsCompanyAccess, DBXTeamLogProtectReportMetricItemsInternallyOwned,
    DBXTeamLogProtectReportMetricItemsModifiedOver1Year, DBXTeamLogProtectReportMetricItemsModifiedOver3Years,
    DBXTeamLogProtectReportMetricItemsOutsideAccess, DBXTeamLogProtectReportMetricItemsPersonalAccess,
    DBXTeamLogProtectReportMetricItemsPublicLinks, DBXTeamLogProtectReportMetricOther,
    DBXTeamLogProtectReportMetricOtherFolders, DBXTeamLogProtectReportMetricOtherSharedDrives,
    DBXTeamLogProtectReportMetricSharedDrivesInternal, DBXTeamLogProtectReportMetricSharedDrivesOutside,
    DBXTeamLogProtectReportMetricSharedDrivesPersonal, DBXTeamLogProtectReportSectionItems,
    DBXTeamLogProtectReportSectionOther, DBXTeamLogProtectReportSectionOverviewOther,
    DBXTeamLogProtectReportSectionOwnedExternally, DBXTeamLogProtectReportSectionOwnedInternally,
    DBXTeamLogProtectReportViewDetails, DBXTeamLogProtectReportViewType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (ProtectMembers)
/// The object if its tag is `protect_action_add_collaborator_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectActionAddCollaboratorDetails *asProtectActionAddCollaboratorDetails;

/// The object if its tag is `protect_action_add_link_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectActionAddLinkDetails *asProtectActionAddLinkDetails;

/// The object if its tag is `protect_action_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectActionDeleteDetails *asProtectActionDeleteDetails;

/// The object if its tag is `protect_action_export_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectActionExportDetails *asProtectActionExportDetails;

/// The object if its tag is `protect_action_remove_collaborator_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectActionRemoveCollaboratorDetails *asProtectActionRemoveCollaboratorDetails;

/// The object if its tag is `protect_action_remove_link_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectActionRemoveLinkDetails *asProtectActionRemoveLinkDetails;

/// The object if its tag is `protect_action_stop_sharing_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectActionStopSharingDetails *asProtectActionStopSharingDetails;

/// The object if its tag is `protect_internal_domains_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectInternalDomainsChangedDetails *asProtectInternalDomainsChangedDetails;

/// The object if its tag is `protect_policy_activated_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectPolicyActivatedDetails *asProtectPolicyActivatedDetails;

/// The object if its tag is `protect_policy_deactivated_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectPolicyDeactivatedDetails *asProtectPolicyDeactivatedDetails;

/// The object if its tag is `protect_policy_scheduled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectPolicyScheduledDetails *asProtectPolicyScheduledDetails;

/// The object if its tag is `protect_policy_updated_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProtectPolicyUpdatedDetails *asProtectPolicyUpdatedDetails;

/// The object if its tag is `protect_report_view_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsProtectReportViewDetails *asProtectReportViewDetails;
@end

/// Details of an event in which collaborators were added with Dropbox Protect.
@interface DBXTeamLogEventDetailsProtectActionAddCollaboratorDetails : DBXTeamLogEventDetails
/// The value of `protect_action_add_collaborator_details`.
@property (nonatomic, strong) DBXTeamLogProtectActionAddCollaboratorDetails *protectActionAddCollaboratorDetails;

/// Creates an object with the tag `protect_action_add_collaborator_details`.
- (instancetype)init:(DBXTeamLogProtectActionAddCollaboratorDetails *)protectActionAddCollaboratorDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link was added with Dropbox Protect.
@interface DBXTeamLogEventDetailsProtectActionAddLinkDetails : DBXTeamLogEventDetails
/// The value of `protect_action_add_link_details`.
@property (nonatomic, strong) DBXTeamLogProtectActionAddLinkDetails *protectActionAddLinkDetails;
/// Creates an object with the tag `protect_action_add_link_details`.
- (instancetype)init:(DBXTeamLogProtectActionAddLinkDetails *)protectActionAddLinkDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which content was deleted with Dropbox Protect.
@interface DBXTeamLogEventDetailsProtectActionDeleteDetails : DBXTeamLogEventDetails
/// The value of `protect_action_delete_details`.
@property (nonatomic, strong) DBXTeamLogProtectActionDeleteDetails *protectActionDeleteDetails;
/// Creates an object with the tag `protect_action_delete_details`.
- (instancetype)init:(DBXTeamLogProtectActionDeleteDetails *)protectActionDeleteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which content was exported with Dropbox Protect.
@interface DBXTeamLogEventDetailsProtectActionExportDetails : DBXTeamLogEventDetails
/// The value of `protect_action_export_details`.
@property (nonatomic, strong) DBXTeamLogProtectActionExportDetails *protectActionExportDetails;
/// Creates an object with the tag `protect_action_export_details`.
- (instancetype)init:(DBXTeamLogProtectActionExportDetails *)protectActionExportDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which collaborators were removed with Dropbox Protect.
@interface DBXTeamLogEventDetailsProtectActionRemoveCollaboratorDetails : DBXTeamLogEventDetails
/// The value of `protect_action_remove_collaborator_details`.
@property (nonatomic, strong) DBXTeamLogProtectActionRemoveCollaboratorDetails *protectActionRemoveCollaboratorDetails;

/// Creates an object with the tag `protect_action_remove_collaborator_details`.
- (instancetype)init:(DBXTeamLogProtectActionRemoveCollaboratorDetails *)protectActionRemoveCollaboratorDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link was removed with Dropbox Protect.
@interface DBXTeamLogEventDetailsProtectActionRemoveLinkDetails : DBXTeamLogEventDetails
/// The value of `protect_action_remove_link_details`.
@property (nonatomic, strong) DBXTeamLogProtectActionRemoveLinkDetails *protectActionRemoveLinkDetails;

/// Creates an object with the tag `protect_action_remove_link_details`.
- (instancetype)init:(DBXTeamLogProtectActionRemoveLinkDetails *)protectActionRemoveLinkDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sharing of content was ended with Dropbox Protect.
@interface DBXTeamLogEventDetailsProtectActionStopSharingDetails : DBXTeamLogEventDetails
/// The value of `protect_action_stop_sharing_details`.
@property (nonatomic, strong) DBXTeamLogProtectActionStopSharingDetails *protectActionStopSharingDetails;

/// Creates an object with the tag `protect_action_stop_sharing_details`.
- (instancetype)init:(DBXTeamLogProtectActionStopSharingDetails *)protectActionStopSharingDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the list of internal domains of Dropbox Protect was changed.
@interface DBXTeamLogEventDetailsProtectInternalDomainsChangedDetails : DBXTeamLogEventDetails
/// The value of `protect_internal_domains_changed_details`.
@property (nonatomic, strong) DBXTeamLogProtectInternalDomainsChangedDetails *protectInternalDomainsChangedDetails;

/// Creates an object with the tag `protect_internal_domains_changed_details`.
- (instancetype)init:(DBXTeamLogProtectInternalDomainsChangedDetails *)protectInternalDomainsChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dropbox Protect policy was activated.
@interface DBXTeamLogEventDetailsProtectPolicyActivatedDetails : DBXTeamLogEventDetails
/// The value of `protect_policy_activated_details`.
@property (nonatomic, strong) DBXTeamLogProtectPolicyActivatedDetails *protectPolicyActivatedDetails;
/// Creates an object with the tag `protect_policy_activated_details`.
- (instancetype)init:(DBXTeamLogProtectPolicyActivatedDetails *)protectPolicyActivatedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dropbox Protect policy was deactivated.
@interface DBXTeamLogEventDetailsProtectPolicyDeactivatedDetails : DBXTeamLogEventDetails
/// The value of `protect_policy_deactivated_details`.
@property (nonatomic, strong) DBXTeamLogProtectPolicyDeactivatedDetails *protectPolicyDeactivatedDetails;

/// Creates an object with the tag `protect_policy_deactivated_details`.
- (instancetype)init:(DBXTeamLogProtectPolicyDeactivatedDetails *)protectPolicyDeactivatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dropbox Protect policy was scheduled.
@interface DBXTeamLogEventDetailsProtectPolicyScheduledDetails : DBXTeamLogEventDetails
/// The value of `protect_policy_scheduled_details`.
@property (nonatomic, strong) DBXTeamLogProtectPolicyScheduledDetails *protectPolicyScheduledDetails;
/// Creates an object with the tag `protect_policy_scheduled_details`.
- (instancetype)init:(DBXTeamLogProtectPolicyScheduledDetails *)protectPolicyScheduledDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dropbox Protect policy was changed.
@interface DBXTeamLogEventDetailsProtectPolicyUpdatedDetails : DBXTeamLogEventDetails
/// The value of `protect_policy_updated_details`.
@property (nonatomic, strong) DBXTeamLogProtectPolicyUpdatedDetails *protectPolicyUpdatedDetails;
/// Creates an object with the tag `protect_policy_updated_details`.
- (instancetype)init:(DBXTeamLogProtectPolicyUpdatedDetails *)protectPolicyUpdatedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dropbox Protect report was viewed.
@interface DBXTeamLogEventDetailsProtectReportViewDetails : DBXTeamLogEventDetails
/// The value of `protect_report_view_details`.
@property (nonatomic, strong) DBXTeamLogProtectReportViewDetails *protectReportViewDetails;
/// Creates an object with the tag `protect_report_view_details`.
- (instancetype)init:(DBXTeamLogProtectReportViewDetails *)protectReportViewDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (ProtectMembers)
/// The object if its tag is `protect_action_add_collaborator`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeProtectActionAddCollaborator *asProtectActionAddCollaborator;

/// The object if its tag is `protect_action_add_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProtectActionAddLink *asProtectActionAddLink;
/// The object if its tag is `protect_action_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProtectActionDelete *asProtectActionDelete;
/// The object if its tag is `protect_action_export`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProtectActionExport *asProtectActionExport;

/// The object if its tag is `protect_action_remove_collaborator`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeProtectActionRemoveCollaborator *asProtectActionRemoveCollaborator;

/// The object if its tag is `protect_action_remove_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProtectActionRemoveLink *asProtectActionRemoveLink;
/// The object if its tag is `protect_action_stop_sharing`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProtectActionStopSharing *asProtectActionStopSharing;

/// The object if its tag is `protect_internal_domains_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeProtectInternalDomainsChanged *asProtectInternalDomainsChanged;

/// The object if its tag is `protect_policy_activated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProtectPolicyActivated *asProtectPolicyActivated;
/// The object if its tag is `protect_policy_deactivated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProtectPolicyDeactivated *asProtectPolicyDeactivated;
/// The object if its tag is `protect_policy_scheduled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProtectPolicyScheduled *asProtectPolicyScheduled;
/// The object if its tag is `protect_policy_updated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProtectPolicyUpdated *asProtectPolicyUpdated;
/// The object if its tag is `protect_report_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProtectReportView *asProtectReportView;
@end

/// Collaborators were added with Dropbox Protect.
@interface DBXTeamLogEventTypeProtectActionAddCollaborator : DBXTeamLogEventType
/// The value of `protect_action_add_collaborator`.
@property (nonatomic, strong) DBXTeamLogProtectActionAddCollaboratorType *protectActionAddCollaborator;

/// Creates an object with the tag `protect_action_add_collaborator`.
- (instancetype)init:(DBXTeamLogProtectActionAddCollaboratorType *)protectActionAddCollaborator
    NS_DESIGNATED_INITIALIZER;
@end

/// A link was added with Dropbox Protect.
@interface DBXTeamLogEventTypeProtectActionAddLink : DBXTeamLogEventType
/// The value of `protect_action_add_link`.
@property (nonatomic, strong) DBXTeamLogProtectActionAddLinkType *protectActionAddLink;
/// Creates an object with the tag `protect_action_add_link`.
- (instancetype)init:(DBXTeamLogProtectActionAddLinkType *)protectActionAddLink NS_DESIGNATED_INITIALIZER;
@end

/// Content was deleted with Dropbox Protect.
@interface DBXTeamLogEventTypeProtectActionDelete : DBXTeamLogEventType
/// The value of `protect_action_delete`.
@property (nonatomic, strong) DBXTeamLogProtectActionDeleteType *protectActionDelete;
/// Creates an object with the tag `protect_action_delete`.
- (instancetype)init:(DBXTeamLogProtectActionDeleteType *)protectActionDelete NS_DESIGNATED_INITIALIZER;
@end

/// Content was exported with Dropbox Protect.
@interface DBXTeamLogEventTypeProtectActionExport : DBXTeamLogEventType
/// The value of `protect_action_export`.
@property (nonatomic, strong) DBXTeamLogProtectActionExportType *protectActionExport;
/// Creates an object with the tag `protect_action_export`.
- (instancetype)init:(DBXTeamLogProtectActionExportType *)protectActionExport NS_DESIGNATED_INITIALIZER;
@end

/// Collaborators were removed with Dropbox Protect.
@interface DBXTeamLogEventTypeProtectActionRemoveCollaborator : DBXTeamLogEventType
/// The value of `protect_action_remove_collaborator`.
@property (nonatomic, strong) DBXTeamLogProtectActionRemoveCollaboratorType *protectActionRemoveCollaborator;

/// Creates an object with the tag `protect_action_remove_collaborator`.
- (instancetype)init:(DBXTeamLogProtectActionRemoveCollaboratorType *)protectActionRemoveCollaborator
    NS_DESIGNATED_INITIALIZER;
@end

/// A link was removed with Dropbox Protect.
@interface DBXTeamLogEventTypeProtectActionRemoveLink : DBXTeamLogEventType
/// The value of `protect_action_remove_link`.
@property (nonatomic, strong) DBXTeamLogProtectActionRemoveLinkType *protectActionRemoveLink;
/// Creates an object with the tag `protect_action_remove_link`.
- (instancetype)init:(DBXTeamLogProtectActionRemoveLinkType *)protectActionRemoveLink NS_DESIGNATED_INITIALIZER;
@end

/// The sharing of content was ended with Dropbox Protect.
@interface DBXTeamLogEventTypeProtectActionStopSharing : DBXTeamLogEventType
/// The value of `protect_action_stop_sharing`.
@property (nonatomic, strong) DBXTeamLogProtectActionStopSharingType *protectActionStopSharing;
/// Creates an object with the tag `protect_action_stop_sharing`.
- (instancetype)init:(DBXTeamLogProtectActionStopSharingType *)protectActionStopSharing NS_DESIGNATED_INITIALIZER;
@end

/// The list of internal domains of Dropbox Protect was changed.
@interface DBXTeamLogEventTypeProtectInternalDomainsChanged : DBXTeamLogEventType
/// The value of `protect_internal_domains_changed`.
@property (nonatomic, strong) DBXTeamLogProtectInternalDomainsChangedType *protectInternalDomainsChanged;

/// Creates an object with the tag `protect_internal_domains_changed`.
- (instancetype)init:(DBXTeamLogProtectInternalDomainsChangedType *)protectInternalDomainsChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox Protect policy was activated.
@interface DBXTeamLogEventTypeProtectPolicyActivated : DBXTeamLogEventType
/// The value of `protect_policy_activated`.
@property (nonatomic, strong) DBXTeamLogProtectPolicyActivatedType *protectPolicyActivated;
/// Creates an object with the tag `protect_policy_activated`.
- (instancetype)init:(DBXTeamLogProtectPolicyActivatedType *)protectPolicyActivated NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox Protect policy was deactivated.
@interface DBXTeamLogEventTypeProtectPolicyDeactivated : DBXTeamLogEventType
/// The value of `protect_policy_deactivated`.
@property (nonatomic, strong) DBXTeamLogProtectPolicyDeactivatedType *protectPolicyDeactivated;
/// Creates an object with the tag `protect_policy_deactivated`.
- (instancetype)init:(DBXTeamLogProtectPolicyDeactivatedType *)protectPolicyDeactivated NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox Protect policy was scheduled.
@interface DBXTeamLogEventTypeProtectPolicyScheduled : DBXTeamLogEventType
/// The value of `protect_policy_scheduled`.
@property (nonatomic, strong) DBXTeamLogProtectPolicyScheduledType *protectPolicyScheduled;
/// Creates an object with the tag `protect_policy_scheduled`.
- (instancetype)init:(DBXTeamLogProtectPolicyScheduledType *)protectPolicyScheduled NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox Protect policy was changed.
@interface DBXTeamLogEventTypeProtectPolicyUpdated : DBXTeamLogEventType
/// The value of `protect_policy_updated`.
@property (nonatomic, strong) DBXTeamLogProtectPolicyUpdatedType *protectPolicyUpdated;
/// Creates an object with the tag `protect_policy_updated`.
- (instancetype)init:(DBXTeamLogProtectPolicyUpdatedType *)protectPolicyUpdated NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox Protect report was viewed.
@interface DBXTeamLogEventTypeProtectReportView : DBXTeamLogEventType
/// The value of `protect_report_view`.
@property (nonatomic, strong) DBXTeamLogProtectReportViewType *protectReportView;
/// Creates an object with the tag `protect_report_view`.
- (instancetype)init:(DBXTeamLogProtectReportViewType *)protectReportView NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (ProtectMembers)
/// The object if its tag is `protect_action_add_collaborator`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgProtectActionAddCollaborator *asProtectActionAddCollaborator;

/// The object if its tag is `protect_action_add_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProtectActionAddLink *asProtectActionAddLink;
/// The object if its tag is `protect_action_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProtectActionDelete *asProtectActionDelete;
/// The object if its tag is `protect_action_export`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProtectActionExport *asProtectActionExport;

/// The object if its tag is `protect_action_remove_collaborator`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgProtectActionRemoveCollaborator *asProtectActionRemoveCollaborator;

/// The object if its tag is `protect_action_remove_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProtectActionRemoveLink *asProtectActionRemoveLink;
/// The object if its tag is `protect_action_stop_sharing`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProtectActionStopSharing *asProtectActionStopSharing;

/// The object if its tag is `protect_internal_domains_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgProtectInternalDomainsChanged *asProtectInternalDomainsChanged;

/// The object if its tag is `protect_policy_activated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProtectPolicyActivated *asProtectPolicyActivated;
/// The object if its tag is `protect_policy_deactivated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProtectPolicyDeactivated *asProtectPolicyDeactivated;
/// The object if its tag is `protect_policy_scheduled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProtectPolicyScheduled *asProtectPolicyScheduled;
/// The object if its tag is `protect_policy_updated`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProtectPolicyUpdated *asProtectPolicyUpdated;
/// The object if its tag is `protect_report_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProtectReportView *asProtectReportView;
@end

/// Events in which collaborators were added with Dropbox Protect.
@interface DBXTeamLogEventTypeArgProtectActionAddCollaborator : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_action_add_collaborator`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a link was added with Dropbox Protect.
@interface DBXTeamLogEventTypeArgProtectActionAddLink : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_action_add_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which content was deleted with Dropbox Protect.
@interface DBXTeamLogEventTypeArgProtectActionDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_action_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which content was exported with Dropbox Protect.
@interface DBXTeamLogEventTypeArgProtectActionExport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_action_export`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which collaborators were removed with Dropbox Protect.
@interface DBXTeamLogEventTypeArgProtectActionRemoveCollaborator : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_action_remove_collaborator`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a link was removed with Dropbox Protect.
@interface DBXTeamLogEventTypeArgProtectActionRemoveLink : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_action_remove_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the sharing of content was ended with Dropbox Protect.
@interface DBXTeamLogEventTypeArgProtectActionStopSharing : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_action_stop_sharing`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the list of internal domains of Dropbox Protect was changed.
@interface DBXTeamLogEventTypeArgProtectInternalDomainsChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_internal_domains_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Dropbox Protect policy was activated.
@interface DBXTeamLogEventTypeArgProtectPolicyActivated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_policy_activated`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Dropbox Protect policy was deactivated.
@interface DBXTeamLogEventTypeArgProtectPolicyDeactivated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_policy_deactivated`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Dropbox Protect policy was scheduled.
@interface DBXTeamLogEventTypeArgProtectPolicyScheduled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_policy_scheduled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Dropbox Protect policy was changed.
@interface DBXTeamLogEventTypeArgProtectPolicyUpdated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_policy_updated`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Dropbox Protect report was viewed.
@interface DBXTeamLogEventTypeArgProtectReportView : DBXTeamLogEventTypeArg
/// Creates an object with the tag `protect_report_view`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which collaborators were added with Dropbox Protect.
@interface DBXTeamLogProtectActionAddCollaboratorDetails : DBXObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId NS_DESIGNATED_INITIALIZER;
@end

/// Collaborators were added with Dropbox Protect.
@interface DBXTeamLogProtectActionAddCollaboratorType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link was added with Dropbox Protect.
@interface DBXTeamLogProtectActionAddLinkDetails : DBXObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId NS_DESIGNATED_INITIALIZER;
@end

/// A link was added with Dropbox Protect.
@interface DBXTeamLogProtectActionAddLinkType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which content was deleted with Dropbox Protect.
@interface DBXTeamLogProtectActionDeleteDetails : DBXObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId NS_DESIGNATED_INITIALIZER;
@end

/// Content was deleted with Dropbox Protect.
@interface DBXTeamLogProtectActionDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which content was exported with Dropbox Protect.
@interface DBXTeamLogProtectActionExportDetails : DBXObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId NS_DESIGNATED_INITIALIZER;
@end

/// Content was exported with Dropbox Protect.
@interface DBXTeamLogProtectActionExportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which collaborators were removed with Dropbox Protect.
@interface DBXTeamLogProtectActionRemoveCollaboratorDetails : DBXObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId NS_DESIGNATED_INITIALIZER;
@end

/// Collaborators were removed with Dropbox Protect.
@interface DBXTeamLogProtectActionRemoveCollaboratorType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link was removed with Dropbox Protect.
@interface DBXTeamLogProtectActionRemoveLinkDetails : DBXObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId NS_DESIGNATED_INITIALIZER;
@end

/// A link was removed with Dropbox Protect.
@interface DBXTeamLogProtectActionRemoveLinkType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the sharing of content was ended with Dropbox Protect.
@interface DBXTeamLogProtectActionStopSharingDetails : DBXObject
/// The identifier of the Dropbox Protect action.
@property (nonatomic, readonly, copy) NSString *actionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActionId:(NSString *)actionId NS_DESIGNATED_INITIALIZER;
@end

/// The sharing of content was ended with Dropbox Protect.
@interface DBXTeamLogProtectActionStopSharingType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the list of internal domains of Dropbox Protect was changed.
@interface DBXTeamLogProtectInternalDomainsChangedDetails : DBXObject
/// The domains that were added to the list.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *domainsAdded;
/// The domains that were removed from the list.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *domainsRemoved;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDomainsAdded:(nullable NSArray<NSString *> *)domainsAdded
    domainsRemoved:(nullable NSArray<NSString *> *)domainsRemoved
    NS_DESIGNATED_INITIALIZER;
@end

/// The list of internal domains of Dropbox Protect was changed.
@interface DBXTeamLogProtectInternalDomainsChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dropbox Protect policy was activated.
@interface DBXTeamLogProtectPolicyActivatedDetails : DBXObject
/// The identifier of the Dropbox Protect policy.
@property (nonatomic, readonly, copy) NSString *policyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPolicyId:(NSString *)policyId NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox Protect policy was activated.
@interface DBXTeamLogProtectPolicyActivatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dropbox Protect policy was deactivated.
@interface DBXTeamLogProtectPolicyDeactivatedDetails : DBXObject
/// The identifier of the Dropbox Protect policy.
@property (nonatomic, readonly, copy) NSString *policyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPolicyId:(NSString *)policyId NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox Protect policy was deactivated.
@interface DBXTeamLogProtectPolicyDeactivatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dropbox Protect policy was scheduled.
@interface DBXTeamLogProtectPolicyScheduledDetails : DBXObject
/// The identifier of the Dropbox Protect policy.
@property (nonatomic, readonly, copy) NSString *policyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPolicyId:(NSString *)policyId NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox Protect policy was scheduled.
@interface DBXTeamLogProtectPolicyScheduledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dropbox Protect policy was changed.
@interface DBXTeamLogProtectPolicyUpdatedDetails : DBXObject
/// The identifier of the Dropbox Protect policy.
@property (nonatomic, readonly, copy) NSString *policyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPolicyId:(NSString *)policyId NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox Protect policy was changed.
@interface DBXTeamLogProtectPolicyUpdatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The category of a Dropbox Protect report.
@interface DBXTeamLogProtectReportCategory : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogProtectReportCategory (Members)
/// The object if its tag is `overview`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportCategoryOverview *asOverview;
/// The object if its tag is `stale_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportCategoryStaleAccess *asStaleAccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportCategoryOther *asOther;
@end

/// The overview.
@interface DBXTeamLogProtectReportCategoryOverview : DBXTeamLogProtectReportCategory
/// Creates an object with the tag `overview`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Stale access.
@interface DBXTeamLogProtectReportCategoryStaleAccess : DBXTeamLogProtectReportCategory
/// Creates an object with the tag `stale_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogProtectReportCategoryOther : DBXTeamLogProtectReportCategory
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The metric of a Dropbox Protect report.
@interface DBXTeamLogProtectReportMetric : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogProtectReportMetric (Members)
/// The object if its tag is `external_modified_over_1_year`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver1Year *asExternalModifiedOver1Year;

/// The object if its tag is `external_modified_over_1_year_company`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver1YearCompany *asExternalModifiedOver1YearCompany;

/// The object if its tag is `external_modified_over_1_year_outside`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver1YearOutside *asExternalModifiedOver1YearOutside;

/// The object if its tag is `external_modified_over_1_year_personal`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver1YearPersonal *asExternalModifiedOver1YearPersonal;

/// The object if its tag is `external_modified_over_1_year_public`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver1YearPublic *asExternalModifiedOver1YearPublic;

/// The object if its tag is `external_modified_over_2_years`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver2Years *asExternalModifiedOver2Years;

/// The object if its tag is `external_modified_over_2_years_company`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver2YearsCompany *asExternalModifiedOver2YearsCompany;

/// The object if its tag is `external_modified_over_2_years_outside`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver2YearsOutside *asExternalModifiedOver2YearsOutside;

/// The object if its tag is `external_modified_over_2_years_personal`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver2YearsPersonal *asExternalModifiedOver2YearsPersonal;

/// The object if its tag is `external_modified_over_2_years_public`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver2YearsPublic *asExternalModifiedOver2YearsPublic;

/// The object if its tag is `external_modified_over_3_years`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver3Years *asExternalModifiedOver3Years;

/// The object if its tag is `external_modified_over_3_years_company`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver3YearsCompany *asExternalModifiedOver3YearsCompany;

/// The object if its tag is `external_modified_over_3_years_outside`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver3YearsOutside *asExternalModifiedOver3YearsOutside;

/// The object if its tag is `external_modified_over_3_years_personal`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver3YearsPersonal *asExternalModifiedOver3YearsPersonal;

/// The object if its tag is `external_modified_over_3_years_public`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver3YearsPublic *asExternalModifiedOver3YearsPublic;

/// The object if its tag is `external_modified_over_5_years`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver5Years *asExternalModifiedOver5Years;

/// The object if its tag is `external_modified_over_5_years_company`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver5YearsCompany *asExternalModifiedOver5YearsCompany;

/// The object if its tag is `external_modified_over_5_years_outside`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver5YearsOutside *asExternalModifiedOver5YearsOutside;

/// The object if its tag is `external_modified_over_5_years_personal`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver5YearsPersonal *asExternalModifiedOver5YearsPersonal;

/// The object if its tag is `external_modified_over_5_years_public`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricExternalModifiedOver5YearsPublic *asExternalModifiedOver5YearsPublic;

/// The object if its tag is `folders_company`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricFoldersCompany *asFoldersCompany;
/// The object if its tag is `folders_internal`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricFoldersInternal *asFoldersInternal;
/// The object if its tag is `folders_outside`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricFoldersOutside *asFoldersOutside;
/// The object if its tag is `folders_personal`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricFoldersPersonal *asFoldersPersonal;
/// The object if its tag is `folders_public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricFoldersPublic *asFoldersPublic;

/// The object if its tag is `internal_modified_over_1_year`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver1Year *asInternalModifiedOver1Year;

/// The object if its tag is `internal_modified_over_1_year_company`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver1YearCompany *asInternalModifiedOver1YearCompany;

/// The object if its tag is `internal_modified_over_1_year_outside`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver1YearOutside *asInternalModifiedOver1YearOutside;

/// The object if its tag is `internal_modified_over_1_year_personal`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver1YearPersonal *asInternalModifiedOver1YearPersonal;

/// The object if its tag is `internal_modified_over_1_year_public`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver1YearPublic *asInternalModifiedOver1YearPublic;

/// The object if its tag is `internal_modified_over_2_years`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver2Years *asInternalModifiedOver2Years;

/// The object if its tag is `internal_modified_over_2_years_company`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver2YearsCompany *asInternalModifiedOver2YearsCompany;

/// The object if its tag is `internal_modified_over_2_years_outside`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver2YearsOutside *asInternalModifiedOver2YearsOutside;

/// The object if its tag is `internal_modified_over_2_years_personal`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver2YearsPersonal *asInternalModifiedOver2YearsPersonal;

/// The object if its tag is `internal_modified_over_2_years_public`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver2YearsPublic *asInternalModifiedOver2YearsPublic;

/// The object if its tag is `internal_modified_over_3_years`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver3Years *asInternalModifiedOver3Years;

/// The object if its tag is `internal_modified_over_3_years_company`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver3YearsCompany *asInternalModifiedOver3YearsCompany;

/// The object if its tag is `internal_modified_over_3_years_outside`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver3YearsOutside *asInternalModifiedOver3YearsOutside;

/// The object if its tag is `internal_modified_over_3_years_personal`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver3YearsPersonal *asInternalModifiedOver3YearsPersonal;

/// The object if its tag is `internal_modified_over_3_years_public`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver3YearsPublic *asInternalModifiedOver3YearsPublic;

/// The object if its tag is `internal_modified_over_5_years`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver5Years *asInternalModifiedOver5Years;

/// The object if its tag is `internal_modified_over_5_years_company`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver5YearsCompany *asInternalModifiedOver5YearsCompany;

/// The object if its tag is `internal_modified_over_5_years_outside`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver5YearsOutside *asInternalModifiedOver5YearsOutside;

/// The object if its tag is `internal_modified_over_5_years_personal`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver5YearsPersonal *asInternalModifiedOver5YearsPersonal;

/// The object if its tag is `internal_modified_over_5_years_public`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricInternalModifiedOver5YearsPublic *asInternalModifiedOver5YearsPublic;

/// The object if its tag is `items_all`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricItemsAll *asItemsAll;
/// The object if its tag is `items_company_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricItemsCompanyAccess *asItemsCompanyAccess;
/// The object if its tag is `items_internally_owned`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricItemsInternallyOwned *asItemsInternallyOwned;
/// The object if its tag is `items_modified_over_1_year`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricItemsModifiedOver1Year *asItemsModifiedOver1Year;

/// The object if its tag is `items_modified_over_3_years`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogProtectReportMetricItemsModifiedOver3Years *asItemsModifiedOver3Years;

/// The object if its tag is `items_outside_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricItemsOutsideAccess *asItemsOutsideAccess;
/// The object if its tag is `items_personal_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricItemsPersonalAccess *asItemsPersonalAccess;
/// The object if its tag is `items_public_links`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricItemsPublicLinks *asItemsPublicLinks;
/// The object if its tag is `other_folders`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricOtherFolders *asOtherFolders;
/// The object if its tag is `other_shared_drives`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricOtherSharedDrives *asOtherSharedDrives;
/// The object if its tag is `shared_drives_internal`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricSharedDrivesInternal *asSharedDrivesInternal;
/// The object if its tag is `shared_drives_outside`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricSharedDrivesOutside *asSharedDrivesOutside;
/// The object if its tag is `shared_drives_personal`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricSharedDrivesPersonal *asSharedDrivesPersonal;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetricOther *asOther;
@end

/// Items owned outside the team, last modified more than 1 year ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver1Year : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_1_year`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that the company can access, last modified more than 1 year ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver1YearCompany : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_1_year_company`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that people outside the company can access, last modified more than 1 year ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver1YearOutside : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_1_year_outside`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that personal accounts can access, last modified more than 1 year ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver1YearPersonal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_1_year_personal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that are public, last modified more than 1 year ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver1YearPublic : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_1_year_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team, last modified more than 2 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver2Years : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_2_years`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that the company can access, last modified more than 2 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver2YearsCompany : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_2_years_company`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that people outside the company can access, last modified more than 2 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver2YearsOutside : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_2_years_outside`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that personal accounts can access, last modified more than 2 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver2YearsPersonal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_2_years_personal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that are public, last modified more than 2 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver2YearsPublic : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_2_years_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team, last modified more than 3 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver3Years : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_3_years`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that the company can access, last modified more than 3 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver3YearsCompany : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_3_years_company`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that people outside the company can access, last modified more than 3 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver3YearsOutside : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_3_years_outside`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that personal accounts can access, last modified more than 3 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver3YearsPersonal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_3_years_personal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that are public, last modified more than 3 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver3YearsPublic : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_3_years_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team, last modified more than 5 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver5Years : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_5_years`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that the company can access, last modified more than 5 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver5YearsCompany : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_5_years_company`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that people outside the company can access, last modified more than 5 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver5YearsOutside : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_5_years_outside`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that personal accounts can access, last modified more than 5 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver5YearsPersonal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_5_years_personal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned outside the team that are public, last modified more than 5 years ago.
@interface DBXTeamLogProtectReportMetricExternalModifiedOver5YearsPublic : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `external_modified_over_5_years_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Folders that the company can access.
@interface DBXTeamLogProtectReportMetricFoldersCompany : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `folders_company`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Internal folders.
@interface DBXTeamLogProtectReportMetricFoldersInternal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `folders_internal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Folders that people outside the company can access.
@interface DBXTeamLogProtectReportMetricFoldersOutside : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `folders_outside`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Folders that personal accounts can access.
@interface DBXTeamLogProtectReportMetricFoldersPersonal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `folders_personal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Folders that are public.
@interface DBXTeamLogProtectReportMetricFoldersPublic : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `folders_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team, last modified more than 1 year ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver1Year : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_1_year`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that the company can access, last modified more than 1 year ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver1YearCompany : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_1_year_company`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that people outside the company can access, last modified more than 1 year ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver1YearOutside : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_1_year_outside`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that personal accounts can access, last modified more than 1 year ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver1YearPersonal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_1_year_personal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that are public, last modified more than 1 year ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver1YearPublic : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_1_year_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team, last modified more than 2 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver2Years : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_2_years`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that the company can access, last modified more than 2 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver2YearsCompany : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_2_years_company`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that people outside the company can access, last modified more than 2 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver2YearsOutside : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_2_years_outside`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that personal accounts can access, last modified more than 2 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver2YearsPersonal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_2_years_personal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that are public, last modified more than 2 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver2YearsPublic : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_2_years_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team, last modified more than 3 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver3Years : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_3_years`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that the company can access, last modified more than 3 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver3YearsCompany : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_3_years_company`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that people outside the company can access, last modified more than 3 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver3YearsOutside : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_3_years_outside`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that personal accounts can access, last modified more than 3 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver3YearsPersonal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_3_years_personal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that are public, last modified more than 3 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver3YearsPublic : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_3_years_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team, last modified more than 5 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver5Years : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_5_years`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that the company can access, last modified more than 5 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver5YearsCompany : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_5_years_company`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that people outside the company can access, last modified more than 5 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver5YearsOutside : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_5_years_outside`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that personal accounts can access, last modified more than 5 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver5YearsPersonal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_5_years_personal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team that are public, last modified more than 5 years ago.
@interface DBXTeamLogProtectReportMetricInternalModifiedOver5YearsPublic : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `internal_modified_over_5_years_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// All items.
@interface DBXTeamLogProtectReportMetricItemsAll : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `items_all`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items that the company can access.
@interface DBXTeamLogProtectReportMetricItemsCompanyAccess : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `items_company_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items owned by the team.
@interface DBXTeamLogProtectReportMetricItemsInternallyOwned : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `items_internally_owned`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items last modified more than 1 year ago.
@interface DBXTeamLogProtectReportMetricItemsModifiedOver1Year : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `items_modified_over_1_year`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items last modified more than 3 years ago.
@interface DBXTeamLogProtectReportMetricItemsModifiedOver3Years : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `items_modified_over_3_years`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items that people outside the company can access.
@interface DBXTeamLogProtectReportMetricItemsOutsideAccess : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `items_outside_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items that personal accounts can access.
@interface DBXTeamLogProtectReportMetricItemsPersonalAccess : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `items_personal_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Items with public links.
@interface DBXTeamLogProtectReportMetricItemsPublicLinks : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `items_public_links`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Other folders.
@interface DBXTeamLogProtectReportMetricOtherFolders : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `other_folders`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Other shared drives.
@interface DBXTeamLogProtectReportMetricOtherSharedDrives : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `other_shared_drives`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Internal shared drives.
@interface DBXTeamLogProtectReportMetricSharedDrivesInternal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `shared_drives_internal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Shared drives that people outside the company can access.
@interface DBXTeamLogProtectReportMetricSharedDrivesOutside : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `shared_drives_outside`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Shared drives that personal accounts can access.
@interface DBXTeamLogProtectReportMetricSharedDrivesPersonal : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `shared_drives_personal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogProtectReportMetricOther : DBXTeamLogProtectReportMetric
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The section of a Dropbox Protect report.
@interface DBXTeamLogProtectReportSection : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogProtectReportSection (Members)
/// The object if its tag is `items`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportSectionItems *asItems;
/// The object if its tag is `overview_other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportSectionOverviewOther *asOverviewOther;
/// The object if its tag is `owned_externally`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportSectionOwnedExternally *asOwnedExternally;
/// The object if its tag is `owned_internally`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportSectionOwnedInternally *asOwnedInternally;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportSectionOther *asOther;
@end

/// The items.
@interface DBXTeamLogProtectReportSectionItems : DBXTeamLogProtectReportSection
/// Creates an object with the tag `items`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Other content in the overview.
@interface DBXTeamLogProtectReportSectionOverviewOther : DBXTeamLogProtectReportSection
/// Creates an object with the tag `overview_other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Content owned outside the team.
@interface DBXTeamLogProtectReportSectionOwnedExternally : DBXTeamLogProtectReportSection
/// Creates an object with the tag `owned_externally`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Content owned by the team.
@interface DBXTeamLogProtectReportSectionOwnedInternally : DBXTeamLogProtectReportSection
/// Creates an object with the tag `owned_internally`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogProtectReportSectionOther : DBXTeamLogProtectReportSection
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a Dropbox Protect report was viewed.
@interface DBXTeamLogProtectReportViewDetails : DBXObject
/// The category of the report.
@property (nonatomic, readonly) DBXTeamLogProtectReportCategory *reportCategory;
/// The section of the report.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportSection *reportSection;
/// The metric of the report.
@property (nonatomic, readonly, nullable) DBXTeamLogProtectReportMetric *reportMetric;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithReportCategory:(DBXTeamLogProtectReportCategory *)reportCategory
    reportSection:(nullable DBXTeamLogProtectReportSection *)reportSection
    reportMetric:(nullable DBXTeamLogProtectReportMetric *)reportMetric
    NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox Protect report was viewed.
@interface DBXTeamLogProtectReportViewType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
