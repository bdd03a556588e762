import { applicationById, type BulkResult } from '../../filling/applications/applicationsApi.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { RestError, UpstreamRefusal } from '../../platform/rest/restError.ts';
import { payApplication, payGig } from './paymentsApi.ts';

/** One payment of a mutation's input. */
export interface PaymentOrder {
  readonly tipCents?: number | null | undefined;
  readonly bonusCents?: number | null | undefined;
}

/**
 * Sends payments: those without a tip or bonus by one call, and then each of the others by its own. A refused call, or one
 * without a response, is the result of its pro. Resolves in the order of the ids.
 */
export async function sendPayments(
  rest: RestSession,
  gigId: number,
  orders: readonly (readonly [id: number, order: PaymentOrder])[],
): Promise<BulkResult[]> {
  const plain = orders.filter(([, order]) => !hasExtras(order)).map(([id]) => id);
  const extra = orders.filter(([, order]) => hasExtras(order));
  // First: if it is refused as a whole, no one was paid.
  const { results: together } =
    plain.length === 0
      ? { results: [] }
      : await rest.call(payGig, { path: { gigId }, body: { application_ids: plain } });
  const each = await Promise.all(extra.map(([id, order]) => payOne(rest, gigId, id, order)));
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
  gigId: number,
  id: number,
  { tipCents, bonusCents }: PaymentOrder,
): Promise<BulkResult> {
  try {
    const application = await rest.load(applicationById, id);
    if (application?.gig_id !== gigId) return failed('not_found', 'This pro does not work this shift.');
    const body = {
      ...(tipCents != null && { tip_amount: tipCents / 100 }),
      ...(bonusCents != null && { bonus: bonusCents / 100 }),
    };
    return { ok: true, application: await rest.call(payApplication, { path: { id }, body }) };
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    if (!(error instanceof UpstreamRefusal)) {
      return failed('unknown', 'No response, so this pro may have been paid. Reload before you retry.');
    }
    if (error.isUnauthenticated) throw error;
    return { ok: false, error: error.error };
  }
}

function failed(code: string, message: string): BulkResult {
  return { ok: false, error: { code, message, target: null, targetValue: null, details: [] } };
}
