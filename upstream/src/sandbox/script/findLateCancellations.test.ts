import { beforeEach, expect, test } from 'vitest';
import { cancelLate } from '../../testing/cancelLate.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { disputeWork } from '../proActs/disputeWork.ts';
import { findLateCancellations } from './findLateCancellations.ts';

const server = await startTestServer();
const { clock, database, ids, reset } = server;
const [first, second] = ids.openApplications;

beforeEach(reset);

const find = (seed = 1) =>
  database.transaction().execute((trx) => findLateCancellations({ trx, seed, now: clock.now() }));
const guarantee = (cancellation_guaranteed_hours: number) =>
  database.updateTable('locations').set({ cancellation_guaranteed_hours }).execute();
const claim = async () => {
  await database.transaction().execute((trx) =>
    disputeWork({ clock, settings: testSettings }, trx, {
      applicationId: first,
      subject: 'CANCELLATION',
    }),
  );
  return database
    .selectFrom('disputes')
    .select(['subject', 'contested_value', 'claimed_value'])
    .executeTakeFirstOrThrow();
};

test('pros who are paid less than the posted hours may dispute the cancellation, once', async () => {
  await cancelLate(server);
  const situations = await find();
  const names = situations.map(({ name }) => name);
  expect(names).toEqual([`cancelled-late:${first}`, `cancelled-late:${second}`]);
  await database
    .insertInto('sandbox_situations')
    .values(names.map((name) => ({ name })))
    .execute();
  expect(await find()).toEqual([]);
});

test('some pros dispute a late cancellation, within a day', async () => {
  await cancelLate(server);
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const acts = (await Promise.all(seeds.map(find))).flat().flatMap((situation) => situation.acts);
  expect(acts.length).toBeGreaterThan(0);
  expect(acts.length).toBeLessThan(40);
  for (const { kind, due_ts } of acts) {
    expect(kind).toBe('DISPUTE_CANCELLATION');
    expect(Number(due_ts) - clock.now().getTime()).toBeLessThanOrEqual(25 * 3_600_000);
  }
});

test('no one disputes the pay for the whole shift, or a cancellation in time', async () => {
  await guarantee(8);
  await cancelLate(server);
  expect(await find()).toEqual([]);
  await reset();
  await cancelLate(server, { hours: 0 });
  expect(await find()).toEqual([]);
});

test('pros who dispute a cancellation claim the posted hours, or four where nothing was guaranteed', async () => {
  await cancelLate(server);
  expect(await claim()).toEqual({ subject: 'CANCELLATION', contested_value: 240, claimed_value: 480 });
  await reset();
  await guarantee(0);
  await cancelLate(server);
  expect(await claim()).toEqual({ subject: 'CANCELLATION', contested_value: 0, claimed_value: 240 });
});
