import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './support/ask';
import { DESCRIBED_APP, OPERATIONS } from './support/described';
import { type Here, serveHere } from './support/here';

let here: Here;
beforeAll(async () => {
  here = await serveHere();
});
afterAll(() => here.stop());

test('the description is valid OpenAPI 3.1', async () => {
  const answer = await ask(here.port, '/api/openapi.json');
  expect(answer.status).toBe(200);
  const validator = new Validator();
  expect(await validator.validate(answer.json() as Record<string, unknown>)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('every call has a summary, a successful answer and the answers of every call', () => {
  const routed = DESCRIBED_APP.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*') && !/\.(?:css|txt)$/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const described = OPERATIONS.filter(
    ({ summary, responses }) => summary && Object.keys(responses).some((status) => /^2/.test(status)),
  );
  expect(described.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [...new Set(routed)].sort(),
  );
  for (const { path, responses } of OPERATIONS.filter(({ path }) => !/^\/\w+z$/.test(path))) {
    expect(responses, path).toMatchObject({ 403: {}, 500: {}, 503: {} });
  }
});

test('the description of a call contains its schema', async () => {
  const { paths } = (await ask(here.port, '/api/openapi.json')).json() as {
    paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: object }> } }>>;
  };
  expect(paths['/api/auth/register']?.post?.requestBody.content['application/json']?.schema).toMatchObject({
    type: 'object',
    required: ['username', 'password'],
    additionalProperties: false,
    properties: { username: { minLength: 3, maxLength: 32 }, password: { minLength: 10, maxLength: 200 } },
  });
});

test('the header Local-Day is optional in the analytics calls', async () => {
  const { paths } = (await ask(here.port, '/api/openapi.json')).json() as {
    paths: Record<string, { get: { parameters: object[] } }>;
  };
  for (const name of ['emotional', 'games', 'usage']) {
    expect(paths[`/api/analytics/${name}`]?.get.parameters).toMatchObject([
      { name: 'Local-Day', in: 'header', required: false },
    ]);
  }
});
