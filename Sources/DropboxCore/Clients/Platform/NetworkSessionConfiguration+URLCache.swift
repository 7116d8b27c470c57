#if canImport(Darwin)
    import Foundation
    import DropboxHTTP

    extension NetworkSessionConfiguration {
        /// Where answers are kept that their server allows to keep; nowhere by default. Calls of the API ask the server in
        /// any case. Not for background sessions.
        public var urlCache: URLCache? {
            get { connection.urlCache }
            set { connection.urlCache = newValue }
        }
    }
#else
    extension NetworkSessionConfiguration {
        /// Where answers are kept: only Apple platforms have such a cache, so here it is always `nil`.
        public var urlCache: Never? {
            get { nil }
            set {}
        }
    }
#endif
