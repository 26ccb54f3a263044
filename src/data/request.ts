/** Requests to the server. */

/** The server's answer with an error status. */
export class RequestError extends Error {
  readonly status: number;
  /** The body's text; empty without a body. */
  readonly body: string;

  /** The message is the status, a colon, a space, then the body's text, or the status text if the body is empty. */
  constructor(status: number, body: string, statusText = '') {
    super(`${status}: ${body || statusText}`);
    this.name = 'RequestError';
    this.status = status;
    this.body = body;
  }
}

/**
 * Sends a request with credentials, with a JSON body if one is given.
 * @throws RequestError when the answer is not ok; TypeError when there is no answer
 */
export async function request(
  method: string,
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new RequestError(response.status, await response.text(), response.statusText);
  return response;
}

/** Sends a query's request. */
export type Send = (method: string, url: string) => Promise<Response>;

/** A query function: GET of the key's first element, parsed as JSON. */
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
