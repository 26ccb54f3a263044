export type ContentEncoding = 'br' | 'gzip' | 'identity';

/**
 * @param header `Accept-Encoding`
 * @param offered best first. `identity` is the fallback even if the client refuses it, because a readable answer is
 *   better than a 406
 */
export function pickEncoding(
  header: string | undefined,
  offered: readonly ContentEncoding[],
): ContentEncoding {
  if (header === undefined) return 'identity';
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    // An invalid weight rejects that encoding only.
    weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  // Unless the header mentions `identity`, it is acceptable, but every mentioned encoding takes precedence.
  const weightOf = (encoding: ContentEncoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);

  let best: ContentEncoding = 'identity';
  let bestWeight = 0;
  for (const encoding of offered) {
    const weight = weightOf(encoding);
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

/** `If-None-Match` uses weak comparison, so weak tags match too. */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Includes both ends: 0 to 0 is one byte. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of a file to send; undefined for the whole file.
 *
 * @param header `Range`. Several ranges or an invalid one are ignored, as the RFC permits
 * @param ifRange `If-Range`. Unless it is the file's tag, which a date never is, the whole file is sent
 * @param etag strong tag of the file
 * @param size bytes
 */
export function pickByteRange(
  header: string | undefined,
  ifRange: string | undefined,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  if (ifRange !== undefined && ifRange.trim() !== etag) return undefined;
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
