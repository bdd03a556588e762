import { beforeEach, expect, test } from 'vitest';
import { addApiToken } from '../testing/apiTokens.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { workerHeaders } from '../testing/webhooks.ts';
import { tokenOf } from '../testing/people.ts';
import { z } from 'zod';
import { type RouteFactory, route } from '../platform/server/route.ts';
import { routes } from './routes.ts';

const failing: RouteFactory = () =>
  route({
    method: 'GET',
    url: '/api/failing/',
    access: 'public',
    tags: ['probe'],
    summary: 'Fails with a message that quotes a value',
    query: z.strictObject({ email: z.string() }),
    responses: { 200: z.string() },
    handle: async ({ query: { email } }) => {
      throw new TypeError(`No such address: ${email}`);
    },
  });

let lines: string[] = [];
const { call, database } = await startTestServer(
  { logLevel: 'trace' },
  { routes: [...routes, failing], logStream: { write: (line) => lines.push(line) } },
);

beforeEach(() => {
  lines = [];
});

type Line = Readonly<Record<string, unknown>>;

const parsed = (line: string) => JSON.parse(line) as Line;
const lastLine = () => parsed(lines.at(-1) ?? '');

function claim(headers: Record<string, string>) {
  return call('POST', '/webhook-deliveries/claim/', { body: { limit: 1 }, headers });
}

test('logs route, status, duration, request id and user id', async () => {
  await call('GET', '/users/me/', { as: 'manager', headers: { 'x-request-id': 'request-1' } });

  expect(lastLine()).toMatchObject({
    method: 'GET',
    route: '/api/users/me/',
    status: 200,
    ms: expect.any(Number),
    requestId: 'request-1',
    userId: 3,
    tokenId: null,
  });
});

test('logs a claim of deliveries for debugging only, unless it fails', async () => {
  await claim(workerHeaders);
  expect(lastLine()).toMatchObject({ route: '/api/webhook-deliveries/claim/', status: 200, level: 20 });
  await claim({ authorization: 'Bearer another secret' });
  expect(lastLine()).toMatchObject({ status: 401, level: 30 });
});

test('logs which API token was used', async () => {
  const { id, headers } = await addApiToken(database);
  await call('GET', '/users/me/', { headers });

  expect(lastLine()).toMatchObject({ userId: 3, tokenId: id });
});

test('logs the name and location of a failure', async () => {
  await call('GET', '/failing/?email=manager@brigade.example');

  const failed = lines.map(parsed).find((line) => 'failure' in line);
  expect(failed?.['failure']).toMatchObject({
    name: 'TypeError',
    frames: expect.arrayContaining([expect.any(String)]),
  });
});

test('logs no token, code, email address or phone number', async () => {
  await call('POST', '/auth/email/', { body: { email: 'canary@brigade.example' } });
  const { code } = await database.selectFrom('outbox_messages').select('code').executeTakeFirstOrThrow();
  await call('POST', '/auth/email/verify/', { body: { email: 'canary@brigade.example', code: '000000' } });
  await call('POST', '/auth/email/verify/', { body: { email: 'canary@brigade.example', code } });
  await call('POST', '/auth/phone/', { body: { phone: '(615) 555-0123' } });
  await call('GET', '/sandbox/outbox/?to=canary@brigade.example');
  await call('GET', '/failing/?email=canary@brigade.example');
  await call('GET', '/nowhere/canary@brigade.example');
  await call('GET', '/users/me/', { as: 'manager' });

  const log = lines.join('');
  expect(log.split('\n').length).toBeGreaterThan(8);
  for (const secret of ['canary', '@brigade', String(code), '5550123', '555-0123', tokenOf('manager')]) {
    expect(log).not.toContain(secret);
  }
});
