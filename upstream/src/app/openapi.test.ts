import { expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  security?: unknown;
  requestBody?: { content: Record<string, { schema?: { properties?: object } }> };
  responses: Record<string, unknown>;
};
type Description = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

const { server } = await startTestServer();
const response = await server.inject({ method: 'GET', url: '/openapi.json' });
const description = response.json<Description>();
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
);

test('serves an OpenAPI 3.1 description to anyone', () => {
  expect(response.statusCode).toBe(200);
  expect(description.openapi).toBe('3.1.0');
});

test.each(operations)('$name has a summary and documents its errors', ({ operation }) => {
  expect(operation.summary).toEqual(expect.any(String));
  expect(operation.tags).not.toHaveLength(0);
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '500']));
  expect(JSON.stringify(operation.responses['400'])).toContain('ErrorBody');
});

test('no call demands a body that has nothing in it', () => {
  const empty = operations.filter(({ operation: { requestBody } }) =>
    Object.values(requestBody?.content ?? {}).some(
      ({ schema }) => Object.keys(schema?.properties ?? { unknown: true }).length === 0,
    ),
  );
  const described = operations.filter(({ operation: { requestBody } }) => requestBody !== undefined);

  expect(described.length).toBeGreaterThan(50);
  expect(empty.map(({ name }) => name)).toEqual([]);
});

test('every reference resolves, and every named schema is referenced', () => {
  const references = JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g);
  const targets = new Set(Array.from(references, ([, path]) => path));

  expect(targets).toEqual(
    new Set(Object.keys(description.components.schemas).map((name) => `components/schemas/${name}`)),
  );
});

test('each response is described by its status', () => {
  expect(JSON.stringify(description)).not.toContain('Default Response');
  expect(description.paths['/api/users/me/']?.['get']?.responses['401']).toMatchObject({
    description: 'Unauthorized',
  });
});

test('documents which routes need a session, or an API token with which scope', () => {
  expect(description.paths['/api/users/me/sessions/']?.['get']?.security).toEqual([{ session: [] }]);
  expect(description.paths['/api/users/me/']?.['get']?.security).toEqual([{ session: [] }, { apiToken: [] }]);
  expect(description.paths['/api/staffer/gigs/{id}/cancel/']?.['post']?.security).toEqual([
    { session: [] },
    { apiToken: ['POST'] },
  ]);
  expect(description.paths['/api/auth/email/']?.['post']?.security).toBeUndefined();
});

test('documents the conflict of a reused Idempotency-Key for each write of a signed-in caller', () => {
  const writes = operations.filter(({ name, operation }) => {
    return !name.startsWith('get ') && JSON.stringify(operation.security ?? []).includes('session');
  });

  expect(writes.filter(({ operation }) => !('409' in operation.responses)).map(({ name }) => name)).toEqual(
    [],
  );
});

test('documents the Idempotency-Key of every write but sign-ins and those of workers', () => {
  const [takers, others] = [true, false].map((isTaken) =>
    operations
      .filter(({ operation }) => JSON.stringify(operation).includes('"Idempotency-Key"') === isTaken)
      .map(({ name }) => name),
  );

  expect(takers).toContain('delete /api/staffer/gigs/{id}/');
  expect(takers?.filter((name) => name.startsWith('get '))).toEqual([]);
  // The links of uploads work once.
  expect(others?.filter((name) => !name.startsWith('get ')).toSorted()).toEqual([
    'post /api/attachments/uploads/',
    'post /api/auth/email/',
    'post /api/auth/email/verify/',
    'post /api/auth/magic-link/verify/',
    'post /api/auth/phone/',
    'post /api/auth/phone/verify/',
    'post /api/auth/sso/verify/',
    'post /api/exports/claim/',
    'post /api/exports/{id}/pages/',
    'post /api/exports/{id}/stop/',
    'post /api/sandbox/sso-assertions/',
    'post /api/uploads/',
    'post /api/webhook-deliveries/claim/',
    'post /api/webhook-deliveries/{id}/begin/',
    'post /api/webhook-deliveries/{id}/finish/',
  ]);
});

test('documents query parameters with their limits', () => {
  expect(JSON.stringify(description.paths['/api/locations/']?.['get'])).toContain('page_size');
});
