// Generated from API/team.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+MembersSet.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMMembersSetPermissions2Arg @dynamic user, dNewRoles; @end
@implementation DBTEAMMembersSetPermissions2ArgSerializer @end
@implementation DBTEAMMembersSetPermissions2Error @dynamic tag; @end
@implementation DBTEAMMembersSetPermissions2ErrorSerializer @end
@implementation DBTEAMMembersSetPermissions2Result @dynamic teamMemberId, roles; @end
@implementation DBTEAMMembersSetPermissions2ResultSerializer @end
@implementation DBTEAMMembersSetPermissionsArg @dynamic user, dNewRole; @end
@implementation DBTEAMMembersSetPermissionsArgSerializer @end
@implementation DBTEAMMembersSetPermissionsError @dynamic tag; @end
@implementation DBTEAMMembersSetPermissionsErrorSerializer @end
@implementation DBTEAMMembersSetPermissionsResult @dynamic teamMemberId, role; @end
@implementation DBTEAMMembersSetPermissionsResultSerializer @end
@implementation DBTEAMMembersSetProfileArg @dynamic user, dNewEmail, dNewExternalId, dNewGivenName, dNewSurname,
    dNewPersistentId, dNewIsDirectoryRestricted; @end
@implementation DBTEAMMembersSetProfileArgSerializer @end
@implementation DBTEAMMembersSetProfileError @dynamic tag; @end
@implementation DBTEAMMembersSetProfileErrorSerializer @end
@implementation DBTEAMMembersSetProfilePhotoArg @dynamic user, photo; @end
@implementation DBTEAMMembersSetProfilePhotoArgSerializer @end
@implementation DBTEAMMembersSetProfilePhotoError @dynamic tag, photoError; @end
@implementation DBTEAMMembersSetProfilePhotoErrorSerializer @end
