import DropboxCore
import DropboxStone

/// All routes and pages of the emulator, and their handlers.
enum AllRoutes {
    /// The descriptors of all routes of the API by path, including those that aren't implemented.
    static let descriptors: [String: RouteDescriptor] = {
        let all = namespaces.flatMap { schema in
            schema.routes.map { route in
                RouteDescriptor(
                    namespace: schema.name, name: route.name, version: route.version, attributes: route.attributes)
            }
        }
        return Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    /// The scopes that routes require.
    static let scopes = Set(descriptors.values.compactMap(\.scope))

    /// The handlers of the implemented routes.
    static let table: RouteTable = {
        var table = RouteTable()
        AccountRoutes.add(to: &table)
        ArchiveRoutes.add(to: &table)
        AuthRoutes.add(to: &table)
        BatchRoutes.add(to: &table)
        ContactRoutes.add(to: &table)
        CopyReferenceRoutes.add(to: &table)
        EventRoutes.add(to: &table)
        ExportRoutes.add(to: &table)
        FileMemberRoutes.add(to: &table)
        FileRequestRoutes.add(to: &table)
        FileRoutes.add(to: &table)
        FolderMemberRoutes.add(to: &table)
        LegacyPaperRoutes.add(to: &table)
        ListingRoutes.add(to: &table)
        LockRoutes.add(to: &table)
        PaperFileRoutes.add(to: &table)
        PhotoRoutes.add(to: &table)
        PreviewRoutes.add(to: &table)
        PropertyRoutes.add(to: &table)
        RelocationRoutes.add(to: &table)
        RevisionRoutes.add(to: &table)
        RivieraRoutes.add(to: &table)
        SaveURLRoutes.add(to: &table)
        SearchRoutes.add(to: &table)
        SharedFileRoutes.add(to: &table)
        SharedFolderRoutes.add(to: &table)
        SharedLinkRoutes.add(to: &table)
        TagRoutes.add(to: &table)
        TeamRouteTable.add(to: &table)
        TemplateRoutes.add(to: &table)
        TemporaryLinkRoutes.add(to: &table)
        ThumbnailRoutes.add(to: &table)
        UploadRoutes.add(to: &table)
        UploadSessionRoutes.add(to: &table)
        return table
    }()

    /// All routes of the API by the path of their requests.
    static let endpoints: [String: Endpoint] = Dictionary(
        uniqueKeysWithValues: descriptors.map { path, descriptor in
            let path = "/2/" + path
            let origin = ServiceHeaders.Origin(path: path, route: descriptor)
            return (
                path, Endpoint(descriptor: descriptor, handler: table.handlers[descriptor.path], origin: origin)
            )
        })

    /// The handlers of the pages outside the API.
    static let pages: PageTable = {
        var pages = PageTable()
        AuthorizePage.add(to: &pages)
        AdminAPI.add(to: &pages)
        Console.add(to: &pages)
        FileRequestPage.add(to: &pages)
        MonitoringPages.add(to: &pages)
        PhotoPage.add(to: &pages)
        SharedLinkPage.add(to: &pages)
        TemporaryLinkPage.add(to: &pages)
        TokenPage.add(to: &pages)
        UploadLinkPage.add(to: &pages)
        return pages
    }()
}

/// The routes of the namespace `team`.
enum TeamRouteTable {
    static func add(to table: inout RouteTable) {
        TeamInfoRoutes.add(to: &table)
        MemberRoutes.add(to: &table)
        InvitationRoutes.add(to: &table)
        MemberStatusRoutes.add(to: &table)
        MemberRemovalRoutes.add(to: &table)
        MemberProfileRoutes.add(to: &table)
        MemberPhotoRoutes.add(to: &table)
        SecondaryEmailRoutes.add(to: &table)
        GroupRoutes.add(to: &table)
        GroupMemberRoutes.add(to: &table)
        TeamFolderRoutes.add(to: &table)
        NamespaceRoutes.add(to: &table)
        SpaceLimitRoutes.add(to: &table)
        DeviceRoutes.add(to: &table)
        LinkedAppRoutes.add(to: &table)
        AllowlistRoutes.add(to: &table)
        LegalHoldRoutes.add(to: &table)
        ReportRoutes.add(to: &table)
    }
}
