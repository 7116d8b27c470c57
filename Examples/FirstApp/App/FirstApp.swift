import SwiftUI
import SwiftyDropbox

@main struct FirstApp: App {
    @StateObject private var model = FolderModel()

    init() { DropboxClientsManager.setupWithAppKey("APP_KEY") }

    var body: some Scene {
        WindowGroup {
            FolderView(model: model)
                .onOpenURL { url in
                    DropboxClientsManager.handleRedirectURL(url, includeBackgroundClient: false) { result in
                        // Called on the main queue.
                        MainActor.assumeIsolated { model.signInDidFinish(result) }
                    }
                }
        }
    }
}

struct FolderView: View {
    @ObservedObject var model: FolderModel
    @State private var isChoosingFile = false
    @State private var upload: Task<Void, Never>?

    var body: some View {
        List {
            if let message = model.message { Text(message) }
            if model.client == nil {
                Button("Sign In") { signIn() }
            } else {
                if let progress = model.progress {
                    ProgressView(value: progress)
                    Button("Cancel") { upload?.cancel() }
                } else {
                    Button("Upload a File") { isChoosingFile = true }
                }
                Section(model.account ?? "Files") { ForEach(model.files, id: \.id) { Text($0.name) } }
                Button("Sign Out") { model.signOut() }
            }
        }
        .task(id: model.client == nil) { await model.follow("") }
        .fileImporter(isPresented: $isChoosingFile, allowedContentTypes: [.item], allowsMultipleSelection: false) {
            guard case .success(let files) = $0, let file = files.first else { return }
            upload = Task {
                // A file that the user selects is accessible only between these calls.
                let isScoped = file.startAccessingSecurityScopedResource()
                await model.upload(file)
                if isScoped { file.stopAccessingSecurityScopedResource() }
            }
        }
    }

    private func signIn() {
        DropboxClientsManager.authorizeFromControllerV2(
            UIApplication.shared, controller: nil, loadingStatusDelegate: nil,
            openURL: { UIApplication.shared.open($0, options: [:], completionHandler: nil) }, scopeRequest: nil)
    }
}

/// The files of a folder, and the upload in progress.
@MainActor final class FolderModel: ObservableObject {
    @Published private(set) var client: DropboxClient?
    @Published private(set) var account: String?
    @Published private(set) var files: [Files.FileMetadata] = []
    @Published private(set) var progress: Double?
    @Published private(set) var message: String?

    /// The default is the client of the account that signed in at an earlier launch, if any.
    init(client: DropboxClient? = DropboxClientsManager.authorizedClient) { self.client = client }

    func signInDidFinish(_ result: DropboxOAuthResult?) {
        if case .error(_, let text) = result { message = text ?? "The sign-in failed." }
        client = DropboxClientsManager.authorizedClient
    }

    func signOut() {
        DropboxClientsManager.unlinkClients()
        (client, account, files, message) = (nil, nil, [], nil)
    }

    /// Lists the folder, and follows its changes until the task is canceled.
    func follow(_ folder: String) async {
        guard let client else { return }
        await reportingErrors {
            account = try await client.users.getCurrentAccount().response().name.displayName
            var cursor: String?
            files = []
            for try await page in client.files.entries(in: folder).pages {
                files += page.entries.compactMap { $0 as? Files.FileMetadata }
                cursor = page.cursor
            }
            for try await event in client.files.changes(in: folder, since: cursor, recursive: false) {
                guard case .changes(let changes, _, _) = event else { files = []; continue }
                for change in changes {
                    files.removeAll { $0.pathLower == change.metadata.pathLower }
                    if case .file(let file) = change { files.append(file) }
                }
            }
        }
    }

    /// Uploads a file. Canceling the task stops the upload.
    func upload(_ file: URL) async {
        guard let client else { return }
        progress = 0
        await reportingErrors {
            try await client.files.uploadFile(from: file, to: "/\(file.lastPathComponent)") { progress in
                let fraction = progress.fractionCompleted
                Task { @MainActor in if self.progress != nil { self.progress = fraction } }
            }
        }
        progress = nil
    }

    private func reportingErrors(_ work: () async throws -> Void) async {
        do { try await work() } catch { if !Task.isCancelled { message = error.localizedDescription } }
    }
}
