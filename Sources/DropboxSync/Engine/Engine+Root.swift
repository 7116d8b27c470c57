import DropboxCore
import DropboxFiles
import DropboxTransfer
import DropboxConcurrency

/// Following the root of the account when the user joins a team or leaves it.
///
/// The server rejects every call that names a former root, and says what the root is now. No call of the engine is repeated
/// from there, because its paths may mean something else: the tree takes up the new root together with the first page of
/// its listing, and nothing is sent until the last page is there.
extension Engine {
    /// Where paths are to begin.
    struct NewRoot: Sendable {
        let place: SyncedFolder
        /// What the server says of the namespaces of the account; nil if it hasn't said anything.
        var info: Common.RootInfo?
    }

    /// A client for the engine: what fails is tried again by the engine, which tells at once what is wrong.
    func ownClient(_ client: DropboxTransportClientImpl) -> DropboxClient {
        DropboxClient(
            transportClient: client.withoutRetries { [weak self, weak client] change in
                self?.heard(of: change.newRoot)
                // The app's own calls go the same way, where it wants that.
                client?.takeUp(change)
            })
    }

    private func heard(of info: Common.RootInfo) {
        let place = SyncedFolder(root: info.rootNamespaceId)
        state.withLock { state in
            // A call that was under way for long may tell what is known already.
            state.newRoot = place == state.root ? nil : NewRoot(place: place, info: info)
            if state.newRoot != nil { state.needsPull = true }
        }
        wakeUp.signal()
    }

    /// What lists and watches everything.
    func feed(_ client: DropboxClient) -> ChangeFeed { ChangeFeed(client.files, pageSize: 2000, timeout: 30) }

    /// Notes that the tree is that of a new root from now on.
    func tookUp(_ root: NewRoot, _ client: DropboxClient) {
        state.withLock { state in
            state.root = root.place
            state.client = client
            state.isLeavingRoot = true
            // Unless it is another one by now.
            if state.newRoot?.place == root.place { state.newRoot = nil }
        }
    }
}
