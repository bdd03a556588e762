import { expect, onTestFinished, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

await startTestStack();

const prosQuery = graphql(`
  query ($orderBy: ProOrder = RATING) {
    location(databaseId: 1) {
      pros(first: 3, orderBy: $orderBy) {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`);

const nearbyQuery = graphql(`
  {
    location(databaseId: 1) {
      pros(first: 3, filter: { area: MARKET }) {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`);

/** The orderings that the gateway asked a server for, which refuses some requests with this body. */
async function askedOf(
  refusal: object,
  isRefused: (ordering: string | null) => boolean,
  orderBy: 'RATING' | 'WEIGHTED_RATING' | 'FIT' | 'DISTANCE' = 'RATING',
) {
  const orderings: (string | null)[] = [];
  const { run, close } = await startOtherServer({
    respond({ path }) {
      const [list, query] = path.split('?');
      if (list !== '/api/staffer/gigster-profiles') return undefined;
      const ordering = new URLSearchParams(query).get('ordering');
      orderings.push(ordering);
      return isRefused(ordering) ? { status: 400, body: refusal } : undefined;
    },
  });
  onTestFinished(close);
  const { data, errors } = await run(prosQuery, { variables: { orderBy }, as: 'manager' });
  return { orderings, rows: data?.location?.pros?.edges, errors };
}

test.each([
  ['an error of the API', { error: { code: 'invalid', message: 'Unknown.', target: 'ordering' } }],
  ['a list of the field', { ordering: ['Unknown.'] }],
])('a server that refuses a minus with %s gets the name of the ordering', async (_case, refusal) => {
  const { orderings, rows, errors } = await askedOf(
    refusal,
    (ordering) => ordering?.startsWith('-') === true,
  );

  expect(errors).toBeUndefined();
  expect(present(rows)).toHaveLength(3);
  expect(orderings).toEqual(['-rating', 'rating']);
});

test('a server that does not weight ratings by their number orders by the ratings', async () => {
  const refusal = { ordering: ['Unknown.'] };
  const { orderings, rows } = await askedOf(refusal, (ordering) => ordering !== 'rating', 'WEIGHTED_RATING');

  expect(present(rows)).toHaveLength(3);
  expect(orderings).toEqual(['-weighted_rating', '-rating', 'rating']);
});

test.each([
  ['FIT', '-fit'],
  ['DISTANCE', 'distance'],
] as const)('a server without the order %s orders by weighted ratings', async (orderBy, ordering) => {
  const refusal = { ordering: ['Unknown.'] };
  const { orderings, rows } = await askedOf(refusal, (asked) => asked === ordering, orderBy);

  expect(present(rows)).toHaveLength(3);
  expect(orderings).toEqual([ordering, '-weighted_rating']);
});

test('a server that cannot narrow to a market gets the request without it', async () => {
  const queries: string[] = [];
  const { run, close } = await startOtherServer({
    respond({ path }) {
      const [list, query = ''] = path.split('?');
      if (list !== '/api/staffer/gigster-profiles') return undefined;
      queries.push(query);
      return query.includes('market_id') ? { status: 400, body: { market_id: ['Unknown.'] } } : undefined;
    },
  });
  onTestFinished(close);
  const { data, errors } = await run(nearbyQuery, { as: 'manager' });

  expect(errors).toBeUndefined();
  expect(present(data?.location?.pros?.edges)).toHaveLength(3);
  expect(queries.map((query) => query.includes('market_id'))).toEqual([true, false]);
});

test('a server that cannot leave out blocked pros gets the request without that filter', async () => {
  const queries: string[] = [];
  const { run, close } = await startOtherServer({
    respond({ path }) {
      const [list, query = ''] = path.split('?');
      if (list !== '/api/staffer/gigster-profiles') return undefined;
      queries.push(query);
      const refused = ['market_id', 'is_blocked'].find((name) => query.includes(name));
      return refused === undefined ? undefined : { status: 400, body: { [refused]: ['Unknown.'] } };
    },
  });
  onTestFinished(close);
  const { data, errors } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          pros(first: 3, filter: { area: MARKET, isBlocked: false }) {
            nodes {
              id
            }
          }
        }
      }
    `),
    { as: 'manager' },
  );

  expect(errors).toBeUndefined();
  expect(present(data?.location?.pros?.nodes)).toHaveLength(3);
  expect(queries.map((query) => [query.includes('market_id'), query.includes('is_blocked')])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
});

test('a request that is refused for another reason is not repeated', async () => {
  const refusal = { error: { code: 'invalid', message: 'Unknown.', target: 'rating_gte' } };
  const { orderings, errors } = await askedOf(refusal, () => true);

  expect(orderings).toEqual(['-rating']);
  expect(errors).toMatchObject([{ path: ['location', 'pros'] }]);
});

/** A pro with what orders go by. */
function row(id: number, rating: number | null) {
  return {
    uuid: `00000000-0000-4000-8000-00000000000${id}`,
    profile_id: id,
    display_name: `Pro ${id}`,
    badges: [],
    performance: { rating, gigs_worked: 10 - id, callout_count: 0, noshow_count: 0, review_count: 8 },
  };
}

/** A server that orders pros by these orders alone, and ignores others. */
async function startUnheeding(orders: readonly string[]) {
  const orderings: (string | null)[] = [];
  const rows = [row(1, 4.1), row(2, null), row(3, 4.9)];
  const { run, close } = await startOtherServer({
    respond({ path }) {
      const [list, query] = path.split('?');
      if (list !== '/api/staffer/gigster-profiles') return undefined;
      const ordering = new URLSearchParams(query).get('ordering');
      orderings.push(ordering);
      const results = orders.includes(ordering ?? '') ? rows.toReversed() : rows;
      return { status: 200, body: { count: rows.length, next: null, previous: null, results } };
    },
  });
  onTestFinished(close);
  const idsBy = async (orderBy: 'RATING' | 'WEIGHTED_RATING' | 'GIGS_WORKED' | 'FIT' | 'DISTANCE') => {
    const { data } = await run(prosQuery, { variables: { orderBy }, as: 'manager' });
    return present(data?.location?.pros?.edges).map(({ node }) => atob(node.id).at(-1));
  };
  return { orderings, idsBy };
}

test('a server that ignores a minus gets the name of the ordering, from then on at once', async () => {
  const { orderings, idsBy } = await startUnheeding(['rating']);

  expect(await idsBy('RATING')).toEqual(['3', '2', '1']);
  expect(await idsBy('RATING')).toEqual(['3', '2', '1']);
  expect(orderings).toEqual(['-rating', 'rating', 'rating']);
});

test('a server that ignores weighted ratings orders by the ratings', async () => {
  const { orderings, idsBy } = await startUnheeding(['-rating']);

  expect(await idsBy('WEIGHTED_RATING')).toEqual(['3', '2', '1']);
  expect(orderings).toEqual(['-weighted_rating', '-rating']);
});

test.each([
  ['FIT', '-fit'],
  ['DISTANCE', 'distance'],
] as const)('a server that ignores the order %s is not asked for it again', async (orderBy, ordering) => {
  const { orderings, idsBy } = await startUnheeding(['-weighted_rating']);

  expect(await idsBy(orderBy)).toEqual(['3', '2', '1']);
  expect(await idsBy(orderBy)).toEqual(['3', '2', '1']);
  expect(orderings).toEqual([ordering, '-weighted_rating', '-weighted_rating']);
});

test('rows in the right order show no habit', async () => {
  const { orderings, idsBy } = await startUnheeding([]);

  expect(await idsBy('GIGS_WORKED')).toEqual(['1', '2', '3']);
  expect(orderings).toEqual(['-gigs_worked']);
});
