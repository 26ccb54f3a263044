import { expect, test } from 'vitest';
import { type DialogName, Dialogs } from '../../../src/services/dialogs';

test('one dialog is open at a time, another replaces it, and no change is reported twice', () => {
  const dialogs = new Dialogs();
  const told: (DialogName | null)[] = [];
  const stop = dialogs.subscribe(() => told.push(dialogs.current));
  expect(dialogs.current).toBeNull();
  dialogs.close();
  dialogs.open('help');
  dialogs.open('help');
  dialogs.open('about');
  dialogs.close();
  dialogs.close();
  expect(told).toEqual(['help', 'about', null]);
  stop();
  dialogs.open('audio');
  expect(told).toHaveLength(3);
});
