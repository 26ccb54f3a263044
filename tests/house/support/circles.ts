import { importsOf } from './imports';
import { isScript, type SourceFile } from './tree';

/** Endings that an import may omit. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * Finds circular imports of any kind, including type imports.
 *
 * @returns one sentence per cycle, `a.ts > b.ts > a.ts`, starting at its first file.
 */
export function circles(files: readonly SourceFile[]): string[] {
  const scripts = files.filter(isScript);
  const paths = new Set(scripts.map(({ path }) => path));
  const needs = new Map(
    scripts.map((file) => [
      file.path,
      importsOf(file).flatMap(
        ({ target }) => ENDINGS.map((ending) => `${target}${ending}`).find((path) => paths.has(path)) ?? [],
      ),
    ]),
  );
  const found: string[] = [];
  const finished = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path);
    if (start >= 0) {
      found.push([...way.slice(start), path].join(' > '));
      return;
    }
    if (finished.has(path)) return;
    for (const next of needs.get(path) ?? []) visit(next, [...way, path]);
    finished.add(path);
  };
  for (const path of paths) visit(path, []);
  return found;
}
