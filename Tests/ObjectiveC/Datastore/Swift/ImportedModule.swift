// Swift code of apps that import the modules. It is compiled for Apple platforms, and never run.
import DropboxDatastoreObjC
import DropboxSyncObjC
import Foundation

func openList(of account: DBAccount, id: String) throws -> DBDatastore? {
    // Swift can't catch exceptions.
    DBException.raisesFatalErrors = false
    guard DBDatastore.isValidShareableId(id), let manager = DBDatastoreManager(for: account) else { return nil }
    var error: DBError?
    let list = manager.openOrCreateDatastore(id, error: &error)
    if let error { throw error }
    return list
}

func addItem(_ title: String, to list: DBDatastore) -> Int {
    let items = list.getTable("items")
    items?.setResolutionRule(DBResolutionSum, forField: "count")
    let item = items?.insert(["title": title, "done": false, "created": Date()])
    item?["count"] = 1
    item?.getOrCreateList("tags")?.add("new")
    list.title = "Shopping"
    let changed = list.sync(nil)
    return changed?["items"]?.filter { !$0.isDeleted }.count ?? 0
}

func share(_ list: DBDatastore, with email: String) -> Bool {
    if list.effectiveRole.rawValue >= DBRole.editor.rawValue { list.setRoleForPrincipal(email, to: .viewer) }
    return list.getRoleForPrincipal(DBPrincipalPublic) == .none && list.status.anyError == nil
}
