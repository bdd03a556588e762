import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

const change = (body: object, as: Person = 'manager', id: number = ids.harborHouse) =>
  call<Record<string, unknown>>('PATCH', `/locations/${id}/`, { as, body });

test('200: changes only the given fields', async () => {
  const before = await call<object>('GET', `/locations/${ids.harborHouse}/`, { as: 'manager' });

  const { status, body } = await change({
    name: ' Harbor House South ',
    phone_number: '(615) 555-0123',
    url: 'https://harbor.example/south',
    overfill_positions: 3,
    auto_approve_hours_enabled: false,
    private_direct_offer_expiration: 'HOURS_48',
    supported_employment_types: ['W2', 'W2'],
    invoice_frequency: 'WEEKLY',
  });

  expect(status).toBe(200);
  expect(body).toEqual({
    ...before.body,
    name: 'Harbor House South',
    phone_number: '+16155550123',
    url: 'https://harbor.example/south',
    overfill_positions: 3,
    auto_approve_hours_enabled: false,
    private_direct_offer_expiration: 'HOURS_48',
    supported_employment_types: ['W2'],
    invoice_frequency: 'WEEKLY',
  });
});

test('200: stores an empty text as null', async () => {
  await change({ phone_number: '6155550123', url: 'https://harbor.example', invoice_style: 'ADDRESS' });

  const { body } = await change({
    phone_number: '',
    url: '',
    invoice_style: '',
    invoice_work_week_end_date: '',
  });

  expect(body).toMatchObject({
    phone_number: null,
    url: null,
    invoice_style: null,
    invoice_work_week_end_date: null,
  });
});

test('200: new coordinates change the time zone unless one is given', async () => {
  const coordinates = { type: 'Point', coordinates: [-112.074, 33.4484] };

  expect((await change({ coordinates })).body).toMatchObject({ coordinates, timezone: 'America/Phoenix' });
  expect((await change({ coordinates, timezone: 'America/Denver' })).body).toMatchObject({
    timezone: 'America/Denver',
  });
});

test('200: a platform admin can set fees and the market', async () => {
  const fees = { brigade_fee_percentage: 1, w2_fee_percentage: 100, background_checks_fee_percentage: 10 };

  expect((await change({ ...fees, market_id: 2 }, 'admin')).body).toMatchObject({
    ...fees,
    market_id: 2,
    market_name: 'New York',
  });
});

test('200: a location can switch back to the billing of its organization', async () => {
  await database.updateTable('locations').set({ billing_source: 'LOCATION' }).execute();

  expect((await change({ billing_source: 'ORGANIZATION' })).body).toMatchObject({
    billing_source: 'ORGANIZATION',
  });
});

test.each([
  ['name', ' ', 'This field is required'],
  ['name', 'x'.repeat(101), 'At most 100 characters'],
  ['state_code', 'Tennessee', 'Invalid state'],
  ['zip_code', '3720', 'Invalid postal code'],
  ['zip_code', '', 'This field is required'],
  ['phone_number', '555-0123', 'Invalid phone number'],
  ['url', 'harbor', 'Invalid URL'],
  ['url', 'javascript:alert(1)', 'Invalid URL'],
  ['timezone', 'Nashville', 'Invalid time zone'],
  ['overfill_positions', 21, 'Enter 0 to 20 positions'],
  ['overfill_positions', -1, 'Enter 0 to 20 positions'],
  ['overfill_positions', 1.5, 'Enter 0 to 20 positions'],
  ['supported_employment_types', [], 'Choose at least one'],
  ['background_checks_fee_percentage', 10.5, 'Enter 0 to 10 percent'],
  ['background_checks_fee_percentage', -1, 'Enter 0 to 10 percent'],
  ['in_network_payments_fee_percentage', 101, 'Enter 0 to 100 percent'],
  ['tipping_fee_percentage', 101, 'Enter 0 to 100 percent'],
  ['w2_fee_percentage', -0.5, 'Enter 0 to 100 percent'],
  ['brigade_fee_percentage', 0.5, 'Enter 1 to 100 percent'],
  ['brigade_fee_percentage', 101, 'Enter 1 to 100 percent'],
  ['market_id', 999, 'There is no such market'],
  ['image_public_id', 'locations/none', 'This image no longer exists. Upload it again.'],
])('400: rejects %s = %j and saves nothing', async (field, value, message) => {
  const { status, error } = await change({ concierge_enabled: true, [field]: value }, 'admin');

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target: field,
    message,
  });
  const { body } = await call('GET', `/locations/${ids.harborHouse}/`, { as: 'manager' });
  expect(body).toMatchObject({ concierge_enabled: false });
});

test.each(['organization_id', 'team_managers_count', 'product_fee_percentage'])(
  '400: rejects a change of %s',
  async (field) => {
    expect((await change({ [field]: 1 }, 'admin')).error?.target).toBe(field);
  },
);

test('401: rejects a request without a session', async () => {
  expect((await call('PATCH', `/locations/${ids.harborHouse}/`, { body: {} })).status).toBe(401);
});

test.each<[Person, object, string]>([
  ['member', { name: 'Mine' }, 'locations.edit'],
  ['onsite', { concierge_enabled: true }, 'locations.edit'],
  ['member', { billing_source: 'LOCATION' }, 'billing.manage'],
  ['manager', { w2_fee_percentage: 0 }, 'platform.admin'],
  ['owner', { name: 'Ours', brigade_fee_percentage: 1 }, 'platform.admin'],
  ['owner', { market_id: 2 }, 'platform.admin'],
])('403: the %s cannot set %j without %s', async (as, body, permission) => {
  const { status, error } = await change(body, as);

  expect({ status, target: error?.target }).toEqual({ status: 403, target: permission });
});

test.each<[Person, number]>([
  ['manager', ids.vineStreet],
  ['rival', ids.harborHouse],
  ['gigster', ids.harborHouse],
  ['admin', 999],
])('404: the %s cannot find location %d', async (as, id) => {
  expect((await change({ name: 'Theirs' }, as, id)).status).toBe(404);
});
