/// The routes of the namespace `team`, family by family.
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
