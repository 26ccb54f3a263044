import type { AdminReport } from './admin';

/** As JSON for scripts, or as text for people: a table, or one line a value for a single row. */
export function formatReport({ rows }: AdminReport, isJson: boolean): string {
  if (isJson) return JSON.stringify(rows);
  const [first] = rows;
  if (first === undefined) return 'None.';
  const names = Object.keys(first);
  const text = rows.map((row) => names.map((name) => String(row[name] ?? '–')));
  if (rows.length === 1) {
    const width = widest(names);
    return names.map((name, index) => `${name.padEnd(width)}  ${text[0]?.[index]}`).join('\n');
  }
  const widths = names.map((name, index) => widest([name, ...text.map((row) => row[index] as string)]));
  const lay = (row: readonly string[]) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [lay(names), ...text.map(lay)].join('\n');
}

const widest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));
