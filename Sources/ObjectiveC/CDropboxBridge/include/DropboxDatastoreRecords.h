/// Tables, records, and lists.
#ifndef DROPBOXDATASTORERECORDS_H
#define DROPBOXDATASTORERECORDS_H

#include "DropboxDatastores.h"

#pragma clang assume_nonnull begin

// MARK: Tables

/// A table of an open datastore. The caller lends the datastore and the text for the duration of a call.
typedef struct DropboxDatastoreTable {
    /// The datastore.
    DropboxDatastoreRef datastore;
    /// The ID of the table.
    DropboxSyncBytes id;
} DropboxDatastoreTable;

/// The rules for changes of a field at the same time. The numbers are those of `DBResolutionRule`.
typedef enum DropboxDatastoreRule {
    DropboxDatastoreRuleRemote = 0,
    DropboxDatastoreRuleLocal = 1,
    DropboxDatastoreRuleMax = 2,
    DropboxDatastoreRuleMin = 3,
    DropboxDatastoreRuleSum = 4,
} DropboxDatastoreRule;

/// Returns the IDs of the records whose fields have these values; of all records for `NULL`.
DropboxDatastoreTextsRef _Nullable dropboxDatastoreTableCopyRecords(
    DropboxDatastoreTable table, DropboxDatastoreFieldsRef _Nullable filter,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Inserts a record with a new ID. Returns the ID.
DropboxSyncBuffer dropboxDatastoreTableInsert(
    DropboxDatastoreTable table, DropboxDatastoreFieldsRef _Nullable fields,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Sets the rule of a field.
bool dropboxDatastoreTableSetRule(
    DropboxDatastoreTable table, DropboxDatastoreRule rule, DropboxSyncBytes field,
    DropboxSyncErrorRef _Nullable *_Nullable error);

// MARK: Records

/// A record of a table. The caller lends the texts for the duration of a call.
typedef struct DropboxDatastoreRecord {
    /// The table.
    DropboxDatastoreTable table;
    /// The ID of the record.
    DropboxSyncBytes id;
} DropboxDatastoreRecord;

/// Stores whether a record exists.
bool dropboxDatastoreRecordExists(
    DropboxDatastoreRecord record, bool *exists, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Inserts a record unless it exists, and stores whether it was inserted.
bool dropboxDatastoreRecordInsert(
    DropboxDatastoreRecord record, DropboxDatastoreFieldsRef _Nullable fields, bool *inserted,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns the fields of a record.
DropboxDatastoreFieldsRef _Nullable dropboxDatastoreRecordCopyFields(
    DropboxDatastoreRecord record, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns the value of a field; returns `NULL` without an error if the record doesn't have it.
DropboxDatastoreValueRef _Nullable dropboxDatastoreRecordCopyValue(
    DropboxDatastoreRecord record, DropboxSyncBytes field, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Sets fields.
bool dropboxDatastoreRecordSetFields(
    DropboxDatastoreRecord record, DropboxDatastoreFieldsRef fields, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Removes a field.
bool dropboxDatastoreRecordRemoveField(
    DropboxDatastoreRecord record, DropboxSyncBytes field, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Deletes a record; does nothing if it's deleted.
bool dropboxDatastoreRecordDelete(DropboxDatastoreRecord record, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Stores the size of a record.
bool dropboxDatastoreRecordGetSize(
    DropboxDatastoreRecord record, size_t *size, DropboxSyncErrorRef _Nullable *_Nullable error);

// MARK: Lists

/// The list of a field. The caller lends the texts for the duration of a call.
typedef struct DropboxDatastoreList {
    /// The record.
    DropboxDatastoreRecord record;
    /// The name of the field.
    DropboxSyncBytes field;
} DropboxDatastoreList;

/// Returns references to the items; none if the record doesn't have the field.
DropboxSyncReferences dropboxDatastoreListCopyItems(
    DropboxDatastoreList list, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Returns an item.
DropboxDatastoreValueRef _Nullable dropboxDatastoreListCopyItem(
    DropboxDatastoreList list, size_t index, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Appends an item.
bool dropboxDatastoreListAppend(
    DropboxDatastoreList list, DropboxDatastoreValueRef item, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Inserts an item.
bool dropboxDatastoreListInsert(
    DropboxDatastoreList list, DropboxDatastoreValueRef item, size_t index,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Replaces an item.
bool dropboxDatastoreListReplace(
    DropboxDatastoreList list, size_t index, DropboxDatastoreValueRef item,
    DropboxSyncErrorRef _Nullable *_Nullable error);

/// Removes an item.
bool dropboxDatastoreListRemove(
    DropboxDatastoreList list, size_t index, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Removes the last item.
bool dropboxDatastoreListRemoveLast(DropboxDatastoreList list, DropboxSyncErrorRef _Nullable *_Nullable error);

/// Moves an item to an index of the remaining list.
bool dropboxDatastoreListMove(
    DropboxDatastoreList list, size_t index, size_t target, DropboxSyncErrorRef _Nullable *_Nullable error);

#pragma clang assume_nonnull end

#endif
