import { z } from 'zod';
import { testPayoutAccounts } from '../platform/cardNetwork/sandbox/testPayoutAccounts.ts';
import type { Database } from '../platform/database/database.ts';
import { wakeDueWork } from '../platform/dueWork/wakeDueWork.ts';
import { notFound } from '../platform/errors.ts';
import { idParameter } from '../platform/server/parameters.ts';
import { route } from '../platform/server/route.ts';
import type { Services } from '../platform/server/services.ts';
import { requireSandbox } from './requireSandbox.ts';

const payoutAccount = z.strictObject({
  test_account: z
    .enum(testPayoutAccounts, 'Choose a test account')
    .describe(
      'SUCCESS gets money. NONE is no account: payouts wait, and charges are refused. REFUSED fails when the money would ' +
        'arrive, and CLOSED fails before it is on its way',
    ),
});

type TestAccount = z.output<typeof payoutAccount>['test_account'];

/** `PUT /api/sandbox/pros/:proId/payout-account/`: the outcome of payouts to a pro. Does not exist in production. */
export const putPayoutAccount = (services: Services) =>
  route({
    method: 'PUT',
    url: '/api/sandbox/pros/:proId/payout-account/',
    access: 'staffer',
    scope: 'PAY',
    tags: ['sandbox'],
    summary: 'Choose the test payout account of a pro',
    description: 'Decides what becomes of payouts to the pro. Payouts that waited for an account are sent.',
    params: z.object({ proId: idParameter }),
    body: payoutAccount,
    responses: { 200: payoutAccount },
    errors: [404],
    handle: async ({ params: { proId }, body }) => {
      requireSandbox(services);
      const { database } = services;
      await database.transaction().execute((trx) => setAccount(trx, proId, body.test_account));
      wakeDueWork(database);
      return { status: 200, body };
    },
  });

/** @throws ApiError not_found for an unknown pro */
async function setAccount(trx: Database, proId: number, account: TestAccount): Promise<void> {
  const pro = await trx
    .updateTable('pros')
    .set({ has_stripe_id: account !== 'NONE' })
    .where('id', '=', proId)
    .returning('id')
    .executeTakeFirst();
  if (!pro) throw notFound('pro');
  await trx.deleteFrom('sandbox_payout_accounts').where('pro_id', '=', proId).execute();
  if (account === 'SUCCESS' || account === 'NONE') return;
  await trx.insertInto('sandbox_payout_accounts').values({ pro_id: proId, test_account: account }).execute();
}
