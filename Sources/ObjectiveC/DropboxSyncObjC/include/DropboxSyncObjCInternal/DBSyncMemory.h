/// Reference counting in one source: for ARC, which Apple's compiler uses, and for manual counting, which GNUstep needs.
#import <Foundation/Foundation.h>

#if __has_feature(objc_arc)
#define DB_RETAIN(object) (object)
#define DB_RELEASE(object) ((void)(object))
#define DB_AUTORELEASE(object) (object)
#define DB_SUPER_DEALLOC ((void)0)
/// Converts between an object and an address that C code keeps.
#define DB_ADDRESS(object) ((__bridge void *)(object))
#define DB_OBJECT(address) ((__bridge id)(address))
#define DB_RETAINED_ADDRESS(object) ((__bridge_retained void *)(object))
#define DB_RELEASE_ADDRESS(address) ((void)(__bridge_transfer id)(address))
#else
#define DB_RETAIN(object) ([(object) retain])
#define DB_RELEASE(object) ([(object) release])
#define DB_AUTORELEASE(object) ([(object) autorelease])
#define DB_SUPER_DEALLOC [super dealloc]
#define DB_ADDRESS(object) ((void *)(object))
#define DB_OBJECT(address) ((id)(address))
#define DB_RETAINED_ADDRESS(object) ((void *)[(object) retain])
#define DB_RELEASE_ADDRESS(address) ([(id)(address) release])
#endif

/// Copies a block, so that it outlives its scope, as an address that C code keeps. Blocks aren't objects with the runtime
/// that GNUstep uses, so they have no methods.
#define DB_COPIED_BLOCK_ADDRESS(block) (_Block_copy(DB_ADDRESS(block)))
#define DB_RELEASE_BLOCK_ADDRESS(address) (_Block_release(address))
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
