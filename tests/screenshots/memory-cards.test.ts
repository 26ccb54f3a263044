/** Pictures of Memory Cards for visual review: `npm run screenshots`. */
import { describe, test } from 'vitest';
import type { Guest } from '../drivers/guest';
import { guests } from '../drivers/guests';
import { VIEWS } from '../drivers/look/views';
import { MemoryCardsDriver } from '../drivers/memory-cards.driver';

const arriveWith = guests();

describe.each(VIEWS)('$device night=$night', ({ device, night }) => {
  const save = (guest: Guest, name: string) =>
    guest.page.screenshot({ path: `screenshots/${name}-${device}${night ? '-night' : ''}.png` });
  const arrive = (turnsClock = false) => arriveWith({ device, night, turnsClock });

  test('a game', async () => {
    const guest = await arrive(true);
    await guest.open('/games/memory-cards');
    await guest.page.waitForLoadState('networkidle');
    await save(guest, 'memory-intro');
    const player = new MemoryCardsDriver(guest, 'mouse');
    await guest.press('Start Game');
    await player.board();
    await guest.page.waitForLoadState('networkidle');
    await guest.stopClock();
    await save(guest, 'memory-start');
    await player.turn(0);
    for (const part of [1, 2, 3, 4]) {
      await guest.wait(80);
      await save(guest, `memory-flip-${part}`);
    }
    await guest.wait(400);
    await save(guest, 'memory-open');
    await player.turn(1);
    await guest.wait(500);
    await save(guest, 'memory-second');
    await guest.wait(2000);
    await player.finish();
    await guest.wait(800);
    await save(guest, 'memory-complete');
    await guest.resumeClock();
    await guest.sees(guest.dialog('How are you feeling now?'));
    await guest.settles();
    await save(guest, 'check-in');
    await guest.page.getByRole('radio', { name: 'Not Great', exact: true }).click();
    await save(guest, 'check-in-chosen');
    await guest.press('Submit');
    await guest.sees(guest.dialog('Thank you for being honest.'));
    await guest.settles();
    await save(guest, 'check-in-offers');
    await guest.leave();
  });

  test('every level', async () => {
    const guest = await arrive(true);
    await guest.open('/games/memory-cards');
    const player = new MemoryCardsDriver(guest, 'mouse');
    await guest.press('Start Game');
    for (let level = 1; level <= 6; level++) {
      await player.finish();
      if (level === 1) await guest.press('Skip');
      await guest.sees(guest.button(level < 6 ? 'Next Level' : 'Restart Game'));
      await guest.settles();
      // The driver plays faster than software rendering draws: the last cards still turn.
      await guest.stopClock();
      await guest.wait(2000);
      await save(guest, `memory-level-${level}`);
      await guest.resumeClock();
      if (level < 6) await guest.press('Next Level');
    }
    await guest.leave();
  }, 240_000);
});
