import { beforeEach, expect, test } from 'vitest';
import type { Setback } from '../../platform/dueWork/setback.ts';
import { breakWrites } from '../../testing/breakWrites.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { approveHours } from './approveHours.ts';

const server = await startTestServer();
const { clock, database, ids, reset } = server;
const worked = ids.openApplications.slice(0, 2);

const run = (settings = testSettings) => runDueWork({ database, clock, settings }, [approveHours]);

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
  await database
    .insertInto('time_punches')
    .values(
      worked.map((application_id) => ({ application_id, time: hoursFromStart(24), punch_type: 'CLOCK_IN' })),
    )
    .execute();
  clock.set(hoursFromStart(80));
});

test('pays reported hours 48 hours after the work, once, as the system', async () => {
  clock.set(hoursFromStart(79.9));
  expect(await run()).toEqual({});
  clock.set(hoursFromStart(80));
  expect(await run()).toEqual({ approveHours: 2 });
  expect(await run()).toEqual({});

  expect(await database.selectFrom('payments').select(['status', 'submitted_by_user_id']).execute()).toEqual([
    { status: 'SUBMITTED', submitted_by_user_id: null },
    { status: 'SUBMITTED', submitted_by_user_id: null },
  ]);
});

test('leaves hours that no one reported, which can be a no-show, until a manager sets them', async () => {
  await database
    .deleteFrom('time_punches')
    .where('application_id', '=', worked[0] ?? 0)
    .execute();
  expect(await run()).toEqual({ approveHours: 1 });

  await database
    .updateTable('gig_applications')
    .set({ hours_updated_ts: hoursFromStart(33) })
    .where('id', '=', worked[0] ?? 0)
    .execute();
  expect(await run()).toEqual({ approveHours: 1 });
});

test('the sandbox clock stops at the automatic approval', async () => {
  clock.set(hoursFromStart(33));
  expect(await approveHours.next?.(database, { after: clock.now(), locationId: ids.harborHouse })).toEqual(
    hoursFromStart(80),
  );
});

test('work that cannot be paid delays no other, and is retried later', async () => {
  const [broken = 0, other] = worked;
  const setbacks: Pick<Setback, 'id' | 'failures'>[] = [];
  const services = {
    database,
    clock,
    settings: testSettings,
    onSetback: ({ id, failures }: Setback) => setbacks.push({ id, failures }),
  };
  const restore = await breakWrites(database, {
    table: 'payments',
    condition: `new.application_id = ${broken}`,
  });
  expect(await runDueWork(services, [approveHours])).toEqual({ approveHours: 2 });
  expect(await runDueWork(services, [approveHours])).toEqual({});
  expect(await database.selectFrom('payments').select('application_id').execute()).toEqual([
    { application_id: other },
  ]);
  clock.advance(1);
  expect(await runDueWork(services, [approveHours])).toEqual({ approveHours: 1 });
  expect(setbacks).toEqual([
    { id: broken, failures: 1 },
    { id: broken, failures: 2 },
  ]);

  await restore();
  clock.advance(1);
  expect(await runDueWork(services, [approveHours])).toEqual({ approveHours: 1 });
  expect(await database.selectFrom('payments').select('application_id').execute()).toHaveLength(2);
  expect(await database.selectFrom('job_setbacks').selectAll().execute()).toEqual([]);
});

test.each([
  ['a location that does not want that', () => off()],
  ['a location without a payment method', () => database.deleteFrom('payment_methods').execute()],
  [
    'a payment method that waits for its bank',
    () => database.updateTable('payment_methods').set({ status: 'REQUIRES_ACTION' }).execute(),
  ],
])('no hours are approved for %s', async (_where, arrange) => {
  await arrange();
  expect(await run()).toEqual({});
});

test('no hours are approved where the card network does not charge', async () => {
  await database.updateTable('billing_accounts').set({ network: 'STRIPE' }).execute();
  expect(await run({ ...testSettings, isProduction: true })).toEqual({});
});

const off = () =>
  database
    .updateTable('locations')
    .set({ auto_approve_hours_enabled: false })
    .where('id', '=', ids.harborHouse)
    .execute();
