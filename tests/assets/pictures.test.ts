import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { forestLayers } from '../../assets/art/forest';
import { imageryPictures, imageryScenes } from '../../assets/art/guided-imagery';
import { MOON } from '../../assets/art/home/hero';
import { themes } from '../../assets/art/memory-cards/themes';
import { closestPairs, leastApart } from '../../assets/art/output/measure';
import { atlasColumns } from '../../assets/art/output/write';
import { drawPicture } from '../../assets/art/picture';
import { INTROS, pictures } from '../../assets/art/pictures';
import { rooms } from '../../assets/art/rooms';
import { CATALOG, FURTHER_CATALOG } from '../../domain/catalog';
import { CARD_THEMES, THEME_PICTURE_NAMES } from '../../machines/games/memory-cards/themes';
import { pathsBelow, readCode, root, type SourceFile } from '../house/support/tree';
import { covers, named, spelledOut } from './support/named';
import {
  contrastWhenLocked,
  cut,
  decode,
  filling,
  isMaskable,
  isOpaque,
  meanLuminance,
} from './support/pixels';

const KB = 1024;
const FOLDER = 'assets/images/';
const LOGO = 'logo.svg';
const files = pathsBelow(FOLDER).map((file) => file.slice(FOLDER.length));
const drawnFiles = files.filter((file) => file !== LOGO);
/** Maximum number of px of a light mask at which the file may differ from the drawing. */
const BLURRED = 100;
const bytesOf = (file: string): number => statSync(path.join(root, FOLDER, file)).size;
const read = (file: string): SourceFile => ({
  path: file,
  text: readFileSync(path.join(root, file), 'utf8'),
});
const without = (all: readonly string[], some: Iterable<string>): string[] => {
  const known = new Set(some);
  return all.filter((one) => !known.has(one));
};

interface Definition {
  readonly width: number;
  readonly height: number;
  /** Maximum size, bytes. */
  readonly limit: number;
}

/** Every file that the generator writes, with its dimensions and its maximum size. */
const definitions = new Map<string, Definition>([
  ...pictures.map(({ file, width, height, scale, limit, outputWidth = Math.round(width * scale) }) => {
    const tall = Math.round((outputWidth * Math.round(height * scale)) / Math.round(width * scale));
    return [file, { width: outputWidth, height: tall, limit: limit * KB }] as const;
  }),
  ...themes.map(({ slug, cellWidth, cellHeight, cards }) => {
    const rows = Math.ceil(cards.length / atlasColumns);
    const limit = cards.length * 18 * KB;
    return [
      `memory-cards/${slug}.avif`,
      { width: cellWidth * atlasColumns, height: cellHeight * rows, limit },
    ] as const;
  }),
]);

const GAMES = [...CATALOG, ...FURTHER_CATALOG];

/** Names of the covers. */
const COVERS = [...GAMES.map(({ id }) => id), 'breathing-bubble'];

const ROOMS = rooms.map(({ file }) => file.replace(/^.*\/|\.\w+$/g, ''));

/** Values of `*` in file names that the code computes at run time. */
const VALUES = {
  'covers/*.webp': COVERS,
  'covers/*-night.webp': COVERS,
  'forest-meditation/*.avif': forestLayers.map(({ file }) => file.replace(/^.*\/|\.\w+$/g, '')),
  'guided-imagery/*.avif': imageryPictures.map(({ file }) => file.replace(/^.*\/|\.\w+$/g, '')),
  'intros/*.avif': INTROS,
  'intros/*-night.avif': INTROS,
  'memory-cards/places/*.webp': CARD_THEMES,
  'memory-cards/*.avif': [...CARD_THEMES, 'card-back'],
  'rooms/*.webp': ROOMS,
  'rooms/*-night.webp': ROOMS,
};

const manifestFile = 'src/app/app.webmanifest';
const found = named([
  ...readCode('domain', 'machines', 'engine', 'src'),
  read('index.html'),
  read(manifestFile),
]);
const imageUrls = GAMES.map(({ imageUrl }) => imageUrl);
const nightUrls = imageUrls.map((url) => url.replace('.webp', '-night.webp'));

/** File names that the app suggests for saved pictures. They are not files of the product. */
const SAVED = [
  'zen-garden.png',
  'safe-space.png',
  'stone-path.png',
  'kinder-thoughts.png',
  'evening-sky.png',
];
const asked = [...new Set([...without(spelledOut(found.asked, VALUES), SAVED), ...imageUrls])];
const wanted = new Set([...found.direct, ...asked]);

describe('the set of pictures', () => {
  test('has every picture that a game, the catalog, a page or the manifest names', () => {
    expect(without([...wanted], files)).toEqual([]);
  });

  test('has no unused picture', () => {
    expect(without(files, wanted)).toEqual([]);
  });

  test('has every computed name in a glob', () => {
    expect(asked.filter((file) => !found.globs.some((glob) => covers(glob, file)))).toEqual([]);
  });

  test('keeps fixed addresses in the build', () => {
    const texts = [
      read('index.html')
        .text.match(/content="\/assets\S+"/g)
        ?.join() ?? '',
      read(manifestFile).text,
    ];
    const addresses = texts.flatMap((text) => text.match(/assets\/images\/[\w./-]+/g) ?? []);
    const kept = read('vite.config.ts').text;
    expect(addresses.length).toBeGreaterThanOrEqual(5);
    expect(addresses.filter((address) => !kept.includes(`'${address}'`))).toEqual([]);
  });

  test('equals the output of the generator, except for the logo', () => {
    expect(without(drawnFiles, definitions.keys())).toEqual([]);
    expect(without([...definitions.keys()], files)).toEqual([]);
  });
});

/** Layers through which those behind them are seen. */
const LAYERS = new Set(
  [...forestLayers, ...imageryScenes.flatMap((planes) => planes.slice(1))].map(({ file }) => file),
);

describe('every picture decodes, has its declared size and weight, and is transparent if it is a layer', () => {
  test.each(drawnFiles)('%s', async (file) => {
    const definition = definitions.get(file);
    const picture = await decode(file);
    const { width, height } = picture;
    expect({ width, height }).toEqual({ width: definition?.width, height: definition?.height });
    if (LAYERS.has(file)) expect(isOpaque(picture)).toBe(false);
    expect(bytesOf(file)).toBeLessThanOrEqual(definition?.limit ?? 0);
    expect(bytesOf(file)).toBeLessThanOrEqual(300 * KB);
  });

  test('all together stay under 5 MB', () => {
    expect(files.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(5 * KB * KB);
  });

  test('the covers of unbuilt games are small files', () => {
    for (const { id } of FURTHER_CATALOG)
      for (const url of [`covers/${id}.webp`, `covers/${id}-night.webp`])
        expect(bytesOf(url), url).toBeLessThanOrEqual(40 * KB);
  });

  test('the forest has at least six layers, under 150 KB together', () => {
    expect(forestLayers.length).toBeGreaterThanOrEqual(6);
    expect(forestLayers.reduce((sum, { file }) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(150 * KB);
  });

  test("each of the walk's ten scenes has at least six planes, under 110 KB", () => {
    expect(imageryScenes).toHaveLength(10);
    for (const planes of imageryScenes) {
      expect(planes.length).toBeGreaterThanOrEqual(6);
      const bytes = planes.reduce((sum, { file }) => sum + bytesOf(file), 0);
      expect(bytes, planes[0]?.file).toBeLessThanOrEqual(110 * KB);
    }
  });
});

/** Returns the cards of a theme, cut out of its atlas. */
async function cellsOf(slug: string): Promise<{ name: string; picture: Canvas }[]> {
  const theme = themes.find((one) => one.slug === slug);
  if (!theme) return [];
  const sheet = await decode(`memory-cards/${slug}.avif`);
  return theme.cards.map(({ name }, i) => {
    const [x, y] = [(i % atlasColumns) * theme.cellWidth, Math.floor(i / atlasColumns) * theme.cellHeight];
    return { name, picture: cut(sheet, x, y, theme.cellWidth, theme.cellHeight) };
  });
}

describe('memory cards', () => {
  test('all six boards exist, 66 cards with their spoken names, in the same order', () => {
    const drawn = Object.fromEntries(themes.map(({ slug, cards }) => [slug, cards.map(({ name }) => name)]));
    expect(drawn).toEqual(THEME_PICTURE_NAMES);
    expect(Object.values(drawn).flat()).toHaveLength(66);
  });

  test.each(CARD_THEMES)('no two cards of %s look alike at 48 x 60, in color or without', async (slug) => {
    const cells = await cellsOf(slug);
    expect(cells).toHaveLength(THEME_PICTURE_NAMES[slug].length);
    for (const { picture } of cells) expect(picture.width / picture.height).toBeCloseTo(0.8, 5);
    const { color, lightness } = closestPairs(cells);
    expect(color.value, color.names.join(' / ')).toBeGreaterThanOrEqual(leastApart.color);
    expect(lightness.value, lightness.names.join(' / ')).toBeGreaterThanOrEqual(leastApart.lightness);
  });
});

describe('covers', () => {
  test('each game has a cover of 800 x 600, all different', () => {
    expect(new Set(imageUrls).size).toBe(20);
    for (const url of [...imageUrls, ...nightUrls])
      expect(definitions.get(url)).toMatchObject({ width: 800, height: 600 });
  });

  test.each(GAMES)('$imageUrl keeps its subject when it is cropped, small and gray', async (game) => {
    for (const url of [game.imageUrl, `covers/${game.id}-night.webp`]) {
      const picture = await decode(url);
      for (const [width, height] of [
        [343, 178],
        [124, 104],
        [224, 270],
      ] as const)
        expect(contrastWhenLocked(filling(picture, width, height, game.focus)), url).toBeGreaterThanOrEqual(
          5,
        );
    }
  });

  test.each(['day', 'night'])('no two covers look alike in the list of games by %s', async (hour) => {
    const urls = hour === 'day' ? imageUrls : nightUrls;
    // Moonlight brings all colors closer together.
    const least = hour === 'day' ? leastApart.color : 5;
    const shown = await Promise.all(urls.map(async (name) => ({ name, picture: await decode(name) })));
    const { color } = closestPairs(shown);
    expect(color.value, color.names.join(' / ')).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ...nightUrls,
    ...ROOMS.map((room) => `rooms/${room}-night.webp`),
    'safe-space-builder/views-night.webp',
  ])('%s is darker than the type on a night page, and not as dark as the page', async (url) => {
    const luminance = meanLuminance(await decode(url));
    expect(luminance).toBeLessThanOrEqual(0.16);
    expect(luminance).toBeGreaterThanOrEqual(0.012);
  });
});

describe('the hero', () => {
  test('shows a whole moon by night, with nothing in front of it', async () => {
    const picture = await decode('home/hero-night.avif');
    const unit = picture.width / 800;
    const { width, data } = cut(picture, 0, 0, picture.width, picture.height)
      .getContext('2d')
      .getImageData(0, 0, picture.width, picture.height);
    /**
     * Returns the brightness (0-255) of the darkest of 72 points on a circle around the moon. The radius is a share of
     * the moon's radius.
     */
    const darkest = (share: number): number =>
      Math.min(
        ...Array.from({ length: 72 }, (_, step) => {
          const angle = (step / 72) * 2 * Math.PI;
          const x = Math.round((MOON.at[0] + Math.cos(angle) * MOON.radius * share) * unit);
          const y = Math.round((MOON.at[1] + Math.sin(angle) * MOON.radius * share) * unit);
          return data[(y * width + x) * 4 + 1] as number;
        }),
      );
    for (const share of [0, 0.3, 0.6, 0.9]) expect(darkest(share), `${share}`).toBeGreaterThan(150);
    expect(darkest(1.2)).toBeLessThan(150);
  });
});

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

describe('light masks of Safe Space', () => {
  const masks = pictures.filter(({ file }) => /^safe-space-builder\/(?!things).*-light\.avif$/.test(file));

  test('every place has one', () => expect(masks).toHaveLength(6));

  test.each(masks)('$file keeps the edges of the sky sharp', async (mask) => {
    const [kept, drawn] = [await decode(mask.file), drawPicture(mask).canvas].map(
      (canvas) => canvas.getContext('2d').getImageData(0, 0, mask.width, mask.height).data,
    );
    let blurred = 0;
    // 127 levels lie between sky and land. A difference of 32 shows as a fringe.
    for (let i = 3; i < mask.width * mask.height * 4; i += 4)
      if (Math.abs((kept?.[i] ?? 0) - (drawn?.[i] ?? 0)) > 32) blurred += 1;
    expect(blurred).toBeLessThan(BLURRED);
  });
});

describe('icons', () => {
  const { icons } = JSON.parse(read(manifestFile).text) as { icons: readonly Icon[] };
  const page = read('index.html').text;
  const fileOf = (address: string): string => address.slice(address.indexOf(FOLDER) + FOLDER.length);

  test('the manifest has a small and a large icon, plain and maskable', () => {
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
  });

  test.each(icons)('$src has its declared size and margin', async ({ src, sizes, purpose }) => {
    const icon = await decode(fileOf(src));
    expect(`${icon.width}x${icon.height}`).toBe(sizes);
    expect(isMaskable(icon)).toBe(purpose === 'maskable');
  });

  test('the page declares the real sizes of its icons for tabs and home screens', async () => {
    const links = [...page.matchAll(/<link rel="(?:apple-touch-)?icon".*? sizes="(\d+x\d+)" href="(.+?)"/g)];
    expect(links.map(([, sizes]) => sizes)).toEqual(['32x32', '180x180']);
    for (const [, sizes, href = ''] of links) {
      const icon = await decode(fileOf(href));
      expect(`${icon.width}x${icon.height}`).toBe(sizes);
    }
    expect(isOpaque(await decode('icons/apple-touch-icon.png'))).toBe(true);
    expect(isOpaque(await decode('icons/favicon-32.png'))).toBe(false);
  });

  test('the preview picture for links has its declared size', async () => {
    const told = (name: string): string | undefined =>
      page.match(new RegExp(`property="og:image${name}" content="(.+?)"`))?.[1];
    const picture = await decode(fileOf(told('') ?? ''));
    expect([`${picture.width}`, `${picture.height}`]).toEqual([told(':width'), told(':height')]);
    expect(bytesOf('social.webp')).toBeLessThanOrEqual(120 * KB);
  });
});
