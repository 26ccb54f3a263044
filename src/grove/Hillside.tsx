/** The picture of the hillside. It is painted when it first appears, and again only after a change. */
import { useEffect, useRef, useState } from 'react';
import type { JournalEntry } from '../../domain/journal';
import { canReadCanvas } from '../../engine/paint/read-back';
import { localDayAndHour } from '../device/local-day-and-hour';
import { runInSlices } from '../device/run-in-slices';
import { useTheme } from '../services/context';
import { GroveDays } from './GroveDays';
import styles from './grove.module.css';
import { HillGeometry } from './land';
import { groveLightAt } from './light';
import { paintGrove } from './paint';
import { type GrovePlan, planGrove } from './plan';
import type { PaintContext2D } from './stipple-painter';
import { describeGrove } from './words';

/** Maximum resolution, canvas px per CSS px. */
const SHARPEST = 2;

interface Size {
  /** Size, CSS px. */
  readonly width: number;
  readonly height: number;
}

interface HillsideProps {
  readonly entries: readonly JournalEntry[];
  /** Local day whose place is shown while it has no tree. Default: none. */
  readonly today?: string;
  /** Without it the trees are no links. */
  readonly addressOf?: (day: string) => string;
}

export default function Hillside({ entries, today, addressOf }: HillsideProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const plan = usePlan(entries, today);
  const size = useSize(canvas);
  const theme = useTheme();
  const [isPainted, setPainted] = useState(false);

  useEffect(() => {
    if (!plan || !size) return;
    const scale = Math.min(SHARPEST, devicePixelRatio);
    const light = groveLightAt(localDayAndHour(Date.now()).hour, theme);
    const makeOwnPen = () => makePen(size, scale);
    const steps = paintGrove(plan, { ...size, light, makePen: makeOwnPen, readsBack: canReadCanvas() });
    return takeInTurns(steps, (painted) => {
      // The old picture stays visible until the new one is complete.
      const shown = canvas.current;
      if (!shown) return;
      shown.width = painted.canvas.width;
      shown.height = painted.canvas.height;
      shown.getContext('2d')?.drawImage(painted.canvas, 0, 0);
      setPainted(true);
    });
  }, [plan, size, theme]);

  return (
    <>
      <canvas
        ref={canvas}
        className={styles.canvas}
        data-painted={isPainted || undefined}
        aria-hidden={plan === undefined}
        role="img"
        aria-label={plan && describeGrove(plan)}
      />
      {addressOf && plan && size && plan.trees.length > 0 && (
        <GroveDays plan={plan} land={new HillGeometry(size.width, size.height)} addressOf={addressOf} />
      )}
    </>
  );
}

/** Returns undefined until the plan is computed, and the same object while new entries change nothing. */
function usePlan(entries: readonly JournalEntry[], today: string | undefined): GrovePlan | undefined {
  const [plan, setPlan] = useState<GrovePlan>();
  useEffect(
    () =>
      takeInTurns(planGrove(entries, today), (next) =>
        setPlan((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next)),
      ),
    [entries, today],
  );
  return plan;
}

function useSize(element: { readonly current: HTMLElement | null }): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const [width, height] = [Math.round(entry.contentRect.width), Math.round(entry.contentRect.height)];
      // An element of an inactive tab has no size.
      if (width === 0 || height === 0) return;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** @throws when the browser has no memory for another canvas */
function makePen({ width, height }: Size, scale: number): PaintContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  // A canvas on the CPU is faster here, because its pixels are read back.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('The browser has no memory for a picture of the grove');
  pen.scale(scale, scale);
  return pen;
}

/** Runs steps in several tasks until the returned function is called. After a failure the old picture stays. */
function takeInTurns<Result>(steps: Generator<void, Result>, onReady: (result: Result) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  runInSlices(steps, signal)
    .then((result) => {
      if (!signal.aborted) onReady(result);
    })
    .catch((error: unknown) => {
      if (!signal.aborted) console.warn('The grove could not be painted', error);
    });
  return () => stopping.abort();
}
