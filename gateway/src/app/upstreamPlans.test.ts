import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addLocations } from '../testing/addLocations.ts';
import { busiestGig } from '../testing/busiestGig.ts';
import { collectPlans } from '../testing/plans/collectPlans.ts';
import { type RunOptions, startTestStack } from '../testing/startTestStack.ts';

const stack = await startTestStack();

const file = new URL('../../../persisted-documents.json', import.meta.url);
const documents = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));
// Subscriptions have no plan: they share one stream per topic, which gateway/src/platform/live tests.
const idsByName = new Map(
  Object.entries(documents)
    .filter(([, text]) => !text.startsWith('subscription'))
    .map(([id, text]) => [/^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text, id]),
);
const names = [...idsByName.keys()].toSorted((one, other) => one.localeCompare(other));

/** The same after every reset. */
const gig = await busiestGig(stack);

beforeEach(() => stack.reset());

/** One plan for each operation of the web app. */
const plans = await collectPlans();
const variablesOf: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = Object.fromEntries(
  [...plans].map(([name, { variables }]) => [name, async () => variables({ stack, gig })]),
);
const isPublic = new Set(names.filter((name) => plans.get(name)?.isPublic === true));

function run(name: string, variables: Record<string, unknown>, options: RunOptions = {}) {
  const id = idsByName.get(name) ?? '';
  return stack.runPersisted(id, {
    as: plans.get(name)?.as ?? 'member',
    locationId: 1,
    variables,
    ...options,
  });
}

/** The REST calls the gateway makes for the same request without a session: none, unless the document is public. */
async function callsOfSignedOut(name: string, variables: Record<string, unknown>) {
  const { calls } = await stack.runPersisted(idsByName.get(name) ?? '', { variables });
  return calls;
}

describe('the upstream plan of', () => {
  test.each(names)('%s', async (name) => {
    const variables = variablesOf[name];
    if (variables === undefined) {
      throw new Error(
        `Add ${name} to the .plans.ts file of its slice, so that a change of its cost shows in review.`,
      );
    }
    const given = await variables();
    const callsWhenSignedOut = isPublic.has(name) ? [] : await callsOfSignedOut(name, given);
    const { data, errors, plan } = await run(name, given);

    expect(callsWhenSignedOut).toEqual([]);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).not.toMatch(/"errors":\[\{/);
    expect(plan).toMatchSnapshot();
  });

  test('the calendar by person makes the calls of its plan', async () => {
    const variables = await variablesOf['CalendarScreenQuery']?.();
    const { errors, plan } = await run('CalendarScreenQuery', { ...variables, isByPerson: true });

    expect(errors).toBeUndefined();
    expect(plan).toMatchSnapshot();
  });

  test('the applicants of a gig that are refetched make the calls of their plan', async () => {
    const variables = await variablesOf['ApplicantListPaginationQuery']?.();
    const { errors, plan } = await run('ApplicantListPaginationQuery', { ...variables, withAdvice: true });

    expect(errors).toBeUndefined();
    expect(plan).toMatchSnapshot();
  });

  test('every plan belongs to a persisted document', () => {
    expect([...plans.keys()].filter((name) => !idsByName.has(name))).toEqual([]);
  });
});

describe('the applicants of a gig with their pros', () => {
  const pageOfApplicants = z.object({
    node: z.object({
      applications: z.object({
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      }),
    }),
  });
  const screen = { stage: 'OPEN', orderBy: 'BEST_MATCH' };

  test.each(['admin', 'owner', 'manager', 'member', 'onsite'] as const)(
    // The gig and who asks, its applicants, and what would help to fill it.
    'the applicants of a gig with their pros cost the %s at most 4 calls in 2 waves',
    async (as) => {
      const { data, calls } = await run(
        'ApplicantsScreenQuery',
        { ...screen, gigId: gig.databaseId },
        { as },
      );

      expect(data).toHaveProperty('gig.applications.edges.length', 25);
      expect(calls.length).toBeLessThanOrEqual(4);
      expect(Math.max(...calls.map(({ wave }) => wave))).toBeLessThanOrEqual(2);
    },
  );

  test.each(['BEST_MATCH', 'NEWEST', 'OLDEST'])(
    'the applicants of a gig with their pros cost no more on any page, ordered by %s',
    async (orderBy) => {
      let cursor: string | null = null;
      let pages = 0;
      do {
        const { data, calls } = await run('ApplicantListPaginationQuery', {
          ...screen,
          orderBy,
          id: gig.id,
          cursor,
        });
        const { pageInfo } = pageOfApplicants.parse(data).node.applications;
        expect(calls.length).toBeLessThanOrEqual(3);
        expect(Math.max(...calls.map(({ wave }) => wave))).toBeLessThanOrEqual(2);
        expect(calls.filter(({ endpoint }) => endpoint === 'listApplicationsOfGig')).toHaveLength(1);
        cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        pages += 1;
      } while (cursor !== null);

      expect(pages).toBeGreaterThan(2);
    },
  );
});

describe('the home of the web app', () => {
  const limit = { calls: 4, waves: 2 };

  test.each(['admin', 'owner', 'manager', 'member', 'onsite'] as const)(
    'the home of the web app costs the %s at most 4 calls in 2 waves',
    async (as) => {
      const { data, calls } = await run('HomeScreenQuery', { locationId: 1 }, { as });

      expect(data).toHaveProperty('location.home.days');
      expect(calls.length).toBeLessThanOrEqual(limit.calls);
      expect(Math.max(...calls.map(({ wave }) => wave))).toBeLessThanOrEqual(limit.waves);
    },
  );

  test.each([0, 50])(
    'the home of the web app costs no more for all locations, with %d more of them',
    async (more) => {
      await addLocations(stack, more);
      const { data, errors, calls } = await run('LocationsScreenQuery', {}, { as: 'owner' });

      expect(errors).toBeUndefined();
      expect(data).toHaveProperty('viewer.homeTotals');
      expect(calls.length).toBeLessThanOrEqual(limit.calls);
      expect(Math.max(...calls.map(({ wave }) => wave))).toBeLessThanOrEqual(limit.waves);
    },
  );
});
