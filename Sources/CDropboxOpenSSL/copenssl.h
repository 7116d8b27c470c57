// SHA-256 is used through its plain functions: they keep their state in a value, allocate nothing and cannot fail.
// OpenSSL 3 marks them deprecated in favour of EVP, which looks up an implementation by name for each digest; they
// lead to the same code.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
