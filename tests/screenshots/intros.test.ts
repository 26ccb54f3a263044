/** Pictures of all intros for visual review, of the next actions after Box Breathing, and of the offer to hide figures. */

import { BUILT_GAMES } from '../../domain/built-games';
import { VIEWS } from '../drivers/look/views';
import { test } from '../drivers/test';

for (const { device, night } of VIEWS)
  test(`intros: ${device} night=${night}`, async ({ newGuest }) => {
    test.setTimeout(240_000);
    const guest = await newGuest({ device, night });
    for (const address of BUILT_GAMES.flatMap(({ addresses }) => addresses)) {
      await guest.open(address);
      await guest.page.waitForLoadState('networkidle');
      const name = address.split('/')[2];
      await guest.page.screenshot({
        path: `screenshots/intro-${name}-${device}${night ? '-night' : ''}.png`,
        fullPage: true,
      });
    }
  });

for (const { device, night } of VIEWS)
  test(`Box Breathing, completed: ${device} night=${night}`, async ({ newGuest }) => {
    test.setTimeout(240_000);
    const guest = await newGuest({ device, night, turnsClock: true });
    await guest.open('/games/basic-breathing');
    await guest.stopClock();
    await guest.press('Start');
    await guest.wait(50);
    await guest.page.clock.fastForward(64_200);
    await guest.wait(100);
    await guest.page.screenshot({
      path: `screenshots/basic-breathing-keep-going-${device}${night ? '-night' : ''}.png`,
      fullPage: true,
    });
  });

for (const { device, night } of VIEWS)
  test(`the offer to hide timers and scores: ${device} night=${night}`, async ({ newGuest }) => {
    const guest = await newGuest({ device, night, storage: { 'stillgrove.figuresOffer': 'due' } });
    await guest.open('/games/memory-cards');
    await guest.button('Hide them').waitFor();
    await guest.page.waitForLoadState('networkidle');
    await guest.page.screenshot({
      path: `screenshots/hide-figures-offer-${device}${night ? '-night' : ''}.png`,
      fullPage: true,
    });
  });
