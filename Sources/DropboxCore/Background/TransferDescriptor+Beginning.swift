import Foundation
import HTTPTransport
import StoneRuntime

extension TransferDescriptor {
    /// Sees to it that what is sent can be had by a later process: a file is read where it is, anything else is copied.
    mutating func setSource(_ input: UploadBody, in folder: BackgroundFolder) async throws {
        if case .file(let url) = input {
            guard HTTPBody.file(url).length != nil else {
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

    /// Takes a destination that can be written to.
    mutating func setDestination(_ url: URL, overwrite: Bool) throws {
        guard overwrite || !FileManager.default.fileExists(atPath: url.path) else {
            throw FilesAccessError.errorMovingFromTempLocationDestinationCollision(url.path)
        }
        destination = url.absoluteURL.path
        self.overwrite = overwrite
        // A folder that is missing or full of other people's rights shows now, and not when the content has come.
        if let partialFile { try Data().write(to: partialFile, options: .withoutOverwriting) }
    }

    /// On whose behalf, and from which root.
    var scope: CallScope {
        get throws {
            let root = try pathRoot.map { text in
                try StoneCoding.decode(Common.PathRoot.self, from: Data(text.utf8))
            }
            return CallScope(selectUser: selectUser, selectAdmin: selectAdmin, pathRoot: root)
        }
    }
}
