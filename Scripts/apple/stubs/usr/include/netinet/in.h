#pragma once
#include <darwin.h>
#ifndef INADDR_LOOPBACK
#define INADDR_ANY 0
#define INADDR_LOOPBACK 0x7f000001
unsigned short htons(unsigned short value);
unsigned int htonl(unsigned int value);
#endif
