import type { Context } from 'hono';
import { tooManyRequests } from '../limits/limits';
import type { Accounts } from './accounts';
import type { DeviceCookies } from './device-cookies';
import type { GuessLimits } from './guess-limits';
import { passwordWeakness } from './password-strength';
import type { Sessions } from './sessions';

export interface AccountRouteDependencies {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly devices: DeviceCookies;
  readonly guesses: GuessLimits;
  readonly networkOf: (c: Context) => string;
  readonly setSync: (userId: string, sync: boolean) => Promise<void>;
  /** Whether people may make new accounts. */
  readonly isRegistrationOpen: boolean;
}

export const PASSWORD_RULE_MESSAGE = 'A password has 10 to 200 characters.';
export const MISSING_PASSWORD_MESSAGE = 'Please give your password.';

/** Refuses a weak new password, and any password beyond the rate limit. Otherwise resolves with undefined. */
export async function refuseWeakPassword(
  { guesses, networkOf }: AccountRouteDependencies,
  c: Context,
  password: string,
  username: string,
): Promise<Response | undefined> {
  const wait = await guesses.newPassword(networkOf(c));
  if (wait !== undefined) return tooManyRequests(c, wait);
  const weakness = passwordWeakness(password, username);
  return weakness === undefined ? undefined : c.json({ message: weakness }, 400);
}

export async function rememberDevice(
  { accounts, devices }: AccountRouteDependencies,
  c: Context,
  username: string,
): Promise<void> {
  const credential = await accounts.credentialOf(username);
  // Another device may have deleted the account in the meantime.
  if (credential !== undefined) devices.remember(c, credential);
}
