import { expect, onTestFinished, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

/** What the gateway sends to create an event with these gigs. */
async function created(gigIds: string[]) {
  const { run, received, close } = await startOtherServer({});
  onTestFinished(close);
  const { data } = await run(
    graphql(`
      mutation ($input: CreateEventInput!) {
        createEvent(input: $input) {
          event {
            gigsCount
          }
          errors {
            code
            path
          }
        }
      }
    `),
    {
      as: 'member',
      variables: { input: { locationId: btoa('Location:1'), name: 'Spring Gala', gigIds } },
    },
  );
  return { payload: data?.createEvent, writes: received.filter(({ method }) => method !== 'GET') };
}

test('the gigs of a new event are added by the call that adds gigs', async () => {
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
  const { id, databaseId } = present(data?.location?.gigs?.edges[0]).node;
  const { payload, writes } = await created([id]);

  expect(payload).toEqual({ event: { gigsCount: 1 }, errors: [] });
  expect(writes).toMatchObject([
    { method: 'POST', path: '/api/events/' },
    { method: 'POST', path: expect.stringMatching(/\/gigs\/$/), body: { gig_ids: [databaseId] } },
  ]);
  expect(writes[0]?.body).not.toHaveProperty('gig_ids');
});

test('a new event whose gigs cannot be added is deleted', async () => {
  const { payload, writes } = await created([btoa('Gig:999999')]);

  expect(payload).toMatchObject({ event: null, errors: [{ code: 'NOT_FOUND', path: ['gigIds'] }] });
  expect(writes.at(-1)).toMatchObject({ method: 'DELETE' });
});
