import { expect, test } from 'vitest';
import type { RegisteredRoute } from '../platform/server/route.ts';
import { loadRoleRows } from '../testing/loadRoleRows.ts';
import { tokenOf } from '../testing/people.ts';
import { callers, type RoleRow } from '../testing/roleRows.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const { clock, database, reset, server } = await startTestServer();

/** End the session that a repetition would need. */
const endings = ['POST /api/auth/logout/', 'DELETE /api/users/me/sessions/:id/'];

const isPublic = ({ statuses: [anonymous = 401] }: RoleRow) => anonymous < 300;

/** A user who may make the write of a row; undefined for reads, public routes and those of workers. */
function writerOf(name: string, { statuses }: RoleRow) {
  if (name.startsWith('GET ') || statuses[0] !== 401 || endings.includes(name)) return undefined;
  // The last one, because some writes take away the access of the first.
  return callers.findLast((caller, index) => caller !== 'anonymous' && (statuses[index] ?? 500) < 300);
}

const rows = await loadRoleRows();
const writes = rows.flatMap(([name, row]) => {
  const writer = writerOf(name, row);
  return writer === undefined || writer === 'anonymous' ? [] : [{ name, row, writer }];
});

test('a write whose repetition would be refused, or send something again, is among them', () => {
  expect(writes.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'DELETE /api/staffer/gigs/:id/',
      'DELETE /api/users/me/api-tokens/:id/',
      'DELETE /api/users/me/webhooks/:id/',
      'POST /api/users/me/exports/:id/cancel/',
      'POST /api/users/me/webhook-deliveries/:id/resend/',
    ]),
  );
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

/** No session may be stored to be returned again, and a new code is what the sender of a second request wants. */
const signIns = ['POST /api/auth/email/', 'POST /api/auth/phone/', 'POST /api/sandbox/sso-assertions/'];

/** Sends the write of a row twice with one key and without an account. */
async function sendTwice(name: string, row: RoleRow) {
  await reset();
  await row.arrange?.({ database, clock });
  const [method = '', url = ''] = name.split(' ');
  const send = () =>
    server.inject({
      method: method as RegisteredRoute['method'],
      url: row.path ?? url,
      headers: { 'idempotency-key': 'one' },
      ...(row.body && { payload: row.body }),
    });
  return [await send(), await send()] as const;
}

const publicWrites = rows.filter(([name, row]) => !name.startsWith('GET ') && isPublic(row));

test.each(publicWrites.filter(([name]) => !signIns.includes(name)))(
  '%s takes effect once per idempotency key without an account',
  async (name, row) => {
    const [first, again] = await sendTwice(name, row);

    expect({ status: again.statusCode, body: again.body }).toEqual({
      status: first.statusCode,
      body: first.body,
    });
    expect(await database.selectFrom('once_only_writes').select(['user_id', 'status']).execute()).toEqual([
      { user_id: null, status: first.statusCode },
    ]);
  },
);

test.each(publicWrites.filter(([name]) => signIns.includes(name)))(
  '%s ignores the key',
  async (name, row) => {
    await sendTwice(name, row);

    expect(await database.selectFrom('once_only_writes').selectAll().execute()).toEqual([]);
  },
);
