#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEREQUESTSRoutes.h>
