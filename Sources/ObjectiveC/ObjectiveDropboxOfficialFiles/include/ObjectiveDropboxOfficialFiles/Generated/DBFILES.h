// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+AToF.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Base.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+GToR.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+List.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Relocation.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+SToW.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Search.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Thumbnail.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Upload.h>
