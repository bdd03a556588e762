import { beforeEach, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { finishWork } from '../../testing/payDay.ts';
import { present } from '../../testing/present.ts';
import { startTestStack, type RunOptions } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { url, upstream, tokenOf, run, reset } = stack;

let number: number;
let day: string;

// The first pro worked without a break.
beforeEach(async () => {
  await reset();
  const gig = await finishWork(stack);
  number = present(gig.applicants[0]).databaseId;
  const { work_start_time: start, work_end_time: end } = await upstream.database
    .selectFrom('gig_applications')
    .select(['work_start_time', 'work_end_time'])
    .where('id', '=', number)
    .executeTakeFirstOrThrow();
  await upstream.database
    .insertInto('time_punches')
    .values([
      { application_id: number, time: start, punch_type: 'CLOCK_IN' },
      { application_id: number, time: end, punch_type: 'CLOCK_OUT' },
    ])
    .execute();
  day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(start);
});

const listed = graphql(`
  query ($status: BreakCompliance!, $from: Date, $until: Date, $name: String, $startsBy: DateTime) {
    location(databaseId: 1) {
      applications(
        filter: { shiftBreakCompliance: $status, proName: $name, startsAtOrBefore: $startsBy }
        from: $from
        until: $until
        first: 100
      ) {
        totalCount
        edges {
          node {
            databaseId
            breakCheck {
              status
            }
          }
        }
      }
    }
  }
`);

const list = async (variables: { from?: string; until?: string; name?: string; startsBy?: string }) => {
  const { data } = await run(listed, { as: 'onsite', variables: { status: 'SKIPPED', ...variables } });
  return present(present(data).location?.applications).edges.map(({ node }) => node);
};

test('the applications of a location are narrowed by break, day and pro', async () => {
  const nodes = await list({ from: day, until: day });
  expect(nodes).toContainEqual({ databaseId: number, breakCheck: { status: 'SKIPPED' } });
  expect(nodes.every(({ breakCheck }) => breakCheck?.status === 'SKIPPED')).toBe(true);

  const [year] = day.split('-');
  const before = await list({ until: `${Number(year) - 1}-12-31` });
  expect(before.map(({ databaseId }) => databaseId)).not.toContain(number);
  expect(await list({ name: 'zzzz' })).toEqual([]);
});

test('the days and the times of a filter of breaks hold together', async () => {
  const midnight = `${day}T00:00:00-04:00`;
  expect(await list({ from: day, until: day, startsBy: midnight })).toEqual([]);
  expect(await list({ from: day, startsBy: '2100-01-01T00:00:00Z' })).toEqual(await list({ from: day }));
});

type As = NonNullable<RunOptions['as']>;

async function csv(search: Record<string, string>, as: As | null = 'onsite', location = 1) {
  const response = await fetch(
    `${url}/exports/locations/${location}/breaks.csv?${new URLSearchParams(search).toString()}`,
    as === null ? {} : { headers: { authorization: `Bearer ${await tokenOf(as)}` } },
  );
  const text = await response.text();
  return { response, text, lines: text.trimEnd().split('\r\n') };
}

test('the CSV of breaks has each shift with its times to the second and why the break has its status', async () => {
  const { response, lines } = await csv({ status: 'SKIPPED', from: day, until: day });

  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="breaks.csv"');
  expect(lines[0]).toContain('Shift,Date,Position,Pro,Status,Why,Start,End,Clock-in,Clock-out,Break due by');
  expect(lines.slice(1)).toHaveLength((await list({ from: day, until: day })).length);
  expect(lines.join('\n')).toMatch(
    new RegExp(
      `^\\d+,${day},[^,]+,[^,]+,Not taken,\\d+ min break was not taken(,\\d\\d:\\d\\d:\\d\\d){5},30,,`,
      'm',
    ),
  );
});

/** The time that is so many seconds after the clock-in. */
async function clockInPlus() {
  const { time } = await upstream.database
    .selectFrom('time_punches')
    .select('time')
    .where('application_id', '=', number)
    .orderBy('time')
    .executeTakeFirstOrThrow();
  return (seconds: number) => new Date(time.getTime() + seconds * 1000);
}

test('the CSV of breaks says how long they lasted, to the second', async () => {
  const from = await clockInPlus();
  await upstream.database
    .insertInto('shift_breaks')
    .values([
      { application_id: number, start_time: from(3600), end_time: from(3605) },
      { application_id: number, start_time: from(7200), end_time: from(7800) },
    ])
    .execute();

  const { lines } = await csv({ status: 'TOO_SHORT', from: day, until: day });
  expect(lines.join('\n')).toMatch(/,\d\d:\d\d:\d\d–\d\d:\d\d:\d\d; .*,00:10:05,America\/New_York$/m);
});

test('the CSV of breaks has no break as due while the pro is on it', async () => {
  const from = await clockInPlus();
  await upstream.database
    .insertInto('shift_breaks')
    .values({ application_id: number, start_time: from(3600), end_time: null })
    .execute();

  const { lines } = await csv({ status: 'UNKNOWN', from: day, until: day });
  expect(lines.filter((line) => line.includes('–,'))).toEqual([
    expect.stringMatching(/,Not known yet,,\d\d:\d\d:\d\d,/),
  ]);
});

test('the CSV of breaks has the problems of all days unless something else is asked', async () => {
  const { lines } = await csv({});
  expect(lines.length).toBeGreaterThan(1);
  expect((await csv({ search: 'zzzz' })).lines).toHaveLength(1);
});

test.each([
  [{ status: 'GOOD' }, 'status must be a BreakCompliance.'],
  [{ from: '2026-02-30' }, 'from must be a date.'],
])('the CSV of breaks rejects %j and names the parameter', async (search, message) => {
  const { response, text } = await csv(search);

  expect(response.status).toBe(400);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
});

test('the CSV of breaks takes nothing but GET', async () => {
  const response = await fetch(`${url}/exports/locations/1/breaks.csv`, { method: 'POST' });
  expect(response.status).toBe(405);
});

test.each([
  ['an anonymous caller', null, 1, 401],
  ['a member of another location', 'member', 4, 404],
  ['a manager, for an unknown location', 'manager', 999_999, 404],
] as const)('the CSV of breaks refuses %s like the list does', async (_who, as, location, status) => {
  expect((await csv({}, as, location)).response.status).toBe(status);
});
