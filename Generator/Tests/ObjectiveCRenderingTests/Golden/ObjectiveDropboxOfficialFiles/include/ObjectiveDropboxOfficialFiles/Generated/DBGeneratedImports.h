// Generated from API/*.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBSHAREDPANTRY.h>
