/** What programs read that show links, list pages, or look for a contact. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_PATHS } from '../../domain/addresses';
import { readClientFiles } from '../../server/static';
import { UNKNOWN } from '../fixtures/unknown-addresses';
import { ask } from './support/ask';
import { makeSite } from './support/fixture';
import { type Here, serveHere } from './support/here';

const ORIGIN = 'https://stillgrove.example';

let site: string;
let here: Here;
beforeAll(async () => {
  site = await makeSite();
  const html = await readFile(path.resolve('index.html'), 'utf8');
  await writeFile(path.join(site, 'client/index.html'), html);
  here = await serveHere({
    client: await readClientFiles(path.join(site, 'client'), ORIGIN),
    publicOrigin: ORIGIN,
    contact: 'mailto:help@stillgrove.example',
    clock: () => new Date('2026-11-20T09:30:00Z'),
  });
});
afterAll(async () => {
  await here.stop();
  await rm(site, { recursive: true });
});

/** Returns the content of a property of the Open Graph protocol. */
const property = (html: string, name: string) =>
  new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];

test('each page names its own address, with an absolute picture, compressed and not', async () => {
  for (const address of PAGE_PATHS) {
    const plain = await ask(here.port, address);
    expect([address, plain.status]).toEqual([address, 200]);
    const html = plain.text();
    for (const required of ['title', 'type', 'image', 'url', 'description'])
      expect(property(html, required)).toBeTruthy();
    expect(property(html, 'image')).toBe(`${ORIGIN}/assets/images/social.webp`);
    expect(property(html, 'url')).toBe(`${ORIGIN}${address}`);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${address}">`);
    const packed = await ask(here.port, address, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gunzipSync(packed.body).toString()).toBe(html);
  }
});

test('fifty unknown addresses are not found, and name no address', async () => {
  for (const address of UNKNOWN) {
    const answer = await ask(here.port, address);
    expect([address, answer.status]).toEqual([address, 404]);
    expect(property(answer.text(), 'url')).toBeUndefined();
  }
});

test('the contact is what the settings say, or absent', async () => {
  const answer = await ask(here.port, '/api/contact');
  expect([answer.status, answer.json()]).toEqual([200, { contact: 'mailto:help@stillgrove.example' }]);
  const without = await serveHere();
  expect((await ask(without.port, '/api/contact')).json()).toEqual({});
  expect((await ask(without.port, '/.well-known/security.txt')).status).toBe(404);
  await without.stop();
});

test('robots.txt and security.txt', async () => {
  expect((await ask(here.port, '/robots.txt')).text()).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect((await ask(here.port, '/.well-known/security.txt')).text()).toBe(
    `Contact: mailto:help@stillgrove.example
Expires: 2027-05-19T09:30:00.000Z
Preferred-Languages: en
Canonical: ${ORIGIN}/.well-known/security.txt
`,
  );
});
