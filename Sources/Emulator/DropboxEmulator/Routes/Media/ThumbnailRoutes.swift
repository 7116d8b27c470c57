import DropboxFiles
import Foundation

/// Thumbnails of images.
enum ThumbnailRoutes {
    static func add(to table: inout RouteTable) {
        table.onDownload(Files.getThumbnail, getThumbnail)
        table.onDownload(Files.getThumbnailV2, getThumbnailV2)
        table.on(Files.getThumbnailBatch, getThumbnailBatch)
    }

    private static let maximumBatch = 25

    private static func getThumbnail(
        _ argument: Files.ThumbnailArg, _ call: Call
    ) async throws -> Download<Files.FileMetadata> {
        do {
            var (entry, content) = try file(at: argument.path, call)
            let options = Thumbnail.Options(argument.format, argument.size, argument.mode, argument.quality)
            let thumbnail = try await thumbnail(of: entry, content, options, call)
            entry.details.media = argument.excludeMediaInfo == true ? nil : thumbnail.media
            return thumbnail.download(entry.fileMetadata, of: entry, options)
        } catch let failure as LookupError {
            throw RouteRejection(Files.ThumbnailError.path(failure.error))
        } catch let failure as Thumbnail.Failure {
            throw RouteRejection(failure.error)
        }
    }

    private static func getThumbnailV2(
        _ argument: Files.ThumbnailV2Arg, _ call: Call
    ) async throws -> Download<Files.PreviewResult> {
        let options = Thumbnail.Options(argument.format, argument.size, argument.mode, argument.quality)
        do {
            switch argument.resource {
            case .path(let path):
                var (entry, content) = try file(at: path, call)
                let thumbnail = try await thumbnail(of: entry, content, options, call)
                entry.details.media = argument.excludeMediaInfo == true ? nil : thumbnail.media
                return thumbnail.download(.init(fileMetadata: entry.fileMetadata), of: entry, options)
            case .link(let link):
                let linked = try call.linked(link.url, path: link.path, password: link.password)
                let content = try call.store.content(of: linked)
                let thumbnail = try await thumbnail(of: linked.entry, content, options, call)
                let metadata = linked.minimalMetadata(url: link.url)
                return thumbnail.download(.init(linkMetadata: metadata), of: linked.entry, options)
            case .other:
                throw RouteRejection(Files.ThumbnailV2Error.notFound)
            }
        } catch let failure as LinkError {
            throw RouteRejection(failure.thumbnailError)
        } catch let failure as LookupError {
            throw RouteRejection(Files.ThumbnailV2Error.path(failure.error))
        } catch let failure as Thumbnail.Failure {
            throw RouteRejection(failure.v2Error)
        }
    }

    private static func getThumbnailBatch(
        _ argument: Files.GetThumbnailBatchArg, _ call: Call
    ) async throws -> Files.GetThumbnailBatchResult {
        guard argument.entries.count <= maximumBatch else {
            throw RouteRejection(Files.GetThumbnailBatchError.tooManyFiles)
        }
        var results: [Files.GetThumbnailBatchResultEntry] = []
        for entry in argument.entries { results.append(try await batchEntry(entry, call)) }
        return Files.GetThumbnailBatchResult(entries: results)
    }

    private static func batchEntry(
        _ argument: Files.ThumbnailArg, _ call: Call
    ) async throws -> Files.GetThumbnailBatchResultEntry {
        do {
            let (entry, content) = try file(at: argument.path, call)
            let options = Thumbnail.Options(argument.format, argument.size, argument.mode, argument.quality)
            let thumbnail = try await thumbnail(of: entry, content, options, call)
            return .success(.init(metadata: entry.fileMetadata, thumbnail: thumbnail.data.base64EncodedString()))
        } catch let failure as LookupError {
            return .failure(.path(failure.error))
        } catch let failure as Thumbnail.Failure {
            return .failure(failure.error)
        }
    }

    // MARK: - Rendering

    private static func file(at path: String, _ call: Call) throws -> (Entry, Content) {
        try call.store.file(at: try PathReference.forLookup(path), call.view)
    }

    private struct ThumbnailResult: Sendable {
        let data: Data
        let media: MediaInfo?

        func download<Result>(_ result: Result, of entry: Entry, _ options: Thumbnail.Options) -> Download<Result> {
            Download(result: result, tag: (entry.file?.rev ?? "") + "-" + options.tag, data: data)
        }
    }

    private static func thumbnail(
        of entry: Entry, _ content: Content, _ options: Thumbnail.Options, _ call: Call
    ) async throws -> ThumbnailResult {
        guard Thumbnail.extensions.contains(entry.fileExtension) else { throw Thumbnail.Failure.unsupportedExtension }
        guard content.size <= Thumbnail.maximumSourceSize else { throw Thumbnail.Failure.unsupportedImage }
        let store = call.store
        return try await call.service.media.run {
            let data = try store.content.bytes(of: content)
            return ThumbnailResult(data: try Thumbnail.create(from: data, options), media: MediaInfo(photo: data))
        }
    }
}

extension Thumbnail.Failure {
    fileprivate var error: Files.ThumbnailError {
        switch self {
        case .unsupportedExtension: .unsupportedExtension
        case .unsupportedImage: .unsupportedImage
        case .conversion: .conversionError
        }
    }

    fileprivate var v2Error: Files.ThumbnailV2Error {
        switch self {
        case .unsupportedExtension: .unsupportedExtension
        case .unsupportedImage: .unsupportedImage
        case .conversion: .conversionError
        }
    }
}

extension LinkError {
    fileprivate var thumbnailError: Files.ThumbnailV2Error {
        switch self {
        case .malformed, .notFound: .notFound
        case .denied, .unsupportedParameter: .accessDenied
        }
    }
}

extension Store.ResolvedLink {
    fileprivate func minimalMetadata(url: String) -> Files.MinimalFileLinkMetadata {
        Files.MinimalFileLinkMetadata(
            url: url, rev: entry.file?.rev ?? "", id: entry.id, path: isOwner ? entry.displayPathInView : nil)
    }
}

extension Thumbnail.Options {
    fileprivate init(
        _ format: Files.ThumbnailFormat, _ size: Files.ThumbnailSize, _ mode: Files.ThumbnailMode,
        _ quality: Files.ThumbnailQuality
    ) {
        let percent = quality == .quality90 ? 90 : 80
        encoding =
            switch format {
            case .jpeg: .jpeg(quality: percent)
            case .png: .png
            case .webp: .webp(quality: percent)
            }
        self.mode =
            switch mode {
            case .strict: .strict
            case .bestfit: .bestFit
            case .fitoneBestfit: .cover
            case .original: .original
            }
        box = size.box
    }

    /// A text that identifies the options, so that different thumbnails of a file have different entity tags.
    fileprivate var tag: String {
        "\(box.width)x\(box.height)-\(mode)-\(encoding)".filter { $0.isLetter || $0.isNumber }
    }
}

extension Files.ThumbnailSize {
    fileprivate var box: ThumbnailGeometry.Size {
        switch self {
        case .w32h32: .init(width: 32, height: 32)
        case .w64h64: .init(width: 64, height: 64)
        case .w128h128: .init(width: 128, height: 128)
        case .w256h256: .init(width: 256, height: 256)
        case .w480h320: .init(width: 480, height: 320)
        case .w640h480: .init(width: 640, height: 480)
        case .w960h640: .init(width: 960, height: 640)
        case .w1024h768: .init(width: 1024, height: 768)
        case .w2048h1536: .init(width: 2048, height: 1536)
        case .w3200h2400: .init(width: 3200, height: 2400)
        }
    }
}

extension MediaInfo {
    var info: Files.MediaInfo {
        .metadata(
            Files.PhotoMetadata(
                dimensions: .init(height: UInt64(height), width: UInt64(width)),
                location: position.map { .init(latitude: $0.latitude, longitude: $0.longitude) },
                timeTaken: timeTaken))
    }
}
