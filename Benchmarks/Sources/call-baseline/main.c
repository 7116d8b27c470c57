// The calls of `call-costs calls`, sent by a C program with libcurl: what a call costs at least.
//
// usage: call-baseline URL COUNT [CERTIFICATES]

#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// The body of a response. None is longer.
static char body[64 << 10];
static size_t length;

static size_t receive(char *bytes, size_t size, size_t count, void *context) {
    (void)context;
    if (count * size > sizeof body - length) return 0;
    memcpy(body + length, bytes, count * size);
    length += count * size;
    return count * size;
}

int main(int count, char **arguments) {
    if (count < 3) {
        fputs("usage: call-baseline URL COUNT [CERTIFICATES]\n", stderr);
        return 2;
    }
    char url[1024];
    snprintf(url, sizeof url, "%s/2/files/get_metadata", arguments[1]);
    static const char argument[] =
        "{\"include_deleted\":false,\"include_has_explicit_shared_members\":false,\"include_media_info\":false,"
        "\"path\":\"/small\"}";
    CURL *easy = curl_easy_init();
    struct curl_slist *headers = curl_slist_append(NULL, "Authorization: Bearer token");
    headers = curl_slist_append(headers, "Content-Type: application/json");
    curl_easy_setopt(easy, CURLOPT_URL, url);
    curl_easy_setopt(easy, CURLOPT_PROXY, "");
    curl_easy_setopt(easy, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(easy, CURLOPT_POSTFIELDS, argument);
    curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE, (long)strlen(argument));
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive);
    if (count > 3) curl_easy_setopt(easy, CURLOPT_CAINFO, arguments[3]);
    for (int remaining = atoi(arguments[2]); remaining > 0; remaining--) {
        length = 0;
        CURLcode code = curl_easy_perform(easy);
        long status = 0;
        curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
        if (code != CURLE_OK || status != 200 || length == 0) {
            fprintf(stderr, "call-baseline: %s, status %ld\n", curl_easy_strerror(code), status);
            return 1;
        }
    }
    curl_slist_free_all(headers);
    curl_easy_cleanup(easy);
    return 0;
}
