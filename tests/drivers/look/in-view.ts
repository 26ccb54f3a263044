import type { Locator } from 'playwright';

/** Returns whether all elements are fully in the window, and nothing covers their centers. */
export async function areInView(parts: readonly Locator[]): Promise<boolean> {
  const seen = await Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isWithin = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return isWithin && found !== null && (element.contains(found) || found.contains(element));
      }),
    ),
  );
  return seen.every(Boolean);
}
