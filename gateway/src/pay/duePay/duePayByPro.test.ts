import { beforeEach, describe, expect, test } from 'vitest';
import type { BusyGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { finishWork } from '../../testing/payDay.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await finishWork(stack);
});

const dueQuery = graphql(`
  query ($first: Int = 100, $after: String) {
    location(databaseId: 1) {
      duePayByPro(first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            id
            pro {
              id
              displayName
            }
            duePay {
              id
              isPayable
              total {
                amountCents
              }
              application {
                id
                pro {
                  id
                }
                gig {
                  id
                  endTime
                  skill {
                    name
                  }
                }
              }
            }
          }
        }
      }
      dueTotal {
        amount {
          amountCents
        }
        pros
      }
    }
  }
`);

const pageOf = async (variables: { first?: number; after?: string | null } = {}) => {
  const { data, errors, plan } = await run(dueQuery, { as: 'member', variables });
  expect(errors).toBeUndefined();
  const location = present(data?.location);
  return { ...location, due: present(location.duePayByPro), plan };
};

const worksOf = ({ due }: Awaited<ReturnType<typeof pageOf>>) =>
  due.edges.map(({ node }) => present(node.duePay));

const ascending = (times: readonly number[]) => times.toSorted((one, other) => one - other);

/** How many gigs and pros are due with breaks like these. */
const counts = async (status: 'COMPLIANT' | 'NON_COMPLIANT' | null) => {
  const { data } = await run(
    graphql(`
      query ($status: BreakCompliance) {
        location(databaseId: 1) {
          duePay(first: 1, shiftBreakCompliance: $status) {
            totalCount
          }
          duePayByPro(first: 1, shiftBreakCompliance: $status) {
            totalCount
          }
        }
      }
    `),
    { as: 'member', variables: { status } },
  );
  const { duePay, duePayByPro } = present(data?.location);
  return [present(duePay?.totalCount), present(duePayByPro?.totalCount)] as const;
};

test('both lists of due pay are filtered by the breaks of unpaid work', async () => {
  const [gigs, pros] = await counts(null);
  await stack.upstream.database.deleteFrom('shift_breaks').execute();
  const [skippedGigs, skippedPros] = await counts('NON_COMPLIANT');

  expect(await counts('COMPLIANT')).toEqual([0, 0]);
  expect(skippedGigs).toBeGreaterThan(0);
  expect(skippedGigs).toBeLessThanOrEqual(gigs);
  expect(skippedPros).toBeGreaterThan(0);
  expect(skippedPros).toBeLessThanOrEqual(pros);
});

/** The gigs in a state, by one call. */
async function dueIn(state: 'FAILED' | 'UNPAID') {
  const { data, plan } = await run(
    graphql(`
      query ($state: DuePayState) {
        location(databaseId: 1) {
          duePay(first: 100, state: $state) {
            nodes {
              databaseId
              status
              fill {
                unpaid
              }
            }
          }
        }
      }
    `),
    { as: 'member', variables: { state } },
  );
  expect(plan?.match(/due-pay/g)).toHaveLength(1);
  return present(data?.location?.duePay).nodes;
}

test('the gigs with due pay are filtered by what they wait for', async () => {
  await stack.upstream.database
    .updateTable('gigs')
    .set({ status: 'FAILED_PAYMENT' })
    .where('id', '=', gig.databaseId)
    .execute();

  expect((await dueIn('FAILED')).map(({ databaseId }) => databaseId)).toContain(gig.databaseId);
  const unpaid = await dueIn('UNPAID');
  expect(unpaid.map(({ databaseId }) => databaseId)).not.toContain(gig.databaseId);
  for (const { fill } of unpaid) expect(fill.unpaid).toBeGreaterThan(0);
});

describe('duePayByPro', () => {
  test('duePayByPro lists each pro once, with all that is due to them', async () => {
    const page = await pageOf();
    const { due, dueTotal } = page;
    const works = worksOf(page);

    expect(new Set(due.edges.map(({ node }) => node.id)).size).toBe(due.totalCount);
    expect(works.every((own) => own.length > 0)).toBe(true);
    for (const { node } of due.edges) {
      const pros = present(node.duePay).map(({ application }) => application.pro.id);
      expect(new Set(pros)).toEqual(new Set([node.pro?.id]));
    }
    const payable = works.flat().filter(({ isPayable }) => isPayable);
    expect(dueTotal?.amount.amountCents).toBe(payable.reduce((sum, { total }) => sum + total.amountCents, 0));
    const gigs = works.flat().map(({ application }) => present(application.gig).id);
    expect(gigs).toContain(gig.id);
  });

  test('duePayByPro orders pros by their first shift, and the shifts of each by their end', async () => {
    const ends = worksOf(await pageOf()).map((own) =>
      own.map(({ application }) => Date.parse(present(application.gig).endTime)),
    );

    for (const own of ends) expect(own).toEqual(ascending(own));
    const firsts = ends.map(([first = 0]) => first);
    expect(firsts).toEqual(ascending(firsts));
  });

  test('duePayByPro takes one upstream call, which has the gigs as well', async () => {
    const { plan } = await pageOf();
    const calls = plan?.match(/due-pay\/pros|staffer\/gigs/g);

    expect(calls).toEqual(['due-pay/pros']);
  });

  test('duePayByPro pages by cursor', async () => {
    const { due: all } = await pageOf();
    const { due: one } = await pageOf({ first: 1 });
    const { due: two } = await pageOf({ first: 1, after: one.pageInfo.endCursor });

    expect([one, two].map(({ edges }) => edges.map(({ node }) => node.id))).toEqual(
      all.edges.slice(0, 2).map(({ node }) => [node.id]),
    );
    expect(one.pageInfo.hasNextPage).toBe(true);
  });

  test('duePayByPro is null with an error for onsite managers', async () => {
    const { data, errors } = await run(dueQuery, { as: 'onsite' });

    expect(data?.location?.duePayByPro).toBeNull();
    expect(errors).toContainEqual(
      expect.objectContaining({
        path: ['location', 'duePayByPro'],
        extensions: expect.objectContaining({ code: 'FORBIDDEN' }),
      }),
    );
  });
});

describe('duePay of a pro at a location', () => {
  const proQuery = graphql(`
    query ($ids: [ID!]!) {
      nodes(ids: $ids) {
        ... on ProAtLocation {
          duePay {
            id
          }
        }
        ... on WorkPay {
          id
          application {
            id
          }
        }
      }
    }
  `);

  test('the due pay of a pro at a location is what the list has', async () => {
    const { due } = await pageOf({ first: 2 });
    const nodes = due.edges.map(({ node }) => node);
    const { data } = await run(proQuery, { as: 'member', variables: { ids: nodes.map(({ id }) => id) } });

    expect(data?.nodes).toEqual(
      nodes.map(({ duePay }) => ({ duePay: present(duePay).map(({ id }) => ({ id })) })),
    );
  });

  test('the due pay of a pro at a location is empty for a pro without due work', async () => {
    const [, , idle] = gig.applicants;
    const uuid = atob(present(idle).pro.id).replace('Pro:', '');
    const id = globalId('ProAtLocation', `2-${uuid}`);
    const { data, errors } = await run(proQuery, { as: 'owner', variables: { ids: [id] } });

    expect({ data, errors }).toEqual({ data: { nodes: [{ duePay: [] }] }, errors: undefined });
  });

  test('the due pay of a pro has work that is found again by its id, for those who may pay', async () => {
    const [work] = present((await pageOf({ first: 1 })).due.edges[0]?.node.duePay);
    const { id, application } = present(work);
    const variables = { ids: [id] };

    const found = await run(proQuery, { as: 'member', variables });
    expect(found.data?.nodes).toEqual([{ id, application: { id: application.id } }]);
    const hidden = await run(proQuery, { as: 'onsite', variables });
    expect(hidden.data?.nodes).toEqual([null]);
    expect(hidden.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
