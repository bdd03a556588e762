import { expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

type Location = { id: number; name: string; brigade_fee_percentage: number | null };

const { call, ids } = await startTestServer();

const list = (as: Person, query = '') => call<Page<Location>>('GET', `/locations/${query}`, { as });
const names = ({ body }: { body: Page<Location> }) => body.results.map(({ name }) => name);

test('200: a manager sees their location with all fields', async () => {
  const { status, body } = await list('manager', '?query=managed');

  expect(status).toBe(200);
  expect(body).toEqual({
    count: 1,
    next: null,
    previous: null,
    results: [
      {
        id: ids.harborHouse,
        name: 'Harbor House',
        market_id: 1,
        market_name: 'Nashville',
        organization_id: ids.harbor,
        organization_name: 'Harbor & Vine Hospitality',
        image_public_id: null,
        street_address: '12 Broadway',
        city: 'Nashville',
        state_code: 'TN',
        zip_code: '37203',
        phone_number: null,
        url: null,
        approval_status: 'APPROVED',
        approval_reason: null,
        billing_source: 'ORGANIZATION',
        payment_method_status: 'NOT_CONFIGURED',
        payment_method_type: null,
        invoicing_enabled: false,
        invoice_frequency: null,
        invoice_style: null,
        invoice_work_week_end_date: null,
        concierge_enabled: false,
        is_checkin_required: true,
        immediate_auto_select_enabled: false,
        auto_boost_enabled: false,
        auto_approve_hours_enabled: true,
        overfill_positions: 1,
        require_certifications: false,
        private_direct_offer_expiration: 'HOURS_24',
        private_direct_offer_expiration_enabled: true,
        background_checks_enabled: false,
        background_checks_fee_percentage: 0,
        in_network_payments_enabled: false,
        in_network_payments_fee_percentage: 0,
        brigade_fee_percentage: 18.5,
        tipping_enabled: true,
        tipping_fee_percentage: 0,
        supported_employment_types: ['F1099'],
        w2_fee_percentage: 0,
        cancellation_free_hours: 24,
        cancellation_guaranteed_hours: 4,
        timezone: 'America/Chicago',
      },
    ],
  });
});

test('200: an admin of an organization sees its locations by name, including pending ones', async () => {
  expect(names(await list('owner'))).toEqual(['Harbor Annex', 'Harbor House', 'Vine Street Kitchen']);
});

test('200: a platform admin sees all locations by organization and name', async () => {
  expect(names(await list('admin'))).toEqual([
    'Harbor Annex',
    'Harbor House',
    'Vine Street Kitchen',
    'Summit Hotel',
  ]);
});

test('200: returns an empty list without a role', async () => {
  expect((await list('gigster')).body).toEqual({ count: 0, next: null, previous: null, results: [] });
});

test('200: hides fees from an onsite manager', async () => {
  const { body } = await list('onsite');

  expect(body.results).toMatchObject([
    {
      id: ids.harborHouse,
      background_checks_fee_percentage: null,
      in_network_payments_fee_percentage: null,
      brigade_fee_percentage: null,
      tipping_fee_percentage: null,
      w2_fee_percentage: null,
    },
  ]);
});

test.each([
  [`?market_id=2`, ['Summit Hotel']],
  [`?organization_id=${ids.summit}`, ['Summit Hotel']],
  [`?approval_status=PENDING`, ['Harbor Annex']],
  [`?market_id=1&organization_id=${ids.summit}`, []],
  [`?market_id=999`, []],
])('200: filters by %s', async (query, expected) => {
  expect(names(await list('admin', query))).toEqual(expected);
});

test('200: filtering by an inaccessible organization returns nothing', async () => {
  expect(names(await list('owner', `?organization_id=${ids.summit}`))).toEqual([]);
});

test('200: pages are contiguous', async () => {
  const first = await list('admin', '?page_size=3');
  const second = await list('admin', '?page_size=3&page=2');

  expect([...names(first), ...names(second)]).toEqual(names(await list('admin')));
  expect(first.body.count).toBe(4);
});

test('200: the name of the fee field includes the product name', async () => {
  const renamed = await startTestServer({ productSlug: 'crew' });

  const { body } = await renamed.call<Page<object>>('GET', '/locations/', { as: 'manager' });

  expect(body.results[0]).toHaveProperty('crew_fee_percentage', 18.5);
});

test('200: accepts the path without a trailing slash', async () => {
  expect((await call('GET', '/locations', { as: 'manager' })).status).toBe(200);
});

test.each([
  ['query', 'all'],
  ['market_id', 'nashville'],
  ['organization_id', '-1'],
  ['approval_status', 'MAYBE'],
  ['page_size', '101'],
  ['ordering', 'rating'],
])('400: rejects %s=%s by name', async (name, value) => {
  const { status, error } = await list('admin', `?${name}=${value}`);

  expect({ status, code: error?.code, target: error?.target }).toEqual({
    status: 400,
    code: 'invalid',
    target: name,
  });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', '/locations/')).status).toBe(401);
});
