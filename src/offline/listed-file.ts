/** A file of the build, as `tools/build/offline-files.mjs` lists it for the service worker. */
export interface ListedFile {
  /** Address from the root: `/static/mountain-1a2b3c4d.webp`. */
  readonly url: string;
  /** Revision, which changes with the content; null when the address contains a hash. */
  readonly revision: string | null;
  /** Required hash of the response, like HTML's `integrity`. */
  readonly integrity?: string;
  /** Slugs of the games that need the file, or `analytics`; absent for files that are cached at installation. */
  readonly games?: readonly string[];
}
