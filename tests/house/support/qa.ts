/**
 * Texts that only the QA build contains: paths of its sources, its storage keys, the name of its panel, and messages
 * of its parser.
 */
const WORDS = ['tests/qa/', 'stillgrove.qa.', 'QA panel', 'This file is no recording of a session.'] as const;

/** Only the QA build's content security policy permits frames of the same origin. */
const FRAMED = /frame-ancestors["']?:\s*["']+self/;

/** Returns one sentence for each trace of the QA build in a built file. */
export function qaCodeIn(file: string, text: string): string[] {
  const traces = WORDS.filter((word) => text.includes(word)).map((word) => `${file} has "${word}"`);
  if (FRAMED.test(text)) traces.push(`${file} permits frames`);
  return file.includes('/replays/') ? [...traces, `${file} is a recording`] : traces;
}
