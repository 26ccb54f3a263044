/**
 * The record of what a person has set, as far as a page reads it before its first paint: which theme was chosen. All of it
 * is read in `settings.ts`.
 */
export const SETTINGS_KEY = 'stillgrove.settings';

const THEMES = ['system', 'day', 'night'] as const;
/** `system` follows the device. */
export type ThemeChoice = (typeof THEMES)[number];

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only a field of the record itself counts, never one that every object has. */
export const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** The fields of a stored record; none when it cannot be read. */
export function parseFields(text: string | null): Fields {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

export function themeFrom(fields: Fields): ThemeChoice {
  const theme = own(fields, 'theme');
  return THEMES.find((choice) => choice === theme) ?? 'system';
}
