import SwiftUI

/// The accounts, with a button to add one.
struct AccountsView: View {
    @ObservedObject var model: AppModel
    @Environment(\.openURL) private var openURL

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.accounts) { account in
                    NavigationLink(account.name) {
                        GalleryView(model: account, signOut: { await model.signOut(account) })
                    }
                }
                Button("Add Account") { Task { await model.beginSignIn { openURL($0) } } }
                if let message = model.message { Text(message) }
            }
            .navigationTitle("Photo Backup")
        }
    }
}
