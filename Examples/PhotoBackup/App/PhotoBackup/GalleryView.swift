import PhotoBackupModel
import SwiftUI
import UniformTypeIdentifiers

/// The uploads and photos of an account.
struct GalleryView: View {
    @ObservedObject var model: AccountModel
    let signOut: () async -> Void

    @State private var isChoosingPhotos = false

    var body: some View {
        List {
            if let message = model.message { Text(message) }
            Section("Uploads") {
                ForEach(model.pendingUploads) { UploadRow(upload: $0) }
                Button("Back Up Photos") { isChoosingPhotos = true }
            }
            Section("Photos") {
                ForEach(model.photos) { photo in
                    NavigationLink(photo.name) { NoteView(notes: model.notes, photo: photo) }
                    if let thumbnail = model.thumbnails[photo.id].flatMap(Image.init(jpeg:)) { thumbnail }
                }
            }
            Button("Sign Out") { Task { await signOut() } }
        }
        .navigationTitle(model.name)
        .task { await model.refresh() }
        .fileImporter(isPresented: $isChoosingPhotos, allowedContentTypes: [.image], allowsMultipleSelection: true) {
            result in
            if case .success(let files) = result { Task { await model.upload(files) } }
        }
    }
}

/// The name and the state of an upload.
private struct UploadRow: View {
    let upload: PhotoUpload

    var body: some View {
        VStack(alignment: .leading) {
            Text(upload.name)
            switch upload.state {
            case .inProgress(let fraction): ProgressView(value: fraction)
            case .finished: Text("Backed up")
            case .failed(let message): Text(message)
            }
        }
    }
}

extension Image {
    /// Creates an image from a JPEG file, or `nil` if the file is damaged.
    fileprivate init?(jpeg data: Data) {
        #if canImport(UIKit)
            guard let image = UIImage(data: data) else { return nil }
            self.init(uiImage: image)
        #else
            guard let image = NSImage(data: data) else { return nil }
            self.init(nsImage: image)
        #endif
    }
}
