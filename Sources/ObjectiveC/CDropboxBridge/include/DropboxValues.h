// Values of the API whose types are known only at run time, and the methods of the classes that represent them.
//
// Strings are UTF-8. Arguments are borrowed: a function copies what it needs. A function with `Create` or `Copy` in its
// name returns an object to release with `DropboxRelease`, or a string to release with `free`. All functions can be
// called from any thread. A `NULL` object is a value without fields.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin
#ifdef __cplusplus
extern "C" {
#endif

/// Retains any object that the bridge returned. `NULL` has no effect.
const void *_Nullable DropboxRetain(const void *_Nullable object);

/// Releases any object that the bridge returned. `NULL` has no effect.
void DropboxRelease(const void *_Nullable object);

// MARK: Types

/// A struct or a union of the API. Types exist as long as the process.
typedef const struct DropboxOpaqueType *DropboxTypeRef;

/// An interface for Objective-C, which has its own names of classes and methods.
typedef enum {
    /// The classes of dropbox-sdk-obj-c, such as `DBFILESMetadata`.
    DropboxFamilyOfficial,
    /// The classes of SwiftyDropbox, such as `DBXFilesMetadata`. Each member of a union has a class.
    DropboxFamilySwifty,
} DropboxFamily;

/// What a class represents.
typedef struct {
    DropboxTypeRef type;
    /// For the class of a union's member, the index of the member, otherwise -1.
    int32_t member;
} DropboxRepresentedType;

/// Finds what a class represents, such as `DBFILESMetadata`, or its serializer. Returns `false` if it represents nothing.
bool DropboxClassGetType(DropboxFamily family, const char *className, DropboxRepresentedType *represented);

/// Returns the name of the class that represents a type. The string exists as long as the process.
const char *DropboxTypeGetClassName(DropboxFamily family, DropboxTypeRef type);

// MARK: Methods

enum {
    /// The largest number of arguments of an initializer or a route.
    DropboxMaximumArgumentCount = 40,
};

/// What a method of a class does.
typedef enum {
    /// Returns the value of the field or the member at `index`.
    DropboxMethodGetter,
    /// Returns the index of the union's member.
    DropboxMethodTag,
    /// Returns whether the union's member is the one at `index`.
    DropboxMethodIsTag,
    /// Creates a struct from the fields at `fields`.
    DropboxMethodInitializer,
    /// Creates the union's member at `index`, with `count` values (0 or 1).
    DropboxMethodMemberInitializer,
    /// Returns the value of a union's member, which can change.
    DropboxMethodMemberGetter,
    /// Changes the value of a union's member.
    DropboxMethodMemberSetter,
    /// Returns the object if it is the union's member at `index`.
    DropboxMethodCast,
} DropboxMethodKind;

/// What a method of a class does that represents a type.
typedef struct {
    DropboxMethodKind kind;
    int32_t index;
    /// The number of arguments.
    int32_t count;
    /// The indices of the fields, in the order of the arguments.
    int32_t fields[DropboxMaximumArgumentCount];
} DropboxMethod;

/// Finds the method of a class with a selector. Returns `false` if the type defines no such method.
bool DropboxTypeGetMethod(
    DropboxFamily family, DropboxRepresentedType represented, const char *selector, DropboxMethod *method);

// MARK: Values

/// A struct or a union.
typedef const struct DropboxOpaqueObject *DropboxObjectRef;

/// The kinds of values.
typedef enum {
    DropboxKindNull,
    DropboxKindBoolean,
    DropboxKindInteger,
    DropboxKindUnsigned,
    DropboxKindNumber,
    /// The seconds since 1970 in `number`.
    DropboxKindDate,
    DropboxKindString,
    DropboxKindData,
    /// A `DropboxObjectRef`.
    DropboxKindObject,
    /// A `DropboxListRef`.
    DropboxKindList,
    /// A `DropboxMapRef`.
    DropboxKindMap,
} DropboxKind;

/// A value. The one who receives it from a function of the bridge releases its `object`, and frees its `bytes` if
/// `ownsBytes` is true.
typedef struct {
    DropboxKind kind;
    /// A Boolean value, or an integer. An unsigned integer has the same bits.
    int64_t integer;
    double number;
    const char *_Nullable bytes;
    size_t length;
    bool ownsBytes;
    const void *_Nullable object;
} DropboxValue;

/// An array of values.
typedef const struct DropboxOpaqueList *DropboxListRef;
/// A dictionary with strings as keys.
typedef const struct DropboxOpaqueMap *DropboxMapRef;

/// Creates a list for the argument of a function that creates an object.
DropboxListRef DropboxListCreate(size_t count, const DropboxValue *values);
/// Creates a map for the argument of a function that creates an object.
DropboxMapRef DropboxMapCreate(size_t count, const DropboxValue *keys, const DropboxValue *values);

/// Returns the number of values in a list.
size_t DropboxListGetCount(DropboxListRef list);
/// Returns the value at an index of a list, or a null value if the index is out of range.
DropboxValue DropboxListCopyValue(DropboxListRef list, size_t index);
/// Returns the number of entries in a map.
size_t DropboxMapGetCount(DropboxMapRef map);
/// Returns the key of an entry, or a null value if the index is out of range.
DropboxValue DropboxMapCopyKey(DropboxMapRef map, size_t index);
/// Returns the value of an entry, or a null value if the index is out of range.
DropboxValue DropboxMapCopyValue(DropboxMapRef map, size_t index);

// MARK: Objects

/// Creates a struct. Values of another type than their field are dropped, and make calls with the object fail.
DropboxObjectRef DropboxObjectCreate(
    DropboxTypeRef type, size_t count, const int32_t *fields, const DropboxValue *values);

/// Creates a member of a union. A value of another type than the member is dropped, and makes calls with the object fail.
DropboxObjectRef DropboxObjectCreateMember(DropboxTypeRef type, int32_t tag, const DropboxValue *value);

/// Creates an object from JSON. If that fails, the object has no fields, and `error` receives a message.
DropboxObjectRef DropboxObjectCreateWithJSON(
    DropboxTypeRef type, const char *bytes, size_t length, char *_Nullable *_Nonnull error);

/// Returns the type of an object. For a family of subtypes, that is the subtype.
DropboxTypeRef _Nullable DropboxObjectGetType(DropboxObjectRef _Nullable object);

/// Returns the name of the class of an object, or `NULL` for a value without a type. The string exists as long as the
/// process.
const char *_Nullable DropboxObjectGetClassName(DropboxFamily family, DropboxObjectRef _Nullable object);

/// Returns the index of the union's member, or -1 for other objects.
int32_t DropboxObjectGetTag(DropboxObjectRef _Nullable object);

/// Returns the name of the enum case for the union's member, such as `DBFILESWriteModeAdd`.
char *DropboxObjectCopyTagName(DropboxObjectRef _Nullable object);

/// Returns the value of the field or the member at `index`.
///
/// - Parameters:
///   - buffer: Receives a string that isn't longer than `capacity`. Then the value doesn't own its bytes.
DropboxValue DropboxObjectCopyValue(
    DropboxObjectRef _Nullable object, int32_t index, char *_Nullable buffer, size_t capacity);

/// Returns the first value of one of several types: the object itself, or an object in its fields and members at any
/// depth. A struct is also of the types that it extends. Returns `NULL` if there is none.
DropboxObjectRef _Nullable DropboxObjectCopyFirst(
    DropboxObjectRef _Nullable object, size_t count, const DropboxTypeRef _Nonnull *_Nonnull types);

/// Returns whether two objects have the same type and equal values.
bool DropboxObjectIsEqual(DropboxObjectRef _Nullable object, DropboxObjectRef _Nullable other);
/// Returns a hash, which is the same for equal objects.
size_t DropboxObjectGetHash(DropboxObjectRef _Nullable object);

/// Returns the object as human-readable JSON on one line.
char *DropboxObjectCopyDescription(DropboxObjectRef _Nullable object);

/// Returns the object as JSON, from which `DropboxObjectCreateWithJSON` creates an equal object.
///
/// - Parameters:
///   - length: Receives the number of bytes.
/// - Returns: `NULL` if the object has a value that JSON can't represent.
char *_Nullable DropboxObjectCopyJSON(DropboxObjectRef _Nullable object, size_t *length);

#ifdef __cplusplus
}
#endif
#pragma clang assume_nonnull end
