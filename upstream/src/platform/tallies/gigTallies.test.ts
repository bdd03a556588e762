import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addGig } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { database, ids } = await startTestServer();

/** The tallied and the actual counts. */
async function talliedAndCounted() {
  const tallied = await sql`
    select location_id, status, type, skill_id, is_in_event, sum(amount) as amount from gig_tallies
    group by 1, 2, 3, 4, 5 having sum(amount) <> 0 order by 1, 2, 3, 4, 5
  `.execute(database);
  const counted = await sql`
    select * from (
      select 0 as location_id, status, type, skill_id, event_id is not null as is_in_event, count(*) as amount
      from gigs group by 2, 3, 4, 5
      union all
      select location_id, status, type, skill_id, event_id is not null, count(*) from gigs group by 1, 2, 3, 4, 5
    ) as counts order by 1, 2, 3, 4, 5
  `.execute(database);
  return { tallied: tallied.rows, counted: counted.rows };
}

async function addSpareGig(): Promise<number> {
  return addGig(database, { location_id: ids.vineStreet, skill_id: ids.lineCook });
}

test('gig tallies equal the actual counts through inserts, updates and deletes', async () => {
  const gigs = [await addSpareGig(), await addSpareGig(), await addSpareGig()];
  await database
    .updateTable('gigs')
    .set({ status: 'CONFIRMED', type: 'NETWORK' })
    .where('id', 'in', gigs)
    .execute();
  await database
    .deleteFrom('gigs')
    .where('id', '=', gigs[1] ?? 0)
    .execute();
  await database
    .updateTable('gigs')
    .set({ location_id: ids.harborHouse })
    .where('id', '=', gigs[2] ?? 0)
    .execute();

  const { tallied, counted } = await talliedAndCounted();

  expect(tallied).toEqual(counted);
});

test('concurrent writers lose no count while tally rows are compacted', async () => {
  const gigs = [await addSpareGig(), await addSpareGig(), await addSpareGig(), await addSpareGig()];
  const statuses = ['POSTED', 'CONFIRMED', 'UNFILLED', 'CANCELLED'] as const;
  await Promise.all(
    gigs.map(async (gig, offset) => {
      for (let step = 0; step < 100; step += 1) {
        const status = statuses[(step + offset) % statuses.length] ?? 'POSTED';
        await database.updateTable('gigs').set({ status }).where('id', '=', gig).execute();
      }
    }),
  );

  const { tallied, counted } = await talliedAndCounted();
  const { rows } = await database
    .selectFrom('gig_tallies')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();

  expect(tallied).toEqual(counted);
  // 400 changes add 1,600 rows, of which some hundred are not compacted yet.
  expect(rows).toBeLessThan(800);
});
