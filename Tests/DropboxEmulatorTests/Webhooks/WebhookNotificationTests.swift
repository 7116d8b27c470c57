import DropboxConcurrency
import DropboxCore
import DropboxHTTPServer
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of which changes notify which apps of which accounts.
@Suite(.timeLimit(.minutes(10)))
struct WebhookNotificationTests {
    private func withWebhook(
        _ change: (inout DropboxEmulator.Configuration) -> Void = { _ in },
        body: (Wire, WebhookReceiver) async throws -> Void
    ) async throws {
        try await WebhookReceiver.run { receiver in
            try await Wire.runWithWebhooks(change) { wire in
                try await wire.emulator.webhooks.add(receiver.url)
                try await body(wire, receiver)
            }
        }
    }

    @Test func notificationIsSignedAndNamesTheAccount() async throws {
        try await withWebhook { wire, receiver in
            // The app itself makes this change.
            _ = try await wire.upload(#"{"path":"/a.txt"}"#, "text")
            wire.emulator.endWebhookWindow()
            let delivery = try await wire.emulator.nextDelivery()
            #expect(delivery.isDelivered && delivery.attempt == 1 && delivery.nextAttempt == nil)
            let ada = try wire.ada().account
            let notification = try #require(receiver.notifications.first)
            #expect(notification.accounts == [ada.id] && delivery.accounts == [ada.id])
            #expect(notification.users == [String(ada.number)])
            #expect(notification.teams.isEmpty)
            let (head, body) = try #require(receiver.requests.last)
            #expect(head.method == "POST" && head.target == "/dropbox")
            #expect(head.headers["User-Agent"] == "DropboxWebhooks/1.0")
            #expect(head.headers["Content-Type"] == "application/json")
            // The form of recorded notifications.
            let text = #"{"delta": {"users": [\#(ada.number)]}, "list_folder": {"accounts": ["\#(ada.id)"]}}"#
            #expect(String(decoding: body, as: UTF8.self) == text && delivery.body == text)
            #expect(delivery.signature == head.headers["X-Dropbox-Signature"])
            #expect(try wire.emulator.webhooks.all().first?.lastDelivery == delivery)
        }
    }

    @Test func changesInAWindowAreOneNotification() async throws {
        try await withWebhook { wire, receiver in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let emulator = wire.emulator
            for number in 1...3 {
                try await bob.upload("/\(number)", "x")
                try await ada.upload("/\(number)", "x")
            }
            #expect(emulator.webhooks.deliveries.isEmpty)
            emulator.endWebhookWindow()
            let first = try await emulator.nextDelivery()
            #expect(receiver.notifications.map(\.accounts) == [[ada.account.id, bob.account.id]])
            try await bob.upload("/later", "x")
            emulator.endWebhookWindow()
            _ = try await emulator.nextDelivery(after: first)
            #expect(receiver.notifications.map(\.accounts).last == [bob.account.id])
            #expect(receiver.notifications.count == 2)
        }
    }

    @Test func allKindsOfChangesNotify() async throws {
        try await withWebhook { wire, receiver in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            try await ada.upload("/a", "x")
            var last: DropboxEmulator.WebhookDelivery?
            /// Returns the names of the accounts in the next notification.
            func notified() async throws -> [String] {
                wire.emulator.endWebhookWindow()
                last = try await wire.emulator.nextDelivery(after: last)
                return last?.accounts.map { $0 == ada.account.id ? "ada" : "bob" } ?? []
            }
            #expect(try await notified() == ["ada"])
            _ = try await ada.rpc("files/move_v2", #"{"from_path":"/a","to_path":"/b"}"#)
            #expect(try await notified() == ["ada"])
            _ = try await ada.rpc("files/delete_v2", #"{"path":"/b"}"#)
            #expect(try await notified() == ["ada"])
            _ = try await ada.rpc("files/create_folder_v2", #"{"path":"/shared"}"#)
            #expect(try await notified() == ["ada"])
            let folder = try await ada.share("/shared")
            #expect(try await notified() == ["ada"])
            try await ada.invite(bob, to: folder)
            #expect(try await notified() == ["bob"], "only Bob has a new folder")
            try await ada.upload("/shared/c", "x")
            #expect(try await notified() == ["ada", "bob"])
            _ = try await bob.rpc("sharing/unmount_folder", #"{"shared_folder_id":"\#(folder)"}"#)
            #expect(try await notified() == ["bob"])
            try await ada.upload("/shared/d", "x")
            #expect(try await notified() == ["ada"])
            #expect(receiver.notifications.count == 9)
        }
    }

    @Test func appFolderAppIsNotifiedOnlyOfItsFolder() async throws {
        try await WebhookReceiver.run(secret: "s") { receiver in
            try await Wire.runWithWebhooks { wire in
                let emulator = wire.emulator
                try emulator.addApp(.init(key: "k", secret: "s", access: .appFolder, webhookURIs: [receiver.url]))
                let ada = try emulator.account("ada")
                let token = try ada.token(app: "k")
                let listed = try await wire.call("files/list_folder", by: token, #"{"path":""}"#)
                #expect(listed.status == 200)
                try ada.put("/outside", "x")
                // The change outside is part of the window, but not of the app's folder.
                let app = try #require(try emulator.store.app("k"))
                let home = try wire.ada().account.homeNamespace
                #expect(try emulator.store.audience(of: app, for: [home]).isEmpty)
                emulator.endWebhookWindow()
                try ada.put("/Apps/k/inside", "x")
                emulator.endWebhookWindow()
                _ = try await emulator.nextDelivery()
                #expect(receiver.notifications.map(\.accounts) == [[ada.id]])
            }
        }
    }

    @Test func teamAppReceivesMembers() async throws {
        try await WebhookReceiver.run { receiver in
            try await TestTeam.run { configuration in
                configuration.limits.webhookWindow = .seconds(3600)
                configuration.limits.webhookTimeout = .seconds(24 * 3600)
            } body: { team in
                let emulator = team.wire.emulator
                try await emulator.webhooks.add(receiver.url)
                _ = try await team.upload("/mine", "x", as: team.member)
                emulator.endWebhookWindow()
                let delivery = try await emulator.nextDelivery()
                let notification = try #require(receiver.notifications.first)
                #expect(notification.teams == [team.team.id: [team.member.id]])
                #expect(notification.accounts.isEmpty && notification.users.isEmpty)
                #expect(delivery.teams == notification.teams)
                let list = #"{"teams": {"\#(team.team.id)": ["\#(team.member.id)"]}}"#
                #expect(delivery.body == #"{"delta": \#(list), "list_folder": \#(list)}"#)
                // Everybody in the team sees a team folder.
                let folder = try await team.rpc("team/team_folder/create", #"{"name":"Plans"}"#)
                #expect(folder.status == 200, "\(folder.text)")
                emulator.endWebhookWindow()
                _ = try await emulator.nextDelivery(after: delivery)
                #expect(receiver.notifications.last?.teams == [team.team.id: [team.admin.id, team.member.id].sorted()])
            }
        }
    }

    @Test func appsWithoutAccessAreNotNotified() async throws {
        try await withWebhook { wire, _ in
            let store = wire.emulator.store
            let (ada, bob) = (
                try wire.ada().account,
                try store.addAccount(
                    email: "bob@example.com", givenName: "Bob", surname: "Byte")
            )
            let app = try #require(try store.app(wire.emulator.appKey))
            func accounts(_ account: UserAccount) throws -> [String] {
                try store.audience(of: app, for: [account.homeNamespace]).accounts
            }
            #expect(try accounts(ada) == [ada.id])
            #expect(try accounts(bob).isEmpty, "Bob hasn't linked the app")
            let grant = try store.addGrant(account: bob.number, app: app.key, scopes: ["account_info.read"])
            #expect(try accounts(bob).isEmpty, "the app can't list files")
            try store.revoke(grant: grant)
            let other = try store.addGrant(account: bob.number, app: app.key, scopes: ["files.metadata.read"])
            #expect(try accounts(bob) == [bob.id])
            try store.revoke(grant: other)
            #expect(try accounts(bob).isEmpty)
        }
    }

    @Test func changesWithoutWebhooksDoNotWaitForTheClock() async throws {
        try await Wire.runWithWebhooks { wire in
            try wire.emulator.account("ada").put("/a", "x")
            #expect(wire.emulator.clock.waitingOperationCount == 0)
        }
    }

    @Test func webhooksSurviveARestart() async throws {
        let data = try TemporaryDirectory()
        try await WebhookReceiver.run { receiver in
            try await Wire.runWithWebhooks(folder: data.url) { wire in
                try await wire.emulator.webhooks.add(receiver.url)
            }
            try await Wire.runWithWebhooks(folder: data.url) { wire in
                #expect(try wire.emulator.webhooks.all().map(\.url) == [receiver.url])
                try wire.emulator.account("ada").put("/a", "x")
                wire.emulator.endWebhookWindow()
                #expect(try await wire.emulator.nextDelivery().isDelivered)
            }
            #expect(receiver.notifications.count == 1)
        }
    }
}
