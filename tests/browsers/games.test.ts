/** Every game from its start to the check-in, by mouse and by touch, in every supported browser. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, onTestFailed, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { root } from '../house/support/tree';
import { BROWSERS } from './support/browsers';
import { begin, playToCheckIn } from './support/plays';
import { visits } from './support/visit';

/** Folder for pictures of every game in the three browsers, for comparison by eye. */
const PICTURES = path.join(root, 'screenshots/browsers');

/** Time in which cards are dealt and pictures load, ms on the page's clock. */
const SETTLED_MS = 20_000;

describe.each(BROWSERS)('%s', (name) => {
  describe.each(['mouse', 'touch'] as const)('by %s', (hand) => {
    // Only the run with the mouse draws the scenes, because drawing is slow.
    const visit = visits(name, { isUnseen: hand === 'touch' });

    test.each(BUILT_GAMES)('$slug', async ({ slug, addresses: [address = ''] }) => {
      const walker = visit.by(hand);
      const takePicture = async (suffix = '') => {
        await mkdir(PICTURES, { recursive: true });
        const file = `${slug}-${name.toLowerCase()}${suffix}.png`;
        await writeFile(path.join(PICTURES, file), await walker.tab.picture());
      };
      onTestFailed(() => takePicture(`-${hand}-failed`));
      await begin(walker, address);
      if (hand === 'mouse') {
        await walker.lets(SETTLED_MS);
        await walker.noLongerSees('One moment …');
        await takePicture();
      }
      await playToCheckIn(walker, slug);
    });
  });
});
