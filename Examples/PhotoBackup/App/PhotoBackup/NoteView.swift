import Foundation
import PhotoBackupModel
import SwiftUI

/// An editor for the note about a photo, which also works without a connection.
struct NoteView: View {
    let notes: Notes
    let photo: Photo

    @State private var text = ""
    @State private var message: String?

    var body: some View {
        VStack {
            TextEditor(text: $text)
            if let message { Text(message) }
            Button("Save") { Task { await save() } }
        }
        .navigationTitle(photo.name)
        .task { await load() }
    }

    private func load() async {
        do { text = try await notes.note(about: photo) } catch { message = error.localizedDescription }
    }

    private func save() async {
        do {
            try await notes.setNote(text, about: photo)
            message = String(localized: "Saved. Notes are sent when there is a connection.")
        } catch {
            message = error.localizedDescription
        }
    }
}
