// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+UToW.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGUndoNamingConventionDetails @end
@implementation DBTEAMLOGUndoNamingConventionDetailsSerializer @end
@implementation DBTEAMLOGUndoNamingConventionType @dynamic description_; @end
@implementation DBTEAMLOGUndoNamingConventionTypeSerializer @end
@implementation DBTEAMLOGUndoOrganizeFolderWithTidyDetails @end
@implementation DBTEAMLOGUndoOrganizeFolderWithTidyDetailsSerializer @end
@implementation DBTEAMLOGUndoOrganizeFolderWithTidyType @dynamic description_; @end
@implementation DBTEAMLOGUndoOrganizeFolderWithTidyTypeSerializer @end
@implementation DBTEAMLOGUserLinkedAppLogInfo @end
@implementation DBTEAMLOGUserLinkedAppLogInfoSerializer @end
@implementation DBTEAMLOGUserNameLogInfo @dynamic givenName, surname, locale; @end
@implementation DBTEAMLOGUserNameLogInfoSerializer @end
@implementation DBTEAMLOGUserOrTeamLinkedAppLogInfo @end
@implementation DBTEAMLOGUserOrTeamLinkedAppLogInfoSerializer @end
@implementation DBTEAMLOGUserTagsAddedDetails @dynamic values; @end
@implementation DBTEAMLOGUserTagsAddedDetailsSerializer @end
@implementation DBTEAMLOGUserTagsAddedType @dynamic description_; @end
@implementation DBTEAMLOGUserTagsAddedTypeSerializer @end
@implementation DBTEAMLOGUserTagsRemovedDetails @dynamic values; @end
@implementation DBTEAMLOGUserTagsRemovedDetailsSerializer @end
@implementation DBTEAMLOGUserTagsRemovedType @dynamic description_; @end
@implementation DBTEAMLOGUserTagsRemovedTypeSerializer @end
@implementation DBTEAMLOGViewerInfoPolicyChangedDetails @dynamic previousValue, dNewValue; @end
@implementation DBTEAMLOGViewerInfoPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGViewerInfoPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGViewerInfoPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGWatermarkingPolicy @dynamic tag; @end
@implementation DBTEAMLOGWatermarkingPolicySerializer @end
@implementation DBTEAMLOGWatermarkingPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGWatermarkingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGWatermarkingPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGWatermarkingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGWebDeviceSessionLogInfo @dynamic sessionInfo, userAgent, os, browser; @end
@implementation DBTEAMLOGWebDeviceSessionLogInfoSerializer @end
@implementation DBTEAMLOGWebSessionLogInfo @end
@implementation DBTEAMLOGWebSessionLogInfoSerializer @end
@implementation DBTEAMLOGWebSessionsChangeActiveSessionLimitDetails @dynamic previousValue, dNewValue; @end
@implementation DBTEAMLOGWebSessionsChangeActiveSessionLimitDetailsSerializer @end
@implementation DBTEAMLOGWebSessionsChangeActiveSessionLimitType @dynamic description_; @end
@implementation DBTEAMLOGWebSessionsChangeActiveSessionLimitTypeSerializer @end
@implementation DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetailsSerializer @end
@implementation DBTEAMLOGWebSessionsChangeFixedLengthPolicyType @dynamic description_; @end
@implementation DBTEAMLOGWebSessionsChangeFixedLengthPolicyTypeSerializer @end
@implementation DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetailsSerializer @end
@implementation DBTEAMLOGWebSessionsChangeIdleLengthPolicyType @dynamic description_; @end
@implementation DBTEAMLOGWebSessionsChangeIdleLengthPolicyTypeSerializer @end
@implementation DBTEAMLOGWebSessionsFixedLengthPolicy @dynamic tag, defined; @end
@implementation DBTEAMLOGWebSessionsFixedLengthPolicySerializer @end
@implementation DBTEAMLOGWebSessionsIdleLengthPolicy @dynamic tag, defined; @end
@implementation DBTEAMLOGWebSessionsIdleLengthPolicySerializer @end
