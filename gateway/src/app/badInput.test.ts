import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { json } from '../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../testing/faultyUpstream.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { impatient } from '../testing/upstreamOptions.ts';

const gigsData = z.object({
  gigs: z.object({
    edges: z.array(z.object({ node: z.object({ id: z.number() }) })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string() }),
  }),
});

let faulty: FaultyUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  faulty = await startFaultyUpstream();
  gateway = await startTestGateway({ settings: { upstream: impatient(faulty.base) } });
});

afterAll(async () => {
  await gateway.close();
  await faulty.stop();
});

describe('arguments of a connection that are out of range give an error with code, argument and path', () => {
  test.for([
    ['first: 0', 'first', 'first must be from 1 to 100, not 0.'],
    ['first: -1', 'first', 'first must be from 1 to 100, not -1.'],
    ['first: 101', 'first', 'first must be from 1 to 100, not 101.'],
    ['last: 101', 'last', 'last must be from 1 to 100, not 101.'],
    ['first: 5, last: 5', 'last', 'Give first or last, not both.'],
    ['first: 5, after: "nonsense"', 'after', 'after is not a cursor of this list.'],
    ['last: 5, before: "W10"', 'before', 'before is not a cursor of this list.'],
  ] as const)(
    'arguments out of range give an error with code, argument and path: %s',
    async ([args, argument, message]) => {
      faulty.script(json(200, { count: 0, results: [] }));
      const { status, data, errors } = await gateway.query(`{ whoAmI gigs(${args}) { totalCount } }`);
      expect(status).toBe(200);
      expect(data).toEqual({ whoAmI: expect.any(String) as string, gigs: null });
      expect(errors).toEqual([
        {
          message,
          path: ['gigs'],
          locations: [{ line: 1, column: 10 }],
          extensions: { code: 'BAD_USER_INPUT', argument, requestId: expect.any(String) as string },
        },
      ]);
      expect(faulty.received).toEqual([]);
    },
  );
});

test('a connection is walked by REST pages that the upstream takes', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ id: index, status: 'POSTED' }));
  faulty.script((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://upstream');
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('page_size'))];
    json(200, { count: rows.length, results: rows.slice((page - 1) * size, page * size) })(request, response);
  });
  const document = `query($after: String) {
    gigs(first: 25, after: $after) { totalCount edges { node { id } } pageInfo { hasNextPage endCursor } }
  }`;
  const seen: number[] = [];
  for (let after: string | null = null, steps = 0; steps < 3; steps += 1) {
    const { data } = await gateway.query(document, { after });
    const { gigs } = gigsData.parse(data);
    seen.push(...gigs.edges.map(({ node }) => node.id));
    expect(gigs.pageInfo.hasNextPage).toBe(steps < 2);
    after = gigs.pageInfo.endCursor;
  }
  expect(seen).toEqual(rows.map(({ id }) => id));
  expect(faulty.received.map(({ path }) => path)).toEqual([
    '/api/staffer/gigs/?page=1&page_size=25',
    '/api/staffer/gigs/?page=1&page_size=50',
    '/api/staffer/gigs/?page=2&page_size=38',
  ]);
});
