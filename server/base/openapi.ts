/** Hono OpenAPI generates `GET /api/openapi.json` from the descriptions of all routes. */
import { type DescribeRouteOptions, type GenerateSpecOptions, resolver, uniqueSymbol } from 'hono-openapi';
import * as z from 'zod/mini';
import { refusalSchema } from '../../domain/contract';

/** Without a schema the response has no body. */
export const answerSpec = (description: string, schema?: z.ZodMiniType, ...headers: readonly string[]) => ({
  description,
  ...(headers.length > 0 && {
    headers: Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' as const } }])),
  }),
  ...(schema && { content: asJson(resolver(schema, { options: { io: 'output' } })) }),
});

export const refusalSpec = (description: string, ...headers: readonly string[]) => ({
  ...answerSpec(description, undefined, ...headers),
  content: asJson({ $ref: '#/components/schemas/refusal' }),
});

export const cookieAnswerSpec = (description: string, schema?: z.ZodMiniType) =>
  answerSpec(description, schema, 'Set-Cookie');

function asJson(schema: object) {
  return { 'application/json': { schema } };
}

/** Of every endpoint below `/api` and `/paypal`. For 403 see `refuseCrossSite`. */
export const COMMON_REFUSAL_SPECS = {
  403: refusalSpec('Another site asked.'),
  500: refusalSpec('Something of ours is broken.'),
  503: refusalSpec('Please try again soon.'),
};
export const RATE_LIMIT_SPEC = { 429: refusalSpec('That was tried too often.', 'Retry-After') };
export const SYNC_OFF_SPEC = { 409: refusalSpec('No copy of the journal is kept.') };

export function attachRouteSpec<Middleware extends object>(
  middleware: Middleware,
  spec: DescribeRouteOptions,
) {
  return Object.assign(middleware, { [uniqueSymbol]: { spec } });
}

export function attachInputSpec<Middleware extends object>(
  middleware: Middleware,
  part: 'json' | 'query',
  schema: z.ZodMiniType,
) {
  if (part === 'query')
    return Object.assign(middleware, { [uniqueSymbol]: { target: part, ...resolver(schema) } });
  return attachRouteSpec(middleware, {
    requestBody: { required: true, content: asJson(resolver(schema)) },
    responses: {
      400: refusalSpec('What was sent does not fit; the message says what would.'),
      415: refusalSpec('What was sent is not called JSON.'),
    },
  });
}

const CHANGES = { responses: { 413: refusalSpec('Too much was sent.') } };

export const OPENAPI_OPTIONS: Partial<GenerateSpecOptions> = {
  excludeStaticFile: false,
  defaultOptions: { POST: CHANGES, PATCH: CHANGES, DELETE: CHANGES },
  defaultValidationErrorResponse: refusalSpec('The question does not fit.'),
  documentation: {
    openapi: '3.1.1',
    info: { title: 'Stillgrove', version: '1', description: 'Calming games, and a private mood journal.' },
    components: { schemas: { refusal: toJsonSchema(refusalSchema) } },
  },
};

/** In OpenAPI 3.1's default dialect. */
export function toJsonSchema(schema: z.ZodMiniType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
  return rest;
}
