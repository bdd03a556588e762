import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const pastWorkQuery = graphql(`
  query ($filter: PastWorkFilter) {
    location(databaseId: 1) {
      pastWork(first: 100, filter: $filter) {
        edges {
          node {
            isConfirmed
            isCancelled
            pro {
              uuid
              displayName
              performance {
                rating
              }
            }
            gig {
              startTime
              locationName
              skill {
                databaseId
              }
            }
          }
        }
      }
    }
  }
`);

async function pastWork(filter: VariablesOf<typeof pastWorkQuery>['filter'] = {}) {
  const { data, errors, calls } = await run(pastWorkQuery, { as: 'owner', variables: { filter } });
  expect(errors).toBeUndefined();
  const { edges } = present(data?.location?.pastWork);
  return { work: edges.map(({ node }) => ({ ...node, gig: present(node.gig) })), calls };
}

const dayOf = (startTime: string) =>
  Temporal.Instant.from(startTime).toZonedDateTimeISO('America/New_York').toPlainDate().toString();

test('past work is what was confirmed and has started, the latest first, by three calls', async () => {
  const { work, calls } = await pastWork();
  const starts = work.map(({ gig }) => Date.parse(gig.startTime));

  expect(work.length).toBeGreaterThan(20);
  expect(work.every(({ isConfirmed, isCancelled }) => isConfirmed && !isCancelled)).toBe(true);
  expect(starts).toEqual(starts.toSorted((one, other) => other - one));
  expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual([
    'getLocation',
    'listApplications',
    'listGigs',
  ]);
});

test('past work is narrowed by position, rating, name and time, and widened to all locations', async () => {
  const { work: all } = await pastWork();
  const [latest] = all;
  const skill = latest?.gig.skill.databaseId ?? 0;
  const name = latest?.pro.displayName.split(' ')[0] ?? '';
  const since = all[Math.floor(all.length / 2)]?.gig.startTime ?? '';

  const { work: ofSkill } = await pastWork({ skillDatabaseIds: [skill] });
  expect(new Set(ofSkill.map(({ gig }) => gig.skill.databaseId))).toEqual(new Set([skill]));
  const { work: rated } = await pastWork({ minimumRating: 4.7 });
  expect(rated.length).toBeGreaterThan(0);
  expect(rated.every(({ pro }) => (pro.performance?.rating ?? 0) >= 4.7)).toBe(true);
  const { work: named } = await pastWork({ proName: name });
  expect(named.map(({ pro }) => pro.uuid)).toContain(latest?.pro.uuid);
  const { work: lately } = await pastWork({ since });
  expect(lately.every(({ gig }) => gig.startTime >= since)).toBe(true);
  const { work: everywhere } = await pastWork({ isEverywhere: true });
  expect(new Set(everywhere.map(({ gig }) => gig.locationName)).size).toBeGreaterThan(1);
});

test('past work is limited to days in the time zone of the location, both included', async () => {
  const { work: all } = await pastWork();
  const day = dayOf(present(all[Math.floor(all.length / 2)]).gig.startTime);
  const startsOf = (work: typeof all) => work.map(({ gig }) => gig.startTime);

  const { work: ofDay } = await pastWork({ from: day, until: day });
  expect(startsOf(ofDay)).toEqual(startsOf(all).filter((start) => dayOf(start) === day));
  const { work: earlier } = await pastWork({ until: day });
  expect(earlier.length).toBeGreaterThan(0);
  expect(startsOf(earlier).every((start) => dayOf(start) <= day)).toBe(true);
  const { work: inTheFuture } = await pastWork({ until: '2099-12-31' });
  expect(startsOf(inTheFuture)).toEqual(startsOf(all));
});

test('the history of a pro at a location is every application there, the latest gig first', async () => {
  const { work } = await pastWork();
  const { data, errors } = await run(
    graphql(`
      query ($uuid: ID!) {
        pro(uuid: $uuid) {
          atLocation(locationDatabaseId: 1) {
            applications(first: 50) {
              totalCount
              edges {
                node {
                  gig {
                    startTime
                    location {
                      databaseId
                    }
                  }
                }
              }
            }
          }
        }
      }
    `),
    { as: 'member', variables: { uuid: present(work[0]).pro.uuid } },
  );
  expect(errors).toBeUndefined();
  const { totalCount, edges } = present(data?.pro?.atLocation.applications);
  const gigs = edges.map(({ node }) => present(node.gig));
  expect(totalCount).toBe(gigs.length);
  expect(gigs.every(({ location }) => location?.databaseId === 1)).toBe(true);
  expect(gigs.map(({ startTime }) => startTime)).toEqual(
    gigs
      .map(({ startTime }) => startTime)
      .toSorted()
      .toReversed(),
  );
});
