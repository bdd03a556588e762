import { beforeEach, expect, test } from 'vitest';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { addApplication, hoursFromStart } from '../../testing/builders.ts';
import { fixtureIds as ids, testStart } from '../../testing/fixtureIds.ts';
import { testClock } from '../../testing/testClock.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { confirmSelection } from './confirmSelection.ts';

const { database, reset } = await testDatabase();
const clock = testClock(testStart);

beforeEach(async () => {
  await reset();
  await addBankAccount(database, { organization_id: ids.harbor });
});

interface State {
  is_confirmed?: boolean;
  is_cancelled?: boolean;
  cancellation_reason?: 'CALLED_OUT';
  selection_expires_ts?: Date;
}

async function confirmWith(state: State): Promise<boolean> {
  const id = await addApplication(database, {
    gig_id: ids.postedGig,
    pro_id: ids.idlePro,
    is_selected: true,
    ...state,
  });
  await inTransactionOf({ database, clock }, null, (trx) =>
    confirmSelection({ clock, settings: testSettings }, trx, id),
  );
  const { is_confirmed } = await database
    .selectFrom('gig_applications')
    .select('is_confirmed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return is_confirmed;
}

test('a selected pro confirms', async () => {
  expect(await confirmWith({ selection_expires_ts: hoursFromStart(1) })).toBe(true);
});

test('a pro who was confirmed by the business confirms without a refusal', async () => {
  expect(await confirmWith({ is_confirmed: true })).toBe(true);
});

test('a pro who has called out cannot confirm', async () => {
  const calledOut = { is_confirmed: true, is_cancelled: true, cancellation_reason: 'CALLED_OUT' } as const;
  await expect(confirmWith(calledOut)).rejects.toThrow('cancelled');
});

test('a pro cannot confirm after the time to confirm', async () => {
  await expect(confirmWith({ selection_expires_ts: hoursFromStart(-1) })).rejects.toThrow(
    'The time to confirm is over.',
  );
});
