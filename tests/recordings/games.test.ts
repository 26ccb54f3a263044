/**
 * Records a calm and a clumsy session of each game into tests/replays: `npm run replay -- --update`. This file checks
 * nothing.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, test } from 'vitest';
import { version } from '../../package.json';
import { EVERY_GAME } from '../contract/support/every-game';
import { root } from '../house/support/tree';
import { HeadlessPlayer } from '../players/support/headless-player';
import type { Player } from '../players/support/player';
import { Recorder } from '../qa/recording/recorder';
import { formatRecording } from '../qa/recording/recording';

/** Size of the headless window, CSS px. */
const VIEWPORT = { width: 760, height: 560 };

let player: HeadlessPlayer;
afterEach(() => player.close());

describe.each(EVERY_GAME)('$slug', ({ slug, address, game }) => {
  const calm = async (player: Player) => {
    await player.start();
    await game.solve(player);
    await player.press('Skip');
    if (await player.isPlaying()) await player.escape();
  };
  const sessions = [
    ['calm', 'plays to the check-in', calm],
    ['clumsy', game.clumsy.title, game.clumsy.play],
  ] as const;

  test.each(sessions)('%s: %s', async (kind, title, play) => {
    let recorder: Recorder | undefined;
    player = new HeadlessPlayer({
      // No check-in interrupts a clumsy session.
      ...(kind === 'clumsy' && { storage: { 'stillgrove.settings': '{"checkInReminders":false}' } }),
      inspect: (event, clock) => {
        recorder ??= new Recorder(clock);
        recorder.inspect(event);
      },
    });
    await player.open(address);
    await play(player);
    const actor = recorder?.actors.find(({ logic }) => logic.id === slug);
    if (!recorder || !actor) throw new Error(`${slug} started no machine`);
    const recording = recorder.take(actor, {
      app: version,
      title,
      address,
      settings: { theme: 'day' },
      viewport: VIEWPORT,
    });
    await writeFile(path.join(root, `tests/replays/${slug}.${kind}.json`), formatRecording(recording));
  });
});
