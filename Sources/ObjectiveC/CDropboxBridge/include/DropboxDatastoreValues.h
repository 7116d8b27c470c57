/// The values and the fields of records.
#ifndef DROPBOXDATASTOREVALUES_H
#define DROPBOXDATASTOREVALUES_H

#include "DropboxSyncValues.h"

#pragma clang assume_nonnull begin

// MARK: Limits and sizes

enum {
    /// The size of a datastore without records.
    DropboxDatastoreBaseSize = 1000,
    /// The size of a record without fields.
    DropboxDatastoreBaseRecordSize = 100,
    /// The size of a field without its value.
    DropboxDatastoreBaseFieldSize = 100,
    /// The size of an item of a list without its value.
    DropboxDatastoreBaseItemSize = 20,
    /// The size of the changes between two syncs without the changes.
    DropboxDatastoreBaseUnsyncedChangesSize = 100,
    /// The size of a change without its values.
    DropboxDatastoreBaseChangeSize = 100,
    /// The maximum size of a datastore.
    DropboxDatastoreSizeLimit = 64 << 20,
    /// The maximum number of records of a datastore.
    DropboxDatastoreRecordCountLimit = 100000,
    /// The maximum size of a record.
    DropboxDatastoreRecordSizeLimit = 100 << 10,
    /// The maximum size of the changes between two syncs.
    DropboxDatastoreUnsyncedChangesSizeLimit = 2 << 20,
};

// MARK: Values

/// A reference to a value of a field, or to an item of a list.
typedef struct DropboxDatastoreValue *DropboxDatastoreValueRef;

/// The types of values.
typedef enum DropboxDatastoreValueType {
    DropboxDatastoreValueTypeBool = 0,
    DropboxDatastoreValueTypeInt = 1,
    DropboxDatastoreValueTypeDouble = 2,
    DropboxDatastoreValueTypeText = 3,
    DropboxDatastoreValueTypeDate = 4,
    DropboxDatastoreValueTypeBytes = 5,
    DropboxDatastoreValueTypeList = 6,
} DropboxDatastoreValueType;

/// Creates a Boolean value.
DropboxDatastoreValueRef dropboxDatastoreValueCreateBool(bool value);

/// Creates an integer.
DropboxDatastoreValueRef dropboxDatastoreValueCreateInt(int64_t value);

/// Creates a number, also an infinite one or a NaN.
DropboxDatastoreValueRef dropboxDatastoreValueCreateDouble(double value);

/// Creates a text.
DropboxDatastoreValueRef _Nullable dropboxDatastoreValueCreateText(
    DropboxSyncBytes text, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Creates a date from seconds since 1970. It's rounded to milliseconds, which must fit into 64 bits.
DropboxDatastoreValueRef _Nullable dropboxDatastoreValueCreateDate(
    double seconds, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Creates bytes.
DropboxDatastoreValueRef _Nullable dropboxDatastoreValueCreateBytes(
    DropboxSyncBytes bytes, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Creates a list of values, which the caller still owns.
DropboxDatastoreValueRef dropboxDatastoreValueCreateList(DropboxSyncReferences items);

/// Creates the error of an object that can't be a value.
///
/// - Parameter description: What the object is.
DropboxSyncErrorRef dropboxDatastoreErrorCreateForObject(DropboxSyncBytes description);

/// Returns the type of a value.
DropboxDatastoreValueType dropboxDatastoreValueGetType(DropboxDatastoreValueRef value);

/// Returns an integer, or a Boolean value as 0 or 1; 0 for other types.
int64_t dropboxDatastoreValueGetInt(DropboxDatastoreValueRef value);

/// Returns a number, or the seconds of a date since 1970; 0 for other types.
double dropboxDatastoreValueGetDouble(DropboxDatastoreValueRef value);

/// Returns the bytes of a text or of bytes; no value for other types.
DropboxSyncBuffer dropboxDatastoreValueCopyBytes(DropboxDatastoreValueRef value);

/// Returns references to the items of a list; none for other types.
DropboxSyncReferences dropboxDatastoreValueCopyItems(DropboxDatastoreValueRef value);

// MARK: Fields

/// A reference to fields: names and their values.
typedef struct DropboxDatastoreFields *DropboxDatastoreFieldsRef;

/// Creates fields without an element.
DropboxDatastoreFieldsRef dropboxDatastoreFieldsCreate(void);

/// Adds a field, in place of an earlier one with the same name.
bool dropboxDatastoreFieldsSet(
    DropboxDatastoreFieldsRef fields, DropboxSyncBytes name, DropboxDatastoreValueRef value,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns the number of fields.
size_t dropboxDatastoreFieldsGetCount(DropboxDatastoreFieldsRef fields);

/// Returns the name of a field; no value if there is none at the index.
DropboxSyncBuffer dropboxDatastoreFieldsCopyName(DropboxDatastoreFieldsRef fields, size_t index);

/// Returns the value of a field; `NULL` if there is none at the index.
DropboxDatastoreValueRef _Nullable dropboxDatastoreFieldsCopyValue(DropboxDatastoreFieldsRef fields, size_t index);

// MARK: Texts

/// A reference to a list of texts.
typedef struct DropboxDatastoreTexts *DropboxDatastoreTextsRef;

/// Returns the number of texts.
size_t dropboxDatastoreTextsGetCount(DropboxDatastoreTextsRef texts);

/// Returns a text; no value if there is none at the index.
DropboxSyncBuffer dropboxDatastoreTextsCopyText(DropboxDatastoreTextsRef texts, size_t index);

#pragma clang assume_nonnull end

#endif
