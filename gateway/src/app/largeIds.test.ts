import { globalId } from '../testing/globalId.ts';
import { startIdsAt } from '@brigade/upstream/testing/startIdsAt.ts';
import { beforeAll, expect, test } from 'vitest';
import { busiestGig } from '../testing/busiestGig.ts';
import { grillId } from '../testing/demoIds.ts';
import { graphql } from '../testing/graphql.ts';
import { mutate } from '../testing/mutate.ts';
import { present } from '../testing/present.ts';
import { startTestStack } from '../testing/startTestStack.ts';

const stack = await startTestStack();

/** Beyond 32 bits. */
const firstId = 5_000_000_001;
const largestId = Number.MAX_SAFE_INTEGER;

beforeAll(() => startIdsAt(stack.upstream.database, firstId));

const postGigs = graphql(`
  mutation ($input: PostGigsInput!) {
    postGigs(input: $input) {
      gigs {
        id
        databaseId
      }
      errors {
        code
        path
      }
    }
  }
`);

const assignPros = graphql(`
  mutation ($input: AssignProsInput!) {
    assignPros(input: $input) {
      results {
        gig {
          applications(first: 1) {
            edges {
              node {
                id
                databaseId
                gigDatabaseId
              }
            }
          }
        }
        errors {
          code
        }
      }
      errors {
        code
      }
    }
  }
`);

async function postGig() {
  const line = {
    skillId: globalId('Skill', 1),
    date: '2026-03-12',
    startTime: '17:00',
    endTime: '23:00',
    places: 2,
    wageCents: 2450,
  };
  const posted = await mutate(stack, postGigs, {
    as: 'member',
    input: { locationId: grillId, lines: [line] },
  });
  expect(posted.errors).toEqual([]);
  return present(present(posted.gigs)[0]);
}

test('a gig whose number needs more than 32 bits is posted, found, filled and cancelled', async () => {
  const gig = await postGig();
  expect(gig.databaseId).toBeGreaterThanOrEqual(firstId);

  const { data, errors } = await stack.run(
    graphql(`
      query ($id: ID!, $gigId: DatabaseId!, $gigIds: [DatabaseId!], $search: String) {
        node(id: $id) {
          ... on Gig {
            databaseId
          }
        }
        gig(databaseId: $gigId) {
          id
        }
        location(databaseId: 1) {
          filtered: gigs(filter: { gigDatabaseIds: $gigIds }) {
            edges {
              node {
                databaseId
              }
            }
          }
          searched: gigs(filter: { search: $search }) {
            edges {
              node {
                databaseId
              }
            }
          }
        }
      }
    `),
    {
      as: 'member',
      variables: {
        id: gig.id,
        gigId: gig.databaseId,
        gigIds: [gig.databaseId],
        search: `#${gig.databaseId}`,
      },
    },
  );
  expect(errors).toBeUndefined();
  const only = { edges: [{ node: { databaseId: gig.databaseId } }] };
  expect(data).toEqual({
    node: { databaseId: gig.databaseId },
    gig: { id: gig.id },
    location: { filtered: only, searched: only },
  });

  const { applicants } = await busiestGig(stack);
  const assigned = await mutate(stack, assignPros, {
    as: 'member',
    input: { gigId: gig.id, proIds: [present(applicants[0]).pro.id] },
  });
  const application = present(present(present(present(assigned.results[0]).gig).applications).edges[0]).node;
  expect(application.gigDatabaseId).toBe(gig.databaseId);
  expect(application.databaseId).toBeGreaterThanOrEqual(firstId);

  const found = await stack.run(
    graphql(`
      query ($id: DatabaseId!) {
        gigApplication(databaseId: $id) {
          id
        }
      }
    `),
    { as: 'member', variables: { id: application.databaseId } },
  );
  expect(found.data).toEqual({ gigApplication: { id: application.id } });

  const cancelled = await mutate(
    stack,
    graphql(`
      mutation ($input: CancelGigsInput!) {
        cancelGigs(input: $input) {
          results {
            gig {
              status
            }
          }
          errors {
            code
          }
        }
      }
    `),
    { as: 'member', input: { gigIds: [gig.id], reason: 'FEWER_PROS_NEEDED' } },
  );
  expect(cancelled).toEqual({ results: [{ gig: { status: 'CANCELLED' } }], errors: [] });
});

const gigDocument = (type: string) => `query ($id: ${type}!) { gig(databaseId: $id) { id } }`;

test('documents that declare a database id as Int stay valid for numbers that fit', async () => {
  const { data, errors } = await stack.runText(gigDocument('Int'), { as: 'member', variables: { id: 1 } });
  expect([data, errors]).toEqual([{ gig: { id: globalId('Gig', 1) } }, undefined]);
  const other = await stack.runText('query ($id: String!) { gig(databaseId: $id) { id } }', { as: 'member' });
  expect(other.errors?.[0]?.extensions?.['code']).toBe('GRAPHQL_VALIDATION_FAILED');
});

test.each([
  [largestId, 'NOT_FOUND', ['gig']],
  [largestId + 1, 'BAD_USER_INPUT', undefined],
  [0, 'NOT_FOUND', ['gig']],
  [-1, 'NOT_FOUND', ['gig']],
  ['seven', 'BAD_USER_INPUT', undefined],
])('the gig %s is answered with %s', async (id, code, path) => {
  const { status, errors } = await stack.runText(gigDocument('DatabaseId'), {
    as: 'member',
    variables: { id },
  });
  expect(status).toBeLessThan(500);
  expect(errors?.map((error) => [error.extensions?.['code'], error.path])).toEqual([[code, path]]);
});

test('a location header that is no id is refused', async () => {
  const response = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-location-id': '9007199254740992' },
    body: JSON.stringify({ query: '{ viewer { fullName } }' }),
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('The header x-location-id must be the number of a location.');
});
