import DropboxConcurrency
import DropboxCore
import DropboxHTTPServer
import Foundation

extension DropboxEmulator {
    /// The webhooks of the apps. They receive a notification when files of a user change who has linked the app.
    ///
    ///     try await emulator.webhooks.add("http://localhost:3000/dropbox")
    ///     try emulator.account("ada").put("/a.txt", "text")
    ///     let delivery = await emulator.webhooks.waitForDelivery { $0.isDelivered }
    ///
    /// Notifications are sent in the background, and never delay a call. The emulator's clock determines when.
    public final class Webhooks: Sendable {
        private struct Key: Sendable, Hashable {
            let app: String
            let url: String
        }

        /// The notifications of one webhook.
        private struct Queue {
            /// The accounts of the next notification. It waits while too many others are in progress.
            var waiting = WebhookAudience()
            /// The time of the next attempt of each notification in progress, by its number. `nil` during an attempt.
            var nextAttempts: [Int: Date?] = [:]
        }

        private struct State {
            /// The namespaces with changes since the current window began, or `nil` if there is no window.
            var changed: Set<Int64>?
            var queues: [Key: Queue] = [:]
            var notificationCount = 0
            var faults: [WebhookFault] = []
            /// The number of resets. Notifications from before the last one aren't sent.
            var resetCount = 0

            /// Returns the effect of the first fault that matches a notification, and counts the hit.
            mutating func takeFault(for app: String) -> WebhookFault.Effect? {
                let index = faults.firstIndex { !$0.isExhausted && ($0.app == nil || $0.app == app) }
                guard let index else { return nil }
                faults[index].hitCount += 1
                return faults[index].effect
            }
        }

        private struct Notification: Sendable {
            let number: Int
            let key: Key
            let audience: WebhookAudience
            let fault: WebhookFault.Effect?
            let resetCount: Int
        }

        /// The times between two attempts, in seconds. Dropbox documents about ten minutes in total.
        private static let retryDelays: [TimeInterval] = [10, 20, 40, 80, 160, 320]
        /// The number of notifications of one webhook that can be in progress. Later changes wait together.
        private static let maximumNotifications = 8

        private let store: Store
        private let appKey: String
        private let hosts: WebhookHosts
        private let client: WebhookClient
        private let background = BackgroundWork()
        private let log = WebhookLog()
        private let state = Locked(State())

        init(store: Store, appKey: String, hosts: WebhookHosts) {
            self.store = store
            self.appKey = appKey
            self.hosts = hosts
            client = WebhookClient(store: store, hosts: hosts)
        }

        /// Starts to notify webhooks of changes.
        func start() { store.changeSignal.setObserver { [weak self] changes in self?.recordChanges(changes) } }

        /// Ends all deliveries, and resumes all tasks that wait for one.
        func stop() async {
            await background.stop()
            log.close()
        }

        /// Forgets changes, faults, and deliveries. Notifications that wait for their next attempt aren't sent.
        func reset() {
            state.withLock { state in
                if state.changed != nil { state.changed = [] }
                for key in state.queues.keys { state.queues[key]?.waiting = WebhookAudience() }
                state.faults = []
                state.resetCount += 1
            }
            log.removeAll()
        }

        // MARK: Webhooks

        /// Adds a webhook of an app, or enables an existing one.
        ///
        /// - Parameters:
        ///   - url: The URI, which must be at a loopback address or at one of ``Configuration/webhookHosts``.
        ///   - app: The key of the app, or `nil` for the emulator's own app. The default is `nil`.
        ///   - sendsChallenge: Whether the URI must respond to a challenge within ten seconds, as with Dropbox. The
        ///     default is `true`.
        /// - Throws: ``DropboxEmulator/AdminError`` if the app doesn't exist, the URI isn't allowed, or its response to
        ///   the challenge is wrong.
        public func add(_ url: String, app: String? = nil, sendsChallenge: Bool = true) async throws {
            let app = try findApp(app)
            try await verify(url, sendsChallenge: sendsChallenge)
            try store.addWebhook(url, app: app)
            _ = try store.enableWebhook(url, app: app)
        }

        /// Enables a webhook after failures.
        ///
        /// - Parameters:
        ///   - url: The URI of the webhook.
        ///   - app: The key of the app, or `nil` for the emulator's own app. The default is `nil`.
        ///   - sendsChallenge: Whether the URI must respond to a challenge within ten seconds. The default is `true`.
        /// - Throws: ``DropboxEmulator/AdminError`` if the webhook doesn't exist, or its response to the challenge is
        ///   wrong.
        public func enable(_ url: String, app: String? = nil, sendsChallenge: Bool = true) async throws {
            let app = try findApp(app)
            guard try store.webhooks().contains(where: { $0.url == url && $0.app == app }) else { throw unknown(url) }
            try await verify(url, sendsChallenge: sendsChallenge)
            guard try store.enableWebhook(url, app: app) else { throw unknown(url) }
        }

        /// Removes a webhook. Notifications that wait for their next attempt aren't sent.
        ///
        /// - Parameters:
        ///   - url: The URI of the webhook.
        ///   - app: The key of the app, or `nil` for the emulator's own app. The default is `nil`.
        /// - Throws: ``DropboxEmulator/AdminError`` if the webhook doesn't exist.
        public func remove(_ url: String, app: String? = nil) throws {
            let app = try findApp(app)
            guard try store.removeWebhook(url, app: app) else { throw unknown(url) }
            state.withLock { $0.queues[Key(app: app, url: url)]?.waiting = WebhookAudience() }
        }

        /// Returns all webhooks, oldest first.
        ///
        /// - Throws: An error if the emulator's database can't be read.
        public func all() throws -> [WebhookStatus] {
            let deliveries = log.all
            return try store.webhooks().map { webhook in
                let attempts = state.withLock { state in
                    state.queues[Key(app: webhook.app, url: webhook.url)].map { Array($0.nextAttempts.values) } ?? []
                }
                return WebhookStatus(
                    app: webhook.app, url: webhook.url, isEnabled: webhook.isEnabled,
                    failureCount: webhook.failureCount, notificationCount: attempts.count,
                    nextAttempt: attempts.compactMap(\.self).min(),
                    lastDelivery: deliveries.last { $0.app == webhook.app && $0.url == webhook.url })
            }
        }

        private func findApp(_ key: String?) throws -> String {
            let key = key ?? appKey
            guard try store.app(key) != nil else { throw AdminError(description: "unknown app \"\(key)\"") }
            return key
        }

        private func verify(_ url: String, sendsChallenge: Bool) async throws {
            let uri = try check(url)
            if sendsChallenge { try await client.verify(uri) }
        }

        /// Returns a URI that webhooks can have.
        @discardableResult
        func check(_ url: String) throws(AdminError) -> WebhookURI {
            let uri = try WebhookURI(url)
            try hosts.check(uri)
            return uri
        }

        private func unknown(_ url: String) -> AdminError { AdminError(description: "unknown webhook \"\(url)\"") }

        // MARK: Deliveries

        /// The latest 200 attempts to deliver notifications, oldest first.
        public var deliveries: [WebhookDelivery] { log.all }

        /// Returns the first attempt that satisfies a predicate, and suspends until there is one.
        ///
        /// Attempts that are already in the log are checked first.
        ///
        /// - Parameter isIncluded: The predicate.
        /// - Returns: The attempt, or `nil` if the task is canceled or the emulator stops first.
        public func waitForDelivery(where isIncluded: (WebhookDelivery) -> Bool) async -> WebhookDelivery? {
            await log.first(where: isIncluded)
        }

        // MARK: Faults

        /// The faults in the delivery of notifications, including exhausted ones.
        public var faults: [WebhookFault] { state.withLock(\.faults) }

        /// Adds a fault. A notification is affected by the first fault that matches it.
        ///
        /// - Throws: ``AdminError`` if no app has the key of the fault, or an error if the emulator was stopped.
        public func addFault(_ fault: WebhookFault) throws {
            if let app = fault.app { try store.checkExists(app: app) }
            state.withLock { $0.faults.append(fault) }
        }

        /// Adds a fault. A notification is affected by the first fault that matches it.
        ///
        /// - Parameters:
        ///   - effect: The effect.
        ///   - app: The key of the app whose notifications are affected, or `nil` for all apps. The default is `nil`.
        ///   - times: The maximum number of notifications to affect, or `nil` for no limit. The default is `nil`.
        /// - Throws: ``AdminError`` if no app has the key, or an error if the emulator was stopped.
        public func addFault(_ effect: WebhookFault.Effect, app: String? = nil, times: Int? = nil) throws {
            try addFault(WebhookFault(effect, app: app, times: times))
        }

        /// Removes all faults.
        public func removeAllFaults() { state.withLock { $0.faults = [] } }

        // MARK: Changes

        /// Begins a window for the changes, or adds them to the current one. At its end, the webhooks are notified.
        private func recordChanges(_ changes: [ChangedPath]) {
            let namespaces = Set(changes.map(\.namespace))
            let hasWindow = state.withLock { state in
                state.changed?.formUnion(namespaces)
                return state.changed != nil
            }
            guard !hasWindow, hasEnabledWebhooks else { return }
            let begins = state.withLock { state in
                defer { state.changed = (state.changed ?? []).union(namespaces) }
                return state.changed == nil
            }
            guard begins else { return }
            let end = store.clock.now.addingTimeInterval(store.limits.webhookWindow.seconds)
            background.start {
                await self.store.clock.sleep(until: end)
                if !Task.isCancelled { self.notifyWebhooks() }
            }
        }

        /// If the database can't be read, no call reports it: writes of calls fail, too.
        private var hasEnabledWebhooks: Bool {
            do { return try store.hasEnabledWebhooks() } catch { return false }
        }

        private func notifyWebhooks() {
            let changed = state.withLock { state in
                defer { state.changed = nil }
                return state.changed ?? []
            }
            do {
                let webhooks = Dictionary(grouping: try store.webhooks().filter(\.isEnabled), by: \.app)
                for app in try store.apps() where app.isEnabled {
                    guard let webhooks = webhooks[app.key] else { continue }
                    let audience = try store.audience(of: app, for: changed)
                    guard !audience.isEmpty else { continue }
                    for webhook in webhooks {
                        let key = Key(app: webhook.app, url: webhook.url)
                        state.withLock { $0.queues[key, default: Queue()].waiting.formUnion(audience) }
                        startNext(key)
                    }
                }
            } catch {
                // The database can't be read, because the emulator stops. Dropbox loses notifications, too.
            }
        }

        // MARK: Delivery

        /// Starts the waiting notification of a webhook, unless there are too many in progress.
        private func startNext(_ key: Key) {
            let notification = state.withLock { state -> Notification? in
                guard let queue = state.queues[key] else { return nil }
                if queue.waiting.isEmpty, queue.nextAttempts.isEmpty { state.queues[key] = nil }
                guard !queue.waiting.isEmpty, queue.nextAttempts.count < Self.maximumNotifications else { return nil }
                state.notificationCount += 1
                let number = state.notificationCount
                state.queues[key]?.waiting = WebhookAudience()
                state.queues[key]?.nextAttempts[number] = .some(nil)
                return Notification(
                    number: number, key: key, audience: queue.waiting, fault: state.takeFault(for: key.app),
                    resetCount: state.resetCount)
            }
            guard let notification else { return }
            background.start {
                await self.send(notification)
                _ = self.state.withLock { $0.queues[key]?.nextAttempts.removeValue(forKey: notification.number) }
                self.startNext(key)
            }
        }

        private func send(_ notification: Notification) async {
            switch notification.fault {
            case .lost:
                record(notification, 1, signature: "", since: .now, at: store.clock.now, nil, nil)
            case .doubled:
                async let second: Void = deliver(notification)
                await deliver(notification)
                await second
            case .late(let duration):
                let time = store.clock.now.addingTimeInterval(duration.seconds)
                setNextAttempt(of: notification, time)
                await store.clock.sleep(until: time)
                await deliver(notification)
            case .wrongSignature, nil:
                await deliver(notification)
            }
        }

        /// Sends a notification until the app receives it, the attempts are used up, or the webhook is removed or disabled.
        private func deliver(_ notification: Notification) async {
            let body = notification.audience.body
            var attempt = 1
            while !Task.isCancelled, let (webhook, uri, secret) = destination(of: notification) {
                let isForged = notification.fault == .wrongSignature && attempt == 1
                let signature = Webhook.signature(for: Data(body.utf8), appSecret: isForged ? secret + "?" : secret)
                let (start, time) = (ContinuousClock.now, store.clock.now)
                setNextAttempt(of: notification, nil)
                let result = await client.notify(uri, body: body, signature: signature)
                if Task.isCancelled { return }
                var next: Date?
                if case .success(let response) = result, response.status == 200 {
                    finish(webhook, isDelivered: true)
                } else if attempt <= Self.retryDelays.count {
                    next = store.clock.now.addingTimeInterval(Self.retryDelays[attempt - 1])
                } else {
                    finish(webhook, isDelivered: false)
                }
                setNextAttempt(of: notification, next)
                record(notification, attempt, signature: signature, since: start, at: time, result, next)
                guard let next else { return }
                await store.clock.sleep(until: next)
                attempt += 1
            }
        }

        /// Returns the webhook of a notification with the secret of the app, or `nil` if it no longer receives
        /// notifications.
        private func destination(of notification: Notification) -> (StoredWebhook, WebhookURI, secret: String)? {
            let key = notification.key
            guard notification.resetCount == state.withLock(\.resetCount) else { return nil }
            do {
                guard let app = try store.app(key.app), app.isEnabled,
                    let webhook = try store.webhooks().first(where: { $0.app == key.app && $0.url == key.url }),
                    webhook.isEnabled
                else { return nil }
                return (webhook, try WebhookURI(key.url), app.secret)
            } catch {
                // The database can't be read, because the emulator stops.
                return nil
            }
        }

        private func finish(_ webhook: StoredWebhook, isDelivered: Bool) {
            // If the disk is full, the webhook keeps its state. The log contains the delivery.
            do { try store.recordNotification(isDelivered: isDelivered, of: webhook) } catch { return }
        }

        private func setNextAttempt(of notification: Notification, _ date: Date?) {
            state.withLock { $0.queues[notification.key]?.nextAttempts[notification.number] = .some(date) }
        }

        private func record(
            _ notification: Notification, _ attempt: Int, signature: String, since start: ContinuousClock.Instant,
            at time: Date, _ result: Result<WebhookClient.Response, WebhookClient.Failure>?, _ next: Date?
        ) {
            var (status, failure): (Int?, String?) = (nil, nil)
            switch result {
            case .success(let response): status = response.status
            case .failure(let error): failure = error.description
            case nil: break
            }
            let (key, audience) = (notification.key, notification.audience)
            log.record { id in
                WebhookDelivery(
                    id: id, notification: notification.number, attempt: attempt, time: time,
                    duration: start.duration(to: .now).seconds, app: key.app, url: key.url,
                    accounts: audience.accounts, teams: audience.teams.mapValues { $0.sorted() }, body: audience.body,
                    signature: signature, status: status, error: failure, fault: notification.fault,
                    nextAttempt: next)
            }
        }
    }
}
