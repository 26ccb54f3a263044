/** Every dialog of the shell: text, opening, closing and focus. */

import type { Guest } from '../drivers/guest';
import { focused, focusIsBehind, linesOf } from '../drivers/look/reading';
import { expect, test } from '../drivers/test';

/** Each dialog: the button, link or settings menu item that opens it, and all of its text. */
const DIALOGS: readonly { by: string; isItem?: true; isLink?: true; lines: readonly unknown[] }[] = [
  {
    by: 'Talk to someone',
    lines: [
      'Talk to someone',
      "This app can't help in an emergency. These people can, day or night.",
      'US crisis line',
      'Call or text 988',
      'Call',
      'Text',
      'Older US lifeline',
      '1-800-273-8255 (reaches the same line)',
      'Call',
      'US text line',
      'Text HOME to 741741',
      'Text',
      'US emergency',
      'Call 911',
      'Call',
      'Elsewhere',
      'Find a free line in your country: findahelpline.com',
      'Close',
    ],
  },
  {
    by: 'Privacy Policy',
    isLink: true,
    lines: [
      "We Don't Collect Any Data",
      'May 13, 2025',
      "No personal data is collected, and everything stays on the device. You need no account. Your games, check-ins, safe space and garden are kept in this browser's storage and nowhere else. There are no trackers, no advertising and no third-party pictures, fonts or sounds.",
      "If you buy premium, PayPal handles the payment on a page of its own; we keep the purchase's transaction ID so that you can restore it, and nothing about your card.",
      'If you choose to create an account, we keep the username you pick and a scrambled form of your password; a copy of your journal is kept with it only if you turn sync on, and is deleted when you ask. For each place where you are signed in we keep the first and the last day, so that you can see and end it.',
      "You can export or delete everything at any time in Profile. Clearing the browser's storage deletes it too.",
      'Close',
    ],
  },
  {
    by: 'Medical Disclaimer',
    isLink: true,
    lines: [
      'Medical Disclaimer',
      'May 13, 2025',
      'Not medical advice. Stillgrove is for relaxation and general wellbeing. It is not a substitute for medical advice, diagnosis or treatment.',
      'Ask a professional. Talk to a doctor or a mental health professional about any condition, before changing any treatment, and if an exercise makes you feel unwell.',
      'In an emergency. Call 911. Crisis line: call or text 988. Older national lifeline: 1-800-273-8255. Text line: HOME to 741741.',
      'No professional relationship. Using Stillgrove does not make anyone here your therapist, doctor or counselor.',
      'Results vary. What calms one person may not calm another. Nothing here is promised.',
      'Your body. Breathe softly, tense gently, stop whenever something hurts, makes you dizzy or upsets you. Breath holds and tensing can always be skipped.',
      'Limits of the data. Mood check-ins and charts show only what you entered here. They measure no illness and replace no assessment.',
      'Beta. Stillgrove is still being made, and parts of it may change or fail.',
      'Your acknowledgment. By agreeing you confirm that you have read this and use Stillgrove at your own choice.',
      'Close',
    ],
  },
  {
    by: 'Unlock All Games',
    lines: [
      'Unlock All Premium Games',
      'One-time payment of $9.99',
      'Unlock all 20+ games and exercises',
      'Lifetime updates, new games included',
      'No subscription, no account needed',
      'Works on all your devices with your transaction ID',
      'Maybe Later',
      'Unlock All Games',
    ],
  },
  {
    by: 'Restore Purchase',
    isItem: true,
    lines: [
      'Restore Purchase',
      'Enter the transaction ID from your purchase to bring premium back to this device.',
      'Transaction ID',
      "You saw it in the app after paying. It's also in your PayPal e-mail, as the invoice ID.",
      'Close',
      'Verify',
    ],
  },
  {
    by: 'Audio Settings',
    isItem: true,
    lines: [
      'Audio Settings',
      'Mute all sound',
      'Music',
      'Soft notes that follow what you do.',
      'Background',
      '50',
      'Forest, water and night',
      'Effects',
      '70',
      'Cards, stones and small chimes',
      'Voice',
      '100',
      'Spoken guidance',
      'Close',
    ],
  },
  {
    by: 'Help & Support',
    isItem: true,
    lines: [
      'Help & Support',
      'What’s here?',
      '20+ games and exercises for calm moments. Three are open to everyone, and you get five free tries for the others and for Memory Cards.',
      'I can’t hear anything',
      "While a game runs, tap the speaker at the top. If it's still quiet, turn up your device's own volume: many tablets also have a switch or a setting that silences them.",
      'I’ve already paid',
      "Open Settings, choose Restore Purchase, and enter your transaction ID. You saw it in the app after paying, and it's in your PayPal e-mail as the invoice ID.",
      'Where’s my data?',
      'On this device. If you have an account and turned sync on, a copy is also kept with your account. In Profile, under App Settings, you can export it, import it or delete it.',
      'Something isn’t working',
      "Reload the page. Nothing you've recorded will be lost.",
      'Close',
    ],
  },
  {
    by: 'About',
    isItem: true,
    lines: [
      'About Stillgrove',
      'Stillgrove is a small place to slow down: games, breathing and quiet exercises, made to be kind and private.',
      'Stillgrove is not a replacement for professional treatment.',
      'Version',
      expect.stringMatching(/^\d+\.\d+\.\d+ \(Beta\)$/),
      'Build',
      expect.stringMatching(/^[\w-]+, [\w-]+$/),
      'Literata by TypeTogether',
      'SIL Open Font License 1.1',
      'Figtree by Erik Kennedy',
      'SIL Open Font License 1.1',
      'Icons by Lucide',
      'ISC License',
      'Every picture and every sound is our own.',
      'Licenses for everything else',
      'Copy diagnostics',
      'Close',
    ],
  },
];

/**
 * Opens a dialog by its button or link, or through the settings menu.
 * @returns the name of the element that gets the focus when the dialog closes
 */
async function open(guest: Guest, { by, isItem, isLink }: (typeof DIALOGS)[number], key?: 'Enter' | 'Space') {
  const opener = isItem ? 'Settings' : by;
  const button = isLink ? guest.link(opener) : guest.button(opener);
  if (key) {
    await button.focus();
    await guest.page.keyboard.press(isLink ? 'Enter' : key);
  } else await button.click();
  if (isItem) {
    const item = guest.page.getByRole('menuitem', { name: by });
    if (key) {
      await item.waitFor();
      // Typing the first letters selects an item, as in any menu. While the person types, Space counts as a letter.
      await guest.page.keyboard.type(by.slice(0, 3));
      await expect.poll(() => focused(guest.page)).toBe(by);
      await guest.page.keyboard.press('Enter');
    } else await item.click();
  }
  await guest.sees(guest.page.getByRole('dialog'));
  return opener;
}

test('every dialog has its text, opens by mouse and by keyboard, keeps the focus inside, and returns it', async ({
  newGuest,
}) => {
  const guest = await newGuest({ expectedWrongs: /ERR_INTERNET_DISCONNECTED/ });
  await guest.open('/');
  for (const [index, dialog] of DIALOGS.entries()) {
    const byKey = index % 2 ? 'Space' : 'Enter';
    const opener = await open(guest, dialog, dialog.by === 'About' ? undefined : byKey);
    const shown = guest.page.getByRole('dialog');
    expect(await linesOf(shown)).toEqual(dialog.lines);
    expect(await shown.count()).toBe(1);
    await expect.poll(() => focused(guest.page)).toBe(await shown.getByRole('heading').first().innerText());
    for (let step = 0; step < 10; step++) {
      await guest.page.keyboard.press(step < 7 ? 'Tab' : 'Shift+Tab');
      expect(await focusIsBehind(guest.page)).toBe(false);
    }
    if (dialog.by === 'About') await guest.page.mouse.click(4, 400);
    else if (dialog.by === 'Unlock All Games') await guest.press('Maybe Later');
    else if (index % 2) await guest.press('Close');
    else await guest.page.keyboard.press('Escape');
    await guest.noLongerSees(shown);
    await expect.poll(() => focused(guest.page)).toBe(opener);
  }

  // The help card is part of the page, so it opens even without a network. It has the correct numbers.
  await guest.context.setOffline(true);
  await guest.press('Talk to someone');
  const links = guest.dialog('Talk to someone').getByRole('link');
  expect(
    await links.evaluateAll((all) =>
      all.map((a) => `${a.getAttribute('aria-label') ?? a.textContent} ${a.getAttribute('href')}`),
    ),
  ).toEqual([
    'Call 988 tel:988',
    'Text 988 sms:988',
    'Call 1-800-273-8255 tel:+18002738255',
    'Text HOME to 741741 sms:741741?&body=HOME',
    'Call 911 tel:911',
    'findahelpline.com https://findahelpline.com',
  ]);
  // During the opening animation 44 px may measure as 43.99997.
  await guest.settles();
  for (const box of await Promise.all((await links.all()).slice(0, 5).map((link) => link.boundingBox()))) {
    expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test.describe('the startup disclaimer', () => {
  test('has its text, and only its two buttons close it', async ({ newGuest }) => {
    const guest = await newGuest({ device: 'phone', isNew: true });
    await guest.page.goto('/games');
    const disclaimer = guest.dialog('Important Medical Disclaimer');
    await guest.sees(disclaimer);
    expect(await linesOf(disclaimer)).toEqual([
      "Good that you're here.",
      'Important Medical Disclaimer',
      'Stillgrove offers calming games and exercises. It is not a substitute for professional medical advice, diagnosis or treatment.',
      'If you have questions about your health, ask a qualified health provider, and never put off seeking help because of something you did here.',
      'In an emergency, call 911. In a crisis, call or text 988 (the older lifeline, 1-800-273-8255, reaches the same people), or text HOME to 741741.',
      'Cancel',
      'I Understand & Agree',
    ]);
    const links = await disclaimer
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(['tel:911', 'tel:988', 'tel:+18002738255', 'sms:741741?&body=HOME']);
    expect(await disclaimer.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
    for (const key of ['Escape', 'Escape', 'Escape']) await guest.page.keyboard.press(key);
    await guest.page.mouse.click(5, 5);
    await guest.page.touchscreen.tap(5, 830);
    expect(await disclaimer.isVisible()).toBe(true);
    await guest.press('Cancel');
    await guest.noLongerSees(disclaimer);
    await expect.poll(() => guest.stored('stillgrove.disclaimerAccepted')).toBeNull();
    await expect.poll(() => focused(guest.page)).not.toBe('nothing');

    await guest.page.reload();
    await guest.sees(disclaimer);
    await guest.focus(guest.button('I Understand & Agree'));
    await guest.page.keyboard.press('Space');
    await expect.poll(() => guest.stored('stillgrove.disclaimerAccepted')).toBe('true');
    await guest.page.reload();
    await guest.sees(guest.heading('Games'));
    expect(await disclaimer.isVisible()).toBe(false);
  });
});

test.describe('the settings menu', () => {
  test('has its items, supports arrows, Home, End, letters, Escape and touch, and has no upgrade with premium', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ hand: 'keyboard' });
    await guest.open('/');
    const gear = guest.button('Settings');
    const menu = guest.page.getByRole('menu');
    await gear.focus();
    await guest.page.keyboard.press('ArrowDown');
    await guest.sees(menu);
    expect(await linesOf(menu)).toEqual([
      'Upgrade to Premium',
      'Restore Purchase',
      'Audio Settings',
      'Help & Support',
      'About',
    ]);
    expect(await gear.getAttribute('aria-expanded')).toBe('true');
    const expectFocus = (name: string) => expect.poll(() => focused(guest.page)).toBe(name);
    const press = async (key: string, name: string) => {
      await guest.page.keyboard.press(key);
      await expectFocus(name);
    };
    await expectFocus('Upgrade to Premium');
    await press('ArrowDown', 'Restore Purchase');
    await press('ArrowUp', 'Upgrade to Premium');
    await press('ArrowUp', 'About');
    await press('Home', 'Upgrade to Premium');
    await press('End', 'About');
    await press('h', 'Help & Support');
    await press('Escape', 'Settings');
    await guest.noLongerSees(menu);
    expect(await gear.getAttribute('aria-expanded')).toBe('false');
    await press('Enter', 'Upgrade to Premium');
    await guest.page.mouse.click(300, 600);
    await guest.noLongerSees(menu);

    await gear.tap();
    await guest.page.getByRole('menuitem', { name: 'Upgrade to Premium' }).tap();
    await guest.sees(guest.dialog('Unlock All Premium Games'));
    expect(await guest.button(/Use a free try/).count()).toBe(0);
    await guest.press('Maybe Later');
    await expect.poll(() => focused(guest.page)).toBe('Settings');

    // Premium arrives from another tab while the menu is open.
    await guest.press('Settings');
    await guest.sees(guest.page.getByRole('menu'));
    const other = await guest.openTab();
    await other.open('/profile');
    await other.page.evaluate(() => localStorage.setItem('stillgrove.isPremium', 'true'));
    await guest.noLongerSees(guest.page.getByRole('menuitem', { name: 'Upgrade to Premium' }));
    expect(await guest.page.getByRole('menuitem').count()).toBe(4);
    expect(await guest.button('Unlock All Games').count()).toBe(0);
    expect(await guest.page.getByRole('banner').getByText('Premium', { exact: true }).isVisible()).toBe(true);
  });
});

test('tooltips appear after 700 ms, the next one immediately, and close on Escape', async ({ newGuest }) => {
  const guest = await newGuest({ holdsClock: true });
  await guest.open('/');
  const tooltip = guest.page.getByRole('tooltip', { includeHidden: true });
  const help = guest.button('Talk to someone');
  await guest.page.mouse.move(500, 500);
  // Tooltips load after the page, so the test moves the focus until one appears.
  await guest.page.keyboard.press('Tab');
  await expect
    .poll(
      async () => {
        await help.blur();
        await guest.skip(500);
        await help.focus();
        return tooltip.count();
      },
      { timeout: 40_000 },
    )
    .toBe(1);
  await help.blur();
  await guest.wait(1000);
  await help.hover();
  await guest.wait(699);
  expect(await tooltip.count()).toBe(0);
  await guest.wait(1);
  await expect.poll(() => tooltip.innerText()).toBe('Talk to someone');
  const [button, tip] = [await help.boundingBox(), await tooltip.boundingBox()];
  expect((tip?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0))).toBeCloseTo(4, 0);
  // The next tooltip appears immediately.
  await guest.button('Settings').hover();
  await expect.poll(() => tooltip.innerText()).toBe('Settings');
  await guest.page.keyboard.press('Escape');
  await expect.poll(() => tooltip.count()).toBe(0);
});
