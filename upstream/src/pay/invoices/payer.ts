import type { Selectable } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { billedLocation } from './billedLocation.ts';
import { hasExpired } from '../payments/requireUsableMethod.ts';

/** The payment method that is charged for an invoice; all null without one. */
export type Payer = Awaited<ReturnType<typeof readPayer>>;

/** Reads who pays an invoice now: its location, or the organization where that is billed or has the location no more. */
export async function readPayer(
  database: Database,
  network: CardNetworkName,
  { organization_id, location_id }: Pick<Selectable<Tables['invoices']>, 'organization_id' | 'location_id'>,
) {
  const location = await billedLocation(database, { organization_id, location_id });
  const method = await database
    .selectFrom('billing_accounts')
    .innerJoin('payment_methods', 'payment_methods.billing_account_id', 'billing_accounts.id')
    .select([
      'customer_id',
      'external_id as method_id',
      'payment_methods.status as method_status',
      'issuer',
      'last4',
      'expires_month',
      'expires_year',
    ])
    .where('network', '=', network)
    .where((eb) =>
      location?.billing_source === 'LOCATION'
        ? eb('location_id', '=', location_id)
        : eb('organization_id', '=', organization_id),
    )
    .executeTakeFirst();
  const none = {
    customer_id: null,
    method_id: null,
    method_status: null,
    issuer: null,
    last4: null,
    expires_month: null,
    expires_year: null,
  };
  return method ?? none;
}

/** Whether there is a payment method that the card network may accept. */
export function canBeCharged(services: DueServices, payer: Payer, now: Date): boolean {
  return cardNetwork(services).charge !== null && payer.method_status === 'ACTIVE' && !hasExpired(payer, now);
}
