import { beforeEach, expect, test } from 'vitest';
import { addInvitation, afterExpiry, invitationToken } from '../../testing/invitations.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, clock, ids, reset } = await startTestServer();
const path = `/invitations/${invitationToken('guest')}/`;

beforeEach(reset);

test('200: shows the team and a masked address', async () => {
  await addInvitation(database, { phone_number: '+16155550188', manager_name: 'Pat Quinn' });

  expect(await call('GET', path)).toMatchObject({
    status: 200,
    body: {
      status: 'SUBMITTED',
      location_name: 'Harbor House',
      organization_name: 'Harbor & Vine Hospitality',
      role: 'TEAM_MEMBER',
      email: 'p•••@elsewhere.example',
      inviter_name: 'Mara Archer',
      expiration_date: '2026-03-16T15:00:00.000Z',
    },
  });
});

test.each([
  ['SUBMITTED', false, 'SUBMITTED'],
  ['ERROR', false, 'SUBMITTED'],
  ['SUBMITTED', true, 'EXPIRED'],
  ['ACCEPTED', true, 'ACCEPTED'],
] as const)('200: a stored status of %s (expired: %s) is shown as %s', async (status, isOver, shown) => {
  await addInvitation(database, { status });
  if (isOver) clock.set(afterExpiry);

  expect((await call('GET', path)).body).toMatchObject({ status: shown });
});

test('200: omits an inviter without a name', async () => {
  await database
    .updateTable('users')
    .set({ first_name: '', last_name: '' })
    .where('id', '=', people.manager.id)
    .execute();
  await addInvitation(database);

  expect((await call('GET', path)).body).toMatchObject({ inviter_name: null });
});

test.each([
  ['an unknown link', `/invitations/${invitationToken('unknown')}/`],
  ['the number of an invitation', '/invitations/1/'],
  ['a link to an organization', `/staffer/organizations/invitations/${invitationToken('guest')}/`],
])('404: rejects %s', async (_, elsewhere) => {
  await addInvitation(database);

  expect((await call('GET', elsewhere)).status).toBe(404);
});

test('404: rejects an invitation to an organization', async () => {
  await addInvitation(database, { organization_id: ids.harbor });

  expect((await call('GET', path)).status).toBe(404);
});
