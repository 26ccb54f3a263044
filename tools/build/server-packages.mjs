/**
 * Packages that stay outside the server's file: PGlite reads files of its own, and argon2 is a native library. The file
 * contains all other packages.
 */
export const SERVER_PACKAGES = ['@electric-sql/pglite', '@node-rs/argon2'];
