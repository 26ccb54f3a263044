import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathsBelow, root } from './support/tree';

test('every class of the prerendered page has a rule, so that Home is styled before its scripts run', () => {
  const page = readFileSync(path.join(root, 'dist/client/index.html'), 'utf8');
  const sheets = pathsBelow('dist/client')
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('');
  const classes = [...page.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.trim().split(/\s+/),
  );
  expect(classes.length).toBeGreaterThan(100);
  // The router and the icons add names that no style uses.
  const own = classes.filter((name) => name !== 'active' && !name.startsWith('lucide'));
  const bare = own.filter((name) => !sheets.includes(`.${name}`));
  expect([...new Set(bare)]).toEqual([]);
});
