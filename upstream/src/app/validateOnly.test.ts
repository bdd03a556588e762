import { describe, expect, test } from 'vitest';
import type { RegisteredRoute } from '../platform/server/route.ts';
import { canBeValidated, validateOnlyUrl } from '../platform/server/validateOnly.ts';
import { countWrites } from '../testing/countWrites.ts';
import { loadRoleRows } from '../testing/loadRoleRows.ts';
import { tokenOf } from '../testing/people.ts';
import { callers } from '../testing/roleRows.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { testSettings } from '../testing/testSettings.ts';
import { composeServices } from './composeServices.ts';
import { routes } from './routes.ts';

const { clock, database, reset, server } = await startTestServer();
const services = composeServices({ database, clock, settings: testSettings });
const registered = routes.map((makeRoute) => makeRoute(services));
const roleRows = new Map(await loadRoleRows());

function rowOf({ method, url }: RegisteredRoute) {
  const row = roleRows.get(`${method} ${url}`);
  if (row === undefined) throw new Error(`${method} ${url} has no row of roles`);
  return { name: `${method} ${url}`, method, path: row.path ?? url, row };
}

const validated = registered.filter(canBeValidated).map(rowOf);
const others = registered.filter((route) => !canBeValidated(route)).map(rowOf);

function send(method: RegisteredRoute['method'], url: string, caller: string, body: object | undefined) {
  return server.inject({
    method,
    url,
    headers: {
      'idempotency-key': 'one',
      ...(caller !== 'anonymous' && { authorization: `Bearer ${tokenOf(caller as 'member')}` }),
    },
    ...(body && { payload: body }),
  });
}

describe('a write that can be validated', () => {
  test.each(validated)('$name: as the write responds to each role, and commits nothing', async (write) => {
    const { method, path, row } = write;
    await reset();
    await row.arrange?.({ database, clock });
    // The first request of a session is recorded.
    for (const caller of callers) await send('GET', '/api/users/me/', caller, undefined);
    const before = await countWrites(database);
    const actual: Record<string, number> = {};
    for (const caller of callers) {
      const { statusCode } = await send(
        method,
        validateOnlyUrl({ url: path as `/${string}` }),
        caller,
        row.body,
      );
      actual[caller] = statusCode;
    }

    expect(actual).toEqual(Object.fromEntries(callers.map((caller, index) => [caller, row.statuses[index]])));
    expect(await countWrites(database)).toBe(before);
  });
});

test.each(others)('404: $name cannot be validated', async ({ method, path, row }) => {
  const url = path.replace(/^\/(api\/)?/, '/api/validate-only/');

  expect((await send(method, url, 'admin', row.body)).statusCode).toBe(404);
});

test('writes of every area can be validated, and those that only people can make cannot', () => {
  const names = validated.map(({ name }) => name);

  expect(names).toEqual(
    expect.arrayContaining([
      'POST /api/staffer/gigs/',
      'POST /api/staffer/direct-offers/',
      'POST /api/staffer/gigs/:gigId/pay/',
      'POST /api/invitations/',
      'PATCH /api/locations/:id/',
    ]),
  );
  expect(names).not.toContain('POST /api/users/me/linkable-accounts/:id/link/');
});
