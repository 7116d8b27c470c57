import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files in the file system, moved by the means of the system.
public struct FilesAccessImpl: FilesAccess {
    /// Access to the file system.
    public init() {}

    public func moveFile(from temporaryLocation: URL, to finalUrl: URL, overwrite: Bool) throws -> URL {
        if overwrite {
            guard Self.isReplaceable(finalUrl) else {
                throw FilesAccessError.destinationIsNotARegularFile(finalUrl.path)
            }
            guard rename(temporaryLocation.path, finalUrl.path) == 0 else {
                throw FilesAccessError.errorMovingFromTempLocation(Self.systemError(finalUrl))
            }
            return finalUrl
        }
        // A link is made only where there is nothing yet, which a rename does not promise.
        guard link(temporaryLocation.path, finalUrl.path) == 0 else {
            let code = errno
            if code == EEXIST { throw FilesAccessError.errorMovingFromTempLocationDestinationCollision(finalUrl.path) }
            return try moveWithoutLinks(from: temporaryLocation, to: finalUrl)
        }
        guard unlink(temporaryLocation.path) == 0 else {
            throw FilesAccessError.errorMovingFromTempLocation(Self.systemError(temporaryLocation))
        }
        return finalUrl
    }

    public func moveFileToTemporaryLocation(from networkSessionTemporaryLocation: URL) throws -> URL {
        let location = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
            try FileManager.default.moveItem(at: networkSessionTemporaryLocation, to: location)
        } catch {
            throw FilesAccessError.errorMovingToTempLocation(error)
        }
        return location
    }

    public func errorData(from location: URL) throws -> Data {
        do {
            return try Data(contentsOf: location)
        } catch {
            throw FilesAccessError.couldNotReadErrorDataAtUrl(error)
        }
    }

    /// For file systems that know no links, such as FAT.
    private func moveWithoutLinks(from temporaryLocation: URL, to finalUrl: URL) throws -> URL {
        do {
            try FileManager.default.moveItem(at: temporaryLocation, to: finalUrl)
        } catch CocoaError.fileWriteFileExists {
            throw FilesAccessError.errorMovingFromTempLocationDestinationCollision(finalUrl.path)
        } catch {
            throw FilesAccessError.errorMovingFromTempLocation(error)
        }
        return finalUrl
    }

    /// Whether it is no device, pipe or socket, whose place a rename would take, nor a link to one.
    private static func isReplaceable(_ url: URL) -> Bool {
        var facts = stat()
        // Where nothing can be found, there is nothing to save; what else is wrong there the rename tells.
        return stat(url.path, &facts) != 0 || [S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT)
    }

    private static func systemError(_ url: URL) -> any Error {
        POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO, userInfo: [NSFilePathErrorKey: url.path])
    }
}
