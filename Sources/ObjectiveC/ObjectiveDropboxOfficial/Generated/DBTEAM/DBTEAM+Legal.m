// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Legal.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLegalHoldHeldRevisionMetadata @dynamic dNewFilename, originalRevisionId, originalFilePath,
    serverModified, authorMemberId, authorMemberStatus, authorEmail, fileType, size, contentHash; @end
@implementation DBTEAMLegalHoldHeldRevisionMetadataSerializer @end
@implementation DBTEAMLegalHoldPolicy @dynamic id_, name, description_, activationTime, members, status, startDate,
    endDate; @end
@implementation DBTEAMLegalHoldPolicySerializer @end
@implementation DBTEAMLegalHoldStatus @dynamic tag; @end
@implementation DBTEAMLegalHoldStatusSerializer @end
@implementation DBTEAMLegalHoldsError @dynamic tag; @end
@implementation DBTEAMLegalHoldsErrorSerializer @end
@implementation DBTEAMLegalHoldsGetPolicyArg @dynamic id_; @end
@implementation DBTEAMLegalHoldsGetPolicyArgSerializer @end
@implementation DBTEAMLegalHoldsGetPolicyError @dynamic tag; @end
@implementation DBTEAMLegalHoldsGetPolicyErrorSerializer @end
@implementation DBTEAMLegalHoldsListHeldRevisionResult @dynamic entries, cursor, hasMore; @end
@implementation DBTEAMLegalHoldsListHeldRevisionResultSerializer @end
@implementation DBTEAMLegalHoldsListHeldRevisionsArg @dynamic id_; @end
@implementation DBTEAMLegalHoldsListHeldRevisionsArgSerializer @end
@implementation DBTEAMLegalHoldsListHeldRevisionsContinueArg @dynamic id_, cursor; @end
@implementation DBTEAMLegalHoldsListHeldRevisionsContinueArgSerializer @end
@implementation DBTEAMLegalHoldsListHeldRevisionsContinueError @dynamic tag; @end
@implementation DBTEAMLegalHoldsListHeldRevisionsContinueErrorSerializer @end
@implementation DBTEAMLegalHoldsListHeldRevisionsError @dynamic tag; @end
@implementation DBTEAMLegalHoldsListHeldRevisionsErrorSerializer @end
@implementation DBTEAMLegalHoldsListPoliciesArg @dynamic includeReleased; @end
@implementation DBTEAMLegalHoldsListPoliciesArgSerializer @end
@implementation DBTEAMLegalHoldsListPoliciesError @dynamic tag; @end
@implementation DBTEAMLegalHoldsListPoliciesErrorSerializer @end
@implementation DBTEAMLegalHoldsListPoliciesResult @dynamic policies; @end
@implementation DBTEAMLegalHoldsListPoliciesResultSerializer @end
@implementation DBTEAMLegalHoldsPolicyCreateArg @dynamic name, description_, members, startDate, endDate; @end
@implementation DBTEAMLegalHoldsPolicyCreateArgSerializer @end
@implementation DBTEAMLegalHoldsPolicyCreateError @dynamic tag; @end
@implementation DBTEAMLegalHoldsPolicyCreateErrorSerializer @end
@implementation DBTEAMLegalHoldsPolicyReleaseArg @dynamic id_; @end
@implementation DBTEAMLegalHoldsPolicyReleaseArgSerializer @end
@implementation DBTEAMLegalHoldsPolicyReleaseError @dynamic tag; @end
@implementation DBTEAMLegalHoldsPolicyReleaseErrorSerializer @end
@implementation DBTEAMLegalHoldsPolicyUpdateArg @dynamic id_, name, description_, members; @end
@implementation DBTEAMLegalHoldsPolicyUpdateArgSerializer @end
@implementation DBTEAMLegalHoldsPolicyUpdateError @dynamic tag; @end
@implementation DBTEAMLegalHoldsPolicyUpdateErrorSerializer @end
