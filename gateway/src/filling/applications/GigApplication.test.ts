import { applicationStatuses } from '@brigade/domain/filling/applications/applicationStatus.ts';
import { cancellationReasons } from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import { describe, expect, test } from 'vitest';
import { busiestGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;
const gig = await busiestGig(stack);

const applicationsQuery = graphql(`
  query (
    $gig: DatabaseId!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $filter: GigApplicationFilter
    $orderBy: GigApplicationOrder
  ) {
    gig(databaseId: $gig) {
      applications(
        first: $first
        after: $after
        last: $last
        before: $before
        filter: $filter
        orderBy: $orderBy
      ) {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        edges {
          node {
            databaseId
            stage
            status
            matchScore
            appliedAt
            badges
            pro {
              databaseId
              uuid
              displayName
              city
              isVerified
              badges
              performance {
                rating
                gigsWorked
              }
            }
            proAtLocation {
              locationDatabaseId
              isFavorite
              isBlocked
            }
          }
        }
      }
    }
  }
`);

const stages = ['OPEN', 'SELECTED', 'CONFIRMED', 'CANCELLED'] as const;

async function list(variables: Omit<VariablesOf<typeof applicationsQuery>, 'gig'>) {
  const { data, errors, calls } = await run(applicationsQuery, {
    as: 'member',
    variables: { gig: gig.databaseId, ...variables },
  });
  expect(errors).toBeUndefined();
  const { edges, totalCount, pageInfo } = present(data?.gig?.applications);
  return { totalCount, pageInfo, calls, rows: edges.map(({ node }) => node) };
}

function ids(rows: readonly { readonly databaseId: number }[]): number[] {
  return rows.map(({ databaseId }) => databaseId);
}

async function idOfPaid(): Promise<number> {
  const { id } = await stack.upstream.database
    .selectFrom('gig_applications')
    .select('id')
    .where('location_id', '=', 1)
    .where('business_payment_status', '=', 'AVAILABLE')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** One application of every combination of facts that occurs. */
async function oneOfEachKind(): Promise<string[]> {
  const rows = await stack.upstream.database
    .selectFrom('gig_applications')
    .select(({ fn }) => fn.min('id').as('id'))
    .groupBy([
      'is_cancelled',
      'is_selected',
      'is_confirmed',
      'business_payment_status',
      'pro_payment_status',
      'cancellation_reason',
    ])
    .groupBy((eb) => eb('work_end_time', '<', stack.upstream.clock.now()))
    .execute();
  return rows.map(({ id }) => globalId('GigApplication', id));
}

describe('the applications for a gig', () => {
  test('the applications for a gig bring their pros along: two calls for any page', async () => {
    const first = await list({ first: 25 });
    const second = await list({ first: 25, after: first.pageInfo.endCursor });

    for (const { rows, calls } of [first, second]) {
      expect(rows).toHaveLength(25);
      expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getGig', 'listApplicationsOfGig']);
    }
    expect(new Set([...ids(first.rows), ...ids(second.rows)]).size).toBe(50);
  });

  test('the applications for a gig are walked forwards and backwards, each once', async () => {
    const forwards: number[] = [];
    let after: string | null = null;
    do {
      const page = await list({ first: 40, after });
      forwards.push(...ids(page.rows));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    const backwards: number[] = [];
    let before: string | null = null;
    do {
      const page = await list({ last: 33, before });
      backwards.unshift(...ids(page.rows));
      before = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
    } while (before !== null);

    expect(forwards).toHaveLength((await list({ first: 1 })).totalCount);
    expect(backwards).toEqual(forwards);
  });

  test('the applications for a gig are ordered by best match, or by time of application', async () => {
    const best = (await list({ first: 50 })).rows.map(({ matchScore }) => -present(matchScore));
    const newest = (await list({ first: 50, orderBy: 'NEWEST' })).rows.map(
      ({ appliedAt }) => -Date.parse(present(appliedAt)),
    );
    const oldest = (await list({ first: 50, orderBy: 'OLDEST' })).rows.map(({ appliedAt }) =>
      Date.parse(present(appliedAt)),
    );

    for (const values of [best, newest, oldest]) {
      expect(values).toEqual(values.toSorted((one, other) => one - other));
    }
  });

  test.each(stages)('the applications for a gig can be narrowed to the stage %s', async (stage) => {
    const { rows, totalCount } = await list({ filter: { stage } });

    expect(rows.map((row) => row.stage)).toEqual(rows.map(() => stage));
    expect(rows.length).toBe(Math.min(25, totalCount));
  });

  test('the applications for a gig are in exactly one stage each', async () => {
    const counts = await Promise.all(stages.map(async (stage) => list({ filter: { stage }, first: 1 })));
    const { totalCount } = await list({ first: 1 });

    expect(counts.reduce((sum, stage) => sum + stage.totalCount, 0)).toBe(totalCount);
  });

  test('the applications for a gig can be narrowed to one pro', async () => {
    const { databaseId, pro } = present(gig.applicants[0]);
    const { rows } = await list({ filter: { proDatabaseId: pro.databaseId } });

    expect(ids(rows)).toEqual([databaseId]);
  });

  test('the applications for a gig never show the badge TOP_PRO, and VERIFICATION first', async () => {
    const { rows } = await list({ first: 100 });
    const badges = rows.map((row) => row.badges);

    expect(badges.flat().length).toBeGreaterThan(0);
    expect(badges.flat()).not.toContain('TOP_PRO');
    expect(badges.map((each) => each.indexOf('VERIFICATION')).filter((index) => index > 0)).toEqual([]);
  });
});

describe('an application', () => {
  const applicationQuery = graphql(`
    query ($id: DatabaseId!) {
      gigApplication(databaseId: $id) {
        id
        databaseId
        status
        stage
        isSelected
        workingHours {
          startTime
          endTime
          isAdjusted
        }
        cancellation {
          reason
          explanation
          createdAt
        }
        payment {
          status
          isPaid
          totalAmount {
            amountCents
            currency
          }
        }
        proPayment {
          status
        }
        review {
          feedback
          ratings {
            category
            value
          }
        }
        gig {
          databaseId
          status
        }
        pro {
          displayName
        }
      }
    }
  `);

  test('an application is found by its number, with what it was for', async () => {
    const { databaseId, pro } = present(gig.applicants[0]);
    const { data, errors } = await run(applicationQuery, { as: 'member', variables: { id: databaseId } });

    expect(errors).toBeUndefined();
    expect(data?.gigApplication).toMatchObject({
      databaseId,
      status: 'CREATED',
      stage: 'OPEN',
      isSelected: false,
      gig: { databaseId: gig.databaseId },
      pro: { displayName: pro.displayName },
    });
  });

  test.each([999_999_999, 0, -1])('an application with the number %i is not found', async (id) => {
    const { data, errors } = await run(applicationQuery, { as: 'member', variables: { id } });

    expect(data).toEqual({ gigApplication: null });
    expect(errors).toMatchObject([{ path: ['gigApplication'], extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('payments', () => {
  const paymentQuery = graphql(`
    query ($id: DatabaseId!) {
      gigApplication(databaseId: $id) {
        payment {
          status
          isPaid
          isFailed
          isProcessing
          totalAmount {
            amountCents
            currency
          }
        }
      }
    }
  `);

  test('payments are exact amounts with one flag', async () => {
    const { data, errors } = await run(paymentQuery, {
      as: 'member',
      variables: { id: await idOfPaid() },
    });
    const payment = present(data?.gigApplication?.payment);

    expect(errors).toBeUndefined();
    expect(payment).toMatchObject({
      status: 'AVAILABLE',
      isPaid: true,
      isFailed: false,
      isProcessing: false,
    });
    expect(payment.totalAmount).toEqual({ amountCents: expect.any(Number), currency: 'USD' });
    expect(Number.isInteger(payment.totalAmount?.amountCents)).toBe(true);
  });

  test('payments show onsite managers their state but not the amount', async () => {
    const { data, errors } = await run(paymentQuery, {
      as: 'onsite',
      variables: { id: await idOfPaid() },
    });

    expect(data?.gigApplication?.payment).toMatchObject({ isPaid: true, totalAmount: null });
    expect(errors).toMatchObject([
      {
        path: ['gigApplication', 'payment', 'totalAmount'],
        extensions: { code: 'FORBIDDEN', permission: 'wages.view' },
      },
    ]);
  });
});

describe('all applications of the marketplace', () => {
  test('the applications of the marketplace have every status and every cancellation reason among them', async () => {
    const { data, errors } = await run(
      graphql(`
        query ($ids: [ID!]!) {
          nodes(ids: $ids) {
            ... on GigApplication {
              status
              cancellation {
                reason
              }
            }
          }
        }
      `),
      { as: 'admin', variables: { ids: await oneOfEachKind() } },
    );
    const found = present(data).nodes.map((node) => present(node !== null && 'status' in node ? node : null));

    expect(errors).toBeUndefined();
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
    expect(new Set(found.flatMap(({ cancellation }) => cancellation?.reason ?? []))).toEqual(
      new Set(cancellationReasons),
    );
  });

  test('all applications can be narrowed to those of cancelled gigs, which are all cancelled', async () => {
    const { data } = await run(
      graphql(`
        {
          admin {
            gigApplications(first: 100, filter: { isGigCancelled: true }) {
              edges {
                node {
                  status
                }
              }
            }
          }
        }
      `),
      { as: 'admin' },
    );
    const { edges } = present(data?.admin?.gigApplications);
    const statuses = edges.map(({ node }) => node.status);

    expect(new Set(statuses)).toEqual(new Set(['CANCELLED']));
  });

  test('all applications load the gigs of a page by one call', async () => {
    const { data, calls } = await run(
      graphql(`
        {
          admin {
            gigApplications(first: 50) {
              edges {
                node {
                  gig {
                    databaseId
                    location {
                      id
                    }
                  }
                }
              }
            }
          }
        }
      `),
      { as: 'admin' },
    );

    expect(data?.admin?.gigApplications?.edges).toHaveLength(50);
    expect(calls.map(({ endpoint, wave }) => [endpoint, wave])).toEqual([
      ['getViewer', 1],
      ['listAllApplications', 2],
      ['listGigs', 3],
    ]);
  });
});
