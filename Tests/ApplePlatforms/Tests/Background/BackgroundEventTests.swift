import AppleFoundation
import CDropboxBridge
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxOAuth
import Foundation
import SwiftyDropbox
import Synchronization
import Testing
@testable import DropboxBackground
@testable import DropboxBridge
@testable import DropboxHTTP
@testable import DropboxTransfer

/// What the app and the Objective-C layer do when the system has events of a background session. The system may suspend the
/// app as soon as its completion handler returns.
@Suite(.timeLimit(.minutes(10))) struct BackgroundEventTests {
    private let process: AppProcess
    private let server = DropboxDouble()

    init() throws { process = try AppProcess(server.start()) }

    /// The events of an app, in order.
    private final class Events: Sendable {
        private let names = Mutex<[String]>([])
        let completed = Signal()

        var all: [String] { names.withLock(\.self) }

        func add(_ name: String) { names.withLock { $0.append(name) } }

        @Sendable func complete() {
            add("completion handler")
            completed.fire()
        }
    }

    /// The manager passes the requests to the app, and then calls the system's completion handler.
    @Test func managerCallsTheHandlerAfterTheAppHasTheRequestsAndResponsesAreStored() async throws {
        try await process.leaveFinishedUpload(server)
        let events = Events()
        await ClientsManagerAccess.run {
            DropboxClientsManager.authorizedBackgroundClient = DropboxClient(transportClient: process.launch())
            defer { DropboxClientsManager.authorizedBackgroundClient = nil }
            DropboxClientsManager.handleEventsForBackgroundURLSession(
                with: process.session, creationInfos: [],
                completionHandler: { [process] in
                    events.add(process.hasStoredResponse ? "response" : "no response")
                    events.complete()
                }
            ) { requests in events.add("requests: \(requests.count)") }
            await events.completed.wait()
        }
        #expect(events.all == ["requests: 1", "response", "completion handler"])
        #expect(server.paths == ["upload"])
    }

    @Test func bridgeCallsTheHandlerAfterTheAppHasTheRequestsAndResponsesAreStored() async throws {
        try await process.leaveFinishedUpload(server)
        let events = Events()
        let client = ClientBox(process.launch())
        let context = Unmanaged.passRetained(BridgedEvents(events, process))
        withExtendedLifetime(client) {
            let completion = DropboxClosure(
                context: context.toOpaque(),
                call: { BridgedEvents.object($0)?.complete() }, release: { BridgedEvents.release($0) })
            DropboxClientHandleEvents(
                OpaquePointer(Unmanaged.passUnretained(client).toOpaque()), completion, context.toOpaque()
            ) { context, transfers, count in BridgedEvents.object(context)?.reconnect(transfers, count) }
        }
        await events.completed.wait()
        #expect(events.all == ["requests: 1", "response", "completion handler"])
        #expect(server.paths == ["upload"])
    }

    /// The context of functions in C.
    private final class BridgedEvents: Sendable {
        private let events: Events
        private let process: AppProcess

        init(_ events: Events, _ process: AppProcess) { (self.events, self.process) = (events, process) }

        static func object(_ context: UnsafeMutableRawPointer?) -> BridgedEvents? {
            context.map { Unmanaged<BridgedEvents>.fromOpaque($0).takeUnretainedValue() }
        }

        static func release(_ context: UnsafeMutableRawPointer?) {
            context.map { Unmanaged<BridgedEvents>.fromOpaque($0).release() }
        }

        func complete() {
            events.add(process.hasStoredResponse ? "response" : "no response")
            events.complete()
        }

        func reconnect(_ transfers: UnsafePointer<DropboxTransferInfo>?, _ count: Int) {
            for info in UnsafeBufferPointer(start: transfers, count: count) {
                // The call continues when it's created. It keeps itself alive.
                guard let transfer = info.transfer else { continue }
                _ = DropboxTransferCreateCall(transfer, UnsafeMutableRawPointer(transfer)) { _, _ in }
            }
            events.add("requests: \(count)")
        }
    }

    /// The system can launch the app for later events before it has delivered the first ones.
    @Test func eachHandlerOfTheSystemIsCalledOnce() async throws {
        try await process.leaveFinishedUpload(server)
        process.service.suspendApp(process.session)
        let client = process.launch()
        let (first, second) = (Events(), Events())
        client.handleBackgroundEvents(first.complete) {}
        client.handleBackgroundEvents(second.complete) {}
        process.service.resumeApp(process.session)
        await first.completed.wait()
        await second.completed.wait()
        client.didFinishBackgroundEvents?()
        await MainActor.run {}
        #expect(first.all.count == 1 && second.all.count == 1)
    }

    /// The system reports the events before the app sets its handler, for example while the app reads its tokens.
    @Test func handlerIsCalledForEventsThatWereAlreadyDelivered() async throws {
        try await process.leaveFinishedUpload(server)
        let client = process.launch()
        await process.deliverEvents()
        let events = Events()
        client.handleBackgroundEvents(events.complete) {}
        await events.completed.wait()
        client.didFinishBackgroundEvents = { events.add("late") }
        #expect(events.all == ["completion handler"])
    }

    /// The user can sign out before the events arrive.
    @Test func handlerIsCalledWhenTheClientIsShutDown() async throws {
        try await process.leaveFinishedUpload(server)
        process.service.suspendApp(process.session)
        let client = process.launch()
        let (events, late) = (Events(), Events())
        client.handleBackgroundEvents(events.complete) {}
        client.shutdown()
        await events.completed.wait()
        client.handleBackgroundEvents(late.complete) {}
        await late.completed.wait()
    }

    /// The app must not be terminated because something that the transfers wait for never happens.
    @Test func handlerIsCalledIfWorkDoesNotEnd() async throws {
        try await process.leaveFinishedUpload(server)
        let client = process.launch { configuration in
            configuration.clock.sleep = { _ in }
        }
        let session = try #require(process.sharedSession)
        session.activity.begin("stalled", batch: nil)
        let events = Events()
        client.handleBackgroundEvents(events.complete) {}
        await events.completed.wait()
        session.activity.end("stalled")
    }
}
