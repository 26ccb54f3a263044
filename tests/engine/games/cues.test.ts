/** The cue tables of the games: the sounds of a cue, their order and their delay. */
import { expect, test } from 'vitest';
import type { CueTable } from '../../../engine/audio/cue-table';
import { memoryCardsCues } from '../../../engine/games/memory-cards/memory-cards.cues';
import { safeSpaceBuilderCues } from '../../../engine/games/safe-space-builder/safe-space-builder.cues';

const TABLES = Object.entries(
  import.meta.glob<Record<string, CueTable | unknown>>('../../../engine/games/*/*.cues.ts', { eager: true }),
).flatMap(([path, module]) =>
  Object.values(module).flatMap((table) =>
    typeof table === 'object' && table && 'cues' in table
      ? [[path.replace(/.*\//, ''), table as CueTable] as const]
      : [],
  ),
);

test.each(TABLES)('%s: numbered sounds are consecutive, starting at the first', (_, { cues }) => {
  const numbered = Object.values(cues)
    .map(({ sounds }) => sounds.flatMap((sound) => /-(\d)$/.exec(sound)?.[1] ?? []))
    .filter((numbers) => numbers.length > 1);
  for (const numbers of numbered) expect(numbers.map(Number)).toEqual(numbers.map((__, index) => index + 1));
});

/** Returns the semitones above C0. `note-fs4` is an F sharp. */
function pitchOf(sound: string): number {
  const [, letter = '', sharp, octave] = /^note-([a-g])(s?)(\d)$/.exec(sound) ?? [];
  return 12 * Number(octave) + { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }[letter as 'c'] + (sharp ? 1 : 0);
}

test('the tune of Memory Cards begins with the rising triad of D and stays within a tenth', () => {
  const { match, tune } = memoryCardsCues.cues;
  const pitches = match.sounds.map(pitchOf);
  const [root = 0] = pitches;
  expect(match.sounds).toHaveLength(16);
  expect(pitches.slice(0, 3).map((pitch) => pitch - root)).toEqual([0, 4, 7]);
  expect(Math.max(...pitches) - root).toBeLessThanOrEqual(16);
  expect(tune.sounds).toEqual(match.sounds);
});

test('an element sounds when it touches the ground; lifting and saving sound immediately', () => {
  const { landed, removed, saved } = safeSpaceBuilderCues.cues;
  expect([landed.delay, removed.delay, saved.delay].map((delay) => delay ?? 0)).toEqual([180, 0, 0]);
});
