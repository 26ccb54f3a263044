/**
 * Plays games to the check-in without certain APIs: without each of the late APIs, without all of them, without those
 * that Lockdown Mode turns off, and without those that need HTTPS.
 */
import { expect, test } from '../drivers/test';
import { LATE_APIS, LOCKED_DOWN, THREE_GAMES } from './support/late-apis';
import { begin, playToCheckIn } from './support/plays';
import { visits } from './support/visit';

// The product is the same in each browser, so one is enough.
test.skip(({ browserName }) => browserName !== 'chromium');
const visit = visits({ isUnseen: true });

const EACH_AND_ALL = [
  ...Object.entries(LATE_APIS),
  ['any of them', Object.values(LATE_APIS).flat()] as const,
];

for (const [api, paths] of EACH_AND_ALL)
  test.describe(`without ${api}`, () => {
    for (const slug of THREE_GAMES)
      test(`${slug}`, async () => {
        const walker = visit.by('touch', paths);
        await begin(walker, `/games/${slug}`);
        await playToCheckIn(walker, slug);
      });
  });

test.describe('in Lockdown Mode', () => {
  for (const slug of ['guided-imagery', 'progressive-relaxation', 'basic-breathing'] as const)
    test(`${slug}`, async () => {
      const walker = visit.by('touch', LOCKED_DOWN);
      await begin(walker, `/games/${slug}`, false);
      await playToCheckIn(walker, slug);
    });
});

test.describe('over plain http in a home network', () => {
  const home = visits({ isUnseen: true, isPlainHttp: true });

  for (const slug of [...THREE_GAMES, 'safe-space-builder'] as const)
    test(`${slug}`, async () => {
      const walker = home.by('touch');
      await begin(walker, `/games/${slug}`);
      expect(await walker.tab.run(() => isSecureContext)).toBe(false);
      await playToCheckIn(walker, slug);
    });
});
