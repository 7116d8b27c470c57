#import <DropboxDatastoreObjC/DBList.h>

#import "Private/DBDatastoreBridge.h"

/// A function that changes a list with the value of an object.
typedef void (^DBListChange)(DropboxDatastoreList list, DropboxDatastoreValueRef item, DropboxSyncErrorRef *failure);

@implementation DBList

- (instancetype)init {
    // Only code that doesn't know the class can call this.
    DBList *nothing = nil;
    DB_RELEASE(self);
    return nothing;
}

- (instancetype)initWithRecord:(DBRecord *)record field:(NSString *)field {
    self = [super init];
    if (self != nil) {
        _record = DB_RETAIN(record);
        _field = [field copy];
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE(_record);
    DB_RELEASE(_field);
    DB_SUPER_DEALLOC;
}

/// The list for a call.
- (DropboxDatastoreList)bridgedList {
    return (DropboxDatastoreList){[_record bridgedRecord], DBSyncBytesOfString(_field)};
}

// MARK: Reading

- (NSArray *)items:(DropboxSyncErrorRef *)failure {
    return DBDatastoreArrayOfItems(dropboxDatastoreListCopyItems([self bridgedList], failure));
}

/// Returns the items; `nil` and an exception if there is no list.
- (NSArray *)itemsForMethod:(NSString *)method {
    DropboxSyncErrorRef failure = NULL;
    NSArray *items = [self items:&failure];
    DBSyncRaise(method, failure);
    return items;
}

- (NSArray *)values {
    return [self itemsForMethod:@"-[DBList values]"];
}

- (NSUInteger)count {
    return [[self itemsForMethod:@"-[DBList count]"] count];
}

- (id)objectAtIndex:(NSUInteger)index {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreValueRef item = dropboxDatastoreListCopyItem([self bridgedList], index, &failure);
    DBSyncRaise(@"-[DBList objectAtIndex:]", failure);
    return DBDatastoreObjectForValue(item, _record, _field);
}

- (id)objectAtIndexedSubscript:(NSUInteger)index {
    return [self objectAtIndex:index];
}

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained _Nullable[])buffer
                                    count:(NSUInteger)length {
    // The state refers to the items from the first call on. With ARC, the type lets the pool of the caller keep them.
    NSArray *__autoreleasing items = nil;
    if (state->state != 0) {
        items = DB_OBJECT((void *)state->extra[0]);
    } else {
        items = [self values];
        state->extra[0] = (unsigned long)DB_ADDRESS(items);
        // Changes of the list don't change the items of this enumeration.
        state->mutationsPtr = &state->extra[1];
    }
    NSUInteger first = state->state, count = 0;
    for (; count < length && first + count < [items count]; count++) {
        buffer[count] = [items objectAtIndex:first + count];
    }
    state->state += count;
    state->itemsPtr = buffer;
    return count;
}

// MARK: Changing

/// Changes the list with the value of an object. Raises the error.
- (void)changeWithObject:(id)object method:(NSString *)method change:(DBListChange)change {
    DropboxSyncErrorRef failure = NULL;
    DropboxDatastoreValueRef item = DBDatastoreCreateValue(object, &failure);
    if (item != NULL) {
        change([self bridgedList], item, &failure);
        dropboxSyncRelease(item);
    }
    DBSyncRaise(method, failure);
}

- (void)insertObject:(id)obj atIndex:(NSUInteger)index {
    [self changeWithObject:obj
                    method:@"-[DBList insertObject:atIndex:]"
                    change:^(DropboxDatastoreList list, DropboxDatastoreValueRef item, DropboxSyncErrorRef *failure) {
                        dropboxDatastoreListInsert(list, item, index, failure);
                    }];
}

- (void)addObject:(id)obj {
    [self changeWithObject:obj
                    method:@"-[DBList addObject:]"
                    change:^(DropboxDatastoreList list, DropboxDatastoreValueRef item, DropboxSyncErrorRef *failure) {
                        dropboxDatastoreListAppend(list, item, failure);
                    }];
}

- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)obj {
    [self changeWithObject:obj
                    method:@"-[DBList replaceObjectAtIndex:withObject:]"
                    change:^(DropboxDatastoreList list, DropboxDatastoreValueRef item, DropboxSyncErrorRef *failure) {
                        dropboxDatastoreListReplace(list, index, item, failure);
                    }];
}

- (void)setObject:(id)obj atIndexedSubscript:(NSUInteger)idx {
    [self replaceObjectAtIndex:idx withObject:obj];
}

- (void)removeObjectAtIndex:(NSUInteger)index {
    DropboxSyncErrorRef failure = NULL;
    dropboxDatastoreListRemove([self bridgedList], index, &failure);
    DBSyncRaise(@"-[DBList removeObjectAtIndex:]", failure);
}

- (void)removeLastObject {
    DropboxSyncErrorRef failure = NULL;
    dropboxDatastoreListRemoveLast([self bridgedList], &failure);
    DBSyncRaise(@"-[DBList removeLastObject]", failure);
}

- (void)moveObjectAtIndex:(NSUInteger)oldIndex toIndex:(NSUInteger)newIndex {
    DropboxSyncErrorRef failure = NULL;
    dropboxDatastoreListMove([self bridgedList], oldIndex, newIndex, &failure);
    DBSyncRaise(@"-[DBList moveObjectAtIndex:toIndex:]", failure);
}

// MARK: Description

- (NSString *)description {
    DropboxSyncErrorRef failure = NULL;
    NSArray *items = [self items:&failure];
    // A log of what went wrong must not raise the next exception.
    DBError *error = DBSyncErrorForReference(failure);
    return items != nil ? [items description] : [error description];
}

@end
