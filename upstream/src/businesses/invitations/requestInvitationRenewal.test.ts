import { beforeEach, expect, test } from 'vitest';
import { newestMessages } from '../../platform/outbox/message.ts';
import { addInvitation, afterExpiry, invitationToken } from '../../testing/invitations.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, clock, reset } = await startTestServer();
const ask = () => call('POST', `/invitations/${invitationToken('guest')}/renewal-request/`);

beforeEach(async () => {
  await reset();
  clock.set(afterExpiry);
});

test('204: notifies the inviter with a link to the page for resending', async () => {
  await addInvitation(database);

  expect((await ask()).status).toBe(204);
  expect(await newestMessages(database, undefined)).toMatchObject([
    {
      to: 'manager@brigade.example',
      subject: 'pat@elsewhere.example asks for a new invitation',
      body: 'The invitation of pat@elsewhere.example to Harbor House has expired. Send it again here: https://app.brigade.example/locations/1/teams',
    },
  ]);
});

test.each([
  [
    'has left the team',
    () => database.deleteFrom('location_managers').where('user_id', '=', people.manager.id),
  ],
  [
    'is no admin any more',
    () =>
      database
        .updateTable('location_managers')
        .set({ role: 'TEAM_MEMBER' })
        .where('user_id', '=', people.manager.id),
  ],
  [
    'has no proven address',
    () => database.updateTable('users').set({ email_verified: false }).where('id', '=', people.manager.id),
  ],
  [
    'has no account any more',
    () =>
      database
        .updateTable('users')
        .set({ account_status: 'DEACTIVATED' })
        .where('id', '=', people.manager.id),
  ],
])('204: notifies the admins of the organization when the inviter %s', async (_, leave) => {
  await addInvitation(database);
  await leave().execute();

  await ask();

  const messages = await newestMessages(database, undefined);
  expect(messages.map(({ to }) => to)).toEqual(['owner@brigade.example']);
});

test('404: rejects an unknown link', async () => {
  expect((await ask()).status).toBe(404);
});

test('409: rejects a valid link', async () => {
  await addInvitation(database, { expires_ts: '2026-04-01T00:00:00Z' });

  expect((await ask()).error).toMatchObject({ code: 'conflict' });
});

test('409: rejects an accepted invitation', async () => {
  await addInvitation(database, { status: 'ACCEPTED' });

  expect((await ask()).error).toMatchObject({ code: 'invalid_transition' });
});

test('429: allows one request per day', async () => {
  await addInvitation(database);
  await ask();
  clock.advance(23 * 60);

  const { status, headers } = await ask();

  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('3600');
  clock.advance(60);
  expect((await ask()).status).toBe(204);
});
