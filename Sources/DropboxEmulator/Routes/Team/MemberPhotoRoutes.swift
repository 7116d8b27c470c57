import DropboxAccount
import DropboxTeam
import Foundation

/// The photos that admins give members: `team/members/set_profile_photo` and `delete_profile_photo`.
enum MemberPhotoRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.membersSetProfilePhoto) { argument, call in
            try call.info(of: await setPhoto(argument, call))
        }
        table.on(Team.membersSetProfilePhotoV2) { argument, call in
            Team.TeamMemberInfoV2Result(memberInfo: try call.infoV2(of: await setPhoto(argument, call)))
        }
        table.on(Team.membersDeleteProfilePhoto) { try $1.info(of: deletePhoto($0, $1)) }
        table.on(Team.membersDeleteProfilePhotoV2) { argument, call in
            Team.TeamMemberInfoV2Result(memberInfo: try call.infoV2(of: deletePhoto(argument, call)))
        }
    }

    private static func setPhoto(_ argument: Team.MembersSetProfilePhotoArg, _ call: Call) async throws -> TeamMember {
        let member = try call.member(
            argument.user, notFound: Team.MembersSetProfilePhotoError.userNotFound, notInTeam: .userNotInTeam)
        do {
            _ = try await call.setPhoto(argument.photo, of: member.account)
        } catch let failure as ProfilePhoto.Failure {
            throw RouteRejection(Team.MembersSetProfilePhotoError.photoError(failure.error))
        }
        return member
    }

    private static func deletePhoto(_ argument: Team.MembersDeleteProfilePhotoArg, _ call: Call) throws -> TeamMember {
        let member = try call.member(
            argument.user, notFound: Team.MembersDeleteProfilePhotoError.userNotFound, notInTeam: .userNotInTeam)
        try call.store.removePhoto(of: member.account)
        return member
    }
}
