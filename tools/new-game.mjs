/** `npm run new-game -- <slug>`: writes the skeleton of a game, and adds the game to `domain/built-games.ts`. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './launch.mjs';
import { BUILT_GAMES, filesOf, withGame } from './skeleton.mjs';

const [slug = ''] = process.argv.slice(2);
/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const [, title] = new RegExp(`^ *'${slug}',\\n *'(.+)',$`, 'm').exec(read('domain/catalog.ts')) ?? [];
const files = Object.entries(filesOf(slug, title ?? ''));
const present = files.map(([file]) => file).filter((file) => existsSync(path.join(root, file)));

if (!title || present.length > 0) {
  console.error(
    title ? `These files exist: ${present.join(', ')}` : `domain/catalog.ts has no entry '${slug}'.`,
  );
  process.exit(1);
}
files.push([BUILT_GAMES, withGame(read(BUILT_GAMES), slug)]);
for (const [file, text] of files) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  console.log(file);
}
// The line breaks depend on the length of the slug.
const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', ...files.map(([file]) => file)], { cwd: root });
