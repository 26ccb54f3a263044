import { describe, expect, test } from 'vitest';
import { missingClasses, missingUtilities } from './support/classes';
import { LONGEST, leftByFingers, leftOut, putOff, tooLong, unsetProperties } from './support/tidiness';
import { CODE_FOLDERS, readCode } from './support/tree';

describe('in the whole tree', () => {
  test(`no code file has more than ${LONGEST} lines`, () => {
    expect(tooLong(readCode(...CODE_FOLDERS))).toEqual([]);
  });

  test('no comment postpones work', () => {
    expect(putOff(readCode(...CODE_FOLDERS, 'tests'))).toEqual([]);
  });

  test('every class of a component is in its style sheet', () => {
    expect(missingClasses(readCode('src'))).toEqual([]);
  });

  test('every utility class is in a global style sheet', () => {
    expect(missingUtilities(readCode('src'))).toEqual([]);
  });

  test('every custom property of a style sheet is set', () => {
    expect(unsetProperties(readCode('src'))).toEqual([]);
  });

  test('no hover style applies to touch', () => {
    expect(leftByFingers(readCode('src'))).toEqual([]);
  });

  test('no test hides others, and every skipped test has a reason', () => {
    expect(leftOut(readCode('tests'))).toEqual([]);
  });
});

test('a file with one line too many is reported', () => {
  const lines = (count: number) => [{ path: 'src/a.ts', text: '1;\n'.repeat(count) }];
  expect(tooLong(lines(LONGEST))).toEqual([]);
  expect(tooLong(lines(LONGEST + 1))).toEqual([`src/a.ts has ${LONGEST + 1} lines`]);
});

test('a missing class is found', () => {
  const sheet = { path: 'src/ui/a.module.css', text: '.here { color: red; }' };
  const wearing = (one: string) => ({
    path: 'src/pages/a.tsx',
    text: `import styles from '../ui/a.module.css';\nexport const A = () => <p className={styles.${one}} />;`,
  });
  expect(missingClasses([sheet, wearing('here')])).toEqual([]);
  expect(missingClasses([sheet, wearing('gone')])).toEqual([
    'src/pages/a.tsx wears .gone, which src/ui/a.module.css does not have',
  ]);
});

test('a missing utility class is found', () => {
  const sheet = { path: 'src/ui/a.css', text: '.gap-8 { gap: 8px; }' };
  const judge = (path: string, text: string) => missingUtilities([sheet, { path, text }]);
  expect(judge('src/a.module.css', '.a { composes: gap-8 from global; }')).toEqual([]);
  expect(judge('src/a.module.css', '.a { composes: gap-8 gap-9 from global; }')).toHaveLength(1);
  expect(judge('src/a.tsx', 'const A = () => <p className="gap-8 gap" />;')).toHaveLength(1);
  expect(judge('src/a.tsx', 'const A = () => <p className="gap-8" />;')).toEqual([]);
});

test('a custom property that no file sets is found', () => {
  const judge = (text: string) => unsetProperties([{ path: 'src/ui/a.module.css', text }]);
  expect(judge('.a { --gap: 4px; gap: var(--gap); }')).toEqual([]);
  expect(judge('.a { gap: var(--gap, 4px); }')).toEqual([]);
  expect(judge('.a { filter: blur(6px) var(--gone); }')).toEqual([
    'src/ui/a.module.css uses --gone, which no file sets',
  ]);
});

test('a hover style for touch is found', () => {
  const judge = (text: string) => leftByFingers([{ path: 'src/ui/a.module.css', text }]);
  const hovered = '.a:hover { color: red; }';
  expect(judge(`@media (hover: hover) { .b { color: red; } ${hovered} }`)).toEqual([]);
  expect(judge(hovered)).toHaveLength(1);
  expect(judge(`@media (hover: hover) { .b { color: red; } } ${hovered}`)).toHaveLength(1);
});

test('postponed work is found in comments, not in strings', () => {
  const marker = 'TO' + 'DO';
  expect(putOff([{ path: 'src/a.ts', text: `// ${marker}: later` }])).toHaveLength(1);
  expect(putOff([{ path: 'src/a.ts', text: `/** ${marker} */ const a = 1;` }])).toHaveLength(1);
  expect(putOff([{ path: 'src/a.css', text: `p { color: red; /* ${marker} */ }` }])).toHaveLength(1);
  expect(putOff([{ path: 'src/a.ts', text: `const list = '${marker}'; // a list` }])).toEqual([]);
});

describe('skipped tests', () => {
  const judge = (text: string) => leftOut([{ path: 'tests/a.test.ts', text }]);

  test.each([
    'test.only("a", () => {});',
    'describe.concurrent.only("a", () => {});',
    'test.only.each([1])("a", () => {});',
    '// a reason does not help\nit.only("a", () => {});',
    'test.skip("a", () => {});',
    'test.skipIf(true)("a", () => {});',
    'describe.todo("a");',
    '// too far above\n\ntest.skip("a", () => {});',
  ])('%s is found', (text) => {
    expect(judge(text)).toHaveLength(1);
  });

  test.each([
    'test("a", () => {});',
    '// Only where there are ports to take.\ntest.skip("a", () => {});',
    'test.skip("a", () => {}); // Needs a printer.',
    'list.only("a"); options.skip = 3;',
  ])('%s is let pass', (text) => {
    expect(judge(text)).toEqual([]);
  });
});
