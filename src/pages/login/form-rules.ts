import {
  PASSWORD_LENGTH_RANGE,
  passwordSchema,
  recoveryCodeSchema,
  usernameSchema,
} from '../../../domain/contract';
import { normalizeIdentifier } from '../../../domain/identifiers';
import type { FormRefusal, SignInMode } from '../../../machines/app/sign-in.machine';

/** The content of the form, which nothing on the device stores. */
export interface SignInFormValues {
  readonly username: string;
  /** A new password, except when signing in. */
  readonly password: string;
  readonly code: string;
}

export const USERNAME_HINT =
  "3 to 32 letters and digits, with dots, dashes or underscores in between. Please don't use your real name.";
export const PASSWORD_HINT = `At least ${PASSWORD_LENGTH_RANGE.least} characters. A short sentence is easy to remember.`;
export const RECOVERY_CODE_HINT =
  'One of the codes you got when you created the account. Each one works once.';

export function firstFormError(mode: SignInMode, typed: SignInFormValues): FormRefusal | null {
  if (normalizeIdentifier('name', typed.username) === '')
    return { field: 'username', message: 'Please enter your username.' };
  if (mode === 'creating' && !usernameSchema.safeParse(typed.username).success) {
    return {
      field: 'username',
      message:
        "That username won't work. Use 3 to 32 letters and digits, with dots, dashes or underscores in between.",
    };
  }
  if (mode === 'recovering' && !recoveryCodeSchema.safeParse(typed.code).success) {
    return { field: 'code', message: 'Please enter the whole recovery code: 16 letters and digits.' };
  }
  if (typed.password === '') return { field: 'password', message: 'Please enter a password.' };
  if (mode !== 'signing-in' && !passwordSchema.safeParse(typed.password).success) {
    const { least, most } = PASSWORD_LENGTH_RANGE;
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
export function refusedFieldOf(mode: SignInMode, status: number | undefined): FormRefusal['field'] {
  if (status === 409) return 'username';
  if (status === 401) return mode === 'recovering' ? 'code' : 'password';
  return status === 400 ? 'password' : null;
}
