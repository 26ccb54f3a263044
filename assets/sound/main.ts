/**
 * Makes the sounds: `npm run sound` writes all of them to `assets/audio`, `npm run sound -- --only note-d4` one,
 * and prints what was measured on the samples before they were packed, as rows for the table in README.md.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SOUNDS } from './catalogue';
import { toMp3 } from './kit/mp3';
import { measure } from './measure';
import { render } from './sound';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = SOUNDS.filter(({ name }) => values.only === undefined || values.only === name);
if (wanted.length === 0) {
  console.error(
    `There is no sound named ${values.only}. There are: ${SOUNDS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const folder = path.resolve(process.cwd(), 'assets/audio');
await mkdir(folder, { recursive: true });
console.log(
  '| sound | s | KB | attack ms | peak dBTP | momentary LUFS | integrated LUFS | > 5 kHz dB | > 8 kHz dB |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const sound of wanted) {
  const channels = render(sound);
  const file = await toMp3(channels, sound.quality);
  await writeFile(path.join(folder, `${sound.name}.mp3`), file);
  const found = measure(channels);
  const cells = [
    sound.name,
    found.seconds.toFixed(2),
    (file.length / 1000).toFixed(1),
    found.attack === undefined ? '' : (found.attack * 1000).toFixed(0),
    ...[found.peak, found.momentary, found.integrated].map((value) =>
      value === Number.NEGATIVE_INFINITY ? '' : value.toFixed(1),
    ),
    found.above5k.toFixed(0),
    found.above8k.toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
