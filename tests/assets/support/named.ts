import type { SourceFile } from '../../house/support/tree';

const below = 'assets/images/';
/** Comments of a source. A block comment starts a line or follows a space, unlike `/*'` in a glob. */
const COMMENT = /(?<=^|\s)\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const QUOTED = /[`'"(]([^`'"()\s]+\.(?:avif|webp|png|jpe?g|svg))[`'")]/g;

/** Pictures named in the product's sources, as paths below `assets/images`. */
export interface Named {
  /** Files that a script, a style sheet, a page or the manifest imports or names directly. */
  readonly direct: readonly string[];
  /**
   * File names that the code passes to a function such as `pictureUrl`. A glob must match them. `*` stands for a value
   * that is known only at run time.
   */
  readonly asked: readonly string[];
  /** Globs for pictures. */
  readonly globs: readonly string[];
}

/** Finds strings that look like a picture's path. */
export function named(sources: readonly SourceFile[]): Named {
  const [direct, asked, globs] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { text } of sources) {
    const code = text.replace(COMMENT, '');
    for (const [, pattern = ''] of code.matchAll(/['"]([./]+assets\/images\/[^'"\s]*\*[^'"\s]*)['"]/g)) {
      globs.add(pattern.slice(pattern.indexOf(below) + below.length));
    }
    for (const [, string = ''] of code.matchAll(QUOTED)) {
      const at = string.indexOf(below);
      const file = at < 0 ? string : string.slice(at + below.length);
      const isElsewhere = at < 0 && string.startsWith('/assets/');
      if (isElsewhere || file.includes('*') || !file.includes('.', 1)) continue;
      if (file.includes('${')) asked.add(file.replace(/\$\{[^}]*\}/g, '*'));
      else if (at >= 0) direct.add(file);
      else asked.add(file);
    }
  }
  return { direct: [...direct], asked: [...asked], globs: [...globs] };
}

/** Returns whether a glob matches a file; `*` matches anything but a slash. */
export function covers(glob: string, file: string): boolean {
  const plain = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${plain.join('[^/]*')}$`).test(file);
}

/**
 * Replaces `*` in each name with its run-time values.
 *
 * @param values run-time values of `*`, by name
 * @throws when a name with `*` has no values
 */
export function spelledOut(
  files: readonly string[],
  values: Readonly<Record<string, readonly string[]>>,
): string[] {
  return files.flatMap((file) => {
    if (!file.includes('*')) return [file];
    const known = values[file];
    if (!known) throw new Error(`Say in tests/assets/pictures.test.ts what * stands for in ${file}`);
    return known.map((value) => file.replace('*', value));
  });
}
