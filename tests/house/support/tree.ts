import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A file of the tree, or one made up to try a rule on. */
export interface SourceFile {
  /** From the project's root, with slashes: `src/app/router.tsx`. */
  readonly path: string;
  readonly text: string;
}

/** Where the product's code is. */
export const CODE_FOLDERS = ['domain', 'machines', 'engine', 'src', 'server', 'tools', 'assets'] as const;

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** @returns whether it holds JavaScript or TypeScript. */
export function isScript(file: { readonly path: string }): boolean {
  return SCRIPT.test(file.path);
}

/** @returns the paths of all files below some folders of the root; a folder that does not exist has none. */
export function pathsBelow(...folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => {
      try {
        return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Reads the code below some folders: scripts and style sheets. */
export function readCode(...folders: readonly string[]): SourceFile[] {
  return pathsBelow(...folders)
    .filter((file) => SCRIPT.test(file) || file.endsWith('.css'))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}
