import { expect, test } from 'vitest';
import { writeNotices } from '../../tools/build/notices.mjs';

test('each text of terms stands once, under everything that it is the text of', () => {
  const text = writeNotices([
    { name: 'moss 1.0.0', licence: 'MIT', text: 'Permission is hereby granted' },
    { name: 'fern 2.1.0', licence: 'MIT', text: 'Permission is hereby granted' },
    { name: 'Figtree 5', licence: 'OFL-1.1', text: 'SIL OPEN FONT LICENSE' },
    { name: 'bare 0.1.0', licence: 'ISC', text: '' },
  ]);
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(1);
  expect(text).toContain('moss 1.0.0 (MIT)\nfern 2.1.0 (MIT)\n\nPermission is hereby granted');
  expect(text).toContain('Figtree 5 (OFL-1.1)\n\nSIL OPEN FONT LICENSE');
  expect(text).toContain('bare 0.1.0 (ISC)');
});
