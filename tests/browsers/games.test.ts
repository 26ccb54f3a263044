/** Every game from its start to the check-in, by mouse and by touch, in every browser that players hold. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { MOOD_LABELS } from '../../domain/mood';
import { root } from '../house/support/tree';
import { BROWSERS } from './support/browsers';
import { PLAYS } from './support/plays';
import { expectNoWrongs, visits } from './support/visit';

/** Pictures of every game in the three browsers, for comparison by eye. */
const PICTURES = path.join(root, 'screenshots/browsers');

describe.each(BROWSERS)('%s', (name) => {
  const visit = visits(name);

  describe.each(['mouse', 'touch'] as const)('by %s', (hand) => {
    test.each(BUILT_GAMES)('$slug', async ({ slug, addresses: [address = ''] }) => {
      const walker = visit.by(hand);
      await walker.arrive(address);
      await walker.pressFirst('main [data-next]');
      await walker.until(() => document.querySelector('[aria-label="All sound"]') !== null);
      await walker.until(() => document.querySelector('main canvas') !== null);
      if (hand === 'mouse') {
        await mkdir(PICTURES, { recursive: true });
        await writeFile(path.join(PICTURES, `${slug}-${name.toLowerCase()}.png`), await walker.tab.picture());
      }
      await PLAYS[slug](walker);
      await walker.press(MOOD_LABELS.positive);
      await walker.press('Submit');
      await walker.noLongerSees('How are you feeling now?');
      await expectNoWrongs(walker);
    });
  });
});
