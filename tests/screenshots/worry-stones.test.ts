/**
 * Pictures of Worry Stones for visual review: the moss, a stone without gloss, half polished and shining, the choice,
 * the brook, and the shelf.
 */
import { describe, test } from 'vitest';
import { guests } from '../drivers/guests';
import { WorryStonesDriver } from '../drivers/worry-stones.driver';

const arrive = guests();

const VIEWS = [
  { name: 'tablet', device: { width: 1180, height: 820 }, night: false },
  { name: 'tablet-night', device: { width: 1180, height: 820 }, night: true },
  { name: 'phone', device: { width: 390, height: 844 }, night: false },
  { name: 'phone-night', device: { width: 390, height: 844 }, night: true },
] as const;

const STONES = ['Honey stone', 'Heather stone'];

describe.each(VIEWS)('$name', ({ name, device, night }) => {
  test('a session of Worry Stones', { timeout: 400_000 }, async () => {
    const guest = await arrive({ device, night, turnsClock: true });
    const save = (state: string) =>
      guest.page.screenshot({ path: `screenshots/worry-stones-${state}-${name}.png` });
    const player = new WorryStonesDriver(guest, 'names');
    await guest.open('/games/worry-stones/play');
    await guest.page.waitForLoadState('networkidle');
    await save('0-intro');
    await player.begin();
    await guest.stopClock();
    await guest.wait(1500);
    await save('1-moss');
    for (const [index, stone] of STONES.entries()) {
      if (index > 0) await guest.press('Begin again');
      await guest.wait(1000);
      await player.choose(stone);
      await guest.wait(1500);
      if (index === 0) await save('2-kinds');
      await guest.press('Work');
      await guest.wait(1000);
      if (index === 0) await save('3-dull');
      await guest.press('Rub it for me');
      await guest.wait(200);
      await guest.skip(42_000);
      await guest.wait(3000);
      await save(`4-half-${index + 1}`);
      await guest.skip(45_000);
      await guest.wait(1500);
      if (index === 0) await save('5-shining');
      await guest.wait(4000);
      await save(`6-choice-${index + 1}`);
      await guest.press(index > 0 ? 'Give it to the stream' : 'Tomorrow');
      await guest.wait(1700);
      if (index > 0) await save('7-sinking');
      await guest.wait(4000);
      // For ten minutes after a Skip, no check-in opens by itself.
      if (index > 0) continue;
      await guest.press('Skip');
      await guest.wait(1500);
      await save('8-laid');
    }
    await save('9-end');
    await guest.leave();
  });
});
