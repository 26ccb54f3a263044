/** A page that the browser translates keeps working, and its words keep changing. */
import { describe, expect, test } from 'vitest';
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';
import { Buyer } from '../drivers/buyer';
import type { Guest } from '../drivers/guest';
import { guests } from '../drivers/guests';
import { LATER_STATES } from '../drivers/later-states';

const arrive = guests();

/** Reads words that follow each other by themselves. */
const readsInTurn = async (guest: Guest, ...words: string[]): Promise<void> => {
  for (const word of words) await guest.until(guest.page.getByText(word, { exact: true }).first());
};

/** Games whose words change by themselves, before {@link LATER_STATES}. */
const FIRST: Partial<Record<GameSlug, (guest: Guest) => Promise<void>>> = {
  'basic-breathing': (guest) => readsInTurn(guest, 'Inhale', 'Hold', 'Exhale', '2'),
  'breathing-puzzle': (guest) => readsInTurn(guest, 'Inhale', 'Hold', 'Exhale', '2'),
  'forest-meditation': (guest) => readsInTurn(guest, 'Breathe In', 'Breathe Out', 'Breathe In'),
  'safe-space-builder': async (guest) => {
    await guest.press('Add Tree');
    await guest.until(guest.page.getByText('Not saved yet'));
    await guest.press('Save Space');
    await guest.seesText('Safe Space Saved');
  },
};

describe.each(BUILT_GAMES)('$slug', ({ slug, addresses }) => {
  test('plays on a translated page', async () => {
    const guest = await arrive({ isTranslated: true, isUnseen: true, holdsClock: true });
    await guest.open(addresses[0] as string);
    await guest.act(guest.page.locator('[data-next]'));
    await guest.sees(guest.button('All sound'));
    // The app ignores a tap soon after another one at the same place.
    await guest.skip(400);
    const pause = guest.button('Pause');
    if (await pause.isVisible()) {
      await guest.act(pause);
      await guest.until(guest.button('Resume'));
      await guest.press('Resume');
      await guest.until(pause);
    }
    await FIRST[slug]?.(guest);
    await LATER_STATES[slug]?.(guest, async () => undefined);
    expect(await guest.page.getByText('stopped unexpectedly').count()).toBe(0);
    await guest.leave();
  });
});

test('a check-in, its answer and its offers work on a translated page', async () => {
  const guest = await arrive({ isTranslated: true });
  await guest.open('/');
  for (const mood of ['Good', 'Not Great']) {
    await guest.press('How are you now?');
    await guest.act(guest.dialog('How are you feeling now?').getByRole('radio', { name: mood, exact: true }));
    await guest.press('Submit');
  }
  const offers = guest.dialog('Thank you for being honest.');
  await guest.act(offers.getByRole('button', { name: 'Talk to someone' }));
  await guest.sees(guest.dialog('Talk to someone'));
  await guest.leave();
});

test('Pay, Cancel and Pay again work on a translated page', async () => {
  const guest = await arrive({ isTranslated: true });
  const buyer = await new Buyer(guest).open();
  for (const end of ['Cancel', 'Let it fail', 'Cancel'] as const) {
    await buyer.pay(end);
    await guest.seesText(end === 'Cancel' ? /^Nothing was charged/ : /did not (?:open|go through)/);
  }
  await buyer.pay();
  await buyer.succeeds();
  await guest.leave();
});
