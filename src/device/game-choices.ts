/** The person's choices on the intros, stored per game. Each game checks its own choices when it reads them. */
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';
import type { ImportMode } from './game-data';
import { Kept } from './kept';
import { isFields, parseFields } from './stored-fields';

/** Values by choice name. */
export type KeptChoices = Readonly<Record<string, string | number | boolean>>;

/** Parses unknown data as choices. Returns undefined if no choice is valid. */
export function choicesFrom(value: unknown): KeptChoices | undefined {
  if (!isFields(value)) return undefined;
  const valid = Object.entries(value).filter(([, one]) =>
    ['string', 'number', 'boolean'].includes(typeof one),
  );
  return valid.length > 0 ? (Object.fromEntries(valid) as KeptChoices) : undefined;
}

const BY_SLUG = new Map(
  BUILT_GAMES.map(({ slug }) => [
    slug as string,
    new Kept<KeptChoices | null>({
      key: `stillgrove.choices.${slug}`,
      parse: (text) => choicesFrom(parseFields(text)),
      format: JSON.stringify,
      fallback: null,
    }),
  ]),
);

/** Returns the {@link Kept} of a game's choices. Its value is null while the device stores no choices. */
export const keptChoicesOf = (slug: GameSlug): Kept<KeptChoices | null> =>
  BY_SLUG.get(slug) as Kept<KeptChoices | null>;

/** Returns the stored choices of all games by slug; undefined for none. */
export function readChoices(): Readonly<Record<string, KeptChoices>> | undefined {
  const all = [...BY_SLUG].flatMap(([slug, { value }]) => (value ? [[slug, value] as const] : []));
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** Imports choices. Ignores games that this version does not have. */
export function takeChoices(all: Readonly<Record<string, unknown>>, how: ImportMode): void {
  for (const [slug, value] of Object.entries(all)) {
    const choices = choicesFrom(value);
    if (choices) BY_SLUG.get(slug)?.take(choices, how);
  }
}

/** Restores an earlier result of {@link readChoices}. */
export function putChoices(before: Readonly<Record<string, KeptChoices>> | undefined): void {
  for (const [slug, kept] of BY_SLUG) kept.set(before?.[slug] ?? null);
}

/** Deletes all choices, so that every game has its defaults. */
export function resetChoices(): void {
  for (const kept of BY_SLUG.values()) kept.remove();
}
