import { beforeEach, expect, test } from 'vitest';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { addGeoLog } from '../../testing/geoLogs.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const [first, second] = ids.openApplications;
const path = `/staffer/gigs/${ids.postedGig}/roster/`;

const roster = () => call<{ results: ApplicationResponse[] }>('GET', path, { as: 'onsite' });

beforeEach(reset);

test('200: is empty before anyone is confirmed', async () => {
  expect(await roster()).toMatchObject({ status: 200, body: { results: [] } });
});

test('200: lists those who were confirmed by name, also after a no-show, and no payments for onsite managers', async () => {
  await confirmTwoPros(database);
  await database.updateTable('pros').set({ display_name: 'Zoe A.' }).where('id', '=', 1).execute();
  await database
    .updateTable('gig_applications')
    .set({
      is_cancelled: true,
      cancellation_reason: 'NO_SHOW',
      business_payment_id: 1,
      business_payment_status: 'FAILED',
      business_payment_amount: 200,
    })
    .where('id', '=', first)
    .execute();
  const { body } = await roster();

  expect(body.results.map(({ id }) => id)).toEqual([second, first]);
  expect(body.results[1]).toMatchObject({ is_confirmed: true, payment: { total_amount: null } });
});

const countsFor = async (as: 'member' | 'onsite') => {
  const { body } = await call<{ results: ApplicationResponse[] }>('GET', path, { as });
  return new Map(body.results.map(({ id, flagged_geo_log_count }) => [id, flagged_geo_log_count]));
};

test('200: counts geo logs to review for those who adjust hours, and not for onsite managers', async () => {
  await confirmTwoPros(database);
  await addGeoLog(database, { application_id: first, gig_id: ids.postedGig });

  expect(await countsFor('member')).toEqual(
    new Map([
      [first, 1],
      [second, 0],
    ]),
  );
  expect(await countsFor('onsite')).toEqual(
    new Map([
      [first, null],
      [second, null],
    ]),
  );
});

test('401, 404: callers without access', async () => {
  expect(await call('GET', path)).toMatchObject({ status: 401 });
  expect(await call('GET', path, { as: 'gigster' })).toMatchObject({ status: 404 });
  expect(await call('GET', path, { as: 'rival' })).toMatchObject({ status: 404 });
});
