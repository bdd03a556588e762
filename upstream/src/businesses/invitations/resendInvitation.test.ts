import { beforeEach, expect, test } from 'vitest';
import { newestMessages } from '../../platform/outbox/message.ts';
import { addInvitation, afterExpiry, invitationToken } from '../../testing/invitations.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, clock, ids, reset } = await startTestServer();

beforeEach(reset);

const resend = (id: number) => `/invitations/${id}/resend/`;

test('200: one that has expired is good for another 14 days, by a new link alone', async () => {
  const id = await addInvitation(database);
  clock.set(afterExpiry);

  const answer = await call<{ link: string }>('POST', resend(id), { as: 'owner' });

  expect(answer).toMatchObject({
    status: 200,
    body: {
      id,
      status: 'SUBMITTED',
      expiration_date: '2026-03-30T15:00:00.000Z',
      inviter_name: 'Olive Archer',
    },
  });
  const token = answer.body.link.split('/').at(-1) ?? '';
  expect((await call('GET', `/invitations/${invitationToken('guest')}/`)).status).toBe(404);
  expect((await call('GET', `/invitations/${token}/`)).body).toMatchObject({ status: 'SUBMITTED' });
  const [message] = await newestMessages(database, 'pat@elsewhere.example');
  expect(message?.body).toContain(answer.body.link);
});

test('200: one whose e-mail came back is tried again', async () => {
  const id = await addInvitation(database, { email: 'pat@nowhere.invalid', status: 'ERROR' });

  expect((await call('POST', resend(id), { as: 'manager' })).body).toMatchObject({ status: 'ERROR' });
});

test('401: nobody sends one again without a session', async () => {
  expect((await call('POST', resend(await addInvitation(database)))).status).toBe(401);
});

test('403: an onsite manager does not decide about the team', async () => {
  const id = await addInvitation(database);

  expect((await call('POST', resend(id), { as: 'onsite' })).error).toMatchObject({ target: 'team.manage' });
});

test('404: an invitation of another organization is not found', async () => {
  const id = await addInvitation(database, { location_id: ids.summitHotel });

  expect((await call('POST', resend(id), { as: 'owner' })).status).toBe(404);
});

test('409: what was accepted is not sent again', async () => {
  const id = await addInvitation(database, { status: 'ACCEPTED', accepted_ts: clock.now() });

  expect((await call('POST', resend(id), { as: 'manager' })).error).toMatchObject({
    code: 'invalid_transition',
  });
});
