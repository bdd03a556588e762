import { beforeEach, expect, test } from 'vitest';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { addApplication, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { boostReopened } from './boostReopened.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const run = () => runDueWork({ database, clock, settings: testSettings }, [boostReopened]);

let confirmed = 0;

// The gig pays 24.50 an hour for 8 hours; the market pays 25 at short notice.
beforeEach(async () => {
  await reset();
  confirmed = await addApplication(database, {
    gig_id: ids.postedGig,
    pro_id: ids.idlePro,
    is_selected: true,
    is_confirmed: true,
  });
});

const automatic = () =>
  database
    .updateTable('locations')
    .set({ auto_boost_enabled: true })
    .where('id', '=', ids.harborHouse)
    .execute();

const callOut = () =>
  call('POST', `/staffer/gig-applications/${confirmed}/call-out/`, {
    as: 'member',
    body: { called_out_by: 'PRO' },
  });

async function bonus() {
  const gig = await database
    .selectFrom('gigs')
    .select('boosted_gig_bonus')
    .where('id', '=', ids.postedGig)
    .executeTakeFirstOrThrow();
  return gig.boosted_gig_bonus;
}

test('boosts a gig with a place that reopens within 24 hours of the start, if the location enables it', async () => {
  await automatic();
  clock.set(hoursFromStart(0.5));
  expect((await callOut()).status).toBe(200);

  expect(await run()).toEqual({ boostReopened: 1 });
  expect(await bonus()).toBe(4);
  expect(await run()).toEqual({});
});

test('no gig is boosted earlier than 24 hours before the start', async () => {
  await automatic();
  await callOut();
  expect(await run()).toEqual({});
  expect(await bonus()).toBeNull();
});

test('no gig is boosted at a location that has not enabled it', async () => {
  clock.set(hoursFromStart(0.5));
  await callOut();
  expect(await run()).toEqual({});
  expect(await bonus()).toBeNull();
  clock.set(hoursFromStart(24));
  expect(await run()).toEqual({ boostReopened: 1 });
  expect(await database.selectFrom('reopened_places').selectAll().execute()).toEqual([]);
});

test('a gig that pays the market wage is not boosted', async () => {
  await automatic();
  clock.set(hoursFromStart(0.5));
  await database.updateTable('gigs').set({ wage_amount: 25 }).where('id', '=', ids.postedGig).execute();
  await callOut();
  await run();
  expect(await bonus()).toBeNull();
});
