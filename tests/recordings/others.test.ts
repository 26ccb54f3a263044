/** Updates the states of the recordings of the app's own machines: `npm run replay -- --update`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { version } from '../../package.json';
import { root } from '../house/support/tree';
import { machineOf } from '../qa/recording/machines';
import { formatRecording, parseRecording } from '../qa/recording/recording';
import { recordAgain } from '../qa/recording/replay';

const folder = path.join(root, 'tests/replays');
const files = readdirSync(folder).filter(
  (name) => name.endsWith('.json') && !BUILT_GAMES.some(({ slug }) => name.startsWith(`${slug}.`)),
);

test('recordings that were made by hand in the QA panel', async () => {
  for (const file of files) {
    const recording = parseRecording(readFileSync(path.join(folder, file), 'utf8'));
    const again = recordAgain(await machineOf(recording.machine), recording, version);
    writeFileSync(path.join(folder, file), formatRecording(again));
    expect(parseRecording(formatRecording(again)), file).toEqual(again);
  }
});
