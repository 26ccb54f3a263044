/** Playwright's `test` with the people who use the app. */
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, expect as baseExpect } from 'playwright/test';
import { buildIfStale } from '../../tools/build.mjs';
import { serveBuild } from '../fixtures/serve';
import { Guest, type GuestOptions } from './guest';
import { Member, type MemberOptions } from './member';

/** Number of further attempts of a poll whose function throws, and the time between them, ms. */
const ATTEMPTS = 25;
const ATTEMPT_MS = 200;

/** Asks again after an error, such as that of a page which is just loading anew. */
async function patiently<T>(ask: () => T | Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await sleep(ATTEMPT_MS);
    }
  }
}

/** Times between the questions of a poll, ms. By default Playwright soon asks only once a second. */
const INTERVALS = [50, 100, 100, 150, 250];

const poll: typeof baseExpect.poll = (ask, options) =>
  baseExpect.poll(() => patiently(ask), {
    intervals: INTERVALS,
    ...(typeof options === 'string' ? { message: options } : options),
  });

/** Playwright's `expect`, whose `poll` would fail as soon as its function throws. */
export const expect: typeof baseExpect = new Proxy(baseExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});

export type NewGuest = (options?: GuestOptions) => Promise<Guest>;
export type NewMember = (options?: MemberOptions) => Promise<Member>;

interface OfATest {
  /** Options of every guest and member of a file: `test.use({ guestOptions: { device: 'phone' } })`. */
  guestOptions: GuestOptions;
  /** Makes a person with an empty device, who leaves after the test. Their page must report no unexpected error. */
  newGuest: NewGuest;
  /** Makes a person who can have an account. Like `newGuest` otherwise. */
  newMember: NewMember;
}

interface OfAWorker {
  /** Address of the built app, without a trailing slash. */
  appUrl: string;
  /** Address of the QA build, without a trailing slash. */
  qaUrl: string;
}

export const test = base.extend<OfATest, OfAWorker>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the needed fixtures
  appUrl: [({}, use) => use(process.env.APP_URL as string), { scope: 'worker' }],
  qaUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      await buildIfStale('qa');
      const { address, stop } = await serveBuild('dist/qa');
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  guestOptions: [{}, { option: true }],
  newGuest: async ({ browser, appUrl, guestOptions }, use) => {
    const guests: Guest[] = [];
    await use(async (options) => {
      const guest = await Guest.arrive(browser, options?.baseURL ?? appUrl, { ...guestOptions, ...options });
      guests.push(guest);
      return guest;
    });
    for (const guest of guests) await guest.leave();
  },
  newMember: async ({ browser, appUrl, guestOptions }, use) => {
    const members: Member[] = [];
    await use(async (options) => {
      const member = await Member.arrive(browser, options?.baseURL ?? appUrl, {
        ...guestOptions,
        ...options,
      });
      members.push(member);
      return member;
    });
    for (const { guest } of members) await guest.leave();
  },
});

/**
 * Defines a test that only `npm run soak` runs. It is a long test, or repeats a check of `npm test` in another case.
 */
export const testInSoak = (process.env.SOAK === 'yes' ? test : test.skip) as typeof test.skip;
