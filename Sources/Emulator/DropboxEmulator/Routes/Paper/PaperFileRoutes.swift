import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTPServer
import Foundation

/// Creating and updating Paper docs, which are files with the extension `.paper`.
enum PaperFileRoutes {
    static func add(to table: inout RouteTable) {
        table.on(
            Files.paperCreate,
            fidelity: .simplified(
                "docs contain only text, lists, links, and images in Markdown; the URL of a doc has no page"),
            create)
        table.on(
            Files.paperUpdate,
            fidelity: .simplified("docs contain only text, lists, links, and images in Markdown"), update)
    }

    private static func create(_ argument: Files.PaperCreateArg, _ call: Call) async throws -> Files.PaperCreateResult {
        guard argument.path.lowercased().hasSuffix(".paper") else {
            throw RouteRejection(Files.PaperCreateError.invalidFileExtension)
        }
        do {
            let document = try await document(in: call, argument.importFormat)
            let commit = Commit(path: try PathReference.forWriting(argument.path), isAutorenamed: true, isStrict: true)
            let entry = try call.store.commit(try call.store.upload(document.data), as: commit, call.view)
            return Files.PaperCreateResult(
                url: call.request.origin() + "/scl/fi/\(entry.id.dropFirst(3))/\(entry.name.percentEncoded())?dl=0",
                resultPath: entry.displayPathInView ?? entry.displayPath, fileId: entry.id,
                paperRevision: try call.store.paperRevision(of: entry))
        } catch let failure as PaperDocument.Failure {
            throw RouteRejection(failure.createError)
        } catch let failure as WriteError {
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
            let reference = try PathReference.forLookup(argument.path)
            let expected = argument.docUpdatePolicy == .update ? argument.paperRevision : nil
            let entry = try call.store.updatePaper(
                at: reference, with: addition, argument.docUpdatePolicy.policy, expecting: expected, call.view)
            return Files.PaperUpdateResult(paperRevision: try call.store.paperRevision(of: entry))
        } catch let failure as PaperDocument.Failure {
            throw RouteRejection(failure.updateError)
        } catch is Store.PaperRevisionMismatchError {
            throw RouteRejection(Files.PaperUpdateError.revisionMismatch)
        } catch let failure as LookupError {
            throw RouteRejection(Files.PaperUpdateError.path(failure.error))
        } catch is WriteError {
            throw RouteRejection(Files.PaperUpdateError.insufficientPermissions)
        }
    }

    private static func document(in call: Call, _ format: Files.ImportFormat) async throws -> PaperDocument {
        try await call.paperDocument(format == .html ? .html : format == .plainText ? .plainText : .markdown)
    }
}

extension Call {
    /// Imports the body of the request as a doc.
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
