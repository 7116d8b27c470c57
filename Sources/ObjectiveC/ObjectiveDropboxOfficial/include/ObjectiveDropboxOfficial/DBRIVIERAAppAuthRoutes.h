#import <ObjectiveDropboxOfficial/Generated/DBRIVIERARoutes.h>
