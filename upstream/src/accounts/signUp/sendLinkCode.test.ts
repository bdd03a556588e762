import { beforeEach, expect, test } from 'vitest';
import { keepMatch } from '../signIn/saveMatch.ts';
import { addPerson } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();

beforeEach(reset);

const send = (id: number) => call('POST', `/users/me/linkable-accounts/${id}/code/`, { as: 'member' });
const match = (matchedUserId: number) =>
  keepMatch(database, { userId: 4, matchedUserId, channel: 'email', now: clock.now() });

test('200: the code goes to the address of the other account, and says what it is for', async () => {
  await match(6);

  const { status, body } = await send(6);

  expect({ status, body }).toEqual({ status: 200, body: { resend_after: 30, expires_in: 600 } });
  expect(await database.selectFrom('outbox_messages').selectAll().execute()).toMatchObject([
    { recipient: 'rival@brigade.example', subject: 'Your Brigade code to link two accounts' },
  ]);
});

test('the e-mail carries no link, which would sign its reader in to the account', async () => {
  await match(6);
  await send(6);

  const { body } = await database.selectFrom('outbox_messages').select('body').executeTakeFirstOrThrow();
  expect(body).not.toContain('http');
});

test('401: signed out nobody asks for a code', async () => {
  expect((await call('POST', '/users/me/linkable-accounts/6/code/')).status).toBe(401);
});

test('404: no code goes to an account that was not found for the caller', async () => {
  expect((await send(6)).status).toBe(404);
  expect(await database.selectFrom('outbox_messages').selectAll().execute()).toEqual([]);
});

test('409: an account without an address needs no code', async () => {
  const id = await addPerson(database, { email: null });
  await match(id);

  expect((await send(id)).error?.code).toBe('conflict');
});

test('429: another code within 30 seconds is refused', async () => {
  await match(6);
  await send(6);

  expect((await send(6)).error?.code).toBe('throttled');
});
