/** PayPal's REST service: tokens, timeouts, and retries of idempotent requests. */
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Clock } from '../../base/clock';
import { ProviderError } from '../provider';
import type { PayPalSettings } from '../settings';

/** Time limits (ms). */
export interface PayPalTimings {
  /** Of one HTTP exchange. */
  readonly request: number;
  /** Before the second attempt. It doubles with each further attempt. */
  readonly pause: number;
  /** If PayPal requests a longer pause, the request fails. */
  readonly longestPause: number;
}

const PATIENCE: PayPalTimings = { request: 10_000, pause: 250, longestPause: 5_000 };
const TRIES = 3;
/** A new token is fetched this long before the expiry of the old one (ms). */
const EARLY = 60_000;

interface PayPalRequest {
  readonly method: 'GET' | 'POST';
  /** Below the base address: `/v2/checkout/orders`. */
  readonly path: string;
  readonly body?: string;
  /** Idempotency key of a POST. */
  readonly requestId?: string;
  /**
   * Whether a POST changes nothing. With neither this nor `requestId` it is repeated only if the failed attempt
   * definitely changed nothing.
   */
  readonly isReadOnly?: boolean;
}

export interface PayPalAnswer {
  readonly isOk: boolean;
  readonly status: number;
  readonly json: unknown;
  /** PayPal's error codes, such as `ORDER_NOT_APPROVED`; empty after success. */
  readonly issues: readonly string[];
}

const token = z.object({ access_token: z.string(), expires_in: z.number() });
const objection = z.object({
  name: z.string(),
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
});

export class PayPalClient {
  readonly #settings: PayPalSettings;
  readonly #clock: Clock;
  readonly #patience: PayPalTimings;
  #access: { readonly token: string; readonly until: number } | undefined;
  #fetching: Promise<string> | undefined;

  constructor(settings: PayPalSettings, clock: Clock, patience: PayPalTimings = PATIENCE) {
    this.#settings = settings;
    this.#clock = clock;
    this.#patience = patience;
  }

  /** @throws {ProviderError}, which is always harmless, because a token moves no money */
  async #fetchToken(parameters: Record<string, string>): Promise<z.infer<typeof token>> {
    const credentials = Buffer.from(`${this.#settings.clientId}:${this.#settings.clientSecret}`).toString(
      'base64',
    );
    const answer = await harmless(() =>
      this.#exchange('/v1/oauth2/token', {
        method: 'POST',
        headers: {
          Authorization: `Basic ${credentials}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', ...parameters }).toString(),
      }),
    );
    const read = token.safeParse(answer.json);
    if (answer.isOk && read.success) return read.data;
    throw new ProviderError(`PayPal gave no token: ${answer.status}`, { isHarmless: true });
  }

  #accessToken(): Promise<string> {
    if (this.#access && this.#clock().getTime() < this.#access.until)
      return Promise.resolve(this.#access.token);
    this.#fetching ??= this.#fetchToken({})
      .then(({ access_token, expires_in }) => {
        this.#access = { token: access_token, until: this.#clock().getTime() + expires_in * 1000 - EARLY };
        return access_token;
      })
      .finally(() => {
        this.#fetching = undefined;
      });
    return this.#fetching;
  }

  async #exchange(path: string, init: RequestInit): Promise<PayPalAnswer> {
    let response: Response;
    let text: string;
    try {
      const signal = AbortSignal.timeout(this.#patience.request);
      response = await fetch(this.#settings.api + path, { ...init, redirect: 'error', signal });
      text = await response.text();
    } catch (error) {
      const code = codeOf(error);
      throw new ProviderError(`PayPal cannot be reached: ${code}`, {
        isHarmless: NEVER_SENT.has(code),
        cause: error,
      });
    }
    const { status } = response;
    const json = parse(text);
    if (status === 429) throw new Busy(`PayPal is busy: ${status}`, true, pauseIn(response));
    if (status >= 500) throw new Busy(`PayPal has trouble: ${status}`, false, pauseIn(response));
    // PayPal is still processing the same request.
    if (status === 409) throw new Busy(`PayPal has not finished yet: ${status}`, false, pauseIn(response));
    if (json === undefined)
      throw new ProviderError(`PayPal answered ${status} without JSON`, { isHarmless: false });
    return { isOk: response.ok, status, json, issues: response.ok ? [] : issuesIn(json) };
  }

  /** Repeats a failed request while this is safe, up to {@link TRIES} attempts and a time limit. */
  async #withRetries<T>(isRepeatable: boolean, act: () => Promise<T>): Promise<T> {
    // Once an attempt may have arrived, later failures cannot be harmless.
    let mayHaveActed = false;
    const began = performance.now();
    for (let tried = 1; ; tried++) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        mayHaveActed ||= !error.isHarmless;
        const asked = error instanceof Busy ? error.pause : undefined;
        const pause = Math.max(asked ?? 0, this.#patience.pause * 2 ** (tried - 1));
        const mayRepeat = isRepeatable || error.isHarmless;
        const isLate = performance.now() - began > 1.2 * this.#patience.request;
        if (!mayRepeat || isLate || tried === TRIES || pause > this.#patience.longestPause)
          throw new ProviderError(error.message, { isHarmless: !mayHaveActed, cause: error });
        await wait(pause);
      }
    }
  }

  /**
   * Sends a request with an access token. The answer may be a 4xx with an error code.
   * @throws {ProviderError} when there is no usable answer. `isHarmless`: the request definitely changed nothing
   */
  async send({
    method,
    path,
    body,
    requestId,
    isReadOnly = method === 'GET',
  }: PayPalRequest): Promise<PayPalAnswer> {
    const attempt = async () => {
      const headers = new Headers({ Authorization: `Bearer ${await this.#accessToken()}` });
      if (body !== undefined) headers.set('Content-Type', 'application/json');
      if (requestId !== undefined) headers.set('PayPal-Request-Id', requestId);
      // Requests the complete order in the answer.
      headers.set('Prefer', 'return=representation');
      return this.#exchange(path, { method, headers, body: body ?? null });
    };
    return this.#withRetries(isReadOnly || requestId !== undefined, async () => {
      const used = this.#access?.token;
      const answer = await attempt();
      if (answer.status !== 401) return answer;
      // PayPal has revoked the token early.
      if (this.#access?.token === used) this.#access = undefined;
      const again = await attempt();
      if (again.status !== 401) return again;
      throw new ProviderError('PayPal does not accept our credentials', { isHarmless: true });
    });
  }

  /**
   * A token for browsers, which is valid for 15 minutes.
   * @param domain domain of the browser SDK; undefined allows any
   * @throws {ProviderError}
   */
  async clientToken(domain: string | undefined): Promise<string> {
    const { access_token } = await this.#withRetries(true, () =>
      this.#fetchToken({
        response_type: 'client_token',
        ...(domain === undefined ? {} : { 'domains[]': domain }),
      }),
    );
    return access_token;
  }
}

/** A later attempt may succeed. */
class Busy extends ProviderError {
  /** As PayPal requests, ms. */
  readonly pause: number | undefined;

  constructor(message: string, isHarmless: boolean, pause: number | undefined) {
    super(message, { isHarmless });
    this.pause = pause;
  }
}

/** Error codes of connections that failed before a request was sent. */
const NEVER_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function codeOf(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}

async function harmless<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Busy) throw new Busy(error.message, true, error.pause);
    if (error instanceof ProviderError)
      throw new ProviderError(error.message, { isHarmless: true, cause: error });
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function issuesIn(json: unknown): string[] {
  const { data } = objection.safeParse(json);
  return data ? [data.name, ...(data.details ?? []).flatMap(({ issue }) => issue ?? [])] : [];
}

/** `Retry-After` in ms. PayPal sends seconds. */
function pauseIn({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After');
  return text !== null && /^\d+$/.test(text) ? Number(text) * 1000 : undefined;
}
