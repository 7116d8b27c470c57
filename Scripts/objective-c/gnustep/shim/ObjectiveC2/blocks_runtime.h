// GNUstep looks for the blocks of another runtime. gcc's runtime uses those of libBlocksRuntime.
#include <Block.h>
