import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { addLocations } from '../../testing/addLocations.ts';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { graphql } from '../../testing/graphql.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;
let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

const homeDocument = graphql(`
  query ($locationId: DatabaseId!) {
    location(databaseId: $locationId) {
      home {
        today
        days {
          date
          gigs
          places
          confirmed
        }
        items {
          kind
          count
          proNames
          gigs {
            databaseId
          }
          gig {
            databaseId
            skillName
            startTime
            endTime
            places
            selected
            confirmed
            openApplications
            pendingOffers
            fillChancePercent
          }
        }
        expiringCertifications {
          certificationName
          expirationDate
          proUuid
          proName
          proPhoneNumber
          gigDatabaseId
          gigStartTime
        }
        openGigs
        openPlaces
        setup {
          kind
          isDone
        }
        weeks {
          from
          cost {
            amountCents
            currency
          }
        }
      }
    }
  }
`);

const home = (as: Person, locationId = 1) => run(homeDocument, { as, variables: { locationId } });

/** The item of waiting applicants, and how many wait in all items. */
async function waitingApplicants() {
  const { data } = await home('manager');
  const items = data?.location?.home?.items ?? [];
  const own = items.find(({ kind }) => kind === 'APPLICANTS_WAITING');
  const listed = items.map((item) => (item.kind === 'PLACES_OPEN' ? (item.gig?.openApplications ?? 0) : 0));
  return { own, total: (own?.count ?? 0) + listed.reduce((sum, amount) => sum + amount, 0) };
}

describe('the home of a location', () => {
  test('the home of a location has the week, the costs and what needs attention, for one call more', async () => {
    const { data, errors, calls } = await home('manager');

    expect(errors).toBeUndefined();
    const found = data?.location?.home;
    expect(found?.days).toHaveLength(7);
    expect(found?.days[0]?.date).toBe(found?.today);
    expect(found?.weeks).toHaveLength(5);
    expect(found?.weeks?.at(-1)?.cost).toEqual({
      amountCents: expect.any(Number) as number,
      currency: 'USD',
    });
    expect(found?.setup?.map(({ kind }) => kind)).toEqual([
      'APPROVAL',
      'TERMS',
      'CONTACT',
      'TEAM',
      'PAYMENT_METHOD',
      'FIRST_SHIFT',
    ]);
    expect(calls.map(({ path }) => path)).toEqual([
      '/locations/{id}/',
      '/staffer/locations/{locationId}/home/',
    ]);
  });

  test('the home of a location puts pros who have not come before open places, and the earliest of these first', async () => {
    const { database, clock } = stack.upstream;
    await database
      .updateTable('gig_applications')
      .set({ is_selected: true, is_confirmed: true, missing_since_ts: clock.now() })
      .where('id', '=', gig.applicants[0]?.databaseId ?? 0)
      .execute();
    await database
      .updateTable('gigs')
      .set({
        start_time: new Date(clock.now().getTime() - 3_600_000),
        end_time: new Date(clock.now().getTime() + 3_600_000),
      })
      .where('id', '=', gig.databaseId)
      .execute();
    const items = (await home('manager')).data?.location?.home?.items ?? [];

    expect(items[0]).toMatchObject({ kind: 'PROS_MISSING', count: 1, gig: { databaseId: gig.databaseId } });
    expect(items[0]?.proNames).toHaveLength(1);
    const starts = items
      .filter(({ kind }) => kind === 'PLACES_OPEN')
      .map((item) => item.gig?.startTime ?? '');
    expect(starts.length).toBeGreaterThan(0);
    expect(starts).toEqual(starts.toSorted());
  });

  test('the home of a location has the disputes that wait for the business', async () => {
    const { database } = stack.upstream;
    const open = await database
      .selectFrom('disputes')
      .select('id')
      .where('location_id', '=', 1)
      .where('status', '=', 'OPEN')
      .execute();
    const items = (await home('manager')).data?.location?.home?.items;

    expect(open.length).toBeGreaterThan(0);
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'DISPUTES_OPEN', count: open.length, gig: null }),
    );
  });

  test('the home has the certifications of confirmed pros that expire soon, with the pros to ask for new ones', async () => {
    const { database, clock } = stack.upstream;
    await database.deleteFrom('pro_certifications').execute();
    const applicationId = gig.applicants[0]?.databaseId ?? 0;
    const { pro_id } = await database
      .updateTable('gig_applications')
      .set({ is_selected: true, is_confirmed: true })
      .where('id', '=', applicationId)
      .returning('pro_id')
      .executeTakeFirstOrThrow();
    const certification = await database
      .selectFrom('certifications')
      .select(['id', 'name'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const expiration_date = new Date(clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
    await database
      .insertInto('pro_certifications')
      .values({ pro_id, certification_id: certification.id, status: 'APPROVED', expiration_date })
      .execute();
    const found = (await home('manager')).data?.location?.home;

    expect(found?.items.find(({ kind }) => kind === 'CERTIFICATIONS_EXPIRING')).toMatchObject({
      count: 1,
      gig: null,
    });
    expect(found?.expiringCertifications).toMatchObject([
      {
        certificationName: certification.name,
        expirationDate: expiration_date,
        proName: gig.applicants[0]?.pro.displayName,
        proUuid: expect.any(String) as string,
      },
    ]);
    expect((await home('onsite')).data?.location?.home?.expiringCertifications).toBeNull();
  });

  test('the home keeps a gig under way whose pro does not come, after the no-show is recorded', async () => {
    const { database, clock } = stack.upstream;
    await database
      .updateTable('gig_applications')
      .set({
        is_selected: true,
        is_confirmed: true,
        is_cancelled: true,
        cancellation_reason: 'NO_SHOW',
        cancelled_ts: clock.now(),
      })
      .where('id', '=', gig.applicants[0]?.databaseId ?? 0)
      .execute();
    const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
    await database
      .updateTable('gigs')
      .set({ start_time: at(-1), end_time: at(5) })
      .where('id', '=', gig.databaseId)
      .execute();
    const items = (await home('manager')).data?.location?.home?.items;

    expect(items?.[0]).toMatchObject({ kind: 'REPLACEMENTS_NEEDED', gig: { databaseId: gig.databaseId } });
    expect(items?.[0]?.proNames).toContain(gig.applicants[0]?.pro.displayName);
  });

  test('the home of a location has applicants of later gigs as an item of their own, once', async () => {
    const { database, clock } = stack.upstream;
    const before = await waitingApplicants();
    const start = clock.now().getTime() + 30 * 24 * 3_600_000;
    await database
      .updateTable('gigs')
      .set({ start_time: new Date(start), end_time: new Date(start + 3_600_000) })
      .where('id', '=', gig.databaseId)
      .execute();
    const after = await waitingApplicants();

    expect(after.total).toBe(before.total);
    expect(after.own?.count).toBeGreaterThan(0);
    expect(after.own?.gigs.length).toBeGreaterThan(0);
  });

  test('the home of a location shows onsite managers no costs, and nothing that others decide', async () => {
    const { data, errors } = await home('onsite');

    expect(data?.location?.home).toMatchObject({
      openGigs: null,
      openPlaces: null,
      setup: null,
      weeks: null,
    });
    expect(data?.location?.home?.items).toEqual([]);
    expect(errors).toMatchObject([
      { path: ['location', 'home', 'weeks'], extensions: { code: 'FORBIDDEN', permission: 'wages.view' } },
    ]);
  });

  test('the home of a location is not found for people of other organizations', async () => {
    expect((await home('manager', 99_999)).data).toEqual({ location: null });
  });
});

const homesDocument = graphql(`
  {
    viewer {
      locations(first: 100) {
        edges {
          node {
            databaseId
            home(isBrief: true) {
              openPlaces
              weeks {
                from
              }
            }
          }
        }
      }
    }
  }
`);

test.each([0, 50])('the homes of all locations cost one call, with %d more of them', async (more) => {
  await addLocations(stack, more);
  const { data, errors, calls } = await run(homesDocument, { as: 'owner' });

  expect(errors).toBeUndefined();
  const homes = data?.viewer?.locations?.edges.map(({ node }) => node.home) ?? [];
  expect(homes.length).toBeGreaterThan(more + 1);
  for (const one of homes) expect(one?.weeks).toHaveLength(1);
  expect(calls.map(({ path }) => path)).toEqual(['/users/me/', '/locations/', '/staffer/homes/managed/']);
});

const homes = graphql(`
  fragment Homes on Location {
    databaseId
    home {
      ...Detail
    }
    brief: home(isBrief: true) {
      ...Detail
    }
  }

  fragment Detail on Home {
    items {
      kind
      gig {
        databaseId
        fillChancePercent
      }
    }
    weeks {
      from
      cost {
        amountCents
      }
    }
  }
`);

const listDocument = graphql(
  `
    query ($first: Int!) {
      viewer {
        locations(first: $first) {
          nodes {
            ...Homes
          }
        }
      }
    }
  `,
  [homes],
);

const aloneDocument = graphql(
  `
    query ($locationId: DatabaseId!) {
      location(databaseId: $locationId) {
        ...Homes
      }
    }
  `,
  [homes],
);

test.each([1, 100])('a home is the same alone and in a list of up to %d locations', async (first) => {
  const list = await run(listDocument, { as: 'owner', variables: { first } });
  const inList = list.data?.viewer?.locations?.nodes[0];
  const alone = await run(aloneDocument, {
    as: 'owner',
    variables: { locationId: inList?.databaseId ?? 0 },
  });

  expect(list.errors).toBeUndefined();
  expect(inList?.home?.weeks).toHaveLength(5);
  expect(inList?.brief?.weeks).toEqual(inList?.home?.weeks?.slice(-1));
  expect(alone.data?.location).toEqual(inList);
});

test('a server that has homes only by the ids of locations is asked for them once', async () => {
  const other = await startOtherServer({ missing: '/api/staffer/homes/managed/' });
  onTestFinished(other.close);
  const { data, errors } = await other.run(homesDocument, { as: 'owner' });

  expect(errors).toBeUndefined();
  expect(data).toEqual((await run(homesDocument, { as: 'owner' })).data);
  const asked = other.received.filter(({ path }) => path.startsWith('/api/staffer/homes/'));
  expect(asked).toHaveLength(1);
});
