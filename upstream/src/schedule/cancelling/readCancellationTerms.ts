import { effectivePaymentMethodType } from '../../businesses/paymentMethods/paymentMethodType.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CancellationTerms } from './cancellationFee.ts';

/** Reads on what terms a location cancels now, and what it pays with. */
export async function readCancellationTerms(
  database: Database,
  network: CardNetworkName,
  locationId: number,
): Promise<CancellationTerms> {
  const { invoicing_enabled, method_type, ...terms } = await database
    .selectFrom('locations')
    .select([
      'cancellation_free_hours',
      'cancellation_guaranteed_hours',
      'invoicing_enabled',
      'product_fee_percentage',
      'in_network_payments_fee_percentage',
      'w2_fee_percentage',
      'background_checks_fee_percentage',
    ])
    .select(effectivePaymentMethodType(network).as('method_type'))
    .where('locations.id', '=', locationId)
    .executeTakeFirstOrThrow();
  return { ...terms, method_type: invoicing_enabled ? null : method_type };
}
