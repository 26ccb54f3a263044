/** Pictures of the Zen Garden for visual review: `npm run screenshots`. */
import { describe, test } from 'vitest';
import type { Guest } from '../drivers/guest';
import { guests } from '../drivers/guests';
import { VIEWS } from '../drivers/look/views';
import { type Place, ZenGardenDriver } from '../drivers/zen-garden.driver';

const arrive = guests();

describe.each(VIEWS)('$device night=$night', ({ device, night }) => {
  const save = (guest: Guest, name: string) =>
    guest.page.screenshot({ path: `screenshots/${name}-${device}${night ? '-night' : ''}.png` });

  test('every pattern, by day and by night, and the moving board', async () => {
    const guest = await arrive({ device, night });
    const raker = await ZenGardenDriver.begin(guest);
    const { width } = await raker.box();
    const across = (y: number): Place[] =>
      Array.from({ length: 9 }, (_, step) => [width * (0.03 + step * 0.117), y + (step % 2) * 5]);
    await save(guest, 'zen-smooth');
    for (const y of [40, 100, 350]) await raker.drag(across(y));
    await guest.press('Curved Lines');
    await raker.drag(across(0).map(([x], step) => [x, 235 + 55 * Math.sin(step * 1.1)] as const));
    await guest.press('Circular Pattern');
    await raker.drag([
      [width * 0.5, 190],
      [width * 0.5 + Math.min(110, width * 0.14), 190],
    ]);
    await raker.rests();
    await save(guest, 'zen-raked');
    await guest.press(night ? 'Day Mode' : 'Night Mode');
    await raker.rests();
    await save(guest, 'zen-other-mode');
    await guest.press('Reset Garden');
    await save(guest, 'zen-board');
    await guest.leave();
  }, 240_000);
});
