/// What a device had published of the increments of fields, when it takes a new identity.
struct PublishedIncrements {
    /// The former ID of the device.
    let device: String
    private var increments: [RecordKey: [String: Increment]] = [:]

    init(device: String) { self.device = device }

    /// Adds the increments in the published state of a record.
    mutating func add(_ key: RecordKey, _ state: RecordState) {
        for (field, candidates) in state.fields {
            increments[key, default: [:]][field] = RecordState.resolve(candidates)?.increments[device]
        }
    }

    /// Adds the increments in a published delta.
    mutating func add(_ delta: Delta) {
        for change in delta.changes {
            switch change.kind {
            case .insert(let puts):
                for (field, put) in puts { increments[change.key, default: [:]][field] = put.increments[device] }
            case .update(let field, .put(let put)):
                increments[change.key, default: [:]][field] = put.increments[device]
            case .update, .delete: break
            }
        }
    }

    /// Returns an unpublished delta with the new identity.
    ///
    /// - Parameter sequence: The sequence of the first unpublished delta.
    func renamed(_ delta: Delta, to dot: Dot, past: VersionVector, firstUnknown sequence: Int64) -> Delta {
        let rename = { (former: Dot) in
            former.device == device && former.sequence >= sequence
                ? Dot(device: dot.device, sequence: former.sequence - sequence + 1) : former
        }
        let changes = delta.changes.map { change in
            change.renamed(rename) { increments[change.key]?[$0] }
        }
        return Delta(dot: dot, past: past, changes: changes)
    }
}

extension Change {
    /// Returns the change with other identities of deltas.
    ///
    /// - Parameters:
    ///   - rename: Returns the new identity of a delta.
    ///   - increment: Returns the increment of a field that the device had published under its former identity.
    fileprivate func renamed(_ rename: (Dot) -> Dot, published increment: (String) -> Increment?) -> Change {
        let kind: Kind =
            switch kind {
            case .insert(let puts): .insert(puts.mapValues { $0.renamed(rename, published: nil) })
            case .update(let field, let change): .update(field, change.renamed(rename, published: increment(field)))
            case .delete: .delete
            }
        return Change(key: key, kind: kind)
    }
}

extension Put {
    fileprivate func renamed(_ rename: (Dot) -> Dot, published: Increment?) -> Put {
        var put = self
        put.increments = [:]
        for (device, increment) in increments {
            let dot = rename(Dot(device: device, sequence: increment.sequence))
            var amount = increment.amount
            // The sum of the former identity stays its own. The new identity has only what was added since.
            if dot.device != device, let published, let rest = amount.subtracting(published.amount) {
                amount = rest
                put.increments[device] = published
            }
            put.increments[dot.device] = Increment(sequence: dot.sequence, amount: amount)
        }
        return put
    }
}

extension FieldChange {
    fileprivate func renamed(_ rename: (Dot) -> Dot, published: Increment?) -> FieldChange {
        func item(_ id: ItemID) -> ItemID { ItemID(dot: rename(id.dot), change: id.change, index: id.index) }
        return switch self {
        case .put(let put): .put(put.renamed(rename, published: published))
        case .delete, .createList: self
        case .putItem(let list, let id, let put):
            .putItem(list: rename(list), item(id), put.renamed(rename, published: nil))
        case .insertItem(let list, let before, let value):
            .insertItem(list: rename(list), before: before.map(item), value)
        case .deleteItem(let list, let id): .deleteItem(list: rename(list), item(id))
        case .moveItem(let list, let id, let before): .moveItem(list: rename(list), item(id), before: before.map(item))
        case .rebuildList(let list, let order): .rebuildList(list: rename(list), order.map(item))
        }
    }
}
