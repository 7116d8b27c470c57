import SwiftyDropbox

extension Seed000 {
    static func routeSpecificErrors(_ client: DropboxClient) {
        client.files.delete(path: "/test/path/in/Dropbox/account").response { result, error in
            if let result {
                print(result)
            } else if let error {
                switch error.routeError {
                case .pathLookup(let lookup): print("lookup: \(lookup)")
                case .pathWrite(let write): print("write: \(write)")
                case let other: print(other as Any)
                }
            }
        }
    }

    static func genericNetworkRequestErrors(_ client: DropboxClient) {
        client.files.delete(path: "/test/path/in/Dropbox/account").response { result, error in
            if let result {
                print(result)
            } else if let error {
                switch error {
                case .routeError: break  // see handling above
                case .internalServerError(let status, let text, _): print("internal server error", status, text ?? "")
                case .badInputError(let text, _): print("bad input", text ?? "")
                case .authError(let error, _, _, _): print("auth error", error)
                case .accessError(let error, _, _, _): print("access error", error)
                case .rateLimitError(let error, _, _, _): print("rate limit error", error)
                case .httpError(let status, let text, _): print("HTTP error", status ?? 0, text ?? "")
                case .clientError(let error): print("client error", error)
                case .serializationError(let error), .reconnectionError(let error): print(error)
                }
            }
        }
    }

    static func responseHandlingEdgeCases(_ client: DropboxClient) {
        client.files.delete(path: "/test/path/in/Dropbox/account").response { result, error in
            if let result {
                switch result {
                case let file as Files.FileMetadata: print("File data: \(file)")
                case let folder as Files.FolderMetadata: print("Folder data: \(folder)")
                case let deleted as Files.DeletedMetadata: print("Deleted data: \(deleted)")
                default: break
                }
            } else if let error {
                print(error)  // see handling above
            }
        }
    }
}
