import { beforeEach, describe, expect, test } from 'vitest';
import { addApiToken } from '../../../testing/apiTokens.ts';
import { addCard, finishWork } from '../../../testing/pay.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { people } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { newApiToken } from './apiTokenSecret.ts';
import { loadTokenCaller } from './loadTokenCaller.ts';

const { call, clock, database, reset, ids } = await startTestServer();

beforeEach(reset);

type Me = {
  id: number;
  is_brigade_admin: boolean;
  managed_locations: { location_id: number; role: string }[];
  organization_roles: { organization_id: number }[];
  api_token: { id: number; scopes: string[]; last_used_ts: string | null } | null;
};

const me = (headers: Record<string, string>) => call<Me>('GET', '/users/me/', { headers });

describe('an API token', () => {
  test('an API token acts as its maker wherever the token of a session does', async () => {
    const { id, headers } = await addApiToken(database);

    const { status, body } = await me(headers);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: people.manager.id,
      managed_locations: [{ location_id: ids.harborHouse, role: 'ADMIN' }],
      api_token: { id, scopes: ['READ'] },
    });
    expect((await call('GET', `/staffer/gigs/${ids.postedGig}/`, { headers })).status).toBe(200);
  });

  test('an API token loses what its maker loses', async () => {
    const { headers } = await addApiToken(database);
    await database.deleteFrom('location_managers').where('user_id', '=', people.manager.id).execute();

    expect((await call('GET', '/staffer/gigs/', { headers })).status).toBe(403);
    expect((await call('GET', `/staffer/gigs/${ids.postedGig}/`, { headers })).status).toBe(404);
  });

  test.each([
    ['mistyped', 'token_invalid', {}, (secret: string) => `${secret.slice(0, -1)}-`],
    ['unknown', 'token_invalid', {}, () => newApiToken()],
    ['expired', 'token_expired', { expires_ts: '2026-03-02T15:00:00Z' }, (secret: string) => secret],
    ['revoked', 'token_revoked', { revoked_ts: '2026-03-02T14:00:00Z' }, (secret: string) => secret],
    [
      'used from another network',
      'token_network',
      { networks: ['203.0.113.0/24'] },
      (secret: string) => secret,
    ],
  ])('an API token that is %s is refused with %s', async (_what, code, values, change) => {
    const { secret } = await addApiToken(database, values);

    const { status, error } = await me({ authorization: `Bearer ${change(secret)}` });

    expect({ status, code: error?.code }).toEqual({ status: 401, code });
  });

  test('an API token that is mistyped is refused without a query', async () => {
    const { secret } = await addApiToken(database);
    const counted = countStatements(database);
    const load = (token: string) => loadTokenCaller(counted.database, token, '127.0.0.1', clock.systemNow());

    await expect(load(secret.replace('brg_', 'brg_0'))).rejects.toMatchObject({ code: 'token_invalid' });
    expect(counted.statements()).toBe(0);
    await expect(load(secret)).resolves.toMatchObject({ userId: people.manager.id });
    expect(counted.statements()).toBeGreaterThan(0);
  });

  test('an API token of a suspended maker is refused', async () => {
    const { headers } = await addApiToken(database);
    await database
      .updateTable('users')
      .set({ account_status: 'SUSPENDED' })
      .where('id', '=', people.manager.id)
      .execute();

    expect((await me(headers)).error?.code).toBe('account_inactive');
  });

  test('an API token works from the networks that it names', async () => {
    const { headers } = await addApiToken(database, { networks: ['127.0.0.0/8'] });

    expect((await me(headers)).status).toBe(200);
  });

  test('an API token records its last use once a minute', async () => {
    const { headers } = await addApiToken(database);
    const lastUse = async () => (await me(headers)).body.api_token?.last_used_ts;

    expect(await lastUse()).toBe('2026-03-02T15:00:00.000Z');
    clock.advance(0.9);
    expect(await lastUse()).toBe('2026-03-02T15:00:00.000Z');
    clock.advance(0.1);
    expect(await lastUse()).toBe('2026-03-02T15:01:00.000Z');
  });
});

describe('the scopes of an API token', () => {
  const favorite = { location_id: 1, gigster_id: 1 };

  test('the scopes of an API token refuse what they do not contain, and name what is missing', async () => {
    const { headers } = await addApiToken(database, { scopes: ['READ', 'POST'] });

    const { status, error } = await call('POST', '/favorite-pros/', { headers, body: favorite });

    expect(status).toBe(403);
    expect(error).toEqual({
      code: 'scope_missing',
      message: 'This API token needs the scope ROSTER to do this.',
      target: 'ROSTER',
    });
  });

  test('a scope is required for reading, except for who the caller is', async () => {
    const { headers } = await addApiToken(database, { scopes: ['POST'] });

    expect((await call('GET', `/staffer/gigs/${ids.postedGig}/`, { headers })).error?.target).toBe('READ');
    expect((await me(headers)).status).toBe(200);
  });

  test('the scopes of an API token include neither the sign-in nor the tokens of its maker', async () => {
    const { headers } = await addApiToken(database, {
      scopes: ['READ', 'POST', 'ROSTER', 'PAY', 'TEAM', 'ADMIN'],
    });
    const refused = [
      await call('GET', '/users/me/api-tokens/', { headers }),
      await call('GET', '/users/me/sessions/', { headers }),
      await call('POST', '/auth/logout/', { headers, body: { everywhere: true } }),
      await call('PATCH', '/users/me/', { headers, body: { first_name: 'Mallory' } }),
    ];

    expect(refused.map(({ status, error }) => [status, error?.code])).toEqual(
      refused.map(() => [403, 'session_required']),
    );
  });

  test('an API token is a platform admin only with the scope ADMIN', async () => {
    const plain = await addApiToken(database, { user_id: people.admin.id, scopes: ['READ'] });
    const full = await addApiToken(database, { user_id: people.admin.id, scopes: ['READ', 'ADMIN'] });
    const notes = `/users/${people.member.id}/notes/`;

    expect((await me(plain.headers)).body.is_brigade_admin).toBe(false);
    expect((await call('GET', notes, plain)).status).toBe(404);
    expect((await me(full.headers)).body.is_brigade_admin).toBe(true);
    expect((await call('GET', notes, full)).status).toBe(200);
  });
});

const demote = (role: 'TEAM_MEMBER' | 'ONSITE_MANAGER') =>
  database
    .updateTable('location_managers')
    .set({ role })
    .where('user_id', '=', people.manager.id)
    .where('location_id', '=', ids.harborHouse)
    .execute();

describe('an API token whose maker is demoted', () => {
  test('an API token whose maker is demoted keeps the scope TEAM, and changes no team with it', async () => {
    const { headers } = await addApiToken(database, { scopes: ['READ', 'TEAM'] });
    const invite = (email: string) =>
      call('POST', '/invitations/', {
        headers,
        body: { location_id: ids.harborHouse, role: 'TEAM_MEMBER', email },
      });
    expect((await invite('one@elsewhere.example')).status).toBe(201);
    await demote('TEAM_MEMBER');

    const { status, error } = await invite('two@elsewhere.example');

    expect([status, error?.target]).toEqual([403, 'team.manage']);
    expect((await me(headers)).body.api_token?.scopes).toEqual(['READ', 'TEAM']);
  });

  test('an API token whose maker is demoted keeps the scope PAY, and pays no one with it', async () => {
    await finishWork({ database, clock });
    await addCard(database);
    const { headers } = await addApiToken(database, { scopes: ['READ', 'PAY'] });
    const [application_id] = ids.openApplications;
    const pay = (pro_amount: number) =>
      call('POST', '/adhoc-payments/business/', {
        headers,
        body: { application_id, reason: 'PRO_BONUS', pro_amount },
      });
    expect((await pay(20)).status).toBe(201);
    await demote('ONSITE_MANAGER');

    const { status, error } = await pay(30);

    expect([status, error?.target]).toEqual([403, 'payments.make']);
    expect(await database.selectFrom('adhoc_payments').select('id').execute()).toHaveLength(1);
  });
});

describe('the place of an API token', () => {
  test('the place of an API token limits an organization admin to one location, as its admin', async () => {
    const { headers } = await addApiToken(database, {
      user_id: people.owner.id,
      location_id: ids.vineStreet,
    });

    expect((await me(headers)).body).toMatchObject({
      managed_locations: [{ location_id: ids.vineStreet, role: 'ADMIN' }],
      organization_roles: [],
    });
    expect((await call('GET', `/staffer/gigs/${ids.vineGig}/`, { headers })).status).toBe(200);
    expect((await call('GET', `/staffer/gigs/${ids.postedGig}/`, { headers })).status).toBe(404);
  });

  test('the place of an API token limits roles to one organization', async () => {
    await database
      .insertInto('location_managers')
      .values([
        { user_id: people.owner.id, location_id: ids.summitHotel, role: 'ADMIN' },
        { user_id: people.owner.id, location_id: ids.harborHouse, role: 'TEAM_MEMBER' },
      ])
      .execute();
    const own = await addApiToken(database, { user_id: people.owner.id, organization_id: ids.harbor });
    const other = await addApiToken(database, { user_id: people.owner.id, organization_id: ids.summit });

    expect((await me(own.headers)).body).toMatchObject({
      managed_locations: [{ location_id: ids.harborHouse }],
      organization_roles: [{ organization_id: ids.harbor }],
    });
    expect((await me(other.headers)).body).toMatchObject({
      managed_locations: [{ location_id: ids.summitHotel }],
      organization_roles: [],
    });
  });

  test('the place of an API token takes the rights of a platform admin from it', async () => {
    const { headers } = await addApiToken(database, {
      user_id: people.admin.id,
      scopes: ['READ', 'ADMIN'],
      location_id: ids.harborHouse,
    });

    expect((await me(headers)).body).toMatchObject({ is_brigade_admin: false, managed_locations: [] });
  });
});
