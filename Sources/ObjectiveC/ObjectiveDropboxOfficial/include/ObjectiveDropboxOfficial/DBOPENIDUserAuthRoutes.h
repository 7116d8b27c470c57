#import <ObjectiveDropboxOfficialFiles/Generated/DBOPENIDRoutes.h>
