// Generated from API/*.json by `make generate`. Do not edit.

@_exported import DropboxAccount
@_exported import DropboxCore
@_exported import DropboxFiles
@_exported import DropboxPaper
@_exported import DropboxRiviera
@_exported import DropboxSharing
@_exported import DropboxTeam
@_exported import DropboxTeamLog
