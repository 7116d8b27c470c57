#if canImport(Darwin)
    import Foundation
    import DropboxHTTP

    extension NetworkSessionConfiguration {
        /// The cache for responses that their server declares cacheable. The default is `nil`. API requests are sent to
        /// the server in any case. Background sessions don't support a cache.
        public var urlCache: URLCache? {
            get { connection.urlCache }
            set { connection.urlCache = newValue }
        }
    }
#else
    extension NetworkSessionConfiguration {
        /// The response cache. It is always `nil`, because only Apple platforms have one.
        public var urlCache: Never? {
            get { nil }
            set {}
        }
    }
#endif
