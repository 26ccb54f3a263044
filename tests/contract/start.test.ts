/** The gate before a start: a free try is spent at Start where one is due, and none is needed with premium. */
import { describe, expect, test } from 'vitest';
import { BUTTON_START_STATE } from '../../src/services/game-addresses';
import { has } from '../players/support/player';
import { EVERY_ADDRESS, players, triesOf } from './support/every-game';

const player = players();
const TRIES = 'stillgrove.trialGamesRemaining';

describe.each(EVERY_ADDRESS)('$address', ({ address, costsTryThoughFree }) => {
  test(`a start spends ${costsTryThoughFree ? 'one free try' : 'no free try'}`, async () => {
    const person = player();
    await person.open(address);
    expect(await person.isPlaying()).toBe(false);
    const before = triesOf(person);
    await person.start();
    expect(await person.isPlaying()).toBe(true);
    expect(before - triesOf(person)).toBe(costsTryThoughFree ? 1 : 0);
  });

  test(`without a free try, Start and a link that is its Start ${costsTryThoughFree ? 'offer the upgrade' : 'begin'}`, async () => {
    const person = player({ storage: { [TRIES]: '0' } });
    const answers = async () => {
      await person.wait(500);
      expect(await person.isPlaying()).toBe(!costsTryThoughFree);
      expect((await person.words()).includes('Unlock All Premium Games')).toBe(costsTryThoughFree);
      await person.escape();
    };
    await person.open(address);
    expect(await has(person, 'Upgrade to Play')).toBe(costsTryThoughFree);
    await person.begin();
    await answers();
    const { history } = person.page.browser;
    history.pushState({ usr: BUTTON_START_STATE, key: 'link' }, '', address);
    history.go(0);
    await answers();
    expect(history.state).toMatchObject({ usr: null });
  });

  test('premium spends nothing', async () => {
    const person = player({ storage: { [TRIES]: '0', 'stillgrove.isPremium': 'true' } });
    await person.open(address);
    await person.start();
    expect(await person.isPlaying()).toBe(true);
    expect(triesOf(person)).toBe(0);
  });
});
