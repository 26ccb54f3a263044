/** The device stores the options of an intro for the next visit. */
import * as z from 'zod/mini';

type Value = string | number | boolean;

/** The first value of each option is its default. */
export type OptionValues = Readonly<Record<string, readonly [Value, ...Value[]]>>;

export type OptionsOf<TValues extends OptionValues> = {
  readonly [TName in keyof TValues]: TValues[TName][number];
};

/**
 * During an intro the page also sends this event for a change in another tab. A session under way keeps its options,
 * apart from those that it shows.
 */
export interface OptionsChanged<TOptions> {
  readonly type: 'options.changed';
  readonly options: Partial<TOptions>;
}

/** The stored options may have any value. */
export type OptionsInput = { readonly options?: unknown } | undefined;

export const optionsSchema = <TValues extends OptionValues>(values: TValues) =>
  z.object(
    Object.fromEntries(Object.entries(values).map(([name, allowed]) => [name, z.literal(allowed)])),
  ) as unknown as z.ZodMiniType<OptionsOf<TValues>>;

/** The default replaces a value that is missing or not allowed. */
export function parseGameOptions<TValues extends OptionValues>(
  values: TValues,
  stored: unknown,
): OptionsOf<TValues> {
  const fields = Object(stored) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(values).map(([name, allowed]) => {
      const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, allowed.includes(value as Value) ? value : allowed[0]];
    }),
  ) as OptionsOf<TValues>;
}
