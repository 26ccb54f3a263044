import { username } from '../../domain/contract';
import { GUEST } from '../../domain/journal';

/** Reserved names. `guest` stands for no account on a device; the others sound like staff. */
const RESERVED = new Set([
  ...[GUEST, 'anonymous', 'nobody', 'everyone', 'me', 'you', 'null', 'undefined', 'unknown', 'system'],
  ...['admin', 'administrator', 'root', 'owner', 'staff', 'team', 'moderator', 'support', 'help', 'info'],
  ...['security', 'official', 'service', 'stillgrove', 'webmaster', 'postmaster', 'hostmaster', 'abuse'],
]);

/** Whether the name is reserved. Dots and hyphens do not count. */
export function isReserved(name: string): boolean {
  return RESERVED.has(name.toLowerCase().replace(/[._-]/g, ''));
}

/**
 * @returns the name as the database compares it. An invalid name becomes the empty one, which nobody has: the query
 *   runs all the same, without characters that PostgreSQL refuses.
 */
export function comparable(name: string): string {
  return username.safeParse(name).success ? name.toLowerCase() : '';
}
