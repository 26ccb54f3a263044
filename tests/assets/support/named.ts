import type { SourceFile } from '../../house/support/tree';

const below = 'assets/images/';
/** A block comment begins a line or follows a space; `/*'` inside a glob does not. */
const COMMENT = /(?<=^|\s)\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const QUOTED = /[`'"(]([^`'"()\s]+\.(?:avif|webp|png|jpe?g|svg))[`'")]/g;

/** What the product's sources say about pictures; every path is below `assets/images`. */
export interface Named {
  /** Files imported or addressed directly: by a script, a style sheet, a page or the manifest. */
  readonly direct: readonly string[];
  /** Files asked for by name, which a glob must have collected. `*` stands for a value known at run time. */
  readonly asked: readonly string[];
  /** The globs that collect files. */
  readonly globs: readonly string[];
}

/** Reads the strings of some sources that look like a picture's path. */
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
      if (file.includes('*') || !file.includes('.', 1)) continue;
      if (file.includes('${')) asked.add(file.replace(/\$\{[^}]*\}/g, '*'));
      else if (at >= 0) direct.add(file);
      else asked.add(file);
    }
  }
  return { direct: [...direct], asked: [...asked], globs: [...globs] };
}

/** @returns whether a glob, in which `*` is anything but a slash, covers a file. */
export function covers(glob: string, file: string): boolean {
  const plain = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${plain.join('[^/]*')}$`).test(file);
}

/**
 * Puts the values that are only known at run time into the names.
 *
 * @param values By name with `*`: what the star stands for.
 * @throws when a name has a star and nobody says what it stands for.
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
