import { addApiToken } from '@brigade/upstream/testing/apiTokens.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { busiestGig, type BusyGig } from '../../testing/busiestGig.ts';
import { closeFollowed, followEvents, type FollowedEvents } from '../../testing/followEvents.ts';
import { graphql, type ResultOf } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { clock, database } = stack.upstream;

const ofGig = graphql(`
  subscription ($id: ID!) {
    gigApplicationsChanged(gigId: $id) {
      changes {
        subjectDatabaseId
      }
    }
  }
`);

let gig: BusyGig;
const followed: FollowedEvents[] = [];

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});
afterEach(() => closeFollowed(stack.url, followed));

type Token = Awaited<ReturnType<typeof addApiToken>> & { readonly userId: number };

async function addToken(person: string, values: Parameters<typeof addApiToken>[1] = {}): Promise<Token> {
  const { id: userId } = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', `${person}@brigade.example`)
    .executeTakeFirstOrThrow();
  return { ...(await addApiToken(database, { user_id: userId, ...values })), userId };
}

async function follow({ secret }: Token): Promise<FollowedEvents<ResultOf<typeof ofGig>>> {
  const events = await followEvents(stack.url, ofGig, { variables: { id: gig.id }, token: secret });
  followed.push(events);
  expect((await events.next())?.errors).toBeUndefined();
  return events;
}

async function lastErrorOf(events: FollowedEvents): Promise<unknown> {
  const last = await events.next();
  expect(last?.data).toBeNull();
  expect(await events.next()).toBeNull();
  return last?.errors?.[0]?.extensions;
}

const changeToken = (id: number) => database.updateTable('api_tokens').where('id', '=', id);

/** Far less than the interval at which access is checked by itself. */
const soon = () => new Date(clock.systemNow().getTime() + 300);

test('a subscription ends with the reason at the moment when its token expires', async () => {
  const events = await follow(await addToken('manager', { expires_ts: soon() }));
  const others = await follow(await addToken('owner'));
  clock.advance(1);
  expect(await lastErrorOf(events)).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'TOKEN_EXPIRED' });
  await database
    .updateTable('gig_applications')
    .set({ review_feedback: 'changed' })
    .where('id', '=', gig.applicants[0]?.databaseId ?? 0)
    .execute();
  expect((await others.next())?.data?.gigApplicationsChanged.changes).toHaveLength(1);
});

test('a subscription with a replaced secret ends at the end of the overlap', async () => {
  const token = await addToken('manager');
  const events = await follow(token);
  await changeToken(token.id)
    .set((eb) => ({
      token_hash: 'that of the new secret',
      previous_token_hash: eb.ref('token_hash'),
      previous_expires_ts: soon(),
    }))
    .execute();
  clock.advance(1);
  expect(await lastErrorOf(events)).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'TOKEN_EXPIRED' });
});

test.each([
  [
    'its token is revoked',
    'manager',
    { code: 'UNAUTHENTICATED', reason: 'TOKEN_REVOKED' },
    ({ id }: Token) => changeToken(id).set({ revoked_ts: clock.systemNow() }).execute(),
  ],
  [
    'its maker loses their role',
    'manager',
    { code: 'FORBIDDEN', permission: 'gigs.view' },
    ({ userId }: Token) => database.deleteFrom('location_managers').where('user_id', '=', userId).execute(),
  ],
  [
    'its maker loses what its scope ADMIN needs',
    'admin',
    { code: 'FORBIDDEN', permission: 'gigs.view' },
    ({ userId }: Token) =>
      database.updateTable('users').set({ is_platform_admin: false }).where('id', '=', userId).execute(),
  ],
])('a subscription ends with the reason when %s', async (_what, person, reason, end) => {
  const scopes = person === 'admin' ? (['READ', 'ADMIN'] as const) : (['READ'] as const);
  const token = await addToken(person, { scopes: [...scopes] });
  const events = await follow(token);
  await end(token);
  expect(await lastErrorOf(events)).toMatchObject(reason);
});
