// Foundation on Apple platforms contains the types of these modules. The types of this module hide those of
// `FoundationNetworking` with the same names.
@_exported import Darwin
@_exported import FoundationNetworking
@_exported import Security
