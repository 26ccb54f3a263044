import { describe, expect, test } from 'vitest';
import { DOOR, otherDoors } from './support/door';
import { readCode } from './support/tree';

test('only one entrance leads to checkout, and it loads a new document', () => {
  const files = readCode('src');
  expect(files.map(({ path }) => path)).toContain(DOOR);
  expect(otherDoors(files)).toEqual([]);
});

describe('a second entrance', () => {
  const judge = (text: string) => otherDoors([{ path: 'src/a.tsx', text }]);

  test.each([
    '<Link to="/checkout">Buy</Link>;',
    "<a href='/checkout'>Buy</a>;",
    'navigate(`/checkout`);',
    'navigate(`/checkout?from=games`);',
    'location.assign("/checkout/");',
    'history.pushState({}, "", "/Checkout#pay");',
    '<Link to={CHECKOUT_ROUTE}>Buy</Link>;',
  ])('%s is found', (text) => {
    expect(judge(text)).toHaveLength(1);
  });

  test.each([
    "import { Checkout } from '../pages/checkout/Checkout';",
    'enterCheckout();',
    'const words = "at the checkout"; const other = "/checkouts";',
  ])('%s is none', (text) => {
    expect(judge(text)).toEqual([]);
  });
});
