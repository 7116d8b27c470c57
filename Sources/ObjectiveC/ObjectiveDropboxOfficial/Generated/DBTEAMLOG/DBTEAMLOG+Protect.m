// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Protect.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGProtectActionAddCollaboratorDetails @dynamic actionId; @end
@implementation DBTEAMLOGProtectActionAddCollaboratorDetailsSerializer @end
@implementation DBTEAMLOGProtectActionAddCollaboratorType @dynamic description_; @end
@implementation DBTEAMLOGProtectActionAddCollaboratorTypeSerializer @end
@implementation DBTEAMLOGProtectActionAddLinkDetails @dynamic actionId; @end
@implementation DBTEAMLOGProtectActionAddLinkDetailsSerializer @end
@implementation DBTEAMLOGProtectActionAddLinkType @dynamic description_; @end
@implementation DBTEAMLOGProtectActionAddLinkTypeSerializer @end
@implementation DBTEAMLOGProtectActionDeleteDetails @dynamic actionId; @end
@implementation DBTEAMLOGProtectActionDeleteDetailsSerializer @end
@implementation DBTEAMLOGProtectActionDeleteType @dynamic description_; @end
@implementation DBTEAMLOGProtectActionDeleteTypeSerializer @end
@implementation DBTEAMLOGProtectActionExportDetails @dynamic actionId; @end
@implementation DBTEAMLOGProtectActionExportDetailsSerializer @end
@implementation DBTEAMLOGProtectActionExportType @dynamic description_; @end
@implementation DBTEAMLOGProtectActionExportTypeSerializer @end
@implementation DBTEAMLOGProtectActionRemoveCollaboratorDetails @dynamic actionId; @end
@implementation DBTEAMLOGProtectActionRemoveCollaboratorDetailsSerializer @end
@implementation DBTEAMLOGProtectActionRemoveCollaboratorType @dynamic description_; @end
@implementation DBTEAMLOGProtectActionRemoveCollaboratorTypeSerializer @end
@implementation DBTEAMLOGProtectActionRemoveLinkDetails @dynamic actionId; @end
@implementation DBTEAMLOGProtectActionRemoveLinkDetailsSerializer @end
@implementation DBTEAMLOGProtectActionRemoveLinkType @dynamic description_; @end
@implementation DBTEAMLOGProtectActionRemoveLinkTypeSerializer @end
@implementation DBTEAMLOGProtectActionStopSharingDetails @dynamic actionId; @end
@implementation DBTEAMLOGProtectActionStopSharingDetailsSerializer @end
@implementation DBTEAMLOGProtectActionStopSharingType @dynamic description_; @end
@implementation DBTEAMLOGProtectActionStopSharingTypeSerializer @end
@implementation DBTEAMLOGProtectInternalDomainsChangedDetails @dynamic domainsAdded, domainsRemoved; @end
@implementation DBTEAMLOGProtectInternalDomainsChangedDetailsSerializer @end
@implementation DBTEAMLOGProtectInternalDomainsChangedType @dynamic description_; @end
@implementation DBTEAMLOGProtectInternalDomainsChangedTypeSerializer @end
@implementation DBTEAMLOGProtectPolicyActivatedDetails @dynamic policyId; @end
@implementation DBTEAMLOGProtectPolicyActivatedDetailsSerializer @end
@implementation DBTEAMLOGProtectPolicyActivatedType @dynamic description_; @end
@implementation DBTEAMLOGProtectPolicyActivatedTypeSerializer @end
@implementation DBTEAMLOGProtectPolicyDeactivatedDetails @dynamic policyId; @end
@implementation DBTEAMLOGProtectPolicyDeactivatedDetailsSerializer @end
@implementation DBTEAMLOGProtectPolicyDeactivatedType @dynamic description_; @end
@implementation DBTEAMLOGProtectPolicyDeactivatedTypeSerializer @end
@implementation DBTEAMLOGProtectPolicyScheduledDetails @dynamic policyId; @end
@implementation DBTEAMLOGProtectPolicyScheduledDetailsSerializer @end
@implementation DBTEAMLOGProtectPolicyScheduledType @dynamic description_; @end
@implementation DBTEAMLOGProtectPolicyScheduledTypeSerializer @end
@implementation DBTEAMLOGProtectPolicyUpdatedDetails @dynamic policyId; @end
@implementation DBTEAMLOGProtectPolicyUpdatedDetailsSerializer @end
@implementation DBTEAMLOGProtectPolicyUpdatedType @dynamic description_; @end
@implementation DBTEAMLOGProtectPolicyUpdatedTypeSerializer @end
@implementation DBTEAMLOGProtectReportCategory @dynamic tag; @end
@implementation DBTEAMLOGProtectReportCategorySerializer @end
@implementation DBTEAMLOGProtectReportMetric @dynamic tag; @end
@implementation DBTEAMLOGProtectReportMetricSerializer @end
@implementation DBTEAMLOGProtectReportSection @dynamic tag; @end
@implementation DBTEAMLOGProtectReportSectionSerializer @end
@implementation DBTEAMLOGProtectReportViewDetails @dynamic reportCategory, reportSection, reportMetric; @end
@implementation DBTEAMLOGProtectReportViewDetailsSerializer @end
@implementation DBTEAMLOGProtectReportViewType @dynamic description_; @end
@implementation DBTEAMLOGProtectReportViewTypeSerializer @end
