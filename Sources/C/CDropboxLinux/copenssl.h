// Use the functions for SHA-256 directly: their state is a value, and they neither allocate memory nor fail. OpenSSL 3
// deprecates them in favor of EVP, which looks up the implementation by name for each digest, and runs the same code.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/sha.h>
