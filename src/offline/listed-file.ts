/** A file of the build, as `tools/build/offline-files.mjs` lists it for the service worker. */
export interface ListedFile {
  /** From the root: `/static/mountain-1a2b3c4d.webp`. */
  readonly url: string;
  /** Changes with the content; null where the address does so itself. */
  readonly revision: string | null;
  /** A hash that the answer must have, as in `integrity` of HTML. */
  readonly integrity?: string;
  /** Slugs of the games that need it, or `analytics`; absent for what is kept from the start. */
  readonly games?: readonly string[];
}
