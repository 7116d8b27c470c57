import DropboxAccount
import Foundation

// Initializers of earlier API versions, for types to which Dropbox has added fields.

extension Team.TeamMemberProfile {
    /// Creates a profile without the field `rootFolderId`, which was added later. It is set to `memberFolderId`.
    @available(*, deprecated, message: "Specify `rootFolderId`.")
    public convenience init(
        teamMemberId: String, email: String, emailVerified: Bool, status: Team.TeamMemberStatus, name: Users.Name,
        membershipType: Team.TeamMembershipType, groups: [String], memberFolderId: String, externalId: String? = nil,
        accountId: String? = nil, secondaryEmails: [SecondaryEmails.SecondaryEmail]? = nil, invitedOn: Date? = nil,
        joinedOn: Date? = nil, suspendedOn: Date? = nil, persistentId: String? = nil,
        isDirectoryRestricted: Bool? = nil,
        profilePhotoUrl: String? = nil
    ) {
        self.init(
            teamMemberId: teamMemberId, email: email, emailVerified: emailVerified, status: status, name: name,
            membershipType: membershipType, groups: groups, memberFolderId: memberFolderId,
            rootFolderId: memberFolderId, externalId: externalId, accountId: accountId,
            secondaryEmails: secondaryEmails, invitedOn: invitedOn, joinedOn: joinedOn, suspendedOn: suspendedOn,
            persistentId: persistentId, isDirectoryRestricted: isDirectoryRestricted, profilePhotoUrl: profilePhotoUrl)
    }
}
