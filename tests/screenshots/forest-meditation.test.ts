/** Pictures of Forest Meditation at several moments for visual review. */
import { test } from 'vitest';
import { guests } from '../drivers/guests';

const arrive = guests();

const SIDE = { width: 844, height: 390 };
const VIEWS = [
  ['tablet', 'tablet', false],
  ['phone', 'phone', false],
  ['side', SIDE, false],
  ['tablet', 'tablet', true],
  ['phone', 'phone', true],
  ['side', SIDE, true],
] as const;

test.each(VIEWS)(
  'the forest: %s %j night=%s',
  async (name, device, night) => {
    const guest = await arrive({ device, night, turnsClock: true });
    const save = (moment: string) =>
      guest.page.screenshot({
        path: `screenshots/forest-${moment}-${name}${night ? '-night' : ''}.png`,
      });
    await guest.open('/games/forest-meditation');
    await guest.page.waitForLoadState('networkidle');
    await save('intro');
    // A stopped clock saves the drawing of the frames between two pictures.
    await guest.stopClock();
    await guest.button('Begin Meditation').click();
    const word = guest.page.getByText('Breathe In', { exact: true }).first();
    while (!(await word.isVisible())) await guest.wait(20);
    await guest.page.waitForLoadState('networkidle');
    const at = async (moment: string, ms: number) => {
      await guest.page.clock.fastForward(ms);
      await guest.wait(40);
      await save(moment);
    };
    // Meanwhile the forest appears out of the mist.
    for (let step = 0; step < 3; step++) await at('0-rest', 8000);
    await at('0-full', 4000);
    await at('5-rest', 268_000);
    await at('5-full', 4000);
    await at('10-full', 304_000);
    await guest.page.getByRole('switch', { name: 'Auto' }).click();
    await at('10-manual', 9000);
    await guest.leave();
  },
  240_000,
);
