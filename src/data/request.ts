/** An answer of the server with an error status. */
export class RequestError extends Error {
  readonly status: number;
  /** The body's text; empty without a body. */
  readonly body: string;

  /** The message is 'status: text', with the body as text. If the body is empty, the text is the status text. */
  constructor(status: number, body: string, statusText = '') {
    super(`${status}: ${body || statusText}`);
    this.name = 'RequestError';
    this.status = status;
    this.body = body;
  }
}

/** Time limit of an answer with its body, ms. A network may accept a request and never answer it. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** The server has not answered within the time limit. A TypeError, like other failures of the network. */
export class RequestTimeoutError extends TypeError {
  constructor() {
    super('The server does not answer');
    this.name = 'RequestTimeoutError';
  }
}

/**
 * Sends a request with credentials, and returns the answer when its body has arrived.
 * @throws RequestError when the status is not 2xx; TypeError when there is no answer, {@link RequestTimeoutError} after `withinMs`
 */
export async function sendRequest(
  method: string,
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  withinMs = REQUEST_TIMEOUT_MS,
): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), withinMs);
  try {
    const answer = await fetch(url, {
      method,
      credentials: 'include',
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: limit.signal,
    });
    // The limit includes the body, which may not arrive either.
    const text = await answer.text();
    if (!answer.ok) throw new RequestError(answer.status, text, answer.statusText);
    return new Response(text || null, answer);
  } catch (error) {
    throw limit.signal.aborted ? new RequestTimeoutError() : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a query function that reads JSON from the key's first element. With `on401: 'null'` a guest gets null. */
export const createJsonQueryFn =
  ({ on401 }: { on401: 'throw' | 'null' }) =>
  async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> => {
    try {
      return await (await sendRequest('GET', String(queryKey[0]))).json();
    } catch (error) {
      if (on401 === 'null' && error instanceof RequestError && error.status === 401) return null;
      throw error;
    }
  };
