import { beforeEach, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

beforeEach(() => stack.reset());

const document = graphql(`
  query ($locationId: DatabaseId!, $name: DashboardName!, $from: Date, $to: Date, $skill: DatabaseId) {
    location(databaseId: $locationId) {
      dashboard(name: $name, from: $from, to: $to, skillDatabaseId: $skill) {
        name
        today
        weekStart
        from
        to
        compare
        comparedFrom
        comparedTo
        weeks {
          from
          to
          isPartial
          figures {
            ...Figures
          }
          compared {
            ...Figures
          }
        }
        positions {
          skillDatabaseId
          skillName
          figures {
            ...Figures
          }
        }
        total {
          ...Figures
        }
        comparedTotal {
          ...Figures
        }
      }
    }
  }

  fragment Figures on DashboardFigures {
    kind: __typename
    ... on SpendFigures {
      cost {
        amountCents
        currency
      }
      uncharged {
        amountCents
      }
      minutes
      workers
      costPerHour {
        amountCents
      }
    }
    ... on FillRateFigures {
      gigs
      places
      filled
      open
      filledPercent
      filledGigs
      minutesToFill
    }
    ... on ReliabilityFigures {
      confirmed
      onTime
      late
      noShows
      calledOut
      onTimePercent
    }
    ... on ComplianceFigures {
      due
      compliant
      tooLate
      tooShort
      tooLong
      skipped
      unrecorded
      compliantPercent
    }
  }
`);

type Name = 'SPEND' | 'FILL_RATE' | 'RELIABILITY' | 'COMPLIANCE';

const dashboard = (name: Name, variables: object = {}, as: Person = 'member') =>
  stack.run(document, { as, variables: { locationId: 1, name, ...variables } });

test.each<[Name, string, string]>([
  ['SPEND', 'SpendFigures', 'workers'],
  ['FILL_RATE', 'FillRateFigures', 'places'],
  ['RELIABILITY', 'ReliabilityFigures', 'confirmed'],
  ['COMPLIANCE', 'ComplianceFigures', 'due'],
])('the dashboard %s has %s whose weeks and positions add up, by one call', async (name, type, key) => {
  const { data, errors, calls } = await dashboard(name);

  expect(errors).toBeUndefined();
  const found = data?.location?.dashboard;
  const valueOf = (figures: object) => (figures as Record<string, number>)[key] ?? 0;
  const sumOf = (rows: readonly { figures: object }[] = []) =>
    rows.reduce((sum, { figures }) => sum + valueOf(figures), 0);
  expect(found?.total.kind).toBe(type);
  expect(found?.weeks).toHaveLength(4);
  expect(valueOf(found?.total ?? {})).toBeGreaterThan(0);
  expect(sumOf(found?.weeks)).toBe(valueOf(found?.total ?? {}));
  expect(sumOf(found?.positions)).toBe(valueOf(found?.total ?? {}));
  expect(calls.map(({ path }) => path)).toEqual(['/locations/{id}/', '/staffer/dashboards/{slug}/']);
});

test('a period is cut into work weeks, filtered by position and compared', async () => {
  const all = await dashboard('SPEND');
  const skill = all.data?.location?.dashboard?.positions[0]?.skillDatabaseId;
  const { data } = await dashboard('SPEND', { from: '2026-01-01', to: '2026-01-06', skill });

  expect(data?.location?.dashboard).toMatchObject({
    weekStart: 'MONDAY',
    compare: 'PREVIOUS_PERIOD',
    comparedFrom: '2025-12-25',
    comparedTo: '2025-12-30',
    weeks: [
      { from: '2026-01-01', to: '2026-01-04', isPartial: true },
      { from: '2026-01-05', to: '2026-01-06', isPartial: true },
    ],
    comparedTotal: { kind: 'SpendFigures', costPerHour: null },
  });
});

/** The filled gigs of these figures, and the minutes that they took. */
function filled({ figures }: { figures: object }) {
  const { filledGigs, minutesToFill } = figures as { filledGigs: number; minutesToFill: number | null };
  return { filledGigs, minutes: filledGigs * (minutesToFill ?? 0) };
}

test('the time to fill is the mean of the gigs that were full, by position and in total', async () => {
  const { data } = await dashboard('FILL_RATE');
  const found = present(data?.location?.dashboard);
  const total = filled({ figures: found.total });
  const positions = found.positions.map(filled);

  expect(total.filledGigs).toBeGreaterThan(0);
  expect(total.minutes / total.filledGigs).toBeGreaterThan(60);
  expect(positions.reduce((sum, { filledGigs }) => sum + filledGigs, 0)).toBe(total.filledGigs);
  // Means are rounded to minutes.
  const summed = positions.reduce((sum, { minutes }) => sum + minutes, 0);
  expect(Math.abs(summed - total.minutes)).toBeLessThanOrEqual(total.filledGigs);
});

const hoursDocument = graphql(`
  query ($name: DashboardName!, $skill: DatabaseId) {
    location(databaseId: 1) {
      dashboard(name: $name, skillDatabaseId: $skill) {
        ...Hours
      }
    }
    organization(databaseId: 1) {
      dashboard(name: $name, skillDatabaseId: $skill) {
        ...Hours
      }
    }
  }

  fragment Hours on Dashboard {
    hours {
      weekday
      hour
      places
      open
      openPercent
    }
    positions {
      skillDatabaseId
      skillName
    }
    total {
      ... on FillRateFigures {
        places
        open
      }
    }
  }
`);

const hours = async (variables: { name: Name; skill?: number }) => {
  const { data, errors, calls } = await stack.run(hoursDocument, { as: 'owner', variables });
  expect(errors).toBeUndefined();
  return { location: data?.location?.dashboard, organization: data?.organization?.dashboard, calls };
};

test('the dashboard of fill rates says at which hours places stayed open, without a further call', async () => {
  const { location, organization, calls } = await hours({ name: 'FILL_RATE' });
  const found = present(location?.hours);
  const ofOrganization = present(organization?.hours);
  const sum = (rows: typeof found, key: 'places' | 'open') =>
    rows.reduce((total, row) => total + row[key], 0);

  expect(found.length).toBeGreaterThan(7);
  expect(new Set(found.map(({ weekday, hour }) => `${weekday} ${hour}`)).size).toBe(found.length);
  for (const { places, open, openPercent } of found) {
    expect(places).toBeGreaterThan(0);
    expect(open).toBeGreaterThanOrEqual(0);
    expect(openPercent).toBeCloseTo((100 * open) / places, 1);
  }
  // Each place is there for several hours.
  const total = location?.total as { places: number; open: number };
  expect(sum(found, 'places')).toBeGreaterThan(total.places);
  expect(sum(found, 'open')).toBeGreaterThan(total.open);
  expect(sum(ofOrganization, 'places')).toBeGreaterThan(sum(found, 'places'));
  expect(calls.filter(({ path }) => path.includes('dashboards'))).toHaveLength(2);
});

test('the hours are those of the position that is asked for', async () => {
  const all = await hours({ name: 'FILL_RATE' });
  const places = (found: typeof all) =>
    present(found.location?.hours).reduce((sum, hour) => sum + hour.places, 0);
  const positions = present(all.location?.positions);
  const ofEach = await Promise.all(
    positions.map(({ skillDatabaseId }) => hours({ name: 'FILL_RATE', skill: skillDatabaseId })),
  );

  expect(positions.length).toBeGreaterThan(1);
  expect(ofEach.map(places).reduce((sum, count) => sum + count, 0)).toBe(places(all));
});

test('other dashboards have no hours', async () => {
  const { location, organization } = await hours({ name: 'SPEND' });
  expect([location?.hours, organization?.hours]).toEqual([null, null]);
});

test.each([
  ['days in the wrong order', { from: '2026-03-02', to: '2026-03-01' }, 'to'],
  ['ten years', { from: '2016-03-02', to: '2026-03-01' }, 'from'],
])('%s are refused with the argument that is wrong', async (_what, days, argument) => {
  const { errors } = await dashboard('SPEND', days);
  expect(errors).toMatchObject([
    { path: ['location', 'dashboard'], extensions: { code: 'BAD_USER_INPUT', argument } },
  ]);
});

test('onsite managers see no dashboards, and people of other organizations no location', async () => {
  const { data, errors } = await dashboard('RELIABILITY', {}, 'onsite');
  expect(data?.location?.dashboard).toBeNull();
  expect(errors).toMatchObject([
    { path: ['location', 'dashboard'], extensions: { code: 'FORBIDDEN', permission: 'wages.view' } },
  ]);
  expect((await dashboard('SPEND', { locationId: 99_999 })).data).toEqual({ location: null });
});

const ofOrganization = graphql(`
  query ($organizationId: DatabaseId!, $from: Date, $to: Date, $skill: DatabaseId) {
    organization(databaseId: $organizationId) {
      dashboard(name: FILL_RATE, from: $from, to: $to, skillDatabaseId: $skill) {
        locations {
          locationDatabaseId
          locationName
          figures {
            ... on FillRateFigures {
              places
            }
          }
          compared {
            ... on FillRateFigures {
              places
            }
          }
        }
        total {
          ... on FillRateFigures {
            places
          }
        }
      }
    }
    location(databaseId: 1) {
      dashboard(name: FILL_RATE) {
        locations {
          locationName
        }
      }
    }
  }
`);

test('the locations of the dashboard of an organization add up, by one call', async () => {
  const { data, errors, calls } = await stack.run(ofOrganization, {
    as: 'owner',
    variables: { organizationId: 1 },
  });

  expect(errors).toBeUndefined();
  const { locations, total } = present(data?.organization?.dashboard);
  const places = present(locations).map(({ figures }) => ('places' in figures ? figures.places : 0));
  expect(places.filter((count) => count > 0).length).toBeGreaterThan(1);
  expect({ places: places.reduce((sum, count) => sum + count, 0) }).toEqual(total);
  expect(present(locations)[0]?.compared).toHaveProperty('places');
  expect(calls.filter(({ path }) => path.includes('organizations/{organizationId}/dashboards'))).toHaveLength(
    1,
  );
  expect(data?.location?.dashboard?.locations).toBeNull();
});

test('an organization has the dashboards of the locations where the viewer sees costs', async () => {
  const roles = stack.upstream.database.deleteFrom('location_managers').where('location_id', '=', 2);
  await roles.execute();
  const member = await stack.run(ofOrganization, { as: 'member', variables: { organizationId: 1 } });
  expect(member.data?.organization?.dashboard?.locations).toMatchObject([{ locationDatabaseId: 1 }]);

  const onsite = await stack.run(ofOrganization, { as: 'onsite', variables: { organizationId: 1 } });
  expect(onsite.data?.organization?.dashboard).toBeNull();
  expect(onsite.errors).toContainEqual(
    expect.objectContaining({
      path: ['organization', 'dashboard'],
      extensions: expect.objectContaining({ code: 'FORBIDDEN', permission: 'wages.view' }) as object,
    }),
  );

  const reversed = { organizationId: 1, from: '2026-03-02', to: '2026-03-01' };
  expect((await stack.run(ofOrganization, { as: 'owner', variables: reversed })).errors).toMatchObject([
    { path: ['organization', 'dashboard'], extensions: { code: 'BAD_USER_INPUT', argument: 'to' } },
  ]);
});
