// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxCore
import DropboxStone
import Foundation

/// The outcome of a call for code in C.
struct CallOutcome: Sendable {
    private var result: DynamicValue?
    private var routeError: DynamicValue?
    private var failure: CallFailureDescription?
    private var content: Data?
    private var destination: URL?
    /// Reports that the app has handled the outcome.
    var didDeliver: @Sendable () -> Void = {}

    /// Creates the outcome of a request.
    ///
    /// - Parameters:
    ///   - result: The result as JSON or `Void`, or `nil` if the request failed.
    ///   - content: The downloaded content.
    ///   - destination: The destination of a download, whether it succeeded or not.
    init(
        _ route: RouteBox, _ result: Any?, _ error: CallError<UndecodedJSON>?, content: Data?, destination: URL?
    ) {
        self.content = content
        self.destination = destination
        if let error {
            failure = CallFailureDescription(error)
            if case .routeError(let box, _, _, _) = error, !route.shapes.error.isVoid {
                // An error that this version can't decode is described by its JSON.
                do throws(StoneError) {
                    routeError = try DynamicValue(json: box.unboxed.data, as: route.shapes.error)
                } catch {
                    failure?.content = String(decoding: box.unboxed.data, as: UTF8.self)
                }
            }
        } else if let json = result as? UndecodedJSON {
            do throws(StoneError) {
                self.result = try DynamicValue(json: json.data, as: route.shapes.result)
            } catch {
                failure = CallFailureDescription(
                    message: "\(route.path): the result cannot be decoded: \(error)", isSerializationError: true)
            }
        }
    }

    /// Creates the outcome of a call that isn't made.
    init(invalidArgument message: String) { failure = CallFailureDescription(message: message) }

    /// Calls `body` with the outcome in C. It owns the values.
    func withCValue(_ body: (UnsafePointer<DropboxOutcome>) -> Void) {
        var outcome = DropboxOutcome()
        outcome.isSuccess = failure == nil
        outcome.delivery = retained(Delivery(didDeliver))
        if let result { outcome.result = DropboxValue(result) }
        if let routeError { outcome.routeError = DropboxValue(routeError) }
        let destination = destination?.path
        withOptionalCString(destination) { destination in
            outcome.destination = destination
            withContent { bytes in
                outcome.content = bytes?.baseAddress
                outcome.contentLength = bytes?.count ?? 0
                guard let failure else {
                    body(&outcome)
                    return
                }
                failure.withCValue { pointer in
                    outcome.failure = pointer
                    body(&outcome)
                }
            }
        }
    }

    private func withContent(_ body: (UnsafeRawBufferPointer?) -> Void) {
        guard let content else { return body(nil) }
        // Empty content has no address, but the caller must see that there is content.
        content.withUnsafeBytes { bytes in
            if bytes.baseAddress != nil { return body(bytes) }
            withUnsafeBytes(of: UInt8(0)) { body(UnsafeRawBufferPointer(rebasing: $0.prefix(0))) }
        }
    }
}

/// The delivery of an outcome, for code in C.
final class Delivery: Sendable {
    let finish: @Sendable () -> Void

    init(_ finish: @escaping @Sendable () -> Void) { self.finish = finish }
}

@c @implementation
public func DropboxDeliveryFinish(_ delivery: OpaquePointer) {
    box(delivery, as: Delivery.self).finish()
    DropboxRelease(UnsafeRawPointer(delivery))
}

/// The reason why a call failed, for code in C.
struct CallFailureDescription: Sendable {
    private var kind = DropboxFailureClient
    private var clientKind = DropboxClientFailureOther
    private var isRouteError = false
    private var status: Int?
    private var requestID: String?
    var content: String?
    private var userMessage: LocalizedUserMessage?
    private var structured: DynamicValue?
    private var backoff = 0.0
    private var domain: String?
    private var code = 0
    private var message: String?
    private var summary: String?
    private let text: String

    /// Creates the description of an error of the client.
    init(message: String, isSerializationError: Bool = false) {
        self.message = message
        text = message
        if isSerializationError { clientKind = DropboxClientFailureSerialization }
        content = message
        domain = SystemErrorCode.clientDomain
    }

    init(_ error: CallError<UndecodedJSON>) {
        text = error.description
        status = error.status
        requestID = error.requestID
        userMessage = error.userMessage
        switch error {
        case .routeError(let box, _, let summary, _):
            kind = DropboxFailureHTTP
            isRouteError = true
            self.summary = summary
            let summaryJSON = String(decoding: StoneCoding.json(summary ?? ""), as: UTF8.self)
            let errorJSON = String(decoding: box.unboxed.data, as: UTF8.self)
            content = #"{"error_summary": \#(summaryJSON), "error": \#(errorJSON)}"#
        case .internalServerError(_, let text, _):
            kind = DropboxFailureInternalServer
            content = text
        case .badInputError(let text, _):
            kind = DropboxFailureBadInput
            content = text
        case .rateLimitError(let limit, _, let summary, _):
            kind = DropboxFailureRateLimit
            content = summary
            structured = DynamicValue(limit)
            backoff = Double(limit.retryAfter)
        case .httpError(_, let text, _):
            content = text
            if let root = error.pathRootError {
                kind = DropboxFailurePathRoot
                structured = DynamicValue(root)
            } else {
                kind = DropboxFailureHTTP
            }
        case .authError(let reason, _, let summary, _):
            kind = DropboxFailureAuth
            content = summary
            structured = DynamicValue(reason)
        case .accessError(let reason, _, let summary, _):
            kind = DropboxFailureAccess
            content = summary
            structured = DynamicValue(reason)
        case .serializationError, .reconnectionError:
            if case .serializationError = error {
                clientKind = DropboxClientFailureSerialization
            } else {
                clientKind = DropboxClientFailureReconnection
            }
            domain = SystemErrorCode.clientDomain
            message = error.description
        case .clientError(let reason):
            let cause = SystemErrorCode(reason)
            domain = cause.domain
            code = cause.code
            message = error.description
        }
    }

    /// Calls `body` with the failure in C. It owns the values.
    func withCValue(_ body: (UnsafePointer<DropboxFailure>) -> Void) {
        var failure = DropboxFailure()
        failure.kind = kind
        failure.clientKind = clientKind
        failure.isRouteError = isRouteError
        failure.status = Int32(truncatingIfNeeded: status ?? 0)
        failure.structured = structured.map { retained(ObjectBox($0)) }
        failure.backoff = backoff
        failure.code = Int64(code)
        let strings = [
            requestID, content, userMessage?.text, userMessage?.locale, domain, message, summary, text,
        ]
        withOptionalCStrings(strings) { strings in
            failure.requestID = strings[0]
            failure.content = strings[1]
            failure.userMessage = strings[2]
            failure.userMessageLocale = strings[3]
            failure.domain = strings[4]
            failure.message = strings[5]
            failure.summary = strings[6]
            failure.description = strings[7]
            body(&failure)
        }
    }
}

/// Calls `body` with a string in C, or with `nil`.
func withOptionalCString<Result>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    guard let text else { return body(nil) }
    return text.withCString { body($0) }
}

/// Calls `body` with strings in C, or `nil` for those that are missing.
private func withOptionalCStrings(_ texts: [String?], _ body: ([UnsafePointer<CChar>?]) -> Void) {
    let copies = texts.map { $0.map { copied($0) } }
    defer { for copy in copies { copy?.deallocate() } }
    body(copies.map { UnsafePointer($0) })
}
