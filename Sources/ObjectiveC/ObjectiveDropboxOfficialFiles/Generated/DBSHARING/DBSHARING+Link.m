// Generated from API/sharing.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING/DBSHARING+Link.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBSHARINGLinkAccessLevel @dynamic tag; @end
@implementation DBSHARINGLinkAccessLevelSerializer @end
@implementation DBSHARINGLinkAction @dynamic tag; @end
@implementation DBSHARINGLinkActionSerializer @end
@implementation DBSHARINGLinkAudience @dynamic tag; @end
@implementation DBSHARINGLinkAudienceSerializer @end
@implementation DBSHARINGLinkAudienceDisallowedReason @dynamic tag; @end
@implementation DBSHARINGLinkAudienceDisallowedReasonSerializer @end
@implementation DBSHARINGLinkAudienceOption @dynamic audience, allowed, disallowedReason; @end
@implementation DBSHARINGLinkAudienceOptionSerializer @end
@implementation DBSHARINGLinkExpiry @dynamic tag, setExpiry; @end
@implementation DBSHARINGLinkExpirySerializer @end
@implementation DBSHARINGLinkPassword @dynamic tag, setPassword; @end
@implementation DBSHARINGLinkPasswordSerializer @end
@implementation DBSHARINGLinkPermission @dynamic action, allow, reason; @end
@implementation DBSHARINGLinkPermissionSerializer @end
@implementation DBSHARINGLinkPermissions @dynamic resolvedVisibility, requestedVisibility, canRevoke,
    revokeFailureReason, effectiveAudience, linkAccessLevel, visibilityPolicies, canSetExpiry, canRemoveExpiry,
    allowDownload, canAllowDownload, canDisallowDownload, allowComments, teamRestrictsComments, audienceOptions,
    canSetPassword, canRemovePassword, requirePassword, canUseExtendedSharingControls, canSync, canRequestAccess,
    enforceSharedLinkPasswordPolicy, daysToExpirePolicy, changeSharedLinkExpirationPolicy; @end
@implementation DBSHARINGLinkPermissionsSerializer @end
@implementation DBSHARINGLinkSettings @dynamic accessLevel, audience, expiry, password; @end
@implementation DBSHARINGLinkSettingsSerializer @end
