/** A person at checkout in the sandbox, where no money moves and a dialog sets the outcome of a payment. */
import type { Locator } from 'playwright';
import type { Guest } from './guest';

/** Pattern of the shop's own readable transaction ID: `SG-7KQM-2XWD-94TF`. */
export const TRANSACTION_ID = /SG(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/;

export class Buyer {
  readonly guest: Guest;

  constructor(guest: Guest) {
    this.guest = guest;
  }

  get payButton(): Locator {
    return this.guest.button('Pay $9.99 with PayPal');
  }

  /** The sandbox's stand-in for PayPal's window. */
  get window(): Locator {
    return this.guest.page.locator('dialog.sandbox-payment');
  }

  /** Opens checkout by its address, and waits until the page says that it is in test mode. */
  async open(): Promise<this> {
    await this.guest.open('/checkout');
    await this.guest.sees(this.guest.page.getByText('Test mode: no money is charged'));
    return this;
  }

  /** Presses the pay button, and then the button `end` in the sandbox's payment window. */
  async pay(end: 'Pay' | 'Cancel' | 'Let it fail' = 'Pay'): Promise<this> {
    await this.guest.act(this.payButton);
    await this.window.waitFor();
    await this.guest.act(this.window.getByRole('button', { name: end, exact: true }));
    return this;
  }

  /** The page's status message. */
  get notice(): Locator {
    return this.guest.page.getByRole('main').getByRole('status');
  }

  /**
   * Waits for the page after a successful payment. After three seconds the app opens the games, so there is not enough
   * time to check the accessibility of this page.
   * @returns the displayed transaction ID
   */
  async succeeds(): Promise<string> {
    await this.guest.heading('Payment Successful!').waitFor();
    return this.id();
  }

  /** Returns the transaction ID on the page. */
  async id(): Promise<string> {
    return (await this.guest.page.getByRole('main').locator('code').innerText()).trim();
  }
}
