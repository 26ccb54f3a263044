/** Pictures of every step of Grounding, of turning stones, and of the path: `npm run screenshots`. */
import { test } from 'vitest';
import { GroundingTechniquesDriver } from '../drivers/grounding-techniques.driver';
import { guests } from '../drivers/guests';
import { VIEWS } from '../drivers/look/views';

const arrive = guests();

test.each(VIEWS)(
  'Grounding, $device night=$night',
  async ({ device, night }) => {
    const guest = await arrive({ device, night, turnsClock: true });
    const save = (name: string, fullPage = false) =>
      guest.page.screenshot({
        path: `screenshots/grounding-${name}-${device}${night ? '-night' : ''}.png`,
        fullPage,
        // Software rendering of the water is slow.
        timeout: 60_000,
      });
    await guest.open('/games/grounding-techniques');
    await guest.page.waitForLoadState('networkidle');
    await save('intro', true);
    const grounder = await GroundingTechniquesDriver.begin(guest);
    await grounder.stone(1).waitFor();
    await guest.page.waitForLoadState('networkidle');
    await guest.stopClock();
    await guest.wait(500);
    await save('step-1');
    await grounder.tap(1);
    await guest.wait(170);
    await grounder.tap(3);
    await guest.wait(160);
    await save('step-1-turning');
    await guest.wait(700);
    await save('step-1-ring');
    for (let step = 1; step <= 5; step++) {
      if (step === 3) await grounder.write('a bus, the fridge, my own breath');
      else if (step !== 4) await grounder.tapAll(step);
      await guest.wait(900);
      if (step > 1) await save(`step-${step}`);
      if (step === 4) await guest.press('Skip this sense');
      else await guest.press(step === 5 ? 'Complete Exercise' : 'Next');
      await guest.wait(300);
      if (step === 1) await save('step-1-to-2');
      await guest.wait(650);
    }
    await guest.wait(20);
    await save('complete', true);
    await guest.leave();
  },
  240_000,
);
