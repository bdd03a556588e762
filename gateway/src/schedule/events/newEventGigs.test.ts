import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Difference, startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

const createEvent = graphql(`
  mutation ($input: CreateEventInput!) {
    createEvent(input: $input) {
      event {
        databaseId
        gigsCount
      }
      errors {
        code
        path
      }
    }
  }
`);

/** A gateway of a server that may answer differently, and how it creates an event with these gigs. */
async function eventMaker(gigIds: string[], difference: Difference = {}) {
  const { run, received, close } = await startOtherServer(difference);
  onTestFinished(close);
  return {
    create: () =>
      run(createEvent, {
        as: 'member',
        variables: { input: { locationId: globalId('Location', 1), name: 'Spring Gala', gigIds } },
        idempotencyKey: 'gala',
      }),
    writes: () => received.filter(({ method }) => method !== 'GET'),
  };
}

/** The first attempt to add gigs gets this response. */
function respondingOnce(response: { status: number; body?: unknown }): Difference {
  const responses = [response];
  return {
    respond: ({ method, path }) =>
      method === 'POST' && path.endsWith('/gigs/') && path.startsWith('/api/events/')
        ? responses.shift()
        : undefined,
  };
}

async function latestGig() {
  const { data } = await stack.run(
    graphql(`
      {
        location(databaseId: 1) {
          gigs(first: 1, orderBy: STARTING_LATEST) {
            edges {
              node {
                id
                databaseId
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  return present(data?.location?.gigs?.edges[0]).node;
}

beforeEach(() => stack.reset());

test('the gigs of a new event are added by the call that adds gigs', async () => {
  const { id, databaseId } = await latestGig();
  const { create, writes } = await eventMaker([id]);

  expect((await create()).data?.createEvent).toMatchObject({ event: { gigsCount: 1 }, errors: [] });
  expect(writes()).toMatchObject([
    { method: 'POST', path: '/api/events/' },
    { method: 'POST', path: expect.stringMatching(/\/gigs\/$/), body: { gig_ids: [databaseId] } },
  ]);
  expect(writes()[0]?.body).not.toHaveProperty('gig_ids');
});

test('a new event whose gigs cannot be added is deleted', async () => {
  const { create, writes } = await eventMaker([globalId('Gig', 999999)]);

  expect((await create()).data?.createEvent).toMatchObject({
    event: null,
    errors: [{ code: 'NOT_FOUND', path: ['gigIds'] }],
  });
  expect(writes().at(-1)).toMatchObject({ method: 'DELETE' });
});

const conflict = {
  code: 'conflict',
  message: 'This request is already in progress.',
  target: 'Idempotency-Key',
};

test.each([
  ['a lost response', { status: 502 }],
  ['the key of another request', { status: 409, body: { error: conflict } }],
])('%s keeps the event, and the same request returns it with its gigs', async (_, response) => {
  const { create, writes } = await eventMaker([(await latestGig()).id], respondingOnce(response));

  await create();
  expect(writes().map(({ method }) => method)).toEqual(['POST', 'POST']);

  const { data } = await create();
  const [made] = await stack.upstream.database
    .selectFrom('events')
    .select('id')
    .where('name', '=', 'Spring Gala')
    .execute();
  expect(data?.createEvent).toEqual({ event: { databaseId: made?.id, gigsCount: 1 }, errors: [] });
});

const refusedOnce = { status: 409, body: { error: { code: 'invalid_transition', message: 'Not now.' } } };

test('the same request makes a refused event once its gigs are accepted, and then returns it', async () => {
  const { create, writes } = await eventMaker([(await latestGig()).id], respondingOnce(refusedOnce));
  expect((await create()).data?.createEvent).toMatchObject({
    event: null,
    errors: [{ code: 'INVALID_TRANSITION' }],
  });
  expect(writes().at(-1)).toMatchObject({ method: 'DELETE' });

  const made = (await create()).data?.createEvent;
  expect(made).toMatchObject({ event: { gigsCount: 1 }, errors: [] });
  expect((await create()).data?.createEvent).toEqual(made);
  const events = await stack.upstream.database
    .selectFrom('events')
    .select('id')
    .where('name', '=', 'Spring Gala')
    .execute();
  expect(events).toEqual([{ id: made?.event?.databaseId }]);
});

test('a refusal of the gigs of a new event can come again and again', async () => {
  const responses = [refusedOnce, refusedOnce, undefined, refusedOnce];
  const { create } = await eventMaker([(await latestGig()).id], {
    respond: ({ method, path }) =>
      method === 'POST' && path.endsWith('/gigs/') && path.startsWith('/api/events/')
        ? responses.shift()
        : undefined,
  });
  // The third attempt makes another event, since the first one is deleted.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await create()).data?.createEvent).toMatchObject({ errors: [{ code: 'INVALID_TRANSITION' }] });
  }
  expect((await create()).data?.createEvent).toMatchObject({ event: { gigsCount: 1 }, errors: [] });
});
