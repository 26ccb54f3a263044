import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { progressiveRelaxationMachine } from '../../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  MUSCLE_GROUPS,
  selectAnnouncement,
  selectCueText,
  selectHasLongerRest,
  selectHasTwoRounds,
  selectInstructions,
  selectIsComplete,
  selectIsDim,
  selectIsRest,
  selectIsSessionUnfinished,
  selectPhaseIndex,
  selectRoundIndex,
  selectSpokenText,
  selectTenseInstructions,
} from '../../../../machines/games/progressive-relaxation/selectors';
import { run, START } from '../../run';

function lying(...options: readonly ('twoRounds' | 'longerRest' | 'releaseOnly')[]) {
  const session = run((clock) => createActor(progressiveRelaxationMachine, { clock }));
  for (const option of options) session.send({ type: 'options.changed', options: { [option]: true } });
  const { now, send } = session;
  return { now, send, skips: () => send({ type: 'phase.skipped', index: selectPhaseIndex(now()) }) };
}

const wordsOf = (text: string) => text.split(/\s+/).length;

describe('the words of a part of the body', () => {
  test.each(MUSCLE_GROUPS)('$title: are whole sentences that fit into their time', (group) => {
    const { title, instructions, tense, release, ifItHurts } = group;
    expect(title).toMatch(/^[A-Z][a-z]+/);
    for (const text of [instructions, tense, release, ifItHurts]) expect(text).toMatch(/^[A-Z].{9,}\.$/);
    // At 149 words a minute a cue takes no longer than its phase.
    expect(wordsOf(tense)).toBeLessThanOrEqual(10);
    expect(wordsOf(release)).toBeLessThanOrEqual(20);
    expect(wordsOf(instructions)).toBeGreaterThan(wordsOf(tense));
  });

  test('the large ones are few, and the spoken cue stands below them', () => {
    const { send, skips, now } = lying();
    send(...START);
    const large: string[] = [];
    for (const { tense, release, instructions } of MUSCLE_GROUPS) {
      large.push(selectCueText(now()));
      expect([selectInstructions(now()), selectSpokenText(now())]).toEqual([tense, tense]);
      expect(selectTenseInstructions(now())).toBe(instructions);
      skips();
      large.push(selectCueText(now()));
      expect([selectInstructions(now()), selectSpokenText(now())]).toEqual([release, release]);
      expect(selectTenseInstructions(now())).toBe('');
      skips();
    }
    expect(large).toEqual([
      'Gentle fists',
      'Open your hands',
      'Lift your shoulders',
      'Let them drop',
      'Scrunch your face gently',
      'Smooth it out',
      'Firm your stomach a little',
      'Breathe out, soften',
      'Heels down, toes up',
      'Let your legs go',
      'Firm everything, lightly',
      'Let it all go',
    ]);
    expect(selectIsRest(now())).toBe(true);
    expect(wordsOf(selectInstructions(now()))).toBeGreaterThan(5);
    expect(wordsOf(selectCueText(now()))).toBeGreaterThan(1);
  });
});

test.each([
  [[]],
  [['longerRest', 'twoRounds']],
  [['releaseOnly']],
  [['releaseOnly', 'longerRest', 'twoRounds']],
] as const)('during a release with %j nothing says that anything is to be lifted', (chosen) => {
  const { send, skips, now } = lying(...chosen);
  send(...START);
  const said: string[] = [];
  for (const { kind } of now().context.phases) {
    if (kind === 'release')
      said.push(
        selectCueText(now()),
        selectInstructions(now()),
        selectSpokenText(now()),
        selectTenseInstructions(now()),
        selectAnnouncement(now()),
      );
    skips();
  }
  expect(said.filter((words) => /lift|scrunch|fist|toes (?:up|toward)/i.test(words))).toEqual([]);
  expect(said.length).toBeGreaterThan(20);
});

test('the screen dims only with closed eyes, and only during a session', () => {
  const { send, skips, now } = lying();
  send(...START);
  expect(selectIsDim(now())).toBe(false);
  send({ type: 'game.left' }, { type: 'options.changed', options: { closedEyes: true } });
  expect(selectIsDim(now())).toBe(false);
  send(...START);
  expect(selectIsDim(now())).toBe(true);
  for (let phase = 0; phase < 13; phase++) skips();
  expect([selectIsComplete(now()), selectIsDim(now())]).toEqual([true, false]);
});

test('a session is guided from its start to its end, and rests only in the last phase', () => {
  const { send, skips, now } = lying();
  expect([
    selectIsSessionUnfinished(now()),
    selectIsRest(now()),
    selectSpokenText(now()),
    selectAnnouncement(now()),
  ]).toEqual([false, false, '', '']);
  send(...START);
  for (let phase = 0; phase < 12; phase++) {
    expect([selectIsSessionUnfinished(now()), selectIsRest(now())]).toEqual([true, false]);
    skips();
  }
  expect([selectIsSessionUnfinished(now()), selectIsRest(now())]).toEqual([true, true]);
  skips();
  expect(selectIsComplete(now())).toBe(true);
  expect(selectIsSessionUnfinished(now())).toBe(false);
  expect(now().hasTag('session')).toBe(true);
  expect(now().hasTag('finished')).toBe(true);
  send({ type: 'game.left' });
  expect(now().hasTag('session')).toBe(false);
});

test('the person can choose two rounds and a longer rest, and the rounds are numbered in order', () => {
  const { send, skips, now } = lying('twoRounds', 'longerRest');
  expect([selectHasTwoRounds(now()), selectHasLongerRest(now())]).toEqual([true, true]);
  const plain = lying();
  expect([selectHasTwoRounds(plain.now()), selectHasLongerRest(plain.now())]).toEqual([false, false]);
  send(...START);
  const first = selectRoundIndex(now());
  const rounds = new Set<number>();
  for (let phase = 0; phase < 30 && !selectIsRest(now()); phase++) {
    rounds.add(selectRoundIndex(now()));
    skips();
  }
  expect([...rounds]).toEqual([first, first + 1]);
});
