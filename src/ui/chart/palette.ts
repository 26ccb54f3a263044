/** A canvas cannot read CSS variables. */

const SERIES_COLORS = [
  'primary',
  'secondary',
  'accent',
  'games',
  'music',
  'moods',
  'positive',
  'neutral',
  'negative',
] as const;
export type SeriesColor = (typeof SERIES_COLORS)[number];

export interface ChartPalette extends Readonly<Record<SeriesColor, string>> {
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly surface: string;
}

/** Palettes by theme. Reading the tokens makes the browser recalculate styles, so each theme is read only once. */
const palettes = new Map<string | undefined, ChartPalette>();

export function currentChartPalette(): ChartPalette {
  const { theme } = document.documentElement.dataset;
  const palette = palettes.get(theme) ?? readPalette(document.body);
  palettes.set(theme, palette);
  return palette;
}

function readPalette(element: HTMLElement): ChartPalette {
  const probe = document.createElement('span');
  element.append(probe);
  const read = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  // In forced colors all of these would have the color of text.
  probe.style.forcedColorAdjust = 'none';
  const series = Object.fromEntries(SERIES_COLORS.map((color) => [color, read(`--chart-${color}`)]));
  probe.style.forcedColorAdjust = '';
  const palette = {
    ...(series as Record<SeriesColor, string>),
    ink: read('--ink'),
    quiet: read('--ink-2'),
    line: read('--line'),
    surface: read('--surface'),
  };
  probe.remove();
  return palette;
}
