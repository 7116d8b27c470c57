#import <ObjectiveDropboxOfficialFiles/Generated/DBACCOUNTRoutes.h>
