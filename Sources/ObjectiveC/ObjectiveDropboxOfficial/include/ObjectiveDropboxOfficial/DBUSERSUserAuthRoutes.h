#import <ObjectiveDropboxOfficialFiles/Generated/DBUSERSRoutes.h>
