/** Finds class names without a rule, because a missing class of a CSS module is silently `undefined`. */
import path from 'node:path';
import type { SourceFile } from './tree';

const LITERALS = /className=(?:"([^"]+)"|\{`([^`]+)`\})|composes: ([\w\s-]+?)\s+from\s+global;/g;

/** Returns one sentence for each utility class that a component or a module takes and no global style sheet has. */
export function missingUtilities(files: readonly SourceFile[]): string[] {
  const isGlobal = ({ path }: SourceFile) => path.endsWith('.css') && !path.endsWith('.module.css');
  const sheets = files.filter(isGlobal).map(({ text }) => text);
  return files.flatMap(({ path: file, text }) =>
    [...text.matchAll(LITERALS)]
      .flatMap(([, ...groups]) =>
        groups
          .join(' ')
          .replaceAll(/\$\{[^}]*\}/g, ' ')
          .split(/\s+/),
      )
      .filter((one) => one && !sheets.some((sheet) => new RegExp(`\\.${one}\\b(?!-)`).test(sheet)))
      .map((one) => `${file} takes .${one}, which no global style sheet has`),
  );
}

const IMPORT = /^import (?<name>\w+) from '(?<sheet>\.[^']+\.module\.css)';$/gm;

/** Returns one sentence for each class that a script reads and its style sheet lacks. */
export function missingClasses(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return files.flatMap(({ path: script, text }) =>
    [...text.matchAll(IMPORT)].flatMap(({ groups }) => {
      const { name = '', sheet = '' } = groups ?? {};
      const address = path.posix.join(path.posix.dirname(script), sheet);
      const styles = texts.get(address) ?? '';
      const code = text.replaceAll(/'[^'\n]*'/g, '');
      const worn = [...code.matchAll(new RegExp(`\\b${name}\\.([A-Za-z]\\w*)`, 'g'))].map(
        ([, one]) => one as string,
      );
      return [...new Set(worn)]
        .filter((one) => !new RegExp(`\\.${one}\\b`).test(styles))
        .map((one) => `${script} wears .${one}, which ${address} does not have`);
    }),
  );
}
