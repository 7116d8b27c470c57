import DropboxCore
import DropboxHTTP
import DropboxStone
import Foundation
import SwiftyDropbox

/// The checks of `dbx doctor` that send requests, with the verdicts and the remedies of the SDK.
struct Diagnosis: Sendable {
    typealias Check = ClientReport.Check

    /// What the report says about the requests.
    static let note = """
        check/user, files/download, and files/list_folder/longpoll without a token, and requests for an item and an upload \
        that don't exist, are its own, and fail
        """

    let client: DropboxClient
    let isSignedIn: Bool
    private let environment: [String: String]

    init(client: DropboxClient, isSignedIn: Bool, _ environment: [String: String]) {
        self.client = client
        self.isSignedIn = isSignedIn
        self.environment = environment
    }

    /// Returns the results of the checks, each as soon as it's known.
    func checks() -> AsyncStream<Check> {
        AsyncStream { results in
            let task = Task {
                await run { results.yield($0) }
                results.finish()
            }
            results.onTermination = { _ in task.cancel() }
        }
    }

    private func run(_ report: (Check) -> Void) async {
        let servers = Server.all(client.client.implementation?.configuration.baseHosts ?? .default)
        var isReachable = false
        for server in servers {
            report(await server.nameCheck(usesProxy: usesProxy))
            let check = await connectionCheck(server)
            // The first server is that of most routes.
            if server.name == servers.first?.name { isReachable = check.outcome == .ok }
            report(check)
        }
        let proxies = HTTPTransportConfiguration.proxyVariables(environment)
        report(Check("proxy", .ok, proxies.isEmpty ? "none" : proxies.joined(separator: ", ")))
        if let clock = await client.report().checks.first(where: { $0.name == "clock" }) { report(clock) }
        guard isSignedIn, isReachable else {
            let reason = isSignedIn ? "the server is not reachable" : "the sign-in has a problem"
            for name in ["token", "scopes", "quota"] { report(Check(name, .skipped, reason)) }
            return
        }
        await checkAccount(report)
    }

    private var usesProxy: Bool {
        HTTPTransportConfiguration.proxyVariables(environment).contains { !$0.lowercased().hasPrefix("no_proxy=") }
    }

    // MARK: Servers

    /// Sends a request without a token, which Dropbox rejects.
    private func connectionCheck(_ server: Server) async -> Check {
        let name = "server \(server.name)"
        let request: RpcRequest<VoidSerializer, VoidSerializer> = client.client.request(server.route)
        let start = ContinuousClock.now
        var failure: CallError<Void>?
        do throws(CallError<Void>) { try await request.response() } catch { failure = error }
        let seconds = CallLog.seconds(ContinuousClock.now - start)
        guard request.metadata?.requestID == nil, failure?.requestID == nil else {
            if let failure, failure.verdict.isTemporary { return problem(name, failure) }
            return Check(name, .ok, "\(server.address) answered in \(seconds)")
        }
        guard let failure, failure.status == nil else {
            return foreignAnswer(name, failure?.status ?? request.metadata?.status ?? 200)
        }
        return problem(name, failure)
    }

    private func foreignAnswer(_ name: String, _ status: Int) -> Check {
        Check(
            name, .problem, "the answer with status \(status) isn't from Dropbox",
            remedy: "sign in to the network if it has a captive portal, or check the proxy and the server's address")
    }

    private func problem<Failure>(_ name: String, _ error: CallError<Failure>) -> Check {
        if let status = error.status, error.requestID == nil { return foreignAnswer(name, status) }
        let id = error.requestID.map { ", request \($0)" } ?? ""
        let status = error.status.map { "status \($0)" } ?? "no response"
        return Check(name, .problem, status + id, remedy: error.tokenKindMessage ?? error.explanation)
    }

    // MARK: Account

    private func checkAccount(_ report: (Check) -> Void) async {
        var account: CallError<Void>?
        do throws(CallError<Void>) {
            let id = try await client.users.getCurrentAccount().response().accountId
            report(Check("token", .ok, "valid, account \(id)"))
        } catch {
            account = error
            guard error.isMissingScope else {
                report(problem("token", error))
                for name in ["scopes", "quota"] { report(Check(name, .skipped, "the token can't be used")) }
                return
            }
            report(Check("token", .ok, "valid"))
        }
        report(scopeCheck("account_info.read", account))
        await checkFileScopes(report)
        report(await quotaCheck())
    }

    /// Calls routes that change nothing: they list one item, or fail because an item or an upload doesn't exist.
    private func checkFileScopes(_ report: (Check) -> Void) async {
        do throws(CallError<Files.ListFolderError>) {
            _ = try await client.files.listFolder(path: "", limit: 1).response()
            report(scopeCheck("files.metadata.read", CallError<Void>?.none))
        } catch {
            report(scopeCheck("files.metadata.read", error))
        }
        do throws(CallError<Files.GetTemporaryLinkError>) {
            _ = try await client.files.getTemporaryLink(path: "/dbx-doctor-\(UUID().uuidString)").response()
            report(scopeCheck("files.content.read", CallError<Void>?.none))
        } catch {
            report(scopeCheck("files.content.read", error))
        }
        do throws(CallError<Files.UploadSessionAppendError>) {
            let cursor = Files.UploadSessionCursor(sessionId: "dbx-doctor", offset: 0)
            try await client.files.uploadSessionAppendV2(cursor: cursor, input: Data()).response()
            report(scopeCheck("files.content.write", CallError<Void>?.none))
        } catch {
            report(scopeCheck("files.content.write", error))
        }
    }

    /// Judges the outcome of a route that requires a scope. Dropbox checks the scope before the argument.
    private func scopeCheck<Failure>(_ scope: String, _ error: CallError<Failure>?) -> Check {
        switch error {
        case nil, .routeError?: Check("scopes", .ok, "the token has \(scope)")
        case let error?:
            error.isMissingScope
                ? Check("scopes", .problem, "the token lacks \(scope)", remedy: error.explanation)
                : problem("scopes", error)
        }
    }

    private func quotaCheck() async -> Check {
        do throws(CallError<Void>) {
            return check(try await client.users.getSpaceUsage().response())
        } catch {
            return error.isMissingScope
                ? Check("quota", .skipped, "the token lacks account_info.read") : problem("quota", error)
        }
    }

    private func check(_ usage: Users.SpaceUsage) -> Check {
        let (used, limit): (UInt64, UInt64)
        switch usage.allocation {
        case .individual(let space): (used, limit) = (usage.used, space.allocated)
        case .team(let space):
            let member = space.userWithinTeamSpaceAllocated
            let isMemberFull = member > 0 && space.userWithinTeamSpaceUsedCached >= member
            (used, limit) =
                isMemberFull ? (space.userWithinTeamSpaceUsedCached, member) : (space.used, space.allocated)
        case .other: return Check("quota", .skipped, "the kind of the quota is not known")
        }
        let text = "\(ByteCount(bytes: Int64(clamping: used))) of \(ByteCount(bytes: Int64(clamping: limit))) are used"
        guard used >= limit else { return Check("quota", .ok, text) }
        return Check("quota", .problem, text, remedy: RouteErrorRemedy.remedy(for: "insufficient_space"))
    }
}

extension CallError {
    fileprivate var isMissingScope: Bool {
        if case .authError(.missingScope, _, _, _) = self { true } else { false }
    }
}
