/** Endpoints for the state of the server: the health checks and the OpenAPI description. */
import * as z from 'zod/mini';
import { ALWAYS, type Call } from './call';

const health = z.object({ status: z.enum(['ok', 'unavailable']), database: z.string() });

export const SERVER_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the server can work.',
    answers: {
      200: { what: 'It can.', schema: health },
      503: { what: 'It cannot; `database` says why.', schema: health },
    },
  },
  {
    method: 'GET',
    path: '/readyz',
    summary: 'Whether anything new can be kept. It is tried by writing, every 30 s at most.',
    answers: {
      200: { what: 'It can.', schema: health },
      503: { what: 'It cannot, such as on a full disk; `database` says why.', schema: health },
    },
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    answers: { ...ALWAYS, 200: { what: 'An OpenAPI document.', schema: z.looseObject({}) } },
  },
];
