import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { cardHeight, cardWidth } from '../memory-cards/card';
import { shrink } from './shrink';

/** The generator is bundled before it runs, so the project root is the working directory. */
const root = process.cwd();
const images = path.join(root, 'assets/images');
/** Folder of the previews, which are not committed. */
const screenshots = path.join(root, 'screenshots');

/** Number of columns of an atlas. Its cells follow row by row without gaps. */
export const atlasColumns = 4;

async function put(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/**
 * Converts quality to the scale of this AVIF encoder. The scale is inverted: a smaller number gives a better and larger
 * file.
 */
const avifNumber = (quality: number): number => 100 - quality;

/**
 * Encodes a picture in the format of `file`'s extension (webp, avif, png), writes the file and prints its size.
 * @param quality 0-100
 * @param limit maximum size, KB. The printed line marks a larger file
 * @param edges quality of an AVIF's alpha channel, 0-100. By default the encoder's
 */
export async function writeImage(
  file: string,
  picture: Canvas,
  quality: number,
  limit = Number.POSITIVE_INFINITY,
  edges?: number,
): Promise<void> {
  const bytes = file.endsWith('.webp')
    ? await picture.encode('webp', quality)
    : file.endsWith('.avif')
      ? await picture.encode('avif', {
          quality: avifNumber(quality),
          speed: 4,
          ...(edges !== undefined && { alphaQuality: avifNumber(edges) }),
        })
      : await picture.encode('png');
  await put(path.join(images, file), bytes);
  const size = bytes.length / 1024;
  console.log(`${file}  ${size.toFixed(1)} KB${size > limit ? `  OVER ${limit} KB` : ''}`);
}

/** Arranges cells of equal size row by row. */
export function atlas(pictures: readonly Canvas[], cellWidth: number, cellHeight: number): Canvas {
  const rows = Math.ceil(pictures.length / atlasColumns);
  const sheet = createCanvas(cellWidth * atlasColumns, cellHeight * rows);
  const pen = sheet.getContext('2d');
  pictures.forEach((picture, i) => {
    const cell = shrink(picture, cellWidth, cellHeight);
    pen.drawImage(cell, (i % atlasColumns) * cellWidth, Math.floor(i / atlasColumns) * cellHeight);
  });
  return sheet;
}

/** Paints a preview on pale paper: the picture at a large size, then at its display sizes. */
export async function writePreview(slug: string, picture: Canvas): Promise<void> {
  const isCard = picture.width / picture.height === cardWidth / cardHeight;
  const sizes = isCard
    ? ([
        [172, 215],
        [92, 115],
        [48, 60],
      ] as const)
    : ([
        [343, 257],
        [198, 150],
      ] as const);
  const sheet = createCanvas(picture.width + (isCard ? 200 : 370), picture.height);
  const pen = sheet.getContext('2d');
  pen.fillStyle = '#EEF3EC';
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.drawImage(picture, 0, 0);
  let y = 14;
  for (const [width, wanted] of sizes) {
    const height = isCard ? wanted : Math.round((width * picture.height) / picture.width);
    pen.drawImage(shrink(picture, width, height), picture.width + 14, y);
    y += height + 14;
  }
  await put(path.join(screenshots, 'art', `${slug}.png`), await sheet.encode('png'));
}

/** Paints the contact sheet of all pictures of this run. Each has a tile of 200 x 250 px. */
export async function writeContactSheet(pictures: readonly Canvas[]): Promise<void> {
  const [tileWidth, tileHeight, gap, columns] = [200, 250, 10, 6];
  const rows = Math.ceil(pictures.length / columns);
  const sheet = createCanvas(columns * (tileWidth + gap) + gap, rows * (tileHeight + gap) + gap);
  const pen = sheet.getContext('2d');
  pen.fillStyle = '#EEF3EC';
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pictures.forEach((picture, i) => {
    const fit = Math.min(tileWidth / picture.width, tileHeight / picture.height);
    const small = shrink(picture, Math.round(picture.width * fit), Math.round(picture.height * fit));
    pen.drawImage(
      small,
      gap + (i % columns) * (tileWidth + gap),
      gap + Math.floor(i / columns) * (tileHeight + gap),
    );
  });
  await put(path.join(screenshots, 'art-sheet.png'), await sheet.encode('png'));
}
