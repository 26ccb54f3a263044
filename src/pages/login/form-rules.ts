import { PASSWORD_LENGTH, password, recoveryCode, username } from '../../../domain/contract';
import { normalized } from '../../../domain/identifiers';
import type { Refusal, SignInMode } from '../../../machines/app/sign-in.machine';

/** The content of the form, which nothing on the device stores. */
export interface Typed {
  readonly username: string;
  /** A new password, except when signing in. */
  readonly password: string;
  readonly code: string;
}

export const NAME_RULE =
  "3 to 32 letters and digits, with dots, dashes or underscores in between. Please don't use your real name.";
export const PASSWORD_RULE = `At least ${PASSWORD_LENGTH.least} characters. A short sentence is easy to remember.`;
export const CODE_RULE = 'One of the codes you got when you created the account. Each one works once.';

export function firstWrong(mode: SignInMode, typed: Typed): Refusal | null {
  if (normalized('name', typed.username) === '')
    return { field: 'username', message: 'Please enter your username.' };
  if (mode === 'creating' && !username.safeParse(typed.username).success) {
    return {
      field: 'username',
      message:
        "That username won't work. Use 3 to 32 letters and digits, with dots, dashes or underscores in between.",
    };
  }
  if (mode === 'recovering' && !recoveryCode.safeParse(typed.code).success) {
    return { field: 'code', message: 'Please enter the whole recovery code: 16 letters and digits.' };
  }
  if (typed.password === '') return { field: 'password', message: 'Please enter a password.' };
  if (mode !== 'signing-in' && !password.safeParse(typed.password).success) {
    const { least, most } = PASSWORD_LENGTH;
    return {
      field: 'password',
      message:
        typed.password.length < least
          ? `This password is too short: it needs at least ${least} characters.`
          : `This password is too long: it may have ${most} characters at most.`,
    };
  }
  return null;
}

/** The form field to mark when the server refuses with this HTTP status. */
export function fieldOf(mode: SignInMode, status: number | undefined): Refusal['field'] {
  if (status === 409) return 'username';
  if (status === 401) return mode === 'recovering' ? 'code' : 'password';
  return status === 400 ? 'password' : null;
}
