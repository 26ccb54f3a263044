/**
 * Generates the sounds. `npm run sound` writes all files to `assets/audio`, and `npm run sound -- --only memory-cards`
 * writes the files of one game or loop. Prints measurements of the samples before encoding, as rows for the tables in
 * README.md.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOOPS, SILENCE, SPRITES } from './catalog';
import { silentMp3, toMp3 } from './kit/mp3';
import { measure } from './measure';
import { render, type Sound } from './sound';
import { lay, pack } from './sprite';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const isWanted = ({ name }: { name: string }) => values.only === undefined || values.only === name;
const [sprites, loops] = [SPRITES.filter(isWanted), LOOPS.filter(isWanted)];
if (sprites.length + loops.length === 0 && !isWanted(SILENCE)) {
  const names = [...SPRITES, ...LOOPS, SILENCE].map(({ name }) => name).join(', ');
  console.error(`There is no file named ${values.only}. There are: ${names}.`);
  process.exit(2);
}

const folder = path.resolve(process.cwd(), 'assets/audio');
await mkdir(folder, { recursive: true });

const figure = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '');

function row(file: string, sound: Sound): string {
  const found = measure(render(sound));
  const cells = [
    file,
    sound.name,
    found.seconds.toFixed(2),
    found.attack === undefined ? '' : (found.attack * 1000).toFixed(0),
    figure(found.peak),
    figure(found.momentary),
    figure(found.onTablet),
    figure(found.integrated),
    found.above5k.toFixed(0),
    found.above8k.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(
  '| file | sound | s | attack ms | peak dBTP | momentary LUFS | on a tablet LUFS | integrated LUFS | > 5 kHz dB | > 8 kHz dB |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
const sizes: string[] = [];
for (const sprite of sprites) {
  const { mp3, json } = await pack(lay(sprite));
  await writeFile(path.join(folder, `${sprite.name}.mp3`), mp3);
  await writeFile(path.join(folder, `${sprite.name}.json`), json);
  sizes.push(`${sprite.name} ${(mp3.length / 1000).toFixed(1)} KB`);
  for (const sound of sprite.sounds) console.log(row(sprite.name, sound));
}
for (const loop of loops) {
  const file = await toMp3(render(loop), loop.quality);
  await writeFile(path.join(folder, `${loop.name}.mp3`), file);
  sizes.push(`${loop.name} ${(file.length / 1000).toFixed(1)} KB`);
  console.log(row(loop.name, loop));
}
if (isWanted(SILENCE))
  await writeFile(path.join(folder, `${SILENCE.name}.mp3`), await silentMp3(SILENCE.seconds));
console.log(`\n${sizes.join(', ')}`);
