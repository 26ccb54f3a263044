/**
 * Converts the values of recordings to JSON and back. Values that JSON lacks get a tag, and stand-ins replace
 * secrets. Also computes checksums of values.
 */
import { FormRefusedError } from '../../../machines/app/sign-in.machine';

/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Tag of a value that JSON lacks. */
const TYPE = '$type';

const NUMBERS = { Int16Array, Uint8Array, Float32Array } as const;

const isNumbers = (value: object): value is Int16Array | Uint8Array | Float32Array =>
  Object.values(NUMBERS).some((type) => value instanceof type);

/** Fields whose values identify a person or a payment, each with the prefix of its stand-ins. */
const SECRET_FIELDS: Readonly<Record<string, string>> = {
  username: 'person-',
  orderId: 'ORDER-',
  transactionId: 'SG-0000-0000-',
  play: 'play-',
};

/** The shop's transaction IDs, anywhere in a text. */
const TRANSACTION = /SG-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g;

/** Owner of a journal without an account. This name is not secret. */
const GUEST = 'guest';

/** Stand-ins for names and ids. The same value gets the same stand-in within one recording. */
export class Disguise {
  readonly #standIns = new Map<string, string>();

  /**
   * Encodes a value as JSON. Leaves out undefined fields, like JSON itself.
   * @throws TypeError for a value that a recording cannot hold, such as a function
   */
  encode = (value: unknown, field = ''): Json => {
    if (typeof value === 'string') return this.#text(value, SECRET_FIELDS[field]);
    if (typeof value === 'number') return Number.isFinite(value) ? value : { [TYPE]: String(value) };
    if (typeof value === 'boolean' || value === null) return value;
    if (value === undefined) return { [TYPE]: 'undefined' };
    if (typeof value !== 'object') throw new TypeError(`A recording cannot hold a ${typeof value}`);
    if (isNumbers(value)) return { [TYPE]: value.constructor.name, values: [...value] };
    if (value instanceof Error)
      return { [TYPE]: value.name, ...this.#fields({ ...value, cause: undefined }) };
    if (Array.isArray(value)) return value.map((one) => this.encode(one));
    return this.#fields(value);
  };

  #fields(value: object): Record<string, Json> {
    const fields = Object.entries(value).filter(([, one]) => one !== undefined);
    return Object.fromEntries(fields.map(([name, one]) => [name, this.encode(one, name)]));
  }

  #text(text: string, kind: string | undefined): string {
    if (kind !== undefined && text !== '' && text !== GUEST) return this.#standInOf(text, kind);
    let shown = text.replace(TRANSACTION, (id) => this.#standInOf(id, SECRET_FIELDS.transactionId as string));
    for (const [secret, standIn] of this.#standIns)
      shown = shown.replace(
        new RegExp(`(?<![\\w-])${secret.replace(/\W/g, '\\$&')}(?![\\w-])`, 'g'),
        standIn,
      );
    return shown;
  }

  #standInOf(secret: string, kind: string): string {
    const known = this.#standIns.get(secret);
    if (known !== undefined) return known;
    const count = [...this.#standIns.values()].filter((one) => one.startsWith(kind)).length + 1;
    const standIn = kind + (kind.startsWith('SG-') ? String(count).padStart(4, '0') : count);
    // A recording of a replay contains stand-ins already.
    const isStandIn = secret.startsWith(kind) && /^\d+$/.test(secret.slice(kind.length));
    this.#standIns.set(secret, isStandIn ? secret : standIn);
    return isStandIn ? secret : standIn;
  }
}

/**
 * Returns the value that {@link Disguise.encode} received, but with stand-ins.
 * @throws TypeError for an unknown tag
 */
export function decode(value: Json): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(decode);
  const { [TYPE]: type, ...rest } = value as Record<string, Json>;
  const fields = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, decode(one)]));
  if (type === undefined) return fields;
  if (type === 'undefined') return undefined;
  if (type === 'NaN' || type === 'Infinity' || type === '-Infinity') return Number(type);
  if (typeof type === 'string' && type in NUMBERS) {
    return NUMBERS[type as keyof typeof NUMBERS].from(fields.values as number[]);
  }
  if (type === 'FormRefusedError') return new FormRefusedError(fields.refusal as FormRefusedError['refusal']);
  if (typeof type === 'string' && type.endsWith('Error'))
    return Object.assign(new Error(), { name: type }, fields);
  throw new TypeError(`A recording has a value of the unknown type ${JSON.stringify(type)}`);
}

/** Returns the same text for equal values, independent of the order of their fields. */
export const canonical = (value: Json): string =>
  JSON.stringify(value, (_, one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([left], [right]) => (left < right ? -1 : 1)))
      : one,
  );

/**
 * Returns a checksum of a value, 16 hexadecimal digits: FNV-1a of its text, with two offsets. It detects faults but
 * not forgery.
 */
export function checksum(value: Json): string {
  const text = canonical(value);
  return [0x811c9dc5, 0x2f0b4c47].map((offset) => fnv1a(text, offset)).join('');
}

/** Returns the 32-bit FNV-1a hash over the UTF-16 units of a text, 8 hexadecimal digits. */
function fnv1a(text: string, offset: number): string {
  let hash = offset;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
