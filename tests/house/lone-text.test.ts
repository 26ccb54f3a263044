import { expect, test } from 'vitest';
import { sharedTexts } from './support/lone-text';
import { readCode } from './support/tree';

test('page translation cannot break a page: a text that changes is the only child of its element', () => {
  const files = readCode('src');
  expect(files.length).toBeGreaterThan(0);
  expect(sharedTexts(files)).toEqual([]);
});

const judge = (text: string) => sharedTexts([{ path: 'src/a.tsx', text }]);

test.each([
  'const A = () => <p>{isNew && <b>new</b>} Next</p>;',
  'const A = () => <p>{isNew && <b>new</b>} <span>Next</span></p>;',
  'const A = () => <p>{isNew ? <Sun /> : <Moon />}Next</p>;',
  'const A = () => <p>{notes.map((note) => <b>{note}</b>)} all</p>;',
  "const A = () => <p>Breathe {isIn ? 'in' : 'out'}</p>;",
  'const A = () => <button><Icon />{label}</button>;',
  "const A = () => <p><b>Sum</b>{isOpen && ' open'}</p>;",
  'const A = () => <p>{count} left</p>;',
  'const A = () => <p>Step {step + 1}</p>;',
  'const A = () => <p>Hello <>{name}</></p>;',
  'const A = () => (isOpen ? <>Open <b>now</b></> : null);',
  'const A = () => <>{name}</>;',
  'const Tile = ({ children }) => <label><input />{children}</label>; const A = () => <Tile>{label}</Tile>;',
])('%s is found', (text) => {
  expect(judge(text)).toHaveLength(1);
});

test.each([
  'const A = () => <p>{`Breathe in`}</p>;',
  'const A = () => <p>{isOpen && words}</p>;',
  'const A = () => <p>{isNew && <b>new</b>}<span>Next</span></p>;',
  'const A = () => <button><Icon />Start</button>;',
  'const A = () => <p>{PRODUCT_NAME} costs {PRICE.label}</p>;',
  'const A = () => <p>Call <a href={line}>{number}</a>{" "} now</p>;',
  'const A = ({ children }) => <div><h2>{title}</h2>{children}</div>;',
  'interface Props { scene: ReactElement } const A = ({ scene }: Props) => <div><i />{scene}</div>;',
  'const A = () => { const undo = <button>Undo</button>; return <p><b>{word}</b>{undo}</p>; };',
])('%s is accepted', (text) => {
  expect(judge(text)).toEqual([]);
});
