import http from 'node:http';
import { connect } from 'node:net';
import { checkAsDescribed } from './described';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  text(): string;
  json(): unknown;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/**
 * Sends a request over its own connection, and returns the raw answer without decompression or redirects.
 *
 * @throws when the answer does not match the server's OpenAPI description
 */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const whole = Buffer.concat(chunks);
          try {
            checkAsDescribed(method, path, {
              status: response.statusCode ?? 0,
              contentType: response.headers['content-type'],
              body: whole,
            });
          } catch (error) {
            reject(error);
          }
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: whole,
            text: () => whole.toString('utf8'),
            json: () => JSON.parse(whole.toString('utf8')),
          });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends bytes that no HTTP client would send. Returns all bytes received until the server closes the connection. */
export function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
