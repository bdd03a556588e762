import type { CardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { BillingOwner } from './billingOwner.ts';

/** The owner's account with a network, if it exists. */
export function findAccount(database: Database, network: CardNetworkName, { kind, id }: BillingOwner) {
  return database
    .selectFrom('billing_accounts')
    .selectAll()
    .where('network', '=', network)
    .where(kind === 'location' ? 'location_id' : 'organization_id', '=', id)
    .executeTakeFirst();
}

/**
 * The owner's customer id at the network, created on first use. Of two concurrent first calls, one customer
 * is stored; the other one is never used.
 */
export async function customerOf(
  { database, network, now }: { database: Database; network: CardNetwork; now: Date },
  owner: BillingOwner,
): Promise<string> {
  const known = await findAccount(database, network.name, owner);
  if (known) return known.customer_id;
  await database
    .insertInto('billing_accounts')
    .values({
      network: network.name,
      location_id: owner.kind === 'location' ? owner.id : null,
      organization_id: owner.kind === 'organization' ? owner.id : null,
      customer_id: await network.createCustomer(owner),
      created_ts: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const account = await findAccount(database, network.name, owner);
  if (!account) throw new Error('A billing account was not stored');
  return account.customer_id;
}
