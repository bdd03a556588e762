import type { BulkResult } from '../../filling/applications/applicationsApi.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { payApplication, payGig } from './paymentsApi.ts';

/** One payment of a mutation's input. */
export interface PaymentOrder {
  readonly tipCents?: number | null | undefined;
  readonly bonusCents?: number | null | undefined;
}

/**
 * Sends payments: those without a tip or bonus by one call, and each of the others by its own. A refused call is the
 * result of its pro. Resolves in the order of the ids.
 */
export async function sendPayments(
  rest: RestSession,
  gigId: number,
  orders: readonly (readonly [id: number, order: PaymentOrder])[],
): Promise<BulkResult[]> {
  const plain = orders.filter(([, order]) => !hasExtras(order)).map(([id]) => id);
  const extra = orders.filter(([, order]) => hasExtras(order));
  const [together, each] = await Promise.all([
    plain.length === 0
      ? []
      : rest
          .call(payGig, { path: { gigId }, body: { application_ids: plain } })
          .then(({ results }) => results),
    Promise.all(extra.map(([id, order]) => payOne(rest, id, order))),
  ]);
  const results = new Map<number, BulkResult | undefined>([
    ...plain.map((id, index) => [id, together[index]] as const),
    ...extra.map(([id], index) => [id, each[index]] as const),
  ]);
  return orders.flatMap(([id]) => results.get(id) ?? []);
}

function hasExtras({ tipCents, bonusCents }: PaymentOrder): boolean {
  return tipCents != null || bonusCents != null;
}

async function payOne(
  rest: RestSession,
  id: number,
  { tipCents, bonusCents }: PaymentOrder,
): Promise<BulkResult> {
  try {
    const body = {
      ...(tipCents != null && { tip_amount: tipCents / 100 }),
      ...(bonusCents != null && { bonus: bonusCents / 100 }),
    };
    return { ok: true, application: await rest.call(payApplication, { path: { id }, body }) };
  } catch (error) {
    if (error instanceof UpstreamRefusal && !error.isUnauthenticated)
      return { ok: false, error: error.error };
    throw error;
  }
}
