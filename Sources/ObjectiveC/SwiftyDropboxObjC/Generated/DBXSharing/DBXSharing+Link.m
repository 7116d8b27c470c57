// Generated from API/sharing.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/Generated/DBXSharing/DBXSharing+Link.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-designated-initializers"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBXSharingLinkAccessLevel @end
@implementation DBXSharingLinkAccessLevelViewer @end
@implementation DBXSharingLinkAccessLevelEditor @end
@implementation DBXSharingLinkAccessLevelOther @end
@implementation DBXSharingLinkAction @end
@implementation DBXSharingLinkActionChangeAccessLevel @end
@implementation DBXSharingLinkActionChangeAudience @end
@implementation DBXSharingLinkActionRemoveExpiry @end
@implementation DBXSharingLinkActionRemovePassword @end
@implementation DBXSharingLinkActionSetExpiry @end
@implementation DBXSharingLinkActionSetPassword @end
@implementation DBXSharingLinkActionOther @end
@implementation DBXSharingLinkAudience @end
@implementation DBXSharingLinkAudiencePublic_ @end
@implementation DBXSharingLinkAudienceTeam @end
@implementation DBXSharingLinkAudienceNoOne @end
@implementation DBXSharingLinkAudiencePassword @end
@implementation DBXSharingLinkAudienceMembers @end
@implementation DBXSharingLinkAudienceOther @end
@implementation DBXSharingLinkAudienceDisallowedReason @end
@implementation DBXSharingLinkAudienceDisallowedReasonDeleteAndRecreate @end
@implementation DBXSharingLinkAudienceDisallowedReasonRestrictedBySharedFolder @end
@implementation DBXSharingLinkAudienceDisallowedReasonRestrictedByTeam @end
@implementation DBXSharingLinkAudienceDisallowedReasonUserNotOnTeam @end
@implementation DBXSharingLinkAudienceDisallowedReasonUserAccountType @end
@implementation DBXSharingLinkAudienceDisallowedReasonPermissionDenied @end
@implementation DBXSharingLinkAudienceDisallowedReasonOther @end
@implementation DBXSharingLinkAudienceOption @dynamic audience, allowed, disallowedReason; @end
@implementation DBXSharingLinkExpiry @end
@implementation DBXSharingLinkExpiryRemoveExpiry @end
@implementation DBXSharingLinkExpirySetExpiry @dynamic setExpiry; @end
@implementation DBXSharingLinkExpiryOther @end
@implementation DBXSharingLinkPassword @end
@implementation DBXSharingLinkPasswordRemovePassword @end
@implementation DBXSharingLinkPasswordSetPassword @dynamic setPassword; @end
@implementation DBXSharingLinkPasswordOther @end
@implementation DBXSharingLinkPermission @dynamic action, allow, reason; @end
@implementation DBXSharingLinkPermissions @dynamic resolvedVisibility, requestedVisibility, canRevoke,
    revokeFailureReason, effectiveAudience, linkAccessLevel, visibilityPolicies, canSetExpiry, canRemoveExpiry,
    allowDownload, canAllowDownload, canDisallowDownload, allowComments, teamRestrictsComments, audienceOptions,
    canSetPassword, canRemovePassword, requirePassword, canUseExtendedSharingControls, canSync, canRequestAccess,
    enforceSharedLinkPasswordPolicy, daysToExpirePolicy, changeSharedLinkExpirationPolicy; @end
@implementation DBXSharingLinkSettings @dynamic accessLevel, audience, expiry, password; @end
