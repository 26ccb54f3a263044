/** Choices before a session. The device stores them for the next visit. */

type Value = string | number | boolean;

/** The offered values of each choice. The first one is the default. */
export type Offer = Readonly<Record<string, readonly [Value, ...Value[]]>>;

/** One value of each choice. */
export type Chosen<TOffer extends Offer> = { readonly [TName in keyof TOffer]: TOffer[TName][number] };

/** Another tab has changed the choices. Only an intro adopts them. */
export interface ChoicesTaken<TOffer extends Offer> {
  readonly type: 'choices.taken';
  readonly choices: Chosen<TOffer>;
}

/** Input of a machine with choices. Without choices the defaults apply. */
export type ChoicesInput = { readonly choices?: unknown } | undefined;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const isOne = (values: readonly Value[], fields: Readonly<Record<string, unknown>>, name: string): boolean =>
  Object.hasOwn(fields, name) && values.includes(fields[name] as Value);

/** Reads stored choices. The default replaces a value that is missing or not offered. */
export function chosenFrom<TOffer extends Offer>(offer: TOffer, kept: unknown): Chosen<TOffer> {
  const fields = fieldsOf(kept);
  return Object.fromEntries(
    Object.entries(offer).map(([name, values]) => [
      name,
      isOne(values, fields, name) ? fields[name] : values[0],
    ]),
  ) as Chosen<TOffer>;
}

/** Returns whether every choice is present and offered. */
export const areOffered = <TOffer extends Offer>(offer: TOffer, value: unknown): boolean =>
  Object.entries(offer).every(([name, values]) => isOne(values, fieldsOf(value), name));

/** Picks the choices from a machine's context, where they have the same names. */
export const chosenOf = <TOffer extends Offer>(offer: TOffer, context: Chosen<TOffer>): Chosen<TOffer> =>
  Object.fromEntries(Object.keys(offer).map((name) => [name, context[name]])) as Chosen<TOffer>;
