/** Each rule finds its sample. A rule that finds nothing would pass forever. */
import { expect, test } from 'vitest';
import { clocksAndChance } from './support/chance';
import { circles } from './support/circles';
import { missingClasses, missingUtilities } from './support/classes';
import { otherDoors } from './support/door';
import { breaches } from './support/law';
import { sharedTexts } from './support/lone-text';
import { qaCodeIn } from './support/qa';
import { LONGEST, leftByFingers, leftOut, putOff, tooLong, unsetProperties } from './support/tidiness';
import type { SourceFile } from './support/tree';
import { webglCalls } from './support/webgl';
import { foreignAddresses, inlineCode } from './support/weights';

type Rule = (files: readonly SourceFile[]) => readonly string[];

test.each<[string, Rule, string, string]>([
  ['chance', clocksAndChance, 'machines/a.ts', 'const roll = Math.random();'],
  ['circles', circles, 'src/a.ts', "import './a';"],
  [
    'classes',
    missingClasses,
    'src/a.tsx',
    "import styles from './a.module.css';\nexport const A = () => <p className={styles.gone} />;",
  ],
  ['utilities', missingUtilities, 'src/a.tsx', 'const A = () => <p className="gone" />;'],
  ['checkout', otherDoors, 'src/a.tsx', '<Link to="/checkout">Buy</Link>;'],
  ['a higher layer', breaches, 'domain/a.ts', "import { app } from '../server/app';"],
  ['a foreign package', breaches, 'machines/a.ts', "import { Container } from 'pixi.js';"],
  ['a computed import', breaches, 'domain/a.ts', 'const any = (name: string) => import("./" + name);'],
  ['a higher floor', breaches, 'src/ui/a.tsx', "import '../stage/stage';"],
  ['another page', breaches, 'src/pages/a/A.tsx', "import { B } from '../b/B';"],
  ['another game', breaches, 'src/games/a/a.screen.tsx', "import { B } from '../b/b.screen';"],
  ['a game in the engine', breaches, 'engine/stage/a.ts', "import { S } from '../games/registry';"],
  ['lone text', sharedTexts, 'src/a.tsx', 'const A = () => <p>{count} left</p>;'],
  ['long files', tooLong, 'src/a.ts', '1;\n'.repeat(LONGEST + 1)],
  ['hover', leftByFingers, 'src/a.css', '.a:hover { color: red; }'],
  ['hidden tests', leftOut, 'tests/a.test.ts', 'test.only("a", () => {});'],
  ['skipped tests', leftOut, 'tests/a.test.ts', 'test.skip("a", () => {});'],
  ['postponed work', putOff, 'src/a.ts', `// ${'TO'}${'DO'}: later`],
  ['custom properties', unsetProperties, 'src/a.css', '.a { gap: var(--gone); }'],
  ['WebGL', webglCalls, 'src/a.ts', 'gl.createProgram();'],
  ['the QA build', ([file]) => qaCodeIn('dist/a.js', file?.text ?? ''), 'a.js', 'e("QA panel")'],
  ['inline code', ([file]) => inlineCode(file?.text ?? ''), 'a.html', '<p style="color: red">'],
  ['other hosts', ([file]) => foreignAddresses(file?.text ?? ''), 'a.html', '<img src=//b.example/a.png>'],
])('%s', (_, rule, path, text) => {
  expect(rule([{ path, text }])).toHaveLength(1);
});
