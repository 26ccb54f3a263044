/**
 * Plays games to the check-in without certain APIs: without each of the late APIs, without all of them, without those
 * that Lockdown Mode turns off, and without those that need HTTPS.
 */
import { describe, expect, test } from 'vitest';
import { LATE_APIS, LOCKED_DOWN, THREE_GAMES } from './support/late-apis';
import { begin, playToCheckIn } from './support/plays';
import { visits } from './support/visit';

const visit = visits('Chromium', { isUnseen: true });

const EACH_AND_ALL = [
  ...Object.entries(LATE_APIS),
  ['any of them', Object.values(LATE_APIS).flat()] as const,
];

describe.each(EACH_AND_ALL)('without %s', (_, paths) => {
  test.each(THREE_GAMES)('%s', async (slug) => {
    const walker = visit.by('touch', paths);
    await begin(walker, `/games/${slug}`);
    await playToCheckIn(walker, slug);
  });
});

describe('in Lockdown Mode', () => {
  test.each(['guided-imagery', 'progressive-relaxation', 'basic-breathing'] as const)('%s', async (slug) => {
    const walker = visit.by('touch', LOCKED_DOWN);
    await begin(walker, `/games/${slug}`, false);
    await playToCheckIn(walker, slug);
  });
});

describe('over plain http in a home network', () => {
  const home = visits('Chromium', { isUnseen: true, isPlainHttp: true });

  test.each([...THREE_GAMES, 'safe-space-builder'] as const)('%s', async (slug) => {
    const walker = home.by('touch');
    await begin(walker, `/games/${slug}`);
    expect(await walker.tab.run(() => isSecureContext)).toBe(false);
    await playToCheckIn(walker, slug);
  });
});
