/** Pictures of the Breathing Puzzle for visual review: `npm run screenshots`. */
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
      guest.page.screenshot({ path: `screenshots/puzzle-${state}-${name}${night ? '-night' : ''}.png` });

    test('the bubble small, growing and large, and with reduced motion', async () => {
      const guest = await arrive({ device, night, turnsClock: true });
      const breather = await BreathDriver.open(guest, '/games/breathing-puzzle');
      await save(guest, 'ready');
      await guest.page.getByRole('radio', { name: /Deep Relaxation/ }).check({ force: true });
      await breather.begins();
      for (let step = 0; step < 26; step++) await breather.skip(90);
      await save(guest, 'inhale');
      for (let step = 0; step < 34; step++) await breather.skip(90);
      await save(guest, 'hold');
      await guest.press('Pause');
      await breather.skip(90);
      await save(guest, 'paused');
      await guest.page.emulateMedia({ reducedMotion: 'reduce' });
      await guest.press('Resume');
      for (let step = 0; step < 40; step++) await breather.skip(90);
      await save(guest, 'ring');
      await guest.leave();
    }, 120_000);
  },
);
