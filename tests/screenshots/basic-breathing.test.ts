/** Pictures of Box Breathing for visual review: `npm run screenshots`. */
import { describe, test } from 'vitest';
import { BreathDriver } from '../drivers/breath.driver';
import type { Guest } from '../drivers/guest';
import { guests } from '../drivers/guests';
import { VIEWS } from '../drivers/look/views';

const arrive = guests();

const SIDEWAYS = { device: { width: 844, height: 390 }, night: false, name: 'sideways' } as const;

describe.each([...VIEWS.map((view) => ({ ...view, name: view.device })), SIDEWAYS])(
  '$name night=$night',
  ({ device, night, name }) => {
    const save = (guest: Guest, state: string) =>
      guest.page.screenshot({ path: `screenshots/box-${state}-${name}${night ? '-night' : ''}.png` });

    test('every side of the square, a pause and the end', async () => {
      const guest = await arrive({ device, night, turnsClock: true });
      const breather = await BreathDriver.open(guest, '/games/basic-breathing');
      await save(guest, 'ready');
      await breather.begins();
      for (const [state, ms] of [
        ['inhale', 2600],
        ['hold', 3800],
        ['exhale', 3400],
        ['hold-out', 4400],
      ] as const) {
        await breather.skip(ms);
        await save(guest, state);
      }
      await guest.press('Pause');
      await breather.skip(700);
      await save(guest, 'paused');
      await guest.press('Resume');
      await breather.skip(600);
      await save(guest, 'lead-in');
      await breather.skip(65_000);
      await save(guest, 'complete');
      await guest.leave();
    }, 120_000);
  },
);
