import { beforeEach, expect, test } from 'vitest';
import type { GigStatus } from '../../schedule/gigs/gigsTable.ts';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

type Decision = { approval_status: string; approval_reason?: string };

const reason = 'The address is a private home.';
const denial: Decision = { approval_status: 'DENIED', approval_reason: reason };

const decide = (body: Decision, as: Person, id: number = ids.harborAnnex) =>
  call('PATCH', `/locations/${id}/`, { as, body });

const gig = (status: GigStatus, location_id: number, startsIn = 24) =>
  addGig(database, {
    status,
    location_id,
    start_time: hoursFromStart(startsIn),
    end_time: hoursFromStart(startsIn + 8),
  });

async function statusOf(...gigs: number[]): Promise<GigStatus[]> {
  const rows = await database
    .selectFrom('gigs')
    .select('status')
    .where('id', 'in', gigs)
    .orderBy('id')
    .execute();
  return rows.map(({ status }) => status);
}

function messages() {
  return database.selectFrom('outbox_messages').select(['recipient', 'subject', 'body']).execute();
}

test('200: approval posts the pending gigs and notifies the admins', async () => {
  const waiting = await gig('UNAPPROVED', ids.harborAnnex);
  const missed = await gig('UNAPPROVED', ids.harborAnnex, -1);
  const cancelled = await gig('CANCELLED', ids.harborAnnex);

  const { status, body } = await decide({ approval_status: 'APPROVED' }, 'admin');

  expect(status).toBe(200);
  expect(body).toMatchObject({ approval_status: 'APPROVED', approval_reason: null });
  expect(await statusOf(waiting, missed, cancelled)).toEqual(['POSTED', 'UNAPPROVED', 'CANCELLED']);
  expect(await messages()).toEqual([
    {
      recipient: 'owner@brigade.example',
      subject: 'Harbor Annex is approved on Brigade',
      body: expect.stringContaining(`https://app.brigade.example/locations/${ids.harborAnnex}`),
    },
  ]);
});

test('200: denial cancels the pending gigs and states the reason', async () => {
  const waiting = await gig('UNAPPROVED', ids.harborAnnex);

  expect((await decide(denial, 'admin')).body).toMatchObject(denial);
  expect(await statusOf(waiting)).toEqual(['CANCELLED']);
  expect(await messages()).toMatchObject([{ body: expect.stringContaining(reason) }]);
});

test('200: revoking the approval makes posted gigs pending again', async () => {
  const confirmed = await gig('CONFIRMED', ids.vineStreet);

  expect((await decide(denial, 'admin', ids.vineStreet)).status).toBe(200);
  expect(await statusOf(ids.vineGig, confirmed)).toEqual(['UNAPPROVED', 'CONFIRMED']);
});

test('200: a second denial keeps the gigs with confirmed pros, which go ahead', async () => {
  const empty = await gig('POSTED', ids.vineStreet);
  await addApplication(database, {
    gig_id: ids.vineGig,
    pro_id: ids.idlePro,
    is_selected: true,
    is_confirmed: true,
  });
  await decide(denial, 'admin', ids.vineStreet);
  await decide({ approval_status: 'PENDING' }, 'owner', ids.vineStreet);
  await decide(denial, 'admin', ids.vineStreet);

  expect(await statusOf(ids.vineGig, empty)).toEqual(['UNAPPROVED', 'CANCELLED']);
});

test('200: an admin can resubmit a denied location without a notification', async () => {
  await decide(denial, 'admin');

  expect((await decide({ approval_status: 'PENDING' }, 'owner')).body).toMatchObject({
    approval_status: 'PENDING',
    approval_reason: null,
  });
  expect(await messages()).toHaveLength(1);
});

test('200: repeating a decision changes nothing', async () => {
  await decide({ approval_status: 'APPROVED' }, 'admin');

  expect((await decide({ approval_status: 'APPROVED' }, 'admin')).status).toBe(200);
  expect(await messages()).toHaveLength(1);
});

test.each([{ approval_status: 'DENIED' }, { approval_status: 'DENIED', approval_reason: '  ' }])(
  '400: rejects %j without a reason and changes nothing',
  async (body) => {
    const { status, error } = await decide(body, 'admin');

    expect({ status, target: error?.target }).toEqual({ status: 400, target: 'approval_reason' });
    expect((await call('GET', `/locations/${ids.harborAnnex}/`, { as: 'owner' })).body).toMatchObject({
      approval_status: 'PENDING',
    });
  },
);

test.each<[Person, Decision]>([
  ['owner', { approval_status: 'APPROVED' }],
  ['owner', denial],
])('403: the %s cannot set %j', async (as, body) => {
  const { status, error } = await decide(body, as);

  expect({ status, target: error?.target }).toEqual({ status: 403, target: 'platform.admin' });
});

test('403: a team member cannot resubmit a location', async () => {
  await decide(denial, 'admin', ids.harborHouse);

  expect((await decide({ approval_status: 'PENDING' }, 'member', ids.harborHouse)).status).toBe(403);
});

test.each([
  ['an approved location cannot be submitted again', 'harborHouse', 'PENDING'],
  ['a denied location is not approved before it is', 'denied', 'APPROVED'],
])('409: %s', async (_, place, approval_status) => {
  await decide(denial, 'admin');
  const id = place === 'denied' ? ids.harborAnnex : ids.harborHouse;

  const { status, error } = await decide({ approval_status }, 'admin', id);

  expect({ status, code: error?.code }).toEqual({ status: 409, code: 'invalid_transition' });
});
