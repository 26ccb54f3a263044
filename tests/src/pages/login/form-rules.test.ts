import { describe, expect, test } from 'vitest';
import { SIGN_IN_MODES } from '../../../../machines/app/sign-in.machine';
import { firstFormError, refusedFieldOf } from '../../../../src/pages/login/form-rules';

const right = { username: 'rowan', password: 'a quiet place', code: '7KQM-2XWD-94TF-B0HC' };

describe('a form', () => {
  test.each(SIGN_IN_MODES)('that is complete can be sent (%s)', (mode) => {
    expect(firstFormError(mode, right)).toBeNull();
  });

  test.each(SIGN_IN_MODES)('without a name or a password names the missing field (%s)', (mode) => {
    expect(firstFormError(mode, { ...right, username: '' })?.field).toBe('username');
    expect(firstFormError(mode, { ...right, password: '' })?.field).toBe('password');
  });

  test('checks the rules for new values only, not for existing accounts', () => {
    const old = { username: 'a b', password: 'short', code: '' };
    expect(firstFormError('signing-in', old)).toBeNull();
    expect(firstFormError('creating', old)?.field).toBe('username');
    expect(firstFormError('creating', { ...old, username: 'rowan' })?.message).toContain('too short');
    expect(firstFormError('creating', { ...right, password: 'a'.repeat(201) })?.message).toContain(
      'too long',
    );
    expect(firstFormError('recovering', { ...right, code: '7KQM' })?.field).toBe('code');
  });
});

test.each([
  ['creating', 409, 'username'],
  ['creating', 400, 'password'],
  ['signing-in', 401, 'password'],
  ['recovering', 401, 'code'],
  ['signing-in', 429, null],
  ['signing-in', 500, null],
  ['signing-in', undefined, null],
] as const)('refused while %s with %s concerns %s', (mode, status, field) => {
  expect(refusedFieldOf(mode, status)).toBe(field);
});
