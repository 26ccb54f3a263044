/**
 * Draws the pictures of Stillgrove into `assets/images`.
 *
 *   npm run art                          everything
 *   npm run art -- --only mountain       one theme, or one picture by its file name
 *   npm run art -- --only misty-peak     one card, as a preview in screenshots/art (no atlas is written)
 *   npm run art -- --sheet               also one contact sheet in screenshots/art-sheet.png
 */
import type { Canvas } from '@napi-rs/canvas';
import { drawCard, type Theme } from './memory-cards/card';
import { themes } from './memory-cards/themes';
import { closestPairs, leastApart } from './output/measure';
import { shrink } from './output/shrink';
import { atlas, writeContactSheet, writeImage, writePreview } from './output/write';
import { drawPicture } from './picture';
import { pictures } from './pictures';

const onlyAt = process.argv.indexOf('--only');
const only = onlyAt > 0 ? process.argv[onlyAt + 1] : undefined;
const drawn: Canvas[] = [];

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

async function makeTheme(theme: Theme): Promise<void> {
  const cards = theme.cards.map((card) => ({ name: card.name, picture: drawCard(card).canvas }));
  drawn.push(...cards.map(({ picture }) => picture));
  const sheet = atlas(
    cards.map(({ picture }) => picture),
    theme.cellWidth,
    theme.cellHeight,
  );
  await writeImage(`memory-cards/${theme.slug}.avif`, sheet, theme.quality ?? 70, cards.length * 18);
  const worst = closestPairs(cards);
  for (const kind of ['color', 'lightness'] as const) {
    const { names, value } = worst[kind];
    const verdict = value < leastApart[kind] ? `TOO CLOSE, least is ${leastApart[kind]}` : 'ok';
    console.log(`  ${theme.slug}, closest in ${kind}: ${names.join(' / ')} ${value.toFixed(1)} (${verdict})`);
  }
}

for (const theme of themes) {
  if (!only || only === theme.slug) await makeTheme(theme);
  for (const card of theme.cards) {
    if (only !== slugOf(card.name)) continue;
    const { canvas } = drawCard(card);
    drawn.push(canvas);
    await writePreview(only, canvas);
  }
}
for (const picture of pictures) {
  const slug = picture.file.replace(/^.*\/|\.\w+$/g, '');
  if (only && only !== slug) continue;
  const { canvas } = drawPicture(picture);
  drawn.push(canvas);
  const { outputWidth = canvas.width } = picture;
  const output =
    outputWidth < canvas.width
      ? shrink(canvas, outputWidth, Math.round((outputWidth * canvas.height) / canvas.width))
      : canvas;
  await writeImage(picture.file, output, picture.quality, picture.limit, picture.edges);
  if (only) await writePreview(slug, canvas);
}
if (process.argv.includes('--sheet')) await writeContactSheet(drawn);
