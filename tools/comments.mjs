/**
 * Draws a sample of comments for a second reader: `npm run comments -- [--count 100] [--seed 1] [--since <commit>]
 * [folder ...]`. The same seed draws the same comments from the same tree. `--since` draws only from comments on
 * lines that were added after the commit.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root, UserError } from './launch.mjs';

/** @typedef {{ file: string, line: number, text: string, lines: number[] }} Comment `line` counts from 1. */

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.glsl'];
/** A block comment at the start of a line, or consecutive lines that begin with two slashes. */
const COMMENT = /^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm;
const DIRECTIVE = /^(?:biome-ignore|@vitest-environment|@ts-|\/ <reference)/;

/** @param {string[]} words */
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

/**
 * Returns the comments of a file, except directives of tools.
 * @param {string} file
 * @param {string} source
 * @returns {Comment[]}
 */
function commentsOf(file, source) {
  const comments = [];
  for (const found of source.matchAll(COMMENT)) {
    const line = source.slice(0, found.index).split('\n').length;
    const rows = found[0]
      .split('\n')
      .map((row) => row.trim().replace(/^(?:\/\*+|\*\/|\*|\/\/)\s?|\s*\*\/$/g, ''));
    const text = rows.join(' ').trim();
    if (text && !DIRECTIVE.test(text))
      comments.push({ file, line, text, lines: rows.map((_, row) => line + row) });
  }
  return comments;
}

/**
 * Returns the lines that were added since a commit, by file.
 * @param {string} commit
 * @param {string[]} folders
 */
function addedSince(commit, folders) {
  /** @type {Map<string, Set<number>>} */
  const added = new Map();
  /** @type {Set<number>} */
  let lines = new Set();
  for (const row of git('diff', '-U0', '--no-prefix', commit, '--', ...folders).split('\n')) {
    if (row.startsWith('+++ ')) {
      lines = new Set();
      added.set(row.slice(4), lines);
    }
    const hunk = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(row);
    for (let index = 0; hunk && index < Number(hunk[2] ?? 1); index++) lines.add(Number(hunk[1]) + index);
  }
  return added;
}

/**
 * Returns the sort key of a comment: a hash of seed, file and text. An edit in one file does not change the sample in
 * the others.
 */
const ticket = (/** @type {string} */ seed, /** @type {Comment} */ { file, text }) =>
  createHash('sha256').update(`${seed} ${file} ${text}`).digest('hex');

function main() {
  const { values, positionals: folders } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      since: { type: 'string' },
    },
  });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1) throw new UserError('--count takes a whole number from 1.');
  const added = values.since === undefined ? undefined : addedSince(values.since, folders);
  const files = git('ls-files', '--', ...SOURCES)
    .split('\n')
    .filter((file) => file !== '' && inside(file, folders));
  const all = files
    .flatMap((file) => commentsOf(file, readFileSync(path.join(root, file), 'utf8')))
    .filter(({ file, lines }) => added === undefined || lines.some((line) => added.get(file)?.has(line)));
  const drawn = all
    .toSorted((a, b) => (ticket(values.seed, a) < ticket(values.seed, b) ? -1 : 1))
    .slice(0, count);
  for (const { file, line, text } of drawn) console.log(`${file}:${line}  ${text}`);
  console.log(`${drawn.length} of ${all.length} comments, seed ${values.seed}.`);
}

/** @param {string} file @param {string[]} folders */
const inside = (file, folders) =>
  folders.length === 0 ||
  folders.some((folder) => file === folder || file.startsWith(`${folder.replace(/\/$/, '')}/`));

main();
