/** Texts that only the QA build has: its sources, what it keeps, the name of its panel, and its reader. */
const WORDS = ['src/qa/', 'stillgrove.qa.', 'QA panel', 'This file is no recording of a session.'] as const;

/** Its policy permits its own frames. */
const FRAMED = /frame-ancestors["']?:\s*["']+self/;

/** Returns one sentence for each trace of the QA build in a built file. */
export function qaCodeIn(file: string, text: string): string[] {
  const traces = WORDS.filter((word) => text.includes(word)).map((word) => `${file} has "${word}"`);
  if (FRAMED.test(text)) traces.push(`${file} permits frames`);
  return file.includes('/replays/') ? [...traces, `${file} is a recording`] : traces;
}
