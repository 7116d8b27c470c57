import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency
import DropboxStone

extension TransferDescriptor {
    /// Sees to it that what is sent can be had by a later process: a file is read where it is, anything else is copied.
    mutating func setSource(_ input: UploadBody, in folder: SessionDirectory) async throws {
        if case .file(let url) = input {
            guard await BlockingIO.disk.run({ HTTPBody.file(url).length }) != nil else {
                throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
            }
            source = url.absoluteURL.path
            return
        }
        let copy = folder.file(id, "body")
        try await input.httpBody.write(to: copy)
        source = copy.path
        isSourceOurs = true
    }

    /// Takes a destination. Whether it can be written to shows when the transfer is recorded.
    mutating func setDestination(_ url: URL, overwrite: Bool) async throws {
        let isFree = await BlockingIO.disk.run { overwrite || !FileManager.default.fileExists(atPath: url.path) }
        guard isFree else {
            throw FilesAccessError.errorMovingFromTempLocationDestinationCollision(url.path)
        }
        destination = url.absoluteURL.path
        self.overwrite = overwrite
    }

    /// When nothing is tried any more: as late as the session says, but no later than the system of Apple platforms gives up.
    func deadline(_ session: NetworkSessionConfiguration) -> Date {
        let limit = session.timeoutIntervalForResource
        let start = max(begun, earliestBeginDate ?? 0)
        return Date(timeIntervalSince1970: start + (limit > 0 ? min(limit, Self.longestLife) : Self.longestLife))
    }

    private static let longestLife = 7 * 86_400.0

    /// On whose behalf, and from which root.
    var scope: CallContext {
        get throws {
            let root = try pathRoot.map { text in
                try StoneCoding.decode(Common.PathRoot.self, from: Data(text.utf8))
            }
            return CallContext(selectUser: selectUser, selectAdmin: selectAdmin, pathRoot: root)
        }
    }
}
