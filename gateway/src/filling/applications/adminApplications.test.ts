import { beforeEach, expect, test } from 'vitest';
import type { BusyGig } from '../../testing/busiestGig.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { finishWork } from '../../testing/payDay.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await finishWork(stack);
});

const query = graphql(`
  query ($filter: GigApplicationFilter) {
    admin {
      gigApplications(filter: $filter, orderBy: OLDEST, first: 100) {
        edges {
          node {
            databaseId
          }
        }
      }
    }
  }
`);

async function numbers(filter: NonNullable<VariablesOf<typeof query>['filter']>) {
  const { data } = await stack.run(query, { as: 'admin', variables: { filter } });
  return present(present(data).admin?.gigApplications).edges.map(({ node }) => node.databaseId);
}

test('the applications of all gigs are narrowed by gig, start, pro, location and payment', async () => {
  const { start_time: start, location_name: place } = await stack.upstream.database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .select(['gigs.start_time', 'locations.name as location_name'])
    .where('gigs.id', '=', gig.databaseId)
    .executeTakeFirstOrThrow();
  const worked = gig.applicants.slice(0, 2).map(({ databaseId }) => databaseId);
  const startsAt = start.toISOString();
  const ofGig = { gigDatabaseIds: [gig.databaseId] };

  expect(await numbers(ofGig)).toEqual(expect.arrayContaining(worked));
  for (const filter of ['isProUnpaid', 'isBusinessUncharged'] as const) {
    expect(await numbers({ ...ofGig, [filter]: true })).toEqual(expect.arrayContaining(worked));
    expect(await numbers({ ...ofGig, [filter]: false })).not.toEqual(
      expect.arrayContaining(worked.slice(0, 1)),
    );
  }
  expect(await numbers({ ...ofGig, startsAtOrAfter: startsAt, startsAtOrBefore: startsAt })).toEqual(
    await numbers(ofGig),
  );
  expect(await numbers({ ...ofGig, locationName: place })).toEqual(await numbers(ofGig));
  expect(await numbers({ ...ofGig, locationName: 'zzzz' })).toEqual([]);
  expect(await numbers({ ...ofGig, proName: 'zzzz' })).toEqual([]);
  expect(await numbers({ ...ofGig, shiftBreakCompliance: 'NO_START_END_TIME' })).toEqual(
    expect.arrayContaining(worked),
  );
});
