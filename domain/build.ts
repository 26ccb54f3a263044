export interface Build {
  readonly version: string;
  /** Short hash of the commit; with `-dirty` when files had changed since; `unknown` without git. */
  readonly commit: string;
  readonly day: string;
}

declare const BUILD_OF_VITE: Build | undefined;

/** Code that runs from its sources, as in tests, belongs to no build. */
export const BUILD: Build =
  typeof BUILD_OF_VITE === 'undefined'
    ? { version: '0.0.0', commit: 'unknown', day: 'unknown' }
    : BUILD_OF_VITE;

export const BUILD_LABEL = `${BUILD.version} (${BUILD.commit}, ${BUILD.day})`;
