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
