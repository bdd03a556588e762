import { beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestStack } from '../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

beforeEach(stack.reset);

/** Gigs ahead at the first location, those with the most open applicants first. */
async function gigsAhead(count: number): Promise<number[]> {
  const { data } = await run(
    /* GraphQL */ `
      query ($now: DateTime!) {
        location(databaseId: 1) {
          gigs(first: 100, filter: { startsAtOrAfter: $now, statuses: [UNFILLED, READY] }) {
            edges {
              node {
                databaseId
                fill {
                  openApplications
                }
              }
            }
          }
        }
      }
    `,
    { as: 'member', variables: { now: stack.upstream.clock.now().toISOString() } },
  );
  const edges: { node: { databaseId: number; fill: { openApplications: number } } }[] =
    data.location.gigs.edges;
  return edges
    .map(({ node }) => node)
    .toSorted((one, other) => other.fill.openApplications - one.fill.openApplications)
    .slice(0, count)
    .map(({ databaseId }) => databaseId);
}

const review = (gigs: readonly number[], as: Person = 'member', page = 'first: 20') =>
  run(
    /* GraphQL */ `
      query ($gigs: [Int!]!) {
        gigReviews(gigDatabaseIds: $gigs) {
          gigDatabaseId
          gig { databaseId skill { name } viewerCanManageApplicants }
          applications(${page}, filter: { stage: OPEN }) {
            totalCount
            pageInfo { hasNextPage endCursor }
            edges { node { id databaseId matchScore pro { displayName } gig { databaseId } conflicts { kind } } }
          }
        }
      }
    `,
    { as, variables: { gigs } },
  );

type Review = {
  gigDatabaseId: number;
  applications: {
    totalCount: number;
    pageInfo: { endCursor: string };
    edges: { node: { databaseId: number; matchScore: number; gig: object; conflicts: object[] | null } }[];
  };
};

test('ten gigs with their applicants and conflicts cost at most 4 calls in 2 waves', async () => {
  const gigs = await gigsAhead(10);
  const { data, errors, calls } = await review(gigs);
  const reviews: Review[] = data.gigReviews;

  expect(errors).toBeUndefined();
  expect(reviews.map(({ gigDatabaseId }) => gigDatabaseId)).toEqual(gigs);
  expect(reviews.flatMap(({ applications }) => applications.edges).length).toBeGreaterThan(10);
  expect(reviews[0]?.applications.edges[0]?.node.conflicts).toBeInstanceOf(Array);
  expect(calls.map(({ endpoint, wave }) => `${wave} ${endpoint}`).toSorted()).toEqual([
    '1 listApplicationsByGig',
    '1 listGigs',
    '2 getViewer',
  ]);
});

test('the applicants of each gig are its own, the best match first, and go on where the page ended', async () => {
  const [gig = 0] = await gigsAhead(1);
  const whole = await review([gig], 'member', 'first: 100');
  const first = await review([gig], 'member', 'first: 3');
  const [start]: Review[] = first.data.gigReviews;
  const second = await review(
    [gig],
    'member',
    `first: 3, after: "${start?.applications.pageInfo.endCursor}"`,
  );
  const ids = ({ data }: typeof whole) =>
    (data.gigReviews as Review[]).flatMap(({ applications }) =>
      applications.edges.map(({ node }) => node.databaseId),
    );

  expect([...ids(first), ...ids(second)]).toEqual(ids(whole).slice(0, 6));
  const scores = (whole.data.gigReviews as Review[])[0]?.applications.edges.map(
    ({ node }) => node.matchScore,
  );
  expect(scores).toEqual(scores?.toSorted((one, other) => other - one));
});

test('a gig that the viewer may not know of fails alone', async () => {
  const [gig = 0] = await gigsAhead(1);
  const { data, errors } = await review([99_999_999, gig]);

  expect(data.gigReviews).toMatchObject([
    { gigDatabaseId: 99_999_999, gig: null, applications: null },
    { gigDatabaseId: gig, gig: { databaseId: gig, viewerCanManageApplicants: true } },
  ]);
  expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});

test.each([[[]], [[0]], [Array.from({ length: 11 }, (_, index) => index + 1)]])(
  'refused: %j',
  async (gigs) => {
    const { errors } = await review(gigs);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'gigDatabaseIds' } }]);
  },
);

const act = (field: string, input: object) =>
  run(
    `mutation ($input: ${field.charAt(0).toUpperCase()}${field.slice(1)}Input!) {
      ${field}(input: $input) {
        errors { code path }
        results { applicationId application { stage overrideNote { note authorName } } errors { code message path } }
      }
    }`,
    { as: 'member', variables: { input } },
  );

async function anApplicant(): Promise<string> {
  const { data } = await review(await gigsAhead(1));
  return data.gigReviews[0].applications.edges[0].node.id;
}

describe('reinstateApplicants', () => {
  test('undoes a dismissal at once, and says why it does not', async () => {
    const id = await anApplicant();
    await act('dismissApplicants', { applicationIds: [id], reason: 'STAFFER_DISMISSAL' });
    const done = await act('reinstateApplicants', { applicationIds: [id] });
    const again = await act('reinstateApplicants', { applicationIds: [id] });

    expect(done.data.reinstateApplicants.results).toMatchObject([
      { applicationId: id, application: { stage: 'OPEN' }, errors: [] },
    ]);
    expect(again.data.reinstateApplicants.results[0]).toMatchObject({
      application: null,
      errors: [{ message: 'This application is open: only a dismissed one can be reinstated.' }],
    });
  });

  test('a note on a conflict is at most 500 characters long', async () => {
    const input = { applicationIds: [await anApplicant()], overrideNote: 'x'.repeat(501) };
    const { data } = await act('selectApplicants', input);
    expect(data.selectApplicants.errors).toMatchObject([{ code: 'INVALID', path: ['overrideNote'] }]);
  });
});
