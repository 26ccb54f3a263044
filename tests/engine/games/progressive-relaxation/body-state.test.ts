import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  PARTS as PAINTED_PARTS,
  SHEET as PAINTED_SHEET,
} from '../../../../assets/art/progressive-relaxation/figure';
import { BodyState, meltedShare } from '../../../../engine/games/progressive-relaxation/body-state';
import {
  FIGURE_PARTS,
  FLOATS_PER_VERTEX,
  figureMesh,
  layOutFigure,
  SHEET_SIZE,
} from '../../../../engine/games/progressive-relaxation/parts';
import type { Options } from '../../../../machines/games/progressive-relaxation/options';
import { progressiveRelaxationMachine } from '../../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import { selectSessionStage } from '../../../../machines/games/progressive-relaxation/selectors';
import { run } from '../../../machines/run';

function lying(...chosen: readonly (keyof Options)[]) {
  const session = run((clock) => createActor(progressiveRelaxationMachine, { clock }));
  for (const option of chosen) session.actor.send({ type: 'options.changed', options: { [option]: true } });
  const body = new BodyState();
  const follow = () => body.aim(session.actor.getSnapshot());
  const begins = () => {
    session.actor.send({ type: 'game.started' });
    follow();
    session.actor.send({ type: 'session.shown', at: session.clock.now() });
    follow();
  };
  begins();
  return {
    body,
    begins,
    /** Advances by this time (s), in frames of 50 ms. */
    pass: (seconds: number) => {
      for (let frame = 0; frame < seconds * 20; frame++) {
        session.pass(50);
        follow();
        body.tick(0.05);
      }
    },
    stage: () => selectSessionStage(session.actor.getSnapshot()),
  };
}

describe('the body', () => {
  test('has melted at the end of every plan, with any number of skips', () => {
    for (const chosen of [[], ['twoRounds'], ['releaseOnly'], ['longerRest', 'twoRounds']] as const) {
      const session = run((clock) => createActor(progressiveRelaxationMachine, { clock }));
      for (const option of chosen)
        session.actor.send({ type: 'options.changed', options: { [option]: true } });
      session.actor.send({ type: 'game.started' });
      session.actor.send({ type: 'session.shown', at: 0 });
      expect(meltedShare(session.actor.getSnapshot())).toBe(0);
      for (const [index] of session.actor.getSnapshot().context.phases.entries()) {
        session.actor.send({ type: 'phase.skipped', index, at: 0 });
      }
      expect(selectSessionStage(session.actor.getSnapshot())).toBe('complete');
      expect(meltedShare(session.actor.getSnapshot())).toBe(1);
    }
  });

  test('reaches its targets in one step after an hour in the background, and then rests', () => {
    const one = lying();
    one.pass(12);
    one.body.tick(3600);
    expect(one.body.tick(0.05)).toBe(false);
  });

  test('lies as before at the start of the next session', () => {
    const one = lying();
    one.pass(106);
    expect(one.body.melt).toBe(1);
    one.begins();
    expect(one.body.melt).toBe(0);
  });
});

describe('the figure', () => {
  test('has the same boxes and cells as its sheet', () => {
    const table = (parts: typeof FIGURE_PARTS | typeof PAINTED_PARTS) =>
      parts.map(({ name, box, cells, scale, isMirrored }) => ({ name, box, cells, scale, isMirrored }));
    expect(SHEET_SIZE).toEqual(PAINTED_SHEET);
    expect(table(FIGURE_PARTS)).toEqual(table(PAINTED_PARTS));
  });

  test('has cells that lie within the sheet and apart from each other', () => {
    const cells = FIGURE_PARTS.flatMap(({ name, box: [, , width, height], cells, scale }) =>
      cells.flatMap((cell, state) =>
        cell
          ? [
              {
                name: `${name} ${state}`,
                x: cell[0],
                y: cell[1],
                width: width * scale,
                height: height * scale,
              },
            ]
          : [],
      ),
    );
    for (const one of cells) {
      expect(one.x + one.width, one.name).toBeLessThanOrEqual(SHEET_SIZE.width);
      expect(one.y + one.height, one.name).toBeLessThanOrEqual(SHEET_SIZE.height);
      for (const other of cells) {
        if (other === one) continue;
        const isApart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(isApart, `${one.name} and ${other.name}`).toBe(true);
      }
    }
  });

  test('has a part that tenses for each of the first five muscle groups', () => {
    const groups = FIGURE_PARTS.flatMap(({ group }) => group ?? []);
    expect(groups.toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  test('is symmetric', () => {
    const { vertices, indices } = figureMesh();
    let sum = 0;
    for (const index of indices) sum += vertices[index * FLOATS_PER_VERTEX] ?? 0;
    const own = FIGURE_PARTS.filter(({ isMirrored }) => !isMirrored).reduce(
      (all, { box: [left, , width], cells }) => all + (left + width / 2) * cells.length * 216,
      0,
    );
    expect(sum).toBeCloseTo(own, 0);
  });

  test.each([
    [680, 650],
    [390, 320],
    [480, 330],
    [320, 250],
    [1180, 300],
  ])('fits into %d x %d', (width, height) => {
    const { x, y, scale } = layOutFigure({ width, height });
    // The fox measures 470 units from its ears upward of its origin to 470 below it, and 600 from paw to paw.
    expect(y - 420 * scale).toBeGreaterThanOrEqual(0);
    expect(y + 470 * scale).toBeLessThanOrEqual(height);
    expect(x - 300 * scale).toBeGreaterThanOrEqual(0);
    expect(Math.max((600 * scale) / width, (890 * scale) / height)).toBeGreaterThan(0.8);
  });
});
