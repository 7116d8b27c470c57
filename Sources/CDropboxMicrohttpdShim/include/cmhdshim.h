#ifndef CMHDSHIM_H
#define CMHDSHIM_H

#include <stdint.h>
#include <sys/socket.h>
#include <sys/types.h>

#include <microhttpd.h>

/* libmicrohttpd starts a daemon and tells about it by functions of variable arguments, which Swift cannot call.
   These do the same with fixed ones. */

struct mhdshim_settings {
    uint16_t port;                   /* 0: the system picks one */
    int is_public;                   /* 0: loopback only; 1: every interface */
    size_t connection_memory;        /* bytes for the request head and the buffers of one connection */
    unsigned connection_limit;       /* connections at once */
    unsigned idle_seconds;           /* silence after which a connection is closed; 0: never */
    const char *certificate;         /* chain in PEM; NULL: no TLS. Copied at the start, as is the key */
    const char *key;
    void *context;                   /* handed to the functions below */
    void *(*began)(void *context, const char *target, struct MHD_Connection *connection); /* its answer is the request */
    MHD_AccessHandlerCallback handle;
    MHD_RequestCompletedCallback completed;
    MHD_AcceptPolicyCallback admits;          /* whether a connection may come; one that may not is closed at once */
    MHD_NotifyConnectionCallback changed;     /* has to call mhdshim_connection_changed */
};

/* One thread that polls all connections. NULL when the port is taken, among other reasons (errno says which). */
struct MHD_Daemon *mhdshim_start(const struct mhdshim_settings *settings);

/* Keeps what is remembered of a connection; to be called when it begins and when it ends. Answers whether it begins. */
int mhdshim_connection_changed(
    struct MHD_Connection *connection, void **state, enum MHD_ConnectionNotificationCode code);

/* The port that the daemon listens on; 0 when it cannot be told. */
uint16_t mhdshim_port(struct MHD_Daemon *daemon);

/* Makes the next close of the connection a reset, as a crashed server or a broken network would. */
void mhdshim_reset_on_close(struct MHD_Connection *connection);

/* Closes the connection to the client at once, without an announcement in the head of the last response. */
void mhdshim_shut_down(struct MHD_Connection *connection);

/* Marks the connection: the server leaves its next request without an answer. */
void mhdshim_deafen(struct MHD_Connection *connection);

/* Whether the connection has been marked so. */
int mhdshim_is_deaf(struct MHD_Connection *connection);

/* Whether the client has closed the connection. */
int mhdshim_peer_has_left(struct MHD_Connection *connection);

/* A second descriptor of the connection's socket, to write to it past libmicrohttpd; -1 where that cannot be done: not
   on Linux, or the connection speaks TLS. */
int mhdshim_plain_socket(struct MHD_Connection *connection);

/* Makes writes to such a socket wait while the client takes nothing, `timeout_seconds` seconds at most, so that the kernel moves a
   whole file in one call; 0 makes them return at once again, as libmicrohttpd wants them. */
int mhdshim_wait_when_full(int socket, int timeout_seconds);

/* Sends bytes to such a socket, from memory or from a file; the latter never come into this process. 0 when all have left,
   -1 otherwise. For threads of one's own. */
int mhdshim_send(int socket, const void *bytes, size_t count);
int mhdshim_send_file(int socket, int file, int64_t offset, int64_t count);

#endif
