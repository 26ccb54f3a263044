/** The dashboard and Emotional Trends on a screen of 320 px, with names that are hard to break. */
import type { Locator } from 'playwright';
import type { Member } from '../drivers/member';
import { expect, testInSoak } from '../drivers/test';
import { felt, keepJournal, played } from '../fixtures/analytics/kept-journal';
import { dayBefore, TODAY } from '../fixtures/analytics/random-journal';

let member: Member;

/** Long game ids, with and without hyphens. */
const IDS = ['water-flow-'.repeat(5), 'waterflow'.repeat(7)].map(
  (id) => `${id}${'m'.repeat(64 - id.length)}`,
);
/** TODAY, 2026-11-20, is a Friday. */
const WEDNESDAY = dayBefore(TODAY, 2);

const ENTRIES = [
  ...IDS.flatMap((id) => [
    ...Array.from({ length: 12 }, () => played(id, WEDNESDAY, { completed: false })),
    { ...felt('neutral', WEDNESDAY), after: id },
  ]),
  played('progressive-relaxation', TODAY),
];

const tab = (name: string): Locator => member.guest.page.getByRole('tab', { name, exact: true });

/** Finds texts that extend beyond their card or the page. Rows of a table scroll sideways in their own region. */
const tooWide = (): Promise<string[]> =>
  member.guest.page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (one) => !one.childElementCount,
    );
    const wide = texts.filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const card = element.closest('section, li, div')?.getBoundingClientRect();
      const { right } = range.getBoundingClientRect();
      const isShown =
        element.checkVisibility() &&
        !element.matches('.visually-hidden, .visually-hidden *, [tabindex="0"]:has(> table) *');
      return isShown && (right > innerWidth + 0.5 || (card && right > card.right + 0.5));
    });
    return wide.map(({ tagName, innerText }) => `${tagName} ${innerText.slice(0, 40)}`);
  });

/** Returns the number of text lines in an element. */
const lines = (element: Locator): Promise<number> =>
  element.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

const isScrolled = (table: Locator): Promise<boolean> =>
  table.evaluate(({ parentElement }) => {
    const { scrollWidth = 0, clientWidth = 0 } = parentElement ?? {};
    return scrollWidth > clientWidth;
  });

testInSoak(
  'at 320 px raw ids and weekdays neither widen nor break the page, and the tabs form rows of two',
  async ({ newMember }) => {
    member = await newMember({
      turnsClock: true,
      device: { width: 320, height: 568 },
      isCoarse: true,
    });
    const { guest } = member;
    await member.signsUp();
    await keepJournal(guest, member.name, ENTRIES);
    await guest.open('/analytics');
    await guest.sees(guest.heading('Analytics Dashboard'));

    const boxes = await Promise.all(
      (await guest.page.getByRole('tab').all()).map((one) => one.boundingBox()),
    );
    const [first, , third] = boxes.map((box) => box?.y);
    expect(boxes.map((box) => box?.y)).toEqual([first, first, third, third]);
    expect(third).not.toBe(first);

    for (const name of ['Overview', 'Emotional', 'Games', 'Usage']) {
      await guest.act(tab(name));
      expect(await tooWide(), name).toEqual([]);
    }
    const day = guest.page.getByRole('definition').filter({ hasText: 'Wednesday' });
    expect(await lines(day)).toBe(1);

    await guest.act(tab('Games'));
    // A raw id is no wider in the table than a title.
    const names = await guest.page.getByRole('table').getByRole('rowheader').all();
    expect(names).toHaveLength(3);
    for (const box of await Promise.all(names.map((name) => name.boundingBox()))) {
      expect(box?.width).toBeLessThanOrEqual(100);
    }
    await guest.act(guest.button('Show as table').first());
    expect(await isScrolled(guest.page.getByRole('table').first())).toBe(false);

    await guest.open('/stats');
    await guest.sees(guest.heading('Emotional Trends'));
    expect(await tooWide(), 'Emotional Trends').toEqual([]);
  },
);
