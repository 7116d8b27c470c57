import DropboxHTTP
import Foundation

/// Moves downloaded files to their destination. An app can provide its own implementation, for example to encrypt
/// files.
public protocol FilesAccess: Sendable {
    /// Atomically moves a complete file to its destination.
    ///
    /// - Parameters:
    ///   - temporaryLocation: The file, in the directory of the destination.
    ///   - finalUrl: The destination.
    ///   - overwrite: Whether to replace an existing file. If `false`, an existing file is an error. An item that is
    ///     not a regular file, such as a device, must never be replaced.
    /// - Returns: The new URL of the file.
    /// - Throws: `FilesAccessError`.
    func moveFile(from temporaryLocation: URL, to finalUrl: URL, overwrite: Bool) throws -> URL

    /// Moves a file to a location where the system doesn't delete it.
    ///
    /// This method is compatible with SwiftyDropbox. The SDK doesn't call it, because it writes content next to the
    /// destination.
    ///
    /// - Parameter networkSessionTemporaryLocation: The URL of a file that the system has downloaded.
    /// - Returns: The new URL of the file.
    /// - Throws: `FilesAccessError`.
    func moveFileToTemporaryLocation(from networkSessionTemporaryLocation: URL) throws -> URL

    /// Reads an error that was downloaded to a file instead of the content.
    ///
    /// This method is compatible with SwiftyDropbox. The SDK doesn't call it, because it never writes errors to a file.
    ///
    /// - Throws: `FilesAccessError`.
    func errorData(from location: URL) throws -> Data
}

/// The default implementation, which moves files in the local file system.
public struct FilesAccessImpl: FilesAccess {
    /// Creates an instance.
    public init() {}

    public func moveFile(from temporaryLocation: URL, to finalUrl: URL, overwrite: Bool) throws -> URL {
        if overwrite {
            guard Self.isReplaceable(finalUrl) else {
                throw FilesAccessError.errorMovingFromTempLocation(NotARegularFileError(path: finalUrl.path))
            }
            guard rename(temporaryLocation.path, finalUrl.path) == 0 else {
                throw FilesAccessError.errorMovingFromTempLocation(Self.systemError(finalUrl))
            }
            return finalUrl
        }
        // Unlike `rename`, `link` fails if the destination exists.
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

    /// Moves a file on a file system without hard links, such as FAT.
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

    /// Returns `false` for devices, pipes, sockets, and links to them, which `rename` would replace.
    private static func isReplaceable(_ url: URL) -> Bool {
        var status = stat()
        // If nothing exists at the path, nothing is replaced. `rename` reports all other errors.
        return stat(url.path, &status) != 0 || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    private static func systemError(_ url: URL) -> SystemError {
        SystemError(number: errno, path: url.path)
    }
}

/// The errors of downloaded files.
public enum FilesAccessError: Error, Sendable {
    /// The error that was downloaded to a file could not be read.
    case couldNotReadErrorDataAtUrl(any Error)
    /// The file could not be moved to a temporary location.
    case errorMovingToTempLocation(any Error)
    /// The file could not be moved from its temporary location to the destination.
    case errorMovingFromTempLocation(any Error)
    /// A file exists at the destination and must not be overwritten. The associated value is the path of the
    /// destination.
    case errorMovingFromTempLocationDestinationCollision(String)
}

/// The cause of ``FilesAccessError/errorMovingFromTempLocation(_:)`` if the destination is a device, a pipe, a socket, or a
/// link to one. A file doesn't replace it, even if overwriting is allowed.
public struct NotARegularFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the destination.
    public let path: String

    package init(path: String) { self.path = path }

    /// A message with the path and a remedy.
    public var description: String { "\(path) is not a regular file; choose another destination" }
}

extension FilesAccessError: CustomStringConvertible {
    /// A message with the path, the cause, and a remedy.
    public var description: String {
        switch self {
        case .couldNotReadErrorDataAtUrl(let error): "the downloaded error cannot be read: \(message(for: error))"
        case .errorMovingToTempLocation(let error):
            "the downloaded file cannot be moved to a temporary location: \(message(for: error))"
        case .errorMovingFromTempLocation(let error):
            "the downloaded file cannot be moved to its destination: \(message(for: error))"
        case .errorMovingFromTempLocationDestinationCollision(let path):
            "\(path) already exists; allow overwriting or choose another destination"
        }
    }
}
