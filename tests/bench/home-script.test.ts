/**
 * Compares the script size (gzip) of the first screen, Home with the disclaimer, with that of a blank React page. The
 * sizes are exact, so one round is enough.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../house/support/tree';
import { type Manifest, scriptsFor } from '../house/support/weights';
import { type BlankPage, serveBlankPage } from './support/blank-page';
import { compare } from './support/compare';

const MOST = 2.1;
const KB = 1000;

let blank: BlankPage;
beforeAll(async () => {
  blank = await serveBlankPage();
}, 120_000);
afterAll(() => blank.close());

const readBuilt = (file: string): Buffer => readFileSync(path.join(root, 'dist/client', file));

test('the first screen has at most 2.1 times the script of a blank page', async () => {
  const manifest: Manifest = JSON.parse(readBuilt('.vite/manifest.json').toString());
  const weight = scriptsFor(manifest, ['src/pages/home/Home.tsx']).reduce(
    (sum, file) => sum + gzipSync(readBuilt(file), { level: 9 }).length,
    0,
  );
  const found = await compare(
    { title: 'Home beside a blank page of React', rounds: 1 },
    { script: { name: 'script to first screen', unit: 'KB', digits: 1, most: MOST, isRatio: true } },
    async () => ({ script: { here: weight / KB, beside: blank.weight / KB } }),
  );
  expect(found).toEqual([]);
}, 60_000);
