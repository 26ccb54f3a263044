/** CPU time of a page's main thread from the browser's trace. Time of other processes does not count. */
import type { Browser } from 'playwright';
import { type Phone, SLOWER } from './phone';
import { limitDrawing } from './probe';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start, μs. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread, μs. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Input between two frames: none, only moves, or at least one other event. */
export type Cause = 'nothing' | 'moves' | 'act';

/** A task in which the page drew a frame. */
interface Frame {
  /** CPU time on the phone, ms. */
  readonly ms: number;
  readonly after: Cause;
}

/** Main-thread work during play, ms of CPU time on the phone. */
export interface Work {
  readonly frames: readonly Frame[];
  /** CPU time of all pointer, touch and key events, including React's work for them. */
  readonly inputs: number;
  /** CPU time of the longest task. */
  readonly longest: number;
  /** Number of tasks longer than {@link LONG_MS}. */
  readonly long: number;
}

/** Maximum CPU time of a task that does not delay the response to input noticeably, ms. */
const LONG_MS = 50;

const INPUT = /^(?:pointer|touch|mouse|key|click)/;
const MOVE = /move$/;

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/**
 * Traces the phone's page during an action, with drawing limited to a single pixel. No other page of the browser may
 * be active.
 *
 * The thread runs at full speed, and the measured times are multiplied by {@link SLOWER}. The browser's own throttling
 * would keep the thread busy for three quarters of the time, even while the thread waits for the GPU, and that would
 * count as work.
 */
export async function trace(browser: Browser, phone: Phone, during: () => Promise<void>): Promise<Work> {
  await limitDrawing(phone.page);
  return workOf(await mainThread(browser, phone, during, ({ name }) => name === 'FireAnimationFrame'));
}

/**
 * Traces the phone's page with full drawing during an action, at full speed like {@link trace}. No other page of the
 * browser may be active.
 *
 * @returns a function that receives event types, and returns the CPU times on the phone (ms) of all main-thread tasks
 *   that dispatched such an event, in order
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

/** @throws when no main thread of the trace has an event that `tells` accepts */
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
  // Another page may still be handling its last events, so this function selects the main thread with the most events
  // that `tells` accepts.
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
    // A nested event counts as part of its outer event.
    inputs: dispatched
      .filter((event) => !dispatched.some((outer) => outer !== event && isWithin(event, outer)))
      .reduce((sum, event) => sum + slowMs(event), 0),
    longest: Math.max(...times),
    long: times.filter((time) => time > LONG_MS).length,
  };
}

/** Returns the type of a dispatched event. */
const typeOf = ({ args }: TraceEvent): string => args.data?.type ?? '';

/** Returns the CPU time on the phone, ms. */
const slowMs = ({ tdur = 0 }: TraceEvent): number => (SLOWER * tdur) / 1000;
