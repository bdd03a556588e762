import type { ApplicantOutcome } from '../../filling/applications/ApplicantResult.ts';
import type { BulkResult } from '../../filling/applications/applicationsApi.ts';
import { eachApplicant } from '../../filling/applications/eachApplicant.ts';
import { pathsInList } from '../../filling/applications/pathsInList.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import type { PaymentsBody } from './paymentsApi.ts';
import type { ProPayment } from './ProPaymentInput.ts';

/**
 * Pays the work of several pros by one call, and reports a result for each payment of the input.
 *
 * @param send makes the call; its results are in the order of the ids
 */
export async function payEach(
  payments: readonly ProPayment[],
  send: (body: PaymentsBody) => Promise<{ readonly results: readonly BulkResult[] }>,
): Promise<ApplicantOutcome[]> {
  const orders = new Map<number | null, ProPayment>(
    payments.map((order) => [databaseIdOf(order.applicationId, 'GigApplication'), order]),
  );
  const { results } = await eachApplicant(
    payments.map(({ applicationId }) => applicationId),
    { tip_amount: ['tipCents'], bonus: ['bonusCents'] },
    async (ids) => {
      const extras = ids.flatMap((number) => extrasBody(number, orders.get(number)));
      return (await send({ application_ids: ids, extras })).results;
    },
  );
  return pathsInList('payments', results);
}

function extrasBody(applicationId: number, order: ProPayment | undefined) {
  const { tipCents, bonusCents } = order ?? {};
  if (tipCents == null && bonusCents == null) return [];
  return [
    {
      application_id: applicationId,
      ...(tipCents != null && { tip_amount: tipCents / 100 }),
      ...(bonusCents != null && { bonus: bonusCents / 100 }),
    },
  ];
}
