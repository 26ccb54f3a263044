/** Pictures of Pattern Flow for visual review: the intro, the shown pattern, the turn, a ripple, and a mismatch. */
import { describe, test } from 'vitest';
import { guests } from '../drivers/guests';
import { PatternFlowDriver } from '../drivers/pattern-flow.driver';

const arrive = guests();

const VIEWS = [
  { device: 'tablet', night: false },
  { device: 'phone', night: false },
  { device: 'tablet', night: true },
  { device: 'phone', night: true },
] as const;

describe.each(VIEWS)('$device night=$night', ({ device, night }) => {
  test('a level of Pattern Flow', async () => {
    const guest = await arrive({ device, night });
    const save = (name: string) =>
      guest.page.screenshot({
        path: `screenshots/pattern-${name}-${device}${night ? '-night' : ''}.png`,
      });
    await guest.open('/games/pattern-flow');
    await guest.page.waitForLoadState('networkidle');
    await save('intro');
    await guest.press('Start Game');
    const player = new PatternFlowDriver(guest, 'mouse');
    await guest.page.locator('[data-target][aria-pressed="true"]').waitFor();
    for (const part of [1, 2, 3, 4]) {
      await guest.page.waitForTimeout(250);
      await save(`showing-${part}`);
    }
    await guest.page.getByText('Your turn', { exact: true }).waitFor();
    await guest.page.waitForTimeout(2600);
    await save('turn');
    await player.tap(5);
    await guest.page.waitForTimeout(550);
    await save('tapped');
    await player.tap(5, 5);
    await guest.page.getByText('Pattern mismatch!').waitFor();
    await save('mismatch');
    await guest.leave();
  });
});
