import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { HomeResponse } from './homeResponse.ts';

// The tests start on Monday, March 2, 2026, at 9 am in Nashville.
const { call, clock, database, ids, reset } = await startTestServer();
let foodHandler = 0;

beforeEach(async () => {
  await reset();
  const { id } = await database
    .insertInto('certifications')
    .values({ name: 'Food Handler' })
    .returning('id')
    .executeTakeFirstOrThrow();
  foodHandler = id;
});

const expiring = async (as: Person = 'manager') => {
  const path = `/staffer/locations/${ids.harborHouse}/home/`;
  return (await call<HomeResponse>('GET', path, { as })).body.expiring_certifications;
};

const certify = (
  pro_id: number,
  expiration_date: string | null,
  status: 'APPROVED' | 'PENDING' = 'APPROVED',
) =>
  database
    .insertInto('pro_certifications')
    .values({ pro_id, certification_id: foodHandler, status, expiration_date })
    .execute();

/** Adds a confirmed pro of a gig so many days from now. */
async function expectPro(days: number, values: object = {}): Promise<number> {
  const pro_id = await addPro(database);
  const start_time = hoursFromStart(24 * days);
  const gig_id = await addGig(database, { start_time, end_time: hoursFromStart(24 * days + 8) });
  await addApplication(database, { gig_id, pro_id, is_selected: true, is_confirmed: true, ...values });
  return pro_id;
}

test('200: lists certifications that expire within 30 days, or before the shift, the earliest first', async () => {
  await certify(await expectPro(3), '2026-04-01');
  await certify(await expectPro(50), '2026-04-20');
  const soon = await expectPro(2);
  await certify(soon, '2026-03-03');

  expect(await expiring()).toMatchObject({
    count: 3,
    first: [
      {
        pro_name: 'Pat P.',
        certification_name: 'Food Handler',
        expiration_date: '2026-03-03',
        gig_start_time: hoursFromStart(48).toISOString(),
      },
      { expiration_date: '2026-04-01' },
      { expiration_date: '2026-04-20' },
    ],
  });
});

test('200: a pro with several shifts is listed once for each certification, with the next shift', async () => {
  const pro_id = await expectPro(5);
  await certify(pro_id, '2026-03-20');
  const gig_id = await addGig(database, { start_time: hoursFromStart(48), end_time: hoursFromStart(52) });
  await addApplication(database, { gig_id, pro_id, is_selected: true, is_confirmed: true });

  expect(await expiring()).toMatchObject({ count: 1, first: [{ gig_id }] });
});

test('200: leaves out certifications that do not expire, do not count, or are of pros who do not come', async () => {
  await certify(await expectPro(2), null);
  await certify(await expectPro(2), '2026-04-02');
  await certify(await expectPro(2), '2026-03-05', 'PENDING');
  await certify(await expectPro(2, { is_cancelled: true, cancellation_reason: 'OTHER' }), '2026-03-05');
  await certify(await expectPro(2, { is_confirmed: false }), '2026-03-05');
  await certify(await expectPro(-2), '2026-03-05');
  // It had expired when the pro applied: the business chose the pro without it.
  await certify(await expectPro(2), '2026-02-01');

  expect(await expiring()).toEqual({ count: 0, first: [] });
});

test('200: keeps a certification that has expired since the pro applied until the shift has started', async () => {
  await certify(await expectPro(5), '2026-03-03');
  clock.advance(3 * 24 * 60);
  expect(await expiring()).toMatchObject({ count: 1 });

  clock.advance(3 * 24 * 60);
  expect(await expiring()).toMatchObject({ count: 0 });
});

test('200: follows a certification that is added, moved, refused or removed after the pro was confirmed', async () => {
  const pro_id = await expectPro(2);
  const change = (values: object) =>
    database.updateTable('pro_certifications').set(values).where('pro_id', '=', pro_id).execute();
  await certify(pro_id, '2026-03-20');
  expect((await expiring())?.count).toBe(1);

  await change({ expiration_date: '2027-03-20' });
  expect((await expiring())?.count).toBe(0);
  await change({ expiration_date: '2026-03-21' });
  expect((await expiring())?.count).toBe(1);
  await change({ status: 'REJECTED' });
  expect((await expiring())?.count).toBe(0);
  await change({ status: 'APPROVED' });
  expect((await expiring())?.count).toBe(1);
  await database.deleteFrom('pro_certifications').where('pro_id', '=', pro_id).execute();
  expect((await expiring())?.count).toBe(0);
});

test('200: follows a shift that moves', async () => {
  const pro_id = await expectPro(2);
  await certify(pro_id, '2026-05-20');
  const move = (days: number) =>
    database
      .updateTable('gig_applications')
      .set({ gig_start_time: hoursFromStart(24 * days), work_end_time: hoursFromStart(24 * days + 8) })
      .where('pro_id', '=', pro_id)
      .execute();
  expect(await expiring()).toMatchObject({ count: 0 });

  await move(100);
  expect(await expiring()).toMatchObject({ count: 1 });
  await move(3);
  expect(await expiring()).toMatchObject({ count: 0 });
});

test('reads the gigs that a certification expires about, and no others of a busy location', async () => {
  const start_time = hoursFromStart(24);
  const gig_id = await addGig(database, { start_time, end_time: hoursFromStart(32) });
  for (let at = 0; at < 30; at += 1) {
    const pro_id = await addPro(database);
    await certify(pro_id, at < 2 ? '2026-03-20' : '2028-03-20');
    await addApplication(database, { gig_id, pro_id, is_selected: true, is_confirmed: true });
  }
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from expiring_work`.execute(
    database,
  );

  expect(rows).toEqual([{ count: 2 }]);
  expect(await expiring()).toMatchObject({ count: 2 });
});

test('200: the certifications are null for onsite managers, who do not manage applicants', async () => {
  expect(await expiring('onsite')).toBeNull();
});
