/** What a page still holds once the browser has collected what nobody needs. */
import type { CDPSession } from 'playwright';

export interface LeftBehind {
  readonly nodes: number;
  readonly listeners: number;
  /** Of the scripts' heap. */
  readonly megabytes: number;
}

/** So often it is collected at most. */
const MOST_TURNS = 6;

/**
 * Collects until the nodes grow no fewer. Once is not enough: the page that was left last is held until React and the
 * browser have done with it, and what a finalizer frees only the next collection finds.
 *
 * @param device with `Performance.enable` sent
 */
export async function leftBehind(device: CDPSession): Promise<LeftBehind> {
  let left = await collect(device);
  for (let turn = 1; turn < MOST_TURNS; turn++) {
    const next = await collect(device);
    const isDone = next.nodes >= left.nodes;
    left = next;
    if (isDone) break;
  }
  return left;
}

async function collect(device: CDPSession): Promise<LeftBehind> {
  await device.send('HeapProfiler.collectGarbage');
  const { metrics } = await device.send('Performance.getMetrics');
  const numberOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    nodes: numberOf('Nodes'),
    listeners: numberOf('JSEventListeners'),
    megabytes: numberOf('JSHeapUsedSize') / 1e6,
  };
}
