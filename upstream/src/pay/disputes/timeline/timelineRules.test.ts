import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { hoursFromStart } from '../../../testing/builders.ts';
import { openHoursDispute, timelineOf } from '../../../testing/disputes.ts';
import { addGeoLog, unflagged } from '../../../testing/geoLogs.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { timelineQuery } from '../readTimeline.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [application_id] = ids.openApplications;
let id = 0;

beforeEach(async () => {
  await reset();
  id = await openHoursDispute(server);
});

const cross = (action: 'GEO_FENCE_EXITED' | 'GEO_FENCE_ENTERED', created_ts: Date) =>
  addGeoLog(database, {
    ...unflagged,
    application_id,
    gig_id: ids.postedGig,
    punch_type: null,
    action,
    created_ts,
  });

test('200: entries of the same moment come by kind and id, the same in each response', async () => {
  const moment = hoursFromStart(26);
  const logs = [
    await cross('GEO_FENCE_ENTERED', moment),
    await cross('GEO_FENCE_EXITED', moment),
    await cross('GEO_FENCE_EXITED', moment),
  ];
  const entries = (await timelineOf(server, id)).filter(
    ({ created_ts }) => created_ts === moment.toISOString(),
  );

  expect(entries.map((entry) => entry.id)).toEqual([
    `LEFT_SITE-${logs[1]}`,
    `LEFT_SITE-${logs[2]}`,
    `RETURNED_TO_SITE-${logs[0]}`,
  ]);
  expect(await timelineOf(server, id)).toEqual(await timelineOf(server, id));
});

test('200: a long history keeps its rare entries, and leaves out the earliest of the most frequent kind', async () => {
  await sql`
    insert into geo_logs (application_id, gig_id, location_id, pro_id, action, precision, longitude, latitude, punch_type,
      fence_longitude, fence_latitude, fence_radius_meters, is_flagged_for_staffer_review, review_reasons, created_ts,
      last_updated_ts)
    select ${application_id}, ${ids.postedGig}, ${ids.harborHouse}, ${ids.pros[0]}, 'GEO_FENCE_EXITED', 'FINE', -86.78,
      36.163, null, -86.7816, 36.1627, 200, false, '{}', ${hoursFromStart(24)}::timestamptz + make_interval(secs => n),
      ${hoursFromStart(24)}
    from generate_series(1, 400) as n
  `.execute(database);
  // Its own entry says that it was recorded: the change takes no room.
  await call('POST', `/staffer/gig-applications/${application_id}/punches/`, {
    as: 'onsite',
    body: { punch_type: 'CLOCK_IN', note: null },
  });
  const entries = await timelineOf(server, id);
  const kinds = entries.map(({ kind }) => kind);

  expect(entries).toHaveLength(300);
  expect(kinds[0]).toBe('POSTED');
  expect(kinds.at(-1)).toBe('DISPUTE_OPENED');
  const crossings = entries.filter(({ kind }) => kind === 'LEFT_SITE');
  expect(crossings.at(-1)?.created_ts).toBe(new Date(hoursFromStart(24).getTime() + 400_000).toISOString());
});

test('all evidence is found by the work, however much there is of others', async () => {
  const plan = await database.transaction().execute(async (trx) => {
    // A table of a few rows is read whole, whatever indexes it has.
    await sql`set local enable_seqscan = off`.execute(trx);
    const query = timelineQuery(id).compile(trx);
    const { rows } = await trx.executeQuery({ ...query, sql: `explain ${query.sql}` });
    return JSON.stringify(rows);
  });

  for (const index of [
    'changes_gig',
    'direct_offers_',
    'time_punches_application',
    'shift_breaks_application',
    'geo_logs_application',
    'ledger_postings_work',
    'ledger_postings_dispute',
    'ledger_postings_adhoc',
    'adhoc_payments_application',
    'refunds_application',
    'dispute_events_dispute',
  ]) {
    expect(plan).toContain(index);
  }
  expect(plan).not.toContain('Seq Scan');
});

const read = (as?: 'admin' | 'onsite' | 'rival' | 'gigster') =>
  call<unknown[]>('GET', `/staffer/disputes/${id}/timeline/`, as ? { as } : {});

describe('who may read it', () => {
  test('401: no one reads the timeline without a session', async () => {
    expect((await read()).status).toBe(401);
  });

  test('403: no onsite manager and no pro reads the timeline, for it contains pay and positions', async () => {
    expect((await read('gigster')).status).toBe(403);
    expect(await read('onsite')).toMatchObject({ status: 403, error: { target: 'wages.view' } });
  });

  test('404: no one reads the timeline of another business, nor of a dispute that does not exist', async () => {
    expect((await read('rival')).status).toBe(404);
    id += 1;
    expect((await read('admin')).status).toBe(404);
  });

  test('200: platform admins see the same evidence as the business', async () => {
    const { body } = await read('admin');
    expect(body).toEqual(await timelineOf(server, id));
  });
});

test('200: no entry has the last name of a pro', async () => {
  await database
    .updateTable('users')
    .set({ last_name: 'Bancroft' })
    .where('username', '=', 'gigster')
    .execute();
  const entries = await timelineOf(server, id);
  expect(JSON.stringify(entries)).not.toContain('Bancroft');
  expect(JSON.stringify(entries)).toContain('Avery B.');
});
