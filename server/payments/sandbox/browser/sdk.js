/**
 * Replaces the part of PayPal's browser SDK (v6) that checkout uses. The server sends this file unchanged, as a classic
 * script. It loads a style sheet, because the content security policy allows nothing inline.
 */
{
  /**
   * @typedef {{ orderId: string }} OrderChosen
   * @typedef {{
   *   onApprove?: (data: OrderChosen) => void | Promise<void>,
   *   onCancel?: (data: OrderChosen) => void,
   *   onError?: (error: Error) => void,
   *   onComplete?: (data: { paymentSessionState: 'approved' | 'canceled' | 'error' }) => void,
   * }} SessionOptions
   * @typedef {'pay' | 'cancel' | 'fail'} Choice
   */
  const HOME = '/paypal/sandbox';
  const CHOICES = /** @type {const} */ ([
    ['pay', 'Pay'],
    ['cancel', 'Cancel'],
    ['fail', 'Let it fail'],
  ]);

  /** @returns {Promise<void>} resolves when the style sheet is loaded */
  const loadStyle = () =>
    new Promise((resolve, reject) => {
      if (document.querySelector(`link[href="${HOME}/sdk.css"]`)) {
        resolve();
        return;
      }
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = `${HOME}/sdk.css`;
      link.onload = () => resolve();
      link.onerror = () => reject(new Error('The test window could not be loaded.'));
      document.head.append(link);
    });

  /**
   * @param {string} name
   * @param {string} text
   */
  const element = (name, text) => {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  };

  /** @returns {Promise<Choice>} the buyer's choice; Escape cancels */
  const ask = () =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.className = 'sandbox-payment';
      dialog.setAttribute('aria-labelledby', 'sandbox-payment-title');
      dialog.setAttribute('aria-describedby', 'sandbox-payment-text');
      const title = element('h2', 'Test mode: no money is charged');
      title.id = 'sandbox-payment-title';
      const text = element('p', 'When payments are real, PayPal’s window opens here. Choose how it ends.');
      text.id = 'sandbox-payment-text';
      const buttons = document.createElement('div');
      /** @type {Choice} */
      let choice = 'cancel';
      for (const [value, label] of CHOICES) {
        const button = element('button', label);
        button.setAttribute('type', 'button');
        button.dataset.choice = value;
        button.addEventListener('click', () => {
          choice = value;
          dialog.close();
        });
        buttons.append(button);
      }
      dialog.append(title, text, buttons);
      dialog.addEventListener('close', () => {
        dialog.remove();
        resolve(choice);
      });
      document.body.append(dialog);
      dialog.showModal();
    });

  /** @param {string} orderId */
  const approve = async (orderId) => {
    const answer = await fetch(`${HOME}/order/${encodeURIComponent(orderId)}/approve`, { method: 'POST' });
    if (!answer.ok) throw new Error('The test order is not known.');
  };

  /** @param {SessionOptions} options */
  const createSession = ({ onApprove, onCancel, onError, onComplete }) => ({
    /** Closes the window, as Escape does. */
    cancel() {
      /** @type {HTMLDialogElement | null} */ (document.querySelector('.sandbox-payment'))?.close();
    },
    /**
     * @param {{ presentationMode: string }} _
     * @param {Promise<OrderChosen>} order
     * @returns {Promise<void>} resolves when the window is closed and its callback has ended
     * @throws when the order could not be created, the style sheet could not be loaded, or a callback fails
     */
    async start(_, order) {
      const { orderId } = await order;
      await loadStyle();
      const choice = await ask();
      if (choice === 'cancel') {
        onCancel?.({ orderId });
        onComplete?.({ paymentSessionState: 'canceled' });
        return;
      }
      try {
        if (choice === 'fail') throw new Error('The test payment was set to fail.');
        await approve(orderId);
      } catch (error) {
        onError?.(/** @type {Error} */ (error));
        onComplete?.({ paymentSessionState: 'error' });
        return;
      }
      await onApprove?.({ orderId });
      onComplete?.({ paymentSessionState: 'approved' });
    },
  });

  Object.assign(window, {
    paypal: {
      version: '6.0.0',
      createInstance: async () => ({ createPayPalOneTimePaymentSession: createSession }),
    },
  });
}
