/** Every game can be played from start to check-in by names alone, and its check-in opens after the stated delay. */
import { expect, test } from 'vitest';
import { EVERY_ADDRESS, players } from './support/every-game';

const player = players();

/** One frame of the headless player, ms. */
const FRAME_MS = 50;

test.each(EVERY_ADDRESS)(
  '$address: the check-in opens after $game.checkInAfterMs ms, with one completed play in the journal',
  async ({ address, game }) => {
    const person = player();
    await person.open(address);
    const [asked, opened]: [number[], number[]] = [[], []];
    person.actor.on('check-in.requested', () => asked.push(performance.now()));
    person.page.services.checkIn.subscribe((snapshot) => {
      if (snapshot.matches('open')) opened.push(performance.now());
    });
    await person.start();
    await game.solve(person);
    expect(asked).toHaveLength(1);
    const delay = (opened[0] ?? 0) - (asked[0] ?? 0);
    expect(Math.abs(delay - game.checkInAfterMs), `${delay} ms`).toBeLessThanOrEqual(FRAME_MS);
    const plays = (await person.journal()).filter(({ kind }) => kind === 'play');
    expect(plays).toMatchObject([{ completedAt: expect.any(Number) }]);
  },
);
