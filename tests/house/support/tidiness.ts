import type { ESTree } from 'vite';
import { memberName, type Node, parse } from './syntax';
import { isScript, type SourceFile } from './tree';

/** Maximum number of lines in a file. */
export const LONGEST = 350;

/** Returns one sentence for each file that is too long. */
export function tooLong(files: readonly SourceFile[]): string[] {
  return files
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}

/** Returns one sentence for each comment that postpones work. */
export function putOff(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const comments = isScript(file)
      ? parse(file).comments.map(({ text }) => text)
      : commentsOfStyles(file.text);
    return comments
      .filter((comment) => /\b(?:TODO|FIXME)\b/.test(comment))
      .map((comment) => `${file.path} puts off: ${comment.trim()}`);
  });
}

function commentsOfStyles(text: string): string[] {
  return text.match(/\/\*[\s\S]*?\*\//g) ?? [];
}

/** A `(hover: hover)` media query whose rules contain no nested blocks. */
const FOR_HOVERING = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

/**
 * Finds hover styles that apply to touch. After a tap a browser keeps `:hover` on an element until the next tap.
 *
 * @returns one sentence per style sheet
 */
export function leftByFingers(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => path.endsWith('.css') && text.replace(FOR_HOVERING, '').includes(':hover'))
    .map(({ path }) => `${path} has a :hover outside of @media (hover: hover)`);
}

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite']);
const SKIPS = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails']);

/**
 * Finds tests that hide others (`.only`), and skipped tests without a comment on the same line or the line above.
 *
 * @returns one sentence for each
 */
export function leftOut(tests: readonly SourceFile[]): string[] {
  return tests.filter(isScript).flatMap((file) => {
    const syntax = parse(file);
    const found: string[] = [];
    syntax.walk((node) => {
      const modifier = testModifier(node);
      if (modifier === undefined) return;
      const line = syntax.lineOf(node);
      const place = `${file.path}:${line} uses .${modifier}`;
      if (modifier === 'only') found.push(place);
      const hasReason = syntax.comments.some(({ lastLine }) => lastLine === line || lastLine === line - 1);
      if (SKIPS.has(modifier) && !hasReason) found.push(`${place} without saying why`);
    });
    return found;
  });
}

/** Returns the modifier of a test function: `only` for `test.only` and `describe.concurrent.only`. */
function testModifier(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  return TEST_FUNCTIONS.has(rootName(node) ?? '') ? memberName(node) : undefined;
}

function rootName(node: ESTree.MemberExpression): string | undefined {
  let object: Node = node.object;
  while (object.type === 'MemberExpression') object = object.object;
  return object.type === 'Identifier' ? object.name : undefined;
}

/** Custom properties that a library sets on its elements. */
const FROM_LIBRARIES = /^--radix-/;

/**
 * Finds custom properties that no file sets. One such `var()` without a fallback makes the browser drop the whole
 * declaration.
 */
export function unsetProperties(files: readonly SourceFile[]): string[] {
  const set = new Set(
    files.flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)['"\]]*\s*:|setProperty\(\s*'(--[\w-]+)'/g)].map(
        ([, declared, scripted]) => declared ?? scripted,
      ),
    ),
  );
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !set.has(name) && !FROM_LIBRARIES.test(name))
        .map((name) => `${path} uses ${name}, which no file sets`),
    );
}
