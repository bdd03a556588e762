import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { gigTermNames } from './gigTermValues.ts';

const { call, database, ids, reset } = await startTestServer();

const gig = `/staffer/gigs/${ids.postedGig}/`;

const revision = async () => {
  const row = await database
    .selectFrom('gigs')
    .select('revision')
    .where('id', '=', ids.postedGig)
    .executeTakeFirstOrThrow();
  return row.revision;
};

beforeEach(reset);

test('the response of a gig has every term', async () => {
  const { body } = await call<object>('GET', gig, { as: 'manager' });
  expect(Object.keys(body)).toEqual(expect.arrayContaining(gigTermNames));
});

test.each(gigTermNames)('a change of %s in the database raises the revision of the gig', async (name) => {
  const before = await revision();
  const values: Record<string, ReturnType<typeof sql>> = {
    boolean: sql`not ${sql.ref(name)}`,
    text: sql`coalesce(${sql.ref(name)}, '') || ' and more'`,
    bigint: sql`coalesce(${sql.ref(name)}, 0) + 1`,
    integer: sql`coalesce(${sql.ref(name)}, 0) + 1`,
    numeric: sql`coalesce(${sql.ref(name)}, 0) + 1`,
  };
  const { rows } = await sql<{ type: string }>`
    select pg_typeof(${sql.ref(name)})::text as type from gigs where id = ${ids.postedGig}
  `.execute(database);
  await sql`update gigs set ${sql.ref(name)} = ${values[rows[0]?.type ?? '']} where id = ${ids.postedGig}`.execute(
    database,
  );
  expect(await revision()).toBe(before + 1);
});
