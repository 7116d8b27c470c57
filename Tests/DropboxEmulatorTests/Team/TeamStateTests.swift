import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of a team's state in the store, including concurrent changes.
@Suite struct TeamStateTests {
    @Test func rejectedInvitationChangesNothing() async throws {
        let test = try TestStore()
        let store = test.store
        let team = try store.addTeam(name: "Engine Works")
        try store.addMember(test.account, to: team, role: .teamAdmin)
        _ = try store.invite(.init(email: "joan@example.com", externalID: "j1"), to: team)
        let removed = try store.invite(.init(email: "mary@example.com"), to: team)
        try store.remove(removed, keepsAccount: false, fileDisposition: .deleted)
        // The address would be available, but the ID is already in use.
        #expect(throws: InvitationError.duplicateExternalID) {
            try store.invite(.init(email: "mary@example.com", externalID: "j1"), to: team)
        }
        #expect(try store.account(removed.account)?.email == "mary@example.com")
        let again = try store.invite(.init(email: "mary@example.com"), to: team)
        #expect(again.account != removed.account)
    }

    @Test func concurrentGroupChangesAreAllApplied() throws {
        let store = try TestStore().store
        let team = try store.addTeam(name: "Engine Works")
        let group = try store.addGroup(name: "Pilots", to: team)
        _ = try store.edit(group, name: "Crew", externalID: nil, management: nil, in: team)
        let changed = try store.edit(group, name: nil, externalID: "c", management: .userManaged, in: team)
        #expect(changed.name == "Crew")
        #expect(changed.externalID == "c")
        try store.delete(group)
        #expect(throws: GroupError.alreadyDeleted) {
            try store.edit(group, name: "Pilots", externalID: nil, management: nil, in: team)
        }
    }

    @Test func addressesDifferByMoreThanCase() throws {
        let store = try TestStore().store
        #expect(throws: (any Error).self) {
            try store.addAccount(email: "ADA@example.com", givenName: "Other", surname: "Ada")
        }
    }

    @Test func concurrentLegalHoldChangesAreAllApplied() throws {
        let store = try TestStore().store
        let team = try store.addTeam(name: "Engine Works")
        let hold = try store.addLegalHold(LegalHold(name: "Case", members: ["m"], start: store.clock.now), to: team)
        #expect(throws: LegalHoldError.nameTaken) {
            try store.addLegalHold(LegalHold(name: "Case", members: ["n"], start: store.clock.now), to: team)
        }
        _ = try store.editLegalHold(hold.id, of: team) { $0.name = "Trial" }
        let changed = try store.editLegalHold(hold.id, of: team) { $0.description = "secret" }
        #expect(changed.name == "Trial")
        _ = try store.editLegalHold(hold.id, of: team) { $0.status = .released }
        #expect(throws: LegalHoldError.inactive) { try store.editLegalHold(hold.id, of: team) { $0.name = "Case" } }
    }

    @Test func emailInUseIsRejected() throws {
        let test = try TestStore()
        let store = test.store
        let team = try store.addTeam(name: "Engine Works")
        let member = try store.addMember(test.account, to: team)
        let bob = try store.addAccount(email: "bob@example.com", givenName: "Bob", surname: "Byte")
        #expect(try store.addSecondaryEmail("ada@work.example", to: test.account.number))
        #expect(try !store.addSecondaryEmail("ADA@work.example", to: bob.number))
        #expect(throws: ProfileError.emailTaken) {
            try store.editProfile(of: member) { $1.email = "BOB@example.com" }
        }
        // A rejected change leaves no trace, and one change doesn't undo another.
        _ = try store.editProfile(of: member) { $1.surname = "King" }
        _ = try store.editProfile(of: member) { $1.givenName = "Augusta" }
        let account = try #require(try store.account(test.account.number))
        #expect(account.surname == "King")
        #expect(account.email == "ada@example.com")
    }
}
