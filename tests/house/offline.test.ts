import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { CATALOGUE, FURTHER_CATALOGUE } from '../../domain/catalogue';
import type { ListedFile } from '../../src/offline/listed-file';
import { pathsBelow, root } from './support/tree';

/** Bytes. */
const KB = 1000;

/**
 * What a first visit may download in the background so that everything opens offline (text as gzip). Today that is
 * 1.3 MB: every game's scripts and Pixi and React with them, nearly half a megabyte of pictures, mostly ten covers, and
 * two typefaces. The rest is for the pages that are still being made; all games' pictures and sounds together would not
 * fit.
 */
const SHELL_BUDGET = 1600 * KB;
/** The same for one game, when it is opened first: its pictures and cues. */
const GAME_BUDGET = 1000 * KB;
/** What draws the dashboard's charts: ECharts with three kinds of them. The whole of it is 1 MB. */
const CHARTS_BUDGET = 200 * KB;

/** Games that other pages lead to at any moment, without a network too. Box Breathing's pictures are shared. */
const AT_ONCE: readonly string[] = ['grounding-techniques'];

const client = path.join(root, 'dist/client');

/** The list as the built worker has it. */
function builtList(): ListedFile[] {
  const worker = readFileSync(path.join(client, 'service-worker.js'), 'utf8');
  const list = /\[(?:\{[^{}]*"url":"[^"]*"[^{}]*\},?)+\]/.exec(worker)?.[0];
  if (!list) throw new Error('The built service worker has no list of files');
  return JSON.parse(list);
}

const read = (url: string) => readFileSync(path.join(client, url));
const isText = (url: string) => /\.(?:html|js|css|svg|webmanifest)$/.test(url);
const weigh = (files: readonly ListedFile[]) =>
  files
    .map(({ url }) => (isText(url) ? gzipSync(read(url), { level: 9 }) : read(url)).length)
    .reduce((sum, size) => sum + size, 0);

const list = builtList();
const shell = list.filter(({ games }) => !games).map(({ url }) => url);
const gameOf = (slug: string) => list.filter(({ games }) => games?.includes(slug));
const ofCharts = gameOf('analytics');
/** What Vite calls the built file of a source. */
const builtFrom = (source: string): string => {
  const manifest = JSON.parse(read('.vite/manifest.json').toString());
  return `/${manifest[source].file}`;
};

describe('what is kept offline', () => {
  test('is the whole build, each file once, and nothing else', () => {
    const built = pathsBelow('dist/client')
      .map((file) => file.slice('dist/client'.length))
      .filter((file) => !/\.(?:br|gz)$|^\/\.|^\/service-worker\.js$/.test(file));
    expect(list.map(({ url }) => url).sort()).toEqual(built.sort());
  });

  test('changes its address or its revision with its content', () => {
    const unnamed = list.filter(({ url, revision }) => !revision && !/-[\w-]{8}\.\w+$/.test(url));
    expect(unnamed).toEqual([]);
    expect(list.find(({ url }) => url === '/index.html')?.integrity).toMatch(/^sha256-/);
  });

  test('from the start: the page, all scripts and styles, typefaces, and the pictures of Home and Games', () => {
    expect(shell).toContain('/index.html');
    const scripts = list.map(({ url }) => url).filter((url) => /\.(?:js|css|woff2|webmanifest)$/.test(url));
    // What draws charts is large, and comes with the first of them.
    expect(scripts.filter((url) => !shell.includes(url))).toEqual(ofCharts.map(({ url }) => url));
    const pictures = [
      ...CATALOGUE.map(({ imageUrl }) => imageUrl),
      ...pathsBelow('assets/images/home').map((file) => file.slice('assets/images/'.length)),
    ].map((file) => builtFrom(`assets/images/${file}`));
    expect(pictures.length).toBeGreaterThanOrEqual(12);
    expect(pictures.filter((url) => !shell.includes(url))).toEqual([]);
  });

  test("from the start: what 'I need calm now' opens, at most 40 KB of pictures", () => {
    const grove = pathsBelow('assets/images/breathing').map(builtFrom);
    expect(grove).toHaveLength(2);
    expect(grove.filter((url) => !shell.includes(url))).toEqual([]);
    expect(weigh(list.filter(({ url }) => grove.includes(url)))).toBeLessThanOrEqual(40 * KB);
  });

  test('from the start: no sound but those of every page and of games that begin anywhere, no board of a game, nothing that hardly anyone sees', () => {
    const sounds = shell.filter((url) => /\.(?:mp3|ogg|m4a|wav)$/.test(url));
    const expected = ['shared', 'silence', ...AT_ONCE].map((name) => builtFrom(`assets/audio/${name}.mp3`));
    expect(sounds.sort()).toEqual(expected.sort());
    const later = [
      ...pathsBelow('assets/images/memory-cards').filter((file) => /memory-cards\/[^/]+$/.test(file)),
      ...FURTHER_CATALOGUE.map(({ imageUrl }) => `assets/images/${imageUrl}`),
      ...['leaves', 'brook', 'crickets'].map((loop) => `assets/audio/${loop}.mp3`),
    ].map(builtFrom);
    expect(later.length).toBeGreaterThan(15);
    expect(later.filter((url) => shell.includes(url))).toEqual([]);
    expect(shell).not.toContain('/assets/images/social.webp');
  });

  test('from the start weighs no more than its budget', () => {
    expect(weigh(list.filter(({ games }) => !games))).toBeLessThanOrEqual(SHELL_BUDGET);
  });

  test.each(AT_ONCE)('from the start: the pictures and sounds of %s, which are at most 40 KB', (slug) => {
    const files = pathsBelow('assets').filter((file) =>
      new RegExp(`^assets/(?:images/${slug}/|audio/${slug}[.]mp3$)`).test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.map(builtFrom).filter((url) => !shell.includes(url))).toEqual([]);
    expect(files.reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0)).toBeLessThanOrEqual(
      40 * KB,
    );
    expect(gameOf(slug)).toEqual([]);
  });

  test.each(BUILT_GAMES.filter(({ slug }) => !AT_ONCE.includes(slug)))(
    'of $slug, once it is opened, has its sounds alone and is within its budget',
    ({ slug }) => {
      const files = gameOf(slug);
      // The silent one is for the device's controls, in every game that is led.
      const isSound = (url: string) => url.endsWith('.mp3') && !url.includes('/silence-');
      const sounds = files.map(({ url }) => url).filter(isSound);
      // A game's first file comes with its first start; what is heard later may have a file beside it.
      const own = pathsBelow('assets/audio').filter((file) =>
        new RegExp(`/${slug}(?:-visit)?[.]mp3$`).test(file),
      );
      expect(sounds.sort()).toEqual(own.map(builtFrom).sort());
      expect(weigh(files)).toBeLessThanOrEqual(GAME_BUDGET);
    },
  );

  test('of Memory Cards has every board and its place, the back and the table of both themes, and no other game has them', () => {
    const pictures = pathsBelow('assets/images/memory-cards');
    const own = gameOf('memory-cards').filter(
      ({ games, url }) => games?.length === 1 && !url.endsWith('.mp3'),
    );
    expect(own.map(({ url }) => url).sort()).toEqual(pictures.map(builtFrom).sort());
  });

  test('of the dashboard, once it is opened, draws its charts, and weighs less than a fifth of all of ECharts', () => {
    expect(ofCharts.map(({ url }) => url)).toEqual([builtFrom('src/ui/chart/ChartCanvas.tsx')]);
    expect(weigh(ofCharts)).toBeGreaterThan(100 * KB);
    expect(weigh(ofCharts)).toBeLessThanOrEqual(CHARTS_BUDGET);
  });

  test('of charts is loaded by no script at its start: a menu that shared a helper with them once brought them all', () => {
    const charts = path.basename(ofCharts[0]?.url ?? '');
    const importers = pathsBelow('dist/client/static').filter(
      (file) =>
        file.endsWith('.js') &&
        new RegExp(`from ?"\\./${charts}"`).test(read(path.relative('dist/client', file)).toString()),
    );
    expect(importers).toEqual([]);
  });

  test('stands in a script that the security policy lets run, and that takes no page over by itself', () => {
    const worker = read('service-worker.js').toString();
    expect(/\beval\(|new Function\(|importScripts\(/.test(worker)).toBe(false);
    // It does when a page offers it, and every tab says that it is idle: tests/e2e/offline-versions.test.ts.
    expect(worker.match(/skipWaiting/g)).toHaveLength(1);
    expect(/\.every\(Boolean\).{0,40}skipWaiting/s.test(worker)).toBe(true);
    expect(existsSync(path.join(client, 'registerSW.js'))).toBe(false);
    expect(existsSync(path.join(client, 'manifest.webmanifest'))).toBe(false);
  });
});
