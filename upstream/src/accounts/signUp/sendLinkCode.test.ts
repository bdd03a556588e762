import { beforeEach, expect, test } from 'vitest';
import { saveMatch } from '../signIn/saveMatch.ts';
import { addPerson } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();

beforeEach(reset);

const send = (id: number) => call('POST', `/users/me/linkable-accounts/${id}/code/`, { as: 'member' });
const match = (matchedUserId: number) =>
  saveMatch(database, { userId: 4, matchedUserId, channel: 'email', now: clock.now() });

test("200: sends the code to the other account's address and states its purpose", async () => {
  await match(6);

  const { status, body } = await send(6);

  expect({ status, body }).toEqual({ status: 200, body: { resend_after: 30, expires_in: 600 } });
  expect(await database.selectFrom('outbox_messages').selectAll().execute()).toMatchObject([
    { recipient: 'rival@brigade.example', subject: 'Your Brigade code to link two accounts' },
  ]);
});

test('the email contains no link, which would sign its reader in to the account', async () => {
  await match(6);
  await send(6);

  const { body } = await database.selectFrom('outbox_messages').select('body').executeTakeFirstOrThrow();
  expect(body).not.toContain('http');
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', '/users/me/linkable-accounts/6/code/')).status).toBe(401);
});

test('404: sends no code to an account that does not match the caller', async () => {
  expect((await send(6)).status).toBe(404);
  expect(await database.selectFrom('outbox_messages').selectAll().execute()).toEqual([]);
});

test('409: rejects an account without an address, which needs no code', async () => {
  const id = await addPerson(database, { email: null });
  await match(id);

  expect((await send(id)).error?.code).toBe('conflict');
});

test('429: rejects another code within 30 seconds', async () => {
  await match(6);
  await send(6);

  expect((await send(6)).error?.code).toBe('throttled');
});
