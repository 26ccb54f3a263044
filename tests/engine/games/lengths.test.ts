/** 'How long': every length of every guided game lasts exactly as long as its intro says. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { findGame } from '../../../domain/catalog';
import { BREATH_MINUTE_CHOICES, LEAD_IN_MS } from '../../../machines/breath';
import { LENGTH_CHOICES as BOX_LENGTHS } from '../../../machines/games/basic-breathing/selectors';
import { PATTERN_IDS } from '../../../machines/games/breathing-puzzle/patterns';
import {
  cycleCountOfLength,
  sessionMsOfLength as msOfPuzzle,
} from '../../../machines/games/breathing-puzzle/selectors';
import { RHYTHM_SECONDS } from '../../../machines/games/forest-meditation/options';
import { lengthChoicesWith, selectIsTimeUp } from '../../../machines/games/forest-meditation/selectors';
import { LENGTH_CHOICES as WALK_LENGTHS } from '../../../machines/games/guided-imagery/selectors';
import {
  optionsOfLength,
  OPTIONS as RELAXATION,
} from '../../../machines/games/progressive-relaxation/options';
import { sessionMsOfLength } from '../../../machines/games/progressive-relaxation/plan';
import { selectPlannedSeconds } from '../../../machines/games/progressive-relaxation/selectors';
import box from '../../../src/games/basic-breathing/basic-breathing.game';
import puzzle from '../../../src/games/breathing-puzzle/breathing-puzzle.game';
import forest from '../../../src/games/forest-meditation/forest-meditation.game';
import walk from '../../../src/games/guided-imagery/guided-imagery.game';
import relaxation from '../../../src/games/progressive-relaxation/progressive-relaxation.game';
import { durationText } from '../../../src/ui/format-time';
import { run } from '../../machines/run';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** One length of an exercise. */
interface Row {
  readonly game: string;
  readonly card: string | undefined;
  readonly length: string;
  readonly says: number;
  /** Returns the duration of a session by the manual clock, ms. */
  readonly measure: () => number;
}

const cardOf = (id: string) => findGame(id)?.duration;

/**
 * Plays a session, and expects that it is not over 1 ms before `says`.
 * @param quietMs duration before the first breath, ms
 * @returns the duration of the session without it, ms
 */
function measured<TSnapshot>(
  begun: {
    actor: { getSnapshot(): TSnapshot; send(event: never): void };
    clock: { now(): number };
    pass(ms: number): void;
  },
  says: number,
  isOver: (snapshot: TSnapshot) => boolean,
  quietMs = 0,
): number {
  const send = (event: unknown) => begun.actor.send(event as never);
  send({ type: 'game.started' });
  send({ type: 'session.shown', at: begun.clock.now() });
  begun.pass(quietMs);
  const from = begun.clock.now();
  begun.pass(says - 1);
  expect(isOver(begun.actor.getSnapshot())).toBe(false);
  for (let ms = 0; ms < 10_000 && !isOver(begun.actor.getSnapshot()); ms++) begun.pass(1);
  return begun.clock.now() - from;
}

const isFinished = (snapshot: { hasTag(tag: never): boolean }) => snapshot.hasTag('finished' as never);

const ROWS: readonly Row[] = [
  ...BOX_LENGTHS.map(({ minutes, ms }) => ({
    game: 'Box Breathing',
    card: cardOf('breathing-puzzle'),
    length: minutes === 0 ? 'as specified' : `at least ${minutes} min`,
    says: ms,
    measure: () =>
      measured(
        run((clock) => createActor(box.machine, { clock, input: { options: { minutes } } })),
        ms,
        isFinished,
        LEAD_IN_MS,
      ),
  })),
  ...PATTERN_IDS.filter((pattern) => pattern !== 'own' && pattern !== 'follow').flatMap((pattern) =>
    [5, 7, 10, 15].flatMap((tenths) =>
      BREATH_MINUTE_CHOICES.map((minutes) => {
        const open = () =>
          run((clock) =>
            createActor(puzzle.machine, {
              clock,
              input: { variant: 'full', options: { pattern, tenths, minutes } },
            }),
          );
        const says = msOfPuzzle(open().actor.getSnapshot(), minutes);
        return {
          game: `Breathing Puzzle, ${pattern} at ${tenths / 10}`,
          card: cardOf('breathing-puzzle'),
          length: minutes === 0 ? 'as specified' : `at least ${minutes} min`,
          says,
          measure: () => measured(open(), says, isFinished, LEAD_IN_MS),
        };
      }),
    ),
  ),
  ...RELAXATION.minutes.flatMap((minutes) =>
    [false, true].map((releaseOnly) => ({
      game: 'Progressive Relaxation',
      card: cardOf('progressive-relaxation'),
      length: `${minutes === 0 ? 'as specified' : `${minutes} min`}${releaseOnly ? ', release only' : ''}`,
      says: sessionMsOfLength(minutes),
      measure: () => {
        const session = run((clock) => createActor(relaxation.machine, { clock }));
        session.actor.send({
          type: 'options.changed',
          options: { ...optionsOfLength(minutes), releaseOnly },
        });
        expect(selectPlannedSeconds(session.actor.getSnapshot())).toBe(sessionMsOfLength(minutes) / 1000);
        return measured(session, sessionMsOfLength(minutes), isFinished);
      },
    })),
  ),
  ...WALK_LENGTHS.map(({ seconds, ms }) => ({
    game: 'Guided Meditation',
    card: cardOf('guided-imagery'),
    length: `${seconds} s a scene`,
    // The last scene waits for the person, so it has no end to measure. The test adds the duration of one scene for it.
    says: ms,
    measure: () =>
      measured(
        run((clock) => createActor(walk.machine, { clock, input: { options: { seconds } } })),
        ms - seconds * 1000,
        (snapshot) => snapshot.matches({ session: 'arrived' }),
      ) +
      seconds * 1000,
  })),
  ...RHYTHM_SECONDS.flatMap((rhythm) =>
    lengthChoicesWith({ rhythm, auto: true, follow: true })
      .filter(({ minutes }) => minutes > 0)
      .map(({ minutes, ms }) => ({
        game: `Forest Meditation, ${rhythm} + ${rhythm}`,
        card: cardOf('forest-meditation'),
        length: `at least ${minutes} min`,
        says: ms,
        measure: () =>
          measured(
            run((clock) => createActor(forest.machine, { clock, input: { options: { minutes, rhythm } } })),
            ms,
            selectIsTimeUp,
            LEAD_IN_MS,
          ),
      })),
  ),
];

test.each(ROWS)('$game, $length: lasts exactly the time in its intro', ({ says, measure, length }) => {
  expect(measure()).toBe(says);
  const least = /at least (\d+)/.exec(length);
  if (least) expect(says).toBeGreaterThanOrEqual(Number(least[1]) * 60_000);
});

test('each card names a range that contains at least one length of its game', () => {
  for (const { card } of ROWS) {
    const [from, to] = (card ?? '').split(/[- ]/).map(Number) as [number, number];
    const within = ROWS.filter(
      (row) => row.card === card && row.says >= from * 60_000 && row.says <= to * 60_000,
    );
    expect(within.length, card).toBeGreaterThan(0);
  }
});

test('the specified session is the first length of each game, and the default on a first visit', () => {
  expect(
    ROWS.filter(({ length }) => length === 'as specified').map(({ game, says }) => [
      game,
      durationText(says),
    ]),
  ).toContainEqual(['Box Breathing', '1 min 4 s']);
  expect(BOX_LENGTHS.map(({ ms }) => durationText(ms))).toEqual([
    '1 min 4 s',
    '3 min 12 s',
    '5 min 4 s',
    '8 min',
  ]);
  expect(RELAXATION.minutes.map((minutes) => durationText(sessionMsOfLength(minutes)))).toEqual([
    '1 min 45 s',
    '8 min',
    '10 min',
    '15 min',
  ]);
  expect(WALK_LENGTHS.map(({ ms }) => durationText(ms))).toEqual(['5 min', '8 min', '10 min', '12 min']);
  expect(
    lengthChoicesWith({ rhythm: 4, auto: true, follow: true }).map(({ ms }) => durationText(ms)),
  ).toEqual(['0 s', '5 min 4 s', '10 min', '15 min 4 s']);
  expect(
    lengthChoicesWith({ rhythm: 5, auto: true, follow: true }).map(({ ms }) => durationText(ms)),
  ).toEqual(['0 s', '5 min', '10 min', '15 min']);
  const followed = ['0 s', '5 min', '10 min', '15 min'];
  expect(
    lengthChoicesWith({ rhythm: 4, auto: false, follow: true }).map(({ ms }) => durationText(ms)),
  ).toEqual(followed);
  for (const definition of [box, relaxation, walk, forest])
    expect(createActor(definition.machine as typeof box.machine).getSnapshot().context.options).toEqual(
      Object.fromEntries(Object.entries(definition.options ?? {}).map(([name, values]) => [name, values[0]])),
    );
});

describe('a change of pace in a timed session', () => {
  test('changes the number of breaths, and the session ends with the breath in which its time runs out', () => {
    const { actor, clock, pass } = run((on) =>
      createActor(puzzle.machine, {
        clock: on,
        input: { variant: 'full', options: { pattern: 'even', minutes: 3 } },
      }),
    );
    actor.send({ type: 'game.started' });
    actor.send({ type: 'session.shown', at: clock.now() });
    expect(cycleCountOfLength(actor.getSnapshot(), 3)).toBe(18);
    // Nine breaths of 10 s, then breaths of 20 s.
    pass(LEAD_IN_MS + 90_000 - 1);
    actor.send({ type: 'options.changed', options: { tenths: 5 } });
    pass(1);
    pass(100_000 - 1);
    expect(isFinished(actor.getSnapshot() as never)).toBe(false);
    pass(1);
    expect(isFinished(actor.getSnapshot() as never)).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ cycles: 14, breathed: 190_000 });
  });
});

describe('the forest', () => {
  const sit = (options: object) => {
    const session = run((clock) => createActor(forest.machine, { clock, input: { options } }));
    session.actor.send({ type: 'game.started' });
    session.actor.send({ type: 'session.shown', at: session.clock.now() });
    return session;
  };

  test('ends after an exhale when the person sets the pace, never in the middle of a breath', () => {
    const { actor, clock, pass } = sit({ minutes: 5, auto: false });
    pass(299_000);
    actor.send({ type: 'breath.toggled', at: clock.now() });
    pass(6000);
    expect(selectIsTimeUp(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'breath.toggled', at: clock.now() });
    pass(3999);
    expect(selectIsTimeUp(actor.getSnapshot())).toBe(false);
    pass(1);
    expect(selectIsTimeUp(actor.getSnapshot())).toBe(true);
  });

  test('is completed when its time runs out, asks for a check-in, and may begin again', () => {
    const { actor, emitted, pass } = sit({ minutes: 5 });
    pass(LEAD_IN_MS + 304_000);
    expect(emitted.map(({ type }) => type)).toEqual(['activity', 'activity', 'check-in.requested']);
    expect(actor.getSnapshot().hasTag('canRepeat')).toBe(true);
    actor.send({ type: 'game.started' });
    expect(actor.getSnapshot().hasTag('session')).toBe(true);
  });
});
