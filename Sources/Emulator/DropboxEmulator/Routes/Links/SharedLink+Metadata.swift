import DropboxAccount
import DropboxFiles
import DropboxSharing
import Foundation

extension Store.ResolvedLink {
    /// Returns the metadata of the link for the caller.
    func metadata(_ call: Call) throws -> Sharing.SharedLinkMetadata {
        let caller = try call.user
        return metadata(
            origin: call.request.origin(), caller.map(LinkSettingsPolicy.Plan.init),
            try teamInfo(for: caller, call.store))
    }

    private func teamInfo(for caller: UserAccount?, _ store: Store) throws -> Sharing.TeamMemberInfo? {
        guard let owner = try store.account(link.owner.account), let membership = owner.membership,
            let team = try store.team(membership.team)
        else { return nil }
        return Sharing.TeamMemberInfo(
            teamInfo: Users.Team(id: team.id, name: team.name), displayName: owner.name.displayName,
            memberId: caller?.membership?.team == membership.team ? membership.id : nil)
    }

    /// - Parameter plan: The limits of the caller's account, or `nil` if the caller has no account.
    private func metadata(
        origin: String, _ plan: LinkSettingsPolicy.Plan?, _ team: Sharing.TeamMemberInfo?
    ) -> Sharing.SharedLinkMetadata {
        let url = address.urlString(origin: origin)
        let path = isOwner ? entry.pathInView : nil
        let permissions = permissions(plan)
        guard let file = entry.file else {
            return Sharing.FolderLinkMetadata(
                url: url, name: entry.name, linkPermissions: permissions, id: entry.id, expires: link.settings.expires,
                pathLower: path, teamMemberInfo: team)
        }
        return Sharing.FileLinkMetadata(
            url: url, name: entry.name, linkPermissions: permissions, clientModified: file.clientModified,
            serverModified: file.serverModified, rev: file.rev, size: file.size, id: entry.id,
            expires: link.settings.expires, pathLower: path, teamMemberInfo: team)
    }

    /// Returns the metadata of the link in the format of the older routes, for its owner.
    func pathMetadata(origin: String) -> Sharing.PathLinkMetadata {
        let visibility: Sharing.Visibility =
            switch link.audience {
            case .anyone: link.settings.password == nil ? .public_ : .password
            case .team: link.settings.password == nil ? .teamOnly : .teamAndPassword
            case .members, .noOne: .sharedFolderOnly
            }
        return Sharing.PathLinkMetadata(
            url: address.urlString(origin: origin), visibility: visibility, path: entry.displayPathInView ?? "",
            expires: link.settings.expires)
    }

    /// - Parameter plan: The limits of the caller's account, or `nil` if the caller has no account.
    private func permissions(_ plan: LinkSettingsPolicy.Plan?) -> Sharing.LinkPermissions {
        let settings = link.settings
        let isBasic = plan?.isBasic ?? true
        let mayChange = isOwner && !isBasic
        let hasTeam = plan?.hasTeam ?? false
        return Sharing.LinkPermissions(
            canRevoke: isOwner, visibilityPolicies: visibilityPolicies(isBasic: isBasic, hasTeam: hasTeam),
            canSetExpiry: mayChange, canRemoveExpiry: isOwner, allowDownload: settings.allowsDownload,
            canAllowDownload: isOwner, canDisallowDownload: mayChange, allowComments: true,
            teamRestrictsComments: false, resolvedVisibility: link.resolvedVisibility,
            requestedVisibility: isOwner ? settings.requestedVisibility : nil,
            revokeFailureReason: isOwner ? nil : .ownerOnly, effectiveAudience: link.audience.audience,
            linkAccessLevel: settings.access == .editor ? .editor : .viewer,
            audienceOptions: audienceOptions(hasTeam: hasTeam), canSetPassword: mayChange, canRemovePassword: isOwner,
            requirePassword: settings.password != nil, canUseExtendedSharingControls: mayChange)
    }

    /// Whether a shared folder forbids to share a link with everyone.
    private var isLimitedByFolder: Bool { link.folderPolicy != .anyone }
    /// Whether a shared folder limits a link to its members.
    private var isLimitedToMembers: Bool { link.folderPolicy == .members }

    private func visibilityPolicies(isBasic: Bool, hasTeam: Bool) -> [Sharing.VisibilityPolicy] {
        func policy(
            _ policy: Sharing.RequestedVisibility, _ resolved: Sharing.AlphaResolvedVisibility,
            _ reason: Sharing.VisibilityPolicyDisallowedReason?
        ) -> Sharing.VisibilityPolicy {
            Sharing.VisibilityPolicy(
                policy: policy, resolvedPolicy: isLimitedToMembers ? .sharedFolderOnly : resolved,
                allowed: reason == nil,
                disallowedReason: reason)
        }
        let byFolder = Sharing.VisibilityPolicyDisallowedReason.restrictedBySharedFolder
        let byOwner: Sharing.VisibilityPolicyDisallowedReason? = isOwner ? nil : .permissionDenied
        return [
            policy(.public_, isLimitedByFolder ? .teamOnly : .public_, byOwner ?? (isLimitedByFolder ? byFolder : nil)),
            policy(.teamOnly, .teamOnly, !hasTeam ? .userNotOnTeam : byOwner ?? (isLimitedToMembers ? byFolder : nil)),
            policy(
                .password, isLimitedByFolder ? .teamAndPassword : .password,
                byOwner ?? (isBasic ? .userAccountType : isLimitedToMembers ? byFolder : nil)),
        ]
    }

    private func audienceOptions(hasTeam: Bool) -> [Sharing.LinkAudienceOption] {
        func option(
            _ audience: Sharing.LinkAudience, _ reason: Sharing.LinkAudienceDisallowedReason?
        ) -> Sharing.LinkAudienceOption {
            Sharing.LinkAudienceOption(audience: audience, allowed: reason == nil, disallowedReason: reason)
        }
        let byFolder = Sharing.LinkAudienceDisallowedReason.restrictedBySharedFolder
        let byOwner: Sharing.LinkAudienceDisallowedReason? = isOwner ? nil : .permissionDenied
        return [
            option(.public_, byOwner ?? (isLimitedByFolder ? byFolder : nil)),
            option(.team, !hasTeam ? .userNotOnTeam : byOwner ?? (isLimitedToMembers ? byFolder : nil)),
            option(.noOne, byOwner),
        ]
    }
}

extension SharedLink {
    fileprivate var resolvedVisibility: Sharing.ResolvedVisibility {
        switch audience {
        case .anyone: settings.password == nil ? .public_ : .password
        case .team: settings.password == nil ? .teamOnly : .teamAndPassword
        case .members: .sharedFolderOnly
        case .noOne: .noOne
        }
    }
}

extension SharedLink.Settings {
    /// The requested visibility, or `nil` if the union has no member for it.
    fileprivate var requestedVisibility: Sharing.RequestedVisibility? {
        switch audience {
        case .anyone: password == nil ? .public_ : .password
        case .team: .teamOnly
        case .members, .noOne: nil
        }
    }
}

extension SharedLink.Audience {
    fileprivate var audience: Sharing.LinkAudience {
        switch self {
        case .anyone: .public_
        case .team: .team
        case .members: .members
        case .noOne: .noOne
        }
    }
}
