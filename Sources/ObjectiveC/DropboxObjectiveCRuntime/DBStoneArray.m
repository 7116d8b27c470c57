#import "DBStoneArray.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <stdlib.h>

@implementation DBStoneArray

- (instancetype)initWithDropboxList:(DropboxListRef)list family:(DropboxFamily)family {
    self = [super init];
    if (self) {
        _list = list;
        _family = family;
        _count = DropboxListGetCount(list);
        _objects = calloc(_count + 1, sizeof *_objects);
    } else {
        DropboxRelease(list);
    }
    return self;
}

- (void)dealloc {
    for (NSUInteger index = 0; index < _count; index++) {
        if (_objects[index] != NULL) (void)DB_TRANSFERRED_OBJECT(_objects[index]);
    }
    free(_objects);
    DropboxRelease(_list);
    DB_SUPER_DEALLOC;
}

- (NSUInteger)count {
    return _count;
}

- (id)objectAtIndex:(NSUInteger)index {
    if (index >= _count) {
        // As for any other array: this is a mistake of the program, not of the data.
        [NSException raise:NSRangeException format:@"index %lu is beyond the end of %lu elements", (unsigned long)index, (unsigned long)_count];
    }
    void *known = __atomic_load_n(&_objects[index], __ATOMIC_ACQUIRE);
    if (known != NULL) return DB_UNRETAINED_OBJECT(known);
    id object = DBObjectFromValue(_family, DropboxListCopyValue((DropboxListRef)_list, index)) ?: [NSNull null];
    void *retained = DB_RETAINED_POINTER(object);
    void *expected = NULL;
    if (__atomic_compare_exchange_n(&_objects[index], &expected, retained, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return object;
    // Another thread read the element at the same time.
    (void)DB_TRANSFERRED_OBJECT(retained);
    return DB_UNRETAINED_OBJECT(expected);
}

- (id)copyWithZone:(NSZone *)zone {
    return DB_RETAIN(self);
}

@end
