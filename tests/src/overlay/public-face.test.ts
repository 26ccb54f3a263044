/** The addresses of the legal texts, the operator's contact and the offer to install, without a browser. */
import { afterEach, expect, test, vi } from 'vitest';
import { domWindow } from '../../fakes/dom';
import { StandInPage } from '../../fakes/page/page';

vi.mock('../../../src/stage/StageRoot', () => import('../../fakes/page/stand-in-stage'));
vi.mock('../../../src/stage/Stage', () => ({ default: () => null }));

let page: StandInPage;
const open = async (address: string) => {
  page = await StandInPage.open({ slug: 'memory-cards', address, seed: 1 });
};
afterEach(() => page.close());

const dialog = () => page.browser.document.querySelector('dialog[open]');
/** Presses a link of the footer, which is outside the page's own controls. */
const pressLink = async (text: string) => {
  const links = [...page.browser.document.querySelectorAll('a')];
  page.click(links.find((link) => link.textContent === text) as HTMLElement, 1);
  await page.settles();
};
const place = () => [page.browser.history.location.pathname, page.browser.document.title];
const HOME = ['/', 'Stillgrove - Therapeutic Games for Anxiety Relief'];

test.each([
  ['/privacy', 'Privacy Policy', "We Don't Collect Any Data"],
  ['/disclaimer', 'Medical Disclaimer', 'Medical Disclaimer'],
])(
  '%s opens its dialog over Home, and leads to Home by Close and by Back',
  async (address, title, heading) => {
    await open(address);
    await expect.poll(() => dialog()?.querySelector('h2')?.textContent).toBe(heading);
    expect(place()).toEqual([address, `${title} | Stillgrove`]);
    await page.press('Close');
    await page.waits(500);
    expect(place()).toEqual(HOME);
    expect(dialog()).toBeNull();

    // From the footer the dialog opens over the current page, whose address stays.
    await pressLink(title);
    await expect.poll(() => dialog()?.querySelector('h2')?.textContent).toBe(heading);
    expect(place()).toEqual(HOME);
    await page.press('Close');
    await page.waits(500);
    await page.close();

    await open(address);
    await expect.poll(dialog).not.toBeNull();
    page.browser.history.go(-1);
    await page.waits(500);
    expect(place()).toEqual(HOME);
    expect(dialog()).toBeNull();
  },
);

test.each([
  ['mailto:help@stillgrove.example', 'Write to us: help@stillgrove.example'],
  ['https://stillgrove.example/help', 'Write to us: stillgrove.example/help'],
  [undefined, ''],
])('the contact %s is in Help & Support', async (contact, words) => {
  await open('/');
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ contact })));
  page.services.dialogs.open('support');
  const link = () => dialog()?.querySelector<HTMLAnchorElement>('a');
  await expect.poll(() => dialog()?.textContent).toContain('Something isn’t working');
  await page.waits(500);
  if (contact) await expect.poll(() => link()?.getAttribute('href')).toBe(contact);
  expect(link()?.parentElement?.textContent ?? '').toBe(words);
});

test('Profile offers to install only what the browser offers, once', async () => {
  await open('/profile');
  const { document } = page.browser;
  const button = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Install');
  const { followInstallOffer } = await import('../../../src/services/install');
  followInstallOffer();
  await expect.poll(() => document.querySelectorAll('[role="tab"]').length).toBe(4);
  expect(button()).toBeUndefined();
  const offer = Object.assign(new domWindow.Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
  });
  window.dispatchEvent(offer as never);
  await expect.poll(button).toBeDefined();
  expect(offer.defaultPrevented).toBe(true);
  await page.press('Install');
  expect(offer.prompt).toHaveBeenCalledOnce();
  expect(button()).toBeUndefined();
});
