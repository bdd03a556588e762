import { beforeEach, expect, test } from 'vitest';
import { addInvitation, invitationToken } from '../../testing/invitations.ts';
import { secondWaits } from '../../testing/secondWaits.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, clock, ids, reset } = await startTestServer();
const preview = `/invitations/${invitationToken('guest')}/`;

beforeEach(reset);

test('204: invalidates the link, and the person can be invited again', async () => {
  const id = await addInvitation(database);

  expect((await call('DELETE', `/invitations/${id}/`, { as: 'manager' })).status).toBe(204);
  expect((await call('GET', preview)).status).toBe(404);
  const accept = `/invitations/accept/${invitationToken('guest')}/`;
  expect((await call('POST', accept, { as: 'gigster', body: { is_confirmed: true } })).status).toBe(404);
  const body = { location_id: ids.harborHouse, role: 'ADMIN', email: 'pat@elsewhere.example' };
  expect((await call('POST', '/invitations/', { as: 'manager', body })).status).toBe(201);
});

test('401: rejects a request without a session', async () => {
  const id = await addInvitation(database);

  expect((await call('DELETE', `/invitations/${id}/`)).status).toBe(401);
});

test('403: rejects a team member', async () => {
  const id = await addInvitation(database);

  expect((await call('DELETE', `/invitations/${id}/`, { as: 'member' })).error).toMatchObject({
    target: 'team.manage',
  });
  expect((await call('GET', preview)).status).toBe(200);
});

test.each(['rival', 'manager'] as const)('404: the %s has no access to Vine Street', async (as) => {
  const id = await addInvitation(database, { location_id: ids.vineStreet });

  expect((await call('DELETE', `/invitations/${id}/`, { as })).error).toMatchObject({
    message: 'No invitation was found here.',
  });
});

test('404: rejects an invitation to an organization', async () => {
  const id = await addInvitation(database, { organization_id: ids.harbor });

  expect((await call('DELETE', `/invitations/${id}/`, { as: 'owner' })).status).toBe(404);
});

test('409: rejects an accepted invitation', async () => {
  const id = await addInvitation(database, { status: 'ACCEPTED', accepted_ts: clock.now() });

  expect((await call('DELETE', `/invitations/${id}/`, { as: 'manager' })).error).toMatchObject({
    code: 'invalid_transition',
  });
});

test('409: rejects an invitation that is accepted concurrently', async () => {
  const id = await addInvitation(database);
  const response = await secondWaits(
    database,
    (trx) =>
      trx
        .updateTable('invitations')
        .set({ status: 'ACCEPTED', accepted_ts: clock.now() })
        .where('id', '=', id)
        .execute(),
    () => call('DELETE', `/invitations/${id}/`, { as: 'manager' }),
  );

  expect(response.error).toMatchObject({ code: 'invalid_transition' });
});
