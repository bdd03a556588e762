import { beforeAll, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { addInvitation, invitationToken } from '../../testing/invitations.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();
const path = '/invitations/';
const atHarborHouse = `${path}?location_id=${ids.harborHouse}`;

type InvitationPage = Page<{ id: number; status: string; link: string }>;

function add(name: string, values: Parameters<typeof addInvitation>[1]): Promise<number> {
  return addInvitation(database, {
    email: `${name}@elsewhere.example`,
    token: invitationToken(name),
    ...values,
  });
}

beforeAll(async () => {
  await add('open', {});
  await add('expired', { expires_ts: hoursFromStart(0) });
  await add('failed', { status: 'ERROR' });
  await add('failedAndExpired', { status: 'ERROR', expires_ts: hoursFromStart(-1) });
  await add('accepted', { status: 'ACCEPTED', expires_ts: hoursFromStart(-1) });
  await add('vine', { location_id: ids.vineStreet });
  await add('summit', { location_id: ids.summitHotel });
  await add('organization', { organization_id: ids.harbor });
});

const statuses = async (query: string) =>
  (await call<InvitationPage>('GET', query, { as: 'manager' })).body.results.map(({ status }) => status);

test('200: lists the invitations of a location, newest first, with their current status', async () => {
  const { status, body } = await call<InvitationPage>('GET', atHarborHouse, { as: 'manager' });

  expect(status).toBe(200);
  expect(body.count).toBe(5);
  expect(body.results.map((row) => row.status)).toEqual([
    'ACCEPTED',
    'EXPIRED',
    'ERROR',
    'EXPIRED',
    'SUBMITTED',
  ]);
  expect(body.results[4]).toMatchObject({
    location_id: ids.harborHouse,
    link: `https://app.brigade.example/invitations/accept/${invitationToken('open')}`,
  });
});

test.each([
  ['SUBMITTED', ['SUBMITTED']],
  ['EXPIRED', ['EXPIRED', 'EXPIRED']],
  ['SUBMITTED,ERROR,EXPIRED', ['EXPIRED', 'ERROR', 'EXPIRED', 'SUBMITTED']],
])('200: filters by the status %s', async (status, expected) => {
  expect(await statuses(`${atHarborHouse}&status=${status}`)).toEqual(expected);
});

test('200: filters by id', async () => {
  expect(await statuses(`${atHarborHouse}&id=3`)).toEqual(['ERROR']);
});

test.each([
  ['manager', 5],
  ['owner', 6],
  ['rival', 1],
  ['admin', 7],
] as const)(
  '200: without a location, the %s sees the invitations of all teams they manage',
  async (as, count) => {
    expect((await call<InvitationPage>('GET', path, { as })).body).toMatchObject({ count });
  },
);

test('200: paginates the list', async () => {
  const { body } = await call<InvitationPage>('GET', `${atHarborHouse}&page=2&page_size=2`, {
    as: 'manager',
  });

  expect(body.results.map(({ id }) => id)).toEqual([3, 2]);
  expect(body.next).toContain('page=3');
});

test.each(['state=OPEN', 'status=OPEN', 'location_id=x'])('400: rejects %s by name', async (query) => {
  const { error } = await call('GET', `${path}?${query}`, { as: 'manager' });

  expect(error?.target).toMatch(/^(state|status\.0|location_id)$/);
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test.each([path, atHarborHouse])(
  '403: rejects a team member at %s, since a link grants its role',
  async (list) => {
    expect((await call('GET', list, { as: 'member' })).error).toMatchObject({ target: 'team.manage' });
  },
);

test('404: rejects a location of another organization', async () => {
  expect((await call('GET', `${path}?location_id=${ids.summitHotel}`, { as: 'owner' })).status).toBe(404);
});
