import { expect, test } from 'vitest';
import type { RegisteredRoute } from '../platform/server/route.ts';
import { tokenOf } from '../testing/people.ts';
import { loadRoleRows } from '../testing/loadRoleRows.ts';
import { callers } from '../testing/roleRows.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { testSettings } from '../testing/testSettings.ts';
import { composeServices } from './composeServices.ts';
import { routes } from './routes.ts';

const { clock, database, reset, server } = await startTestServer();

const rows = await loadRoleRows();

test('every route has one row, and every row has a route', () => {
  const services = composeServices({ database, clock, settings: testSettings });
  const registered = routes
    .map((makeRoute) => makeRoute(services))
    .map(({ method, url }) => `${method} ${url}`);

  expect(rows.map(([name]) => name).toSorted()).toEqual(registered.toSorted());
});

test('every route that writes and is not public says what an API token needs to call it', () => {
  const services = composeServices({ database, clock, settings: testSettings });
  const undeclared = routes
    .map((makeRoute) => makeRoute(services))
    .filter(({ method, access, scope }) => method !== 'GET' && access !== 'public' && scope === undefined)
    .map(({ method, url }) => `${method} ${url}`);

  expect(undeclared).toEqual([]);
});

test.each(rows)('each role gets its response from %s', async (name, { path, body, arrange, statuses }) => {
  const [method = 'GET', url = '/'] = name.split(' ');
  const actual: Record<string, number> = {};
  let isArranged = false;
  for (const caller of callers) {
    if (!isArranged) {
      await reset();
      await arrange?.({ database, clock });
    }
    const { statusCode } = await server.inject({
      method: method as RegisteredRoute['method'],
      url: path ?? url,
      headers: caller === 'anonymous' ? {} : { authorization: `Bearer ${tokenOf(caller)}` },
      ...(body && { payload: body }),
    });
    actual[caller] = statusCode;
    // Refused requests and reads write nothing.
    isArranged = statusCode >= 400 || method === 'GET';
  }

  expect(actual).toEqual(Object.fromEntries(callers.map((caller, index) => [caller, statuses[index]])));
});
