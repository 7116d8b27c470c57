#import <ObjectiveDropboxOfficialFiles/Generated/DBAUTH.h>
