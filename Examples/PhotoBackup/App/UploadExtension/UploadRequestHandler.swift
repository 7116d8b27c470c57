import Foundation
import PhotoBackupModel
import SwiftyDropbox
import UniformTypeIdentifiers

/// The upload extension: backs up the photos that the user shares from another app. Set it as the principal class.
///
/// The system may end the extension as soon as it has called `completeRequest`. Its background session continues the
/// uploads, and launches the app when they have finished.
@objc(UploadRequestHandler) final class UploadRequestHandler: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        // The context is used by one task.
        nonisolated(unsafe) let context = context
        Task { @MainActor in
            do {
                try await Self.upload(from: context)
                Self.complete(context)
            } catch {
                context.cancelRequest(withError: error)
            }
        }
    }

    private static func complete(_ context: NSExtensionContext) {
        context.completeRequest(returningItems: nil, completionHandler: nil)
    }

    @MainActor private static func upload(from context: NSExtensionContext) async throws {
        let settings = try Settings.ofThisApp()
        guard let client = settings.makeExtensionClient() else { throw NotSignedInError() }
        let uploads = Uploads(client: client, directory: settings.directory)
        for case let item as NSExtensionItem in context.inputItems {
            for provider in item.attachments ?? [] {
                try uploads.upload(try await file(of: provider))
            }
        }
        try await uploads.waitUntilStored()
    }

    /// Returns a copy of a photo. The provider's own file exists only while its handler runs.
    private static func file(of provider: NSItemProvider) async throws -> URL {
        try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { url, error in
                continuation.resume(
                    with: Result {
                        guard let url else { throw error ?? CocoaError(.fileReadUnknown) }
                        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                        let copy = folder.appendingPathComponent(url.lastPathComponent)
                        try FileManager.default.copyItem(at: url, to: copy)
                        return copy
                    })
            }
        }
    }
}

/// The user must sign in with the app first.
struct NotSignedInError: LocalizedError {
    var errorDescription: String? { String(localized: "Open Photo Backup and sign in first.") }
}
