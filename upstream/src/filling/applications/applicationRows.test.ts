import { expect, test } from 'vitest';
import { addApplication, addPro, hoursFromStart } from '../../testing/builders.ts';
import { countPlans } from '../../testing/countPlans.ts';
import { addGeoLog, unflagged } from '../../testing/geoLogs.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { unusedTestDatabase } from '../../testing/testDatabase.ts';
import { readApplicationRows } from './applicationRows.ts';

const { database, ids } = await startTestServer();

const newApplication = async () =>
  addApplication(database, { gig_id: ids.vineGig, pro_id: await addPro(database, {}) });

test('the punches and breaks of one application are not shown at another one, and are in the order of their time', async () => {
  const [worked, other] = [await newApplication(), await newApplication()];
  await database
    .insertInto('time_punches')
    .values([
      { application_id: worked, time: hoursFromStart(8), punch_type: 'CLOCK_OUT' },
      { application_id: worked, time: hoursFromStart(0), punch_type: 'CLOCK_IN' },
    ])
    .execute();
  await database
    .insertInto('shift_breaks')
    .values({ application_id: worked, start_time: hoursFromStart(3), end_time: hoursFromStart(4) })
    .execute();

  const rows = new Map((await readApplicationRows(database, [worked, other])).map((row) => [row.id, row]));

  expect(rows.get(worked)?.punches.map(({ punch_type }) => punch_type)).toEqual(['CLOCK_IN', 'CLOCK_OUT']);
  expect(rows.get(worked)?.breaks).toHaveLength(1);
  expect(rows.get(other)).toMatchObject({ punches: [], breaks: [] });
});

const at = (application_id: number) => ({ application_id, gig_id: ids.vineGig });

test('counts the geo logs of each application that wait for a review', async () => {
  const [flagged, other] = [await newApplication(), await newApplication()];
  await addGeoLog(database, at(flagged));
  await addGeoLog(database, at(flagged));
  await addGeoLog(database, { ...at(flagged), ...unflagged });
  await addGeoLog(database, { ...at(other), is_flagged_for_staffer_review: false });

  const rows = await readApplicationRows(database, [flagged, other]);

  expect(new Map(rows.map(({ id, flagged_geo_log_count }) => [id, flagged_geo_log_count]))).toEqual(
    new Map([
      [flagged, 2],
      [other, 0],
    ]),
  );
});

test('one application and a page of them are the same two statements, whose plans the database keeps', async () => {
  const page = [...ids.openApplications];
  const unused = await unusedTestDatabase();
  const { ownPlans, keptPlans } = await countPlans(unused.database, 'any((select', async (trx) => {
    for (let run = 0; run < 20; run += 1)
      await readApplicationRows(trx, run % 2 === 0 ? page.slice(1) : page);
  });
  await unused.close();

  // A statement gets its name at the second run, and the database plans five runs with a name for their values.
  expect(ownPlans).toBeLessThanOrEqual(10);
  expect(keptPlans).toBeGreaterThanOrEqual(28);
});
