import { sortByWorstItem } from '@brigade/domain/insight/home/homeItems.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(() => stack.reset());

const document = graphql(`
  query ($orderBy: LocationOrder, $organizationId: DatabaseId) {
    viewer {
      homeTotals(organizationDatabaseId: $organizationId) {
        locationCount
        organizationDatabaseId
        today
        days {
          date
          gigs
          places
          confirmed
        }
        weeks {
          from
          cost {
            amountCents
          }
        }
      }
      locations(first: 100, orderBy: $orderBy) {
        nodes {
          databaseId
          approvalStatus
          home(isBrief: true) {
            days {
              gigs
            }
            items {
              kind
              count
              gig {
                startTime
              }
            }
            weeks {
              cost {
                amountCents
              }
            }
          }
        }
      }
    }
  }
`);

const run = (as: Person, variables: object = {}) => stack.run(document, { as, variables });

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}

test('the homes of all locations and their sums cost four calls in two waves', async () => {
  const { data, errors, calls } = await run('owner', { orderBy: 'URGENCY' });

  expect(errors).toBeUndefined();
  expect(calls.map(({ path, wave }) => [wave, path])).toEqual([
    [1, '/users/me/'],
    [2, '/staffer/homes/totals/'],
    [2, '/locations/'],
    [2, '/staffer/homes/managed/'],
  ]);
  const totals = present(data?.viewer?.homeTotals);
  const homes = present(data?.viewer?.locations).nodes.map(({ home }) => present(home));
  expect(totals.locationCount).toBe(homes.length);
  expect(totals.days?.map(({ date }) => date)[0]).toBe(totals.today);
  expect(sum(totals.days?.map(({ gigs }) => gigs) ?? [])).toBe(
    sum(homes.flatMap(({ days }) => days.map(({ gigs }) => gigs))),
  );
  expect(totals.weeks).toHaveLength(5);
  expect(totals.weeks?.at(-1)?.cost.amountCents).toBe(
    sum(homes.map(({ weeks }) => weeks?.at(-1)?.cost.amountCents ?? 0)),
  );
});

test('the most urgent locations come first, by the same order as the items of each', async () => {
  const { data, errors } = await run('owner', { orderBy: 'URGENCY' });
  const nodes = present(data?.viewer?.locations).nodes;
  const now = Temporal.Instant.fromEpochMilliseconds(stack.upstream.clock.now().getTime());
  const approved = nodes.filter(({ approvalStatus }) => approvalStatus === 'APPROVED');
  const sorted = sortByWorstItem(
    approved.toSorted((one, other) => one.databaseId - other.databaseId),
    ({ home }) => {
      const item = home?.items[0];
      const start = item?.gig?.startTime;
      return item ? { ...item, startsAt: start == null ? null : Temporal.Instant.from(start) } : null;
    },
    now,
  );

  expect(errors).toBeUndefined();
  expect(approved.length).toBeGreaterThan(1);
  const worst = (places: typeof approved) => places.map(({ home }) => home?.items[0] ?? null);
  expect(worst(approved)).toEqual(worst(sorted));
  expect(
    nodes.slice(0, nodes.length - approved.length).map(({ approvalStatus }) => approvalStatus),
  ).not.toContain('APPROVED');
});

test('onsite managers see no sums of costs', async () => {
  const { data, errors } = await run('onsite');

  expect(data?.viewer?.homeTotals).toMatchObject({ weeks: null });
  expect(data?.viewer?.homeTotals?.days).toHaveLength(7);
  expect(errors).toContainEqual(
    expect.objectContaining({
      path: ['viewer', 'homeTotals', 'weeks'],
      extensions: expect.objectContaining({ code: 'FORBIDDEN', permission: 'wages.view' }) as object,
    }),
  );
});

test('the sums are those of one organization if asked for', async () => {
  const all = await run('owner');
  const organizationId = all.data?.viewer?.homeTotals?.organizationDatabaseId;
  const { data } = await run('owner', { organizationId });

  expect(organizationId).toBeTypeOf('number');
  expect(data?.viewer?.homeTotals).toEqual(all.data?.viewer?.homeTotals);
  const none = await run('owner', { organizationId: 99_999 });
  expect(none.data?.viewer?.homeTotals).toMatchObject({ locationCount: 0, organizationDatabaseId: null });
});

test('a server that refuses the order of urgency lists the locations in its own, and is asked once', async () => {
  const orderings: (string | null)[] = [];
  const { run: runOnOther, close } = await startOtherServer({
    respond({ path }) {
      const [list, query] = path.split('?');
      if (list !== '/api/locations/') return undefined;
      const ordering = new URLSearchParams(query).get('ordering');
      orderings.push(ordering);
      return ordering === null ? undefined : { status: 400, body: { ordering: ['Unknown.'] } };
    },
  });
  onTestFinished(close);
  const urgent = graphql(`
    {
      viewer {
        locations(first: 2, orderBy: URGENCY) {
          nodes {
            id
          }
        }
      }
    }
  `);
  const first = await runOnOther(urgent, { as: 'owner' });
  const second = await runOnOther(urgent, { as: 'owner' });
  expect([first.errors, second.errors]).toEqual([undefined, undefined]);
  expect(present(first.data?.viewer?.locations?.nodes)).toHaveLength(2);
  expect(second.data).toEqual(first.data);
  expect(orderings).toEqual(['urgency', null, null]);
});
