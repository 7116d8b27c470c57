// A server that answers every request with the same bytes, such as those of the real service.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#import <Foundation/Foundation.h>
#import <arpa/inet.h>
#import <pthread.h>
#import <stdlib.h>
#import <string.h>
#import <unistd.h>

static pthread_mutex_t scriptLock = PTHREAD_MUTEX_INITIALIZER;
static char *scriptedResponse;

/// Reads a request up to the end of its body.
static void ReadRequest(int connection) {
    static char request[1 << 16];
    size_t length = 0;
    while (length < sizeof request - 1) {
        ssize_t count = read(connection, request + length, sizeof request - 1 - length);
        if (count <= 0) return;
        length += (size_t)count;
        request[length] = 0;
        char *end = strstr(request, "\r\n\r\n");
        if (end == NULL) continue;
        char *field = strcasestr(request, "\r\nContent-Length:");
        size_t body = field == NULL ? 0 : strtoul(field + strlen("\r\nContent-Length:"), NULL, 10);
        if (length >= (size_t)(end + 4 - request) + body) return;
    }
}

static void *RunServer(void *listener) {
    for (;;) {
        int connection = accept((int)(intptr_t)listener, NULL, NULL);
        if (connection < 0) return NULL;
        ReadRequest(connection);
        pthread_mutex_lock(&scriptLock);
        if (scriptedResponse != NULL) {
            size_t length = strlen(scriptedResponse);
            for (size_t sent = 0; sent < length;) {
                ssize_t count = write(connection, scriptedResponse + sent, length - sent);
                if (count <= 0) break;
                sent += (size_t)count;
            }
        }
        pthread_mutex_unlock(&scriptLock);
        close(connection);
    }
}

/// Starts the server on a port of its own, and returns its URL, or `nil` if that fails.
static NSString *StartScriptedServer(void) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t length = sizeof address;
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    pthread_t thread;
    if (bind(listener, (struct sockaddr *)&address, length) != 0 || listen(listener, 16) != 0 ||
        getsockname(listener, (struct sockaddr *)&address, &length) != 0 ||
        pthread_create(&thread, NULL, RunServer, (void *)(intptr_t)listener) != 0) {
        return nil;
    }
    return [NSString stringWithFormat:@"http://127.0.0.1:%d", ntohs(address.sin_port)];
}

/// Sets the response to all further requests. Without one, the server closes the connection.
static void SetResponse(const char *statusAndHeaders, const char *body) {
    char *response = NULL;
    if (statusAndHeaders != NULL &&
        asprintf(&response, "HTTP/1.1 %s\r\nContent-Length: %zu\r\nConnection: close\r\n\r\n%s", statusAndHeaders, strlen(body),
                 body) < 0) {
        response = NULL;
    }
    pthread_mutex_lock(&scriptLock);
    free(scriptedResponse);
    scriptedResponse = response;
    pthread_mutex_unlock(&scriptLock);
}
