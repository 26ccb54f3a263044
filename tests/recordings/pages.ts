/**
 * Records the app's own machines through the real pages of the QA build, in a browser: `npm run replay -- --pages`.
 * The names and IDs in these sessions come from a real server. The recordings replace them with stand-ins.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../../tools/find-browser.mjs';
import { drawIntoOnePx } from '../drivers/look/canvas';
import type { QaPage } from '../qa/page';
import { formatRecording, type Recording, seal } from '../qa/recording/recording';

const [address = '', folder = '', only] = process.argv.slice(2);

interface Visit {
  /** Id of the machine, which is also the name of the file. */
  readonly machine: string;
  readonly title: string;
  readonly address: string;
  readonly plays: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

const VISITS: readonly Visit[] = [
  {
    machine: 'check-in',
    title: 'changes the answer after an exercise, submits it, and takes no offer',
    address: '/games/grounding-techniques',
    async plays(page) {
      await page.locator('[data-next]').first().click();
      for (let step = 0; step < 4; step++) await button(page, 'Skip this sense').click();
      await page.getByRole('textbox').first().fill('tea');
      await button(page, 'Complete Exercise').click();
      await page.getByRole('dialog').getByRole('radio', { name: 'Good', exact: true }).click();
      await page.getByRole('dialog').getByRole('radio', { name: 'Not Great', exact: true }).click();
      await button(page, 'Submit').click();
      await button(page, 'Not now').click();
    },
  },
  {
    machine: 'restore',
    title: 'types blanks, then an ID that nobody has',
    address: '/games',
    async plays(page) {
      await button(page, 'Settings').click();
      await page.getByRole('menuitem', { name: 'Restore Purchase' }).click();
      const field = page.getByRole('textbox', { name: 'Transaction ID' });
      await field.fill('  ');
      await button(page, 'Verify').click();
      await field.fill('SG-7KQM-2XWD-94TF');
      await button(page, 'Verify').click();
      await page.getByText('Unable to verify this purchase.').waitFor();
      await field.fill('');
    },
  },
  {
    machine: 'sign-in',
    title: 'is refused, creates an account, saves the codes, and keeps the journal here',
    address: '/login',
    async plays(page) {
      const fills = async (password: string) => {
        await page.getByLabel('Username', { exact: true }).fill('rowan.of.the.wood');
        await page.getByLabel('Password', { exact: true }).fill(password);
      };
      await fills('a quiet place');
      await button(page, 'Sign in').click();
      await page
        .getByText(/isn't right/)
        .first()
        .waitFor();
      await page.getByRole('radio', { name: "I'm new here" }).check();
      await fills('short');
      await button(page, 'Create account').click();
      await fills('a quiet place in the wood');
      await button(page, 'Create account').click();
      await button(page, "I've saved them").click();
      await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
      await button(page, 'Continue').click();
      await page.getByRole('radio', { name: /^No, only on this device/ }).check();
      await button(page, 'Continue').click();
      await page.getByRole('heading', { name: /^Welcome to Stillgrove/ }).waitFor();
    },
  },
  {
    machine: 'checkout',
    title: 'cancels a payment, then pays',
    address: '/checkout',
    async plays(page) {
      for (const end of ['Cancel', 'Pay']) {
        await button(page, 'Pay $9.99 with PayPal').click();
        await page.locator('dialog.sandbox-payment').getByRole('button', { name: end, exact: true }).click();
      }
      await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    },
  },
];

async function record(browser: Browser, { machine, title, address: path, plays }: Visit): Promise<Recording> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 664 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(drawIntoOnePx);
  await context.addInitScript(() => {
    localStorage.setItem('stillgrove.disclaimerAccepted', 'true');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${path}?bare`);
  await plays(page);
  const recording = await page.evaluate((id) => {
    const qa = (window as unknown as { qa: QaPage }).qa;
    const actor = qa.actors.find(({ logic }) => logic.id === id);
    return actor && qa.take(actor);
  }, machine);
  await context.close();
  if (!recording) throw new Error(`No ${machine} was started`);
  const { seal: _, ...unsealed } = recording;
  return seal({ ...unsealed, title });
}

const found = await findBrowser();
if (!found) throw new Error('There is no browser to record with.');
const browser = await chromium.launch({
  executablePath: found.path,
  args: [
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
for (const visit of VISITS.filter(({ machine }) => !only || machine === only)) {
  await writeFile(path.join(folder, `${visit.machine}.json`), formatRecording(await record(browser, visit)));
  console.log(`${visit.machine}: ${visit.title}`);
}
await browser.close();
