/** The pages of the shell: titles, texts, and links. */
import { CATALOG, findGame, type Game } from '../../domain/catalog';
import { COVER_SUBJECTS } from '../../domain/cover-subjects';
import { numberInWords } from '../../src/ui/words';
import type { Guest } from '../drivers/guest';
import { focused, linesOf } from '../drivers/look/reading';
import { expect, test } from '../drivers/test';
import { MORE, NOT_BUILT } from '../fixtures/further-games';

const titleOf = (guest: Guest) => expect.poll(() => guest.page.title());
const main = (guest: Guest) => guest.page.getByRole('main');
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Navigates within the document, as a link does. */
const go = (guest: Guest, path: string) =>
  guest.page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('Home has its texts and links, and every route its title', async ({ newGuest }) => {
  const guest = await newGuest({ fades: true });
  const titles: Record<string, string> = {
    '/': 'Stillgrove - Therapeutic Games for Anxiety Relief',
    '/games': 'Games & Puzzles | Stillgrove',
    '/profile': 'User Profile | Stillgrove',
    // A guest must sign in first.
    '/stats': 'Sign in | Stillgrove',
    '/analytics': 'Sign in | Stillgrove',
    '/login': 'Sign in | Stillgrove',
    '/games/memory-cards': 'Memory Cards Game | Stillgrove',
    '/games/pattern-flow': 'Pattern Flow Game | Stillgrove',
    '/games/breathing-puzzle': 'Breathing Puzzle | Stillgrove',
    '/games/breathing-puzzle-simplified': 'Breathing Puzzle | Stillgrove',
    '/games/basic-breathing': 'Box Breathing | Stillgrove',
    '/games/water-flow': 'Water Flow | Stillgrove',
    '/games/water-flow/play': 'Water Flow | Stillgrove',
    '/games/nobody-knows': 'Game Not Found | Stillgrove',
    '/nowhere': '404 Page Not Found | Stillgrove',
    // Checkout comes last. It is a separate document, so the router cannot navigate away from it without a page load.
    '/checkout': 'Complete Your Purchase | Stillgrove',
  };
  await guest.open('/');
  await guest.sees(guest.heading('Welcome to Stillgrove'));
  expect(await linesOf(main(guest))).toEqual([
    'Welcome to Stillgrove',
    'Short games and breathing for an unquiet day. No account needed.',
    'I need calm now',
    'How are you now?',
    'Start here',
    'View All',
    ...CATALOG.slice(0, 3).flatMap(({ title, duration, difficulty, category }) => [
      title,
      duration,
      capitalized(difficulty),
      capitalized(category),
      'Free',
    ]),
  ]);
  expect(await linesOf(guest.page.getByRole('contentinfo'))).toEqual([
    '© 2025 Stillgrove',
    'Privacy Policy',
    'Medical Disclaimer',
    'Stillgrove is not a replacement for professional treatment.',
  ]);
  expect(await guest.page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Games',
    'Profile',
  ]);
  for (const [path, title] of Object.entries(titles)) {
    await go(guest, path);
    await titleOf(guest).toBe(title);
    // Some consecutive routes have the same title, so the test also waits until the page has exactly one main heading.
    await expect.poll(() => guest.page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
});

test.describe('the games list', () => {
  test('filters, shows locks, and opens the upgrade dialog with a free try, which spends nothing', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ hand: 'keyboard' });
    await guest.open('/games');
    await guest.sees(guest.heading('Games'));
    const count = numberInWords(CATALOG.length + MORE.length);
    await guest.seesText(`${count} short, calming activities. Choose what fits this moment.`);
    const titles = async () =>
      (await main(guest).getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]);
    const all = [...CATALOG, ...MORE];
    const named = (games: readonly Game[]) => games.map(({ title }) => title);
    expect(await titles()).toEqual(named(all));
    await guest.choose('Free');
    expect(await titles()).toEqual(named(all.filter(({ isFree }) => isFree)));
    await guest.choose('Premium');
    expect(await titles()).toEqual(named(all.filter(({ isFree }) => !isFree)));
    expect(await guest.page.getByRole('radio', { name: 'Premium' }).isChecked()).toBe(true);
    await guest.choose('All');
    expect(await titles()).toEqual(named(all));

    // The facts of a card are in one line from 390 px on.
    for (const width of [390, 768, 1180]) {
      await guest.page.setViewportSize({ width, height: 800 });
      const brokenLines = await main(guest)
        .getByRole('listitem')
        .evaluateAll(
          (cards, all) =>
            cards.flatMap((card, index) => {
              const [first, last] =
                all[index]?.map((fact) =>
                  [...card.querySelectorAll('*')]
                    .findLast(({ textContent }) => textContent?.trim() === fact)
                    ?.getBoundingClientRect(),
                ) ?? [];
              return first && first.y === last?.y ? [] : [card.textContent];
            }),
          all.map(({ duration, category }) => [duration, category]),
        );
      expect(brokenLines, `${width} px`).toEqual([]);
    }

    await guest.press('Zen Garden');
    await guest.sees(guest.dialog('Unlock All Premium Games'));
    await guest.press('Maybe Later');
    await expect.poll(() => focused(guest.page)).toContain('Zen Garden');
    await guest.page.keyboard.press('Enter');
    await guest.press('Use a free try (5 left)');
    await guest.page.waitForURL('**/games/zen-garden');
    // The try is spent, and no second start follows.
    await guest.sees(guest.button('All sound'));
    await expect.poll(() => guest.stored('stillgrove.trialGamesRemaining')).toBe('4');
    await guest.act(guest.link('Back to Games'));
    await guest.act(guest.link('Back'));
    await guest.sees(guest.heading('Welcome to Stillgrove'));

    // Without a free try the dialog offers none. With premium there is no lock.
    await guest.page.evaluate(() => localStorage.setItem('stillgrove.trialGamesRemaining', '0'));
    await guest.open('/games');
    await guest.press('Zen Garden');
    await guest.sees(guest.dialog('Unlock All Premium Games'));
    expect(await guest.button(/Use a free try/).count()).toBe(0);
    const other = await guest.openTab();
    await other.open('/');
    await other.page.evaluate(() => localStorage.setItem('stillgrove.isPremium', 'true'));
    // Premium closes the dialog. A link replaces the button that opened the dialog, and the focus is not lost.
    await guest.noLongerSees(guest.page.getByRole('dialog'));
    await guest.sees(guest.link('Zen Garden'));
    await expect.poll(() => focused(guest.page)).not.toBe('nothing');
    expect(await guest.page.getByRole('radio', { name: 'Premium' }).count()).toBe(0);
    expect(await main(guest).getByRole('listitem').getByRole('link').count()).toBe(
      CATALOG.length + MORE.length,
    );
  });
});

test.describe('the detail pages', () => {
  const MAKING =
    'This one is still being made. It will appear here when it is ready, at no extra cost to premium.';
  /** Expected texts on the cards of these games. */
  const offered = (...ids: string[]) => [
    'Ready to play now',
    ...ids.flatMap((id) => {
      const { title, duration, difficulty, category, isFree } = findGame(id) as Game;
      return [title, duration, capitalized(difficulty), capitalized(category), isFree ? 'Free' : 'Premium'];
    }),
  ];

  test('of all unbuilt games say so before any price', async ({ newGuest }) => {
    const guest = await newGuest({ night: true });
    await guest.open('/games');
    for (const [index, game] of NOT_BUILT.entries()) {
      await go(guest, `/games/${game.id}`);
      const heading = guest.heading(game.title);
      if (index === 0) await guest.sees(heading);
      else await heading.waitFor();
      expect(await linesOf(main(guest))).toEqual([
        'Back to Games',
        game.title,
        game.duration,
        capitalized(game.difficulty),
        capitalized(game.category),
        game.description,
        'Short, quiet and private. Stop whenever you like. What you do here stays on this device.',
        MAKING,
        'Premium Feature',
        'This activity is part of premium. Memory Cards, Box Breathing and Forest Meditation can be opened by everyone.',
        'Unlock Premium Features',
      ]);
      const picture = main(guest).getByRole('img', { name: COVER_SUBJECTS[game.id] as string });
      expect(await picture.count()).toBe(1);
      expect(await guest.button('Start Game').count()).toBe(0);
    }
    await guest.press('Unlock Premium Features');
    await guest.sees(guest.dialog('Unlock All Premium Games'));
    expect(await guest.button(/Use a free try/).count()).toBe(0);
    await guest.page.keyboard.press('Escape');
    await expect.poll(() => focused(guest.page)).toBe('Unlock Premium Features');

    // With premium they offer a similar game, and nothing to start or buy.
    await guest.page.evaluate(() => localStorage.setItem('stillgrove.isPremium', 'true'));
    await guest.open('/games/emotion-puzzles');
    await guest.seesText(MAKING);
    expect(await guest.page.getByText('Premium Feature').count()).toBe(0);
    expect(await guest.button('Start Game').count()).toBe(0);
    await go(guest, '/games/emotion-puzzles/play');
    // With premium there are no 'Premium' chips.
    const alike = offered('safe-space-builder', 'zen-garden').filter((line) => line !== 'Premium');
    // Waits for the new page, because the previous one had the same heading and link.
    await expect
      .poll(() => linesOf(main(guest)), { timeout: 40_000 })
      .toEqual(['Emotion Puzzles', MAKING, ...alike, 'Back to Games']);
  });
});

test('the skip link passes the bars, and every focused element is visible', async ({ newGuest }) => {
  const guest = await newGuest({
    hand: 'keyboard',
    device: { width: 800, height: 520 },
  });
  await guest.open('/games');
  await guest.page.reload();
  await guest.sees(guest.heading('Games'));
  await guest.page.keyboard.press('Tab');
  await expect.poll(() => focused(guest.page)).toBe('Skip to content');
  await guest.page.keyboard.press('Enter');
  expect(await guest.page.evaluate(() => document.activeElement?.id)).toBe('main');
  for (let step = 0; step < 14; step++) {
    await guest.page.keyboard.press('Tab');
    const isSeen = await guest.page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 60));
      return element.contains(there) || (there?.contains(element) ?? false);
    });
    expect(isSeen, await focused(guest.page)).toBe(true);
  }
});
