#import <Foundation/Foundation.h>

@class DBRecord;

NS_ASSUME_NONNULL_BEGIN

/// The list of a field, whose items devices can change at the same time.
///
/// A change concerns the item that is at the index now, wherever other devices move it or insert others. Items have the values
/// of fields, other than lists. Reading always returns the current items. The methods raise a `DBException` if there is no
/// item at an index, the field has another value, the record is deleted, or the datastore is closed.
@interface DBList : NSObject <NSFastEnumeration> {
@private
    DBRecord *_record;
    NSString *_field;
}

/// Unavailable: records return lists.
- (instancetype)init NS_UNAVAILABLE;

/// The number of items.
- (NSUInteger)count;

/// Returns an item; `nil` for an error that the method doesn't raise, see `DBException`.
- (nullable id)objectAtIndex:(NSUInteger)index;

/// Returns an item, for `list[index]`.
- (nullable id)objectAtIndexedSubscript:(NSUInteger)index;

/// Inserts an item. Those from the index on move by one.
- (void)insertObject:(id)obj atIndex:(NSUInteger)index;

/// Removes an item.
- (void)removeObjectAtIndex:(NSUInteger)index;

/// Appends an item.
- (void)addObject:(id)obj;

/// Removes the last item.
- (void)removeLastObject;

/// Replaces an item. If devices replace it at the same time, the rule of the field decides.
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)obj;

/// Replaces an item, for `list[index] = value`.
- (void)setObject:(id)obj atIndexedSubscript:(NSUInteger)idx;

/// Moves an item: removes it, and inserts it at an index of the remaining list.
- (void)moveObjectAtIndex:(NSUInteger)oldIndex toIndex:(NSUInteger)newIndex;

/// The items.
@property (nonatomic, readonly) NSArray *values;

@end

NS_ASSUME_NONNULL_END
