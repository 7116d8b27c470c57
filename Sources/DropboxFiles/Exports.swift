// One import is enough: whoever calls these routes needs a client as well.
@_exported import DropboxCore
