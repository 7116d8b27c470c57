// The declarations of Foundation that only Objective-C sources use. Swift has types of its own for these.
#pragma once
#include <dispatch/dispatch.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
NS_ASSUME_NONNULL_BEGIN
#define NSNotFound NSIntegerMax
#define NSUIntegerMax (~0UL)
#ifndef FOUNDATION_EXPORT
#define FOUNDATION_EXPORT extern
#endif
#define __deprecated __attribute__((deprecated))
#define __deprecated_msg(m) __attribute__((deprecated(m)))
typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) { NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending };
static inline NSRange NSMakeRange(NSUInteger location, NSUInteger length) { NSRange range = {location, length}; return range; }
static inline NSUInteger NSMaxRange(NSRange range) { return range.location + range.length; }
extern void NSLog(NSString *format, ...) __attribute__((format(__NSString__, 1, 2)));
extern NSString *NSStringFromSelector(SEL aSelector); extern SEL NSSelectorFromString(NSString *aSelectorName);
extern NSString *NSStringFromClass(Class aClass); extern Class _Nullable NSClassFromString(NSString *aClassName);
@class NSMutableArray<ObjectType>, NSMutableDictionary<KeyType, ObjectType>, NSCharacterSet;
@interface NSObject (FoundationForObjectiveC) + (NSString *)description; + (BOOL)instancesRespondToSelector:(SEL)aSelector; + (BOOL)resolveClassMethod:(SEL)sel; + (BOOL)resolveInstanceMethod:(SEL)sel; + (BOOL)isSubclassOfClass:(Class)aClass; - (void)dealloc;
- (void)performSelectorOnMainThread:(SEL)aSelector withObject:(nullable id)arg waitUntilDone:(BOOL)wait; @end
#if !__has_feature(objc_arc)
@interface NSObject (ManualCounting) - (instancetype)retain; - (oneway void)release; - (instancetype)autorelease; @end
#endif
@interface NSCoder (FoundationForObjectiveC) - (void)encodeBool:(BOOL)value forKey:(NSString *)key; - (BOOL)decodeBoolForKey:(NSString *)key; - (BOOL)containsValueForKey:(NSString *)key;
- (nullable id)decodeObjectForKey:(NSString *)key; - (nullable id)decodeObjectOfClass:(Class)aClass forKey:(NSString *)key; @end
@interface NSKeyedArchiver (FoundationForObjectiveC) + (nullable NSData *)archivedDataWithRootObject:(id)object requiringSecureCoding:(BOOL)requiresSecureCoding error:(NSError **)error API_AVAILABLE_IM(11.0,10.13); @end
@interface NSValue (FoundationForObjectiveC) @property (readonly) const char *objCType; @end
@interface NSNumber (FoundationForObjectiveC) + (NSNumber *)numberWithLong:(long)v; + (NSNumber *)numberWithLongLong:(long long)v; + (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)v; + (NSNumber *)numberWithUnsignedInteger:(NSUInteger)v;
@property (readonly) NSUInteger unsignedIntegerValue; - (NSComparisonResult)compare:(NSNumber *)otherNumber; - (BOOL)isEqualToNumber:(NSNumber *)number; @end
enum { NSUTF8StringEncoding = 4 };
typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) { NSCaseInsensitiveSearch = 1, NSLiteralSearch = 2, NSBackwardsSearch = 4, NSAnchoredSearch = 8 };
@interface NSObject (FoundationForObjectiveC_Allocation)
+ (instancetype)allocWithZone:(struct _NSZone *)zone;
@end
@interface NSProgress (FoundationForObjectiveC)
- (instancetype)initWithParent:(nullable NSProgress *)parentProgressOrNil userInfo:(nullable NSDictionary *)userInfoOrNil;
@end
@interface NSString (FoundationForObjectiveC)
+ (instancetype)string; + (nullable instancetype)stringWithUTF8String:(const char *)nullTerminatedCString; + (instancetype)stringWithString:(NSString *)string;
- (nullable instancetype)initWithBytes:(const void *)bytes length:(NSUInteger)len encoding:(NSStringEncoding)encoding; - (instancetype)initWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
- (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding; - (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)enc; - (BOOL)canBeConvertedToEncoding:(NSStringEncoding)encoding; - (nullable const char *)cStringUsingEncoding:(NSStringEncoding)encoding;
- (BOOL)hasPrefix:(NSString *)str; - (BOOL)hasSuffix:(NSString *)str; - (NSRange)rangeOfString:(NSString *)searchString; - (NSString *)substringFromIndex:(NSUInteger)from; - (NSString *)substringToIndex:(NSUInteger)to; - (NSString *)substringWithRange:(NSRange)range; - (NSComparisonResult)compare:(NSString *)string;
- (NSString *)stringByAppendingString:(NSString *)aString; - (NSString *)stringByAppendingFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2))); - (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator; - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
@property (readonly, copy) NSString *lowercaseString; @property (readonly, copy) NSString *uppercaseString; @property (readonly) double doubleValue; @property (readonly) NSInteger integerValue; @property (readonly) long long longLongValue; @property (readonly) BOOL boolValue; @property (readonly) int intValue;
@end
@interface NSMutableString (FoundationForObjectiveC) - (void)appendString:(NSString *)aString; - (void)appendFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2))); @end
@interface NSArray<__covariant ObjectType> (FoundationForObjectiveC) + (instancetype)array; + (instancetype)arrayWithObject:(ObjectType)anObject; + (instancetype)arrayWithObjects:(ObjectType)firstObj, ... __attribute__((sentinel(0, 1))); + (instancetype)arrayWithArray:(NSArray<ObjectType> *)array;
@property (nullable, nonatomic, readonly) ObjectType lastObject; - (BOOL)containsObject:(ObjectType)anObject; - (NSUInteger)indexOfObject:(ObjectType)anObject; - (NSString *)componentsJoinedByString:(NSString *)separator; - (BOOL)isEqualToArray:(NSArray<ObjectType> *)otherArray; - (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)comparator; @end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType> + (instancetype)arrayWithCapacity:(NSUInteger)numItems; - (void)addObject:(ObjectType)anObject; - (void)addObjectsFromArray:(NSArray<ObjectType> *)otherArray; - (void)removeObject:(ObjectType)anObject; - (void)removeObjectIdenticalTo:(ObjectType)anObject; - (void)removeObjectAtIndex:(NSUInteger)index; - (void)removeAllObjects; @end
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> (FoundationForObjectiveC) + (instancetype)dictionary; + (instancetype)dictionaryWithObject:(ObjectType)object forKey:(KeyType <NSCopying>)key; + (instancetype)dictionaryWithObjectsAndKeys:(id)firstObject, ... __attribute__((sentinel(0, 1))); + (instancetype)dictionaryWithDictionary:(NSDictionary<KeyType, ObjectType> *)dict;
@property (readonly, copy) NSArray<KeyType> *allKeys; @property (readonly, copy) NSArray<ObjectType> *allValues; - (BOOL)isEqualToDictionary:(NSDictionary<KeyType, ObjectType> *)otherDictionary; @end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType> + (instancetype)dictionaryWithCapacity:(NSUInteger)numItems; - (void)setObject:(ObjectType)anObject forKey:(KeyType <NSCopying>)aKey; - (void)setObject:(nullable ObjectType)obj forKeyedSubscript:(KeyType <NSCopying>)key; - (void)removeObjectForKey:(KeyType)aKey; - (void)removeAllObjects; - (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)otherDictionary; @end
@interface NSSet<__covariant ObjectType> (FoundationForObjectiveC) + (instancetype)set; + (instancetype)setWithObject:(ObjectType)object; + (instancetype)setWithArray:(NSArray<ObjectType> *)array; @property (readonly, copy) NSArray<ObjectType> *allObjects; - (BOOL)containsObject:(ObjectType)anObject; @end
@interface NSMutableSet<ObjectType> : NSSet<ObjectType> - (void)addObject:(ObjectType)anObject; @end
typedef NS_OPTIONS(NSUInteger, NSDataBase64EncodingOptions) { NSDataBase64Encoding64CharacterLineLength = 1 };
typedef NS_OPTIONS(NSUInteger, NSDataBase64DecodingOptions) { NSDataBase64DecodingIgnoreUnknownCharacters = 1 };
@interface NSData (FoundationForObjectiveC) @property (readonly) const void *bytes __attribute__((objc_returns_inner_pointer)); + (instancetype)dataWithBytes:(nullable const void *)bytes length:(NSUInteger)length; + (instancetype)dataWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)b; - (nullable instancetype)initWithBase64EncodedString:(NSString *)base64String options:(NSDataBase64DecodingOptions)options; - (NSString *)base64EncodedStringWithOptions:(NSDataBase64EncodingOptions)options; @end
@interface NSMutableData : NSData - (void)appendBytes:(const void *)bytes length:(NSUInteger)length; @end
@interface NSDate (FoundationForObjectiveC) + (instancetype)date; + (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)secs; @property (readonly) NSTimeInterval timeIntervalSince1970; @end
@interface NSURL (FoundationForObjectiveC) @property (nullable, readonly, copy) NSString *path; @property (nullable, readonly, copy) NSString *scheme; @property (nullable, readonly, copy) NSString *host; @property (nullable, readonly, copy) NSString *query; @property (readonly, getter=isFileURL) BOOL fileURL; @end
@interface NSURLQueryItem : NSObject @property (readonly) NSString *name; @property (nullable, readonly) NSString *value; + (instancetype)queryItemWithName:(NSString *)name value:(nullable NSString *)value; @end
@interface NSURLComponents : NSObject - (nullable instancetype)initWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve; + (nullable instancetype)componentsWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve; + (nullable instancetype)componentsWithString:(NSString *)URLString;
@property (nullable, copy) NSString *scheme; @property (nullable, copy) NSString *host; @property (nullable, copy) NSString *path; @property (nullable, copy) NSString *query; @property (nullable, copy) NSArray<NSURLQueryItem *> *queryItems; @property (nullable, readonly, copy) NSURL *URL; @end
extern NSErrorUserInfoKey const NSLocalizedFailureReasonErrorKey;
@interface NSError (FoundationForObjectiveC) @property (nullable, readonly, copy) NSString *localizedFailureReason; + (instancetype)errorWithDomain:(NSErrorDomain)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)dict; @end
@interface NSNull (FoundationForObjectiveC) + (NSNull *)null; @end
@interface NSLocale (FoundationForObjectiveC) @property (class, readonly, copy) NSLocale *currentLocale; @property (readonly, copy) NSString *localeIdentifier; - (instancetype)initWithLocaleIdentifier:(NSString *)identifier; @property (class, readonly, copy) NSArray<NSString *> *preferredLanguages; @end
@interface NSRegularExpression (FoundationForObjectiveC) + (nullable NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError **)error; - (NSUInteger)numberOfMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range; @end
@interface NSProcessInfo : NSObject @property (class, readonly, strong) NSProcessInfo *processInfo; @property (readonly, copy) NSString *processName; @property (readonly, copy) NSString *globallyUniqueString; @property (readonly, copy) NSString *operatingSystemVersionString; @property (readonly, copy) NSDictionary<NSString *, NSString *> *environment; @end
@interface NSUserDefaults (FoundationForObjectiveC) - (nullable NSData *)dataForKey:(NSString *)defaultName; @end
@interface NSInvocationOperation : NSOperation - (nullable instancetype)initWithTarget:(id)target selector:(SEL)sel object:(nullable id)arg; @end
@interface NSOperationQueue (FoundationForObjectiveC) - (void)addOperation:(NSOperation *)op; - (void)waitUntilAllOperationsAreFinished; @property (class, readonly, strong, nullable) NSOperationQueue *currentQueue; @end
@interface NSDate (FoundationForObjectiveC_Intervals) + (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)secs; @property (readonly) NSTimeInterval timeIntervalSinceNow; @end
@interface NSRunLoop (FoundationForObjectiveC) - (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limitDate; @end
@interface NSThread (FoundationForObjectiveC) @property (class, readonly, strong) NSThread *mainThread; @end
@interface NSString (FoundationForObjectiveC_Files) - (nullable NSData *)dataUsingEncoding:(NSStringEncoding)encoding allowLossyConversion:(BOOL)lossy; - (NSString *)stringByAppendingPathComponent:(NSString *)str; @end
@interface NSData (FoundationForObjectiveC_Files) - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)useAuxiliaryFile; @end
@interface NSURL (FoundationForObjectiveC_Files) - (nullable NSURL *)URLByAppendingPathComponent:(NSString *)pathComponent; @end
typedef NS_ENUM(NSUInteger, NSSearchPathDirectory) { NSDocumentDirectory = 9 };
typedef NS_OPTIONS(NSUInteger, NSSearchPathDomainMask) { NSUserDomainMask = 1 };
typedef NSString *NSFileAttributeKey;
@interface NSFileManager : NSObject @property (class, readonly, strong) NSFileManager *defaultManager; - (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory inDomains:(NSSearchPathDomainMask)domainMask; - (nullable NSData *)contentsAtPath:(NSString *)path;
- (BOOL)createDirectoryAtURL:(NSURL *)url withIntermediateDirectories:(BOOL)createIntermediates attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError **)error; @end
NS_ASSUME_NONNULL_END
