/**
 * OpenAPI description of the server (`GET /api/openapi.json`), generated from the list of endpoints ({@link CALLS}) and
 * their schemas. The server parses requests with the same schemas.
 */
import * as z from 'zod/mini';
import { refusal } from '../domain/contract';
import type { Call, CallAnswer } from './calls/call';
import { CALLS } from './calls/calls';

/** The parts of an OpenAPI 3.1 document that this server uses. https://spec.openapis.org/oas/v3.1.1.html */
export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string };
  /** Operations by path and lower-case method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  /** Answers by status. */
  readonly responses: Readonly<Record<string, OpenApiAnswer>>;
}

export interface OpenApiAnswer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Content;
}

interface Content {
  readonly 'application/json': { readonly schema: object };
}

/** Returns the description of {@link CALLS}. */
export function describeCalls(): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of CALLS) {
    const path = describePath(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describe(call) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Stillgrove', version: '1' },
    paths,
    components: { schemas: { refusal: jsonSchema(refusal, 'output') } },
  };
}

/** Returns a path in OpenAPI's form: `/order/{orderId}` for Hono's `/order/:orderId`. */
function describePath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function describe({ summary, path, query, headers, request, answers }: Call): Operation {
  const parameters = [
    ...inPath(path),
    ...(query ? parametersIn('query', query) : []),
    ...(headers ? parametersIn('header', headers) : []),
  ];
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: { required: true, content: asJson(jsonSchema(request, 'input')) } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, describeAnswer(answer)]),
    ),
  };
}

function describeAnswer({ what, schema, headers }: CallAnswer): OpenApiAnswer {
  return {
    description: what,
    ...(headers && {
      headers: Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' } }])),
    }),
    ...(schema && {
      content: asJson(
        schema === refusal ? { $ref: '#/components/schemas/refusal' } : jsonSchema(schema, 'output'),
      ),
    }),
  };
}

function inPath(path: string): object[] {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function parametersIn(place: 'query' | 'header', fields: z.ZodMiniType): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function asJson(schema: object): Content {
  return { 'application/json': { schema } };
}

/** Returns a JSON Schema in OpenAPI 3.1's default dialect. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
