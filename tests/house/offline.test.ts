import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { CATALOG, FURTHER_CATALOG, type Game } from '../../domain/catalog';
import { listIn } from '../fixtures/worker-list';
import { pathsBelow, root } from './support/tree';

/**
 * Games that other pages may open at any time, also offline, so they are cached at installation. Box Breathing is not
 * in this list, because the folder of its pictures has another name.
 */
const AT_ONCE: readonly string[] = ['grounding-techniques'];

const client = path.join(root, 'dist/client');

const read = (url: string) => readFileSync(path.join(client, url));
const list = listIn(readFileSync(path.join(client, 'service-worker.js'), 'utf8'));
const shell = list.filter(({ games }) => !games).map(({ url }) => url);
const gameOf = (slug: string) => list.filter(({ games }) => games?.includes(slug));
const ofCharts = gameOf('analytics');
/** Returns both covers of a game. */
const dayAndNight = ({ id, imageUrl }: Game): string[] => [imageUrl, `covers/${id}-night.webp`];
/** Returns the built file of a source in Vite's manifest. */
const builtFrom = (source: string): string => {
  const manifest = JSON.parse(read('.vite/manifest.json').toString());
  return `/${manifest[source].file}`;
};

describe('the offline list', () => {
  test('has the whole build, each file once, and nothing else', () => {
    const built = pathsBelow('dist/client')
      .map((file) => file.slice('dist/client'.length))
      .filter((file) => !/\.(?:br|gz)$|^\/\.|^\/service-worker\.js$/.test(file));
    expect(list.map(({ url }) => url).sort()).toEqual(built.sort());
  });

  test('gives each changed file another URL or revision', () => {
    const unnamed = list.filter(({ url, revision }) => !revision && !/-[\w-]{8}\.\w+$/.test(url));
    expect(unnamed).toEqual([]);
    expect(list.find(({ url }) => url === '/index.html')?.integrity).toMatch(/^sha256-/);
  });

  test('lists for installation the page, all scripts and styles, typefaces, and the pictures of Home and Games', () => {
    expect(shell).toContain('/index.html');
    const scripts = list.map(({ url }) => url).filter((url) => /\.(?:js|css|woff2|webmanifest)$/.test(url));
    // The chart scripts are large, so they are cached with the first chart.
    expect(scripts.filter((url) => !shell.includes(url))).toEqual(ofCharts.map(({ url }) => url));
    const pictures = [
      ...CATALOG.flatMap(dayAndNight),
      ...pathsBelow('assets/images/home').map((file) => file.slice('assets/images/'.length)),
    ].map((file) => builtFrom(`assets/images/${file}`));
    expect(pictures.length).toBeGreaterThanOrEqual(12);
    expect(pictures.filter((url) => !shell.includes(url))).toEqual([]);
  });

  test("lists for installation the pictures of 'I need calm now'", () => {
    const grove = pathsBelow('assets/images/breathing').map(builtFrom);
    expect(grove).toHaveLength(2);
    expect(grove.filter((url) => !shell.includes(url))).toEqual([]);
  });

  test('lists for installation no boards, no rarely used files, and no sounds except those of every page and of games that may open at any time', () => {
    const sounds = shell.filter((url) => /\.(?:mp3|ogg|m4a|wav)$/.test(url));
    const expected = ['shared', 'silence', ...AT_ONCE].map((name) => builtFrom(`assets/audio/${name}.mp3`));
    expect(sounds.sort()).toEqual(expected.sort());
    const later = [
      ...pathsBelow('assets/images/memory-cards').filter((file) => /memory-cards\/[^/]+$/.test(file)),
      ...FURTHER_CATALOG.filter(({ id }) => !BUILT_GAMES.some(({ gameId }) => gameId === id))
        .flatMap(dayAndNight)
        .map((cover) => `assets/images/${cover}`),
      ...['leaves', 'brook', 'crickets'].map((loop) => `assets/audio/${loop}.mp3`),
    ].map(builtFrom);
    expect(later.length).toBeGreaterThan(15);
    expect(later.filter((url) => shell.includes(url))).toEqual([]);
    expect(shell.filter((url) => /social|screenshots/.test(url))).toEqual([]);
  });

  test.each(AT_ONCE)('lists for installation the pictures and sounds of %s', (slug) => {
    const files = pathsBelow('assets').filter((file) =>
      new RegExp(`^assets/(?:images/${slug}/|audio/${slug}[.]mp3$)`).test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.map(builtFrom).filter((url) => !shell.includes(url))).toEqual([]);
    expect(gameOf(slug)).toEqual([]);
  });

  test.each(BUILT_GAMES.filter(({ slug }) => !AT_ONCE.includes(slug)))(
    'of $slug, after it was opened, has only its sounds',
    ({ slug }) => {
      const files = gameOf(slug);
      // Every guided game needs the silent file for the device's media controls.
      const isSound = (url: string) => url.endsWith('.mp3') && !url.includes('/silence-');
      const sounds = files.map(({ url }) => url).filter(isSound);
      // The Safe Space Builder has a second file, with the sounds of a visit.
      const own = pathsBelow('assets/audio').filter((file) =>
        new RegExp(`/${slug}(?:-visit)?[.]mp3$`).test(file),
      );
      expect(sounds.sort()).toEqual(own.map(builtFrom).sort());
    },
  );

  test('of Memory Cards has all boards and strips, back, table and wide covers; no other game has them', () => {
    const pictures = [
      ...pathsBelow('assets/images/memory-cards'),
      ...pathsBelow('assets/images/intros').filter((file) => file.includes('memory-cards')),
    ];
    const own = gameOf('memory-cards').filter(
      ({ games, url }) => games?.length === 1 && !url.endsWith('.mp3'),
    );
    expect(own.map(({ url }) => url).sort()).toEqual(pictures.map(builtFrom).sort());
  });

  test('of the dashboard, after it was opened, has its chart library', () => {
    expect(ofCharts.map(({ url }) => url)).toEqual([builtFrom('src/ui/chart/ChartCanvas.tsx')]);
  });

  test('has chart scripts that no other script imports statically: a shared helper once did', () => {
    const charts = path.basename(ofCharts[0]?.url ?? '');
    const importers = pathsBelow('dist/client/static').filter(
      (file) =>
        file.endsWith('.js') &&
        new RegExp(`from ?"\\./${charts}"`).test(read(path.relative('dist/client', file)).toString()),
    );
    expect(importers).toEqual([]);
  });

  test('is in a script that the security policy permits, and that never takes over a page by itself', () => {
    const worker = read('service-worker.js').toString();
    expect(/\beval\(|new Function\(|importScripts\(/.test(worker)).toBe(false);
    // The worker activates only when a page requests it while every tab is idle. See
    // tests/e2e/offline-versions.test.ts.
    expect(worker.match(/skipWaiting/g)).toHaveLength(1);
    expect(/\.every\(Boolean\).{0,40}skipWaiting/s.test(worker)).toBe(true);
    expect(existsSync(path.join(client, 'registerSW.js'))).toBe(false);
    expect(existsSync(path.join(client, 'manifest.webmanifest'))).toBe(false);
  });
});
