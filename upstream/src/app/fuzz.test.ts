import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { RegisteredRoute } from '../platform/server/route.ts';
import { type Description, fuzzedRoutes } from '../testing/fuzz/fuzzedRoute.ts';
import { fuzzLimits, reportInputs } from '../testing/fuzz/fuzzLimits.ts';
import { hostileRequest, type HostileRequest, sweep } from '../testing/fuzz/hostileRequest.ts';
import type { Schema } from '../testing/fuzz/schemaValue.ts';
import { loadRoleRows } from '../testing/loadRoleRows.ts';
import { tokenOf } from '../testing/people.ts';
import { startTestServer } from '../testing/startTestServer.ts';

/** Statuses that the server itself answers with, before a route is chosen or its body is read. */
const serverStatuses = [404, 413, 415];

/** Tried in each parameter and field, because each may be handled by code of its own. */
const sweptTexts = [
  'a\u0000',
  '2026-02-30T10:00:00Z',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
  '2147483648',
  '9007199254740991',
  '9007199254740992',
  '0',
  '-1',
];

const { clock, database, reset, server } = await startTestServer({ logLevel: 'silent' });
const description = (await server.inject({ method: 'GET', url: '/openapi.json' })).json<Description>();
const routes = fuzzedRoutes(await loadRoleRows(), description);
const { check, timeout } = fuzzLimits(routes.length, 16);

let inputs = 0;
afterAll(() => reportInputs('REST API', inputs));

function resolve(reference: string): Schema {
  return description.components.schemas[reference.split('/').at(-1) ?? ''] ?? {};
}

function send(method: string, { caller, url, body, headers }: HostileRequest) {
  return server.inject({
    method: method as RegisteredRoute['method'],
    url,
    headers: {
      ...headers,
      ...(caller !== 'anonymous' && { authorization: `Bearer ${tokenOf(caller)}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}

test.each(routes)(
  '$name answers hostile requests as documented',
  async (route) => {
    await reset();
    await route.row.arrange?.({ database, clock });
    const statuses = new Set([...route.statuses, ...serverStatuses].filter((status) => status < 500));

    const examples = sweep(route, sweptTexts).map((request): [HostileRequest] => [request]);

    await check(
      fc.asyncProperty(hostileRequest(route, resolve), async (request) => {
        inputs += 1;
        const { statusCode, body } = await send(route.method, request);

        expect([...statuses]).toContain(statusCode);
        expect(body).not.toMatch(/node_modules|\n? {4}at \S+ \(/);
      }),
      examples,
    );
  },
  timeout,
);
