/* Counts the heap allocations of a program that links this target, including those of its shared libraries. Linux only. */
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/* The number of allocations since the start of the program. */
long allocation_counter_count(void);
/* The number of bytes that are allocated now. */
long allocation_counter_bytes(void);

#endif
