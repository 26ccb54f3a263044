/** Compares the server's answers with its OpenAPI description. */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { drizzle } from 'drizzle-orm/node-postgres';
import { generateSpecs } from 'hono-openapi';
import { createApp } from '../../../server/app';
import { OPENAPI_OPTIONS } from '../../../server/base/openapi';
import { readPaymentSettings } from '../../../server/payments/settings';
import type { Storage } from '../../../server/storage/database';

interface Described {
  readonly content?: { readonly 'application/json': { readonly schema: object } };
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: Described;
  /** Answers by status. */
  readonly responses: Readonly<Record<string, Described>>;
}

/** The app with PayPal, because the sandbox has routes of its own, which are not part of the product's API. */
export const DESCRIBED_APP = createApp({
  storage: { database: drizzle.mock() } as unknown as Storage,
  payments: readPaymentSettings(
    {
      PAYMENTS: 'paypal',
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_MERCHANT_ID: 'A1B2C3D4E5F6G',
    },
    '127.0.0.1',
  ),
});

const description = (await generateSpecs(DESCRIBED_APP, OPENAPI_OPTIONS)) as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** Every described endpoint. */
export const OPERATIONS = Object.entries(description.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    ...operation,
  })),
);

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);
ajv.addSchema(description, 'description');

const compiled = new Map<string, ValidateFunction>();

/**
 * Checks an answer against the API description. A request that is not described passes.
 *
 * @param path the requested path with its query
 * @throws when the status is not described, the content is not JSON that matches the schema, or an answer without a
 *   schema has content
 */
export function checkAsDescribed(
  method: string,
  path: string,
  { status, contentType, body }: { status: number; contentType: string | undefined; body: Buffer },
): void {
  const found = find(method, path.split('?')[0] as string);
  if (!found) return;
  const place = `${method} ${path.split('?')[0]} -> ${status}`;
  const answer = found.responses[status];
  if (!answer) throw new Error(`${place} is not described`);
  if (!answer.content) {
    if (body.length > 0) throw new Error(`${place} is described as empty: ${body.toString()}`);
    return;
  }
  if (contentType !== 'application/json') throw new Error(`${place} is no JSON, but ${contentType}`);
  const schema = answer.content['application/json'].schema;
  const validate = compileOnce(`${method} ${found.path} ${status}`, schema);
  if (!validate(JSON.parse(body.toString('utf8')))) {
    throw new Error(`${place} is not as described: ${ajv.errorsText(validate.errors)}\n${body.toString()}`);
  }
}

function find(method: string, path: string) {
  return OPERATIONS.find((operation) => {
    const pattern = new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
    return operation.method === method && pattern.test(path);
  });
}

function compileOnce(key: string, schema: object): ValidateFunction {
  const known = compiled.get(key);
  if (known) return known;
  const whole = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"description#/components'));
  const validate = ajv.compile(whole);
  compiled.set(key, validate);
  return validate;
}
