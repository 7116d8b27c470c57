// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Dash.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGDashArchivedStackDetails @dynamic stackName, stackType; @end
@implementation DBTEAMLOGDashArchivedStackDetailsSerializer @end
@implementation DBTEAMLOGDashArchivedStackType @dynamic description_; @end
@implementation DBTEAMLOGDashArchivedStackTypeSerializer @end
@implementation DBTEAMLOGDashChangedAudienceOfSharedLinkToStackDetails @dynamic stackName, stackType; @end
@implementation DBTEAMLOGDashChangedAudienceOfSharedLinkToStackDetailsSerializer @end
@implementation DBTEAMLOGDashChangedAudienceOfSharedLinkToStackType @dynamic description_; @end
@implementation DBTEAMLOGDashChangedAudienceOfSharedLinkToStackTypeSerializer @end
@implementation DBTEAMLOGDashClonedStackDetails @dynamic stackName, actorEmail, dNewClonedStackName, stackType; @end
@implementation DBTEAMLOGDashClonedStackDetailsSerializer @end
@implementation DBTEAMLOGDashClonedStackType @dynamic description_; @end
@implementation DBTEAMLOGDashClonedStackTypeSerializer @end
@implementation DBTEAMLOGDashConnectorStatus @dynamic tag; @end
@implementation DBTEAMLOGDashConnectorStatusSerializer @end
@implementation DBTEAMLOGDashConnectorToolsCallDetails @dynamic connectorName, toolName, surface; @end
@implementation DBTEAMLOGDashConnectorToolsCallDetailsSerializer @end
@implementation DBTEAMLOGDashConnectorToolsCallType @dynamic description_; @end
@implementation DBTEAMLOGDashConnectorToolsCallTypeSerializer @end
@implementation DBTEAMLOGDashCreatedStackDetails @dynamic stackName, stackType; @end
@implementation DBTEAMLOGDashCreatedStackDetailsSerializer @end
@implementation DBTEAMLOGDashCreatedStackType @dynamic description_; @end
@implementation DBTEAMLOGDashCreatedStackTypeSerializer @end
@implementation DBTEAMLOGDashDeletedCommentFromStackDetails @dynamic stackName, stackItemName, stackType; @end
@implementation DBTEAMLOGDashDeletedCommentFromStackDetailsSerializer @end
@implementation DBTEAMLOGDashDeletedCommentFromStackType @dynamic description_; @end
@implementation DBTEAMLOGDashDeletedCommentFromStackTypeSerializer @end
@implementation DBTEAMLOGDashDeletedStackDetails @dynamic stackName, stackType; @end
@implementation DBTEAMLOGDashDeletedStackDetailsSerializer @end
@implementation DBTEAMLOGDashDeletedStackType @dynamic description_; @end
@implementation DBTEAMLOGDashDeletedStackTypeSerializer @end
@implementation DBTEAMLOGDashEditedCommentInStackDetails @dynamic stackName, stackItemName, commentText, stackType; @end
@implementation DBTEAMLOGDashEditedCommentInStackDetailsSerializer @end
@implementation DBTEAMLOGDashEditedCommentInStackType @dynamic description_; @end
@implementation DBTEAMLOGDashEditedCommentInStackTypeSerializer @end
@implementation DBTEAMLOGDashExternalSharingPolicy @dynamic tag; @end
@implementation DBTEAMLOGDashExternalSharingPolicySerializer @end
@implementation DBTEAMLOGDashExternalSharingPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGDashExternalSharingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGDashExternalSharingPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGDashExternalSharingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGDashExternalUserOpenedStackDetails @dynamic stackName, stackSharingScope, isInvited,
    isVerified, stackOwnerTeamId, stackType; @end
@implementation DBTEAMLOGDashExternalUserOpenedStackDetailsSerializer @end
@implementation DBTEAMLOGDashExternalUserOpenedStackType @dynamic description_; @end
@implementation DBTEAMLOGDashExternalUserOpenedStackTypeSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedDesktopDetails @dynamic osName; @end
@implementation DBTEAMLOGDashFirstLaunchedDesktopDetailsSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedDesktopType @dynamic description_; @end
@implementation DBTEAMLOGDashFirstLaunchedDesktopTypeSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedExtensionDetails @dynamic browserName; @end
@implementation DBTEAMLOGDashFirstLaunchedExtensionDetailsSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedExtensionType @dynamic description_; @end
@implementation DBTEAMLOGDashFirstLaunchedExtensionTypeSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedWebStartPageDetails @dynamic browserName; @end
@implementation DBTEAMLOGDashFirstLaunchedWebStartPageDetailsSerializer @end
@implementation DBTEAMLOGDashFirstLaunchedWebStartPageType @dynamic description_; @end
@implementation DBTEAMLOGDashFirstLaunchedWebStartPageTypeSerializer @end
@implementation DBTEAMLOGDashOpenedSharedLinkToStackDetails @dynamic stackName, stackType; @end
@implementation DBTEAMLOGDashOpenedSharedLinkToStackDetailsSerializer @end
@implementation DBTEAMLOGDashOpenedSharedLinkToStackType @dynamic description_; @end
@implementation DBTEAMLOGDashOpenedSharedLinkToStackTypeSerializer @end
@implementation DBTEAMLOGDashOpenedStackDetails @dynamic stackName, stackType; @end
@implementation DBTEAMLOGDashOpenedStackDetailsSerializer @end
@implementation DBTEAMLOGDashOpenedStackType @dynamic description_; @end
@implementation DBTEAMLOGDashOpenedStackTypeSerializer @end
@implementation DBTEAMLOGDashPreviewOptOutStatus @dynamic tag; @end
@implementation DBTEAMLOGDashPreviewOptOutStatusSerializer @end
@implementation DBTEAMLOGDashPreviewOptOutStatusChangedDetails @dynamic optOutStatus; @end
@implementation DBTEAMLOGDashPreviewOptOutStatusChangedDetailsSerializer @end
@implementation DBTEAMLOGDashPreviewOptOutStatusChangedType @dynamic description_; @end
@implementation DBTEAMLOGDashPreviewOptOutStatusChangedTypeSerializer @end
@implementation DBTEAMLOGDashRenamedStackDetails @dynamic oldName, dNewName, stackType; @end
@implementation DBTEAMLOGDashRenamedStackDetailsSerializer @end
@implementation DBTEAMLOGDashRenamedStackType @dynamic description_; @end
@implementation DBTEAMLOGDashRenamedStackTypeSerializer @end
@implementation DBTEAMLOGDashSharedLinkToStackDetails @dynamic stackName, stackType; @end
@implementation DBTEAMLOGDashSharedLinkToStackDetailsSerializer @end
@implementation DBTEAMLOGDashSharedLinkToStackType @dynamic description_; @end
@implementation DBTEAMLOGDashSharedLinkToStackTypeSerializer @end
@implementation DBTEAMLOGDashStackSharingScope @dynamic tag; @end
@implementation DBTEAMLOGDashStackSharingScopeSerializer @end
@implementation DBTEAMLOGDashStackType @dynamic tag; @end
@implementation DBTEAMLOGDashStackTypeSerializer @end
@implementation DBTEAMLOGDashUnarchivedStackDetails @dynamic stackName, stackType; @end
@implementation DBTEAMLOGDashUnarchivedStackDetailsSerializer @end
@implementation DBTEAMLOGDashUnarchivedStackType @dynamic description_; @end
@implementation DBTEAMLOGDashUnarchivedStackTypeSerializer @end
@implementation DBTEAMLOGDashViewedCompanyStackDetails @dynamic stackName, stackType; @end
@implementation DBTEAMLOGDashViewedCompanyStackDetailsSerializer @end
@implementation DBTEAMLOGDashViewedCompanyStackType @dynamic description_; @end
@implementation DBTEAMLOGDashViewedCompanyStackTypeSerializer @end
@implementation DBTEAMLOGDashViewedExternalAiActivityReportDetails @end
@implementation DBTEAMLOGDashViewedExternalAiActivityReportDetailsSerializer @end
@implementation DBTEAMLOGDashViewedExternalAiActivityReportType @dynamic description_; @end
@implementation DBTEAMLOGDashViewedExternalAiActivityReportTypeSerializer @end
