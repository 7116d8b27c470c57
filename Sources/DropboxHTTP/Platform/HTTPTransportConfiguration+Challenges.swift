#if canImport(Darwin)
    import Foundation

    extension HTTPTransportConfiguration {
        /// Answers a challenge by which a server or a proxy wants to know who is calling, or shows who it is. It is called on
        /// a thread of the network's and must return quickly. Where `trustRoots` or `pinnedKeys` are set, they decide on
        /// the server's certificate, and the handler on everything else. A proxy whose address has a name is told that one
        /// first.
        public typealias ChallengeHandler =
            @Sendable (URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)
    }
#else
    extension HTTPTransportConfiguration {
        /// Only Apple platforms ask about challenges, so here there is no handler, only `nil`: `trustRoots` and `pinnedKeys`
        /// decide.
        public typealias ChallengeHandler = Never
    }
#endif
