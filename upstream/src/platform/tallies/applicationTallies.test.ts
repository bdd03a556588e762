import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addApplication } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();

/** The tallied and the actual counts. */
async function talliedAndCounted() {
  const tallied = await sql`
    select location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, sum(amount) as amount
    from gig_application_tallies
    group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0 order by 1, 2, 3, 4, 5, 6
  `.execute(database);
  const counted = await sql`
    with flags as (
      select a.location_id, is_cancelled, is_selected, is_confirmed, is_boosted, g.status = 'CANCELLED' as is_gig_cancelled
      from gig_applications a join gigs g on g.id = a.gig_id
    )
    select * from (
      select 0 as location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, count(*) as amount
      from flags group by 2, 3, 4, 5, 6
      union all
      select location_id, is_cancelled, is_selected, is_confirmed, is_boosted, is_gig_cancelled, count(*)
      from flags group by 1, 2, 3, 4, 5, 6
    ) as counts order by 1, 2, 3, 4, 5, 6
  `.execute(database);
  return { tallied: tallied.rows, counted: counted.rows };
}

test('application tallies equal the actual counts through changes of applications and gigs', async () => {
  await call('POST', '/staffer/gig-applications/bulk/', {
    as: 'owner',
    body: { action: 'select', ids: [1, 2] },
  });
  await call('POST', '/staffer/gig-applications/2/confirm/', { as: 'owner' });
  await addApplication(database, { gig_id: ids.cancelledGig, pro_id: 1, is_boosted: true });
  await database.updateTable('gigs').set({ status: 'CANCELLED' }).where('id', '=', ids.summitGig).execute();
  await database.updateTable('gigs').set({ status: 'POSTED' }).where('id', '=', ids.cancelledGig).execute();
  await database.deleteFrom('gig_applications').where('id', '=', 3).execute();

  const { tallied, counted } = await talliedAndCounted();

  expect(tallied).toEqual(counted);
  expect(tallied).not.toEqual([]);
});

test('a gig cancelled while a pro applies leaves no wrong flag', async () => {
  await Promise.all([
    database.updateTable('gigs').set({ status: 'CANCELLED' }).where('id', '=', ids.vineGig).execute(),
    addApplication(database, { gig_id: ids.vineGig, pro_id: 1 }),
    addApplication(database, { gig_id: ids.vineGig, pro_id: 2 }),
  ]);

  const { tallied, counted } = await talliedAndCounted();

  expect(tallied).toEqual(counted);
});
