#ifndef CMHDSHIM_H
#define CMHDSHIM_H

#include <stdint.h>
#include <sys/socket.h>
#include <sys/types.h>

#include <microhttpd.h>

/* libmicrohttpd configures and inspects a daemon with variadic functions, which Swift can't call. These functions wrap them. */

struct mhdshim_settings {
    uint16_t port;                   /* 0: a port that the system selects */
    int is_public;                   /* 0: loopback only; 1: all interfaces */
    size_t connection_memory;        /* bytes for the request header and the buffers of a connection */
    unsigned connection_limit;       /* maximum number of simultaneous connections */
    unsigned idle_seconds;           /* time after which an idle connection is closed; 0: never */
    const char *certificate;         /* chain in PEM; NULL: no TLS. Copied at the start, like the key */
    const char *key;
    void *context;                   /* passed to the functions below */
    void *(*began)(void *context, const char *target, struct MHD_Connection *connection); /* returns the request */
    MHD_AccessHandlerCallback handle;
    MHD_RequestCompletedCallback completed;
    MHD_AcceptPolicyCallback admits;          /* whether to accept a connection, which is otherwise closed immediately */
    MHD_NotifyConnectionCallback changed;     /* must call mhdshim_connection_changed */
};

/* Starts one thread that polls all connections. Returns NULL on failure, for example if the port is in use (see errno). */
struct MHD_Daemon *mhdshim_start(const struct mhdshim_settings *settings);

/* Allocates or deallocates the state of a connection. Call it when a connection starts and when it ends. Returns whether it
   starts. */
int mhdshim_connection_changed(
    struct MHD_Connection *connection, void **state, enum MHD_ConnectionNotificationCode code);

/* Returns the port that the daemon listens on, or 0 if it can't be determined. */
uint16_t mhdshim_port(struct MHD_Daemon *daemon);

/* Makes the next close of the connection a reset, like that of a crashed server or a broken network. */
void mhdshim_reset_on_close(struct MHD_Connection *connection);

/* Closes the connection to the client immediately, without announcing it in the header of the last response. */
void mhdshim_shut_down(struct MHD_Connection *connection);

/* Marks the connection, so that the server doesn't respond to its next request. */
void mhdshim_deafen(struct MHD_Connection *connection);

/* Returns whether the connection is marked. */
int mhdshim_is_deaf(struct MHD_Connection *connection);

/* Returns whether the client has closed the connection. */
int mhdshim_peer_has_left(struct MHD_Connection *connection);

/* Returns a duplicate of the connection's socket, to write to it without libmicrohttpd. Returns -1 if that isn't possible: on
   systems other than Linux, and with TLS. */
int mhdshim_plain_socket(struct MHD_Connection *connection);

/* Makes writes to such a socket wait while the client reads nothing, at most `timeout_seconds` seconds, so that the kernel can
   send a whole file in one call. 0 makes them return immediately again, as libmicrohttpd requires. */
int mhdshim_wait_when_full(int socket, int timeout_seconds);

/* Sends bytes to such a socket from memory, or from a file without copying them to this process. Returns 0 when all bytes are
   sent, and -1 on failure. Call them on separate threads, because they block. */
int mhdshim_send(int socket, const void *bytes, size_t count);
int mhdshim_send_file(int socket, int file, int64_t offset, int64_t count);

#endif
