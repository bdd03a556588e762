import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { busiestGig, type BusyGig } from '../testing/busiestGig.ts';
import {
  closeFollowed,
  type EventResult,
  followEvents,
  type FollowedEvents,
} from '../testing/followEvents.ts';
import { graphql } from '../testing/graphql.ts';
import { present } from '../testing/present.ts';
import { startTestStack } from '../testing/startTestStack.ts';

const stack = await startTestStack();
const traced = { 'x-brigade-trace': '1' };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly wave: number;
  readonly start: number;
  readonly duration: number | null;
  readonly isShared: boolean;
}

interface Extensions {
  readonly cost?: { readonly requested: number; readonly restCalls: number; readonly waves: number };
  readonly trace?: { readonly duration: number; readonly calls: readonly Call[] };
}

const extensionsOf = ({ extensions }: { readonly extensions?: unknown }) => (extensions ?? {}) as Extensions;

let gig: BusyGig;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});

const applicants = (id: number) =>
  `{ gig(databaseId: ${id}) { skill { name } applications(first: 3) { nodes { status pro { displayName } } } } }`;

describe('the cost of an answer', () => {
  test('the cost of an answer counts the REST calls that were made, and their waves', async () => {
    const result = await stack.runText(applicants(gig.databaseId), { as: 'manager', locationId: 1 });
    const { cost, trace } = extensionsOf(result);
    const waves = Math.max(...result.calls.map(({ wave }) => wave));
    expect(result.calls.length).toBeGreaterThan(1);
    expect(cost).toMatchObject({ restCalls: result.calls.length, waves });
    expect(trace).toBeUndefined();
  });

  test('the cost of an answer counts the REST calls of operations that fail, too', async () => {
    const result = await stack.runText(applicants(99_999_999), { as: 'manager', headers: traced });
    expect(result.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    const { cost, trace } = extensionsOf(result);
    expect(cost).toMatchObject({ restCalls: result.calls.length });
    expect(trace?.calls.map(({ path, status }) => [path, status])).toContainEqual([
      '/staffer/gigs/{id}/',
      404,
    ]);
  });
});

describe('the trace of an answer', () => {
  test('the trace has each REST call with its place in time, and nothing about people or things', async () => {
    const search = 'ann@brigade.example';
    const result = await stack.runText(
      `query ($search: String!) {
        location(databaseId: 1) { name gigs(first: 2, filter: { search: $search }) { totalCount } }
        gig(databaseId: ${gig.databaseId}) { skill { name } }
      }`,
      { as: 'manager', locationId: 1, headers: traced, variables: { search } },
    );
    expect(result.errors).toBeUndefined();
    const { cost, trace } = extensionsOf(result);
    const { calls, duration } = present(trace);
    expect(calls).toHaveLength(cost?.restCalls ?? 0);
    expect(calls.map(({ method, path, wave }) => ({ method, path, wave }))).toEqual(
      result.calls.map(({ method, path, wave }) => ({ method, path, wave })),
    );
    for (const call of calls) {
      expect(Object.keys(call)).toEqual([
        'method',
        'path',
        'status',
        'wave',
        'start',
        'duration',
        'isShared',
      ]);
      expect(call.path).not.toMatch(/\d/);
      expect(call.status).toBe(200);
      expect(call.start).toBeGreaterThanOrEqual(0);
      expect(call.start + (call.duration ?? Infinity)).toBeLessThanOrEqual(duration + 0.2);
    }
    expect(JSON.stringify(trace)).not.toContain(search);
  });

  test('the trace says which calls answered more than one read', async () => {
    const result = await stack.runText(
      `{ one: gig(databaseId: ${gig.databaseId}) { id } other: gig(databaseId: ${gig.databaseId}) { id } location(databaseId: 1) { name } }`,
      { as: 'manager', headers: traced },
    );
    expect(extensionsOf(result).trace?.calls.map(({ path, isShared }) => [path, isShared])).toEqual([
      ['/staffer/gigs/{id}/', true],
      ['/locations/{id}/', false],
    ]);
  });

  test.for([
    ['signed-out callers', undefined],
    ['tokens that the REST API refuses', 'made-up'],
  ] as const)('the trace is not for %s', async ([, token]) => {
    const result = await stack.runText('{ viewer { id } }', {
      headers: traced,
      ...(token !== undefined && { token }),
    });
    expect(extensionsOf(result).trace).toBeUndefined();
  });

  test('the trace is asked for by a header that must be 1 or 0', async () => {
    const response = await fetch(`${stack.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-brigade-trace': 'yes' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(response.status).toBe(400);
  });
});

function select(index: number) {
  return stack.upstream.database
    .updateTable('gig_applications')
    .set({ is_selected: true, selection_source: 'STAFFER' })
    .where('id', '=', present(gig.applicants[index]).databaseId)
    .execute();
}

const callsOf = (event: EventResult<unknown> | null) => {
  const { cost, trace } = extensionsOf(present(event));
  expect(trace?.calls).toHaveLength(cost?.restCalls ?? -1);
  return cost?.restCalls ?? -1;
};

describe('the events of a subscription', () => {
  const changes = graphql(`
    subscription ($id: ID!) {
      gigApplicationsChanged(gigId: $id) {
        changes {
          application {
            status
            pro {
              displayName
            }
          }
        }
      }
    }
  `);
  const followed: FollowedEvents[] = [];

  afterEach(() => closeFollowed(stack.url, followed));

  async function follow() {
    const events = await followEvents(stack.url, changes, {
      variables: { id: gig.id },
      token: await stack.tokenOf('manager'),
      headers: traced,
    });
    followed.push(events);
    await events.next();
    return events;
  }

  test('the events of a subscription each say what they cost themselves', async () => {
    const events = await follow();
    await select(0);
    const first = callsOf(await events.next());
    await select(1);
    expect(first).toBeGreaterThan(0);
    expect(callsOf(await events.next())).toBe(first);
  });

  test('an event costs equal subscriptions of a session its calls only once', async () => {
    const both = [await follow(), await follow()];
    await select(0);
    const calls = await Promise.all(both.map(async (events) => callsOf(await events.next())));
    await select(1);
    const again = await Promise.all(both.map(async (events) => callsOf(await events.next())));
    expect(Math.min(...calls)).toBe(0);
    expect(Math.max(...calls)).toBeGreaterThan(0);
    expect(Math.min(...again)).toBe(0);
  });
});
