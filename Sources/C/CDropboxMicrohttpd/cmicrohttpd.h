#ifndef CMICROHTTPD_H
#define CMICROHTTPD_H

#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#ifdef __linux__
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/sendfile.h>
#include <sys/time.h>
#include <unistd.h>
#endif

#include <gnutls/gnutls.h>
#include <microhttpd.h>

/* libmicrohttpd configures and inspects a daemon with variadic functions, which Swift can't call. These functions wrap them. */

struct cmicrohttpd_settings {
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
    MHD_NotifyConnectionCallback changed;     /* must call cmicrohttpd_connection_changed */
};

/* The state of a connection, across its requests. */
struct connection_state {
    int is_deaf;
    /* The end of the TLS handshake: bytes that are sent instead of the response to the client's first message. */
    unsigned char last_bytes[256];
    size_t last_count;
    int resets;
};

/* Allocates or deallocates the state of a connection. Call it when a connection starts and when it ends. Returns whether it
   starts. */
static inline int cmicrohttpd_connection_changed(
    struct MHD_Connection *connection, void **state, enum MHD_ConnectionNotificationCode code) {
    (void)connection;
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        *state = calloc(1, sizeof(struct connection_state));
        return 1;
    }
    free(*state);
    *state = NULL;
    return 0;
}

static inline struct connection_state *state_of(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

static inline int descriptor_of(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

/* Starts one thread that polls all connections. Returns NULL on failure, for example if the port is in use (see errno). */
static inline struct MHD_Daemon *cmicrohttpd_start(const struct cmicrohttpd_settings *settings) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons(settings->port);
    address.sin_addr.s_addr = htonl(settings->is_public ? INADDR_ANY : INADDR_LOOPBACK);
    /* Not epoll: with it, version 0.9.75 stalls with more than about a hundred connections. */
    unsigned flags = MHD_USE_POLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
    struct MHD_OptionItem tls[] = {
        {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)settings->certificate},
        {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)settings->key},
        {MHD_OPTION_END, 0, NULL},
    };
    if (settings->certificate)
        flags |= MHD_USE_TLS;
    else
        tls[0].option = MHD_OPTION_END;
    return MHD_start_daemon(
        flags, settings->port, settings->admits, settings->context, settings->handle, settings->context,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address,
        MHD_OPTION_URI_LOG_CALLBACK, settings->began, settings->context,
        MHD_OPTION_NOTIFY_COMPLETED, settings->completed, settings->context,
        MHD_OPTION_NOTIFY_CONNECTION, settings->changed, settings->context,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings->connection_memory,
        MHD_OPTION_CONNECTION_LIMIT, settings->connection_limit,
        MHD_OPTION_CONNECTION_TIMEOUT, settings->idle_seconds,
        MHD_OPTION_LISTEN_BACKLOG_SIZE, 1024u,
        MHD_OPTION_ARRAY, tls,
        MHD_OPTION_END);
}

/* Returns the port that the daemon listens on, or 0 if it can't be determined. */
static inline uint16_t cmicrohttpd_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

/* Resets the connection, like a crashed server or a broken network. The caller must close it. */
static inline void cmicrohttpd_reset(struct MHD_Connection *connection) {
    int socket = descriptor_of(connection);
    struct linger now = {.l_onoff = 1, .l_linger = 0};
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &now, sizeof now);
#ifdef __linux__
    /* Reset it now: libmicrohttpd shuts a socket down before it closes it, which is an ordinary end for the client. */
    struct sockaddr none = {.sa_family = AF_UNSPEC};
    connect(socket, &none, sizeof none);
#endif
}

/* Closes the connection to the client immediately, without announcing it in the header of the last response. */
static inline void cmicrohttpd_shut_down(struct MHD_Connection *connection) {
    shutdown(descriptor_of(connection), SHUT_RDWR);
}

/* Marks the connection, so that the server doesn't respond to its next request. */
static inline void cmicrohttpd_deafen(struct MHD_Connection *connection) {
    struct connection_state *state = state_of(connection);
    if (state) state->is_deaf = 1;
}

/* Returns whether the connection is marked. */
static inline int cmicrohttpd_is_deaf(struct MHD_Connection *connection) {
    struct connection_state *state = state_of(connection);
    return state && state->is_deaf;
}

/* Ends the connection of a session after the first message of the client. */
static inline int end_handshake(
    gnutls_session_t session, unsigned type, unsigned when, unsigned incoming, const gnutls_datum_t *message) {
    (void)type, (void)when, (void)incoming, (void)message;
    struct MHD_Connection *connection = gnutls_session_get_ptr(session);
    struct connection_state *state = connection ? state_of(connection) : NULL;
    if (!state) return GNUTLS_E_INTERNAL_ERROR;
    int socket = descriptor_of(connection);
    if (state->last_count > 0) (void)!send(socket, state->last_bytes, state->last_count, 0);
    if (state->resets) cmicrohttpd_reset(connection);
    return GNUTLS_E_PREMATURE_TERMINATION;
}

/* Ends a new connection with TLS after the first message of the client. Its socket sends `bytes`, at most 256, and is closed or
   reset. Returns -1 without any effect if the connection doesn't use TLS. */
static inline int cmicrohttpd_end_handshake(
    struct MHD_Connection *connection, const void *bytes, size_t count, int resets) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_GNUTLS_SESSION);
    struct connection_state *state = state_of(connection);
    if (!info || !info->tls_session || !state || count > sizeof state->last_bytes) return -1;
    if (count > 0) memcpy(state->last_bytes, bytes, count);
    state->last_count = count;
    state->resets = resets;
    gnutls_session_set_ptr(info->tls_session, connection);
    gnutls_handshake_set_hook_function(
        info->tls_session, GNUTLS_HANDSHAKE_CLIENT_HELLO, GNUTLS_HOOK_POST, end_handshake);
    return 0;
}

/* Returns whether the client has closed the connection. A client that has closed only its sending side is the same to the
   kernel. */
static inline int cmicrohttpd_peer_has_left(struct MHD_Connection *connection) {
#if defined(__linux__) && !defined(POLLRDHUP)
#define POLLRDHUP 0x2000 /* declared for GNU programs only */
#endif
#ifdef POLLRDHUP
    const short ends = POLLRDHUP | POLLHUP | POLLERR | POLLNVAL;
#else
    const short ends = POLLHUP | POLLERR | POLLNVAL;
#endif
    struct pollfd event = {.fd = descriptor_of(connection), .events = ends};
    return poll(&event, 1, 0) > 0 && (event.revents & ends);
}

#ifdef __linux__

/* Returns a duplicate of the connection's socket, to write to it without libmicrohttpd. Returns -1 if that isn't possible: on
   systems other than Linux, and with TLS. */
static inline int cmicrohttpd_plain_socket(struct MHD_Connection *connection) {
    if (MHD_get_connection_info(connection, MHD_CONNECTION_INFO_GNUTLS_SESSION))
        return -1;
    return fcntl(descriptor_of(connection), F_DUPFD_CLOEXEC, 0);
}

/* Makes writes to such a socket wait while the client reads nothing, at most `timeout_seconds` seconds, so that the kernel can
   send a whole file in one call. 0 makes them return immediately again, as libmicrohttpd requires. */
static inline int cmicrohttpd_wait_when_full(int socket, int timeout_seconds) {
    int flags = fcntl(socket, F_GETFL);
    struct timeval limit = {.tv_sec = timeout_seconds};
    if (flags < 0 || setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit) != 0)
        return -1;
    return fcntl(socket, F_SETFL, timeout_seconds > 0 ? flags & ~O_NONBLOCK : flags | O_NONBLOCK);
}

/* Sends bytes to such a socket from memory, or from a file without copying them to this process. Returns 0 when all bytes are
   sent, and -1 on failure. Call them on separate threads, because they block. */
static inline int cmicrohttpd_send(int socket, const void *bytes, size_t count) {
    const char *rest = bytes;
    while (count > 0) {
        ssize_t sent = send(socket, rest, count, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return -1;
        rest += sent;
        count -= (size_t)sent;
    }
    return 0;
}

/* Connects to a port of this device. Returns the socket, or -1 on failure. */
static inline int cmicrohttpd_connect(uint16_t port) {
    int client = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (client >= 0 && connect(client, (struct sockaddr *)&address, sizeof address) != 0) {
        close(client);
        return -1;
    }
    return client;
}

/* Copies bytes between such sockets until the sender ends or one of them fails, and ends the connection of the receiver for
   writing. Blocks like cmicrohttpd_send. */
static inline void cmicrohttpd_copy(int sender, int receiver) {
    char bytes[64 << 10];
    for (;;) {
        ssize_t count = recv(sender, bytes, sizeof bytes, 0);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0 || cmicrohttpd_send(receiver, bytes, (size_t)count) != 0)
            break;
    }
    shutdown(receiver, SHUT_WR);
}

static inline int cmicrohttpd_send_file(int socket, int file, int64_t offset, int64_t count) {
    /* sendfile has no MSG_NOSIGNAL. */
    sigset_t broken_pipe;
    sigemptyset(&broken_pipe);
    sigaddset(&broken_pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken_pipe, NULL);
    off_t position = offset;
    while (count > 0) {
        ssize_t sent = sendfile(socket, file, &position, (size_t)count);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return -1;
        count -= sent;
    }
    return 0;
}

#else

static inline int cmicrohttpd_plain_socket(struct MHD_Connection *connection) {
    (void)connection;
    return -1;
}

static inline int cmicrohttpd_wait_when_full(int socket, int timeout_seconds) {
    (void)socket, (void)timeout_seconds;
    return -1;
}

static inline int cmicrohttpd_send(int socket, const void *bytes, size_t count) {
    (void)socket, (void)bytes, (void)count;
    return -1;
}

static inline int cmicrohttpd_connect(uint16_t port) {
    (void)port;
    return -1;
}

static inline void cmicrohttpd_copy(int sender, int receiver) { (void)sender, (void)receiver; }

static inline int cmicrohttpd_send_file(int socket, int file, int64_t offset, int64_t count) {
    (void)socket, (void)file, (void)offset, (void)count;
    return -1;
}

#endif

#endif
