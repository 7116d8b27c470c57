#pragma once
#include <darwin.h>
#ifndef MSG_PEEK
#define MSG_PEEK 2
#define MSG_DONTWAIT 0x80
#endif
