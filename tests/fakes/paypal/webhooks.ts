/** PayPal's webhook messages, their signatures, and the check of a signature. */
import { createHmac, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { LedgerCapture } from './ledger';

export interface Message {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Key of the signatures. Only this fake knows it, as only PayPal knows the private key of its certificate. */
const KEY = randomUUID();

/**
 * Returns a message about the current state of a capture. `amount` is the refunded amount, in messages about refunds.
 */
export function aboutCapture(
  type: 'COMPLETED' | 'PENDING' | 'DENIED' | 'REFUNDED' | 'REVERSED',
  capture: LedgerCapture,
  api: string,
  amount = capture.amount.value,
): string {
  const isReturn = type === 'REFUNDED' || type === 'REVERSED';
  const { id, orderId, invoice_id, custom_id } = capture;
  const resource = isReturn
    ? {
        id: randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase(),
        amount: { currency_code: capture.amount.currency_code, value: amount },
        invoice_id,
        custom_id,
        status: 'COMPLETED',
        links: [{ rel: 'up', method: 'GET', href: `${api}/v2/payments/captures/${id}` }],
      }
    : {
        id,
        amount: capture.amount,
        invoice_id,
        custom_id,
        status: capture.status,
        supplementary_data: { related_ids: { order_id: orderId } },
      };
  return envelope(`PAYMENT.CAPTURE.${type}`, resource);
}

/** Returns a message with spaces and escapes that JSON serialization does not reproduce. */
export function envelope(type: string, resource: object): string {
  const id = `WH-${randomUUID().toUpperCase()}`;
  return `{ "id":"${id}", "event_type" : "${type}", "summary":"Caf\\u00e9 \\/ payment", "resource": ${JSON.stringify(resource)} }`;
}

/** Returns the message with its signature headers. */
export function sign(body: string, webhookId: string, api: string): Message {
  const id = randomUUID();
  const time = new Date().toISOString();
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'PayPal-Auth-Algo': 'SHA256withRSA',
      'PayPal-Cert-Url': `${api}/v1/notifications/certs/CERT-360caa42`,
      'PayPal-Transmission-Id': id,
      'PayPal-Transmission-Time': time,
      'PayPal-Transmission-Sig': signature(id, time, webhookId, body),
    },
  };
}

/** @param request the body posted to verify-webhook-signature */
export function isSignedRight(request: string): boolean {
  const asked = JSON.parse(request);
  // Cuts the event out of the text, because parsing and serializing it would change its bytes.
  const body = request.slice(request.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
  const { transmission_id: id, transmission_time: time, webhook_id: webhookId } = asked;
  return asked.transmission_sig === signature(id, time, webhookId, body);
}

function signature(id: string, time: string, webhookId: string, body: string): string {
  return createHmac('sha256', KEY)
    .update(`${id}|${time}|${webhookId}|${crc32(body)}`)
    .digest('base64');
}
