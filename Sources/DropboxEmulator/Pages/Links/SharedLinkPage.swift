import Foundation

/// Shared links in a browser: a readable page, or with `dl=1` or `raw=1` the content itself.
enum SharedLinkPage {
    static func add(to pages: inout PageTable) {
        pages.under(LinkAddress.prefix, answer)
    }

    private static func answer(_ request: ServerRequest, _ service: Service) async throws -> ServerResponse {
        let secret = request.query.first { $0.name == "rlkey" }?.value
        guard let address = LinkAddress(path: request.path, secret: secret) else {
            return SharedLinkView.refusal(.notFound)
        }
        switch request.method {
        case "GET", "HEAD": break
        case "POST": return try await unlock(address, request)
        default: return ErrorResponse.text(405, "Use GET.")
        }
        do {
            let password = LinkPassword.read(request, address.key)
            let linked = try service.store.linked(address, password: password, by: nil)
            return try show(linked, request, service)
        } catch let failure as LinkFailure {
            return SharedLinkView.refusal(failure)
        }
    }

    private static func show(
        _ linked: Store.Linked, _ request: ServerRequest, _ service: Service
    ) throws -> ServerResponse {
        func asks(_ name: String) -> Bool { request.query.contains { $0.name == name && $0.value == "1" } }
        guard asks("dl") || asks("raw") else {
            return linked.entry.kind == .folder
                ? try folder(linked, request, service) : SharedLinkView.file(linked, origin: request.origin())
        }
        guard linked.link.settings.allowsDownload else { throw LinkFailure.denied(.noDownload) }
        if linked.entry.kind == .folder { return try archive(linked, service) }
        let content = try service.store.content(of: linked)
        let disposition: FileResponse.Disposition = asks("dl") ? .attachment : .inline
        return FileResponse.response(to: request, linked.entry, content, disposition, service.store)
    }

    private static func folder(
        _ linked: Store.Linked, _ request: ServerRequest, _ service: Service
    ) throws -> ServerResponse {
        let entries = try service.store.list(.id(linked.entry.id, []), .init(), linked.link.owner).entries
        return SharedLinkView.folder(linked, entries, origin: request.origin())
    }

    private static func archive(_ linked: Store.Linked, _ service: Service) throws -> ServerResponse {
        do {
            let items = try service.store.archive(of: .id(linked.entry.id, []), linked.link.owner).items
            let headers: HeaderFields = [
                "Content-Type": "application/zip",
                "Content-Disposition": FileResponse.header(.attachment, linked.entry.name + ".zip"),
            ]
            let reader = try ZipReader(items, store: service.store)
            return ServerResponse(status: 200, headers: headers, body: .reader(reader, length: nil))
        } catch is Store.ArchiveFailure {
            return SharedLinkView.tooLarge
        }
    }

    /// Remembers a password in the browser and asks for the page again.
    private static func unlock(_ address: LinkAddress, _ request: ServerRequest) async throws -> ServerResponse {
        let form: [String: String]
        do {
            form = try await FormBody.fields(of: request)
        } catch {
            return ErrorResponse.text(400, "This is no form.")
        }
        let headers: HeaderFields = [
            "Location": request.target, "Set-Cookie": LinkPassword.cookie(form["password"] ?? "", address.key),
        ]
        return ServerResponse(status: 303, headers: headers)
    }
}

/// The password of a link, as a browser keeps it.
private enum LinkPassword {
    static func cookie(_ password: String, _ key: String) -> String {
        "\(name(key))=\(Data(password.utf8).base64URL); Path=\(LinkAddress.prefix); HttpOnly; SameSite=Lax"
    }

    static func read(_ request: ServerRequest, _ key: String) -> String? {
        let cookies = (request.headers["Cookie"] ?? "").split(separator: ";").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard let cookie = cookies.first(where: { $0.hasPrefix(name(key) + "=") }),
            let data = Data(base64URL: cookie.dropFirst(name(key).count + 1))
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private static func name(_ key: String) -> String { "link_\(key)" }
}
