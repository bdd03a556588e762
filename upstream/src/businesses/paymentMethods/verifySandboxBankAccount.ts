import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { sandboxPaymentMethod } from '../../platform/cardNetwork/sandbox/sandboxPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { accountOf } from './accountOf.ts';
import { locationOwner, organizationOwner } from './billingOwner.ts';
import { paymentMethodResponse, toPaymentMethod } from './paymentMethodResponse.ts';
import { savePaymentMethod } from './savePaymentMethod.ts';
import { notifyOfVerification } from './notifyOfVerification.ts';

/**
 * `POST /api/sandbox/payment-methods/:externalId/verification/`: simulates the result of a bank account verification,
 * which takes days outside the sandbox. Does not exist in production.
 */
export const verifySandboxBankAccount = (services: Services) => {
  const { database, clock, settings } = services;
  return route({
    method: 'POST',
    url: '/api/sandbox/payment-methods/:externalId/verification/',
    access: 'session',
    scope: 'PAY',
    tags: ['sandbox'],
    summary: 'Complete the verification of a bank account',
    params: z.object({ externalId: z.string().max(100) }),
    body: z.strictObject({ outcome: z.enum(['VERIFIED', 'FAILED']) }),
    responses: { 200: paymentMethodResponse },
    errors: [404, 409],
    handle: async ({ params: { externalId }, body: { outcome }, caller }) => {
      if (settings.isProduction) throw notFound();
      const account = await accountOf(database, externalId);
      if (account?.network !== 'SANDBOX') throw notFound('payment method');
      await requireManager(database, caller, account);
      const row = await database.transaction().execute(async (trx) => {
        const intent = await trx
          .updateTable('sandbox_setup_intents')
          .set({ status: outcome === 'VERIFIED' ? 'SUCCEEDED' : 'FAILED' })
          .where('payment_method_id', '=', externalId)
          .where('status', '=', 'PENDING_VERIFICATION')
          .returningAll()
          .executeTakeFirst();
        const method = intent && sandboxPaymentMethod(intent);
        if (!method) throw new ApiError('invalid_transition', 'No verification is pending.');
        const saved = await savePaymentMethod(trx, { account, method, userId: null, now: clock.now() });
        await notifyOfVerification(services, trx, { account, method: saved });
        return saved;
      });
      return { status: 200, body: toPaymentMethod(row, { withDetails: true }) };
    },
  });
};

async function requireManager(
  database: Database,
  caller: Caller,
  { location_id, organization_id }: { location_id: number | null; organization_id: number | null },
): Promise<void> {
  if (location_id !== null) await locationOwner(database, caller, location_id, 'manage');
  if (organization_id !== null) await organizationOwner(database, caller, organization_id, 'manage');
}
