/**
 * The SDK loads when checkout opens. Browsers allow a window only in response to a press, and Safari only within a
 * second of the press. Two requests and a script may take longer. Other pages never load the SDK.
 */
import type { PaymentSetup } from '../../../domain/contract';
import { createSingleFlight } from '../../../domain/single-flight';
import type { PaymentEvent } from '../../../machines/app/checkout.machine';
import { createOrderUnlessPaid, getPaymentSetup } from '../../data/purchases';
import { withTimeout } from '../../device/with-timeout';

/** The used parts of the provider's SDK (version 6). The sandbox has the same interface. */
interface Sdk {
  createInstance(options: { clientToken: string; components: string[] }): Promise<SdkInstance>;
}

interface SdkInstance {
  createPayPalOneTimePaymentSession(options: {
    onApprove: () => Promise<void>;
    onCancel: () => void;
    onError: (error: unknown) => void;
  }): Session;
}

interface Session {
  /** The caller must be handling a press. */
  start(how: { presentationMode: 'auto' }, order: Promise<{ orderId: string }>): Promise<unknown>;
  cancel?(): void;
}

declare global {
  interface Window {
    paypal?: Sdk;
  }
}

/** Time limit of the setup, the script and the token together, ms. */
const READY_WITHIN_MS = 45_000;

/** The log gets only the error's name, because the provider's message may contain personal data. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

export class PaymentWindow {
  /** Undefined until all of the SDK has loaded. */
  #sdk: SdkInstance | undefined;

  /** May be called again. @throws the error of a request, of the script or of the SDK */
  readonly prepare = createSingleFlight(async (): Promise<PaymentSetup> => {
    try {
      return await withTimeout(this.#load(), READY_WITHIN_MS);
    } catch (error) {
      console.warn(`The payment window could not be loaded: ${nameOf(error)}`);
      throw error;
    }
  });

  async #load(): Promise<PaymentSetup> {
    const setup = await getPaymentSetup();
    if (!window.paypal) await loadScript(setup.sdkUrl);
    if (!window.paypal) throw new Error('The script contains no SDK');
    this.#sdk = await window.paypal.createInstance({
      clientToken: setup.clientToken,
      components: ['paypal-payments'],
    });
    return setup;
  }

  /**
   * Opens the window while the app handles the press if the SDK has loaded. Otherwise the SDK loads first.
   * @param tell receives events until the returned function is called
   * @returns a function that closes the window
   */
  open(tell: (event: PaymentEvent) => void): () => void {
    let isOver = false;
    let session: Session | undefined;
    const say = (event: PaymentEvent) => {
      if (!isOver) tell(event);
    };
    const fail = (error: unknown) => {
      if (isOver) return;
      console.warn(`The payment failed: ${nameOf(error)}`);
      // The token may have expired, so everything loads again before the next attempt.
      if (this.#sdk) this.#renew();
      say({ type: 'failed' });
    };
    // The browser still counts code before the first `await` as part of the press.
    const begin = async (sdk: SdkInstance) => {
      const ended = () => {
        session = undefined;
      };
      session = sdk.createPayPalOneTimePaymentSession({
        onApprove: async () => {
          ended();
          say({ type: 'approved' });
        },
        onCancel: () => {
          ended();
          console.warn('The payment was cancelled');
          say({ type: 'cancelled' });
        },
        onError: fail,
      });
      const order = this.#order(say, () => isOver);
      // Handles a failed order even if the SDK does not.
      order.catch(fail);
      await session.start({ presentationMode: 'auto' }, order);
    };
    const beginLate = async () => {
      await this.prepare();
      if (!isOver) await begin(this.#sdk as SdkInstance);
    };
    (this.#sdk ? begin(this.#sdk) : beginLate()).catch(fail);
    return () => {
      isOver = true;
      session?.cancel?.();
    };
  }

  async #order(say: (event: PaymentEvent) => void, isOver: () => boolean): Promise<{ orderId: string }> {
    const answer = await createOrderUnlessPaid();
    // The person no longer waits, so no window may open.
    if (isOver()) throw new Error('This order was abandoned');
    if ('paid' in answer) {
      const { status, transactionId } = answer.paid;
      say({ type: 'paid.already', status, transactionId });
      throw new Error('This browser has paid already');
    }
    const { id: orderId, transactionId } = answer.order;
    say({ type: 'order.made', order: { orderId, transactionId } });
    return { orderId };
  }

  #renew(): void {
    this.#sdk = undefined;
    this.prepare.reset();
    this.prepare().catch(() => undefined);
  }
}

const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script did not load'));
    };
    document.head.append(script);
  });
