/** HTTP responses, including faulty ones. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from './faults';
import { type captureJson, newId, type orderJson } from './ledger';

export interface Reply {
  readonly status: number;
  readonly json: unknown;
}

/**
 * Sends a faulty response, sends none, or breaks the connection.
 * @param done the correct response; undefined if the call had no effect
 */
export function spoil(fault: Fault, done: Reply | undefined, response: ServerResponse): void {
  switch (fault) {
    case 'drop-before':
    case 'drop-after':
      response.destroy();
      break;
    case 'silent-before':
    case 'silent-after':
      break;
    case 'error-before':
    case 'error-after':
      reply(response, { status: 503, json: { name: 'SERVICE_UNAVAILABLE', debug_id: newId() } });
      break;
    case 'busy':
    case 'busy-for-long':
      response.setHeader('Retry-After', fault === 'busy' ? '0' : '3600');
      reply(response, objection(429, 'RATE_LIMIT_REACHED'));
      break;
    case 'stale-token':
      reply(response, objection(401, 'AUTHENTICATION_FAILURE'));
      break;
    case 'in-progress':
      reply(response, objection(409, 'RESOURCE_CONFLICT'));
      break;
    case 'html':
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>We are sorry</title>');
      break;
    default:
      reply(response, { status: done?.status ?? 200, json: twist(fault, done?.json) });
  }
}

/** Falsifies the capture or the payee in a response. A response without a capture stays unchanged. */
function twist(fault: Fault, json: unknown): unknown {
  const copy = structuredClone(json) as ReturnType<typeof orderJson>;
  const [unit] = copy.purchase_units;
  const capture = (unit as { payments?: { captures: ReturnType<typeof captureJson>[] } }).payments
    ?.captures[0];
  if (!capture) return copy;
  const { amount } = capture;
  if (fault === 'wrong-amount') Object.assign(amount, { value: '0.99' });
  if (fault === 'wrong-spelling') Object.assign(amount, { value: '9.990' });
  if (fault === 'wrong-currency') Object.assign(amount, { currency_code: 'EUR' });
  if (fault === 'wrong-invoice') capture.invoice_id = 'SG-AAAA-BBBB-CCCC';
  if (fault === 'wrong-custom') capture.custom_id = '6f1f3c1e-0000-4000-8000-000000000000';
  if (fault === 'wrong-payee') Object.assign(unit as object, { payee: { merchant_id: 'ZZZZZZZZZZZZZ' } });
  if (fault === 'no-payee') Object.assign(unit as object, { payee: undefined });
  if (fault === 'not-final') capture.final_capture = false;
  return copy;
}

/** Returns a response in PayPal's error format. */
export function objection(status: number, issue: string): Reply {
  const name = status === 422 ? 'UNPROCESSABLE_ENTITY' : status === 404 ? 'RESOURCE_NOT_FOUND' : issue;
  const details = [{ issue, description: 'The stand-in objects.' }];
  return { status, json: { name, message: 'The stand-in objects.', debug_id: newId(), details, links: [] } };
}

export function reply(response: ServerResponse, { status, json }: Reply): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(json));
}

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
