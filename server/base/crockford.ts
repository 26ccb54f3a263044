/** https://www.crockford.com/base32.html `normalized` of `domain/identifiers.ts` reads the codes. */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const GROUP = 4;

/** `7KQM-2XWD-94TF-B0HC` for 10 bytes. @param bytes a multiple of 5 bytes, so that no character is incomplete */
export function formatCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const characters = (bits.match(new RegExp(`.{${BITS}}`, 'g')) ?? []).map(
    (five) => ALPHABET[Number.parseInt(five, 2)],
  );
  return characters.join('').replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}
