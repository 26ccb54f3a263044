/** Replays a file and prints its states: `npm run replay -- file.json`. */
import { readFile, stat } from 'node:fs/promises';
import { version } from '../../package.json';
import { machineOf } from '../qa/recording/machines';
import { checkSize, parseRecording, RecordingError } from '../qa/recording/recording';
import { inWords, replayHeadless } from '../qa/recording/replay';

/**
 * Replays a file, and prints its states.
 * @returns whether they are the same as at the recording
 * @throws RecordingError, or the error of the file system
 */
async function print(file: string): Promise<boolean> {
  checkSize((await stat(file)).size);
  const recording = parseRecording(await readFile(file, 'utf8'));
  const { machine, title, address, app } = recording;
  console.log(`${machine}: ${title}\n${address}, version ${app}\n`);
  const began = performance.now();
  const { played, difference, remarks } = replayHeadless(await machineOf(machine), recording, version);
  const ms = (performance.now() - began).toFixed(1);
  const widest = Math.max(...played.map(({ name }) => name.length));
  for (const { name, at, value } of played)
    console.log(`${String(at).padStart(9)} ms  ${name.padEnd(widest)}  ${inWords(value)}`);
  for (const remark of remarks) console.log(`\n${remark}`);
  console.log(`\n${difference ?? `The same states: ${recording.steps.length} events in ${ms} ms.`}`);
  return difference === undefined;
}

let isSame = true;
for (const file of process.argv.slice(2)) {
  try {
    isSame = (await print(file)) && isSame;
  } catch (error) {
    if (!(error instanceof RecordingError) && (error as NodeJS.ErrnoException).code === undefined)
      throw error;
    console.error(`${file}: ${(error as Error).message}`);
    isSame = false;
  }
}
process.exitCode = isSame ? 0 : 1;
