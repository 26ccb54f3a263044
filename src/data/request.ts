/** Requests to the server. */

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

/**
 * Sends a request with credentials, and with a JSON body if one is given.
 * @param signal aborts the request
 * @throws RequestError when the status is not 2xx; TypeError when there is no answer; the signal's reason
 */
export async function request(
  method: string,
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new RequestError(response.status, await response.text(), response.statusText);
  return response;
}

/** Sends a query's request. */
export type Send = (method: string, url: string) => Promise<Response>;

/**
 * Returns a query function that sends a GET request to the first element of the key and parses the JSON answer. With
 * `on401: 'null'` the function returns null for the status 401.
 */
export const getJson =
  ({ on401, send = request }: { on401: 'throw' | 'null'; send?: Send }) =>
  async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> => {
    try {
      return await (await send('GET', String(queryKey[0]))).json();
    } catch (error) {
      if (on401 === 'null' && error instanceof RequestError && error.status === 401) return null;
      throw error;
    }
  };
