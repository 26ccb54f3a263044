/** Screenshots of the web app manifest, which browsers show when they install the app. */
import { readFileSync } from 'node:fs';
import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';

interface Screenshot {
  readonly src: string;
  readonly sizes: string;
  readonly form_factor: string;
}

const { screenshots } = JSON.parse(readFileSync('src/app/app.webmanifest', 'utf8')) as {
  screenshots: readonly Screenshot[];
};
const KB = 1024;

test.each(screenshots)('$src has its declared size, which Chrome accepts', async ({ src, sizes }) => {
  const file = readFileSync(src.slice(1));
  const { width, height } = await loadImage(file);
  expect(`${width}x${height}`).toBe(sizes);
  // https://developer.chrome.com/blog/richer-pwa-installation
  const [short = 0, long = 0] = [width, height].sort((a, b) => a - b);
  expect(short).toBeGreaterThanOrEqual(320);
  expect(long).toBeLessThanOrEqual(Math.min(3840, 2.3 * short));
  expect(file.length).toBeLessThanOrEqual(70 * KB);
});

test('there are two for wide and two for narrow windows, of one size each', () => {
  const bySize = screenshots.map(({ form_factor, sizes }) => `${form_factor} ${sizes}`);
  expect(bySize.sort()).toEqual(['narrow 780x1688', 'narrow 780x1688', 'wide 1180x820', 'wide 1180x820']);
});
