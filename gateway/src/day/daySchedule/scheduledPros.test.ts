import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { confirmInDatabase } from '../../testing/confirmInDatabase.ts';
import { graphql } from '../../testing/graphql.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

let gig: BusyGig;
let day: string;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  const [confirmed, selected] = gig.applicants;
  await confirmInDatabase(stack, confirmed ? [confirmed] : []);
  await stack.upstream.database
    .updateTable('gig_applications')
    .set({ is_selected: true })
    .where('id', '=', selected?.databaseId ?? 0)
    .execute();
  const { start_time: start } = await stack.upstream.database
    .selectFrom('gigs')
    .select('start_time')
    .where('id', '=', gig.databaseId)
    .executeTakeFirstOrThrow();
  day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(start);
});

const prosOf = (variables: { from: string; until: string }, as: Person = 'onsite') =>
  run(
    graphql(`
      query ($from: Date!, $until: Date!) {
        location(databaseId: 1) {
          calendar(from: $from, until: $until) {
            gigs {
              databaseId
              unpaidBreakMinutes
            }
          }
          scheduledPros(from: $from, until: $until) {
            databaseId
            gigDatabaseId
            isSelected
            isConfirmed
            conflicts {
              kind
            }
          }
        }
      }
    `),
    { as, variables },
  );

describe('the pros of the gigs of some days', () => {
  test('scheduled pros are those confirmed or selected, for one call more, and one for the conflicts of all', async () => {
    const { data, errors, calls } = await prosOf({ from: day, until: day });

    expect(errors).toBeUndefined();
    const pros = data?.location?.scheduledPros ?? [];
    const own = pros.filter(({ gigDatabaseId }) => gigDatabaseId === gig.databaseId);
    const [confirmed, selected, open] = gig.applicants;
    expect(own).toContainEqual(
      expect.objectContaining({ databaseId: confirmed?.databaseId, isConfirmed: true }),
    );
    expect(own).toContainEqual(
      expect.objectContaining({ databaseId: selected?.databaseId, isSelected: true, isConfirmed: false }),
    );
    expect(own.map(({ databaseId }) => databaseId)).not.toContain(open?.databaseId);
    expect(pros.every(({ conflicts }) => Array.isArray(conflicts))).toBe(true);
    expect(calls.map(({ path }) => path).toSorted()).toEqual([
      '/locations/{id}/',
      '/staffer/gig-applications/',
      '/staffer/gig-applications/conflicts/',
      '/staffer/gigs/calendar/',
    ]);
  });

  test('scheduled pros come with the break of each gig, from which their hours follow', async () => {
    await stack.upstream.database
      .updateTable('gigs')
      .set({ unpaid_break_minutes: 45 })
      .where('id', '=', gig.databaseId)
      .execute();
    const { data } = await prosOf({ from: day, until: day });

    expect(data?.location?.calendar?.gigs).toContainEqual({
      databaseId: gig.databaseId,
      unpaidBreakMinutes: 45,
    });
  });

  test.each([
    ['2026-03-07', '2026-03-01', 'Ends before it starts'],
    ['2026-03-01', '2026-03-08', 'At most 7 days'],
  ])('scheduled pros are refused from %s until %s', async (from, until, message) => {
    const { data, errors } = await prosOf({ from, until });

    expect(data?.location?.scheduledPros).toBeNull();
    expect(errors).toContainEqual(
      expect.objectContaining({
        message,
        path: ['location', 'scheduledPros'],
        extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }),
      }),
    );
  });
});
