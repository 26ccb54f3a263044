/** Crockford's base 32, for codes that people read, write down and type. https://www.crockford.com/base32.html */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const GROUP = 4;

/**
 * Returns the code in groups of four: `7KQM-2XWD-94TF-B0HC` for 10 bytes.
 * @param bytes a multiple of 5 bytes, so that no character is incomplete
 */
export function writeCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const characters = (bits.match(new RegExp(`.{${BITS}}`, 'g')) ?? []).map(
    (five) => ALPHABET[Number.parseInt(five, 2)],
  );
  return characters.join('').replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/**
 * Reads a code as people type it: in any case, with or without spaces and hyphens, with O for 0, and with I or L for 1.
 *
 * @returns the characters of the code in upper case, without spaces and hyphens. The caller checks their number.
 */
export function readCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
