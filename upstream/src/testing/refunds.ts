import { readPayableWork } from '../pay/payments/payableWork.ts';
import { submitPayments } from '../pay/payments/submitPayments.ts';
import { fixtureIds as ids } from './fixtureIds.ts';
import { runDue } from './invoices.ts';
import { addCard, finishWork } from './pay.ts';
import type { Arrange } from './roleRows.ts';

/** The first pro has worked, and the business has paid $239.30 for that by card. */
export const payInFull: Arrange = async (server) => {
  const { clock, database } = server;
  await finishWork(server);
  await addCard(database);
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
  await database.transaction().execute(async (trx) => {
    const works = await readPayableWork(trx, 'SANDBOX', [ids.openApplications[0]]);
    await submitPayments(trx, works, new Map(), { userId: null, now: clock.now() });
  });
  await settle(server);
};

/** Lets charges, payouts and refunds go through. */
export async function settle(server: Parameters<typeof runDue>[0]): Promise<void> {
  for (let step = 0; step < 7; step += 1) {
    await runDue(server);
    server.clock.advance(31);
  }
}
