/**
 * A fake of PayPal's browser SDK (v6). It opens no window. The fake server chooses the buyer's action: `approve`,
 * `cancel` and `error` end the payment, `never` leaves it pending.
 */
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const home = new URL(script.src).origin;

  /** @param {string} orderId */
  const behave = async (orderId) => {
    const answer = await fetch(`${home}/buyer/${orderId}`, { method: 'POST' });
    return /** @type {{ behaviour: string }} */ (await answer.json()).behaviour;
  };

  /** @param {Record<string, ((data: unknown) => unknown) | undefined>} callbacks */
  const createSession = ({ onApprove, onCancel, onError, onComplete }) => ({
    /**
     * @param {{ presentationMode: string }} options
     * @param {Promise<{ orderId: string }>} order
     */
    async start(options, order) {
      if (options.presentationMode !== 'auto') throw new Error('Unknown presentation mode');
      const { orderId } = await order;
      switch (await behave(orderId)) {
        case 'approve':
          await onApprove?.({ orderId, payerId: 'QYR5Z8XDVJNXQ' });
          onComplete?.({ paymentSessionState: 'approved' });
          break;
        case 'cancel':
          onCancel?.({ orderId });
          onComplete?.({ paymentSessionState: 'canceled' });
          break;
        case 'never':
          await new Promise(() => {});
          break;
        default:
          onError?.(new Error('The stand-in was told to fail.'));
          onComplete?.({ paymentSessionState: 'error' });
      }
    },
  });

  /** @param {{ clientToken?: string, components: readonly string[] }} options */
  const createInstance = async ({ clientToken, components }) => {
    const answer = await fetch(`${home}/client-token/${clientToken}`);
    if (!answer.ok) throw new Error('The client token is not valid.');
    if (!components.includes('paypal-payments')) throw new Error('A component is missing.');
    return { createPayPalOneTimePaymentSession: createSession };
  };

  Object.assign(window, { paypal: { version: '6.0.0', createInstance } });
})();
