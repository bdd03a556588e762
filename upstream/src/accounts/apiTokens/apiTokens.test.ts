import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addApiToken } from '../../testing/apiTokens.ts';
import { testStart } from '../../testing/fixtureIds.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset, ids } = await startTestServer();
const path = '/users/me/api-tokens/';

beforeEach(reset);

type Token = { id: number; name: string; token: string; hint: string; previous_expires_ts: string | null };

const valid = { name: ' Payroll ', scopes: ['PAY', 'READ', 'READ'], expires_ts: '2026-06-01T00:00:00Z' };

const create = (body: object = {}, as: Person = 'manager') =>
  call<Token>('POST', path, { as, body: { ...valid, ...body } });

const statusWith = async (secret: string) =>
  (await call('GET', '/users/me/', { headers: { authorization: `Bearer ${secret}` } })).status;

const rotate = (id: number) => call<Token>('POST', `${path}${id}/rotate/`, { as: 'manager' });

describe('POST /users/me/api-tokens/', () => {
  test('201: returns the secret once and stores only its hash', async () => {
    const { status, body } = await create({ location_id: ids.harborHouse, networks: ['127.0.0.1'] });
    const { token, ...shown } = body;

    expect(status).toBe(201);
    expect(await statusWith(token)).toBe(200);
    expect(shown).toEqual({
      id: 1,
      name: 'Payroll',
      user: { id: people.manager.id, name: expect.any(String) as string },
      hint: token.slice(-4),
      scopes: ['READ', 'PAY'],
      organization: null,
      location: { id: ids.harborHouse, name: 'Harbor House' },
      networks: ['127.0.0.1'],
      created_ts: '2026-03-02T15:00:00.000Z',
      expires_ts: '2026-06-01T00:00:00.000Z',
      previous_expires_ts: null,
      last_used_ts: null,
      last_used_family: null,
    });
    expect(JSON.stringify(await database.selectFrom('api_tokens').selectAll().execute())).not.toContain(
      token,
    );
  });

  test('201: notifies its maker by email, or else by text message', async () => {
    await create();
    await database
      .updateTable('users')
      .set({ email_verified: false, phone_number: '+16155550142', phone_verified: true })
      .where('id', '=', people.manager.id)
      .execute();
    await create();
    await database
      .updateTable('users')
      .set({ phone_verified: false })
      .where('id', '=', people.manager.id)
      .execute();
    await create();

    const messages = await database.selectFrom('outbox_messages').selectAll().orderBy('id').execute();
    expect(messages).toMatchObject([
      { recipient: 'manager@brigade.example', subject: 'Your Brigade account has a new API token' },
      { recipient: '+16155550142', body: expect.stringContaining('Payroll') as string },
    ]);
  });

  test.each([
    ['scopes that the roles do not allow', 'scopes', { scopes: ['READ', 'TEAM'] }, 'member'],
    ['scopes that the roles there do not allow', 'scopes', { scopes: ['PAY'], location_id: 1 }, 'onsite'],
    ['a location without a role', 'location_id', { location_id: 3 }, 'owner'],
    ['an organization without a role', 'organization_id', { organization_id: 2 }, 'owner'],
    ['both kinds of places', 'location_id', { location_id: 1, organization_id: 1 }, 'owner'],
    ['a platform admin without ADMIN', 'scopes', {}, 'admin'],
    ['a date in the past', 'expires_ts', { expires_ts: '2026-03-02T15:00:00Z' }, 'manager'],
    ['a date beyond a year', 'expires_ts', { expires_ts: '2027-03-04T00:00:00Z' }, 'manager'],
    ['no scope', 'scopes', { scopes: [] }, 'manager'],
    ['scopes without READ', 'scopes', { scopes: ['POST'] }, 'manager'],
    ['no name', 'name', { name: ' ' }, 'manager'],
    ['what is no network', 'networks.0', { networks: ['example.com'] }, 'manager'],
  ] as const)('400: rejects %s', async (_what, target, body, as) => {
    const { status, error } = await create(body, as);

    expect({ status, target: error?.target }).toEqual({ status: 400, target });
  });

  test('401: rejects a request without a session', async () => {
    expect((await call('POST', path, { body: valid })).status).toBe(401);
  });

  test('403: rejects API tokens', async () => {
    const { headers } = await addApiToken(database);

    expect((await call('POST', path, { headers, body: valid })).error?.code).toBe('session_required');
  });

  test('409: rejects more than 50 tokens of one person', async () => {
    for (let made = 0; made < 50; made += 1) await addApiToken(database);

    expect((await create()).status).toBe(409);
    expect((await create({}, 'owner')).status).toBe(201);
  });

  test('429: rejects more than 50 within a day, revoked ones included, since each sends a message', async () => {
    for (let made = 0; made < 50; made += 1) await addApiToken(database, { revoked_ts: testStart });

    expect((await create()).status).toBe(429);
  });
});

describe('GET /users/me/api-tokens/', () => {
  test("200: lists the caller's tokens, newest first, with expired and without revoked ones", async () => {
    const first = await addApiToken(database, { expires_ts: '2026-03-01T00:00:00Z' });
    await addApiToken(database, { revoked_ts: '2026-03-01T00:00:00Z' });
    await addApiToken(database, { user_id: 2 });
    const last = await addApiToken(database);

    const { body } = await call<Page<Token>>('GET', path, { as: 'manager' });

    expect(body.results.map(({ id }) => id)).toEqual([last.id, first.id]);
    expect(JSON.stringify(body)).not.toContain('hash');
  });

  test("404: hides another person's and revoked tokens", async () => {
    const other = await addApiToken(database, { user_id: 2 });
    const revoked = await addApiToken(database, { revoked_ts: '2026-03-01T00:00:00Z' });

    expect((await call('GET', `${path}${other.id}/`, { as: 'manager' })).status).toBe(404);
    expect((await call('GET', `${path}${revoked.id}/`, { as: 'manager' })).status).toBe(404);
  });
});

describe('POST /users/me/api-tokens/:id/rotate/', () => {
  test('200: both secrets work for a day, then only the new one', async () => {
    const { id, secret } = await addApiToken(database);

    const { body } = await rotate(id);

    expect(body.previous_expires_ts).toBe('2026-03-03T15:00:00.000Z');
    expect([await statusWith(secret), await statusWith(body.token)]).toEqual([200, 200]);
    clock.advance(24 * 60);
    expect([await statusWith(secret), await statusWith(body.token)]).toEqual([401, 200]);
  });

  test('200: a second rotation ends the first secret, and none outlasts the token', async () => {
    const { id, secret } = await addApiToken(database, { expires_ts: '2026-03-02T16:00:00Z' });
    const second = await rotate(id);

    const third = await rotate(id);

    expect(third.body.previous_expires_ts).toBe('2026-03-02T16:00:00.000Z');
    expect([await statusWith(secret), await statusWith(second.body.token)]).toEqual([401, 200]);
  });

  test('429: a token is rotated once an hour, so that a second rotation does not end the secret in use', async () => {
    const { id, secret } = await addApiToken(database);
    await rotate(id);
    clock.advance(59);

    expect((await rotate(id)).error?.code).toBe('throttled');
    expect(await statusWith(secret)).toBe(200);
    clock.advance(1);
    expect((await rotate(id)).status).toBe(200);
  });

  test('409: rejects an expired token', async () => {
    const { id } = await addApiToken(database, { expires_ts: '2026-03-02T15:00:00Z' });

    expect((await rotate(id)).error?.code).toBe('expired');
  });
});

describe('DELETE /users/me/api-tokens/:id/', () => {
  test('204: ends the current and the replaced secret at once', async () => {
    const { id, secret } = await addApiToken(database);
    const { body } = await rotate(id);

    expect((await call('DELETE', `${path}${id}/`, { as: 'manager' })).status).toBe(204);

    expect([await statusWith(secret), await statusWith(body.token)]).toEqual([401, 401]);
    expect((await call('DELETE', `${path}${id}/`, { as: 'manager' })).status).toBe(404);
  });
});

const remove = (id: number, as: Person) => call('DELETE', `${path}${id}/`, { as });

describe('tokens of an organization', () => {
  test('200: an admin gets a token of a location, without its secret', async () => {
    const { id, secret } = await addApiToken(database, { location_id: ids.harborHouse });

    const { status, body } = await call<Token>('GET', `${path}${id}/`, { as: 'owner' });

    expect({ status, body }).toMatchObject({ status: 200, body: { id, user: { id: people.manager.id } } });
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(body).not.toHaveProperty('token');
  });

  test('204: an admin revokes it, and its maker is notified', async () => {
    const { id, secret } = await addApiToken(database, { location_id: ids.harborHouse });

    expect((await remove(id, 'owner')).status).toBe(204);

    expect(await statusWith(secret)).toBe(401);
    const messages = await database.selectFrom('outbox_messages').selectAll().execute();
    expect(messages).toMatchObject([
      {
        recipient: 'manager@brigade.example',
        body: expect.stringMatching(/^Olive .*revoked your API token Payroll/) as string,
      },
    ]);
  });

  test('204: a maker who revokes a token gets no message', async () => {
    const { id } = await addApiToken(database, { organization_id: ids.harbor, user_id: people.owner.id });

    expect((await remove(id, 'owner')).status).toBe(204);

    expect(await database.selectFrom('outbox_messages').selectAll().execute()).toEqual([]);
  });

  test('404: tokens of other organizations and tokens without a limit stay with their makers', async () => {
    const anywhere = await addApiToken(database);
    const elsewhere = await addApiToken(database, { organization_id: ids.harbor });

    expect((await remove(anywhere.id, 'owner')).status).toBe(404);
    expect((await remove(elsewhere.id, 'rival')).status).toBe(404);
  });

  test('404: an admin cannot replace the secret of a token that someone else made', async () => {
    const { id } = await addApiToken(database, { organization_id: ids.harbor });

    expect((await call('POST', `${path}${id}/rotate/`, { as: 'owner' })).status).toBe(404);
  });
});
