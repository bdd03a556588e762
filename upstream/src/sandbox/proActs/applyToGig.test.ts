import { beforeEach, expect, test } from 'vitest';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { fixtureIds as ids, testStart } from '../../testing/fixtureIds.ts';
import { testClock } from '../../testing/testClock.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { applyToGig } from './applyToGig.ts';

const { database, reset } = await testDatabase();
const clock = testClock(testStart);

beforeEach(reset);

const apply = (proId: number) =>
  inTransactionOf({ database, clock }, null, (trx) =>
    applyToGig({ clock }, trx, { gigId: ids.postedGig, proId }),
  );

test('a pro who may see a shift applies', async () => {
  expect(await apply(ids.idlePro)).toBeGreaterThan(0);
});

test('a pro who may not see a shift is refused in words that do not deny the shift', async () => {
  await database.updateTable('gigs').set({ type: 'NETWORK' }).where('id', '=', ids.postedGig).execute();

  await expect(apply(ids.idlePro)).rejects.toThrow('This shift is not open to this pro.');
});
