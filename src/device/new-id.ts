/** Returns a random UUID, version 4. `crypto.randomUUID` exists only on pages with HTTPS and on localhost. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562: the version in the high bits of byte 6, the variant in those of byte 8.
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) byte = (byte & 0x0f) | 0x40;
    if (index === 8) byte = (byte & 0x3f) | 0x80;
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
