/** The list of all sentences for translators, and US spelling. */
import { expect, test } from 'vitest';
import { allSentences, sentencesOf, templateOf } from '../../tools/sentences.mjs';

const found = (text: string): string[] => sentencesOf('src/a.tsx', text).map(({ text }) => text);

test.each([
  ['a text', '<p>Nothing was charged.</p>', ['Nothing was charged.']],
  [
    'a text on several lines, with what is put in and marked up',
    '<p>\n  You have {left} tries, <Link to="/">{name}</Link>.\n  Enjoy <b>all</b> of them.\n</p>',
    ['You have {left} tries, <Link>{name}</Link>. Enjoy <b>all</b> of them.'],
  ],
  ['an entity', '<b>Help &amp; Support</b>', ['Help & Support']],
  [
    'attributes that are read',
    '<A label="Sound" className="card wide" title="Sign in" to="/login" />',
    ['Sound', 'Sign in'],
  ],
  ['a choice', '<b>{isOn ? "Voice On" : "Voice Off"}</b>', ['Voice On', 'Voice Off']],
  ['words of a template', `const a = \`Level \${level} complete.\``, ['Level {level} complete.']],
  [
    'a table of words',
    "const A = { title: 'Lovely', path: '/a/b', kind: 'Sky', text: 'Once more.' }",
    ['Lovely', 'Once more.'],
  ],
  [
    'nothing for engineers',
    "console.warn('It failed'); throw new Error('There is none'); const a: 'Some type' = b;",
    [],
  ],
])('it takes %s', (_, text, sentences) => {
  expect(found(text)).toEqual(sentences);
});

const SENTENCES = allSentences();

test('the list has the sentences of every layer, each once', () => {
  const texts = SENTENCES.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThan(800);
  for (const text of [
    'I Understand & Agree',
    'I need calm now',
    'Level complete',
    'The oldest lines were left out',
    'Not Great',
    "That username or password isn't right.",
    'A stone lies here. Move the rake before you press it.',
  ]) {
    expect(texts).toContain(text);
  }
  const template = templateOf([{ text: 'Say "hello"', places: ['src/a.tsx:1', 'src/b.tsx:2'] }]);
  expect(template).toMatch(/\n\n#: src\/a\.tsx:1\n#: src\/b\.tsx:2\nmsgid "Say \\"hello\\""\nmsgstr ""\n$/);
});

test('all sentences have US spelling', () => {
  const british =
    /\b(?:colour|favourite|counsellor|licences?|centre|grey|whilst|towards|afterwards|metre)\b/i;
  expect(SENTENCES.filter(({ text }) => british.test(text))).toEqual([]);
});
