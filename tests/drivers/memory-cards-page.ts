/** Plays Memory Cards on a page without a browser, by reading face-up cards. */
import type { StandInPage } from '../fakes/page/page';

/** A little more than the time for which two different cards stay open, ms. */
const BACK_MS = 1100;

/** Time until the check-in has opened, ms. */
const CHECK_IN_MS = 1500;

/** Looks at every card, two at a time, then takes the remaining pairs, and waits until the check-in has opened. */
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
