/** Pictures of all intros for visual review, and of the next actions after a completed Box Breathing. */
import { test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { guests } from '../drivers/guests';
import { VIEWS } from '../drivers/look/views';

const arrive = guests();

test.each(VIEWS)(
  'intros: $device night=$night',
  async ({ device, night }) => {
    const guest = await arrive({ device, night });
    for (const address of BUILT_GAMES.flatMap(({ addresses }) => addresses)) {
      await guest.open(address);
      await guest.page.waitForLoadState('networkidle');
      const name = address.split('/')[2];
      await guest.page.screenshot({
        path: `screenshots/intro-${name}-${device}${night ? '-night' : ''}.png`,
        fullPage: true,
      });
    }
    await guest.leave();
  },
  240_000,
);

test.each(VIEWS)(
  'Box Breathing, completed: $device night=$night',
  async ({ device, night }) => {
    const guest = await arrive({ device, night, turnsClock: true });
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
    await guest.leave();
  },
  240_000,
);
