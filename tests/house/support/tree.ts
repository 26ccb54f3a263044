import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A file of the tree, or a sample for testing a rule. */
export interface SourceFile {
  /** Path from the root with slashes: `src/app/router.tsx`. */
  readonly path: string;
  readonly text: string;
}

/** Folders with code of the product. */
export const CODE_FOLDERS = ['domain', 'machines', 'engine', 'src', 'server', 'tools', 'assets'] as const;

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Returns whether a file is JavaScript or TypeScript. */
export function isScript(file: { readonly path: string }): boolean {
  return SCRIPT.test(file.path);
}

/** Returns the paths of all files below some folders of the root. A missing folder counts as empty. */
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

/** Reads the scripts and style sheets below some folders. */
export function readCode(...folders: readonly string[]): SourceFile[] {
  return pathsBelow(...folders)
    .filter((file) => SCRIPT.test(file) || file.endsWith('.css'))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}
