import CDropboxBridge
import DropboxSync
import Foundation

// MARK: Reading

/// Returns a descriptor for reading a file.
@c @implementation
public func dropboxSyncFileOpenDescriptor(
    _ file: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
    result(error) { () throws(SyncError) in
        let handle = try file.file.readHandle()
        // The handle closes its own descriptor.
        let descriptor = dup(handle.fileDescriptor)
        guard descriptor >= 0 else {
            let reason = POSIXError(POSIXError.Code(rawValue: errno) ?? .EMFILE)
            throw SyncError(.system, "the file cannot be opened for reading", underlyingError: reason)
        }
        return descriptor
    } ?? -1
}

/// Returns the content of a file.
@c @implementation
public func dropboxSyncFileCopyContent(
    _ file: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> DropboxSyncBuffer {
    result(error) { () throws(SyncError) in DropboxSyncBuffer(try file.file.readData()) } ?? .none
}

/// Returns the content of a file as text.
@c @implementation
public func dropboxSyncFileCopyText(
    _ file: OpaquePointer, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> DropboxSyncBuffer {
    result(error) { () throws(SyncError) in DropboxSyncBuffer(try file.file.readString()) } ?? .none
}

// MARK: Writing

/// Replaces the content of a file.
@c @implementation
public func dropboxSyncFileWrite(
    _ file: OpaquePointer, _ content: DropboxSyncBytes, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    succeeds(error) { () throws(SyncError) in try file.file.write(content.requiredData("content")) }
}

/// Replaces the content of a file with that of a local file.
@c @implementation
public func dropboxSyncFileWriteLocalFile(
    _ file: OpaquePointer, _ localPath: DropboxSyncBytes, _ shouldSteal: Bool,
    _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    succeeds(error) { () throws(SyncError) in
        let path = try localPath.requiredText("localPath")
        // An empty path would be the current directory.
        guard !path.isEmpty else { throw SyncError(.illegalArgument, "the argument localPath is empty") }
        let url = URL(fileURLWithPath: path)
        try file.file.write(contentsOf: url, shouldSteal: shouldSteal)
    }
}

/// Appends to the content of a file.
@c @implementation
public func dropboxSyncFileAppend(
    _ file: OpaquePointer, _ content: DropboxSyncBytes, _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> Bool {
    succeeds(error) { () throws(SyncError) in try file.file.append(content.requiredData("content")) }
}
