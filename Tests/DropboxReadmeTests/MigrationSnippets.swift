import Foundation
import SwiftyDropbox

// The snippets of Documentation/Migration.md, verbatim. `DropboxReadmeTests` compares them.

func handlingARedirect(_ url: URL) {
    DropboxClientsManager.handleRedirectURL(url, includeBackgroundClient: false) { result in
        switch result {
        case .success(let token): print("signed in:", token.uid)
        case .cancel: print("canceled")
        case .error(let error, let description): print(error, description ?? "")
        case nil: break
        }
    }
}

func downloading(_ client: DropboxClient, to destination: URL) {
    client.files.download(path: "/a.pdf", overwrite: true, destination: destination).response { response, error in
        if let (metadata, url) = response { print(metadata.name, url.path) } else if let error { print(error) }
    }
}

func readingTheToken(_ client: DropboxClient) -> String {
    let token = client.accessTokenProvider.accessToken
    return token
}
