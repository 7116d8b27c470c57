// Generated from API/account_id.json by `make generate`. Do not edit.

import DropboxStone

/// Account identifiers. The namespace declares no types.
public enum AccountId: StoneNamespace {
    /// The schema of the `account_id` namespace.
    public static let _schema = StoneSchema(
        "account_id",
        #"""
"""#
    )
}
