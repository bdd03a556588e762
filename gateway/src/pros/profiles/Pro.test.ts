import { describe, expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, upstream } = await startTestStack();

const listQuery = graphql(`
  query ($first: Int, $after: String, $last: Int, $before: String, $filter: ProFilter, $orderBy: ProOrder) {
    location(databaseId: 1) {
      pros(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
          hasPreviousPage
          startCursor
        }
        edges {
          node {
            uuid
            displayName
            isVerified
            atLocation(locationDatabaseId: 1) {
              isFavorite
            }
            badges
            performance {
              rating
              reviewCount
              gigsWorked
              completionPercentage
            }
            preferences {
              skills
              daysOfWeek
            }
          }
        }
      }
    }
  }
`);

async function list(variables: VariablesOf<typeof listQuery>) {
  const { data, errors, calls } = await run(listQuery, { as: 'member', variables });
  expect(errors).toBeUndefined();
  const { edges, totalCount, pageInfo } = present(data?.location?.pros);
  return { rows: edges.map(({ node }) => node), calls, totalCount, pageInfo };
}

type ProRow = Awaited<ReturnType<typeof list>>['rows'][number];

describe('the pros of a location', () => {
  test('the pros of a location are walked forwards and backwards, each once', async () => {
    const forwards: string[] = [];
    let after: string | null = null;
    do {
      const { rows, pageInfo } = await list({ first: 100, after });
      forwards.push(...rows.map(({ uuid }) => uuid));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    const backwards: string[] = [];
    let before: string | null = null;
    do {
      const { rows, pageInfo } = await list({ last: 90, before });
      backwards.unshift(...rows.map(({ uuid }) => uuid));
      before = pageInfo.hasPreviousPage ? pageInfo.startCursor : null;
    } while (before !== null);

    expect(new Set(forwards).size).toBe((await list({ first: 1 })).totalCount);
    expect(backwards).toEqual(forwards);
  });

  test('the pros of a location are without those who are suspended, and their count too', async () => {
    const before = await list({ first: 2 });
    const [best, second] = before.rows;
    const setStatus = (account_status: 'ACTIVE' | 'SUSPENDED') =>
      upstream.database
        .updateTable('users')
        .set({ account_status })
        .where('id', '=', (eb) =>
          eb.selectFrom('pros').select('user_id').where('uuid', '=', present(best).uuid),
        )
        .execute();
    await setStatus('SUSPENDED');
    const { rows, totalCount } = await list({ first: 1 });
    await setStatus('ACTIVE');

    expect(rows).toEqual([second]);
    expect(totalCount).toBe(before.totalCount - 1);
  });

  test.each([
    ['RATING', ({ performance }: ProRow) => present(performance).rating],
    ['GIGS_WORKED', ({ performance }: ProRow) => present(performance).gigsWorked],
    ['COMPLETION_RATE', ({ performance }: ProRow) => present(performance).completionPercentage],
  ] as const)('the pros of a location are sorted by %s, highest first', async (orderBy, value) => {
    const values = (await list({ orderBy, first: 100 })).rows.flatMap((row) => value(row) ?? []);

    expect(values.length).toBeGreaterThan(10);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  test('the pros of a location are sorted by their rating and the number of their reviews', async () => {
    const { rows } = await list({ orderBy: 'WEIGHTED_RATING', first: 100 });
    const values = rows.flatMap(({ performance }) => {
      const { rating, reviewCount } = present(performance);
      // The upstream keeps four decimals.
      return rating === null ? [] : Number(((rating * reviewCount + 22.5) / (reviewCount + 5)).toFixed(4));
    });

    expect(values.length).toBeGreaterThan(10);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
  });

  test('the pros of a location can be those of its market, with the work that they are looking for', async () => {
    const everywhere = await list({ first: 1 });
    const { rows, totalCount } = await list({ filter: { area: 'MARKET' }, first: 100 });
    const { market_id } = await upstream.database
      .selectFrom('locations')
      .select('market_id')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const ofMarket = await upstream.database
      .selectFrom('pros')
      .select('uuid')
      .where('market_id', '=', market_id)
      .where('is_suspended', '=', false)
      .execute();

    expect(totalCount).toBe(ofMarket.length);
    expect(totalCount).toBeLessThan(everywhere.totalCount);
    expect(ofMarket.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(rows.map(({ uuid }) => uuid)));
    expect(present(rows[0]?.preferences).daysOfWeek.length).toBeGreaterThan(0);
  });

  test('the pros of a location cost one call, whatever is asked of each', async () => {
    const { calls } = await list({ first: 50 });

    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getLocation', 'listPros']);
  });

  test('the pros of a location can be narrowed', async () => {
    const { totalCount } = await list({ first: 1 });
    const verified = await list({ filter: { isVerified: true }, first: 100 });
    const gold = await list({ filter: { badges: ['GOLD'] }, first: 100 });
    const good = await list({ filter: { minimumRating: 4.8 }, first: 100 });
    const favorites = await list({ filter: { isFavorite: true }, first: 100 });
    const none = await list({ filter: { name: 'No such name' } });

    for (const { totalCount: narrowed } of [verified, gold, good, favorites]) {
      expect(narrowed).toBeGreaterThan(0);
      expect(narrowed).toBeLessThan(totalCount);
    }
    expect(verified.rows.every(({ isVerified }) => isVerified)).toBe(true);
    expect(gold.rows.every(({ badges }) => badges.includes('GOLD'))).toBe(true);
    expect(good.rows.every(({ performance }) => (performance?.rating ?? 0) >= 4.8)).toBe(true);
    expect(favorites.rows.every(({ atLocation }) => atLocation.isFavorite)).toBe(true);
    expect(none).toMatchObject({ totalCount: 0, rows: [] });
  });

  test('the pros of a location are found by name', async () => {
    const first = present((await list({ first: 1 })).rows[0]);
    const { rows } = await list({ filter: { name: present(first.displayName.split(' ')[0]) } });

    expect(rows.map(({ uuid }) => uuid)).toContain(first.uuid);
  });

  test.each([-1, 5.1])('the pros of a location refuse a minimum rating of %d', async (minimumRating) => {
    const { errors } = await run(listQuery, { as: 'member', variables: { filter: { minimumRating } } });

    expect(errors).toMatchObject([
      {
        path: ['location', 'pros'],
        message: 'From 0 to 5',
        extensions: { code: 'BAD_USER_INPUT', argument: 'filter.minimumRating' },
      },
    ]);
  });
});

describe('a pro', () => {
  const profileQuery = graphql(`
    query ($uuid: ID!) {
      pro(uuid: $uuid) {
        id
        uuid
        displayName
        bio
        marketName
        supportedEmploymentTypes
        competencies
        atLocation(locationDatabaseId: 1) {
          isFavorite
          isBlocked
          hasWorkedTogether
        }
        performance {
          rating
          reviewCount
        }
        ratings {
          name
          label
          isOverall
          averageRating
        }
        preferences {
          skills
          daysOfWeek
          timeBlocks {
            name
            startTime
          }
        }
        workHistory {
          businessName
          position
          skillName
          startDate
          endDate
        }
        certifications {
          name
          status
          expirationDate
        }
      }
    }
  `);

  test('a pro has a whole profile by one call', async () => {
    const { uuid, displayName } = present((await list({ first: 1 })).rows[0]);
    const { data, errors, calls } = await run(profileQuery, {
      as: 'member',
      variables: { uuid },
      locationId: 1,
    });

    expect(errors).toBeUndefined();
    expect(data?.pro).toMatchObject({ uuid, displayName });
    expect(data?.pro?.ratings?.filter(({ isOverall }) => isOverall)).toHaveLength(1);
    expect(data?.pro?.workHistory?.length).toBeGreaterThan(0);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getPro']);
  });

  test('a pro reached through a list loads the profile once, however many fields of it are asked for', async () => {
    const { calls } = await run(
      graphql(`
        {
          location(databaseId: 1) {
            pros(first: 3) {
              edges {
                node {
                  bio
                  workHistory {
                    position
                  }
                  marketName
                }
              }
            }
          }
        }
      `),
      { as: 'member' },
    );

    expect(calls.filter(({ endpoint }) => endpoint === 'getPro')).toHaveLength(3);
  });

  test('a pro who does not exist is not found', async () => {
    const { data, errors } = await run(profileQuery, {
      as: 'member',
      variables: { uuid: '0d9f3f0e-8f0f-4c7a-9a53-6d3a9a1b2c3d' },
    });

    expect(data).toEqual({ pro: null });
    expect(errors).toMatchObject([{ path: ['pro'], extensions: { code: 'NOT_FOUND' } }]);
  });

  test.each(['1', 'nonsense', '../../users/me'])(
    'a pro is not asked for by %j, which is no UUID',
    async (uuid) => {
      const { data, errors, calls } = await run(profileQuery, { as: 'member', variables: { uuid } });

      expect(data).toEqual({ pro: null });
      expect(errors).toMatchObject([
        { path: ['pro'], extensions: { code: 'BAD_USER_INPUT', argument: 'uuid' } },
      ]);
      expect(calls).toEqual([]);
    },
  );
});
