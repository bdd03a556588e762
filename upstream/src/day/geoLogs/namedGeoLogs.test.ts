import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { LocationScope } from '../../platform/access/locationScope.ts';
import { addApplication, hoursFromStart } from '../../testing/builders.ts';
import { addGeoLog, unflagged } from '../../testing/geoLogs.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { countNamedGeoLogs, namedGeoLogIds } from './namedGeoLogs.ts';

const { database, ids } = await startTestServer();

/** The pro with few logs, all older than the first 600 of the list. */
const rarePro = 2;

beforeAll(async () => {
  const there = {
    application_id: await addApplication(database, { gig_id: ids.completedGig, pro_id: rarePro }),
    gig_id: ids.completedGig,
    pro_id: rarePro,
  };
  const elsewhere = {
    application_id: await addApplication(database, { gig_id: ids.vineGig, pro_id: rarePro }),
    gig_id: ids.vineGig,
    location_id: ids.vineStreet,
    pro_id: rarePro,
  };
  await addGeoLog(database, { created_ts: hoursFromStart(-300) });
  for (const hours of [-310, -306, -302]) {
    await addGeoLog(database, { ...there, ...unflagged, created_ts: hoursFromStart(hours) });
    await addGeoLog(database, { ...elsewhere, ...unflagged, created_ts: hoursFromStart(hours + 1) });
  }
  await addGeoLog(database, { ...there, created_ts: hoursFromStart(-320) });
  const id = await addGeoLog(database, { ...unflagged, created_ts: hoursFromStart(-200) });
  await sql`
    insert into geo_logs (
      application_id, gig_id, location_id, pro_id, action, precision, longitude, latitude, fence_longitude,
      fence_latitude, fence_radius_meters, created_ts, last_updated_ts
    )
    select application_id, gig_id, location_id, pro_id, action, precision, longitude, latitude, fence_longitude,
      fence_latitude, fence_radius_meters, created_ts + make_interval(mins => n / 2), last_updated_ts
    from geo_logs, generate_series(1, 600) as n where id = ${id}
  `.execute(database);
});

/** What is kept of the logs of each pro, and the same counted. */
async function keptAndCounted() {
  const kept = await sql`
    select location_id, pro_id, is_flagged_for_staffer_review, display_name, full_name, amount from geo_log_pros
    where amount <> 0 order by 1, 2, 3
  `.execute(database);
  const counted = await sql`
    select coalesce(location_id, 0) as location_id, pro_id, is_flagged_for_staffer_review,
      lower(display_name) as display_name, lower(first_name || ' ' || last_name) as full_name, count(*) as amount
    from geo_logs join pros on pros.id = pro_id join users on users.id = user_id
    group by grouping sets ((location_id, 2, 3, 4, 5), (2, 3, 4, 5))
    order by 1, 2, 3
  `.execute(database);
  return { kept: kept.rows, counted: counted.rows };
}

/** The logs of these pros, by reading all. */
async function readAll(scope: LocationScope, proIds: readonly number[], flagged: boolean | undefined) {
  const rows = await database
    .selectFrom('geo_logs')
    .select(['id', 'location_id', 'pro_id', 'is_flagged_for_staffer_review'])
    .orderBy('is_flagged_for_staffer_review', 'desc')
    .orderBy('created_ts', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows
    .filter(
      (log) =>
        (scope === 'all' || scope.includes(log.location_id)) &&
        proIds.includes(log.pro_id) &&
        (flagged === undefined || flagged === log.is_flagged_for_staffer_review),
    )
    .map(({ id }) => id);
}

const names: Record<string, readonly number[]> = {
  avery: [1],
  blake: [rarePro],
  '.': [1, rarePro],
  walter: [],
};
const scopes: LocationScope[] = [
  'all',
  [],
  [ids.harborHouse],
  [ids.vineStreet],
  [ids.harborHouse, ids.vineStreet],
];

test.each(
  Object.keys(names).flatMap((search) =>
    scopes.flatMap((scope) => [undefined, true, false].map((flagged) => [search, scope, flagged] as const)),
  ),
)('pages and the count of "%s" in %j, flagged %s, are those of all logs', async (search, scope, flagged) => {
  const conditions = {
    tallied: flagged === undefined ? [] : [sql<boolean>`is_flagged_for_staffer_review = ${flagged}`],
    others: [],
  };
  const expected = await readAll(scope, names[search] ?? [], flagged);
  for (const [page, size] of [
    [1, 2],
    [2, 2],
    [1, 25],
    [24, 25],
    [7, 100],
  ] as const) {
    const rowsToPageEnd = page * size;
    const rows = await namedGeoLogIds(database, { scope, conditions, rowsToPageEnd, search })
      .limit(size)
      .offset(rowsToPageEnd - size)
      .execute();

    expect(rows.map(({ id }) => id)).toEqual(expected.slice(rowsToPageEnd - size, rowsToPageEnd));
  }

  expect(await countNamedGeoLogs(database, { scope, conditions, search })).toBe(expected.length);
});

test('the kept numbers and names follow reviews, deletions and new names', async () => {
  expect((await keptAndCounted()).counted.length).toBeGreaterThan(6);
  await database.updateTable('pros').set({ display_name: 'ÉMILE Z.' }).where('id', '=', 1).execute();
  await sql`
    update users set first_name = 'Émile', last_name = 'Zane' from pros where pros.id = 1 and user_id = users.id
  `.execute(database);
  await sql`
    update geo_logs set is_flagged_for_staffer_review = true, review_reasons = '{LONG_ABSENCE}' where id % 3 = 0
  `.execute(database);
  await sql`delete from geo_logs where id % 5 = 0`.execute(database);
  await sql`delete from geo_logs where location_id = ${ids.vineStreet}`.execute(database);
  const { kept, counted } = await keptAndCounted();

  expect(kept).toEqual(counted);
});

test('a name that changes while a log is added is the one that is kept', async () => {
  const renamed = database.transaction().execute(async (trx) => {
    await trx.updateTable('pros').set({ display_name: 'Robin T.' }).where('id', '=', 3).execute();
    const application_id = await addApplication(trx, { gig_id: ids.completedGig, pro_id: 3 });
    await addGeoLog(trx, { application_id, pro_id: 3 });
  });
  const application_id = await addApplication(database, { gig_id: ids.vineGig, pro_id: 3 });
  await Promise.all([
    renamed,
    addGeoLog(database, { application_id, gig_id: ids.vineGig, location_id: ids.vineStreet, pro_id: 3 }),
  ]);
  const { kept, counted } = await keptAndCounted();

  expect(kept).toEqual(counted);
});
