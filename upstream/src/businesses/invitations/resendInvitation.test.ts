import { beforeEach, expect, test } from 'vitest';
import { newestMessages } from '../../platform/outbox/message.ts';
import { addInvitation, afterExpiry, invitationToken } from '../../testing/invitations.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, clock, ids, reset } = await startTestServer();

beforeEach(reset);

const resend = (id: number) => `/invitations/${id}/resend/`;

test('200: extends an expired invitation by 14 days with a new link', async () => {
  const id = await addInvitation(database);
  clock.set(afterExpiry);

  const response = await call<{ link: string }>('POST', resend(id), { as: 'owner' });

  expect(response).toMatchObject({
    status: 200,
    body: {
      id,
      status: 'SUBMITTED',
      expiration_date: '2026-03-30T15:00:00.000Z',
      inviter_name: 'Olive Archer',
    },
  });
  const token = response.body.link.split('/').at(-1) ?? '';
  expect((await call('GET', `/invitations/${invitationToken('guest')}/`)).status).toBe(404);
  expect((await call('GET', `/invitations/${token}/`)).body).toMatchObject({ status: 'SUBMITTED' });
  const [message] = await newestMessages(database, 'pat@elsewhere.example');
  expect(message?.body).toContain(response.body.link);
});

test('200: retries an undeliverable invitation', async () => {
  const id = await addInvitation(database, { email: 'pat@nowhere.invalid', status: 'ERROR' });

  expect((await call('POST', resend(id), { as: 'manager' })).body).toMatchObject({ status: 'ERROR' });
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', resend(await addInvitation(database)))).status).toBe(401);
});

test('403: rejects an onsite manager', async () => {
  const id = await addInvitation(database);

  expect((await call('POST', resend(id), { as: 'onsite' })).error).toMatchObject({ target: 'team.manage' });
});

test('404: rejects an invitation of another organization', async () => {
  const id = await addInvitation(database, { location_id: ids.summitHotel });

  expect((await call('POST', resend(id), { as: 'owner' })).status).toBe(404);
});

test('409: rejects an accepted invitation', async () => {
  const id = await addInvitation(database, { status: 'ACCEPTED', accepted_ts: clock.now() });

  expect((await call('POST', resend(id), { as: 'manager' })).error).toMatchObject({
    code: 'invalid_transition',
  });
});
