/** Processor time of a page's main thread, by the browser's own trace: time while others have the processor is not in it. */
import type { Browser } from 'playwright';
import { type Phone, SLOWER } from './phone';
import { spareTheCard } from './probe';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** μs. */
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own processor time, μs. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** What came to the page since the frame before: nothing, no more than moves of a hand, or what a page may answer. */
export type Cause = 'nothing' | 'moves' | 'act';

/** A task in which a script drew a frame. */
interface Frame {
  /** Of the phone's processor time. */
  readonly ms: number;
  readonly after: Cause;
}

/** What the main thread did in play, each number in ms of the phone's processor time. */
export interface Work {
  readonly frames: readonly Frame[];
  /** What all events of pointers, touches and keys took together, with what React made of them. */
  readonly inputs: number;
  /** The longest task. */
  readonly longest: number;
  /** Tasks of over {@link LONG_MS}. */
  readonly long: number;
}

/** A task of more than so many ms of processor time delays the answer to whoever touches. */
const LONG_MS = 50;

const INPUT = /^(?:pointer|touch|mouse|key|click)/;
const MOVE = /move$/;

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/**
 * Traces the phone's page, whose card is spared, while something happens. The browser must have no other page at work.
 *
 * The thread runs at full speed from then on, and its times are multiplied. A browser slows a thread down by keeping it
 * busy for three quarters of the time, also where it only waits for the card: that would be counted as its own.
 */
export async function trace(browser: Browser, phone: Phone, during: () => Promise<void>): Promise<Work> {
  await spareTheCard(phone.page);
  return workOf(await mainThread(browser, phone, during, ({ name }) => name === 'FireAnimationFrame'));
}

/**
 * Traces the phone's page, which draws all that it draws to a person, while something happens: at full speed, as with
 * {@link trace}. The browser must have no other page at work.
 *
 * @returns asks for every task of the main thread in which an event of these types was dispatched: ms of the phone's
 *   processor time, in their order
 */
export async function traceTasks(
  browser: Browser,
  phone: Phone,
  during: () => Promise<void>,
): Promise<(...types: readonly string[]) => readonly number[]> {
  const isInput = (event: TraceEvent) => event.name === 'EventDispatch' && INPUT.test(typeOf(event));
  const own = await mainThread(browser, phone, during, isInput);
  const inputs = own.filter(isInput);
  return (...types) => {
    const asked = inputs.filter((event) => types.includes(typeOf(event)));
    return own
      .filter((task) => task.name === 'RunTask' && asked.some((one) => isWithin(one, task)))
      .map(slowMs);
  };
}

/** @throws when the trace has no main thread of which `tells` says that it is the page's */
async function mainThread(
  browser: Browser,
  { page, cdp }: Phone,
  during: () => Promise<void>,
  tells: (event: TraceEvent) => boolean,
): Promise<readonly TraceEvent[]> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.startTracing(page, { categories: CATEGORIES });
  await during();
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const whole = events
    .filter((event) => event.ph === 'X' && event.dur !== undefined && mains.has(threadOf(event)))
    .sort((one, other) => one.ts - other.ts);
  // Another page may still hear the last of what was done there.
  const telling = whole.filter(tells).map(threadOf);
  if (telling.length === 0) throw new Error('Nothing was drawn while the page was traced');
  const count = (thread: string) => telling.filter((one) => one === thread).length;
  const own = [...mains].reduce((most, thread) => (count(thread) > count(most) ? thread : most));
  return whole.filter((event) => threadOf(event) === own);
}

const isWithin = (inner: TraceEvent, outer: TraceEvent): boolean =>
  inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur as number);

function workOf(own: readonly TraceEvent[]): Work {
  const named = (name: string) => own.filter((event) => event.name === name);
  const tasks = named('RunTask');
  const drawn = named('FireAnimationFrame');
  const dispatched = named('EventDispatch').filter((event) => INPUT.test(typeOf(event)));
  const times = tasks.map(slowMs);
  const frames: Frame[] = [];
  let since = 0;
  for (const task of tasks) {
    const frame = drawn.find((one) => isWithin(one, task));
    if (!frame) continue;
    const came = dispatched.filter(({ ts }) => ts >= since && ts < frame.ts).map(typeOf);
    const isAct = came.some((type) => !MOVE.test(type));
    frames.push({ ms: slowMs(task), after: isAct ? 'act' : came.length > 0 ? 'moves' : 'nothing' });
    since = frame.ts;
  }
  return {
    frames,
    // An event that another one brought about is part of that one.
    inputs: dispatched
      .filter((event) => !dispatched.some((outer) => outer !== event && isWithin(event, outer)))
      .reduce((sum, event) => sum + slowMs(event), 0),
    longest: Math.max(...times),
    long: times.filter((time) => time > LONG_MS).length,
  };
}

/** Of an event that was dispatched. */
const typeOf = ({ args }: TraceEvent): string => args.data?.type ?? '';

/** Of the phone's processor time. */
const slowMs = ({ tdur = 0 }: TraceEvent): number => (SLOWER * tdur) / 1000;
