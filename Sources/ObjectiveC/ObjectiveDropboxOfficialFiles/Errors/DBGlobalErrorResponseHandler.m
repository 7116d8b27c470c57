#import "../Private/DBTask+Private.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBGlobalErrorResponseHandler.h>
#import <ObjectiveDropboxOfficialFiles/DBRequestErrors.h>
#import <objc/runtime.h>
#import <stdlib.h>

/// A registered block with its queue.
@interface DBGlobalErrorBlock : NSObject {
@private
    id _block;
    NSOperationQueue *_queue;
}
@end

// The registered blocks. Guarded by the class DBGlobalErrorResponseHandler.
static DBGlobalErrorBlock *networkErrorBlock;
static NSMutableDictionary<NSString *, DBGlobalErrorBlock *> *routeErrorBlocks;

static BOOL DBIsRegistered(DBGlobalErrorBlock *block) {
    @synchronized([DBGlobalErrorResponseHandler class]) {
        return block == networkErrorBlock || [[routeErrorBlocks allValues] containsObject:block];
    }
}

@implementation DBGlobalErrorBlock

- (instancetype)initWithBlock:(id)block queue:(NSOperationQueue *)queue {
    self = [super init];
    if (self) {
        _block = DB_COPY_BLOCK(block);
        _queue = DB_RETAIN(queue);
    }
    return self;
}

- (void)dealloc {
    DB_RELEASE_BLOCK(_block);
    DB_RELEASE(_queue);
    DB_SUPER_DEALLOC;
}

/// Calls the block on its queue, which retains this object until then.
///
/// - Parameter arguments: The request's error and the task, and for the block of a route, the route's error.
- (void)callWithArguments:(NSArray *)arguments {
    DBPerformOnQueue(_queue, self, @selector(call:), arguments);
}

/// Calls the block, unless it was removed or replaced in the meantime, for example by itself.
- (void)call:(NSArray *)arguments {
    if (!DBIsRegistered(self)) return;
    DBRequestError *requestError = [arguments objectAtIndex:0];
    DBTask *task = [arguments objectAtIndex:1];
    if ([arguments count] == 2) {
        ((DBNetworkErrorResponseBlock)_block)(requestError, task);
    } else {
        ((DBRouteErrorResponseBlock)_block)([arguments objectAtIndex:2], requestError, task);
    }
}

@end

/// Returns whether an object is a class.
static BOOL DBIsClass(id object) {
    return object != nil && class_isMetaClass(object_getClass(object));
}

@implementation DBGlobalErrorResponseHandler

+ (void)registerRouteErrorResponseBlock:(DBRouteErrorResponseBlock)routeErrorResponseBlock
                         routeErrorType:(Class)routeErrorType {
    [self registerRouteErrorResponseBlock:routeErrorResponseBlock routeErrorType:routeErrorType queue:nil];
}

+ (void)registerRouteErrorResponseBlock:(DBRouteErrorResponseBlock)routeErrorResponseBlock
                         routeErrorType:(Class)routeErrorType
                                  queue:(NSOperationQueue *)queue {
    if (routeErrorResponseBlock == nil || !DBIsClass(routeErrorType)) return;
    DBGlobalErrorBlock *block = [[DBGlobalErrorBlock alloc] initWithBlock:(id)routeErrorResponseBlock queue:queue];
    @synchronized([DBGlobalErrorResponseHandler class]) {
        if (routeErrorBlocks == nil) routeErrorBlocks = [[NSMutableDictionary alloc] init];
        [routeErrorBlocks setObject:block forKey:NSStringFromClass(routeErrorType)];
    }
    DB_RELEASE(block);
}

+ (void)removeRouteErrorResponseBlockWithRouteErrorType:(Class)routeErrorType {
    if (!DBIsClass(routeErrorType)) return;
    @synchronized([DBGlobalErrorResponseHandler class]) {
        [routeErrorBlocks removeObjectForKey:NSStringFromClass(routeErrorType)];
    }
}

+ (void)registerNetworkErrorResponseBlock:(DBNetworkErrorResponseBlock)networkErrorResponseBlock {
    [self registerNetworkErrorResponseBlock:networkErrorResponseBlock queue:nil];
}

+ (void)registerNetworkErrorResponseBlock:(DBNetworkErrorResponseBlock)networkErrorResponseBlock
                                    queue:(NSOperationQueue *)queue {
    if (networkErrorResponseBlock == nil) return;
    DBGlobalErrorBlock *block = [[DBGlobalErrorBlock alloc] initWithBlock:(id)networkErrorResponseBlock queue:queue];
    @synchronized([DBGlobalErrorResponseHandler class]) {
        DB_RELEASE(networkErrorBlock);
        networkErrorBlock = block;
    }
}

+ (void)removeNetworkErrorResponseBlock {
    @synchronized([DBGlobalErrorResponseHandler class]) {
        DB_RELEASE(networkErrorBlock);
        networkErrorBlock = nil;
    }
}

@end

// MARK: - Errors of tasks

/// Returns the first value of one of several classes in an error of a route, or `nil`.
static id DBFirstValue(DBStoneObject *error, NSArray<NSString *> *classNames) {
    size_t count = 0;
    DropboxTypeRef *types = calloc([classNames count] + 1, sizeof *types);
    if (types == NULL) return nil;
    for (NSString *name in classNames) {
        DropboxRepresentedType represented;
        if (DropboxClassGetType(DropboxFamilyOfficial, [name UTF8String], &represented)) types[count++] = represented.type;
    }
    DropboxObjectRef value = count == 0 ? NULL : DropboxObjectCopyFirst([error dropboxObject], count, types);
    free(types);
    return DBObjectFromReference(DropboxFamilyOfficial, value);
}

/// Returns the block for the class of a value, or for its nearest superclass with a block.
static DBGlobalErrorBlock *DBBlockForValue(id value, NSDictionary<NSString *, DBGlobalErrorBlock *> *blocks) {
    for (Class valueClass = [value class]; valueClass != Nil; valueClass = class_getSuperclass(valueClass)) {
        DBGlobalErrorBlock *block = [blocks objectForKey:NSStringFromClass(valueClass)];
        if (block != nil) return block;
    }
    return nil;
}

void DBReportError(id routeError, DBRequestError *requestError, DBTask *task) {
    DBGlobalErrorBlock *block = nil;
    NSDictionary<NSString *, DBGlobalErrorBlock *> *blocks = nil;
    @synchronized([DBGlobalErrorResponseHandler class]) {
        if (routeError == nil) {
            block = DB_AUTORELEASE(DB_RETAIN(networkErrorBlock));
        } else if ([routeErrorBlocks count] > 0) {
            blocks = [NSDictionary dictionaryWithDictionary:routeErrorBlocks];
        }
    }
    if (routeError == nil) {
        [block callWithArguments:[NSArray arrayWithObjects:requestError, [task taskToRestart], nil]];
        return;
    }
    if (blocks == nil) return;
    id value = routeError;
    block = DBBlockForValue(value, blocks);
    if (block == nil && [routeError isKindOfClass:[DBStoneObject class]]) {
        value = DBFirstValue(routeError, [blocks allKeys]);
        block = DBBlockForValue(value, blocks);
    }
    if (block != nil) {
        [block callWithArguments:[NSArray arrayWithObjects:requestError, [task taskToRestart], value, nil]];
    }
}
