import { readFileSync } from 'node:fs';
import { globalId } from '../../testing/globalId.ts';
import { addApplication, addGig } from '@brigade/upstream/testing/builders.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack, type TestResult } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

const documents = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('../../../../persisted-documents.json', import.meta.url), 'utf8')));
/** The id of what the web app asks for bulk review. */
const screen =
  Object.keys(documents).find((id) => documents[id]?.includes('query BulkReviewScreenQuery')) ?? '';

const reviewsQuery = graphql(`
  query ($gigs: [DatabaseId!]!, $first: Int!, $after: String) {
    gigReviews(gigDatabaseIds: $gigs) {
      gigDatabaseId
      gig {
        databaseId
        skill {
          name
        }
        viewerCanManageApplicants
      }
      applications(first: $first, after: $after, filter: { stage: OPEN }) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            databaseId
            matchScore
            pro {
              displayName
            }
            gig {
              databaseId
            }
            conflicts {
              kind
            }
          }
        }
      }
    }
  }
`);

const resultFragment = graphql(`
  fragment Result on ApplicantResult {
    applicationId
    application {
      stage
      overrideNote {
        note
        authorName
      }
    }
    errors {
      code
      message
      path
    }
  }
`);

const selectApplicants = graphql(
  `
    mutation ($input: SelectApplicantsInput!) {
      selectApplicants(input: $input) {
        errors {
          code
          path
        }
        results {
          ...Result
        }
      }
    }
  `,
  [resultFragment],
);

const dismissApplicants = graphql(
  `
    mutation ($input: DismissApplicantsInput!) {
      dismissApplicants(input: $input) {
        errors {
          code
          path
        }
        results {
          ...Result
        }
      }
    }
  `,
  [resultFragment],
);

const reinstateApplicants = graphql(
  `
    mutation ($input: ReinstateApplicantsInput!) {
      reinstateApplicants(input: $input) {
        errors {
          code
          path
        }
        results {
          ...Result
        }
      }
    }
  `,
  [resultFragment],
);

beforeEach(stack.reset);

/** Gigs ahead at the first location, those with the most open applicants first. */
async function gigsAhead(count: number): Promise<number[]> {
  const { data } = await run(
    graphql(`
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
    `),
    { as: 'member', variables: { now: stack.upstream.clock.now().toISOString() } },
  );
  return present(data?.location?.gigs)
    .edges.map(({ node }) => node)
    .toSorted((one, other) => other.fill.openApplications - one.fill.openApplications)
    .slice(0, count)
    .map(({ databaseId }) => databaseId);
}

const review = (gigs: number[], page: Omit<VariablesOf<typeof reviewsQuery>, 'gigs'> = { first: 20 }) =>
  run(reviewsQuery, { as: 'member', variables: { gigs, ...page } });

/** What is read of the answer to the web app's own document. */
const screenData = z.object({
  gigReviews: z.array(z.object({ applications: z.object({ edges: z.array(z.unknown()) }) })),
});

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
  const reviews = present(data).gigReviews;

  expect(errors).toBeUndefined();
  expect(reviews.map(({ gigDatabaseId }) => gigDatabaseId)).toEqual(gigs);
  for (const { applications } of reviews) {
    expect(applications?.totalCount).toBe(20);
    expect(applications?.edges).toHaveLength(20);
  }
  expect(reviews[0]?.applications?.edges[0]?.node.conflicts).toBeInstanceOf(Array);
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

const refresh =
  Object.keys(documents).find((id) => documents[id]?.includes('query reviewRefetchQuery')) ?? '';

test('a hundred applicants and their gigs are refreshed by their ids at the cost of a few lists', async () => {
  const gigIds = (await addGigsWithApplicants()).slice(0, 5);
  const rows = await stack.upstream.database
    .selectFrom('gig_applications')
    .select('id')
    .where('gig_id', 'in', gigIds)
    .execute();
  const variables = {
    gigIds,
    applicationIds: rows.map(({ id }) => globalId('GigApplication', id)),
    withGigs: true,
  };
  const { data, errors, calls } = await stack.runPersisted(refresh, { as: 'member', variables });

  expect(errors).toBeUndefined();
  expect(z.object({ nodes: z.array(z.object({ stage: z.string() })) }).parse(data).nodes).toHaveLength(100);
  expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual([
    'getViewer',
    'listApplications',
    'listConflicts',
    'listGigs',
  ]);
});

test('the web app shows the applicants of several gigs with one request, whose cost grows with the gigs', async () => {
  const gigIds = await addGigsWithApplicants();
  const all = await openScreen(gigIds);
  const [gigId = 0] = gigIds;
  const alone = await openScreen([gigId]);

  expect(all.errors).toBeUndefined();
  expect(
    screenData.parse(all.data).gigReviews.flatMap(({ applications }) => applications.edges),
  ).toHaveLength(200);
  expect(all.calls.length).toBeLessThanOrEqual(4);
  expect(Math.max(...all.calls.map(({ wave }) => wave))).toBeLessThanOrEqual(2);
  expect(costOf(alone)).toBeGreaterThan(20);
  // Each operation costs one point besides its gigs.
  expect(costOf(all) - 1).toBe(10 * (costOf(alone) - 1));
});

test('the applicants of each gig are its own, the best match first, and go on where the page ended', async () => {
  const [gig = 0] = await gigsAhead(1);
  const whole = await review([gig], { first: 100 });
  const first = await review([gig], { first: 3 });
  const after = present(first.data?.gigReviews[0]?.applications?.pageInfo.endCursor);
  const second = await review([gig], { first: 3, after });
  const nodes = ({ data }: typeof whole) =>
    present(data).gigReviews.flatMap(({ applications }) =>
      present(applications).edges.map(({ node }) => node),
    );
  const ids = (result: typeof whole) => nodes(result).map(({ databaseId }) => databaseId);

  expect([...ids(first), ...ids(second)]).toEqual(ids(whole).slice(0, 6));
  const scores = nodes(whole).map(({ matchScore }) => present(matchScore));
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

const filteredQuery = graphql(`
  query ($gigs: [DatabaseId!]!, $filter: GigApplicationFilter) {
    gigReviews(gigDatabaseIds: $gigs) {
      applications(first: 100, filter: $filter) {
        totalCount
        nodes {
          pro {
            displayName
          }
        }
      }
    }
  }
`);

const filtered = async (gigs: number[], filter: NonNullable<VariablesOf<typeof filteredQuery>['filter']>) => {
  const { data, errors } = await run(filteredQuery, { as: 'member', variables: { gigs, filter } });
  expect(errors).toBeUndefined();
  return present(data).gigReviews.map(({ applications }) => present(applications));
};

describe('the filters of the applicants', () => {
  test('the filters of the applicants find a pro by name', async () => {
    const [gig = 0] = await gigsAhead(1);
    const [all] = await filtered([gig], {});
    const name = present(all?.nodes[0]).pro.displayName;
    const [found] = await filtered([gig], { proName: name });

    expect(found?.totalCount).toBeLessThan(present(all).totalCount);
    expect(found?.nodes.map(({ pro }) => pro.displayName)).toContain(name);
  });

  test('the filters of the applicants leave out gigs that they do not name', async () => {
    const [one = 0, other = 0] = await gigsAhead(2);
    const [ofOne, ofOther] = await filtered([one, other], { gigDatabaseIds: [other] });

    expect(ofOne?.totalCount).toBe(0);
    expect(ofOther?.totalCount).toBeGreaterThan(0);
  });
});

test('a gig that the viewer may not know of fails alone', async () => {
  const [gig = 0] = await gigsAhead(1);
  const { data, errors } = await review([99_999_999, gig]);

  expect(data?.gigReviews).toMatchObject([
    { gigDatabaseId: 99_999_999, gig: null, applications: null },
    { gigDatabaseId: gig, gig: { databaseId: gig, viewerCanManageApplicants: true } },
  ]);
  expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});

test.each([[[]], [[0]], [Array.from({ length: 11 }, (_, index) => index + 1)]])(
  'a review of the gigs %j is refused',
  async (gigs) => {
    const { errors } = await review(gigs);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'gigDatabaseIds' } }]);
  },
);

async function anApplicant(): Promise<string> {
  const { data } = await review(await gigsAhead(1));
  return present(data?.gigReviews[0]?.applications?.edges[0]).node.id;
}

describe('reinstateApplicants', () => {
  test('reinstateApplicants undoes a dismissal at once, and says why it does not', async () => {
    const id = await anApplicant();
    const reinstate = () =>
      mutate(stack, reinstateApplicants, { as: 'member', input: { applicationIds: [id] } });
    await mutate(stack, dismissApplicants, {
      as: 'member',
      input: { applicationIds: [id], reason: 'STAFFER_DISMISSAL' },
    });
    const done = await reinstate();
    const again = await reinstate();

    expect(done.results).toMatchObject([{ applicationId: id, application: { stage: 'OPEN' }, errors: [] }]);
    expect(again.results[0]).toMatchObject({
      application: null,
      errors: [{ message: 'This application is open: only a dismissed one can be reinstated.' }],
    });
  });

  test('a note on a conflict is at most 500 characters long', async () => {
    const input = { applicationIds: [await anApplicant()], overrideNote: 'x'.repeat(501) };
    const { errors } = await mutate(stack, selectApplicants, { as: 'member', input });
    expect(errors).toMatchObject([{ code: 'INVALID', path: ['overrideNote'] }]);
  });
});
