import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import Foundation

/// The small files of a download, which are received in memory and written together.
extension FolderDownload {
    /// The maximum size of a file that is received in memory.
    private static let maximumSmallSize: Int64 = 256 << 10

    func smallFileWriter(_ source: ContentSource) async -> SmallFileWriter? {
        guard let root = directories?.root, !options.isDryRun, source.settings.filesAccess is FilesAccessImpl else {
            return nil
        }
        return await BlockingIO.disk.run { SmallFileWriter(root) }
    }

    /// Separates the small files that don't exist yet from all others. Of the others, the largest are first, because
    /// they take longest, while smaller ones use the remaining bandwidth.
    func smallFiles(
        _ files: [RemoteTree.File], _ writer: SmallFileWriter?
    ) async -> (small: [RemoteTree.File], large: [RemoteTree.File]) {
        guard let directories, let writer else { return ([], files.sorted { $0.size > $1.size }) }
        return await BlockingIO.bulk.run {
            var small: [RemoteTree.File] = []
            var large: [RemoteTree.File] = []
            for file in files {
                // If this throws an error, the same operation fails again for a large file, which reports the error.
                if (try? isNewSmallFile(file, directories, writer)) == true {
                    small.append(file)
                } else {
                    large.append(file)
                }
            }
            return (small, large.sorted { $0.size > $1.size })
        }
    }

    /// Returns whether a file is small and certainly doesn't exist yet. Creates its folder.
    private func isNewSmallFile(
        _ file: RemoteTree.File, _ directories: DirectoryTree, _ writer: SmallFileWriter
    ) throws -> Bool {
        guard file.size <= Self.maximumSmallSize, file.metadata.contentHash != nil, let parent = file.path.parent else {
            return false
        }
        let folder = try directories.create(parent)
        guard try writer.canWrite(in: folder), case .new(let name) = try localName(of: file.path, in: folder),
            name.utf8.elementsEqual(file.path.name.utf8)
        else { return false }
        return try !DownloadFile.hasPartial(of: file.path.name, in: folder)
    }

    func transfer(_ file: RemoteTree.File, _ source: ContentSource, _ writer: SmallFileWriter) async {
        guard let directories, let parent = file.path.parent else { return }
        do {
            try Task.checkCancellation()
            try items.checkSpace()
            let content: Data
            do throws(FileDownloadError) {
                content = try await source.content(of: ContentRevision(file.metadata))
            } catch {
                // Interrupted or damaged content is requested again as that of a large file.
                guard error.isInterruption else { throw error }
                return rejected.withLock { $0.append(file) }
            }
            let target = SmallFileWriter.File(
                content: content, name: file.path.name,
                modified: options.preservesModificationTime ? file.metadata.clientModified : nil
            ) { () throws(SystemError) in try directories.create(parent) }
            writer.write(target) { outcome in
                switch outcome {
                case .written:
                    progress.counter(of: file.size).update(to: file.size)
                    add(file, .transferred(file.metadata))
                case .rejected: rejected.withLock { $0.append(file) }
                case .failed(let error): add(file, .failed(error))
                }
            }
            await writer.waitForRoom()
        } catch {
            add(file, .failed(error))
        }
    }
}
