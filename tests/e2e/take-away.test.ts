/** Three games to the check-in in a browser that lacks every late API. `npm run browsers` takes them one at a time. */
import { test } from 'vitest';
import { LATE_APIS, THREE_GAMES } from '../browsers/support/late-apis';
import { begin, playToCheckIn } from '../browsers/support/plays';
import { visits } from '../browsers/support/visit';

const visit = visits('Chromium', { isUnseen: true });

test.each(THREE_GAMES)('%s, without any of them', async (slug) => {
  const walker = visit.by('touch', Object.values(LATE_APIS).flat());
  await begin(walker, `/games/${slug}`);
  await playToCheckIn(walker, slug);
});
