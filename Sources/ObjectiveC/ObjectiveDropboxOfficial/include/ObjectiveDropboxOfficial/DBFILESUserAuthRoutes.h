#import <ObjectiveDropboxOfficialFiles/Generated/DBFILESRoutes.h>
