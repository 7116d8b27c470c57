#if canImport(Darwin)
    import DropboxConcurrency
    import Foundation

    /// A download that the system can continue, in the directory of the session (`ID.resume`).
    ///
    /// The system provides its data if a download fails, or if the user terminates the app. The continued download has the
    /// request of the first one.
    struct InterruptedDownload: Codable {
        /// The data for the system.
        let data: Data
        /// The networks that the request may use.
        private let access: [Bool]

        /// Returns the download of a task that failed, or `nil` if it can't be continued.
        init?(_ task: URLSessionTask, _ error: any Error) {
            guard let data = (error as NSError).userInfo[NSURLSessionDownloadTaskResumeData] as? Data,
                let request = task.originalRequest
            else { return nil }
            self.data = data
            access = Self.access(request)
        }

        /// Reads the download of a transfer, or returns `nil` if there is none.
        init?(_ id: String, in directory: URL) {
            guard let content = FileManager.default.contents(atPath: Self.file(id, in: directory).path),
                let download = try? JSONDecoder().decode(Self.self, from: content)  // Otherwise, it starts again.
            else { return nil }
            self = download
        }

        /// Returns whether the download can stand for a request: the user may have changed which networks it may use.
        func matches(_ request: URLRequest) -> Bool {
            access == Self.access(request) && request.value(forHTTPHeaderField: "Range") == nil
        }

        /// Stores the download. If the disk is full, the download starts again.
        func write(_ id: String, in directory: URL) {
            do {
                try JSONEncoder().encode(self).write(to: Self.file(id, in: directory), options: .atomic)
            } catch {
                Self.remove(id, in: directory)
            }
        }

        static func remove(_ id: String, in directory: URL) { unlink(file(id, in: directory).path) }

        private static func file(_ id: String, in directory: URL) -> URL {
            directory.appendingPathComponent("\(id).resume")
        }

        private static func access(_ request: URLRequest) -> [Bool] {
            [
                request.allowsCellularAccess, request.allowsExpensiveNetworkAccess,
                request.allowsConstrainedNetworkAccess,
            ]
        }
    }

    extension ResponseHead {
        /// Describes the complete content. The response to a continued download describes only the rest, but the file of the
        /// system contains everything.
        mutating func completeContinuation() {
            guard status == 206, let total = headers["Content-Range"]?.split(separator: "/").last, Int64(total) != nil
            else { return }
            status = 200
            headers["Content-Range"] = nil
            headers["Content-Length"] = String(total)
        }
    }
#endif
