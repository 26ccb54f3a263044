/** Records the games' sessions into tests/replays: `npm run replay -- --update`. This file checks nothing. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, test, vi } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { version } from '../../package.json';
import { Recorder } from '../../src/qa/recording/recorder';
import { formatRecording } from '../../src/qa/recording/recording';
import { root } from '../house/support/tree';
import { SESSIONS } from './sessions';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(SESSIONS)('$file: $title', async ({ file, title, options, play }) => {
  let recorder: Recorder | undefined;
  await play((clock) => {
    recorder = new Recorder(clock);
    return recorder.inspect;
  });
  const [actor] = recorder?.actors ?? [];
  if (!recorder || !actor) throw new Error(`${file} started no machine`);
  const address = options.address ?? BUILT_GAMES.find(({ slug }) => slug === actor.logic.id)?.addresses[0];
  const recording = recorder.take(actor, {
    app: version,
    title,
    address: address ?? '/',
    settings: { theme: options.isNight ? 'night' : 'day' },
    viewport: options.slot ?? { width: 760, height: 560 },
  });
  await writeFile(path.join(root, `tests/replays/${file}.json`), formatRecording(recording));
});
