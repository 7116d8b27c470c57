import SwiftyDropbox

/// The options of `dbx put` that apply only to single files.
struct PutFileOptions {
    let mode: Files.WriteMode
    private let autorename: Bool
    private let chunk: Int?
    private let parallel: Int?
    /// The first of these options that is set, in alphabetical order.
    private let firstOption: String?

    init(_ arguments: inout Arguments, overwrite: Bool) throws(CommandError) {
        arguments.section("files")
        let revision = try arguments.revision("update", "replace an existing file only if it has this revision")
        autorename = arguments.flag("autorename", "choose another name if another file exists")
        chunk = try arguments.byteCount(
            "chunk", "SIZE", "send SIZE bytes per request (such as 16M), rounded to a multiple of 4 MiB"
        ).map { Int(clamping: $0) }
        parallel = try arguments.number("parallel", "N", "send N requests concurrently (default: 8)", in: 1...64)
        guard !(overwrite && revision != nil) else { throw .usage("--overwrite and --update cannot be combined") }
        if overwrite, autorename { throw .usage("--overwrite and --autorename cannot be combined") }
        mode = revision.map { .update($0) } ?? (overwrite ? .overwrite : .add)
        let all = [
            "update": revision != nil, "autorename": autorename, "chunk": chunk != nil, "parallel": parallel != nil,
        ]
        firstOption = all.filter(\.value).keys.min()
    }

    /// Throws an error if one of the options is set.
    ///
    /// - Parameter source: A description of the source, which is not a file.
    func reject(for source: String) throws(CommandError) {
        if let firstOption { throw .usage("--\(firstOption) works only with files, not with \(source)") }
    }

    func apply(_ options: inout FileUploadOptions) {
        options.autorename = autorename
        options.chunkSize = chunk
        if let parallel { options.maximumConcurrentRequests = parallel }
    }
}

extension FileUploadError {
    /// A Boolean value that indicates whether the item at the destination isn't the expected one.
    var isConflict: Bool {
        let reason: Files.WriteError? =
            switch self {
            case .uploadError(let error): if case .path(let failure) = error.routeError { failure.reason } else { nil }
            case .finishError(let error): if case .path(let reason) = error.routeError { reason } else { nil }
            default: nil
            }
        return if case .conflict = reason { true } else { false }
    }
}
