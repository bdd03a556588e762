import { beforeEach, expect, test } from 'vitest';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const path = `/locations/${ids.harborHouse}/org-remap/`;

beforeEach(async () => {
  await reset();
  await database
    .insertInto('organization_managers')
    .values({ user_id: people.owner.id, organization_id: ids.summit })
    .execute();
});

const preview = (as: Person, organizationId: number = ids.summit) =>
  call('GET', `${path}?organization_id=${organizationId}`, { as });

test('200: returns what changes and what stays', async () => {
  const place = { location_id: ids.harborHouse, pro_id: ids.idlePro };
  await database
    .insertInto('favorite_pros')
    .values({ ...place, created_ts: clock.now() })
    .execute();
  await call('POST', '/staffer/pro-block/', {
    as: 'owner',
    body: { gigster_id: 2, location_ids: [ids.harborHouse], reason: 'CANCELLED_CALLED_OUT' },
  });

  const { status, body } = await preview('owner');

  expect(status).toBe(200);
  expect(body).toEqual({
    location_id: ids.harborHouse,
    from_organization: { id: ids.harbor, name: 'Harbor & Vine Hospitality' },
    to_organization: { id: ids.summit, name: 'Summit Hotels' },
    billing: {
      source: 'ORGANIZATION',
      payment_method_status_before: 'NOT_CONFIGURED',
      payment_method_status_after: 'NOT_CONFIGURED',
      payment_method_status_earlier: 'NOT_CONFIGURED',
    },
    admins_losing_access: [],
    admins_gaining_access: [
      { id: people.rival.id, first_name: 'Rita', last_name: 'Archer', email: 'rival@brigade.example' },
    ],
    location_managers_count: 3,
    favorite_pros_count: 1,
    pro_blocks_count: 1,
    upcoming_gigs_count: 1,
    events_losing_gigs: [],
  });
});

test('200: a preview changes nothing', async () => {
  await preview('admin');

  expect((await call('GET', `/locations/${ids.harborHouse}/`, { as: 'owner' })).body).toMatchObject({
    organization_id: ids.harbor,
  });
  expect(await database.selectFrom('outbox_messages').select('id').execute()).toEqual([]);
});

test('200: excludes users with another role at the location', async () => {
  await database
    .insertInto('organization_managers')
    .values([
      { user_id: people.member.id, organization_id: ids.harbor },
      { user_id: people.onsite.id, organization_id: ids.summit },
    ])
    .execute();

  expect((await preview('admin')).body).toMatchObject({
    admins_losing_access: [],
    admins_gaining_access: [{ id: people.rival.id }],
  });
});

test('200: excludes deactivated accounts', async () => {
  await database
    .updateTable('users')
    .set({ account_status: 'DEACTIVATED' })
    .where('id', '=', people.rival.id)
    .execute();

  expect((await preview('admin')).body).toMatchObject({ admins_gaining_access: [] });
});

test('400: requires an organization', async () => {
  expect((await call('GET', path, { as: 'owner' })).error).toMatchObject({ target: 'organization_id' });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', `${path}?organization_id=${ids.summit}`)).status).toBe(401);
});

test.each(['manager', 'member', 'onsite'] as const)('403: the %s cannot move the location', async (as) => {
  expect((await preview(as)).error).toMatchObject({ target: 'organizations.manage' });
});

test('404: rejects callers without access and unknown organizations', async () => {
  expect((await preview('rival')).status).toBe(404);
  expect((await preview('owner', 999)).error).toMatchObject({ target: 'organization_id' });
});

test('409: rejects the current organization', async () => {
  expect((await preview('owner', ids.harbor)).error).toMatchObject({ code: 'conflict' });
});

test.each([
  ['LOCATION', 'FAILED', 'FAILED'],
  ['ORGANIZATION', 'ACTIVE', 'REQUIRES_ACTION'],
] as const)(
  '200: billed by its %s, the payment method changes from %s to %s',
  async (source, before, after) => {
    await addPaymentMethod({ location_id: ids.harborHouse }, 'FAILED');
    await addPaymentMethod({ organization_id: ids.harbor }, 'ACTIVE');
    await addPaymentMethod({ organization_id: ids.summit }, 'REQUIRES_ACTION');
    await database
      .updateTable('locations')
      .set({ billing_source: source })
      .where('id', '=', ids.harborHouse)
      .execute();

    expect((await preview('owner')).body).toMatchObject({
      billing: {
        source,
        payment_method_status_before: before,
        payment_method_status_after: after,
        payment_method_status_earlier: 'ACTIVE',
      },
    });
  },
);

async function addPaymentMethod(
  owner: { location_id: number } | { organization_id: number },
  status: 'ACTIVE' | 'FAILED' | 'REQUIRES_ACTION',
) {
  const account = await database
    .insertInto('billing_accounts')
    .values({
      network: 'SANDBOX',
      location_id: null,
      organization_id: null,
      customer_id: `cus_${status}`,
      created_ts: clock.now(),
      ...owner,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('payment_methods')
    .values({
      billing_account_id: account.id,
      external_id: `pm_${status}`,
      type: 'card',
      status,
      issuer: 'visa',
      last4: '4242',
      holder_name: null,
      expires_month: 4,
      expires_year: 2030,
      failure_message: null,
      verification_url: null,
      saved_by_user_id: null,
      saved_ts: clock.now(),
      last_updated_ts: clock.now(),
    })
    .execute();
}
