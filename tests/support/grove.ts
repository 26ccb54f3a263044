/** Journals of somebody who comes every day, and their grove painted without a browser. */
import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { SyncedEntry } from '../../domain/contract';
import type { JournalEntry } from '../../domain/journal';
import type { Light } from '../../src/pages/profile/grove/light';
import { paintGrove } from '../../src/pages/profile/grove/paint';
import { type Plan, planGrove } from '../../src/pages/profile/grove/plan';
import type { Pen } from '../../src/pages/profile/grove/press';
import { felt, played } from './analytics/kept-journal';
import { dayBefore, randomFrom, TODAY } from './analytics/random-journal';

/** A check-in on each of the last days, newest first, and a completed session on most of them. */
export function everyDay(days: number): SyncedEntry[] {
  const random = randomFrom(days);
  return Array.from({ length: days }, (_, ago) => dayBefore(TODAY, ago)).flatMap((day) => {
    const [weather, session] = [random(), random()];
    return [
      felt(weather < 0.5 ? 'positive' : weather < 0.77 ? 'neutral' : 'negative', day, 9),
      ...(session < 0.8 ? [played('zen-garden', day, { hour: 10 })] : []),
    ];
  });
}

/** The same, of the guest. */
export const ofGuest = (entries: readonly SyncedEntry[]): JournalEntry[] =>
  entries.map((entry) => ({ ...entry, person: 'guest' }));

/** The pixels of a grove, four bytes each. */
export function painted(plan: Plan, light: Light, width: number, height: number): Uint8ClampedArray {
  Object.assign(globalThis, { Path2D });
  const makePen = () => createCanvas(width, height).getContext('2d') as unknown as Pen;
  const pen = atOnce(paintGrove(plan, { width, height, light, makePen }));
  return pen.getImageData(0, 0, width, height).data;
}

/** What all steps come to, without a pause. */
function atOnce<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The plan of a journal. */
export const planned = (entries: readonly JournalEntry[]): Plan => atOnce(planGrove(entries));
