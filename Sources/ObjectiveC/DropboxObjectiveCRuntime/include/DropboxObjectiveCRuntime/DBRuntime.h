// What the Objective-C targets of this package share. Apps don't need it.
#import <CDropboxBridge.h>
#import <DropboxObjectiveCRuntime/DBStoneObject.h>

NS_ASSUME_NONNULL_BEGIN

@interface DBStoneObject ()

/// The family of the class. It determines the classes of the objects in its fields, too.
+ (DropboxFamily)dropboxFamily;

/// Creates an object that takes over a reference.
- (instancetype)initWithDropboxObject:(nullable DropboxObjectRef)object;

/// The object of the bridge, for an object that never changes.
- (nullable DropboxObjectRef)dropboxObject;

/// The object of the bridge, retained.
- (nullable DropboxObjectRef)copyDropboxObject;

/// Returns the value of a union's member, which `replaceDropboxObject:` changes.
- (nullable id)valueOfMember:(int32_t)member selector:(SEL)selector;

/// Replaces the object of the bridge by another one, which it takes over.
- (void)replaceDropboxObject:(nullable DropboxObjectRef)object;

/// Returns the object that a field was read as, or `nil` if it hasn't been read, or is a scalar.
- (nullable id)fieldAtIndex:(int32_t)index;

/// Keeps the object of a field. Returns the one that another thread has kept earlier, or `object`.
- (id)setField:(id)object atIndex:(int32_t)index;

@end

/// Returns the object of a reference, which it takes over, in a class of a family, or `nil`.
DBStoneObject *_Nullable DBObjectFromReference(DropboxFamily family, DropboxObjectRef _Nullable reference);

/// Returns the object of a value of the bridge in the classes of a family, or `nil` if there is none. Takes over the
/// value.
id _Nullable DBObjectFromValue(DropboxFamily family, DropboxValue value);

/// Returns the value of an object: a string, number, date, data, array, dictionary, or object of the API. The value borrows
/// the object's memory. `DBReleaseValue` releases the rest.
DropboxValue DBValueFromObject(id _Nullable object);

/// Releases a value that `DBValueFromObject` returned.
void DBReleaseValue(DropboxValue value);

/// Returns a string that was allocated with `malloc`, and frees it. Returns `nil` for `NULL`.
NSString *_Nullable DBStringFromCopy(char *_Nullable copy);

/// Returns the JSON of an object, or `nil` if JSON can't represent it.
NSDictionary<NSString *, id> *_Nullable DBDictionaryFromObject(DropboxObjectRef _Nullable object);

/// Creates an object of a type in a class of a family from its JSON. If that fails, the object has no fields, and the reason is logged.
DBStoneObject *_Nullable DBObjectFromDictionary(DropboxFamily family, DropboxTypeRef type, id dictionary);

/// Finds what a class represents, or its nearest superclass that represents a type. Returns `NO` if there is none.
BOOL DBTypeOfClass(DropboxFamily family, Class objectClass, DropboxRepresentedType *represented);

/// Adds an implementation of a method to a class. Other threads may add the same one. Returns `YES` when the class has the method,
/// which is the answer of `+resolveInstanceMethod:`.
BOOL DBAddImplementation(Class methodClass, SEL selector, IMP implementation, const char *types);

/// Returns an argument of an app if it is of a class, otherwise `nil`.
id _Nullable DBObjectOfClass(id _Nullable object, Class expected);

/// Returns a string, or `nil` for an object of another class.
NSString *_Nullable DBStringOrNil(id _Nullable object);

/// Returns a string in C that is valid as long as `string`, or `NULL` for `nil`, for an object of another class, and for a string
/// that has no UTF-8.
const char *_Nullable DBCString(NSString *_Nullable string);

/// Returns the same, or an empty string instead of `NULL`.
const char *DBRequiredCString(NSString *_Nullable string);

/// Returns the text of a URL, or an empty string for `nil` and for an object of another class.
const char *DBURLString(NSURL *_Nullable url);

/// Returns an array of strings as one string, with spaces between them, or `nil` if there are none.
NSString *_Nullable DBWords(NSArray<NSString *> *_Nullable strings);

/// The number of arguments that a selector has.
NSUInteger DBArgumentCount(SEL selector);

NS_ASSUME_NONNULL_END
