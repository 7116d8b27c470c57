import DropboxConcurrency
import DropboxCore
import DropboxHTTPServer
import Foundation

/// The console at `/` and under `/console/`: pages on which a developer works with the contents of the emulator.
///
/// The server renders all pages, and forms change everything, so that the console works without its script. A form runs
/// the operations of the admin API, or the routes of the API in the name of an account, and redirects to a page.
enum Console {
    static let prefix = "/console/"

    /// A page, and what its forms do.
    struct Page: Sendable {
        typealias Show = @Sendable (ConsoleRequest) async throws -> ServerResponse
        /// Performs the action of a form, and returns the URL of the page to show next.
        typealias Perform = @Sendable (ConsoleRequest) async throws -> String

        let show: Show
        var perform: Perform?
        /// Returns a text that changes whenever the page changes, or is `nil` if it isn't cheaper than the page.
        var version: (@Sendable (Service) -> String)?
        /// Whether `perform` reads the body of the request itself.
        var receivesFiles = false
    }

    static let pages: [String: Page] = [
        "files": Page(
            show: FilesPage.show, perform: FilesPage.perform, version: PageVersion.ofStore, receivesFiles: true),
        "content": Page(show: FileContentPage.content), "document": Page(show: FileContentPage.document),
        "people": Page(show: PeoplePage.show, perform: PeoplePage.perform),
        "person": Page(show: PersonPage.show, perform: PersonPage.perform),
        "apps": Page(show: AppsPage.show, perform: AppsPage.perform),
        "app": Page(show: AppPage.show, perform: AppPage.perform),
        "token": Page(show: TokenDetailPage.show, perform: TokenDetailPage.perform),
        "calls": Page(show: CallsPage.show, perform: CallsPage.perform, version: PageVersion.ofCalls),
        "call": Page(show: CallPage.show, perform: CallPage.perform, version: PageVersion.ofCalls),
        "calls.har": Page(show: CallsPage.har), "calls.swift": Page(show: CallsPage.swiftTest),
        "faults": Page(show: FaultsPage.show, perform: FaultsPage.perform, receivesFiles: true),
        "scenario.json": Page(show: FaultsPage.scenario),
        "state": Page(show: StatePage.show, perform: StatePage.perform, receivesFiles: true),
        "state.dbx": Page(show: StatePage.file),
        "webhooks": Page(show: WebhooksPage.show, perform: WebhooksPage.perform),
    ]

    static func add(to table: inout PageTable) {
        // Clients request this URL to check for a network connection: any method results in status 200.
        table.on("/", isEmulatorPage: true) { request, service in
            if rejectionReason(for: request, service) != nil {
                return ConsoleFrame.problem("Use the hostname localhost or an IP address.", status: 403).response()
            }
            return try await OverviewPage.show(ConsoleRequest(request, service))
        }
        table.on("/console", isEmulatorPage: true) { _, _ in redirect("/") }
        table.under(prefix, isEmulatorPage: true, respond)
    }

    private static func respond(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        let name = String(request.path.dropFirst(prefix.count))
        return try await guarded(request, service) {
            if name.hasPrefix("assets/") { return PageAssets.response(String(name.dropFirst("assets/".count))) }
            guard let page = pages[name] else {
                return name.isEmpty
                    ? redirect("/") : ConsoleFrame.problem("This page doesn't exist.", status: 404).response(404)
            }
            return try await respond(ConsoleRequest(request, service), page)
        }
    }

    /// Returns the response to a request of the console's own pages, and rejects the requests of others.
    private static func guarded(
        _ request: ServerRequest, _ service: Service, _ body: () async throws -> ServerResponse
    ) async throws -> ServerResponse {
        if let reason = rejectionReason(for: request, service) {
            return ConsoleFrame.problem("Request rejected: \(reason).", status: 403).response(403)
        }
        return try await body()
    }

    private static func rejectionReason(for request: ServerRequest, _ service: Service) -> String? {
        SiteGuard.rejectionReason(for: request, service) ?? SiteGuard.embeddingReason(for: request)
    }

    private static func respond(_ request: ConsoleRequest, _ page: Page) async throws -> ServerResponse {
        var request = request
        do {
            switch request.request.method {
            case "GET", "HEAD": return try await show(request, page)
            case "POST":
                guard let perform = page.perform else { return ErrorResponse.text(405, "Use GET.") }
                if !page.receivesFiles || !request.isMultipart { try await request.readForm() }
                return redirect(try await perform(request))
            default: return ErrorResponse.text(405, "Use GET or POST.")
            }
        } catch RequestBody.Failure.disconnected {
            return ServerResponse(status: 400, body: .hangUp(reset: false))
        } catch {
            guard let problem = ConsoleProblem(error) else { throw error }
            return try await respond(request, page, problem)
        }
    }

    /// Shows the page, unless the client has it already.
    private static func show(_ request: ConsoleRequest, _ page: Page) async throws -> ServerResponse {
        // A change while the page is made results in another version.
        guard let version = page.version.map({ "\"\($0(request.service))\"" }) else {
            return try await page.show(request)
        }
        if request.request.headers["If-None-Match"] == version {
            return ServerResponse(status: 304, headers: ["ETag": version, "Cache-Control": "no-store"])
        }
        var response = try await page.show(request)
        if response.status == 200 { response.headers["ETag"] = version }
        return response
    }

    /// Shows the page with the problem of its form, or only the problem if the page has it, too.
    private static func respond(
        _ request: ConsoleRequest, _ page: Page, _ problem: ConsoleProblem
    ) async throws -> ServerResponse {
        guard request.request.method == "POST" else {
            return ConsoleFrame.problem(problem.text, status: problem.status).response(problem.status)
        }
        var request = request
        request.problem = problem.text
        do {
            var response = try await page.show(request)
            if response.status == 200 { response.status = problem.status }
            return response
        } catch {
            guard ConsoleProblem(error) != nil else { throw error }
            return ConsoleFrame.problem(problem.text, status: problem.status).response(problem.status)
        }
    }

    static func redirect(_ location: String) -> ServerResponse {
        ServerResponse(status: 303, headers: ["Location": location, "Cache-Control": "no-store"])
    }
}

/// The versions of pages, with which an open page finds out whether it must be made again.
enum PageVersion {
    /// The numbers of changes begin with 0 in each process.
    private static let process = UUID().uuidString

    /// A version that changes with accounts, files, and everything else in the store, and with the minute of the clock, because
    /// links expire.
    static let ofStore: @Sendable (Service) -> String = { service in
        let minute = (service.clock.now.timeIntervalSince1970 / 60).rounded(.down)
        return "\(process).\(service.store.changeNumber).\(minute)"
    }

    /// A version that also changes with each call.
    static let ofCalls: @Sendable (Service) -> String = { "\(ofStore($0)).\($0.calls.changeNumber)" }
}

/// What a user of the console did wrong, or what the emulator refused.
struct ConsoleProblem: Error {
    let text: String
    var status = 409

    init(_ text: String, status: Int = 409) {
        self.text = text
        self.status = status
    }

    /// Creates the problem that an error describes, or returns `nil` if it's a failure of the emulator.
    init?(_ error: any Error) {
        switch error {
        case let error as ConsoleProblem: self = error
        case let error as JSONReadingError: self.init(error.description, status: 400)
        case let error as DropboxEmulator.AdminError: self.init(error.description)
        case let error as LookupError: self.init(error.description.sentence, status: 404)
        case let error as InvalidCondition: self.init("\(error.key): \(error.text)", status: 400)
        case let error as any AdminFailure: self.init(error.json["error"]?.string ?? "The operation failed.")
        case is MultipartReader.InvalidFormError: self.init("Choose a file first.", status: 400)
        case BodyReceiver.Failure.tooLarge:
            self.init("The upload is larger than an upload request may be.", status: 413)
        case FormBody.Failure.tooLarge, RequestBody.Failure.tooLarge:
            self.init("The form is too large.", status: 413)
        default: return nil
        }
    }
}

/// A request to the console, with its decoded fields.
struct ConsoleRequest: Sendable {
    let request: ServerRequest
    let service: Service
    let query: FormFields
    /// The fields of the submitted form.
    private(set) var form = FormFields([])
    /// The problem to show with the page.
    var problem: String?

    init(_ request: ServerRequest, _ service: Service) {
        self.request = request
        self.service = service
        query = FormFields(request.query)
    }

    var isMultipart: Bool { request.headers["Content-Type"]?.lowercased().hasPrefix("multipart/") ?? false }

    fileprivate mutating func readForm() async throws {
        let type = (request.headers["Content-Type"] ?? "").lowercased()
        guard type.hasPrefix("application/x-www-form-urlencoded") else {
            throw ConsoleProblem("The console accepts only forms.", status: 400)
        }
        let body = try await request.body.collect(upTo: 256 << 10)
        form = FormFields(FormEncoding.fields(String(decoding: body, as: UTF8.self)))
    }

    /// The value of a field, in the submitted form or in the query.
    func value(_ name: String) -> String { form.text(name) ?? query[name] }

    /// Returns what a user typed into a field of a form that failed, or another text for a form that wasn't sent.
    func typed(_ action: String, _ field: String, otherwise text: String = "") -> String {
        problem != nil && form["action"] == action ? form[field] : text
    }

    /// Runs an operation of the admin API.
    @discardableResult
    func admin(_ name: String, _ input: [String: JSONValue] = [:]) async throws -> JSONValue {
        guard let operation = AdminOperations.byName[name] else { throw ConsoleProblem("unknown operation \(name)") }
        return try await operation.run(.object(input), service)
    }

    /// Returns the URL of this page with other fields in its query. An empty value removes a field.
    func url(_ changes: KeyValuePairs<String, String> = [:]) -> String {
        var fields = query.list.filter { field in !changes.contains { $0.key == field.name } }
        fields += changes.filter { !$0.value.isEmpty }.map { (name: $0.key, value: $0.value) }
        return FormFields.url(request.path, fields)
    }
}
