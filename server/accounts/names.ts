import { username } from '../../domain/contract';
import { GUEST } from '../../domain/journal';

/** Names that nobody gets: on the device one stands for no account, the others sound like someone of ours. */
const RESERVED = new Set([
  ...[GUEST, 'anonymous', 'nobody', 'everyone', 'me', 'you', 'null', 'undefined', 'unknown', 'system'],
  ...['admin', 'administrator', 'root', 'owner', 'staff', 'team', 'moderator', 'support', 'help', 'info'],
  ...['security', 'official', 'service', 'stillgrove', 'webmaster', 'postmaster', 'hostmaster', 'abuse'],
]);

/** Whether nobody may register under this name; dots and hyphens in it change nothing. */
export function isReserved(name: string): boolean {
  return RESERVED.has(name.toLowerCase().replace(/[._-]/g, ''));
}

/**
 * @returns the name as the database compares it. What cannot be a name becomes one that nobody has: the database is
 *   asked all the same, but never for characters that it cannot even be asked for.
 */
export function comparable(name: string): string {
  return username.safeParse(name).success ? name.toLowerCase() : '';
}
