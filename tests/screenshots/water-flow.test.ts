/**
 * Pictures of Water Flow for visual review: the first terrace (the board of a level) at the start, half wet, with a
 * locked stone and the dragonfly, and filled; the third terrace, dusk, and the end.
 */
import { describe, test } from 'vitest';
import { guests } from '../drivers/guests';
import { WaterFlowDriver } from '../drivers/water-flow.driver';

const arrive = guests();

const VIEWS = [
  { name: 'tablet', device: { width: 1180, height: 820 }, night: false },
  { name: 'tablet-night', device: { width: 1180, height: 820 }, night: true },
  { name: 'phone', device: { width: 390, height: 844 }, night: false },
  { name: 'phone-night', device: { width: 390, height: 844 }, night: true },
  { name: 'upright', device: { width: 820, height: 1180 }, night: false },
] as const;

describe.each(VIEWS)('$name', ({ name, device, night }) => {
  test('a session of Water Flow', { timeout: 300_000 }, async () => {
    const guest = await arrive({ device, night, turnsClock: true });
    const save = (state: string) =>
      guest.page.screenshot({ path: `screenshots/water-flow-${state}-${name}.png` });
    const player = new WaterFlowDriver(guest, 'names');
    await guest.open('/games/water-flow/play');
    await guest.page.waitForLoadState('networkidle');
    await save('0-intro');
    await player.begin();
    await guest.stopClock();
    await guest.wait(1500);
    await save('1-start');
    await player.solve(7);
    await guest.wait(2500);
    await save('2-half');
    await player.stone(2, 2).evaluate((button: HTMLElement) => button.focus());
    await guest.page.keyboard.press('l');
    await guest.wait(50_000);
    await save('3-lock-and-dragonfly');
    await guest.page.keyboard.press('l');
    await player.solve();
    await guest.wait(6000);
    await save('4-filled');
    await guest.wait(3000);
    await player.finishTerrace();
    await guest.wait(1500);
    await save('5-third-terrace');
    await guest.press('Follow the water');
    await guest.wait(200);
    await save('6-follow-the-water');
    await player.finishTerrace();
    await guest.wait(8000);
    await guest.page.mouse.click(device.width / 2, device.height / 2);
    await guest.wait(500);
    await save('7-dusk');
    await guest.wait(12_000);
    await guest.press('Skip');
    await guest.wait(500);
    await save('8-end');
    await guest.leave();
  });
});
