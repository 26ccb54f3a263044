/** A session that a closed tab interrupts continues once, for a day, without another free try. */
import { expect, test } from 'vitest';
import { has } from '../players/support/player';
import { EVERY_ADDRESS, EVERY_GAME, gamesWith, players, triesOf } from './support/every-game';

const player = players();

test('the players of exactly the games that save their sessions know an interruption', async () => {
  const saving = await gamesWith(({ saved }) => saved !== null);
  expect(EVERY_GAME.filter(({ game }) => game.interruption)).toEqual(saving);
});

const INTERRUPTED = EVERY_ADDRESS.flatMap(({ game: { interruption }, ...one }) =>
  interruption ? [{ ...one, interruption }] : [],
);

test.each(INTERRUPTED)(
  "$address: 'Go on with $interruption.offer' continues the session",
  async ({ slug, address, interruption: { choices, plays, offer, finds } }) => {
    const person = player({
      ...(choices && { storage: { 'stillgrove.choices': JSON.stringify({ [slug]: choices }) } }),
    });
    await person.open(address);
    await person.start();
    const fact = await plays(person);
    const before = triesOf(person);
    await person.reopen();
    expect(await person.isPlaying()).toBe(false);
    await person.press(`Go on with ${offer}`);
    await person.wait(500);
    expect(await person.isPlaying()).toBe(true);
    expect(triesOf(person)).toBe(before);
    await finds(person, fact);
    await person.leave();
    await person.open(address);
    expect(await has(person, /^Go on with /)).toBe(false);
  },
);
