import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOfLists } from '../testing/specified/specifiedCalls.ts';
import { specifiedDialects } from '../testing/specified/specifiedDialects.ts';
import type { Dialect } from '../testing/specified/specifiedServer.ts';
import { startSpecifiedGateway } from '../testing/specified/startSpecifiedGateway.ts';

const server = await startSpecifiedGateway();
afterAll(() => server.close());

const run = (query: string, variables: object = {}) => server.post({ query, variables });

/** A connection of the schema: where it is, and by what its rows are known. */
const connections: readonly [path: string, row?: string][] = [
  ['admin.gigApplications'],
  ['viewer.locations'],
  ['viewer.organizations'],
  ['viewer.linkableAccounts'],
  ['location(databaseId: 1).addOns'],
  ['location(databaseId: 1).addresses'],
  ['location(databaseId: 1).events'],
  ['location(databaseId: 1).geoLogs'],
  ['location(databaseId: 1).gigs'],
  ['location(databaseId: 1).invitations'],
  ['location(databaseId: 1).managers'],
  ['location(databaseId: 1).pastWork'],
  ['location(databaseId: 1).pros', 'uuid'],
  ['location(databaseId: 1).recurringGigs'],
  ['gig(databaseId: 1).applications'],
  ['event(databaseId: 1).shifts'],
  ['event(databaseId: 1).addableShifts'],
  ['organization(databaseId: 1).events'],
  ['organization(databaseId: 1).invitations'],
  ['organization(databaseId: 1).locationManagers'],
  ['organization(databaseId: 1).locations'],
  ['organization(databaseId: 1).managers'],
];

/** A list of the schema that comes as a whole. */
const wholeLists = [
  'managerSkills',
  'skills',
  'viewer.activeLocations',
  'location(databaseId: 1).gigTemplates',
  'location(databaseId: 1).managersOnDuty',
  'location(databaseId: 1).postableSkills',
  'location(databaseId: 1).requirements',
  'location(databaseId: 1).shiftTemplates',
  'location(databaseId: 1).suggestedBreaks',
];

interface Connection {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: object }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

function nested(path: string, innermost: string): string {
  return path.split('.').reduceRight((inner, field) => `${field} { ${inner} }`, innermost);
}

/** The value at a path of field names, whatever their arguments. */
function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .map((field) => field.replace(/\(.*/, ''))
    .reduce<unknown>((value, field) => (value as Record<string, unknown> | null)?.[field], data);
}

async function walk(path: string, row: string): Promise<{ rows: unknown[]; totals: Set<number> }> {
  const [last = '', ...outer] = path.split('.').toReversed();
  const list = `${last}(first: 40, after: $after) { totalCount edges { node { ${row} } } pageInfo { hasNextPage endCursor } }`;
  const document = `query ($after: String) { ${nested(outer.toReversed().join('.'), list)} }`;
  const rows: unknown[] = [];
  const totals = new Set<number>();
  for (let after: string | null = null; ;) {
    const { data, errors } = await run(document, { after });
    expect(errors).toBeUndefined();
    const connection = valueAt(data, path) as Connection;
    rows.push(...connection.edges.map(({ node }) => Object.values(node)[0]));
    totals.add(connection.totalCount);
    if (!connection.pageInfo.hasNextPage) return { rows, totals };
    after = connection.pageInfo.endCursor;
  }
}

/** The values of one field of all rows of a list. */
async function column(path: string, field: string): Promise<string[]> {
  const { data, errors } = await run(`{ ${nested(path, field)} }`);
  expect(errors).toBeUndefined();
  return (valueAt(data, path) as Readonly<Record<string, string>>[]).map((row) => row[field] ?? '');
}

describe.each(specifiedDialects)('a server that %s', (_, dialect) => {
  beforeEach(() => server.speak(dialect));

  test.each(connections)('a server gives each row of %s exactly once', async (path, row = 'databaseId') => {
    const { rows, totals } = await walk(path, row);
    expect(rows).toHaveLength(rowsOfLists);
    expect(new Set(rows).size).toBe(rowsOfLists);
    expect([...totals]).toEqual([rowsOfLists]);
  });

  test.each(wholeLists)('a server gives all of %s', async (path) => {
    const { data, errors } = await run(`{ ${nested(path, '__typename')} }`);
    expect(errors).toBeUndefined();
    expect(valueAt(data, path)).toHaveLength(rowsOfLists);
  });
});

describe('what the specification leaves to clients', () => {
  beforeEach(() => server.speak({}));

  test('templates come by name and shift templates by start time', async () => {
    const names = await column('location(databaseId: 1).gigTemplates', 'name');
    const starts = await column('location(databaseId: 1).shiftTemplates', 'startTime');
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(starts).toEqual(starts.toSorted());
  });

  test('addresses come by street, the primary one first', async () => {
    const addresses = 'location(databaseId: 1).addresses';
    const { rows } = await walk(addresses, 'address { line1 }');
    const [, ...streets] = rows.map((row) => JSON.stringify(row));
    const { rows: types } = await walk(addresses, 'type');
    expect(types.indexOf('PRIMARY')).toBe(0);
    expect(streets).toEqual(streets.toSorted());
  });

  test('accepted invitations to an organization are left out where the filter has no effect', async () => {
    server.speak({ acceptedInvitations: 30 });
    const { rows, totals } = await walk('organization(databaseId: 1).invitations', 'status');
    expect(rows).not.toContain('ACCEPTED');
    expect([...totals]).toEqual([rowsOfLists - 30]);
  });

  test.each<[string, Dialect]>([
    ['take no notice of', { envelopes: 'all' }],
    ['refuse', { refusesSeveralValues: true }],
  ])('gigs are found where lists %s several numbers', async (_, dialect) => {
    server.speak(dialect);
    const { data, errors } = await run(
      '{ a: gig(databaseId: 5) { databaseId } b: gig(databaseId: 120) { databaseId } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ a: { databaseId: 5 }, b: { databaseId: 120 } });
  });
});
