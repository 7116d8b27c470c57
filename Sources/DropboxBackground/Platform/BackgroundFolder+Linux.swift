#if !canImport(Darwin)
    import Foundation

    extension BackgroundFolder {
        /// Where sessions are kept that name no folder: what a user's programs remember belongs into `$XDG_STATE_HOME`.
        static func standard(container: String?) throws -> URL {
            let state = ProcessInfo.processInfo.environment["XDG_STATE_HOME"].flatMap { path in
                // By its specification a path that is not absolute is to be ignored.
                path.hasPrefix("/") ? URL(fileURLWithPath: path) : nil
            }
            return (state ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state"))
                .appendingPathComponent("swift-dropbox")
        }

        /// Nothing stands in the way of a file of one's own here.
        static func allowUseWhileLocked(_ folder: URL) throws {}
    }
#endif
