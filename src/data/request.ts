/** The one way to the server. */

/** What the server said when it did not say yes. */
export class RequestError extends Error {
  readonly status: number;

  /** The message is the status, a colon, a space, then the body's text, or the status text if the body is empty. */
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'RequestError';
    this.status = status;
  }
}

/**
 * Sends a request with credentials.
 * @param body sent as JSON; without it there is none
 * @throws RequestError when the answer is not ok; TypeError when there is no answer
 */
export async function request(method: string, url: string, body?: unknown): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new RequestError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** A query's function: GET of the key's first element, read as JSON. */
export const getJson =
  ({ on401 }: { on401: 'throw' | 'null' }) =>
  async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<unknown> => {
    try {
      return await (await request('GET', String(queryKey[0]))).json();
    } catch (error) {
      if (on401 === 'null' && error instanceof RequestError && error.status === 401) return null;
      throw error;
    }
  };
