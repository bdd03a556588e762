import { beforeEach, expect, test } from 'vitest';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { clockOutForgotten } from './clockOutForgotten.ts';

const { clock, database, ids, reset } = await startTestServer();
const [forgetful, punctual] = ids.openApplications;
const services = { database, clock, settings: testSettings };
const run = () => runDueWork(services, [clockOutForgotten]);

// The work ends 32 hours after the start.
beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  await database
    .insertInto('time_punches')
    .values([
      { application_id: forgetful, time: hoursFromStart(24), punch_type: 'CLOCK_IN' },
      { application_id: punctual, time: hoursFromStart(24), punch_type: 'CLOCK_IN' },
      { application_id: punctual, time: hoursFromStart(32), punch_type: 'CLOCK_OUT' },
    ])
    .execute();
});

test('clocks out a pro who forgot to, 4 hours after the end, once, and ends the break with the work', async () => {
  await database
    .insertInto('shift_breaks')
    .values({ application_id: forgetful, start_time: hoursFromStart(30) })
    .execute();
  clock.set(hoursFromStart(35.99));
  expect(await run()).toEqual({});

  clock.set(hoursFromStart(40));
  expect(await run()).toEqual({ clockOutForgotten: 1 });
  expect(await run()).toEqual({});
  const punches = await database
    .selectFrom('time_punches')
    .select(['application_id', 'time', 'punch_type', 'is_automatic', 'recorded_by_user_id'])
    .where('is_automatic', '=', true)
    .execute();
  expect(punches).toEqual([
    {
      application_id: forgetful,
      time: hoursFromStart(36),
      punch_type: 'CLOCK_OUT',
      is_automatic: true,
      recorded_by_user_id: null,
    },
  ]);
  expect(await database.selectFrom('shift_breaks').select('end_time').execute()).toEqual([
    { end_time: hoursFromStart(32) },
  ]);
});

const next = (after: number, locationId: number | null = null) =>
  clockOutForgotten.next?.(database, { after: hoursFromStart(after), locationId });

test('the sandbox clock stops when it is due', async () => {
  expect(await next(24)).toEqual(hoursFromStart(36));
  expect(await next(24, ids.vineStreet)).toBeNull();
  expect(await next(36)).toBeNull();
});

test('a deleted clock-out makes the pro one who is at work', async () => {
  await database.deleteFrom('time_punches').where('punch_type', '=', 'CLOCK_OUT').execute();
  clock.set(hoursFromStart(36));

  expect(await run()).toEqual({ clockOutForgotten: 2 });
});

test('a pro whose hours were set to end long before their clock-in is clocked out with it, once', async () => {
  await database
    .updateTable('gig_applications')
    .set({ work_end_time: hoursFromStart(19) })
    .where('id', '=', forgetful)
    .execute();
  clock.set(hoursFromStart(25));

  expect(await run()).toEqual({ clockOutForgotten: 1 });
  expect(await run()).toEqual({});
  expect(
    await database.selectFrom('time_punches').select('time').where('is_automatic', '=', true).execute(),
  ).toEqual([{ time: hoursFromStart(24) }]);
});
