#import <ObjectiveDropboxOfficialFiles/DBTasks.h>
