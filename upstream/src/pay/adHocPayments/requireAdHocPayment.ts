import type { Selectable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, requirePermission } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { AdHocPaymentsTable } from './adHocPaymentsTables.ts';

/**
 * A payment at a location where the caller pays.
 *
 * @throws ApiError not_found without access to the location of the payment, permission_denied without payments.make
 */
export async function requireAdHocPayment(
  database: Database,
  caller: Caller,
  id: number,
): Promise<Selectable<AdHocPaymentsTable>> {
  const payment = await database
    .selectFrom('adhoc_payments')
    .innerJoin('locations', 'locations.id', 'adhoc_payments.location_id')
    .selectAll('adhoc_payments')
    .select('locations.organization_id')
    .where('adhoc_payments.id', '=', id)
    .executeTakeFirst();
  const access =
    payment && accessOf(caller, { id: payment.location_id, organization_id: payment.organization_id });
  if (!access) throw notFound('payment');
  requirePermission(access, 'payments.make');
  return payment;
}
