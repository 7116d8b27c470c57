#import <ObjectiveDropboxOfficialFiles/Generated/DBCONTACTSRoutes.h>
