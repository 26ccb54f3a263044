/** Compares the server's answers with its OpenAPI description. */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describeCalls, type OpenApiAnswer } from '../../../server/openapi';

const description = describeCalls();
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
  const answer: OpenApiAnswer | undefined = found.responses[status];
  if (!answer) throw new Error(`${place} is not described`);
  if (!answer.content) {
    if (body.length > 0) throw new Error(`${place} is described as empty: ${body.toString()}`);
    return;
  }
  if (contentType !== 'application/json') throw new Error(`${place} is no JSON, but ${contentType}`);
  const schema = answer.content['application/json'].schema;
  const validate = compileOnce(`${found.pointer}/responses/${status}`, schema);
  if (!validate(JSON.parse(body.toString('utf8')))) {
    throw new Error(`${place} is not as described: ${ajv.errorsText(validate.errors)}\n${body.toString()}`);
  }
}

function find(method: string, path: string) {
  const name = method.toLowerCase();
  for (const [template, operations] of Object.entries(description.paths)) {
    const operation = operations[name];
    const pattern = new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
    if (operation && pattern.test(path)) return { ...operation, pointer: `${name} ${template}` };
  }
  return undefined;
}

function compileOnce(key: string, schema: object): ValidateFunction {
  const known = compiled.get(key);
  if (known) return known;
  const whole = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"description#/components'));
  const validate = ajv.compile(whole);
  compiled.set(key, validate);
  return validate;
}
