import SwiftyDropbox
import UIKit

/// Shows the latest photo in the user's Dropbox, and a button to sign in or to load the photo again.
final class ViewerController: UIViewController {
    private let photo = UIImageView()
    private let label = UILabel()
    private var task: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: String(localized: "Show My Latest Photo")) { [weak self] _ in
                self?.showLatestPhoto()
            })
        let stack = UIStackView(arrangedSubviews: [photo, label, button])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // This closes the connections.
        task?.cancel()
    }

    func signInDidFinish(_ result: DropboxOAuthResult?) {
        switch result {
        case .success: showLatestPhoto()
        case .cancel, nil: label.text = String(localized: "You aren't signed in.")
        case .error(let error, let text): label.text = text ?? "\(error)"
        }
    }

    private func showLatestPhoto() {
        guard let client = DropboxClientsManager.authorizedClient else { return signIn() }
        task?.cancel()
        task = Task {
            do {
                try await show(latestPhoto(of: client), with: client)
            } catch {
                if !Task.isCancelled { label.text = error.localizedDescription }
            }
        }
    }

    private func signIn() {
        let scopes = ScopeRequest(
            scopeType: .user, scopes: ["files.metadata.read", "files.content.read"], includeGrantedScopes: false)
        DropboxClientsManager.authorizeFromControllerV2(
            UIApplication.shared, controller: self, loadingStatusDelegate: nil,
            openURL: { UIApplication.shared.open($0, options: [:], completionHandler: nil) }, scopeRequest: scopes)
    }

    private func latestPhoto(of client: DropboxClient) async throws -> Files.FileMetadata? {
        let options = Files.SearchOptions(
            maxResults: 1, orderBy: .lastModifiedTime, fileStatus: .active, fileCategories: [.image])
        let result = try await client.files.searchV2(query: "jpg", options: options).response()
        guard case .metadata(let metadata)? = result.matches.first?.metadata else { return nil }
        return metadata as? Files.FileMetadata
    }

    private func show(_ file: Files.FileMetadata?, with client: DropboxClient) async throws {
        guard let file else { return label.text = String(localized: "Your Dropbox has no photos.") }
        let (_, jpeg) = try await client.files.getThumbnailV2(resource: .path(file.id), size: .w640h480).response()
        photo.image = UIImage(data: jpeg)
        label.text = file.name
    }
}
