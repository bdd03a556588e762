import { beforeEach, expect, test } from 'vitest';
import { startTestStack, type RunOptions } from '../../testing/startTestStack.ts';

const { url, upstream, tokenOf, reset } = await startTestStack();

beforeEach(reset);

type As = NonNullable<RunOptions['as']>;

async function csv(search: Record<string, string>, as: As | null = 'manager', location = 1) {
  const response = await fetch(
    `${url}/exports/locations/${location}/gigs.csv?${new URLSearchParams(search).toString()}`,
    as === null ? {} : { headers: { authorization: `Bearer ${await tokenOf(as)}` } },
  );
  const bytes = Buffer.from(await response.arrayBuffer()).toString('utf8');
  const lines = bytes
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  return { response, bytes, lines };
}

const all = { orderBy: 'STARTING_LATEST' };

test('the CSV of gigs has every matching gig as a line, in the order and with the labels of the list', async () => {
  const filter = JSON.stringify({ statuses: ['CANCELLED'], types: ['MARKETPLACE'] });
  const { response, bytes, lines } = await csv({ filter, ...all });

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="shifts.csv"');
  expect(bytes.startsWith('\uFEFFGig,Status,Type,Position,Date,Start,End,Time zone,')).toBe(true);
  const { count } = await upstream.database
    .selectFrom('gigs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', '=', 1)
    .where('status', '=', 'CANCELLED')
    .where('type', 'in', ['MARKETPLACE', 'INTERVIEW'])
    .executeTakeFirstOrThrow();
  expect(lines).toHaveLength(count + 1);
  expect(lines[1]).toMatch(
    /^\d+,Cancelled,Marketplace,[\w ]+,\d{4}-\d\d-\d\d,\d\d:\d\d,\d\d:\d\d,America\/New_York,/,
  );
});

test('the CSV of gigs has a list of many pages in one file', async () => {
  const { lines } = await csv(all);
  const numbers = lines.slice(1).map((line) => line.split(',', 1)[0]);

  expect(numbers.length).toBeGreaterThan(100);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the CSV of gigs escapes text that a spreadsheet would evaluate as a formula', async () => {
  const { id } = await upstream.database
    .updateTable('gigs')
    .set({
      contact_name: '=HYPERLINK("https://evil.example")',
      contact_phone: '+12125550142',
      wage_amount: 21.5,
    })
    .where('id', '=', (eb) => eb.selectFrom('gigs').select('id').where('location_id', '=', 1).limit(1))
    .returning('id')
    .executeTakeFirstOrThrow();

  const { lines } = await csv({ filter: JSON.stringify({ search: `#${id}` }) });

  expect(lines[1]).toContain(`,"'=HYPERLINK(""https://evil.example"")",(212) 555-0142,`);
  expect(lines[1]).toContain(',21.50,');
});

test('the CSV of gigs omits wage columns for callers who may not see wages', async () => {
  expect((await csv(all)).lines[0]).toContain('Wage (USD per hour)');
  expect((await csv(all, 'onsite')).lines[0]).not.toContain('USD');
});

test('the CSV of gigs has all managed locations in one file', async () => {
  const { lines } = await csv({ filter: JSON.stringify({ includesManagedLocations: true }), ...all });
  const names = await upstream.database
    .selectFrom('locations')
    .select('name')
    .where('id', 'in', [1, 2])
    .execute();

  for (const { name } of names) expect(lines.some((line) => line.includes(name))).toBe(true);
});

test.each([
  [{ filter: '{"wage":1}' }, 'filter must be a GigFilter as JSON.'],
  [{ filter: 'statuses' }, 'filter must be a GigFilter as JSON.'],
  [{ orderBy: 'CHEAPEST' }, 'orderBy must be a GigOrder.'],
])('the CSV of gigs rejects %j and names the parameter', async (search, message) => {
  const { response, bytes } = await csv(search);

  expect(response.status).toBe(400);
  expect(JSON.parse(bytes)).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
});

test.each([
  ['an anonymous caller', null, 1, 401],
  ['a member of another location', 'member', 4, 404],
  ['a manager, for an unknown location', 'manager', 999_999, 404],
] as const)('the CSV of gigs refuses %s like the list does', async (_who, as, location, status) => {
  expect((await csv({}, as, location)).response.status).toBe(status);
});
