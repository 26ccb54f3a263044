/** The device's answers and its charts alone in a page of their own: bundled by `bench-page.ts`, never part of the app. */
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { JournalEntry } from '../../../domain/journal';
import { answer } from '../../../src/data/analytics';
import { ANALYTICS_CALLS } from '../../../src/data/analytics-calls';
import { openJournal } from '../../../src/device/journal';
import { withEntries } from '../../../src/device/journal-day';
import { DATABASE_NAME } from '../../../src/device/journal-store';
import { Recorder } from '../../../src/device/recorder';
import ChartCanvas from '../../../src/ui/chart/ChartCanvas';
import type { ChartData } from '../../../src/ui/chart/chart-data';
import { optionOf } from '../../../src/ui/chart/options';
import { currentPalette } from '../../../src/ui/chart/palette';

const PERSON = 'guest';
const DAY_MS = 86_400_000;

/** A journal of so many days that end today, with so many entries on each. */
export async function openYears(days: number, entriesADay: number): Promise<() => Promise<number>> {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DATABASE_NAME).onsuccess = resolve;
  });
  const journal = await openJournal();
  const today = Math.floor(Date.now() / DAY_MS);
  await journal.store.change(async (tables) => {
    for (let ago = 0; ago < days; ago++) {
      const at = (today - ago) * DAY_MS;
      const day = new Date(at).toISOString().slice(0, 10);
      const entries = Array.from({ length: entriesADay }, (_, index): JournalEntry => {
        const common = { id: `${day}-${index}`, person: PERSON, at, day, hour: (7 * index + ago) % 24 };
        return index % 2 === ago % 2
          ? { ...common, kind: 'mood', mood: 'positive' }
          : { ...common, kind: 'play', game: `game-${(index + ago) % 10}`, completedAt: at, score: 70 };
      });
      tables.putDay(withEntries(undefined, PERSON, day, entries));
    }
  });
  const recorder = new Recorder(
    async () => journal,
    () => undefined,
  );
  /** All three answers. @returns how long they took, ms */
  return async () => {
    const start = performance.now();
    const answers = await Promise.all(ANALYTICS_CALLS.map((call) => answer(recorder, call)));
    for (const one of answers) await one.json();
    return performance.now() - start;
  };
}

echarts.use([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, LabelLayout, CanvasRenderer]);

function place(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'host';
  document.body.append(host);
  return host;
}

/** Lets everything that was begun be finished, but for frames. */
const settle = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });

/** Draws charts as the dashboard does. @returns how long it took until all were on their canvases, ms */
export async function drawOurs(charts: readonly ChartData[]): Promise<number> {
  const host = place();
  const root = createRoot(host);
  const start = performance.now();
  flushSync(() =>
    root.render(
      charts.map((data) => (
        <div key={data.kind} className="chart">
          <ChartCanvas data={data} shown={null} />
        </div>
      )),
    ),
  );
  await settle();
  const took = performance.now() - start;
  check(host, charts.length);
  root.unmount();
  host.remove();
  return took;
}

/** The same charts by ECharts alone. */
export async function drawBare(charts: readonly ChartData[]): Promise<number> {
  const host = place();
  const start = performance.now();
  const palette = currentPalette();
  const drawn = charts.map((data) => {
    const element = document.createElement('div');
    element.className = 'chart';
    host.append(element);
    const chart = echarts.init(element);
    chart.setOption(optionOf(data, { palette, rem: 16, width: element.clientWidth }));
    return chart;
  });
  await settle();
  const took = performance.now() - start;
  check(host, charts.length);
  for (const chart of drawn) chart.dispose();
  host.remove();
  return took;
}

/** @throws when there are not so many canvases with something on them */
function check(host: HTMLElement, count: number): void {
  const canvases = [...host.querySelectorAll('canvas')];
  const painted = canvases.filter((canvas) =>
    canvas
      .getContext('2d')
      ?.getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value) => value > 0),
  );
  if (painted.length !== count) throw new Error(`${painted.length} of ${count} charts are drawn`);
}
