/** A person with an account, in the browser of a {@link Guest}. */
import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, Locator } from 'playwright';
import { Guest, type GuestOptions } from './guest';

export const PASSWORD = 'a quiet place in the wood';

/** The browser's own messages for a missing network and for refused requests, such as a wrong password. */
export const REFUSALS = /Failed to load resource: .* (?:40[0-9]|41[03])|ERR_INTERNET_DISCONNECTED/;

/**
 * Returns a random IP address for one person, because the server limits new accounts per network and hour. The test
 * server trusts the proxy header that is set here.
 */
const newAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;

let made = 0;
/** Returns a name that is unique in this run. */
export function newName(): string {
  made += 1;
  return `Rowan-${process.pid}-${made}`;
}

export interface Answers {
  /** Whether the account takes over the guest's entries; undefined when the app does not ask. */
  readonly join?: boolean;
  /** Whether the server keeps a copy; undefined when the app does not ask. */
  readonly copy?: boolean;
}

export type MemberOptions = GuestOptions & { readonly name?: string };

export class Member {
  readonly guest: Guest;
  readonly name: string;
  readonly #byKeyboard: boolean;

  private constructor(guest: Guest, name: string, byKeyboard: boolean) {
    this.guest = guest;
    this.name = name;
    this.#byKeyboard = byKeyboard;
  }

  /** Returns a person with an empty device and this name. */
  static async arrive(
    browser: Browser,
    baseUrl: string,
    { name = newName(), ...options }: MemberOptions = {},
  ): Promise<Member> {
    const prepare = async (context: BrowserContext) => {
      await context.setExtraHTTPHeaders({ 'X-Forwarded-For': newAddress() });
      await options.prepare?.(context);
    };
    const guest = await Guest.arrive(browser, baseUrl, { ...options, prepare });
    return new Member(guest, name, options.hand === 'keyboard');
  }

  /** Returns another member on the same device. */
  as(name: string): Member {
    return new Member(this.guest, name, this.#byKeyboard);
  }

  /** Returns the same person in another tab. */
  on(tab: Guest): Member {
    return new Member(tab, this.name, this.#byKeyboard);
  }

  field(label: string): Locator {
    return this.guest.page.getByLabel(label, { exact: true });
  }

  async types(label: string, text: string): Promise<this> {
    if (!this.#byKeyboard) await this.field(label).fill(text);
    else {
      await this.guest.focus(this.field(label));
      await this.guest.page.keyboard.type(text);
    }
    return this;
  }

  async chooses(answer: string | RegExp): Promise<this> {
    await this.guest.choose(answer);
    return this;
  }

  /**
   * Fills in and submits the open form for a new account, and waits for the recovery codes.
   * @returns the codes
   */
  async fillsInNew(password = PASSWORD): Promise<string[]> {
    await this.chooses("I'm new here");
    await this.types('Username', this.name);
    await this.types('Password', password);
    await this.guest.press('Create account');
    await this.guest.sees(this.guest.heading('Your recovery codes'));
    return this.guest.page
      .getByRole('region', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allInnerTexts();
  }

  /** Creates the account and answers the questions. @returns the recovery codes */
  async signsUp(answers: Answers = { copy: false }): Promise<string[]> {
    await this.guest.open('/login');
    const codes = await this.fillsInNew();
    await this.guest.press("I've saved them");
    await this.answers(answers);
    await this.isGreeted();
    return codes;
  }

  async fillsIn(password = PASSWORD): Promise<this> {
    await this.types('Username', this.name);
    await this.types('Password', password);
    await this.guest.press('Sign in');
    return this;
  }

  async signsIn(answers?: Answers): Promise<this> {
    await this.guest.open('/login');
    await this.fillsIn();
    if (answers) await this.answers(answers);
    return this.isGreeted();
  }

  async answers({ join, copy }: Answers): Promise<this> {
    await this.guest.sees(this.guest.heading(`Welcome, ${this.name}`));
    if (join !== undefined) await this.chooses(join ? 'Yes, add it' : 'No, keep it separate');
    if (copy !== undefined) await this.chooses(copy ? /^Yes, keep a copy/ : /^No, only on this device/);
    await this.guest.press('Continue');
    return this;
  }

  async isGreeted(): Promise<this> {
    await this.guest.sees(this.guest.heading(`Welcome to Stillgrove, ${this.name}`));
    return this;
  }

  /** Opens the account section of the profile. */
  async opensProfile(): Promise<this> {
    await this.guest.open('/profile');
    await this.guest.act(this.guest.page.getByRole('tab', { name: 'Profile', exact: true }));
    return this;
  }

  /** @param stays whether the journal stays on this device; undefined when the app does not ask */
  async signsOut(stays?: boolean): Promise<this> {
    await this.opensProfile();
    await this.guest.press('Sign out');
    const dialog = this.guest.dialog('Sign out?');
    await this.guest.sees(dialog.getByText(stays === undefined ? 'You can come back' : 'What should happen'));
    if (stays !== undefined) await this.chooses(stays ? /^Keep it here/ : /^Remove it/);
    await this.guest.act(dialog.getByRole('button', { name: 'Sign out' }));
    await this.guest.sees(this.guest.heading('Guest'));
    return this;
  }
}
