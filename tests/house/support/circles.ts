import { importsOf } from './imports';
import { isScript, type SourceFile } from './tree';

/** What an import may leave out of a file's name. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * Finds files that need each other: by whatever kind of import, of values or of types alone.
 *
 * @returns a sentence for each circle, `a.ts > b.ts > a.ts`, found from its first file.
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
