import './colors.css';
import { ChartColumn, Table2 } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { ErrorBoundary } from '../ErrorBoundary';
import { ChartTable } from './ChartTable';
import styles from './chart.module.css';
import { type ChartData, describePoint } from './chart-data';
import { Legend } from './Legend';
import { useIsPrinted } from './use-is-printed';

type Canvas = ComponentType<{ data: ChartData; shown: number | null }>;

interface ChartProps {
  title: string;
  data: ChartData;
  children?: ReactNode;
  empty?: string | undefined;
  /** A count and its noun in the middle of a ring chart. */
  whole?: { readonly count: number; readonly of: string };
  beside?: ReactElement;
}

/** Arrow keys move from point to point. A button, or printing, replaces the drawing with a table. */
export function Chart({ title, data, children, empty, whole, beside }: ChartProps) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const isPrinted = useIsPrinted();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={`text-h2 ${styles.title}`}>
          {title}
        </h2>
        {empty === undefined && data.series.length > 1 && <Legend series={data.series} />}
        {children}
      </div>
      {empty === undefined ? (
        <>
          {isTable || isPrinted ? (
            <ChartTable title={title} data={data} />
          ) : (
            <div className={styles[data.kind]}>
              <Plot title={title} data={data}>
                {whole && (
                  <span className={styles.center} aria-hidden>
                    <strong>{whole.count}</strong>
                    <span>{whole.of}</span>
                  </span>
                )}
              </Plot>
              {beside}
            </div>
          )}
          <button type="button" className={styles.toggle} onClick={() => setIsTable(!isTable)}>
            {isTable ? <ChartColumn size={18} aria-hidden /> : <Table2 size={18} aria-hidden />}
            <span>{isTable ? 'Show as chart' : 'Show as table'}</span>
          </button>
        </>
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
    </section>
  );
}

/** The table replaces a drawing whose code does not load. */
function Plot({ title, data, children }: { title: string; data: ChartData; children?: ReactNode }) {
  const canvas = useCanvas();
  const [shown, setShown] = useState<number | null>(null);
  if (canvas === 'missing') {
    return (
      <div className={`grid gap-8 text-muted ${styles.instead}`}>
        <p>The chart couldn't be loaded, so here are its numbers.</p>
        <ChartTable title={title} data={data} />
      </div>
    );
  }
  const last = data.points.length - 1;
  const at = Math.min(shown ?? last, last);
  const walk = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
  };
  return (
    <div
      className={styles.plot}
      role="slider"
      tabIndex={0}
      aria-label={`${title}, chart`}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={at + 1}
      aria-valuetext={describePoint(data, at)}
      onKeyDown={walk}
      onFocus={(event) => event.target.matches(':focus-visible') && setShown(at)}
      onBlur={() => setShown(null)}
    >
      <ErrorBoundary fallback={<ChartTable title={title} data={data} />}>
        {canvas !== 'coming' && <canvas.Canvas data={data} shown={shown} />}
      </ErrorBoundary>
      {children}
    </div>
  );
}

function stepTo(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(at + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Loads the drawing code with the first chart. After a failure the next chart retries. */
function useCanvas(): { Canvas: Canvas } | 'coming' | 'missing' {
  const [canvas, setCanvas] = useState<{ Canvas: Canvas } | 'coming' | 'missing'>(loaded ?? 'coming');
  useEffect(() => {
    if (canvas !== 'coming') return;
    import('./ChartCanvas').then(
      ({ default: Canvas }) => {
        loaded = { Canvas };
        setCanvas(loaded);
      },
      (error: unknown) => {
        console.warn('Charts cannot be drawn', error);
        setCanvas('missing');
      },
    );
  }, [canvas]);
  return canvas;
}

let loaded: { Canvas: Canvas } | undefined;
