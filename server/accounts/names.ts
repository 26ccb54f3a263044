import { usernameSchema } from '../../domain/contract';
import { normalizeIdentifier } from '../../domain/identifiers';
import { GUEST_OWNER } from '../../domain/journal';

/**
 * `guest` is the owner of a journal without an account. The other names could be mistaken for staff, for no person in
 * particular, or for a missing value.
 */
const RESERVED = new Set([
  ...[GUEST_OWNER, 'anonymous', 'nobody', 'everyone', 'me', 'you', 'null', 'undefined', 'unknown', 'system'],
  ...['admin', 'administrator', 'root', 'owner', 'staff', 'team', 'moderator', 'support', 'help', 'info'],
  ...['security', 'official', 'service', 'stillgrove', 'webmaster', 'postmaster', 'hostmaster', 'abuse'],
]);

/** Ignores case, dots, hyphens and underscores. */
export function isReservedName(name: string): boolean {
  return RESERVED.has(normalizeIdentifier('same-name', name).replace(/[._-]/g, ''));
}

/**
 * The name as the database compares it. An invalid name becomes the empty string, which no account has. The query then
 * costs as much as for a valid name, and contains no characters that PostgreSQL refuses.
 */
export function normalizedName(name: string): string {
  return usernameSchema.safeParse(name).success ? normalizeIdentifier('same-name', name) : '';
}
