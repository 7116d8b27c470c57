#if !canImport(Darwin)
    import DropboxCore
    import Foundation

    extension SessionDirectory {
        /// Where sessions are kept that name no folder: what a user's programs remember belongs into `$XDG_STATE_HOME`.
        static func standard(container: String?) throws -> URL {
            XDGBaseDirectories.url("XDG_STATE_HOME", ".local/state").appendingPathComponent("swift-dropbox")
        }

        /// Nothing stands in the way of a file of one's own here.
        static func allowUseWhileLocked(_ folder: URL) throws {}
    }
#endif
