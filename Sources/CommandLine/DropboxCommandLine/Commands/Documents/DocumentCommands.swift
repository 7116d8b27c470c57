import DropboxStone
import Foundation
import SwiftyDropbox

/// The name of a file with another extension.
private func fileName(_ name: String, withExtension newExtension: String) -> String {
    (name as NSString).deletingPathExtension + "." + newExtension
}

/// `dbx export`: stores a cloud document as a file.
struct ExportCommand: Command {
    static let name = "export"
    static let summary = "store a document that can't be downloaded, such as a Paper doc, as a file"
    static let examples = ["dbx export /notes.paper --format markdown", "dbx export /notes.paper - | less"]
    static let output = OutputField.item + [OutputField.localFile]

    private let path: String
    private let output: DocumentOutput
    private let format: String?
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = try arguments.requiredItem("PATH", "the document, or its ID")
        let output = DocumentOutput.Declaration(&arguments)
        format = arguments.option(
            "format", "NAME", "the format, such as markdown or html (default: that of the document)")
        isJSON = arguments.flag("json", "print a JSON object")
        account = try AccountOptions(&arguments, .transfer)
        self.output = try DocumentOutput(output, isJSON: isJSON)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            do {
                let (result, content) = try await client.files.export(path: path, exportFormat: format).response()
                let name = result.exportMetadata.name
                try output.write(content, named: name, result.fileMetadata.jsonFields, terminal)
            } catch { throw .failure("cannot export \(path)", error) }
            return .success
        }
    }
}

/// `dbx preview`: stores a preview of a document.
struct PreviewCommand: Command {
    static let name = "preview"
    static let summary = "store a preview of a document as PDF or HTML"
    static let output = OutputField.item + [OutputField.localFile]

    private let path: String
    private let output: DocumentOutput
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = try arguments.requiredItem("PATH", "the document, or its ID")
        let output = DocumentOutput.Declaration(&arguments)
        isJSON = arguments.flag("json", "print a JSON object")
        account = try AccountOptions(&arguments, .transfer)
        self.output = try DocumentOutput(output, isJSON: isJSON)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            do {
                let (file, content) = try await client.files.getPreview(path: path).response()
                // Dropbox makes HTML of spreadsheets, and PDF of all other documents.
                let name = fileName(file.name, withExtension: content.starts(with: Data("%PDF".utf8)) ? "pdf" : "html")
                try output.write(content, named: name, file.jsonFields, terminal)
            } catch { throw .failure("cannot get a preview of \(path)", error) }
            return .success
        }
    }
}

/// `dbx thumbnail`: stores a small version of an image.
struct ThumbnailCommand: Command {
    static let name = "thumbnail"
    static let summary = "store a small version of an image or a video"
    static let output = OutputField.item + [OutputField.localFile]

    private enum Format: String, CaseIterable { case jpeg, png, webp }
    private static let sizes: KeyValuePairs<String, Files.ThumbnailSize> = [
        "64": .w64h64, "128": .w128h128, "256": .w256h256, "480": .w480h320, "640": .w640h480, "960": .w960h640,
        "1024": .w1024h768, "2048": .w2048h1536,
    ]

    private let path: String
    private let output: DocumentOutput
    private let size: Files.ThumbnailSize
    private let format: Format
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        path = try arguments.requiredItem("PATH", "the image, or its ID")
        let output = DocumentOutput.Declaration(&arguments)
        let sizes = Self.sizes.map(\.key)
        let size = arguments.option("size", "PIXELS", "the maximum width (default: 256)", .words(sizes)) ?? "256"
        format = try arguments.choice("format", "FORMAT", "jpeg, png, or webp (default: jpeg)") ?? .jpeg
        isJSON = arguments.flag("json", "print a JSON object")
        account = try AccountOptions(&arguments, .transfer)
        guard let value = Self.sizes.first(where: { $0.key == size })?.value else {
            throw .usage("invalid --size '\(size)': expected " + sizes.alternatives)
        }
        self.size = value
        self.output = try DocumentOutput(output, isJSON: isJSON)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let type: Files.ThumbnailFormat =
            switch format {
            case .jpeg: .jpeg
            case .png: .png
            case .webp: .webp
            }
        return try await account.withClient(terminal) { client throws(CommandError) in
            do {
                let (file, content) = try await client.files.getThumbnail(
                    path: path, format: type, size: size, mode: .bestfit
                ).response()
                let name = fileName(file.name, withExtension: format == .jpeg ? "jpg" : format.rawValue)
                try output.write(content, named: name, file.jsonFields, terminal)
            } catch { throw .failure("cannot get a thumbnail of \(path)", error) }
            return .success
        }
    }
}
