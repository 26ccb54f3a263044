/** Hono OpenAPI generates `GET /api/openapi.json` from the descriptions of all routes. */
import { type DescribeRouteOptions, type GenerateSpecOptions, resolver, uniqueSymbol } from 'hono-openapi';
import * as z from 'zod/mini';
import { refusal } from '../../domain/contract';

/** Without a schema the response has no body. */
export const answer = (description: string, schema?: z.ZodMiniType, ...headers: readonly string[]) => ({
  description,
  ...(headers.length > 0 && {
    headers: Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' as const } }])),
  }),
  ...(schema && { content: asJson(resolver(schema, { options: { io: 'output' } })) }),
});

export const refused = (description: string, ...headers: readonly string[]) => ({
  ...answer(description, undefined, ...headers),
  content: asJson({ $ref: '#/components/schemas/refusal' }),
});

export const withCookie = (description: string, schema?: z.ZodMiniType) =>
  answer(description, schema, 'Set-Cookie');

function asJson(schema: object) {
  return { 'application/json': { schema } };
}

/** Of every endpoint below `/api` and `/paypal`. For 403 see `refuseCrossSite`. */
export const ALWAYS = {
  403: refused('Another site asked.'),
  500: refused('Something of ours is broken.'),
  503: refused('Please try again soon.'),
};
export const LIMITED = { 429: refused('That was tried too often.', 'Retry-After') };
export const WITH_SYNC = { 409: refused('No copy of the journal is kept.') };

export function describe<Middleware extends object>(middleware: Middleware, spec: DescribeRouteOptions) {
  return Object.assign(middleware, { [uniqueSymbol]: { spec } });
}

export function describePart<Middleware extends object>(
  middleware: Middleware,
  part: 'json' | 'query',
  schema: z.ZodMiniType,
) {
  if (part === 'query')
    return Object.assign(middleware, { [uniqueSymbol]: { target: part, ...resolver(schema) } });
  return describe(middleware, {
    requestBody: { required: true, content: asJson(resolver(schema)) },
    responses: {
      400: refused('What was sent does not fit; the message says what would.'),
      415: refused('What was sent is not called JSON.'),
    },
  });
}

const CHANGES = { responses: { 413: refused('Too much was sent.') } };

export const DOCUMENT: Partial<GenerateSpecOptions> = {
  excludeStaticFile: false,
  defaultOptions: { POST: CHANGES, PATCH: CHANGES, DELETE: CHANGES },
  defaultValidationErrorResponse: refused('The question does not fit.'),
  documentation: {
    openapi: '3.1.1',
    info: { title: 'Stillgrove', version: '1', description: 'Calming games, and a private mood journal.' },
    components: { schemas: { refusal: jsonSchema(refusal) } },
  },
};

/** In OpenAPI 3.1's default dialect. */
export function jsonSchema(schema: z.ZodMiniType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}
