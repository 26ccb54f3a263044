/** Measures the memory of a page after garbage collection. */
import type { CDPSession } from 'playwright';

export interface LeftBehind {
  readonly nodes: number;
  readonly listeners: number;
  /** Used memory of the script heap, MB. */
  readonly megabytes: number;
}

/** Maximum number of garbage collections. */
const MOST_TURNS = 6;

/**
 * Collects garbage until the number of nodes stops falling, and measures the remaining memory. One pass is not enough:
 * React and the browser hold the last page for a while, and memory freed by a finalizer needs another pass.
 *
 * @param device session with `Performance.enable` sent
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
