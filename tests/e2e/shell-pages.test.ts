/** The pages of the shell: titles, texts, and links. */
import type { Locator } from 'playwright';
import { CATALOGUE, findGame, type Game } from '../../domain/catalogue';
import { COVER_SUBJECTS } from '../../domain/cover-subjects';
import { inWords } from '../../src/ui/words';
import type { Guest } from '../drivers/guest';
import { focused, linesOf } from '../drivers/look/reading';
import { expect, test } from '../drivers/test';
import { BUILT, NOT_BUILT } from '../fixtures/further-games';

const titleOf = (guest: Guest) => expect.poll(() => guest.page.title());
const main = (guest: Guest) => guest.page.getByRole('main');
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Navigates within the document, as a link does. */
const go = (guest: Guest, path: string) =>
  guest.page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('every route has its title', async ({ newGuest }) => {
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
  for (const [path, title] of Object.entries(titles)) {
    await go(guest, path);
    await titleOf(guest).toBe(title);
    // Some consecutive routes have the same title, so the test also waits until the page has exactly one main heading.
    await expect.poll(() => guest.page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
});

test.describe('Home', () => {
  test('welcomes the person, shows the first three games, and has its links', async ({ newGuest }) => {
    const guest = await newGuest();
    await guest.open('/');
    await guest.sees(guest.heading('Welcome to Stillgrove'));
    expect(await linesOf(main(guest))).toEqual([
      'Welcome to Stillgrove',
      'Short games and breathing for an unquiet day. No account needed.',
      'I need calm now',
      'How are you now?',
      'Start here',
      'View All',
      ...CATALOGUE.slice(0, 3).flatMap(({ title, duration, difficulty, category }) => [
        'Free',
        title,
        duration,
        capitalized(difficulty),
        capitalized(category),
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
    await guest.act(guest.link('View All'));
    await guest.sees(guest.heading('Games'));
    await expect.poll(() => focused(guest.page)).not.toBe('nothing');
  });
});

test.describe('the games list', () => {
  test('filters, shows locks, and opens the upgrade dialog with a free try, which spends nothing', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ hand: 'keyboard' });
    await guest.open('/games');
    await guest.sees(guest.heading('Games'));
    const count = inWords(CATALOGUE.length + BUILT.length);
    await guest.seesText(`${count} short, calming activities. Choose what fits this moment.`);
    const titles = async () =>
      (await main(guest).getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[1]);
    const all = [...CATALOGUE, ...BUILT].map(({ title }) => title);
    expect(await titles()).toEqual(all);
    await guest.press('Free');
    expect(await titles()).toEqual(all.slice(0, 3));
    await guest.press('Premium');
    expect(await titles()).toEqual(all.slice(3));
    expect(await guest.button('Premium').getAttribute('aria-pressed')).toBe('true');
    await guest.press('All');
    expect(await titles()).toEqual(all);

    await guest.press(/Zen Garden/);
    await guest.sees(guest.dialog('Unlock All Premium Games'));
    await guest.press('Maybe Later');
    await expect.poll(() => focused(guest.page)).toContain('Zen Garden');
    await guest.page.keyboard.press('Enter');
    await guest.press('Use a free try (5 left)');
    await guest.page.waitForURL('**/games/zen-garden');
    await guest.sees(guest.heading('Zen Garden'));
    await expect.poll(() => guest.stored('stillgrove.trialGamesRemaining')).toBeNull();
    await guest.act(guest.link('Back to Games'));
    await guest.act(guest.link('Back'));
    await guest.sees(guest.heading('Welcome to Stillgrove'));
  });

  test('offers no free try when none is left, and shows no lock with premium', async ({ newGuest }) => {
    const guest = await newGuest({
      storage: { 'stillgrove.trialGamesRemaining': '0' },
    });
    await guest.open('/games');
    await guest.press(/Zen Garden/);
    await guest.sees(guest.dialog('Unlock All Premium Games'));
    expect(await guest.button(/Use a free try/).count()).toBe(0);
    const other = await guest.openTab();
    await other.open('/');
    await other.page.evaluate(() => localStorage.setItem('stillgrove.isPremium', 'true'));
    // Premium closes the dialog. A link replaces the button that opened the dialog, and the focus is not lost.
    await guest.noLongerSees(guest.page.getByRole('dialog'));
    await guest.sees(guest.link(/Zen Garden/));
    await expect.poll(() => focused(guest.page)).not.toBe('nothing');
    expect(await guest.button('Premium').count()).toBe(0);
    expect(await main(guest).getByRole('listitem').getByRole('link').count()).toBe(
      CATALOGUE.length + BUILT.length,
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
      return [isFree ? 'Free' : 'Premium', title, duration, capitalized(difficulty), capitalized(category)];
    }),
  ];

  test('of all unbuilt games say so before any price, and offer two games', async ({ newGuest }) => {
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
        MAKING,
        ...(game.category === 'breathing'
          ? offered('breathing-puzzle', 'forest-meditation')
          : offered('memory-cards', 'breathing-puzzle')),
        game.description,
        'Short, quiet and private. Stop whenever you like. What you do here stays on this device.',
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
    await guest.act(guest.link(/Box Breathing/));
    await guest.sees(guest.heading('Box Breathing'));
  });

  /** Part of an unbuilt game's page that ends above the navigation. */
  const READY = 'main section:has(#ready-to-play)';
  for (const [width, height, page, part] of [
    [1180, 820, '', 'main section:last-of-type'],
    [820, 1180, '', 'main section:last-of-type'],
    [390, 844, '', READY],
    [390, 844, '/play', READY],
    [844, 390, '', 'main h1 ~ p'],
    [844, 390, '/play', READY],
    [740, 360, '', 'main h1 ~ p'],
  ] as const)
    test(`of an unbuilt game at ${width} x ${height}${page} have above the navigation: ${part}`, async ({
      newGuest,
    }) => {
      const guest = await newGuest({ device: { width, height } });
      await guest.open(`/games/mindful-maze${page}`);
      await guest.sees(guest.heading('Ready to play now'));
      const box = await guest.page.locator(part).last().boundingBox();
      const bar = await guest.page.locator('[data-bar]').boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    });

  test('of an unbuilt game have a quiet price: the notice has no fill of its own', async ({ newGuest }) => {
    const guest = await newGuest();
    await guest.open('/games/mindful-maze');
    const fillOf = (what: Locator) => what.evaluate((element) => getComputedStyle(element).backgroundColor);
    const notice = guest.heading('Premium Feature').locator('../..');
    expect(await fillOf(notice)).toBe('rgba(0, 0, 0, 0)');
    expect(await fillOf(guest.button('Unlock Premium Features'))).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('with premium offer a similar game, and nothing to start or buy', async ({ newGuest }) => {
    const guest = await newGuest({ storage: { 'stillgrove.isPremium': 'true' } });
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

  test('offer nothing that needs premium once all tries are spent', async ({ newGuest }) => {
    const storage = { 'stillgrove.trialGamesRemaining': '0' };
    const guest = await newGuest({ device: 'phone', storage });
    await guest.open('/games/mindful-maze');
    await guest.sees(guest.heading('Ready to play now'));
    expect(await linesOf(guest.page.locator(READY))).toEqual(
      offered('breathing-puzzle', 'forest-meditation'),
    );
    await guest.open('/games/memory-cards');
    await guest.sees(guest.button('Upgrade to Play'));
    await guest.seesText(
      'Memory Cards is free to open, but every start of it counts as one of the 5 free games.',
    );
  });

  test('of an unknown id show a toast and a loading state', async ({ newGuest }) => {
    const guest = await newGuest({ device: 'phone' });
    await guest.open('/games/nobody-knows');
    await guest.sees(guest.page.getByText('Game Not Found', { exact: true }));
    await guest.seesText('The requested game could not be found.');
    expect(await linesOf(main(guest))).toEqual(['Back to Games', 'Loading game...']);
  });
});

test('the not-found screen has its two lines, a kind one, and a link home', async ({ newGuest }) => {
  const guest = await newGuest();
  await guest.open('/nowhere/at/all?really=1#no');
  await guest.sees(guest.heading('404 Page Not Found'));
  expect(await linesOf(main(guest))).toEqual([
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
    'This page has wandered off.',
    'Take me home',
  ]);
  await guest.act(guest.link('Take me home'));
  await guest.sees(guest.heading('Welcome to Stillgrove'));
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

test('a session shows Back, sound and help, and no price', async ({ newGuest }) => {
  const guest = await newGuest({ device: 'phone', hand: 'touch', fades: true });
  await guest.open('/games/memory-cards');
  await guest.press('Start Game');
  const header = guest.page.getByRole('banner');
  await guest.sees(header.getByRole('button', { name: 'All sound' }));
  expect(await header.getByRole('link').allInnerTexts()).toEqual(['Back to Games']);
  expect(
    await header.getByRole('button').evaluateAll((all) => all.map((b) => b.getAttribute('aria-label'))),
  ).toEqual(['All sound', 'Talk to someone']);
  const sound = header.getByRole('button', { name: 'All sound' });
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  await guest.act(sound);
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
  await guest.press('Talk to someone');
  await guest.sees(guest.dialog('Talk to someone'));
  await guest.press('Close');
  await guest.act(header.getByRole('link'));
  await guest.sees(guest.heading('Games'));
  await guest.seesText('Stopped. That still counts.');
  expect(JSON.parse((await guest.stored('stillgrove.settings')) ?? '')).toMatchObject({ muted: true });
});

test('in small windows no card of the list is alone in its row, and the header and the upgrade dialog are whole', async ({
  newGuest,
}) => {
  const guest = await newGuest({ device: { width: 820, height: 1180 } });
  await guest.open('/games');
  const cards = main(guest).getByRole('list').first().getByRole('listitem');
  await guest.sees(cards.last());
  for (const width of [390, 820]) {
    await guest.resize({ width, height: 1180 });
    const [list, last] = await Promise.all(
      [main(guest).getByRole('list').first(), cards.last()].map((part) => part.boundingBox()),
    );
    expect((last?.x ?? 0) + (last?.width ?? 0), `${width}`).toBeCloseTo(
      (list?.x ?? 0) + (list?.width ?? 0),
      0,
    );
  }
  await guest.resize({ width: 390, height: 844 });
  const parts = await guest.page
    .getByRole('banner')
    .locator(':scope > *, :scope > div > *')
    .evaluateAll((all) =>
      all
        .filter((part) => part.localName !== 'div')
        .map((part) => part.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2 })),
    );
  expect(new Set(parts.map(({ middle }) => Math.round(middle))).size).toBe(1);
  const [brand, beta] = parts;
  expect((beta?.left ?? 0) - (brand?.right ?? 0)).toBeGreaterThanOrEqual(4);
  await guest.press('Unlock All Games');
  const dialog = guest.page.getByRole('dialog');
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [844, 390],
  ] as const) {
    await guest.resize({ width, height });
    const box = await dialog.boundingBox();
    for (const picture of await dialog.locator('img').all()) {
      const place = await picture.boundingBox();
      expect(place?.height, `${width}`).toBeGreaterThan(30);
      expect((place?.y ?? 0) + (place?.height ?? 0), `${width}`).toBeLessThan(
        (box?.y ?? 0) + (box?.height ?? 0),
      );
    }
    expect(await dialog.evaluate((own) => own.scrollHeight - own.clientHeight), `${width}`).toBe(0);
  }
  await guest.page.keyboard.press('Escape');
  await go(guest, '/games/mindful-maze');
  // The list of games has links too.
  await guest.sees(guest.heading('Mindful Maze'));
  const offered = main(guest)
    .getByRole('listitem')
    .filter({ has: guest.page.getByRole('link') });
  await guest.sees(offered.first());
  await guest.resize({ width: 820, height: 1180 });
  const offer = await offered.first().boundingBox();
  const bar = await guest.page.locator('[data-bar]').boundingBox();
  expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await guest.resize({ width: 320, height: 568 });
  await guest.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const tools = ['Unlock All Games', 'Talk to someone', 'Settings'];
  const boxes = await Promise.all(tools.map((name) => guest.button(name).boundingBox()));
  expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1);
});

for (const { name, page, storage } of [
  { name: 'Start Game', page: '/games/water-flow', storage: { 'stillgrove.isPremium': 'true' } },
  { name: 'Pay $9.99 with PayPal', page: '/checkout', storage: {} },
])
  test(`on a phone held sideways, ${name} is above the navigation`, async ({ newGuest }) => {
    const guest = await newGuest({ device: { width: 740, height: 360 }, storage });
    await guest.open(page);
    await guest.sees(guest.button(name));
    const [button, navigation] = await Promise.all(
      [guest.button(name), guest.page.locator('[data-bar]')].map((part) => part.boundingBox()),
    );
    if (!button || !navigation) throw new Error('A part has no box');
    expect(button.y + button.height).toBeLessThan(navigation.y);
  });
