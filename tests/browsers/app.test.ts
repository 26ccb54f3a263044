/** The pages around the games, in every supported browser. */
import { expect, test } from '../drivers/test';
import { expectNoWrongs, visits } from './support/visit';

const AGREED = { 'stillgrove.disclaimerAccepted': 'true' };

test.describe('the app', () => {
  const visit = visits();

  // This test comes first, because the worker that it installs fills the HTTP cache with whole files.
  test('installs the worker after a page has played a sound', async () => {
    const walker = visit.by('mouse');
    await walker.tab.open(`${visit.site.url}/licenses.txt`);
    await walker.tab.run(
      (address) =>
        new Promise<void>((resolve) => {
          const audio = new Audio(address);
          audio.onloadedmetadata = () => resolve();
          // WebKit without codecs has requested the file too.
          audio.onerror = () => resolve();
        }),
      await visit.site.addressOf('silence'),
    );
    await walker.arrive('/');
    await walker.until(() => navigator.serviceWorker.controller !== null);
    await expectNoWrongs(walker);
  });

  test('agrees to the disclaimer, and reads every page', async () => {
    const walker = await visit.by('mouse').arrive('/', {});
    await walker.sees('I Understand & Agree');
    await walker.tab.type('{Escape}{Escape}');
    await walker.press('I Understand & Agree');
    const headings = { Games: 'Games', Profile: 'User Profile', Home: 'Welcome to Stillgrove' };
    for (const [page, heading] of Object.entries(headings)) {
      await walker.press(page);
      // In Firefox the styles of a page that is left before they have loaded count as not loaded.
      await walker.until((text) => document.querySelector('main h1')?.textContent === text, heading);
    }
    await walker.open('/profile');
    for (const tab of [1, 3, 4, 2]) await walker.pressFirst(`[role="tab"]:nth-of-type(${tab})`);
    await walker.press('Night');
    await walker.until(() => document.documentElement.dataset.theme === 'night');
    await walker.press('Day');
    await walker.until(() => document.documentElement.dataset.theme === 'day');
    await expectNoWrongs(walker);
  });

  test('hears sound after the first press', async () => {
    const walker = await visit.by('mouse').arrive('/games/basic-breathing');
    await walker.pressFirst('main [data-next]');
    await walker.until(() =>
      (window as unknown as { audio: AudioContext[] }).audio.some(
        ({ state, currentTime }) => state === 'running' && currentTime > 0,
      ),
    );
    await expectNoWrongs(walker);
  });

  test('plays by keyboard alone', async () => {
    const walker = await visit.by('mouse').arrive('/games/memory-cards');
    await walker.until(() => document.querySelector('main [data-next]') !== null);
    await walker.tab.run(() => document.querySelector<HTMLElement>('main [data-next]')?.focus());
    await walker.tab.type('{Enter}');
    await walker.until(() => document.activeElement?.hasAttribute('data-target') ?? false);
    const open = 'main [data-target]:not([aria-label*="face down"])';
    await walker.tab.type('{Enter}');
    await walker.until((cards) => document.querySelectorAll(cards).length === 1, open);
    // Two different cards stay open for only 200 ms of real time. Then none is open.
    await walker.tab.type('{ArrowRight}{Enter}');
    await walker.until((cards) => document.querySelectorAll(cards).length !== 1, open);
    await expectNoWrongs(walker);
  });

  test('pays, and has premium', async () => {
    const walker = await visit.by('touch').arrive('/checkout', AGREED);
    await walker.press('Pay $9.99 with PayPal');
    await walker.watchesFor('Payment Successful!');
    await walker.pressFirst('[data-choice="pay"]');
    await walker.comesTo('/games');
    expect(await walker.hasSeen('Payment Successful!')).toBe(true);
    await walker.noLongerSees('Unlock All Games');
    expect(await walker.tab.run(() => localStorage.getItem('stillgrove.isPremium'))).toBe('true');
    await expectNoWrongs(walker);
  });

  test('makes an account, and comes back to the page that asked for it', async ({ browserName }) => {
    const walker = await visit.by('mouse').arrive('/stats', AGREED);
    await walker.press("I'm new here");
    await walker.fills('Username', `Rowan-${browserName}`);
    await walker.fills('Password', 'a quiet place in the wood');
    await walker.press('Create account');
    await walker.press("I've saved them");
    await walker.press('No, only on this device');
    await walker.press('Continue');
    await walker.until(() => location.pathname === '/stats');
    await expectNoWrongs(walker);
  });

  test('exports everything, and imports it again', async () => {
    const walker = await visit.by('mouse').arrive('/profile');
    await walker.press('Export my data');
    await walker.until(() => (window as unknown as { files: Blob[] }).files.length === 1);
    await walker.tab.run(async () => {
      const [blob] = (window as unknown as { files: Blob[] }).files;
      const chosen = new DataTransfer();
      chosen.items.add(new File([blob as Blob], 'stillgrove.json', { type: 'application/json' }));
      const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await walker.press('Add it to what is here');
    await walker.press('Import');
    await walker.sees('Your data is here');
    await expectNoWrongs(walker);
  });

  test('plays without a network after the first visit', async () => {
    const walker = await visit.by('mouse').arrive('/');
    await walker.until(() => navigator.serviceWorker.controller !== null);
    await visit.site.stop();
    await walker.open('/games/basic-breathing');
    await walker.pressFirst('main [data-next]');
    await walker.until(() => document.querySelector('[aria-label="All sound"]') !== null);
    await walker.takeWrongs();
    await visit.site.start();
  });
});

test.describe('a device with dark colors and reduced motion', () => {
  const visit = visits({ night: true, reducedMotion: true });

  test('is night and still', async () => {
    const walker = await visit.by('mouse').arrive('/games/forest-meditation');
    await walker.until(() => document.documentElement.dataset.theme === 'night');
    expect(await walker.tab.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    await walker.pressFirst('main [data-next]');
    await walker.until(() => document.querySelector('main canvas') !== null);
    await expectNoWrongs(walker);
  });
});
