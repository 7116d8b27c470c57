import DropboxCore
import DropboxFiles
import Foundation

/// Making and changing Paper docs, which are files that end in `.paper`.
enum PaperFileRoutes {
    static func add(to table: inout RouteTable) {
        table.on(
            Files.paperCreate,
            fidelity: .simplified(
                "a doc is text, lists, links and images as Markdown has them; its address shows no page"),
            create)
        table.on(
            Files.paperUpdate,
            fidelity: .simplified("a doc is text, lists, links and images as Markdown has them"), update)
    }

    private static func create(_ argument: Files.PaperCreateArg, _ call: Call) async throws -> Files.PaperCreateResult {
        guard argument.path.lowercased().hasSuffix(".paper") else {
            throw RouteRejection(Files.PaperCreateError.invalidFileExtension)
        }
        do {
            let document = try await document(in: call, argument.importFormat)
            let commit = Commit(path: try PathReference.write(argument.path), isAutorenamed: true, isStrict: true)
            let entry = try call.store.commit(try call.store.upload(document.data), as: commit, call.view)
            return Files.PaperCreateResult(
                url: call.request.origin() + "/scl/fi/\(entry.id.dropFirst(3))/\(entry.name.pathEscaped)?dl=0",
                resultPath: entry.seenDisplay ?? entry.display, fileId: entry.id,
                paperRevision: try call.store.paperRevision(of: entry))
        } catch let failure as PaperDocument.Failure {
            throw RouteRejection(failure.createError)
        } catch let failure as WriteFailure {
            throw RouteRejection(
                failure == .noWritePermission ? .insufficientPermissions : Files.PaperCreateError.invalidPath)
        }
    }

    private static func update(_ argument: Files.PaperUpdateArg, _ call: Call) async throws -> Files.PaperUpdateResult {
        if argument.docUpdatePolicy == .update, argument.paperRevision == nil {
            throw RequestError.missingPaperRevision
        }
        do {
            let addition = try await document(in: call, argument.importFormat)
            let reference = try PathReference.lookup(argument.path)
            let expected = argument.docUpdatePolicy == .update ? argument.paperRevision : nil
            let entry = try call.store.updatePaper(
                at: reference, with: addition, argument.docUpdatePolicy.policy, expecting: expected, call.view)
            return Files.PaperUpdateResult(paperRevision: try call.store.paperRevision(of: entry))
        } catch let failure as PaperDocument.Failure {
            throw RouteRejection(failure.updateError)
        } catch is Store.PaperRevisionMismatch {
            throw RouteRejection(Files.PaperUpdateError.revisionMismatch)
        } catch let failure as LookupFailure {
            throw RouteRejection(Files.PaperUpdateError.path(failure.error))
        } catch is WriteFailure {
            throw RouteRejection(Files.PaperUpdateError.insufficientPermissions)
        }
    }

    private static func document(in call: Call, _ format: Files.ImportFormat) async throws -> PaperDocument {
        try await call.paperDocument(format == .html ? .html : format == .plainText ? .plainText : .markdown)
    }
}

extension Call {
    /// The body of the call as a doc.
    func paperDocument(_ format: PaperDocument.ImportFormat) async throws -> PaperDocument {
        let body: Data
        do {
            body = try await request.body.collect(upTo: PaperDocument.maximumSize * 2)
        } catch RequestBody.Failure.tooLarge {
            throw PaperDocument.Failure.tooLong
        }
        return try await service.media.run { try PaperDocument(importing: body, format) }
    }
}

extension PaperDocument.Failure {
    fileprivate var createError: Files.PaperCreateError {
        switch self {
        case .malformed: .contentMalformed
        case .tooLong: .docLengthExceeded
        case .imageTooLarge: .imageSizeExceeded
        }
    }

    fileprivate var updateError: Files.PaperUpdateError {
        switch self {
        case .malformed: .contentMalformed
        case .tooLong: .docLengthExceeded
        case .imageTooLarge: .imageSizeExceeded
        }
    }
}

extension Files.PaperDocUpdatePolicy {
    fileprivate var policy: PaperDocument.Policy {
        switch self {
        case .update, .overwrite, .other: .overwrite
        case .prepend: .prepend
        case .append: .append
        }
    }
}

extension String {
    /// As a name in the path of an address.
    fileprivate var pathEscaped: String {
        addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-._~"))) ?? self
    }
}
