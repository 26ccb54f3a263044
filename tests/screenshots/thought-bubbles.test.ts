/**
 * Pictures of Thought Bubbles: a round, the flight of an answer's bubble, the form, the layout as a column, and the
 * end: `npm run screenshots`.
 */
import { test } from 'vitest';
import { guests } from '../drivers/guests';
import { VIEWS } from '../drivers/look/views';
import { ThoughtBubblesDriver } from '../drivers/thought-bubbles.driver';

const arrive = guests();

test.each(VIEWS)(
  'Thought Bubbles, $device night=$night',
  async ({ device, night }) => {
    const guest = await arrive({ device, night, holdsClock: true });
    const save = (name: string, fullPage = false) =>
      guest.page.screenshot({
        path: `screenshots/bubbles-${name}-${device}${night ? '-night' : ''}.png`,
        fullPage,
        animations: 'disabled',
        // Software rendering is slow.
        timeout: 60_000,
      });
    await guest.open('/games/thought-bubbles');
    await save('intro', true);
    const thinker = await ThoughtBubblesDriver.begin(guest);
    await guest.wait(1500);
    await save('round');
    await thinker.act(thinker.bubbles.first());
    await guest.wait(300);
    await save('gentle-line');
    await thinker.choose(1);
    for (const [name, ms] of [
      ['flying', 420],
      ['touching', 330],
      ['joining', 200],
      ['joined', 200],
      ['rising', 320],
    ] as const) {
      await guest.wait(ms);
      await save(name);
    }
    await guest.wait(330);
    await save('next-round');
    await guest.wait(1700);
    await save('round-2');
    await thinker.write('You are doing better than you think, and it is fine to be tired today.');
    await guest.wait(400);
    await save('writing');
    await guest.press('Submit');
    await thinker.goesOn();
    for (const answer of [0, 2] as const) {
      await guest.wait(1200);
      await thinker.choose(answer);
      await thinker.goesOn();
    }
    await guest.press('Hold still');
    await guest.skip(236_000);
    await guest.wait(1500);
    await save('hurried');
    await thinker.choose(1);
    await thinker.goesOn();
    await guest.wait(900);
    await save('complete', true);
    await guest.leave();
  },
  240_000,
);

test.each([
  ['small', { width: 360, height: 640 }],
  ['tiny', { width: 320, height: 400 }],
  ['lying', { width: 844, height: 390 }],
  ['wide', { width: 2560, height: 1080 }],
  ['upright', { width: 820, height: 1180 }],
] as const)(
  'Thought Bubbles in a window that is %s',
  async (name, device) => {
    const guest = await arrive({ device, holdsClock: true });
    const thinker = await ThoughtBubblesDriver.begin(guest);
    await guest.wait(1500);
    await guest.page.screenshot({
      path: `screenshots/bubbles-round-${name}.png`,
      fullPage: true,
      timeout: 60_000,
    });
    await thinker.write('It is fine to be tired.');
    await guest.wait(400);
    await guest.page.screenshot({ path: `screenshots/bubbles-writing-${name}.png`, timeout: 60_000 });
    await guest.leave();
  },
  120_000,
);
