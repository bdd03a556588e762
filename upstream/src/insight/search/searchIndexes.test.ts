import { type Compilable, sql } from 'kysely';
import { expect, test } from 'vitest';
import { hasWords } from '../../platform/database/wordBeginnings.ts';
import { gigSearch } from '../../schedule/gigs/gigSearch.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { isProNamed } from './findPros.ts';

const { database } = await testDatabase();

const words = ['ser', 'dec'];
const queries: readonly (readonly [string, Compilable, readonly string[]])[] = [
  [
    'gigs of one location',
    database.selectFrom('gigs').select('id').where(gigSearch('ser dec', 7)),
    ['gigs_search_words'],
  ],
  ['pros', database.selectFrom('pros').select('id').where(isProNamed(words)), ['pros_by_name']],
  [
    'events',
    database
      .selectFrom('events')
      .select('id')
      .where(hasWords(sql`events.name`, words)),
    ['events_name_words'],
  ],
  [
    'people',
    database
      .selectFrom('users')
      .select('id')
      .where(hasWords(sql`users.first_name || ' ' || users.last_name`, words)),
    ['users_name_words'],
  ],
  [
    'locations',
    database
      .selectFrom('locations')
      .select('id')
      .where(
        hasWords(sql`locations.name || ' ' || locations.street_address || ' ' || locations.city`, words),
      ),
    ['locations_name_words'],
  ],
];

test.each(queries)('an index finds %s', async (_what, query, indexes) => {
  const { sql: text, parameters } = query.compile();
  const plan = await database.transaction().execute(async (transaction) => {
    // A table of a few rows is read whole, whatever indexes it has.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>({
      sql: `explain ${text}`,
      parameters,
      query: sql`explain`.toOperationNode(),
      queryId: { queryId: 'explain' },
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

  for (const index of indexes) expect(plan).toContain(index);
});
