/** Every game from its start to the check-in, by mouse and by touch, in every supported browser. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILT_GAMES } from '../../domain/built-games';
import { test } from '../drivers/test';
import { root } from '../house/support/tree';
import { begin, playToCheckIn } from './support/plays';
import { visits } from './support/visit';

/** Folder for pictures of every game in the three browsers, for comparison by eye. */
const PICTURES = path.join(root, 'screenshots/browsers');

/** Time in which cards are dealt and pictures load, ms on the page's clock. */
const SETTLED_MS = 20_000;

for (const hand of ['mouse', 'touch'] as const)
  test.describe(`by ${hand}`, () => {
    // Only the run with the mouse draws the scenes, because drawing is slow.
    const visit = visits({ isUnseen: hand === 'touch' });

    for (const {
      slug,
      addresses: [address = ''],
    } of BUILT_GAMES)
      test(`${slug}`, async ({ browserName }) => {
        const walker = visit.by(hand);
        const takePicture = async () => {
          await mkdir(PICTURES, { recursive: true });
          const file = `${slug}-${browserName}.png`;
          await writeFile(path.join(PICTURES, file), await walker.tab.picture());
        };
        await begin(walker, address);
        if (hand === 'mouse') {
          await walker.lets(SETTLED_MS);
          await walker.noLongerSees('One moment …');
          await takePicture();
        }
        await playToCheckIn(walker, slug);
      });
  });
