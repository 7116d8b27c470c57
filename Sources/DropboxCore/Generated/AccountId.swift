// Generated from API/account_id.json by `make generate`. Do not edit.

import StoneRuntime

/// Types of the API's namespace `account_id`.
public enum AccountId {
    /// The types and routes of `account_id`, as facts.
    public static let _schema = StoneSchema(
        "account_id",
        #"""
"""#
    )

    /// The type at `position` among those of the schema.
    @inline(never)
    public static func _type(_ position: Int) -> TypeRef { TypeRef(_schema, position) }
}
