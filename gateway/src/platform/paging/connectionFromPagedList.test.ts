import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulatedList, type ListServer, type SimulatedList } from '../../testing/simulatedList.ts';
import type { ConnectionArguments } from './connectionArguments.ts';
import type { Paged } from '../rest/paged.ts';
import { connectionFromPagedList, type PagedConnection } from './connectionFromPagedList.ts';
import { pageCover, type Page } from './pageCover.ts';

function step(list: SimulatedList, args: ConnectionArguments): Promise<PagedConnection<number>> {
  return connectionFromPagedList({ args, fetchPage: (page) => list.fetchPage(page), idOf: (row) => row });
}

async function totalCount(list: SimulatedList, args: ConnectionArguments): Promise<number> {
  return (await step(list, args)).totalCount();
}

function nodes({ edges }: PagedConnection<number>): number[] {
  return edges.map(({ node }) => node);
}

/** Changes to the list between two steps. */
type Change = (list: SimulatedList) => void;

/** Paginates to the other end of a list; returns the rows of each step, in order. */
async function walk(
  list: SimulatedList,
  direction: 'forwards' | 'backwards',
  sizes: readonly number[],
  changes: readonly Change[] = [],
): Promise<{ steps: number[][]; requests: number[] }> {
  const steps: number[][] = [];
  const requests: number[] = [];
  list.pastEnd = 0;
  for (let args: ConnectionArguments = {}; ;) {
    const size = sizes[steps.length % sizes.length] ?? 1;
    list.requests = [];
    const connection = await step(
      list,
      direction === 'forwards' ? { ...args, first: size } : { ...args, last: size },
    );
    steps.push(nodes(connection));
    if (steps.length > 3000) throw new Error('The walk does not end.');
    requests.push(list.requests.length);
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = connection.pageInfo;
    if (direction === 'forwards' ? !hasNextPage : !hasPreviousPage) return { steps, requests };
    changes[steps.length - 1]?.(list);
    args = direction === 'forwards' ? { after: endCursor } : { before: startCursor };
  }
}

const lengths = integer({ min: 0, max: 700 });
const sizes = array(integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 });
const smallSizes = array(integer({ min: 1, max: 49 }), { minLength: 1, maxLength: 4 });

describe('paginating a list that does not change', () => {
  test('paging returns each row exactly once and in order, forwards', async () => {
    await assert(
      asyncProperty(lengths, sizes, async (length, first) => {
        const list = simulatedList(length);
        const { steps, requests } = await walk(list, 'forwards', first);
        expect(steps.flat()).toEqual(list.rows);
        expect(Math.max(...requests)).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('paging returns each row exactly once and in order, backwards', async () => {
    await assert(
      asyncProperty(lengths, sizes, async (length, last) => {
        const list = simulatedList(length);
        const { steps, requests } = await walk(list, 'backwards', last);
        expect(steps.toReversed().flat()).toEqual(list.rows);
        expect(Math.max(0, ...requests.slice(1))).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('paging makes one request per step of up to 49 rows; starting at the end makes two', async () => {
    await assert(
      asyncProperty(lengths, smallSizes, constantFrom('forwards', 'backwards'), async (length, size, way) => {
        const { requests } = await walk(simulatedList(length), way, size);
        const [opening = 0, ...others] = requests;
        expect(opening).toBeLessThanOrEqual(way === 'forwards' ? 1 : 2);
        expect(new Set(others).difference(new Set([1]))).toEqual(new Set());
      }),
    );
  });

  test('paging makes no more requests deep in the list than at the start', async () => {
    const list = simulatedList(1_000_000);
    const { pageInfo } = await step(list, { last: 25 });
    expect(list.requests).toHaveLength(2);
    list.requests = [];
    await step(list, { last: 25, before: pageInfo.startCursor });
    expect(list.requests).toHaveLength(1);
    expect(list.requests[0]?.pageSize).toBeLessThan(50);
  });
});

/** Removes rows and inserts new ones elsewhere, in the given blocks. */
function change(seed: {
  remove: { at: number; rows: number }[];
  insert: { at: number; rows: number }[];
}): Change {
  return (list) => {
    for (const { at, rows } of seed.remove) list.rows.splice(Math.floor(at * list.rows.length), rows);
    for (const { at, rows } of seed.insert) {
      const fresh = Array.from({ length: rows }, () => 1_000_000 + Math.floor(nextId()));
      list.rows.splice(Math.floor(at * (list.rows.length + 1)), 0, ...fresh);
    }
  };
}

let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}

const blocks = array(record({ at: nat(999).map((n) => n / 1000), rows: integer({ min: 1, max: 150 }) }), {
  maxLength: 3,
});
const changes = array(record({ remove: blocks, insert: blocks }).map(change), { maxLength: 6 });

describe('paginating a list that changes between steps', () => {
  test.for(['forwards', 'backwards'] as const)(
    'paging a list that changes skips no row that was there throughout, %s',
    async (way) => {
      await assert(
        asyncProperty(lengths, sizes, changes, async (length, size, changesBetweenSteps) => {
          const list = simulatedList(length);
          const before = list.rows;
          list.rows = [...before];
          const { steps } = await walk(list, way, size, changesBetweenSteps);
          const seen = new Set(steps.flat());
          const throughout = before.filter((row) => list.rows.includes(row));
          expect(throughout.filter((row) => !seen.has(row))).toEqual([]);
        }),
        { numRuns: 300 },
      );
    },
  );

  test('paging continues after the last row, when rows before it were removed and inserted', async () => {
    const list = simulatedList(100);
    const { pageInfo } = await step(list, { first: 25 });
    list.rows.splice(3, 5);
    expect(nodes(await step(list, { first: 3, after: pageInfo.endCursor }))).toEqual([25, 26, 27]);
    list.rows.unshift(900, 901, 902, 903, 904, 905, 906, 907);
    expect(nodes(await step(list, { first: 3, after: pageInfo.endCursor }))).toEqual([25, 26, 27]);
  });

  test('paging continues from the same row, when the count is unchanged but the rows have moved', async () => {
    const list = simulatedList(100);
    const { pageInfo } = await step(list, { first: 25 });
    list.rows.splice(3, 1);
    list.rows.push(900);
    expect(nodes(await step(list, { first: 3, after: pageInfo.endCursor }))).toEqual([25, 26, 27]);
  });

  test("paging continues after the last row's neighbors, when the last row itself is removed", async () => {
    const list = simulatedList(100);
    const { pageInfo } = await step(list, { first: 25 });
    list.rows.splice(20, 5);
    const next = await step(list, { first: 3, after: pageInfo.endCursor });
    expect(nodes(next)).toEqual([25, 26, 27]);
    list.rows = list.rows.filter((row) => row !== 27 && row !== 26);
    expect(nodes(await step(list, { first: 2, after: next.pageInfo.endCursor }))).toEqual([28, 29]);
  });

  test("paging backwards continues before the first row's neighbors, when that row itself is removed", async () => {
    const list = simulatedList(100);
    const { pageInfo } = await step(list, { last: 25 });
    list.rows.splice(75, 5);
    list.rows.splice(10, 8);
    list.requests = [];
    expect(nodes(await step(list, { last: 3, before: pageInfo.startCursor }))).toEqual([72, 73, 74]);
    expect(list.requests.length).toBeLessThanOrEqual(2);
  });

  test('paging starts over, when all rows it knew are removed', async () => {
    const list = simulatedList(100);
    const { pageInfo } = await step(list, { first: 25 });
    list.rows.splice(0, 25);
    expect(nodes(await step(list, { first: 3, after: pageInfo.endCursor }))).toEqual([25, 26, 27]);
  });

  test('paging limits the requests of its search, however long the list', async () => {
    const list = simulatedList(100_000);
    const { pageInfo } = await step(list, { first: 25 });
    list.rows = list.rows.slice(30_000);
    list.requests = [];
    await step(list, { first: 25, after: pageInfo.endCursor });
    expect(list.requests.length).toBeLessThanOrEqual(7);
  });

  test('paging finds its end in a list that has become shorter than its position', async () => {
    const list = simulatedList(500);
    const { pageInfo } = await step(list, { last: 10 });
    list.rows = list.rows.slice(480, 495);
    expect(nodes(await step(list, { first: 10, after: pageInfo.startCursor }))).toEqual([491, 492, 493, 494]);
  });
});

describe('a connection', () => {
  test('a connection returns whether there are more rows on either side, and the total count', async () => {
    const list = simulatedList(60);
    const first = await step(list, { first: 25 });
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    await expect(first.totalCount()).resolves.toBe(60);
    const second = await step(list, { first: 25, after: first.pageInfo.endCursor });
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const third = await step(list, { first: 25, after: second.pageInfo.endCursor });
    expect(third.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(nodes(third)).toHaveLength(10);
  });

  test('a connection is empty for an empty list', async () => {
    const nothing = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
    const empty = { edges: [], pageInfo: nothing };
    await expect(step(simulatedList(0), { first: 10 })).resolves.toMatchObject(empty);
    await expect(step(simulatedList(0), { last: 10 })).resolves.toMatchObject(empty);
    await expect(totalCount(simulatedList(0), { first: 10 })).resolves.toBe(0);
  });

  test('a connection defaults to 25 rows, from the end when only before is given', async () => {
    const list = simulatedList(100);
    const first = await step(list, {});
    expect(nodes(first)).toEqual(list.rows.slice(0, 25));
    const { pageInfo } = await step(list, { first: 10, after: first.pageInfo.endCursor });
    expect(nodes(await step(list, { before: pageInfo.endCursor }))).toEqual(list.rows.slice(9, 34));
  });

  test('a connection continues from any of its cursors, not only from the outer ones', async () => {
    const list = simulatedList(100);
    const { edges } = await step(list, { first: 25 });
    expect(nodes(await step(list, { first: 3, after: edges[10]?.cursor }))).toEqual([11, 12, 13]);
    expect(nodes(await step(list, { last: 3, before: edges[10]?.cursor }))).toEqual([7, 8, 9]);
  });

  test('a connection returns the rows between two cursors when both are given', async () => {
    const list = simulatedList(100);
    const { edges } = await step(list, { first: 50 });
    const between = { after: edges[9]?.cursor, before: edges[20]?.cursor };
    expect(nodes(await step(list, { ...between, first: 5 }))).toEqual([10, 11, 12, 13, 14]);
    expect(nodes(await step(list, { ...between, first: 50 }))).toEqual(list.rows.slice(10, 20));
    expect(nodes(await step(list, { ...between, last: 5 }))).toEqual([15, 16, 17, 18, 19]);
    expect(nodes(await step(list, { after: edges[9]?.cursor, last: 2 }))).toEqual([98, 99]);
    expect(nodes(await step(list, { after: edges[20]?.cursor, before: edges[9]?.cursor }))).toEqual([]);
  });
});

/** Servers of the same specification. */
const servers: readonly [string, ListServer][] = [
  ['that answers empty pages past the end', {}],
  ['that refuses pages past the end', { refusesPastEnd: true }],
  ['that puts at most 50 rows on a page', { cap: 50, refusesPastEnd: true }],
  ['that puts 25 rows on every page', { fixed: 25, refusesPastEnd: true }],
  ['that does not count', { counts: false, refusesPastEnd: true }],
  [
    'that does not count and puts at most 50 rows on a page',
    { counts: false, cap: 50, refusesPastEnd: true },
  ],
  ['that does not count and puts 25 rows on every page', { counts: false, fixed: 25, refusesPastEnd: true }],
  ['that does not page', { isPlain: true }],
  ['that neither counts nor pages', { counts: false, isPlain: true }],
];

const listLengths = Array.from({ length: 261 }, (_, length) => length);

/** Walks lists of every length, and returns what is wrong. */
async function faultsOfWalks(
  server: ListServer,
  way: 'forwards' | 'backwards',
  size: number,
  most: { opening: number; step: number; pastEnd: number },
): Promise<string[]> {
  const faults: string[] = [];
  for (const length of listLengths) {
    const list = simulatedList(length, server);
    const { steps, requests } = await walk(list, way, [size]);
    const rows = (way === 'forwards' ? steps : steps.toReversed()).flat();
    const [opening = 0, ...others] = requests;
    if (rows.join() !== list.rows.join()) faults.push(`${length} rows: not each exactly once`);
    if (steps.slice(0, -1).some((some) => some.length !== size)) faults.push(`${length} rows: a short step`);
    if (opening > most.opening) faults.push(`${length} rows: ${opening} requests to begin`);
    if (Math.max(0, ...others) > most.step) faults.push(`${length} rows: ${others.join()} requests`);
    if (list.pastEnd > most.pastEnd) faults.push(`${length} rows: a page past the end`);
  }
  return faults;
}

describe.each(servers)('a server %s', (_, server) => {
  const { cap, fixed, counts = true } = server;
  const isWellBehaved = cap === undefined && fixed === undefined && counts;
  const pastEnd = fixed === undefined ? 0 : Infinity;

  test.each([25, 60, 75, 100])('a server gives each row exactly once in steps of %d rows', async (size) => {
    const forwards = { opening: isWellBehaved ? 1 : 4, step: isWellBehaved ? 2 : 7, pastEnd };
    await expect(faultsOfWalks(server, 'forwards', size, forwards)).resolves.toEqual([]);

    const backwards = {
      opening: isWellBehaved ? 3 : 15,
      step: isWellBehaved ? 2 : 6,
      pastEnd: counts ? pastEnd : Infinity,
    };
    await expect(faultsOfWalks(server, 'backwards', size, backwards)).resolves.toEqual([]);
  });

  test('a server returns the length of the list when it is requested', async () => {
    for (const length of listLengths) {
      await expect(totalCount(simulatedList(length, server), { first: 25 })).resolves.toBe(length);
      await expect(totalCount(simulatedList(length, server), { last: 60 })).resolves.toBe(length);
    }
  });

  test.for(['forwards', 'backwards'] as const)(
    'a server skips no row that was there throughout when the list changes, %s',
    async (way) => {
      await assert(
        asyncProperty(lengths, sizes, changes, async (length, size, changesBetweenSteps) => {
          const list = simulatedList(length, server);
          const before = [...list.rows];
          const { steps } = await walk(list, way, size, changesBetweenSteps);
          const seen = new Set(steps.flat());
          const now = new Set(list.rows);
          expect(before.filter((row) => now.has(row) && !seen.has(row))).toEqual([]);
        }),
        { numRuns: 25 },
      );
    },
  );
});

describe('starting from the end', () => {
  test('starting from the end takes two requests, or three for more rows than one page past 100 holds', async () => {
    for (const last of [25, 50, 99, 100]) {
      for (const length of listLengths) {
        const list = simulatedList(length);
        await step(list, { last });
        const isOnOnePage =
          length <= last || pageCover({ start: Math.max(last, length - last), end: length }).length === 1;
        expect(list.requests).toHaveLength(length <= last ? 1 : isOnOnePage ? 2 : 3);
      }
    }
  });
});

describe('a server that contradicts itself', () => {
  const contradictions: readonly [string, (page: Page) => Paged<number>][] = [
    ['an empty page that is not the last', () => ({ count: 50, hasNext: true, results: [] })],
    [
      'full pages of different lengths',
      ({ page }) => ({
        count: 200,
        hasNext: true,
        results: Array.from({ length: 40 - page }, (_, row) => page * 100 + row),
      }),
    ],
  ];

  test.each(contradictions)(
    'a server that contradicts itself by %s is an error, never a shorter list',
    async (_, fetchPage) => {
      const connection = connectionFromPagedList({
        args: { first: 60 },
        fetchPage: (page) => Promise.resolve(fetchPage(page)),
        idOf: (row) => row,
      });
      await expect(connection).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_INVALID' } });
    },
  );
});

describe('arguments out of range are refused before any request', () => {
  test.for<[ConnectionArguments, string, string]>([
    [{ first: 0 }, 'first', 'first must be from 1 to 100, not 0.'],
    [{ first: -1 }, 'first', 'first must be from 1 to 100, not -1.'],
    [{ first: 101 }, 'first', 'first must be from 1 to 100, not 101.'],
    [{ last: 0 }, 'last', 'last must be from 1 to 100, not 0.'],
    [{ last: 101 }, 'last', 'last must be from 1 to 100, not 101.'],
    [{ first: 5, last: 5 }, 'last', 'Give first or last, not both.'],
    [{ first: 5, after: 'nonsense' }, 'after', 'after is not a cursor of this list.'],
    [{ last: 5, before: '' }, 'before', 'before is not a cursor of this list.'],
  ])(
    'the arguments %j are out of range and refused before any request',
    async ([args, argument, message]) => {
      const list = simulatedList(100);
      await expect(step(list, args)).rejects.toMatchObject({
        message,
        extensions: { code: 'BAD_USER_INPUT', argument },
      });
      expect(list.requests).toEqual([]);
    },
  );
});
