import { expect, test } from 'vitest';
import type { RegisteredRoute } from '../platform/server/route.ts';
import { loadRoleRows } from '../testing/loadRoleRows.ts';
import { tokenOf } from '../testing/people.ts';
import { callers, type RoleRow } from '../testing/roleRows.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const { clock, database, reset, server } = await startTestServer();

/** End the session that a repetition would need. */
const endings = ['POST /api/auth/logout/', 'DELETE /api/users/me/sessions/:id/'];

/** A user who may make the write of a row; undefined for reads and public routes, which take no key. */
function writerOf(name: string, { statuses }: RoleRow) {
  const isPublic = statuses[0] !== 401;
  if (name.startsWith('GET ') || isPublic || endings.includes(name)) return undefined;
  // The last one, because some writes take away the access of the first.
  return callers.findLast((caller, index) => caller !== 'anonymous' && (statuses[index] ?? 500) < 300);
}

const writes = (await loadRoleRows()).flatMap(([name, row]) => {
  const writer = writerOf(name, row);
  return writer === undefined || writer === 'anonymous' ? [] : [{ name, row, writer }];
});

test.each(writes)('$name takes effect once per idempotency key', async ({ name, row, writer }) => {
  await reset();
  await row.arrange?.({ database, clock });
  const [method = '', url = ''] = name.split(' ');
  const send = (request: { method: string; url: string; body: object | undefined }) =>
    server.inject({
      method: request.method as RegisteredRoute['method'],
      url: request.url,
      headers: { authorization: `Bearer ${tokenOf(writer)}`, 'idempotency-key': 'one' },
      ...(request.body && { payload: request.body }),
    });
  const write = { method, url: row.path ?? url, body: row.body };

  const first = await send(write);
  const again = await send(write);
  const other = await send({ method: 'PATCH', url: '/api/users/me/', body: { last_name: 'Other' } });

  expect(first.statusCode).toBeLessThan(300);
  expect({ status: again.statusCode, body: again.body }).toEqual({
    status: first.statusCode,
    body: first.body,
  });
  expect(await database.selectFrom('once_only_writes').select('status').execute()).toEqual([
    { status: first.statusCode },
  ]);
  expect(other.json()).toMatchObject({ error: { code: 'conflict', target: 'Idempotency-Key' } });
});
