// Generated from API/account_id.json by `make generate`. Do not edit.

import DropboxStone

/// Types of the API's namespace `account_id`.
public enum AccountId: StoneNamespace {
    /// The schema of the `account_id` namespace.
    public static let _schema = StoneSchema(
        "account_id",
        #"""
"""#
    )
}
