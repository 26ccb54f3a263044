/**
 * Phones, mail and text programs add spaces, typographic dashes, full-width letters and invisible characters to the
 * identifiers that people type and paste.
 */

/** Characters that nobody sees, except spaces. U+2800 is an empty Braille pattern. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?!\s)\p{Cc}/gu;

/** Hyphens and dashes of all languages, the minus sign, the hyphen bullet, and the modifier letter minus sign. */
const DASH = /[\p{Pd}\u2212\u2043\u02d7]/gu;

/**
 * `name`: a username as it is displayed, with its case. `same-name`: equal for two usernames that differ in case only.
 * `shown-id`: a transaction ID of this shop or of the payment provider as it is displayed, in capitals without spaces.
 * `id`: the same without dashes and underscores.
 * `code`: the same for Crockford's base 32, with 0 for O, and with 1 for I and L (https://www.crockford.com/base32.html).
 */
export type IdentifierKind = 'name' | 'same-name' | 'shown-id' | 'id' | 'code';

/** The form in which browser and server compare a typed or pasted identifier. It does not validate. */
export function normalizeIdentifier(kind: IdentifierKind, typed: string): string {
  const plain = typed.normalize('NFKC').replace(INVISIBLE, '').replace(DASH, '-').trim();
  if (kind === 'name') return plain;
  if (kind === 'same-name') return plain.toLowerCase();
  if (kind === 'shown-id') return plain.replace(/\s/g, '').toUpperCase();
  const id = plain.replace(/[\s_-]/g, '').toUpperCase();
  return kind === 'id' ? id : id.replaceAll('O', '0').replace(/[IL]/g, '1');
}
