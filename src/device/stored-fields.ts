/**
 * The part of the settings record that a page reads before its first paint: the theme. `settings.ts` parses the whole
 * record.
 */
export const SETTINGS_KEY = 'stillgrove.settings';

const THEMES = ['system', 'day', 'night'] as const;
/** `system` follows the device. */
export type ThemeChoice = (typeof THEMES)[number];

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an own property, never an inherited one. */
export const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Parses the fields of a stored record. Returns an empty object when it is unreadable. */
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
