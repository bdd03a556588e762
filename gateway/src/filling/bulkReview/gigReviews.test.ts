import { readFileSync } from 'node:fs';
import { addApplication, addGig } from '@brigade/upstream/testing/builders.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestStack, type TestResult } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

const documents: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../../persisted-documents.json', import.meta.url), 'utf8'),
);
/** The id of what the web app asks for bulk review. */
const screen =
  Object.keys(documents).find((id) => documents[id]?.includes('query BulkReviewScreenQuery')) ?? '';

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

/** Ten gigs ahead at the first location, each with twenty applicants who are free. */
async function addGigsWithApplicants(): Promise<number[]> {
  const { database, clock } = stack.upstream;
  const pros = await database.selectFrom('pros').select('id').orderBy('id').limit(20).execute();
  const gigs: number[] = [];
  for (let day = 20; day < 30; day += 1) {
    const start = clock.now().getTime() + day * 86_400_000;
    const gigId = await addGig(database, {
      location_id: 1,
      start_time: new Date(start),
      end_time: new Date(start + 6 * 3_600_000),
    });
    for (const { id: pro_id } of pros) await addApplication(database, { gig_id: gigId, pro_id });
    gigs.push(gigId);
  }
  return gigs;
}

test('two hundred applicants of ten gigs and their conflicts cost at most 4 calls in 2 waves', async () => {
  const gigs = await addGigsWithApplicants();
  const { data, errors, calls } = await review(gigs);
  const reviews: Review[] = data.gigReviews;

  expect(errors).toBeUndefined();
  expect(reviews.map(({ gigDatabaseId }) => gigDatabaseId)).toEqual(gigs);
  for (const { applications } of reviews) {
    expect(applications.totalCount).toBe(20);
    expect(applications.edges).toHaveLength(20);
  }
  expect(reviews[0]?.applications.edges[0]?.node.conflicts).toBeInstanceOf(Array);
  expect(calls.map(({ endpoint, wave }) => `${wave} ${endpoint}`).toSorted()).toEqual([
    '1 listApplicationsByGig',
    '1 listGigs',
    '2 getViewer',
  ]);
});

const openScreen = (gigIds: readonly number[]) =>
  stack.runPersisted(screen, { as: 'member', variables: { gigIds, count: 20, stage: 'OPEN' } });

const costOf = ({ extensions }: TestResult) =>
  (extensions as { cost: { requested: number } } | undefined)?.cost.requested ?? 0;

test('the web app shows them with one request, whose cost grows with the gigs', async () => {
  const gigIds = await addGigsWithApplicants();
  const all = await openScreen(gigIds);
  const [gigId = 0] = gigIds;
  const alone = await openScreen([gigId]);
  const reviews: Review[] = all.data.gigReviews;

  expect(all.errors).toBeUndefined();
  expect(reviews.flatMap(({ applications }) => applications.edges)).toHaveLength(200);
  expect(all.calls.length).toBeLessThanOrEqual(4);
  expect(Math.max(...all.calls.map(({ wave }) => wave))).toBeLessThanOrEqual(2);
  expect(costOf(alone)).toBeGreaterThan(20);
  expect(costOf(all)).toBe(10 * costOf(alone));
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
