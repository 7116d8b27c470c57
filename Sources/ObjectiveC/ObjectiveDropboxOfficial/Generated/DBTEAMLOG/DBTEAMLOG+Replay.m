// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Replay.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGReplayAddingPeoplePolicy @dynamic tag; @end
@implementation DBTEAMLOGReplayAddingPeoplePolicySerializer @end
@implementation DBTEAMLOGReplayAddingPeoplePolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGReplayAddingPeoplePolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGReplayAddingPeoplePolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGReplayAddingPeoplePolicyChangedTypeSerializer @end
@implementation DBTEAMLOGReplayFileDeleteDetails @end
@implementation DBTEAMLOGReplayFileDeleteDetailsSerializer @end
@implementation DBTEAMLOGReplayFileDeleteType @dynamic description_; @end
@implementation DBTEAMLOGReplayFileDeleteTypeSerializer @end
@implementation DBTEAMLOGReplayFileDownloadedDetails @end
@implementation DBTEAMLOGReplayFileDownloadedDetailsSerializer @end
@implementation DBTEAMLOGReplayFileDownloadedType @dynamic description_; @end
@implementation DBTEAMLOGReplayFileDownloadedTypeSerializer @end
@implementation DBTEAMLOGReplayFileSharedLinkCreatedDetails @dynamic isWatermarked, access; @end
@implementation DBTEAMLOGReplayFileSharedLinkCreatedDetailsSerializer @end
@implementation DBTEAMLOGReplayFileSharedLinkCreatedType @dynamic description_; @end
@implementation DBTEAMLOGReplayFileSharedLinkCreatedTypeSerializer @end
@implementation DBTEAMLOGReplayFileSharedLinkModifiedDetails @dynamic isWatermarked, access; @end
@implementation DBTEAMLOGReplayFileSharedLinkModifiedDetailsSerializer @end
@implementation DBTEAMLOGReplayFileSharedLinkModifiedType @dynamic description_; @end
@implementation DBTEAMLOGReplayFileSharedLinkModifiedTypeSerializer @end
@implementation DBTEAMLOGReplayLinkAccess @dynamic tag; @end
@implementation DBTEAMLOGReplayLinkAccessSerializer @end
@implementation DBTEAMLOGReplayProjectTeamAddDetails @end
@implementation DBTEAMLOGReplayProjectTeamAddDetailsSerializer @end
@implementation DBTEAMLOGReplayProjectTeamAddType @dynamic description_; @end
@implementation DBTEAMLOGReplayProjectTeamAddTypeSerializer @end
@implementation DBTEAMLOGReplayProjectTeamDeleteDetails @end
@implementation DBTEAMLOGReplayProjectTeamDeleteDetailsSerializer @end
@implementation DBTEAMLOGReplayProjectTeamDeleteType @dynamic description_; @end
@implementation DBTEAMLOGReplayProjectTeamDeleteTypeSerializer @end
@implementation DBTEAMLOGReplaySharingPolicy @dynamic tag; @end
@implementation DBTEAMLOGReplaySharingPolicySerializer @end
@implementation DBTEAMLOGReplaySharingPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGReplaySharingPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGReplaySharingPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGReplaySharingPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGReplayTeamProjectCreatedDetails @dynamic name; @end
@implementation DBTEAMLOGReplayTeamProjectCreatedDetailsSerializer @end
@implementation DBTEAMLOGReplayTeamProjectCreatedType @dynamic description_; @end
@implementation DBTEAMLOGReplayTeamProjectCreatedTypeSerializer @end
