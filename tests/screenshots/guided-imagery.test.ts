/** Pictures of Guided Meditation for visual review: its intro, its ten scenes, and two transitions. */
import { test } from 'vitest';
import { guests } from '../drivers/guests';
import { GuidedImageryDriver, IMAGERY } from '../drivers/guided-imagery.driver';
import { VIEWS } from '../drivers/look/views';

const arrive = guests();

const SIDE = { width: 844, height: 390 };
const SMALL = { width: 320, height: 568 };

/** Moments of a transition, ms. */
const MOMENTS = [400, 800, 1200, 1600];

test.each([...VIEWS, { device: SIDE, night: false }, { device: SMALL, night: true }])(
  'Guided Meditation: $device night=$night',
  async ({ device, night }) => {
    const guest = await arrive({ device, night, turnsClock: true });
    const name = typeof device === 'string' ? device : `${device.width}`;
    const save = (moment: string, fullPage = false) =>
      guest.page.screenshot({
        path: `screenshots/imagery-${moment}-${name}${night ? '-night' : ''}.png`,
        fullPage,
        animations: 'disabled',
      });
    await guest.open(IMAGERY);
    await guest.page.waitForLoadState('networkidle');
    await save('0-intro', true);
    const imager = await GuidedImageryDriver.begin(guest);
    await imager.seesPictures();
    await guest.skip(2000);
    await save('scene-01');
    // Views that only check the layout capture one scene.
    for (let scene = 2; scene <= (typeof device === 'string' ? 10 : 1); scene++) {
      await imager.seesPictures();
      if (scene === 4 || scene === 7) {
        await imager.goesOn(0);
        for (const moment of MOMENTS) {
          await guest.skip(400);
          await save(`walk-${scene - 1}-to-${scene}-at-${moment}`);
        }
        await guest.skip(500);
      } else await imager.goesOn();
      await save(`scene-${`${scene}`.padStart(2, '0')}`);
    }
    await guest.leave();
  },
  240_000,
);
