/** A person at checkout, in the sandbox: where no money moves, a dialog asks how the payment ends. */
import type { Locator } from 'playwright';
import type { Guest } from './guest';

/** Ours, readable: `SG-7KQM-2XWD-94TF`. */
export const TRANSACTION_ID = /SG(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/;

export class Buyer {
  readonly guest: Guest;

  constructor(guest: Guest) {
    this.guest = guest;
  }

  get payButton(): Locator {
    return this.guest.button('Pay $9.99 with PayPal');
  }

  /** What stands in the place of PayPal's window. */
  get window(): Locator {
    return this.guest.page.locator('dialog.sandbox-payment');
  }

  /** Opens checkout by its address, and waits until everything for the window is loaded. */
  async open(): Promise<this> {
    await this.guest.open('/checkout');
    await this.guest.sees(this.guest.page.getByText('Test mode: no money is charged'));
    return this;
  }

  /** Presses the button and ends the payment in the window. */
  async pay(end: 'Pay' | 'Cancel' | 'Let it fail' = 'Pay'): Promise<this> {
    await this.guest.act(this.payButton);
    await this.window.waitFor();
    await this.guest.act(this.window.getByRole('button', { name: end, exact: true }));
    return this;
  }

  /** What is told above the button. */
  get notice(): Locator {
    return this.guest.page.getByRole('main').getByRole('status');
  }

  /** Waits for the success. @returns the transaction ID that is shown */
  async succeeds(): Promise<string> {
    await this.guest.sees(this.guest.heading('Payment Successful!'));
    return this.id();
  }

  /** The transaction ID that is shown on the page. */
  async id(): Promise<string> {
    return (await this.guest.page.getByRole('main').locator('code').innerText()).trim();
  }
}
