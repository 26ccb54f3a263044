/**
 * A fake PayPal: a real HTTP service on this computer. It behaves like the REST service (Orders v2, Payments v2,
 * webhooks), serves a browser SDK, and produces faults on request.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BEFORE, type Call, type Fault } from './faults';
import {
  captureJson,
  Ledger,
  type LedgerCapture,
  type LedgerOrder,
  MERCHANT_ID,
  orderJson,
  type PaymentMethod,
  PayPalError,
} from './ledger';
import { objection, type Reply, readText, reply, spoil } from './replies';
import { isSignedRight, type Message, sign } from './webhooks';

const sdk = readFileSync(new URL('sdk.js', import.meta.url));
const CLIENT_ID = 'stand-in-client';
const CLIENT_SECRET = 'stand-in-secret';
const WEBHOOK_ID = 'WH1234567890';

/** The buyer's action when the payment window opens. */
type BuyerAction = 'approve' | 'cancel' | 'error' | 'never';

/** A received call. */
interface Asked {
  readonly call: Call;
  readonly requestId: string | undefined;
  /** ID of the order or capture in the call. */
  readonly id: string | undefined;
}

export interface PayPalStandIn {
  readonly url: string;
  /** Environment variables for a server that uses this fake. */
  readonly env: Readonly<Record<string, string>>;
  readonly ledger: Ledger;
  readonly asked: readonly Asked[];
  /** Number of issued access tokens. */
  readonly tokens: number;
  /** Assigns faults, in order, to the next calls of a kind. */
  next(call: Call, ...faults: Fault[]): void;
  /** Chooses the fault of each call to which {@link next} has assigned none. */
  chance: ((call: Call) => Fault | undefined) | undefined;
  /** Action and payment method of a buyer in a browser. */
  buyer: { behaviour: BuyerAction; means: PaymentMethod };
  /** Lifetime of newly issued access tokens, s. */
  tokenLifetime: number;
  approve(orderId: string, means?: PaymentMethod): void;
  void(orderId: string): void;
  /** Deletes an order, as PayPal does after three hours. */
  forget(orderId: string): void;
  /** Changes the status of a capture. */
  decide(capture: LedgerCapture, status: LedgerCapture['status']): void;
  /** Revokes all issued access tokens. */
  revokeTokens(): void;
  signed(body: string): Message;
  /** Refuses connections until {@link up} is called. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

const ROUTES: readonly [string, RegExp, Call][] = [
  ['POST', /^\/v2\/checkout\/orders$/, 'create'],
  ['GET', /^\/v2\/checkout\/orders\/([^/]+)$/, 'read'],
  ['POST', /^\/v2\/checkout\/orders\/([^/]+)\/capture$/, 'capture'],
  ['GET', /^\/v2\/payments\/captures\/([^/]+)$/, 'read-capture'],
  ['POST', /^\/v1\/notifications\/verify-webhook-signature$/, 'verify-signature'],
];

export async function startPayPal(): Promise<PayPalStandIn> {
  const ledger = new Ledger();
  const asked: Asked[] = [];
  const faults = new Map<Call, Fault[]>();
  const answered = new Map<string, Reply>();
  const accessTokens = new Map<string, number>();
  const clientTokens = new Set<string>();

  function act(call: Call, id: string, body: string): Reply {
    switch (call) {
      case 'create':
        return { status: 201, json: orderJson(ledger.create(JSON.parse(body))) };
      case 'read':
        return { status: 200, json: orderJson(ledger.order(id)) };
      case 'capture':
        return { status: 201, json: orderJson(ledger.capture(id)) };
      case 'read-capture':
        return { status: 200, json: captureJson(ledger.findCapture(id)) };
      default:
        return { status: 200, json: { verification_status: isSignedRight(body) ? 'SUCCESS' : 'FAILURE' } };
    }
  }

  function actOnce(call: Call, id: string, body: string, requestId: string | undefined): Reply {
    const key = `${call} ${id} ${requestId}`;
    const before = requestId === undefined ? undefined : answered.get(key);
    if (before) return before;
    let reply: Reply;
    try {
      reply = act(call, id, body);
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error;
      reply = objection(error.status, error.issue);
    }
    // Stricter than PayPal's documentation: the fake repeats a refusal for the same request id.
    if (requestId !== undefined) answered.set(key, reply);
    return reply;
  }

  function giveToken(request: IncomingMessage, body: string): Reply {
    const expected = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`;
    if (request.headers.authorization !== expected)
      return {
        status: 401,
        json: { error: 'invalid_client', error_description: 'Client Authentication failed' },
      };
    const access_token = randomBytes(16).toString('hex');
    if (isClientToken(body)) clientTokens.add(access_token);
    else {
      accessTokens.set(access_token, Date.now() + self.tokenLifetime * 1000);
      tokens += 1;
    }
    return { status: 200, json: { access_token, token_type: 'Bearer', expires_in: self.tokenLifetime } };
  }

  function isAllowed({ headers }: IncomingMessage): boolean {
    const until = accessTokens.get(headers.authorization?.replace('Bearer ', '') ?? '');
    return until !== undefined && Date.now() < until;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', self.url);
    const body = await readText(request);
    if (serveBrowser(request.method ?? '', pathname, response)) return;
    const isToken = pathname === '/v1/oauth2/token';
    const route = ROUTES.find(([method, path]) => method === request.method && path.test(pathname));
    if (!isToken && !route) {
      reply(response, objection(404, 'NOT_FOUND'));
      return;
    }
    const tokenCall: Call = isClientToken(body) ? 'client-token' : 'token';
    const call = route?.[2] ?? tokenCall;
    const id = route?.[1].exec(pathname)?.[1] ?? '';
    const requestId = request.headers['paypal-request-id'] as string | undefined;
    asked.push({ call, requestId, id: id || undefined });
    const fault = faults.get(call)?.shift() ?? self.chance?.(call);
    if (fault && BEFORE.includes(fault)) {
      spoil(fault, undefined, response);
      return;
    }
    if (route && !isAllowed(request)) {
      reply(response, objection(401, 'AUTHENTICATION_FAILURE'));
      return;
    }
    const done = route ? actOnce(call, id, body, requestId) : giveToken(request, body);
    if (fault) spoil(fault, done, response);
    else reply(response, done);
  }

  /**
   * Answers a browser: serves the SDK, validates a client token, or sends the buyer's action.
   * @returns whether the request was one of these
   */
  function serveBrowser(method: string, pathname: string, response: ServerResponse): boolean {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (pathname === '/sdk.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(sdk);
      return true;
    }
    const clientToken = /^\/client-token\/(.+)$/.exec(pathname)?.[1];
    if (clientToken !== undefined) {
      response.statusCode = clientTokens.has(clientToken) ? 204 : 403;
      response.end();
      return true;
    }
    const orderId = /^\/buyer\/(.+)$/.exec(pathname)?.[1];
    if (method !== 'POST' || orderId === undefined) return false;
    const { behaviour, means } = self.buyer;
    if (behaviour === 'approve') self.approve(orderId, means);
    reply(response, { status: 200, json: { behaviour } });
    return true;
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  let tokens = 0;

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  const self: PayPalStandIn = {
    url,
    env: {
      PAYMENTS: 'paypal',
      PAYPAL_CLIENT_ID: CLIENT_ID,
      PAYPAL_CLIENT_SECRET: CLIENT_SECRET,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
      PAYPAL_MERCHANT_ID: MERCHANT_ID,
      PAYPAL_API: url,
      PAYPAL_SDK: `${url}/sdk.js`,
    },
    ledger,
    asked,
    get tokens() {
      return tokens;
    },
    next(call, ...more) {
      faults.set(call, [...(faults.get(call) ?? []), ...more]);
    },
    chance: undefined,
    buyer: { behaviour: 'approve', means: 'good' },
    tokenLifetime: 32_400,
    approve(orderId, means = 'good') {
      const order: LedgerOrder = ledger.order(orderId);
      if (order.status !== 'PAYER_ACTION_REQUIRED') return;
      order.status = 'APPROVED';
      order.means = means;
    },
    void(orderId) {
      ledger.order(orderId).status = 'VOIDED';
    },
    forget(orderId) {
      ledger.orders.delete(orderId);
    },
    decide(capture, status) {
      capture.status = status;
    },
    revokeTokens: () => accessTokens.clear(),
    signed: (body) => sign(body, WEBHOOK_ID, url),
    down: stop,
    up: () =>
      new Promise<void>((resolve) => {
        server.listen(port, '127.0.0.1', resolve);
      }),
    close: stop,
  };
  return self;
}

function isClientToken(body: string): boolean {
  return new URLSearchParams(body).get('response_type') === 'client_token';
}
