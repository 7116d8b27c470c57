// The types of the API have members that DropboxStone declares, which a file can use only if it imports that module. The import
// of one name makes them available, and keeps the module's other names out of the way. A name that is exported like this hides
// the name of an app, so it's one that apps don't have.
@_exported import enum DropboxStone.StoneDecodingMode
