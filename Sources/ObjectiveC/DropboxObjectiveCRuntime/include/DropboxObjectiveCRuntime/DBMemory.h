// Reference counting in one source for ARC, which Apple's compiler uses, and for manual counting, which GNUstep needs.
#import <Foundation/Foundation.h>

#if __has_feature(objc_arc)
#define DB_RETAIN(object) (object)
#define DB_RELEASE(object) ((void)0)
#define DB_AUTORELEASE(object) (object)
#define DB_SUPER_DEALLOC ((void)0)
/// The address of a retained object, for C code that returns it later, and the object of such an address.
#define DB_RETAINED_POINTER(object) ((__bridge_retained void *)(object))
#define DB_TRANSFERRED_OBJECT(pointer) ((__bridge_transfer id)(pointer))
#define DB_UNRETAINED_POINTER(object) ((__bridge void *)(object))
#define DB_UNRETAINED_OBJECT(pointer) ((__bridge id)(pointer))
/// A reference that doesn't retain its object. GNUstep has no weak references.
#define DB_WEAK __weak
/// A block that outlives its scope, as an object.
#define DB_COPY_BLOCK(block) ([(block) copy])
#define DB_RELEASE_BLOCK(block) ((void)0)
#else
#define DB_RETAIN(object) ([(object) retain])
#define DB_RELEASE(object) ([(object) release])
#define DB_AUTORELEASE(object) ([(object) autorelease])
#define DB_SUPER_DEALLOC [super dealloc]
#define DB_RETAINED_POINTER(object) ((void *)[(object) retain])
#define DB_TRANSFERRED_OBJECT(pointer) ([(id)(pointer) autorelease])
#define DB_UNRETAINED_POINTER(object) ((void *)(object))
#define DB_UNRETAINED_OBJECT(pointer) ((id)(pointer))
#define DB_WEAK __unsafe_unretained
// Blocks are not objects with this runtime, so they have no methods.
#define DB_COPY_BLOCK(block) ((__typeof__(block))_Block_copy((const void *)(block)))
#define DB_RELEASE_BLOCK(block) (_Block_release((const void *)(block)))
#ifdef __cplusplus
extern "C" {
#endif
void *_Block_copy(const void *block);
void _Block_release(const void *block);
#ifdef __cplusplus
}
#endif
#endif

/// Replaces the object of a strong instance variable.
#if __has_feature(objc_arc)
#define DB_REPLACE(variable, value) ((variable) = (value))
#else
#define DB_REPLACE(variable, value)        \
    do {                                   \
        id previousObject = (variable);    \
        (variable) = [(value) retain];     \
        [previousObject release];          \
    } while (0)
#endif

#ifndef NS_CLOSED_ENUM
#define NS_CLOSED_ENUM(type, name) enum name : type name; enum name : type
#endif
#ifndef NS_UNAVAILABLE
#define NS_UNAVAILABLE __attribute__((unavailable))
#endif
/// Like NS_UNAVAILABLE, which GNUstep defines as nothing.
#define DB_UNAVAILABLE __attribute__((unavailable))
/// For a method such as `newValue`, whose name means that the caller owns the result, although it doesn't.
#define DB_NO_METHOD_FAMILY __attribute__((objc_method_family(none)))
#ifndef NS_DESIGNATED_INITIALIZER
#define NS_DESIGNATED_INITIALIZER
#endif
#ifndef NS_SWIFT_NAME
#define NS_SWIFT_NAME(name)
#endif
#ifndef NS_ASSUME_NONNULL_BEGIN
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#endif
#ifndef __deprecated_msg
#define __deprecated_msg(message) __attribute__((deprecated(message)))
#endif
