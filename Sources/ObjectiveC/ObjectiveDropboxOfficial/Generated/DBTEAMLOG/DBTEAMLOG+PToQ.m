// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+PToQ.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGParticipantLogInfo @dynamic tag, group, user; @end
@implementation DBTEAMLOGParticipantLogInfoSerializer @end
@implementation DBTEAMLOGPassPolicy @dynamic tag; @end
@implementation DBTEAMLOGPassPolicySerializer @end
@implementation DBTEAMLOGPasskeyAddDetails @end
@implementation DBTEAMLOGPasskeyAddDetailsSerializer @end
@implementation DBTEAMLOGPasskeyAddType @dynamic description_; @end
@implementation DBTEAMLOGPasskeyAddTypeSerializer @end
@implementation DBTEAMLOGPasskeyLoginPolicy @dynamic tag; @end
@implementation DBTEAMLOGPasskeyLoginPolicySerializer @end
@implementation DBTEAMLOGPasskeyLoginPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGPasskeyLoginPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGPasskeyLoginPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGPasskeyLoginPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGPasskeyRemoveDetails @end
@implementation DBTEAMLOGPasskeyRemoveDetailsSerializer @end
@implementation DBTEAMLOGPasskeyRemoveType @dynamic description_; @end
@implementation DBTEAMLOGPasskeyRemoveTypeSerializer @end
@implementation DBTEAMLOGPasswordChangeDetails @end
@implementation DBTEAMLOGPasswordChangeDetailsSerializer @end
@implementation DBTEAMLOGPasswordChangeType @dynamic description_; @end
@implementation DBTEAMLOGPasswordChangeTypeSerializer @end
@implementation DBTEAMLOGPasswordResetAllDetails @end
@implementation DBTEAMLOGPasswordResetAllDetailsSerializer @end
@implementation DBTEAMLOGPasswordResetAllType @dynamic description_; @end
@implementation DBTEAMLOGPasswordResetAllTypeSerializer @end
@implementation DBTEAMLOGPasswordResetDetails @end
@implementation DBTEAMLOGPasswordResetDetailsSerializer @end
@implementation DBTEAMLOGPasswordResetType @dynamic description_; @end
@implementation DBTEAMLOGPasswordResetTypeSerializer @end
@implementation DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetails @dynamic previousValue, dNewValue; @end
@implementation DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGPasswordStrengthRequirementsChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGPasswordStrengthRequirementsChangePolicyTypeSerializer @end
@implementation DBTEAMLOGPathLogInfo @dynamic contextual, namespaceRelative; @end
@implementation DBTEAMLOGPathLogInfoSerializer @end
@implementation DBTEAMLOGPendingSecondaryEmailAddedDetails @dynamic secondaryEmail; @end
@implementation DBTEAMLOGPendingSecondaryEmailAddedDetailsSerializer @end
@implementation DBTEAMLOGPendingSecondaryEmailAddedType @dynamic description_; @end
@implementation DBTEAMLOGPendingSecondaryEmailAddedTypeSerializer @end
@implementation DBTEAMLOGPermanentDeleteChangePolicyDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGPermanentDeleteChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGPermanentDeleteChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGPermanentDeleteChangePolicyTypeSerializer @end
@implementation DBTEAMLOGPlacementRestriction @dynamic tag; @end
@implementation DBTEAMLOGPlacementRestrictionSerializer @end
@implementation DBTEAMLOGPolicyType @dynamic tag; @end
@implementation DBTEAMLOGPolicyTypeSerializer @end
@implementation DBTEAMLOGPreviewsAiPolicy @dynamic tag; @end
@implementation DBTEAMLOGPreviewsAiPolicySerializer @end
@implementation DBTEAMLOGPreviewsAiPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGPreviewsAiPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGPreviewsAiPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGPreviewsAiPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGPrimaryTeamRequestAcceptedDetails @dynamic secondaryTeam, sentBy; @end
@implementation DBTEAMLOGPrimaryTeamRequestAcceptedDetailsSerializer @end
@implementation DBTEAMLOGPrimaryTeamRequestCanceledDetails @dynamic secondaryTeam, sentBy; @end
@implementation DBTEAMLOGPrimaryTeamRequestCanceledDetailsSerializer @end
@implementation DBTEAMLOGPrimaryTeamRequestExpiredDetails @dynamic secondaryTeam, sentBy; @end
@implementation DBTEAMLOGPrimaryTeamRequestExpiredDetailsSerializer @end
@implementation DBTEAMLOGPrimaryTeamRequestReminderDetails @dynamic secondaryTeam, sentTo; @end
@implementation DBTEAMLOGPrimaryTeamRequestReminderDetailsSerializer @end
@implementation DBTEAMLOGProductAssignedToMemberDetails @dynamic userName, productName; @end
@implementation DBTEAMLOGProductAssignedToMemberDetailsSerializer @end
@implementation DBTEAMLOGProductAssignedToMemberType @dynamic description_; @end
@implementation DBTEAMLOGProductAssignedToMemberTypeSerializer @end
@implementation DBTEAMLOGProductLogInfo @dynamic productName; @end
@implementation DBTEAMLOGProductLogInfoSerializer @end
@implementation DBTEAMLOGProductRemovedFromMemberDetails @dynamic userName, productName; @end
@implementation DBTEAMLOGProductRemovedFromMemberDetailsSerializer @end
@implementation DBTEAMLOGProductRemovedFromMemberType @dynamic description_; @end
@implementation DBTEAMLOGProductRemovedFromMemberTypeSerializer @end
@implementation DBTEAMLOGQuickActionType @dynamic tag; @end
@implementation DBTEAMLOGQuickActionTypeSerializer @end
