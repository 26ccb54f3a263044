/** Memory Cards on a page without a browser, played by looking at what lies open. */
import type { StandInPage } from '../fakes/page/page';

/** So long two cards that differ lie open, and a little more (ms). */
const BACK_MS = 1100;

/** Until the check-in has opened, ms. */
const CHECK_IN_MS = 1500;

/** Looks at every card, two at a time, and then takes the pairs that are left. */
export async function findsAll(page: StandInPage): Promise<void> {
  const pictures: string[] = [];
  const labelOf = (place: number) => page.targets[place]?.getAttribute('aria-label') ?? '';
  const turn = async (place: number) => {
    page.click(page.targets[place] as (typeof page.targets)[number], 1);
    await page.settles();
    pictures[place] = labelOf(place).split(', ')[1] ?? '';
  };
  const both = async (one: number, other: number) => {
    await turn(one);
    await turn(other);
    await page.waits(BACK_MS);
  };
  const { length } = page.targets;
  for (let place = 0; place < length; place += 2) await both(place, place + 1);
  for (let place = 0; place < length; place++) {
    const twin = pictures.indexOf(pictures[place] as string, place + 1);
    if (twin > place && !labelOf(place).endsWith('matched')) await both(place, twin);
  }
  await page.waits(CHECK_IN_MS);
}
